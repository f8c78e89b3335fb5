import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_plan_source_text$d as g}from"./start.js";import{core_plan_assembly$b as P,
core_plan_assembly$g as b,core_plan_assembly$i as L}from"./run.js";import{core_plan_document$a as x}from"./run.js";import{core_text_folder_spellings$a as h}from"./run.js";
import{core_text_unusual$d as y}from"./start.js";import{errors$b as m}from"./hook.js";function D(e){let t=e.lastIndexOf("=");if(t>0)return{from:e.slice(0,t),to:e.
slice(t+1)};let n=`--path-prefix is ${JSON.stringify(e)}. Write FROM=TO: the folder in the source, and the one in the checkout, empty for its root.`;throw new m(
{name:"USAGE",message:n})}function T(e){let n=[...e].sort((o,r)=>r.from.length-o.from.length).map(({from:o,to:r})=>({below:h(o),to:r.replace(/^(?:\.?\/)+|\/+$/g,
"")}));return o=>{for(let{below:r,to:s}of n){let a=r(o);if(a!==void 0)return s===""||s==="."?a:`${s}/${a}`}return o}}function M(e,t){let n=[...new Set(e)].filter(
s=>!t(s)),[o]=n;if(o===void 0||n.some(s=>s.split("/").includes("..")))return[];let r=o.split("/");return r.slice(1).flatMap((s,a)=>{let l=r.slice(0,a+1).join("/"),
f=i=>i.startsWith(`${l}/`)?i.slice(l.length+1):void 0,p=i=>{let c=f(i);return c!==void 0&&c!==""&&t(c)};return n.every(p)?[{from:l,to:""}]:[]})}var F=e=>e.map(({
from:t,to:n})=>`--path-prefix ${y(t)}=${n}`).join(" or ");var u={...x,nesting:500,steps:5e7,problems:0},W={...u,problems:1};function*A(e,t,n=u){let o="text"in e?
e.firstLine:void 0;for(let r of v(e,n))yield*O(r,{file:e.name,faults:t,...o!==void 0&&{firstLine:o}})}function*O(e,{file:t,faults:n,format:o="JSON",firstLine:r=1}){
let s=e.ok?e.document.faults:e.faults,a=i=>({...i,line:i.line+r-1});for(let{message:i,at:c}of s)n.leaveOut(o,{reason:i,at:{file:t,...a(c)}});if(!e.ok||s.length>
0)return;let{value:l,locate:f}=e.document;yield d(l,{path:[],locate:r===1?f:{value:i=>a(f.value(i)),key:i=>a(f.key(i))},file:t})}function*v(e,t){let n=k(e,t),o=n.
next();if(o.done||!o.value.ok)return yield P(I(g(e)),t);yield o.value,yield*n}function*k(e,t){for(let{text:n,number:o}of L("text"in e?[e.text]:e.pieces,S))yield n===
void 0?w(o):b({text:I(n),number:o},[],t)}var S=u.jsonBytes,w=e=>({ok:false,faults:[{name:"LIMIT_EXCEEDED",message:`The line is longer than ${S} characters.`,at:{
line:e,column:1}}]}),I=e=>e.startsWith("\uFEFF")?e.slice(1):e;function*U({value:e,path:t,locate:n,file:o}){if(!(typeof e!="object"||e===null))for(let[r,s]of Object.
entries(e))yield d(s,{path:[...t,r],locate:n,file:o})}var B=(e,t)=>{if(!e||typeof e.value!="object"||e.value===null||!Object.hasOwn(e.value,t))return;let{path:n,
locate:o,file:r}=e;return d(e.value[t],{path:[...n,t],locate:o,file:r})},d=(e,{path:t,locate:n,file:o})=>({value:e,key:String(t.at(-1)??""),at:()=>({file:o,...n.
value(t)}),path:t,locate:n,file:o});export{W as a,A as b,O as c,U as d,B as e,D as f,T as g,M as h,F as i};
