import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_run_apply_2$b as I,core_run_apply_2$c as C}from"./run.js";
import{core_plan_define_plan$c as O}from"./run.js";import{core_git_fast_import$g as w,core_git_fast_import$i as R}from"./run.js";import{core_policy_secrets_2$e as b}from"./run.js";
import{core_report_build_report$c as P}from"./start.js";import{core_report_sections$f as E}from"./start.js";import{core_run_baseline_2$g as y}from"./start.js";import{
core_git_filters$m as k}from"./start.js";import{core_plan_steps$g as g}from"./start.js";import{errors$b as f}from"./hook.js";async function q(e,o){let s=O(e),{jobs:a,
keep:t,best:n,...l}=o,i=await S(s,(m,u)=>C(m,{...l,onWorktree:u,diagnostics:true}),{jobs:a,keep:t,signal:l.signal}),r=i.findIndex(m=>m.best),d=s[r],p={version:1,
candidates:i,...d&&{best:i[r]?.plan??""}};if(!n||!d)return p;let{run:v,written:W,problems:h=[]}=await I(d,l);if(h.length>0)throw new f(h.map(({name:m,message:u})=>({
name:m,message:u})));return{...p,applied:{run:v?.id??null,written:W}}}async function z(e){return w(await y(e))}async function H(e){return R(await y(e))}async function S(e,o,{
jobs:s=T,keep:a,signal:t}){let n=[],l=[...e.entries()],c=async()=>{for(let r=l.shift();r;r=l.shift()){let[d,p]=r;n[d]=await _(p,o,a)}};if(await Promise.all(Array.
from({length:Math.min(s,e.length)},c)),t?.aborted)throw new f({name:"INTERRUPTED",message:N});let i=D(n);return n.map((r,d)=>d===i?{...r,best:true}:r)}var T=2,N="\
The plans were not tried to the end. Nothing was changed. Start again.";async function _(e,o,s){let a=performance.now(),t,n=async r=>{!s&&(await r.git.run(k())).
every(d=>r.provides(d))||(r.keep(),t=r.git.root)},l=await x(()=>o(e,n)),c=Math.round(performance.now()-a),[i]=g(e.steps).files;return{plan:i??e.title,title:e.title,
...l,milliseconds:c,...t&&{worktree:t}}}async function x(e){try{return A(await e())}catch(o){if(!(o instanceof f)||o.name==="INTERRUPTED")throw o;let s=await b(
o.problems.map(P));return{verdict:o.name==="VERIFY_FAILED"?"fails":"refused",tests:{passed:0,failed:0},files:0,insertions:0,deletions:0,problems:s}}}function A(e){
let{plan:o,steps:s,problems:a=[],verifications:t=[],totals:n,head:l}=e,c=t.filter(({ok:p})=>!p).length,i=[...s.flatMap(({error:p})=>p??[]),...a],r=a.every(({name:p})=>p===
"VERIFY_FAILED"||p==="NEW_DIAGNOSTICS");return{verdict:i.length>0&&(i.length>a.length||!r)?"refused":i.length>0||c>0?"fails":n.files===0?"unchanged":"passes",tests:{
passed:t.length-c,failed:c},...t.length>0&&{verifications:t},...E(e),files:n.files,insertions:n.insertions,deletions:n.deletions,...o.left_out&&{left_out:o.left_out.
length},...l&&{commit:l.commit},...i.length>0&&{problems:i}}}function D(e){let o=[...e.entries()].filter(([,{verdict:t,left_out:n=0}])=>t==="passes"&&n===0),s=({
insertions:t,deletions:n})=>t+n,[a]=o.sort(([,t],[,n])=>s(t)-s(n)||t.files-n.files);return a?.[0]}export{q as a,z as b,H as c,S as d};
