import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{publish_remote_state_2$j as g}from"./start.js";import{publish_ledger$d as f}from"./start.js";
import{core_text_json$j as c}from"./hook.js";var L=["expired","unchanged","superseded"],h=e=>e!==void 0&&L.includes(e);function B(e,t){let{ledger:n,hub:r,target:s,
tip:o}=e,{run:d,pull:p}=t,u=g(r)?r.head.id:n?.repository,l=t.section??n?.section,i=t.answered??(n?n.answered:d.commented),a=t.set??n?.set;return{branch:`refs/he\
ads/${s.branch}`,...u!==void 0&&{repository:u},created:o===void 0||n?.created===true,run:d,set:a??f,...l!==void 0&&{section:l},pulls:x(P(n?.pulls??[],e.pulls),{
run:d,pull:p,base:s.base.branch}),...i!==void 0&&{answered:i}}}var _=(e,t,n)=>({...e,pulls:e.pulls.map(r=>r.number===t?{...r,state:n}:r)}),O=(e,t)=>c(m(e))===c(
m(t)),m=({run:e,set:t,created:n,repository:r,answered:s,pulls:o})=>({run:e,set:t,created:n,repository:r,answered:s,open:o.filter(({state:d})=>d==="open").at(-1)}),
P=(e,t)=>e.map(n=>({...n,state:w(n,t.find(({number:r})=>r===n.number))}));function w({state:e},t){return t?typeof t.merged_at=="string"?"merged":t.state==="open"?
"open":h(e)?e:"closed":e}function x(e,{run:t,pull:n,base:r}){if(n===void 0)return[...e];let{plan:s,plans:o,without:d,head:p,base:u,own:l,kept:i,manifest:a}=t,y={
plan:s,head:p,base:u,without:d,own:l,kept:i,...o&&{plans:o},...a&&{manifest:a}};return[...e.filter(({number:b})=>b!==n),{number:n,base:r,state:"open",run:y}]}export{
h as a,B as b,_ as c,O as d};
