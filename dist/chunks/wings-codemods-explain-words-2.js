import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_tools_notebook_edit$l as b}from"./start.js";import{
core_text_unusual$d as c}from"./start.js";import{core_text_words$a as i,core_text_words$b as m,core_text_words$c as E,core_text_words$q as S}from"./hook.js";function R({
matches:n,exceptions:e=[]},t){if(e.length===0)return"";let r=e.reduce((o,s)=>o+(s.places??1),0),l=e.reduce((o,s)=>o+(s.isInside?s.places??0:0),0);if(r-l>n)return`\
only in these files, ${i(r,"place")} elsewhere differ`;let a=e.map(({path:o,places:s})=>`${c(o)}${s===void 0?"":` (${s})`}`);return`${r} of ${i(n+r-l,"place")} ${r===
1?"differs":"differ"}: ${E(a,t)}`}var K=({tool:n,input:e})=>{let{title:t}=b(n),r=e;return t?d(t(r)):L(r)},L=n=>{let{pattern:e,regex:t,old_string:r="",new_string:l=""}=n,
a=t===void 0?void 0:_(t,n);if(a!==void 0)return a;let o=e??(t===void 0?r:F(t)),s=P(t),p=x.test(t??"");if(!p&&/^[\w$]+$/.test(o)&&/^[\w$]+$/.test(l))return`renam\
e ${o} \u2192 ${l}${s}`;let f=p?" at the start of lines":"";if(l==="")return`delete ${d(o)}${f}`;let u=o.startsWith(`
`)&&!l.startsWith(`
`),$=t?.startsWith(k)?l.replace(/^\$1/,""):l;return`replace ${u?"\u23CE ":""}${d(o)} \u2192 ${d($)}${f}${s}`};function _(n,{new_string:e="",only_if:t}){let[,r]=v.
exec(n)??[];if(r!==void 0)return`replace $1 \u2192 ${d(e.replace(/^\$1/,"").replace(/\$2$/,"$1"))}, where $1 is ${I(r)}`;let[,l]=M.exec(n)??[];if(l!==void 0)return`\
rename ${y(l)} \u2192 ${e.replaceAll(/^\$1|\$[12]$/g,"")} in names`;if(n===D&&e===`
`)return"delete blanks at the ends of lines";if(n==="([\\s\\S])$")return`end with ${d(e.slice(2))}`;if(n==="^([\\s\\S])"){let o=t?.not_contains===void 0?"":` wh\
ere ${d(t.not_contains)} is missing`;return`begin with ${d(e.slice(0,-2))}${o}`}let[,a]=z.exec(n)??[];return e===""&&a!==void 0?`delete lines that begin with ${d(
y(a)??a)}`:void 0}var D="[ \\t]+\\n";function F(n){let e=0,t=n.replace(x,"").replaceAll(g,()=>`\0${++e}`);return y(t)?.replace(/\0(\d)/g,"$$$1")??`/${n}/`}var g=/(?<!\\)\((\\w\+|\[\\[dw][.$]\]\+|[\w-]+(?:\|[\w-]+)*)\)/g,
k="(?m)^([ \\t]+)",x=/^\(\?m\)\^(?:\(\[ \\t\]\+\))?/;function P(n=""){if(/(?<!\\)\((?!\?)/.test(n.replaceAll(g,"")))return"";let e=[...n.matchAll(g)].flatMap(([
,t=""],r)=>t.includes("|")?[`$${r+1} is ${I(t)}`]:[]);return e.length===0?"":`, where ${e.join(" and ")}`}function I(n){let e=n.split("|");return e.length<=j?e.
join("/"):`${e.slice(0,w).join("/")} or ${e.length-w} more`}var j=8,w=4,v=/^\(\?m\)\(\^\|\[\^\\w[^\]]+\]\)\(([\w|]+)\)\\b$/,z=/^\(\?m\)\^\[ \\t\]\*(.+)\.\*\\n$/,
M=/^(?=\(|.*\)$)(?:\((?:_|\[a-z\\d_\])\|\\b\))?(\w+?)(?:\((?:\[A-Z\]\[a-z\]\|)?\[[-A-Z\\d_]+\]\|\\b\))?$/;function y(n){let e=n.replace(/^\\b/,"").replace(/\\b$/,
"");if(!/\\[A-Za-mo-su-z\d]|(?<!\\)(?:\\\\)*[.*+?()[\]{}|^$]/.test(e))return e.replaceAll("\\n",`
`).replaceAll("\\t","	").replace(/\\(.)/g,"$1")}var d=n=>{let e=n.split(`
`).filter(l=>/[\p{L}\p{N}]/u.test(l));if(n.replace(/\n$/,"").includes(`
`)&&n.length>T&&e.length>1)return`${i(n.replace(/^\n|\n$/g,"").split(`
`).length,"line")} (${d((e[0]??"").trim())} \u2026)`;let t=n.replace(/^\n+|(?<!\n)\n+$/g,"").replace(/^[ \t]+|(?<![ \t])[ \t]+$/g,l=>c(l,{blanks:true})),r=c(t.replaceAll(
/(?<!\s)\s*\n\s*/g," \u23CE "))||c(n,{blanks:true});return S(r,T)},T=60;function Q(n){let{steps:e,lines:t,files:r,toRead:l,stopped:a,ordinary:o,leftOut:s}=n,p=s.
length>0?` No step can express ${i(s.length,"change")}.`:"",f=l.length===0?"a smaller plan":"more rules",u=a?`${G[a]}; there may be ${f}. `:"",$=`${o===void 0?"":
` This is the ordinary plan, since ${o}.`}${p}`;if(r.all===0)return"Nothing differs.";let h=W(l);if(e.length===0)return`${u}No rule explains any of ${i(t.all,"c\
hanged line")} in ${i(r.all,"file")}. ${h}${$}`;let O=e.length>Z?"":`: ${e.map(B).join(", ")}`,N=e.length===1?"explains":"explain";return`${u}${i(e.length,"step")}\
 ${N} ${m(t.explained)} of ${i(t.all,"changed line")} in ${m(r.explained)} of ${i(r.all,"file")}${O}. ${h}${$}`}function W(n){if(n.length===0)return"Nothing els\
e to read.";let[e,t]=[n.filter(({generated:l})=>!l),n.filter(({generated:l})=>l)];return`${[...e.length>0?[`${i(A(e),"line")} in ${i(e.length,"file")} to read`]:
[],...t.length>0?[`${i(A(t),"line")} in ${i(t.length,"generated file")}`]:[]].join(", ")}.`}var Z=3,B=n=>{let{title:e,matches:t,counts:r}=n,l=R(n,C),o=[r==="fil\
es"&&t===1?"":i(t,r==="places"?"place":"file"),l].filter(Boolean).join("; ");return o===""?e:`${e} (${o})`},C=3,A=n=>n.reduce((e,{lines:t})=>e+t,0),G={work:"The\
 search ended at its limit of work",time:"The search ended at its limit of time",memory:"The search ended at its limit of memory"};export{R as a,K as b,Q as c,B as d};
