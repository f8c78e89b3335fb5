import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_tools_notebook_edit$l as S}from"./start.js";import{
core_text_unusual$d as c}from"./start.js";import{core_text_words$a as i,core_text_words$b as m,core_text_words$c as E,core_text_words$q as w}from"./hook.js";function R({
matches:n,exceptions:e=[]},t){if(e.length===0)return"";let r=e.reduce((l,s)=>l+(s.places??1),0),o=e.reduce((l,s)=>l+(s.isInside?s.places??0:0),0);if(r-o>n)return`\
only in these files: ${i(r,"place")} elsewhere ${r===1?"stays":"stay"} without it`;let a=e.map(({path:l,places:s})=>`${c(l)}${s===void 0?"":` (${s})`}`);return`${r}\
 of ${i(n+r-o,"place")} ${r===1?"differs":"differ"}: ${E(a,t)}`}var K=({tool:n,input:e})=>{let{title:t}=S(n),r=e;return t?d(t(r)):L(r)},L=n=>{let{pattern:e,regex:t,
old_string:r="",new_string:o=""}=n,a=t===void 0?void 0:_(t,n);if(a!==void 0)return a;let l=e??(t===void 0?r:F(t)),s=P(t),p=x.test(t??"");if(!p&&/^[\w$]+$/.test(
l)&&/^[\w$]+$/.test(o))return`rename ${l} \u2192 ${o}${s}`;let f=p?" at the start of lines":"";if(o==="")return`delete ${d(l)}${f}`;let u=l.startsWith(`
`)&&!o.startsWith(`
`),$=t?.startsWith(k)?o.replace(/^\$1/,""):o;return`replace ${u?"\u23CE ":""}${d(l)} \u2192 ${d($)}${f}${s}`};function _(n,{new_string:e="",only_if:t}){let[,r]=v.
exec(n)??[];if(r!==void 0)return`replace $1 \u2192 ${d(e.replace(/^\$1/,"").replace(/\$2$/,"$1"))}, where $1 is ${I(r)}`;let[,o]=M.exec(n)??[];if(o!==void 0)return`\
rename ${y(o)} \u2192 ${e.replaceAll(/^\$1|\$[12]$/g,"")} in names`;if(n===D&&e===`
`)return"delete blanks at the ends of lines";if(n==="([\\s\\S])$")return`end with ${d(e.slice(2))}`;if(n==="^([\\s\\S])"){let l=t?.not_contains===void 0?"":` wh\
ere ${d(t.not_contains)} is missing`;return`begin with ${d(e.slice(0,-2))}${l}`}let[,a]=z.exec(n)??[];return e===""&&a!==void 0?`delete lines that begin with ${d(
y(a)??a)}`:void 0}var D="[ \\t]+\\n";function F(n){let e=0,t=n.replace(x,"").replaceAll(g,()=>`\0${++e}`);return y(t)?.replace(/\0(\d)/g,"$$$1")??`/${n}/`}var g=/(?<!\\)\((\\w\+|\[\\[dw][.$]\]\+|[\w-]+(?:\|[\w-]+)*)\)/g,
k="(?m)^([ \\t]+)",x=/^\(\?m\)\^(?:\(\[ \\t\]\+\))?/;function P(n=""){if(/(?<!\\)\((?!\?)/.test(n.replaceAll(g,"")))return"";let e=[...n.matchAll(g)].flatMap(([
,t=""],r)=>t.includes("|")?[`$${r+1} is ${I(t)}`]:[]);return e.length===0?"":`, where ${e.join(" and ")}`}function I(n){let e=n.split("|");return e.length<=j?e.
join("/"):`${e.slice(0,b).join("/")} or ${e.length-b} more`}var j=8,b=4,v=/^\(\?m\)\(\^\|\[\^\\w[^\]]+\]\)\(([\w|]+)\)\\b$/,z=/^\(\?m\)\^\[ \\t\]\*(.+)\.\*\\n$/,
M=/^(?=\(|.*\)$)(?:\((?:_|\[a-z\\d_\])\|\\b\))?(\w+?)(?:\((?:\[A-Z\]\[a-z\]\|)?\[[-A-Z\\d_]+\]\|\\b\))?$/;function y(n){let e=n.replace(/^\\b/,"").replace(/\\b$/,
"");if(!/\\[A-Za-mo-su-z\d]|(?<!\\)(?:\\\\)*[.*+?()[\]{}|^$]/.test(e))return e.replaceAll("\\n",`
`).replaceAll("\\t","	").replace(/\\(.)/g,"$1")}var d=n=>{let e=n.split(`
`).filter(o=>/[\p{L}\p{N}]/u.test(o));if(n.replace(/\n$/,"").includes(`
`)&&n.length>T&&e.length>1)return`${i(n.replace(/^\n|\n$/g,"").split(`
`).length,"line")} (${d((e[0]??"").trim())} \u2026)`;let t=n.replace(/^\n+|(?<!\n)\n+$/g,"").replace(/^[ \t]+|(?<![ \t])[ \t]+$/g,o=>c(o,{blanks:true})),r=c(t.replaceAll(
/(?<!\s)\s*\n\s*/g," \u23CE "))||c(n,{blanks:true});return w(r,T)},T=60;function Q(n){let{steps:e,lines:t,files:r,toRead:o,stopped:a,ordinary:l,leftOut:s}=n,p=s.
length>0?` No step can express ${i(s.length,"change")}.`:"",f=o.length===0?"a smaller plan":"more rules",u=a?`${G[a]}; there may be ${f}. `:"",$=`${l===void 0?"":
` This is the ordinary plan, since ${l}.`}${p}`;if(r.all===0)return"Nothing differs.";let h=W(o);if(e.length===0)return`${u}No rule explains any of ${i(t.all,"c\
hanged line")} in ${i(r.all,"file")}. ${h}${$}`;let O=e.length>Z?"":`: ${e.map(B).join(", ")}`,N=e.length===1?"explains":"explain";return`${u}${i(e.length,"step")}\
 ${N} ${m(t.explained)} of ${i(t.all,"changed line")} in ${m(r.explained)} of ${i(r.all,"file")}${O}. ${h}${$}`}function W(n){if(n.length===0)return"Nothing els\
e to read.";let[e,t]=[n.filter(({generated:o})=>!o),n.filter(({generated:o})=>o)];return`${[...e.length>0?[`${i(A(e),"line")} in ${i(e.length,"file")} to read`]:
[],...t.length>0?[`${i(A(t),"line")} in ${i(t.length,"generated file")}`]:[]].join(", ")}.`}var Z=3,B=n=>{let{title:e,matches:t,counts:r}=n,o=R(n,C),l=[r==="fil\
es"&&t===1?"":i(t,r==="places"?"place":"file"),o].filter(Boolean).join("; ");return l===""?e:`${e} (${l})`},C=3,A=n=>n.reduce((e,{lines:t})=>e+t,0),G={work:"The\
 search ended at its limit of work",time:"The search ended at its limit of time",memory:"The search ended at its limit of memory"};export{R as a,K as b,Q as c,B as d};
