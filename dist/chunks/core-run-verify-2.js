import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as x}from"./core-history-verify.js";import{core_plan_define_plan$c as V}from"./run.js";
import{core_run_run_mode$c as v}from"./run.js";import{core_run_execute_run$a as M}from"./run.js";import{core_history_runs$h as y}from"./run.js";import{core_run_request$e as C}from"./run.js";
import{core_history_run_record$k as b}from"./run.js";import{core_git_commands_log$b as l}from"./run.js";import{core_run_baseline_2$f as P,core_run_baseline_2$g as c}from"./start.js";
import{core_git_partial_clone$h as O}from"./start.js";import{core_run_options$a as R}from"./start.js";import{core_git_git$t as p,core_git_git$v as h,core_git_git$y as g}from"./hook.js";
import{errors$b as u,errors$e as w}from"./hook.js";var I={root:true,bare:true,policy:true,signal:true,base:true,head:true,overrides:true,commitWords:true,without:true,
commands:true};async function Z(t,e){let{overrides:r,commitWords:o}=R(e,I),n=C(V(t),{overrides:r,commitWords:o,without:e.without??await Y(e)}),a=await c(e),[s,...d]=await B(
a,n.header.base,e),i=await k(()=>E(n,e,s));for(let m of d){if("ok"in i&&i.ok)break;let f=await k(()=>E(n,e,m));("ok"in f||!("ok"in i))&&(i=f)}if("ok"in i)return i;
throw i.refusal}async function k(t){try{return await t()}catch(e){if(e instanceof u&&w(e.name)<5)return{refusal:e};throw e}}async function E(t,e,r){let o,n=[],a=await M(
t,e,A(e,r),async({store:i,baseline:m},{commands:f,run:S=b(m.head)})=>(n=e.commands==="run"?[]:f.map(({step:W})=>W),o=await K(i.git,await x(i.git,S,r.claimed)),{
written:false})),{without:s}=t.header;if(o)return{...o,...s.length>0&&{without:s},...n.length>0&&{recorded:n}};let[d]=[...a.problems??[],...a.steps.flatMap(({error:i})=>i??
[])];throw new u(d??{name:"VERIFY_MISMATCH",message:"The plan was refused on the base."})}async function K(t,e){if(e.ok||!e.differs.expected||!e.differs.found)return e;
let r=await P(t,e.differs.expected,e.differs.found);if(r.length===0)return e;let{message:o}=e.problem,n=`Settings here decide what git stores of it, and may dif\
fer where it was made: ${r.join(", ")}.`;return{...e,problem:{...e.problem,message:`${o} ${n}`}}}async function B(t,e,{base:r,head:o}){let n=await t.run(p(o));await O(
t,r,n);let{commit:a}=await t.run(h(r)),s=await G(t,a,n),d=s!==void 0&&s!==a,i={base:a,head:d?s:a,claimed:n,isMerge:d,unrelatedBase:d},m={head:a,claimed:n,isMerge:s!==
void 0,unrelatedBase:false};return e===void 0?[i]:d?[i]:[m,i]}async function G(t,e,r){if(r===e)return;let[o]=await t.run(l([r])),[n]=o?.parents[0]===void 0||o.parents[0]===
e?[]:await t.run(l([o.parents[0]])),a=[o,n].find(s=>s?.parents.length===2);return a?a.parents[0]:await t.run(g(e,r))?void 0:o?.parents[0]}async function Y(t){let e=await c(
t);return(await y(e,await e.run(p(t.head))))?.without??[]}var q=t=>new Map((t?.results??[]).map(e=>[e.step,e])),A=({commands:t},e)=>({...v,place:e,commands:async r=>t===
"run"?void 0:t??q(await y(r,e.claimed)),onto:e.isMerge?"merge":"rebase"});export{Z as a,K as b};
