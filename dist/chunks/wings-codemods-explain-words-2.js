import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_tools_notebook_edit$l as b}from"./start.js";import{
core_text_unusual$d as p}from"./start.js";import{core_text_words$a as l,core_text_words$b as u,core_text_words$c as y,core_text_words$q as h}from"./hook.js";function O({
matches:n,exceptions:e=[]},r){if(e.length===0)return"";let t=e.reduce((i,s)=>i+(s.places??1),0),o=e.reduce((i,s)=>i+(s.isInside?s.places??0:0),0);if(t-o>n)return`\
only in these files; ${l(t,"place")} elsewhere ${t===1?"is":"are"} left as ${t===1?"it was":"they were"}`;let a=e.map(({path:i,places:s})=>`${p(i)}${s===void 0?
"":` (${s})`}`);return`${t} of ${l(n+t-o,"place")} ${t===1?"differs":"differ"}: ${y(a,r)}`}var C=({tool:n,input:e})=>{let{title:r}=b(n),t=e;return r?d(r(t)):N(t)},
N=n=>{let{regex:e,old_string:r="",new_string:t=""}=n,o=e===void 0?void 0:I(e,n);if(o!==void 0)return o;let a=e===void 0?r:L(e),i=x.test(e??"");if(!i&&/^[\w$]+$/.
test(a)&&/^[\w$]+$/.test(t))return`rename ${a} \u2192 ${t}`;let s=i?" at the start of lines":"";if(t==="")return`delete ${d(a)}${s}`;let c=a.startsWith(`
`)&&!t.startsWith(`
`),f=e?.startsWith(k)?t.replace(/^\$1/,""):t;return`replace ${c?"\u23CE ":""}${d(a)} \u2192 ${d(f)}${s}`};function I(n,{new_string:e="",only_if:r}){if(n===R&&e===
`
`)return"delete blanks at the ends of lines";if(n==="([\\s\\S])$")return`end with ${d(e.slice(2))}`;if(n==="^([\\s\\S])"){let t=r?.not_contains===void 0?"":` wh\
ere ${d(r.not_contains)} is missing`;return`begin with ${d(e.slice(0,-2))}${t}`}}var R="[ \\t]+\\n",L=n=>A(n.replace(x,""))??`/${n}/`,k="(?m)^([ \\t]+)",x=/^\(\?m\)\^(?:\(\[ \\t\]\+\))?/;
function A(n){let e=n.replace(/^\\b/,"").replace(/\\b$/,"");if(!/\\[A-Za-mo-su-z\d]|(?<!\\)(?:\\\\)*[.*+?()[\]{}|^$]/.test(e))return e.replaceAll("\\n",`
`).replaceAll("\\t","	").replace(/\\(.)/g,"$1")}var d=n=>{let e=n.split(`
`).filter(o=>/[\p{L}\p{N}]/u.test(o));if(n.replace(/\n$/,"").includes(`
`)&&n.length>S&&e.length>1)return`${l(n.replace(/^\n|\n$/g,"").split(`
`).length,"line")} (${d((e[0]??"").trim())} \u2026)`;let r=n.replace(/^\n+|(?<!\n)\n+$/g,"").replace(/^[ \t]+|(?<![ \t])[ \t]+$/g,o=>p(o,{blanks:true})),t=p(r.replaceAll(
/(?<!\s)\s*\n\s*/g," \u23CE "))||p(n,{blanks:true});return h(t,S)},S=60;function M(n){let{steps:e,lines:r,files:t,toRead:o,stopped:a,ordinary:i,leftOut:s}=n,c=s.
length>0?` No step can express ${l(s.length,"change")}.`:"",f=o.length===0?"a smaller plan":"more rules",$=a?`${j[a]}; there may be ${f}. `:"",m=`${i===void 0?"":
` This is the ordinary plan, since ${i}.`}${c}`;if(t.all===0)return"Nothing differs.";let g=_(o);if(e.length===0)return`${$}No rule explains any of ${l(r.all,"c\
hanged line")} in ${l(t.all,"file")}. ${g}${m}`;let w=e.length>D?"":`: ${e.map(F).join(", ")}`,T=e.length===1?"explains":"explain";return`${$}${l(e.length,"step")}\
 ${T} ${u(r.explained)} of ${l(r.all,"changed line")} in ${u(t.explained)} of ${l(t.all,"file")}${w}. ${g}${m}`}function _(n){if(n.length===0)return"Nothing els\
e to read.";let[e,r]=[n.filter(({generated:o})=>!o),n.filter(({generated:o})=>o)];return`${[...e.length>0?[`${l(E(e),"line")} in ${l(e.length,"file")} to read`]:
[],...r.length>0?[`${l(E(r),"line")} in ${l(r.length,"generated file")}`]:[]].join(", ")}.`}var D=3,F=n=>{let{title:e,matches:r,counts:t}=n,o=O(n,P),i=[t==="fil\
es"&&r===1?"":l(r,t==="places"?"place":"file"),o].filter(Boolean).join("; ");return i===""?e:`${e} (${i})`},P=3,E=n=>n.reduce((e,{lines:r})=>e+r,0),j={work:"The\
 search ended at its limit of work",time:"The search ended at its limit of time",memory:"The search ended at its limit of memory"};export{O as a,C as b,M as c,F as d};
