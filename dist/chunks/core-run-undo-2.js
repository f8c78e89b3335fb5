import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{d as j}from"./core-run-show-runs-2.js";import{c as B,d as I,
e as W,g as J,i as L,j as M,k as N,l as O,n as $}from"./core-run-apply-transition.js";import{a as S,b as _}from"./core-history-transition.js";import{core_history_way$b as P,
core_history_way$d as q,core_history_way$e as A}from"./run.js";import{core_history_runs$b as F,core_history_runs$f as C,core_history_runs$g as E,core_history_runs$i as b,
core_history_runs$r as G}from"./run.js";import{core_workspace_lock$a as y}from"./hook.js";import{core_run_baseline_2$b as D,core_run_baseline_2$g as R,core_run_baseline_2$k as h}from"./start.js";
import{core_run_options$a as f}from"./start.js";import{core_workspace_path_guard$a as U}from"./start.js";import{core_git_git$E as v}from"./hook.js";import{core_workspace_file_identity$f as x,
core_workspace_file_identity$j as m}from"./hook.js";import{errors$b as w}from"./hook.js";import{empty$g as c,empty$h as l}from"./hook.js";var he=e=>m(async()=>Y(
f(e,{root:true,run:true,to:true,merge:true,dryRun:true})));async function Y({root:e,run:r,to:a,merge:o=false,dryRun:t}){var T=[];try{let n=await R({root:e});let s=c(
T,await y(n.gitDir));h(n);let i=await b(n,C(n,r).id);k(B(i.record,{root:n.root,isThere:H}));let d=a===void 0?0:j(i,a);k(I(i.record,d));let p=await S(n,i,{to:d});
let g=d>0?void 0:await q(P(n),i);let u=await z(n,p,{direction:"undo",step:d,way:g,merge:o,dryRun:t});return{...u,files:u.changes.map(({path:X})=>X)}}catch(K){var Q=K,
V=true}finally{l(T,Q,V)}}async function z(e,r,{merge:a,dryRun:o,...t}){let{id:n}=r.run,s=await L(e,r,t),i=await J(s,M(e,a),{...t,run:n});o||await N(e,i);let{way:d}=t;
return{run:n,changes:i.files.map(Z),...d&&{head:d.to.place}}}var Z=({path:e,before:r,after:a,mode:o,modeBefore:t})=>({path:e,how:r?a?"changed":"removed":"made",
before:t,after:a&&o}),H=e=>U(e)!==void 0;function k(e){if(e)throw new w(e)}var be=e=>m(async()=>ee(f(e,{root:true,run:true,dryRun:true})));async function ee({root:e,
run:r,dryRun:a}){var d=[];try{let o=await R({root:e});let t=c(d,await y(o.gitDir));h(o);let n=await b(o,E(o,r).id);k(W(n.record,{root:o.root,isThere:H}));let s=await _(
o,n);let i=await A(P(o),n);return z(o,s,{direction:"redo",step:0,way:i,merge:false,dryRun:a})}catch(p){var g=p,u=true}finally{l(d,g,u)}}var Pe=e=>m(async()=>ne(
f(e,{root:true}).root));async function ne(e){var o=[];try{let r=await v(e);let a=c(o,await y(r.gitDir));try{return await re(r)}catch(i){if(!x(i))throw i;let d=`\
The interrupted run could not be settled: ${i.message}. Remove the cause, then run \`editplan resume\` again.`;throw new w({name:"INTERRUPTED",message:d},{cause:i})}}catch(t){
var n=t,s=true}finally{l(o,n,s)}}async function re(e){let r=D(e.gitDir,e.root);if(r&&await oe(e,r),await G(e),r?.clear(),!r)return{outcome:"nothing",kept:[],originals:[]};
let{outcome:a,kept:o}=r,t=r.run.run??r.run.undo??r.run.redo,n=o.flatMap(({path:s,original:i})=>i===void 0?[]:[{path:s,original:i}]);return{outcome:a,...t!==void 0&&
{run:t},kept:o.map(({path:s})=>s),originals:n}}async function oe(e,r){let{outcome:a,kept:o,run:t}=r;if(a==="finished")return O(e,t);t.run!==void 0&&!(await F(e)).
some(({id:n})=>n===t.run)||await $(e,t,new Set(o.map(({path:n})=>n)))}export{he as a,be as b,Pe as c};
