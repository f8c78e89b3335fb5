import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_text_folder_spellings$c as h}from"./run.js";import{
core_plan_fix_output$b as f}from"./start.js";import{core_text_neutralise$b as P,core_text_neutralise$f as u}from"./start.js";import{core_plan_variables$h as y}from"./start.js";
import{errors$b as c}from"./hook.js";var i=({is:e,mayChangeFiles:o})=>e??(o?"left out":"failed"),m=e=>["left out","not read"].includes(i(e));function U(e,o={},{
vars:t={},tell:n}={}){let s=e.map(r=>R(r,o.lossy)),a=[...s.flatMap(r=>r.ok?[]:r.problems),...I(e)];if(a.length>0)throw new c(a);e.every(({source:r})=>r===void 0)&&
w(o);let l=s.flatMap(r=>r.ok?[r.plan]:[]);if(n)for(let{source:r}of e)r&&n(r);return y(l,t),l}var g=["diff","apply-patch","search-replace"];function I(e){let o=new Map;
return e.flatMap(t=>t.ok&&g.includes(t.source?.format??"")?k(t.plan,o):[])}function k({steps:e},o){let t=new Set;return[...e].flatMap(({tool:n,input:s,at:a})=>{
let l="file_path"in s?String(s.file_path):"",r=n==="Write"&&!t.has(l),p=r?o.get(l):void 0;return t.add(l),r&&o.set(l,a.file??"another source"),(n==="Delete"||n===
"Move")&&o.delete(l),p===void 0?[]:[{name:"PROPOSAL_INCOMPLETE",message:`${l}: ${p} makes this file, too. Leave one of them out, or make one of both.`,at:a,passage:"\
left out"}]})}function w(e){let t=Object.keys(e).filter(s=>b(e[s])).map(s=>s.replace(/[A-Z]/g,a=>`-${a.toLowerCase()}`));if(t.length===0)return;let n=`${t.join(
", ")}: it says how a source is read, such as a patch or a log, and no file of the run is one. Leave it out.`;throw new c({name:"USAGE",message:n})}var b=e=>Array.
isArray(e)?e.length>0:e!==void 0&&e!==false;function R(e,o=false){let{source:t}=e,n=t&&!o?E(t,e.ok):[];return n.length>0?{ok:false,problems:[...n,...O(e)]}:e.ok?
{ok:true,plan:t?x(e.plan,t):e.plan}:e}var O=e=>{if(e.ok)return[];let o=e.source?.notImported.some(t=>i(t)==="left out");return e.problems.filter(({name:t})=>!o||
t!=="PLAN_EMPTY")},E=({format:e,notImported:o},t=true)=>o.filter(m).map(n=>({name:f(e)?"FIXES_LEFT_OUT":"PROPOSAL_INCOMPLETE",message:L(n,t?f(e)?$:N:M),at:n.at,
passage:i(n)})),L=({construct:e,reason:o,...t},n)=>{let s=o.includes(`
`)?`
`:/[.!?]$/.test(o)?" ":". ";return`${i({construct:e,reason:o,...t})==="not read"?"Not read: ":""}${e}: ${o}${s}${n}`},M="Correct it.",N="Correct it, or pass --l\
ossy to go on without it.",$="Pass --lossy to go on without them, or make a plan with `editplan import --lossy`.";function C(e,{notImported:o}){let t={...e.options,
on_error:"continue"};return _({...e,steps:[...e.steps],options:t},o.filter(m))}function _({steps:e,digest:o,left_out:t=[],...n},s){let a=[...t,...s.map(S)];return h(
{...n,...a.length>0&&{left_out:a}},e)}function x(e,o){let t=!o.notImported.some(m),{format:n,notes:s=[],notImported:a}=o,[l]=e.steps,r=a.map(d=>({...S(d),class:i(
d)})),p={file:l?.at.file??"",format:n,notes:[...s],passages:r};return{...t?e:C(e,o),source:{...p,isWhole:t}}}var S=({construct:e,reason:o,at:{file:t,line:n}})=>({
at:u(`${t}:${n}`),what:u(e)||"change",why:P(o)});export{i as a,m as b,U as c,R as d,_ as e};
