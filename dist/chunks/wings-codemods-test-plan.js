import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_engine_replay$f as k}from"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_workspace_sources_disk$a as h}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_tools_run$c as g}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import{core_workspace_path_guard$h as i,core_workspace_path_guard$i as m,core_workspace_path_guard$j as F,core_workspace_path_guard$k as b}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import{errors$b as p}from"./hook.js";import"./hook.js";import s from"node:path";var _=o=>{
let e=w(o);if(e.length>0)return e;let r=`${o} has no folder \`before\` next to it, and none in \`cases/*\`. Put files to change into \`before\`, and the expected resu\
lt into \`after\`.`;throw new p({name:"NO_FILES",message:r})},w=o=>{let e=s.dirname(o),r=n=>b(s.join(n,"before"))==="folder",a=F(s.join(e,"cases")).map(n=>({name:n,
folder:s.join(e,"cases",n)}));return[...r(e)?[{name:"",folder:e}]:[],...a.filter(n=>r(n.folder))]};async function A(o,e,{update:r,once:a}){let n=i(s.join(e.folder,
"before"))??new Map,t=g(h(s.join(e.folder,"before"))),c=await P(t,n,o);if(c)return{case:e,faults:[{kind:"refused",run:1,problem:c}],updated:false};let l=C(n,t),
f=i(s.join(e.folder,"after")),u=x(f??new Map,l,1),y=a?[]:await O(t,n,{plan:o,made:l}),d=r&&y.length===0&&(u.length>0||!f);return d&&m(s.join(e.folder,"after"),l),
{case:e,faults:[...d?[]:u,...y],updated:d}}async function O(o,e,{plan:r,made:a}){let n=await P(o,e,r);return n?[{kind:"refused",run:2,problem:n}]:x(a,C(e,o),2)}
async function P(o,e,r){let a={...r.options,on_error:"stop"},n={workspace:o,policy:j,tracked:v(e)};for await(let t of k([{options:a,steps:r.steps}],n)){if(t.type===
"step"&&t.result.error)return t.result.error;if(t.type==="broken")return t.problem}}var j={secrets:async()=>{},path:()=>{},configuration:()=>{}},v=o=>({sought:()=>o.
keys(),hidden:()=>[],all:async()=>[...o.keys()],read:async e=>o.get(e)?.content}),C=(o,e)=>{let r=new Map(o);for(let{path:a,after:n,mode:t}of e.changes())n?r.set(
a,{content:n,executable:(t&64)>0}):r.delete(a);return r},x=(o,e,r)=>[...new Set([...o.keys(),...e.keys()])].sort().flatMap(a=>{let[n,t]=[o.get(a),e.get(a)];return!n||
!t||!n.content.equals(t.content)?[{kind:"differs",run:r,path:a,wanted:n?.content,got:t?.content}]:n.executable===t.executable?[]:[{kind:"mode",path:a,executable:n.
executable}]});export{w as casesBeside,_ as casesOf,A as testCase};
