import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{d as Y}from"./wings-several-relation.js";import{b as X}from"./core-run-on-baseline.js";
import{a as L}from"./core-run-isolated-worktree.js";import{core_plan_define_plan$b as Q}from"./run.js";import{core_run_audit$g as K,core_run_audit$h as v}from"./run.js";
import{core_history_record$a as O}from"./run.js";import{core_policy_run_verifications_2$a as $,core_policy_run_verifications_2$b as z}from"./run.js";import{core_run_request$b as U,
core_run_request$e as _,core_run_request$g as C}from"./run.js";import{core_run_run_policy_2$a as H,core_run_run_policy_2$c as J}from"./run.js";import{core_git_commands_worktree$f as G,
core_git_commands_worktree$g as I}from"./run.js";import{core_policy_secrets_2$e as M}from"./run.js";import{core_text_folder_spellings$c as V}from"./run.js";import{
core_run_baseline_2$g as F,core_run_baseline_2$h as W}from"./start.js";import{core_workspace_new_files_2$b as j}from"./start.js";import{core_tools_notebook_edit$m as S}from"./start.js";
import{core_tools_run$d as D}from"./start.js";import{core_workspace_file_identity$j as q}from"./hook.js";import{errors$b as k}from"./hook.js";import{empty$g as P,
empty$h as E}from"./hook.js";async function ne(n,t){let e={out:void 0},r=async a=>{let o=await t(a);if(o===void 0)throw Z;let i=n.filter(s=>!a.includes(s));return o&&
(e.out===void 0||i.length<e.out.length)&&(e.out=i),o};try{if(await r(n))return{end:"passes",out:[],complete:true,flaky:await t(n,"again")===false};if(!await r([]))
return{end:"never",out:[],complete:true,flaky:await t([],"again")===true};let a=i=>r(n.filter(s=>!i.includes(s))),o=await pe(await ce(n,r),a);return{end:"passes",
out:o,complete:true,flaky:await fe(n,o,t)}}catch(a){if(a!==Z)throw a;let{out:o}=e;return{end:o?"passes":"unknown",out:o??[],complete:false,flaky:false}}}var Z=Symbol(
"the budget is spent");async function ce(n,t){let e=[];for(let r=n;!await t(r);){let a=r,o=await Y(r.length,async i=>!await t(a.slice(0,i)));e.push(...r.slice(o-
1,o)),r=r.filter((i,s)=>s!==o-1)}return e.sort((r,a)=>r-a)}async function pe(n,t){for(let e=2;n.length>1;){let r=me(n,e),a=await ee(r,t),o=a||e===2?void 0:await ee(
r.map(i=>n.filter(s=>!i.includes(s))),t);if(!a&&!o&&e>=n.length)break;n=a??o??n,e=a?2:o?Math.max(2,e-1):Math.min(n.length,2*e)}return n}async function ee(n,t){for(let e of n)
if(await t(e))return e}var me=(n,t)=>Array.from({length:t},(e,r)=>n.slice(Math.floor(r*n.length/t),Math.floor((r+1)*n.length/t))).filter(({length:e})=>e>0);async function fe(n,t,e){
let r=n.filter(a=>!t.includes(a));return await e(n,"again")===true||await e(r,"again")===false}async function re(n,t){let{commit:e,settings:r,verifications:a,signal:o}=t,
i=await L(n.git,e,{settings:r,env:n.env,signal:o}),s=n.through(i.git),l=[...r.copy,...r.link].map(u=>u.replace(/\/+$/,"")),d={cwd:i.git.root,env:n.env,...o&&{signal:o}};
return{notes:i.notes,async run(u){await s.run(G(u)),await s.run(I(l));let p={ok:true,name:"",tail:""};for await(let{ok:y,name:w,tail:m}of z(a,d)){if(o?.aborted)
throw new k({name:"INTERRUPTED",message:ye});p={ok:y,name:w,tail:await M(m)}}return p},[Symbol.asyncDispose]:()=>i[Symbol.asyncDispose]()}}var ye="The run was s\
topped while programs ran. Nothing was changed. Start it again.";var Qe=(n,t)=>q(async()=>{let e=Q(n),{report:r}=await we([e],t),a=new Set([...r.culprits,...r.dependants].
map(({index:s})=>s)),i=r.result==="narrowed"||r.result==="all-pass"?ke(e,a):void 0;return{report:r,...i&&{plan:i}}});async function we(n,t){var h=[];try{let{signal:e,
budget:r=oe,head:a}=t;let o=await F(t);let i=C(_(n,{overrides:t.overrides,without:t.without}));let s=P(h,await W(o,{replays:a===void 0?"work-tree":"commit",head:a,
base:t.base??i.header.base,baseBy:t.base===void 0?"plan":"operator",paths:i.paths,globs:i.outline.globs.values()}),true);let l=await H(o,t.policyOf??s.head.commit,
{given:t.policy,asks:false});let d=await U(s,i,l);let u=ge(t,l);let p=P(h,j(o));let y={...l,...J(l)};let w=P(h,d.outline.touched.has(D.name)?X({baseline:s,store:p,
policy:l,signal:e}):void 0,true);let m={baseline:s,request:d,store:p,policy:y,runner:w,signal:e};let c=new Set(d.header.without);let f=[...d.steps].flatMap(({tool:ue,
index:B})=>S(ue)==="reads"||c.has(B)?[]:[B]);let b=await R(m,f);let[g]=b.failed;if(g?.error)throw new k({...g.error,step:{index:g.index}});let T=l.file.worktree;
let N=P(h,await re(p,{commit:b.commit,settings:T,verifications:u,signal:e}),true);let x=be(m,N,t);let ie=await ne(f,x.passes);return{report:await he(m,{steps:f,
found:ie,tests:x,notes:N.notes,budget:r})}}catch(se){var le=se,de=true}finally{var A=E(h,le,de);A&&await A}}var oe=50;function ge({command:n},{file:t}){let e=n?
[$(n)]:t.verify.map(a=>({...a,"on-failure":"stop"}));if(e.length>0)return e;let r="There is nothing to run. Give a command after --, or add `verify` to the poli\
cy.";throw new k({name:"USAGE",message:r})}async function R(n,t){let{baseline:e,request:r,store:a,policy:o,runner:i,signal:s}=n,l=v(r,ae(r,t)),d=i?.commands(),u={
policy:o,recorded:false,commands:d,signal:s};d&&await O(e,l,u);let{run:p,steps:y}=await O(e,l,{...u,store:a}),{commit:w,tree:m}=p?.head??e.base;return{commit:w,
tree:m,steps:y,failed:y.filter(({status:c})=>c==="failed")}}var ae=({steps:n,header:t},e)=>{let[r,a]=[new Set(e),new Set(t.without)],o=({tool:i,index:s})=>a.has(
s)||S(i)!=="reads"&&!r.has(s);return[...n].filter(o).map(({index:i})=>i)};function be(n,t,{budget:e=oe,onRun:r}){let a=new Map,o=0;return{runs:()=>o,async passes(i,s){
let{commit:l,tree:d}=await R(n,i),u=a.get(d);if(u&&!s)return u.ok;if(o===e)return;o++;let p=await t.run(l);return u||a.set(d,p),r?.({number:o,kept:i.length,ok:p.
ok}),p.ok},async failureOf(i){let s=a.get((await R(n,i)).tree);return s?.ok===false?s:void 0}}}async function he(n,{steps:t,found:e,tests:r,notes:a,budget:o}){let i=t.
filter(c=>!e.out.includes(c)),s=await Pe(n,i),l=s.filter(({status:c})=>c==="failed"),d=[];for(let c of e.out){let f=await r.failureOf([...i,c].sort((g,T)=>g-T))??
await r.failureOf(t),b=s.find(({index:g})=>g===c);b&&d.push({...te(b),...f&&{verification:f.name,output:f.tail}})}let{end:u,complete:p,flaky:y}=e,{plans:w,header:m}=n.
request;return{version:1,plan:{title:m.title,sha256:m.digest,steps:w.reduce((c,f)=>c+f.steps.length,0)},result:u==="passes"&&e.out.length===0?"all-pass":u==="pa\
sses"?"narrowed":u,complete:p,flaky:y,runs:r.runs(),budget:o,culprits:d,dependants:l.map(c=>({...te(c),needs:c.needs??e.out})),kept:i.length-l.length,notes:a}}async function Pe(n,t){
let{baseline:e,request:r,policy:a,runner:o,signal:i}=n,{steps:s}=await R(n,t),l=ae(r,t),d={...v(r,l),header:{...r.header,without:l}};return K(e,d,{steps:s,policy:a,
commands:o?.commands(),signal:i})}var te=({index:n,id:t,tool:e,file_path:r,source:a,why:o})=>({index:n,...t!==void 0&&{id:t},tool:e,file_path:r,...a!==void 0&&{
source:a},...o!==void 0&&{why:o}});function ke({digest:n,steps:t,...e},r){let a=[...t].filter(({index:o})=>!r.has(o));if(!a.every(({tool:o})=>S(o)==="reads"))return V(
e,a.map((o,i)=>({...o,index:i+1})))}export{Qe as a,we as b};
