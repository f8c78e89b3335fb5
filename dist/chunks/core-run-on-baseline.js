import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as B}from"./core-run-commands-command-cache-2.js";import{
core_run_approvals$a as P}from"./run.js";import{core_run_request$b as C,core_run_request$e as R}from"./run.js";import{core_run_run_policy_2$a as k,core_run_run_policy_2$c as x}from"./run.js";
import{core_run_baseline_2$g as O,core_run_baseline_2$h as S}from"./start.js";import{core_workspace_new_files_2$b as w}from"./start.js";import{core_tools_run$c as b,
core_tools_run$d as h}from"./start.js";import{errors$b as g}from"./hook.js";import{empty$g as u,empty$h as f}from"./hook.js";async function L(a,n,p){var c=[];try{
let{signal:t,head:m}=n;let s=await O(n);let o=R(a);let e=u(c,await S(s,{replays:m===void 0?"work-tree":"commit",head:m,base:n.base??D(a),baseBy:n.base===void 0?
"plan":"operator",unrelatedBase:n.unrelatedBase,paths:o.paths,globs:o.outline.globs.values()}),true);let d=await k(s,e.head.commit,{given:n.policy,asks:false});
let{found:i}=await C(e,o,d);let r=u(c,o.outline.touched.has(h.name)?w(s):void 0);let l=u(c,r&&E({baseline:e,store:r,policy:d,signal:t}),true);return await p({git:s,
head:e.head.commit,base:e.base.commit,overlay:()=>b(e.source),policy:x(d),tracked:i,...l&&{commands:l.outcomeOf},signal:t})}catch(v){var A=v,M=true}finally{var y=f(
c,A,M);y&&await y}}function D(a){let n=[...new Set(a.flatMap(({base:t})=>t??[]))];if(n.length<2)return n[0];let p=`The plans were made on different commits: ${n.
join(", ")}. Name the one to replay all of them on with --base.`;throw new g({name:"USAGE",message:p})}function E({policy:a,...n}){let p={policy:a,decisions:new Map,
drafted:[],approvals:P},t=new B({...n,policy:a,review:p,onAsk:"stop"}),m=new Map,s=async(o,e)=>{let{background:d,...i}=o.input,r=JSON.stringify(i),l=m.get(r)??m.
size+1;m.set(r,l);let c=await t.outcomeOf({...o,index:l,input:i},e);return{...t.results.get(l),outcome:c}};return{outcomeOf:async(o,e)=>(await s(o,e)).outcome,commands(){
let o=new Map;return{results:o,async outcomeOf(e,d){let{recorded:i,...r}=await s(e,d);return o.set(e.index,{...r,...i&&{recorded:{...i,step:e.index}}}),r.outcome}}},
[Symbol.asyncDispose]:()=>t[Symbol.asyncDispose]()}}export{L as a,E as b};
