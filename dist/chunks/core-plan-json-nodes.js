import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_plan_source_text$d as g}from"./start.js";import{core_plan_json_document$b as b,
core_plan_json_document$g as L,core_plan_json_document$i as S}from"./run.js";import{core_plan_document$a as P}from"./run.js";import{core_text_folder_spellings$a as x}from"./run.js";
import{core_text_unusual$d as h}from"./start.js";import{core_text_utf8_cache$q as u}from"./hook.js";import{errors$b as y}from"./hook.js";function D(e){let t=e.lastIndexOf(
"=");if(t>0)return{from:e.slice(0,t),to:e.slice(t+1)};let n=`--path-prefix is ${JSON.stringify(e)}. Write FROM=TO: the folder in the source, and the one in the \
checkout, empty for its root.`;throw new y({name:"USAGE",message:n})}function T(e){let n=[...e].sort((o,r)=>r.from.length-o.from.length).map(({from:o,to:r})=>({
below:x(o),to:r.replace(/^(?:\.?\/)+|\/+$/g,"")}));return o=>{for(let{below:r,to:i}of n){let a=r(o);if(a!==void 0)return i===""||i==="."?a:`${i}/${a}`}return o}}
function M(e,t){let n=[...new Set(e)].filter(i=>!t(i)),[o]=n;if(o===void 0||n.some(i=>i.split("/").includes("..")))return[];let r=o.split("/");return r.slice(1).
flatMap((i,a)=>{let l=r.slice(0,a+1).join("/"),f=s=>s.startsWith(`${l}/`)?s.slice(l.length+1):void 0,m=s=>{let c=f(s);return c!==void 0&&c!==""&&t(c)};return n.
every(m)?[{from:l,to:""}]:[]})}var F=e=>e.map(({from:t,to:n})=>`--path-prefix ${h(t)}=${n}`).join(" or ");var d={...P,nesting:500,steps:5e7,problems:0},U={...d,
problems:1};function*W(e,t,n=d){let o="text"in e?e.firstLine:void 0;for(let r of v(e,n))yield*O(r,{file:e.name,faults:t,...o!==void 0&&{firstLine:o}})}function*O(e,{
file:t,faults:n,format:o="JSON",firstLine:r=1}){let i=e.ok?e.document.faults:e.faults,a=s=>({...s,line:s.line+r-1});for(let{message:s,at:c}of i)n.leaveOut(o,{reason:s,
at:{file:t,...a(c)}});if(!e.ok||i.length>0)return;let{value:l,locate:f}=e.document;yield p(l,{path:[],locate:r===1?f:{value:s=>a(f.value(s)),key:s=>a(f.key(s))},
file:t})}function*v(e,t){let n=k(e,t),o=n.next();if(o.done||!o.value.ok)return yield b(u(g(e)),t);yield o.value,yield*n}function*k(e,t){for(let{text:n,number:o}of S(
"text"in e?[e.text]:e.pieces,I))yield n===void 0?w(o):L({text:u(n),number:o},[],t)}var I=d.jsonBytes,w=e=>({ok:false,faults:[{name:"LIMIT_EXCEEDED",message:`The\
 line is longer than ${I} characters.`,at:{line:e,column:1}}]});function*B({value:e,path:t,locate:n,file:o}){if(!(typeof e!="object"||e===null))for(let[r,i]of Object.
entries(e))yield p(i,{path:[...t,r],locate:n,file:o})}var C=(e,t)=>{if(!e||typeof e.value!="object"||e.value===null||!Object.hasOwn(e.value,t))return;let{path:n,
locate:o,file:r}=e;return p(e.value[t],{path:[...n,t],locate:o,file:r})},p=(e,{path:t,locate:n,file:o})=>({value:e,key:String(t.at(-1)??""),at:()=>({file:o,...n.
value(t)}),path:t,locate:n,file:o});export{U as a,W as b,O as c,B as d,C as e,D as f,T as g,M as h,F as i};
