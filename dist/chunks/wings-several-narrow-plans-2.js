import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{d as Z}from"./wings-several-relation.js";import{b as Y}from"./core-run-on-baseline.js";
import{a as X}from"./core-run-isolated-worktree.js";import{core_plan_define_plan$b as Q}from"./run.js";import{core_run_audit$g as L,core_run_audit$h as v}from"./run.js";
import{core_history_record$a as O}from"./run.js";import{core_policy_run_verifications_2$a as z,core_policy_run_verifications_2$b as H}from"./run.js";import{core_run_request$b as U,
core_run_request$e as _,core_run_request$g as C}from"./run.js";import{core_run_run_policy_2$a as J,core_run_run_policy_2$c as K}from"./run.js";import{core_git_commands_worktree$f as G,
core_git_commands_worktree$g as I}from"./run.js";import{core_policy_secrets_2$e as M}from"./run.js";import{core_text_folder_spellings$c as V}from"./run.js";import{
core_run_baseline_2$g as F,core_run_baseline_2$h as W}from"./start.js";import{core_workspace_new_files_2$b as j}from"./start.js";import{core_tools_notebook_edit$m as S}from"./start.js";
import{core_tools_run$d as D}from"./start.js";import{core_workspace_file_identity$j as q}from"./hook.js";import{errors$b as k}from"./hook.js";import{empty$g as P,
empty$h as E}from"./hook.js";async function ne(n,r){let e={out:void 0},t=async a=>{let o=await r(a);if(o===void 0)throw $;let i=n.filter(s=>!a.includes(s));return o&&
(e.out===void 0||i.length<e.out.length)&&(e.out=i),o};try{if(await t(n))return{end:"passes",out:[],complete:true,flaky:await r(n,"again")===false};if(!await t([]))
return{end:"never",out:[],complete:true,flaky:await r([],"again")===true};let a=i=>t(n.filter(s=>!i.includes(s))),o=await pe(await ce(n,t),a);return{end:"passes",
out:o,complete:true,flaky:await fe(n,o,r)}}catch(a){if(a!==$)throw a;let{out:o}=e;return{end:o?"passes":"unknown",out:o??[],complete:false,flaky:false}}}var $=Symbol(
"the budget is spent");async function ce(n,r){let e=[];for(let t=n;!await r(t);){let a=t,o=await Z(t.length,async i=>!await r(a.slice(0,i)));e.push(...t.slice(o-
1,o)),t=t.filter((i,s)=>s!==o-1)}return e.sort((t,a)=>t-a)}async function pe(n,r){for(let e=2;n.length>1;){let t=me(n,e),a=await ee(t,r),o=a||e===2?void 0:await ee(
t.map(i=>n.filter(s=>!i.includes(s))),r);if(!a&&!o&&e>=n.length)break;n=a??o??n,e=a?2:o?Math.max(2,e-1):Math.min(n.length,2*e)}return n}async function ee(n,r){for(let e of n)
if(await r(e))return e}var me=(n,r)=>Array.from({length:r},(e,t)=>n.slice(Math.floor(t*n.length/r),Math.floor((t+1)*n.length/r))).filter(({length:e})=>e>0);async function fe(n,r,e){
let t=n.filter(a=>!r.includes(a));return await e(n,"again")===true||await e(t,"again")===false}async function re(n,r){let{commit:e,settings:t,verifications:a,signal:o}=r,
i=await X(n.git,e,{settings:t,env:n.env,signal:o}),s=n.through(i.git),l={cwd:i.git.root,env:n.env,...o&&{signal:o}};return{notes:i.notes,async run(d){await s.run(
G(d)),await s.run(I(i.provided));let u={ok:true,name:"",tail:""};for await(let{ok:p,name:f,tail:w}of H(a,l)){if(o?.aborted)throw new k({name:"INTERRUPTED",message:ye});
u={ok:p,name:f,tail:await M(w)}}return u},[Symbol.asyncDispose]:()=>i[Symbol.asyncDispose]()}}var ye="The run was stopped while programs ran. Nothing was change\
d. Start it again.";var Qe=(n,r)=>q(async()=>{let e=Q(n),{report:t}=await we([e],r),a=new Set([...t.culprits,...t.dependants].map(({index:s})=>s)),i=t.result===
"narrowed"||t.result==="all-pass"?ke(e,a):void 0;return{report:t,...i&&{plan:i}}});async function we(n,r){var h=[];try{let{signal:e,budget:t=oe,head:a}=r;let o=await F(
r);let i=C(_(n,{overrides:r.overrides,without:r.without}));let s=P(h,await W(o,{replays:a===void 0?"work-tree":"commit",head:a,base:r.base??i.header.base,baseBy:r.
base===void 0?"plan":"operator",paths:i.paths,globs:i.outline.globs.values()}),true);let l=await J(o,r.policyOf??s.head.commit,{given:r.policy,asks:false});let d=await U(
s,i,l);let u=ge(r,l);let p=P(h,j(o));let f={...l,...K(l)};let w=P(h,d.outline.touched.has(D.name)?Y({baseline:s,store:p,policy:l,signal:e}):void 0,true);let y={
baseline:s,request:d,store:p,policy:f,runner:w,signal:e};let c=new Set(d.header.without);let m=[...d.steps].flatMap(({tool:ue,index:B})=>S(ue)==="reads"||c.has(
B)?[]:[B]);let b=await R(y,m);let[g]=b.failed;if(g?.error)throw new k({...g.error,step:{index:g.index}});let T=l.file.worktree;let N=P(h,await re(p,{commit:b.commit,
settings:T,verifications:u,signal:e}),true);let x=be(y,N,r);let ie=await ne(m,x.passes);return{report:await he(y,{steps:m,found:ie,tests:x,notes:N.notes,budget:t})}}catch(se){
var le=se,de=true}finally{var A=E(h,le,de);A&&await A}}var oe=50;function ge({command:n},{file:r}){let e=n?[z(n)]:r.verify.map(a=>({...a,"on-failure":"stop"}));
if(e.length>0)return e;let t="There is nothing to run. Give a command after --, or add `verify` to the policy.";throw new k({name:"USAGE",message:t})}async function R(n,r){
let{baseline:e,request:t,store:a,policy:o,runner:i,signal:s}=n,l=v(t,ae(t,r)),d=i?.commands(),u={policy:o,recorded:false,commands:d,signal:s};d&&await O(e,l,u);
let{run:p,steps:f}=await O(e,l,{...u,store:a}),{commit:w,tree:y}=p?.head??e.base;return{commit:w,tree:y,steps:f,failed:f.filter(({status:c})=>c==="failed")}}var ae=({
steps:n,header:r},e)=>{let[t,a]=[new Set(e),new Set(r.without)],o=({tool:i,index:s})=>a.has(s)||S(i)!=="reads"&&!t.has(s);return[...n].filter(o).map(({index:i})=>i)};
function be(n,r,{budget:e=oe,onRun:t}){let a=new Map,o=0;return{runs:()=>o,async passes(i,s){let{commit:l,tree:d}=await R(n,i),u=a.get(d);if(u&&!s)return u.ok;if(o===
e)return;o++;let p=await r.run(l);return u||a.set(d,p),t?.({number:o,kept:i.length,ok:p.ok}),p.ok},async failureOf(i){let s=a.get((await R(n,i)).tree);return s?.
ok===false?s:void 0}}}async function he(n,{steps:r,found:e,tests:t,notes:a,budget:o}){let i=r.filter(c=>!e.out.includes(c)),s=await Pe(n,i),l=s.filter(({status:c})=>c===
"failed"),d=[];for(let c of e.out){let m=await t.failureOf([...i,c].sort((g,T)=>g-T))??await t.failureOf(r),b=s.find(({index:g})=>g===c);b&&d.push({...te(b),...m&&
{verification:m.name,output:m.tail}})}let{end:u,complete:p,flaky:f}=e,{plans:w,header:y}=n.request;return{version:1,plan:{title:y.title,sha256:y.digest,steps:w.
reduce((c,m)=>c+m.steps.length,0)},result:u==="passes"&&e.out.length===0?"all-pass":u==="passes"?"narrowed":u,complete:p,flaky:f,runs:t.runs(),budget:o,culprits:d,
dependants:l.map(c=>({...te(c),needs:c.needs??e.out})),kept:i.length-l.length,notes:a}}async function Pe(n,r){let{baseline:e,request:t,policy:a,runner:o,signal:i}=n,
{steps:s}=await R(n,r),l=ae(t,r),d={...v(t,l),header:{...t.header,without:l}};return L(e,d,{steps:s,policy:a,commands:o?.commands(),signal:i})}var te=({index:n,
id:r,tool:e,file_path:t,source:a,why:o})=>({index:n,...r!==void 0&&{id:r},tool:e,file_path:t,...a!==void 0&&{source:a},...o!==void 0&&{why:o}});function ke({digest:n,
steps:r,...e},t){let a=[...r].filter(({index:o})=>!t.has(o));if(!a.every(({tool:o})=>S(o)==="reads"))return V(e,a.map((o,i)=>({...o,index:i+1})))}export{Qe as a,
we as b};
