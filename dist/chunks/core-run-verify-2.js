import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as k}from"./core-history-verify.js";import{core_report_outcome$b as O}from"./start.js";
import{core_plan_define_plan$c as M}from"./run.js";import{core_run_run_mode$c as x}from"./run.js";import{core_run_execute_run$a as v}from"./run.js";import{core_history_runs$h as y}from"./run.js";
import{core_run_request$e as V}from"./run.js";import{core_history_run_record$k as C}from"./run.js";import{core_git_commands_log$b as l}from"./run.js";import{core_run_baseline_2$f as b,
core_run_baseline_2$g as c}from"./start.js";import{core_git_partial_clone$h as P}from"./start.js";import{core_run_options$a as R}from"./start.js";import{core_git_git$t as p,
core_git_git$v as h,core_git_git$z as g}from"./hook.js";import{errors$b as u,errors$f as w}from"./hook.js";var I={root:true,bare:true,policy:true,signal:true,base:true,
head:true,overrides:true,commitWords:true,without:true,commands:true};async function ee(t,e){let{overrides:r,commitWords:i}=R(e,I),n=V(M(t),{overrides:r,commitWords:i,
without:e.without??await Y(e)}),a=await c(e),[s,...d]=await B(a,n.header.base,e),o=await E(()=>S(n,e,s));for(let m of d){if("ok"in o&&o.ok)break;let f=await E(()=>S(
n,e,m));("ok"in f||!("ok"in o))&&(o=f)}if("ok"in o)return o;throw o.refusal}async function E(t){try{return await t()}catch(e){if(e instanceof u&&w(e.name)<5)return{
refusal:e};throw e}}async function S(t,e,r){let i,n=[],a=await v(t,e,A(e,r),async({store:d,baseline:o},{commands:m,run:f=C(o.head)})=>(n=e.commands==="run"?[]:m.
map(({step:W})=>W),i=await K(d.git,await k(d.git,f,r.claimed)),{written:false})),{without:s}=t.header;if(i)return{...i,...s.length>0&&{without:s},...n.length>0&&
{recorded:n}};throw new u(O(a)??{name:"VERIFY_MISMATCH",message:"The plan was refused on the base."})}async function K(t,e){if(e.ok||!e.differs.expected||!e.differs.
found)return e;let r=await b(t,e.differs.expected,e.differs.found);if(r.length===0)return e;let{message:i}=e.problem,n=`Settings here decide what git stores of \
it, and may differ where it was made: ${r.join(", ")}.`;return{...e,problem:{...e.problem,message:`${i} ${n}`}}}async function B(t,e,{base:r,head:i}){let n=await t.
run(p(i));await P(t,r,n);let{commit:a}=await t.run(h(r)),s=await G(t,a,n),d=s!==void 0&&s!==a,o={base:a,head:d?s:a,claimed:n,isMerge:d,unrelatedBase:d},m={head:a,
claimed:n,isMerge:s!==void 0,unrelatedBase:false};return e===void 0?[o]:d?[o]:[m,o]}async function G(t,e,r){if(r===e)return;let[i]=await t.run(l([r])),[n]=i?.parents[0]===
void 0||i.parents[0]===e?[]:await t.run(l([i.parents[0]])),a=[i,n].find(s=>s?.parents.length===2);return a?a.parents[0]:await t.run(g(e,r))?void 0:i?.parents[0]}
async function Y(t){let e=await c(t);return(await y(e,await e.run(p(t.head))))?.without??[]}var q=t=>new Map((t?.results??[]).map(e=>[e.step,e])),A=({commands:t},e)=>({
...x,place:e,commands:async r=>t==="run"?void 0:t??q(await y(r,e.claimed)),onto:e.isMerge?"merge":"rebase"});export{ee as a,K as b};
