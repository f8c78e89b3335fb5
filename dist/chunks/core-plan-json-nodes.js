import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_plan_source_text$d as x,core_plan_source_text$g as L}from"./start.js";
import{core_plan_json_document$b as p,core_plan_json_document$g as S,core_plan_json_document$i as I}from"./run.js";import{core_plan_document$a as P}from"./run.js";
import{core_text_folder_spellings$a as b}from"./run.js";import{core_text_unusual$d as g}from"./start.js";import{core_text_utf8_cache$q as d}from"./hook.js";import{
errors$b as h}from"./hook.js";function R(e){let t=e.lastIndexOf("=");if(t>0)return{from:e.slice(0,t),to:e.slice(t+1)};let n=`--path-prefix is ${JSON.stringify(e)}\
. Write FROM=TO: the folder in the source, and the one in the checkout, empty for its root.`;throw new h({name:"USAGE",message:n})}function T(e){let n=[...e].sort(
(o,r)=>r.from.length-o.from.length).map(({from:o,to:r})=>({below:b(o),to:r.replace(/^(?:\.?\/)+|\/+$/g,"")}));return o=>{for(let{below:r,to:s}of n){let a=r(o);if(a!==
void 0)return s===""||s==="."?a:`${s}/${a}`}return o}}function M(e,t){let n=[...new Set(e)].filter(s=>!t(s)),[o]=n;if(o===void 0||n.some(s=>s.split("/").includes(
"..")))return[];let r=o.split("/");return r.slice(1).flatMap((s,a)=>{let f=r.slice(0,a+1).join("/"),l=i=>i.startsWith(`${f}/`)?i.slice(f.length+1):void 0,u=i=>{
let c=l(i);return c!==void 0&&c!==""&&t(c)};return n.every(u)?[{from:f,to:""}]:[]})}var F=e=>e.map(({from:t,to:n})=>`--path-prefix ${g(t)}=${n}`).join(" or ");var m={
...P,nesting:500,steps:5e7,problems:0},W={...m,problems:1};function*B(e,t,n=m){let o="text"in e?e.firstLine:void 0;for(let{read:r,from:s=1}of v(e,n))yield*k(r,{
file:e.name,faults:t,firstLine:(o??1)+s-1})}function*k(e,{file:t,faults:n,format:o="JSON",firstLine:r=1}){let s=e.ok?e.document.faults:e.faults,a=i=>({...i,line:i.
line+r-1});for(let{message:i,at:c}of s)n.leaveOut(o,{reason:i,at:{file:t,...a(c)}});if(!e.ok||s.length>0)return;let{value:f,locate:l}=e.document;yield y(f,{path:[],
locate:r===1?l:{value:i=>a(l.value(i)),key:i=>a(l.key(i))},file:t})}function*v(e,t){let n=w(e,t),o=n.next();if(!o.done&&o.value.ok){yield{read:o.value};for(let l of n)
yield{read:l};return}let r=d(x(e)),s=p(r,t),[a,...f]=s.ok?[]:L(r);if(!a||f.length===0)return yield{read:s};for(let{text:l,firstLine:u}of[a,...f])yield{read:p(l,
t),from:u}}function*w(e,t){for(let{text:n,number:o}of I("text"in e?[e.text]:e.pieces,O))yield n===void 0?N(o):S({text:d(n),number:o},[],t)}var O=m.jsonBytes,N=e=>({
ok:false,faults:[{name:"LIMIT_EXCEEDED",message:`The line is longer than ${O} characters.`,at:{line:e,column:1}}]});function*C({value:e,path:t,locate:n,file:o}){
if(!(typeof e!="object"||e===null))for(let[r,s]of Object.entries(e))yield y(s,{path:[...t,r],locate:n,file:o})}var H=(e,t)=>{if(!e||typeof e.value!="object"||e.
value===null||!Object.hasOwn(e.value,t))return;let{path:n,locate:o,file:r}=e;return y(e.value[t],{path:[...n,t],locate:o,file:r})},y=(e,{path:t,locate:n,file:o})=>({
value:e,key:String(t.at(-1)??""),at:()=>({file:o,...n.value(t)}),path:t,locate:n,file:o});export{W as a,B as b,k as c,C as d,H as e,R as f,T as g,M as h,F as i};
