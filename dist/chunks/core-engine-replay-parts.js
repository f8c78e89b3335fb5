import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_engine_replay$f as f}from"./run.js";import{errors$b as u}from"./hook.js";
async function h(r,t){let o=t.overlay(),a=r.flatMap(({member:e,steps:n})=>n.map(y=>({member:e,step:y}))),s=[],l=(e,n)=>({files:new Map,results:s,refusal:{...a[e-
1]??d(),problem:n}}),{policy:i,tracked:p,commands:m,signal:c}=t,b={workspace:o,policy:i,...p&&{tracked:p},...m&&{commands:m},...c&&{signal:c}};for await(let e of f(
k(r),b)){if(e.type==="broken")return l(e.step,e.problem);if(e.type!=="step")continue;let{index:n}=e.result.step;if(e.result.error)return l(n,e.result.error);s.push(
{...a[n-1]??d(),result:e.result})}let P=o.changes().map(({path:e,after:n,mode:y})=>[e,{after:n,mode:y}]);return{files:new Map(P),results:s}}var v=(r,t)=>r.files.
size===t.files.size&&[...r.files.keys()].every(o=>t.files.has(o)&&R(o,r,t));function R(r,{files:t},{files:o}){let[a,s]=[t.get(r),o.get(r)];return!a?.after||!s?.
after?a?.after===s?.after:a.after.equals(s.after)&&(a.mode&64)===(s.mode&64)}function k(r){let t=0;return r.map(({options:o,steps:a})=>{let s=t;t+=a.length;let l=o.
duplicates==="keep"?"keep":"collapse",i=a.map((p,m)=>({...p,index:s+m+1}));return{options:{...o,duplicates:l,on_error:"stop"},steps:i}})}var d=()=>{throw new u(
{name:"INVALID_INPUT",message:"A replay told of a step that no plan has."})};export{h as a,v as b,R as c};
