import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_tools_notebook_edit$l as b}from"./start.js";import{
core_text_unusual$d as c}from"./start.js";import{core_text_words$a as i,core_text_words$b as m,core_text_words$c as S}from"./hook.js";function N({matches:n,exceptions:e=[]},t){
if(e.length===0)return"";let r=e.reduce((o,s)=>o+(s.places??1),0),l=e.reduce((o,s)=>o+(s.isInside?s.places??0:0),0);if(r-l>n)return`only in these files, ${i(r,"\
place")} elsewhere differ`;let a=e.map(({path:o,places:s})=>`${c(o)}${s===void 0?"":` (${s})`}`);return`${r} of ${i(n+r-l,"place")} ${r===1?"differs":"differ"}:\
 ${S(a,t)}`}var J=({tool:n,input:e})=>{let{title:t}=b(n),r=e;return t?d(t(r)):R(r)},R=n=>{let{pattern:e,regex:t,old_string:r="",new_string:l=""}=n,a=t===void 0?
void 0:L(t,n);if(a!==void 0)return a;let o=e??(t===void 0?r:D(t)),s=j(t),p=A.test(t??"");if(!p&&/^[\w$]+$/.test(o)&&/^[\w$]+$/.test(l))return`rename ${o} \u2192 ${l}${s}`;
let f=p?" at the start of lines":"";if(l==="")return`delete ${d(o)}${f}`;let u=o.startsWith(`
`)&&!l.startsWith(`
`),$=t?.startsWith(F)?l.replace(/^\$1/,""):l;return`replace ${u?"\u23CE ":""}${d(o)} \u2192 ${d($)}${f}${s}`};function L(n,{new_string:e="",only_if:t}){let[,r]=P.
exec(n)??[];if(r!==void 0)return`replace $1 \u2192 ${d(e.replace(/^\$1/,"").replace(/\$2$/,"$1"))}, where $1 is ${x(r)}`;let[,l]=z.exec(n)??[];if(l!==void 0)return`\
rename ${y(l)} \u2192 ${e.replaceAll(/^\$1|\$[12]$/g,"")} in names`;if(n===_&&e===`
`)return"delete blanks at the ends of lines";if(n==="([\\s\\S])$")return`end with ${d(e.slice(2))}`;if(n==="^([\\s\\S])"){let o=t?.not_contains===void 0?"":` wh\
ere ${d(t.not_contains)} is missing`;return`begin with ${d(e.slice(0,-2))}${o}`}let[,a]=v.exec(n)??[];return e===""&&a!==void 0?`delete lines that begin with ${d(
y(a)??a)}`:void 0}var _="[ \\t]+\\n";function D(n){let e=0,t=n.replace(A,"").replaceAll(h,()=>`\0${++e}`);return y(t)?.replace(/\0(\d)/g,"$$$1")??`/${n}/`}var h=/(?<!\\)\((\\w\+|\[\\[dw][.$]\]\+|[\w-]+(?:\|[\w-]+)*)\)/g,
F="(?m)^([ \\t]+)",A=/^\(\?m\)\^(?:\(\[ \\t\]\+\))?/;function j(n=""){if(/(?<!\\)\((?!\?)/.test(n.replaceAll(h,"")))return"";let e=[...n.matchAll(h)].flatMap(([
,t=""],r)=>t.includes("|")?[`$${r+1} is ${x(t)}`]:[]);return e.length===0?"":`, where ${e.join(" and ")}`}function x(n){let e=n.split("|");return e.length<=k?e.
join("/"):`${e.slice(0,w).join("/")} or ${e.length-w} more`}var k=8,w=4,P=/^\(\?m\)\(\^\|\[\^\\w[^\]]+\]\)\(([\w|]+)\)\\b$/,v=/^\(\?m\)\^\[ \\t\]\*(.+)\.\*\\n$/,
z=/^(?=\(|.*\)$)(?:\((?:_|\[a-z\\d_\])\|\\b\))?(\w+?)(?:\((?:\[A-Z\]\[a-z\]\|)?\[[-A-Z\\d_]+\]\|\\b\))?$/;function y(n){let e=n.replace(/^\\b/,"").replace(/\\b$/,
"");if(!/\\[A-Za-mo-su-z\d]|(?<!\\)(?:\\\\)*[.*+?()[\]{}|^$]/.test(e))return e.replaceAll("\\n",`
`).replaceAll("\\t","	").replace(/\\(.)/g,"$1")}var d=n=>{let e=n.split(`
`).filter(l=>/[\p{L}\p{N}]/u.test(l));if(n.replace(/\n$/,"").includes(`
`)&&n.length>g&&e.length>1)return`${i(n.replace(/^\n|\n$/g,"").split(`
`).length,"line")} (${d((e[0]??"").trim())} \u2026)`;let t=n.replace(/^\n+|\n+$/g,"").replace(/^[ \t]+|[ \t]+$/g,l=>c(l,{blanks:true})),r=c(t.replaceAll(/\s*\n\s*/g,
" \u23CE "))||c(n,{blanks:true});return[...r].length>g?`${[...r].slice(0,g-1).join("")}\u2026`:r},g=60;function K(n){let{steps:e,lines:t,files:r,toRead:l,stopped:a,
ordinary:o,leftOut:s}=n,p=s.length>0?` No step can express ${i(s.length,"change")}.`:"",f=l.length===0?"a smaller plan":"more rules",u=a?`${C[a]}; there may be ${f}\
. `:"",$=`${o===void 0?"":` This is the ordinary plan, since ${o}.`}${p}`;if(r.all===0)return"Nothing differs.";let E=M(l);if(e.length===0)return`${u}No rule ex\
plains any of ${i(t.all,"changed line")} in ${i(r.all,"file")}. ${E}${$}`;let I=e.length>W?"":`: ${e.map(Z).join(", ")}`,O=e.length===1?"explains":"explain";return`${u}${i(
e.length,"step")} ${O} ${m(t.explained)} of ${i(t.all,"changed line")} in ${m(r.explained)} of ${i(r.all,"file")}${I}. ${E}${$}`}function M(n){if(n.length===0)return"\
Nothing else to read.";let[e,t]=[n.filter(({generated:l})=>!l),n.filter(({generated:l})=>l)];return`${[...e.length>0?[`${i(T(e),"line")} in ${i(e.length,"file")}\
 to read`]:[],...t.length>0?[`${i(T(t),"line")} in ${i(t.length,"generated file")}`]:[]].join(", ")}.`}var W=3,Z=n=>{let{title:e,matches:t,counts:r}=n,l=N(n,B),
o=[r==="files"&&t===1?"":i(t,r==="places"?"place":"file"),l].filter(Boolean).join("; ");return o===""?e:`${e} (${o})`},B=3,T=n=>n.reduce((e,{lines:t})=>e+t,0),C={
work:"The search ended at its limit of work",time:"The search ended at its limit of time",memory:"The search ended at its limit of memory"};export{N as a,J as b,
K as c,Z as d};
