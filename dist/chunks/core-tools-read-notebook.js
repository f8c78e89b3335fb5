import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_text_notebook_output$c as a}from"./start.js";import{
core_text_tokens_2$a as d,core_text_tokens_2$b as y}from"./start.js";import{core_tools_checks$z as k}from"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_text_json$f as h}from"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";var b=1e4,N=.125;function G({name:e,notebook:n},{offset:t,limit:o,named:i},r){
let{cells:s,language:$}=n,u=Math.min(s.length,t-1+(o??s.length));if(t>u)return{ok:true,view:T(s.length,t)};let c=[],m=[],p=r;for(let[R,w]of s.slice(t-1,u).entries()){
let f=x(w,{index:t-1+R,name:e,language:$,images:c,tokens:p});if(p-=d(f),p<0)return i?A(r):{ok:true,view:j(m,f,{notebook:n,images:c,tokens:r})};m.push(f)}return{
ok:true,view:{type:"notebook",content:m.join(`

`),...C(c)}}}function T(e,n){return{type:"notebook",content:"",empty:true,note:e===0?"The notebook has no cells.":`The notebook has ${e} cells; offset ${n} is p\
ast the end.`}}function A(e){return{ok:false,problem:k("READ_TOO_LARGE",`The cells are over the budget of ${e} tokens. Give a smaller limit.`)}}function j(e,n,{
notebook:t,images:o,tokens:i}){let r=e.length>0?e.join(`

`):y(n,i),u=`${e.length>0?`The first ${e.length}`:"The beginning of the first"} of ${t.cells.length} cells: the rest is over the token budget. Read the rest wit\
h offset and limit, which count cells; this view licenses no edit.`;return{type:"notebook",content:r,partial:true,note:u,...C(o)}}var C=e=>e.length>0?{images:e}:
{};function x(e,n){let t=e.id??`cell-${n.index}`;if(e.isForeign)return`[${t}] ${e.type}, a type that is not known: ${g(n,"")}`;let o=e.type==="code"?`code, ${n.
language}`:e.type,i=e.executionCount===void 0?"":`, run ${e.executionCount}`,r=e.type==="code"?e.outputs.map(s=>_(s,n)):[];return[`[${t}] ${o}${i}`,e.source,...r].
join(`
`)}function _(e,n){if(!h(e))return"[output: not an object]";let{output_type:t,name:o,text:i,data:r={}}=e;if(t==="stream")return`[output: ${typeof o=="string"?o:
"stream"}]
${l(a(i),n)}`;if(t==="error")return`[output: error]
${l(I(e),n)}`;let s=h(r)?v(r,n):[l(a(r),n)];return[`[output: ${typeof t=="string"?t:"unknown"}]`,...s].join(`
`)}function v(e,n){return Object.entries(e).flatMap(([t,o])=>t==="text/plain"?[l(a(o),n)]:t==="image/png"||t==="image/jpeg"?[E(t,a(o),n)]:"text/plain"in e?[]:[`\
[${t}: ${g(n)}]`])}function E(e,n,t){let o=n.replace(/\s/g,"");return/^[A-Za-z0-9+/]+=*$/.test(o)?t.images.reduce((r,s)=>r+s.base64.length,o.length)*N>t.tokens?
`[${e} of ${o.length} characters: ${g(t)}]`:(t.images.push({base64:o,mediaType:e}),`[${e}: image ${t.images.length}]`):`[${e}: not base64]`}function I(e){let{ename:n,
evalue:t,traceback:o}=e,i=Array.isArray(o)?o.map(r=>a([r])):[];return i.length>0?i.join(`
`).replace(O,""):`${a(n)}: ${a(t)}`}var O=/\u001b\[[0-9;]*m/g;function l(e,n){return e.length<=b?e.replace(/\n$/,""):`${e.slice(0,b)}
[${e.length-b} more characters: ${g(n)}]`}var g=({index:e,name:n},t=".outputs")=>`see jq '.cells[${e}]${t}' ${JSON.stringify(n)}`;export{G as viewNotebook};
