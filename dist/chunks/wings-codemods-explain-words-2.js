import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_tools_notebook_edit$l as b}from"./start.js";import{
core_text_unusual$d as c}from"./start.js";import{core_text_words$a as i,core_text_words$b as m,core_text_words$c as S}from"./hook.js";function N({matches:n,exceptions:e=[]},t){
if(e.length===0)return"";let r=e.reduce((l,s)=>l+(s.places??1),0),o=e.reduce((l,s)=>l+(s.isInside?s.places??0:0),0);if(r-o>n)return`only in these files, ${i(r,"\
place")} elsewhere differ`;let a=e.map(({path:l,places:s})=>`${c(l)}${s===void 0?"":` (${s})`}`);return`${r} of ${i(n+r-o,"place")} ${r===1?"differs":"differ"}:\
 ${S(a,t)}`}var V=({tool:n,input:e})=>{let{title:t}=b(n),r=e;return t?d(t(r)):O(r)},O=n=>{let{pattern:e,regex:t,old_string:r="",new_string:o=""}=n,a=t===void 0?
void 0:R(t,n);if(a!==void 0)return a;let l=e??(t===void 0?r:_(t)),s=F(t),p=T.test(t??"");if(!p&&/^[\w$]+$/.test(l)&&/^[\w$]+$/.test(o))return`rename ${l} \u2192 ${o}${s}`;
let f=p?" at the start of lines":"";if(o==="")return`delete ${d(l)}${f}`;let u=l.startsWith(`
`)&&!o.startsWith(`
`),$=t?.startsWith(D)?o.replace(/^\$1/,""):o;return`replace ${u?"\u23CE ":""}${d(l)} \u2192 ${d($)}${f}${s}`};function R(n,{new_string:e="",only_if:t}){let[,r]=P.
exec(n)??[];if(r!==void 0)return`replace $1 \u2192 ${d(e.replace(/^\$1/,"").replace(/\$2$/,"$1"))}, where $1 is ${A(r)}`;let[,o]=v.exec(n)??[];if(o!==void 0)return`\
rename ${h(o)} \u2192 ${e.replaceAll(/^\$1|\$[12]$/g,"")} in names`;if(n===L&&e===`
`)return"delete blanks at the ends of lines";if(n==="([\\s\\S])$")return`end with ${d(e.slice(2))}`;if(n==="^([\\s\\S])"){let l=t?.not_contains===void 0?"":` wh\
ere ${d(t.not_contains)} is missing`;return`begin with ${d(e.slice(0,-2))}${l}`}let[,a]=j.exec(n)??[];return e===""&&a!==void 0?`delete lines that begin with ${d(
h(a)??a)}`:void 0}var L="[ \\t]+\\n";function _(n){let e=0,t=n.replace(T,"").replaceAll(y,()=>`\0${++e}`);return h(t)?.replace(/\0(\d)/g,"$$$1")??`/${n}/`}var y=/(?<!\\)\((\\w\+|\[\\[dw][.$]\]\+|[\w-]+(?:\|[\w-]+)*)\)/g,
D="(?m)^([ \\t]+)",T=/^\(\?m\)\^(?:\(\[ \\t\]\+\))?/;function F(n=""){if(/(?<!\\)\((?!\?)/.test(n.replaceAll(y,"")))return"";let e=[...n.matchAll(y)].flatMap(([
,t=""],r)=>t.includes("|")?[`$${r+1} is ${A(t)}`]:[]);return e.length===0?"":`, where ${e.join(" and ")}`}function A(n){let e=n.split("|");return e.length<=k?e.
join("/"):`${e.slice(0,w).join("/")} or ${e.length-w} more`}var k=8,w=4,P=/^\(\?m\)\(\^\|\[\^\\w[^\]]+\]\)\(([\w|]+)\)\\b$/,j=/^\(\?m\)\^\[ \\t\]\*(.+)\.\*\\n$/,
v=/^(?=\(|.*\)$)(?:\((?:_|\[a-z\\d_\])\|\\b\))?(\w+?)(?:\((?:\[A-Z\]\[a-z\]\|)?\[[-A-Z\\d_]+\]\|\\b\))?$/;function h(n){let e=n.replace(/^\\b/,"").replace(/\\b$/,
"");if(!/\\[A-Za-mo-su-z\d]|(?<!\\)(?:\\\\)*[.*+?()[\]{}|^$]/.test(e))return e.replaceAll("\\n",`
`).replaceAll("\\t","	").replace(/\\(.)/g,"$1")}var d=n=>{let e=n.split(`
`).filter(o=>/[\p{L}\p{N}]/u.test(o));if(n.replace(/\n$/,"").includes(`
`)&&n.length>g&&e.length>1)return`${i(n.replace(/^\n|\n$/g,"").split(`
`).length,"line")} (${d((e[0]??"").trim())} \u2026)`;let t=n.replace(/^\n+|\n+$/g,"").replace(/^[ \t]+|[ \t]+$/g,o=>c(o,{blanks:true})),r=c(t.replaceAll(/\s*\n\s*/g,
" \u23CE "))||c(n,{blanks:true});return[...r].length>g?`${[...r].slice(0,g-1).join("")}\u2026`:r},g=60;function J(n){let{steps:e,lines:t,files:r,toRead:o,stopped:a,
ordinary:l,leftOut:s}=n,p=s.length>0?` No step can express ${i(s.length,"change")}.`:"",f=o.length===0?"a smaller plan":"more rules",u=a?`${B[a]}; there may be ${f}\
. `:"",$=`${l===void 0?"":` This is the ordinary plan, since ${l}.`}${p}`;if(r.all===0)return"Nothing differs.";let E=`${i(Z(o),"line")} in ${i(o.length,"file")}\
 to read.`;if(e.length===0)return`${u}No rule explains any of ${i(t.all,"changed line")} in ${i(r.all,"file")}. ${E}${$}`;let x=e.length>z?"":`: ${e.map(M).join(
", ")}`,I=e.length===1?"explains":"explain";return`${u}${i(e.length,"step")} ${I} ${m(t.explained)} of ${i(t.all,"changed line")} in ${m(r.explained)} of ${i(r.
all,"file")}${x}. ${o.length===0?"Nothing else to read.":E}${$}`}var z=3,M=n=>{let{title:e,matches:t,counts:r}=n,o=N(n,W),l=[r==="files"&&t===1?"":i(t,r==="plac\
es"?"place":"file"),o].filter(Boolean).join("; ");return l===""?e:`${e} (${l})`},W=3,Z=n=>n.reduce((e,{lines:t})=>e+t,0),B={work:"The search ended at its limit \
of work",time:"The search ended at its limit of time",memory:"The search ended at its limit of memory"};export{N as a,V as b,J as c,M as d};
