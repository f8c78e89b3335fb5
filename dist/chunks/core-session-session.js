import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as B}from"./core-workspace-checkout.js";import{core_engine_replay$a as $}from"./run.js";
import{core_policy_policy$c as U}from"./run.js";import{core_policy_secrets_2$e as E,core_policy_secrets_2$g as v}from"./run.js";import{core_plan_check_step$d as I,
core_plan_check_step$e as _}from"./run.js";import{core_engine_file_search$a as D,core_engine_file_search$b as A}from"./start.js";import{core_workspace_sources_disk$a as M}from"./start.js";
import{core_plan_steps$a as N}from"./start.js";import{core_tools_notebook_edit$j as x,core_tools_notebook_edit$k as F}from"./start.js";import{core_tools_run$c as R}from"./start.js";
import{core_tools_file_choice$x as h,core_tools_file_choice$y as p}from"./start.js";import{core_run_options$a as b}from"./start.js";import{zod_2$m as T}from"./start.js";
import{core_tools_checks$c as C}from"./start.js";import{core_workspace_path_guard$v as O}from"./start.js";import{core_workspace_file_identity$f as g}from"./hook.js";
import{errors$b as y,errors$g as S}from"./hook.js";var z=e=>e?.call!==void 0,V=()=>x().filter(z),le=({call:e})=>T(e.input(),{target:"draft-7",io:"input"}),G=(e,t)=>{
let o=F(e);if(!z(o))return q({message:`There is no tool ${JSON.stringify(e)}. Use ${j()}.`});let r=_(o.name,t),s=o.call.input().safeParse(r);return s.success?{ok:true,
call:{tool:o.name,input:s.data}}:q(H(o,r,s.error.issues))},q=e=>({ok:false,problem:{name:"INVALID_INPUT",...e}}),j=()=>V().map(({name:e})=>e).join(", "),H=({name:e,
call:t},o,r)=>{if(typeof o!="object"||o===null)return{message:`The input of ${e} is not a set of keys.`};let s=I(r,{schema:t.input(),value:o,path:[],locate:W}),
n=s.flatMap(a=>a.suggestions??[]);return{message:s.map(a=>a.message).join(" "),...n.length>0&&{suggestions:n}}},W={value:()=>({line:1,column:1}),key:()=>({line:1,
column:1})};var Oe=async e=>{let{root:t,...o}=b(e,{root:true,options:true}),{newFilesBelow:r}=await import("./core-workspace-new-files.js"),s=await r(J(t).root);
return Z({...o,files:J(t,s),equalIds:"first"})},Z=({files:e,options:t={},policy:o=U({protectedPaths:false}),accept:r=K,equalIds:s})=>{let n=re(),a=false,i={workspace:e.
workspace,states:$(t.memory),policy:o,options:{reads:t.reads??"strict",trailing_whitespace:t.trailing_whitespace??"keep"},budgets:{...Q,...t.budgets},show:true,
licenses:t.licenses??"file",...s&&{equalIds:s}};return{call:async(l,d,u={})=>{if(a)throw new y({name:"USAGE",message:"The session is closed. Open another."});let m=G(
l,d);if(!m.ok)return w(m.problem);let{call:f}=m;return n.take(X(f,e.workspace),async()=>{let c=await Y(f,{...i,workspace:e.workspace},u);if(!c.ok)return w(c.problem);
let P=r(f,c,L=>c.change&&e.put(c.change,L));return P?w(P):(oe(c,i),te(c))})},close:async()=>{a=true,await n.idle()}}},K=(e,t,o)=>o(),Q={bytes:256*1024,tokens:25e3},
X=(e,t)=>N(e).map(o=>{try{let r=t.locate(o);return r.ok?r.path:o}catch(r){if(g(r))return o;throw r}}),Y=async(e,t,{signal:o,onProgress:r})=>{if(o?.aborted)return k;
let s=D(e,t);if(s&&r?.(s),o?.aborted)return k;let n=await A(e,t),a=n.ok?n.change:void 0,i=a&&a.from===void 0&&await v(t.policy,a);if(o?.aborted)return k;let l=i||
a&&ee(a,t);return l?{ok:false,problem:l}:n},ee=(e,{workspace:t,policy:o})=>{if(p(e)||t.stat(e.path))return;let r=R(t);return r.put(e),O(r,o)(e.path)},k={ok:false,
problem:{name:"INTERRUPTED",message:"The call was stopped before it changed anything. Make it again."}},oe=(e,{workspace:t,states:o})=>{let{path:r,change:s,state:n}=e;
if(s?.from!==void 0&&o.delete(s.from),s&&p(s)&&o.delete(s.path),!n)return;let a=s?.path??r,i=s?t.stat(a)?.modified??0:n.timestamp,l=s&&s.from===void 0?o.get(a)?.
shown:void 0,d=l&&C(l,s?.structuredPatch??[]);o.set(a,{...n,timestamp:i,...d&&{shown:d}})},te=({path:e,type:t,view:o,change:r,matchedBy:s,notes:n})=>{let a=r?.from!==
void 0,i=a?"move":r&&p(r)?"delete":t,{structuredPatch:l=[],insertions:d=0,deletions:u=0}=r??{};return{ok:true,path:e,...o,...i&&{type:i},...a&&{new_path:r.path},
...s&&{matched_by:s},...i&&{structuredPatch:l,insertions:d,deletions:u},...n&&{notes:n}}},w=async({name:e,message:t,suggestions:o})=>({ok:false,error:await E({name:e,
code:S(e),message:t,...o&&{suggestions:o}})}),re=()=>{let e=new Map;return{take:(t,o)=>{let r=Promise.all(t.map(n=>e.get(n))).then(o),s=r.then(()=>{},()=>{});for(let n of t)
e.set(n,s);return s.then(()=>{for(let n of t)e.get(n)===s&&e.delete(n)}),r},idle:async()=>{for(;e.size>0;)await Promise.all(e.values())}}},J=(e,t)=>{let o=se(e),
{root:r}=o,s=new Map;return{workspace:t?{...o,made:(n,a)=>t(a,{path:n,attributes:s})}:o,root:r,put:(n,a)=>{let i=B(h(n),{root:r,id:a});if(!i.ok)return i.problems[0];
i.keep()}}},Re=e=>({workspace:e,put:t=>{let o=h(t).find(({path:r,before:s})=>{let n=e.stat(r);return s===void 0?n!==void 0:n===void 0||!e.read(r).equals(s)});if(o)
return{name:"FILE_MODIFIED",message:`${o.path} is not what the change was made from. Read it again and make the edit against that.`};e.put(t)}}),se=e=>{try{return M(
e)}catch(t){if(!g(t))throw t;let o=`${JSON.stringify(e)} cannot be opened: ${t.message}. Give the folder of a checkout.`;throw new y({name:"USAGE",message:o},{cause:t})}};
export{V as a,le as b,G as c,Oe as d,Z as e,J as f,Re as g};
