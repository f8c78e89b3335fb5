import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as D}from"./core-git-stored-credentials.js";import{a as x,
b as T}from"./core-run-isolated-worktree.js";import{core_policy_run_verifications_2$b as j}from"./run.js";import{core_history_after_plan$a as O}from"./run.js";import{
core_programs_isolation$c as W,core_programs_isolation$d as $}from"./run.js";import{core_git_commands_worktree$b as E,core_git_commands_worktree$c as S,core_git_commands_worktree$d as A}from"./run.js";
import{core_policy_secrets_2$e as k}from"./run.js";import{core_git_commands_diff$a as y}from"./start.js";import{core_workspace_sources_disk$a as P}from"./start.js";
import{core_git_filters$p as F}from"./start.js";import{core_text_words$c as v}from"./hook.js";import{empty$g as b,empty$h as V}from"./hook.js";async function me(e,{
run:t,workspace:r},{verifications:o,worktree:s,...i}){var R=[];try{let l=await U(e.git);let{signal:a}=i;let u={settings:s,env:e.env,signal:a};let f=b(R,await x(
e.git,t.head.commit,u),true);let p=await Y(e.through(f.git),t);let m=[];let d=[];let G={cwd:f.git.root,env:e.env,...a&&{signal:a}};for await(let n of j(o.map(K(
i.onFailure)),G)){if(a?.aborted)throw T("it was verified");m.push(await L(n,m.length+1,i)),n.problem&&d.push({stops:n.verification["on-failure"]!=="draft",problem:n.
problem}),await p.settle(n)}await i.onWorktree?.(f);let g=d.filter(({stops:n})=>n).map(({problem:n})=>n);let I=d.filter(({stops:n})=>!n).map(({problem:n})=>n.message);
let c=g.length===0?await p.finish():void 0;if(!t.merge)for(let n of c?.files??[])C(r,n);return{run:c?await _(e.git,t,{...c,...i}):t,verifications:m,problems:g,formatters:c?.
programs??[],notes:[...l,...f.notes,...I,...c?[N(c)]:[]],draft:d.length>0}}catch(q){var M=q,B=true}finally{var w=V(R,M,B);w&&await w}}function C(e,{path:t,content:r}){
let o=e.stat(t);e.put({path:t,before:o&&e.read(t),after:r,mode:o?.mode??420})}var K=e=>t=>e==="policy"?t:{...t,"on-failure":e};async function L({name:e,ok:t,output:r,
tail:o,milliseconds:s},i,{keepOutput:l}){let a=await l?.(r,i,"verify");return{name:e,ok:t,milliseconds:Math.round(s),tail:await k(o),...a!==void 0&&{output:a}}}
async function Y(e,{base:t,head:r,merge:o}){let s=await e.run(y(o?.ontoTree??t.tree,r.tree)),i=h(e,s).map(({path:u})=>u),l=[],a=r.tree;return{async settle({verification:u,
ok:f,name:p}){if(await e.run(E(a)),!u.formats||!f)return e.run(A(i));await e.run(F(h(e,i).map(({path:d})=>d)));let m=await e.run(S());m!==a&&l.push(p),a=m},async finish(){
if(a!==r.tree)return{tree:a,programs:l,files:h(e,await e.run(y(r.tree,a)))}}}}function h(e,t){let r=P(e.root);return t.flatMap(o=>{let s=r.locate(o),i=s.ok&&s.path===
o?r.stat(o):void 0;return i?.kind==="file"&&!i.link?[{path:o,content:r.read(o)}]:[]})}var _=(e,t,{tree:r,programs:o,files:s,request:i,scratch:l=false})=>O(e,t,{
plan:i.header,programs:o,tree:r,files:s,scratch:l}),N=({programs:e,files:t})=>`After the plan ${e.join(", ")} changed ${v(t.map(({path:r})=>r),8)}: one more com\
mit.`;async function U(e){let[t,{hidesParents:r}]=await Promise.all([D(e),$()]),o=r?[]:W();return[...t.length>0?[`${z}: ${t.join(", ")}. ${H}`]:[],...o.length>0?
[`${J}: ${o.join(", ")}. ${Q}`]:[]]}var z="The programs of this run can read credentials in git\u2019s configuration",H="Check out with `persist-credentials: fa\
lse`, or take them out.",J="The programs of this run can read the environment of this process, as namespaces are not permitted here",Q="Run them in a job withou\
t a token; examples/workflows/verify-without-token.yml shows how.";export{me as a,U as b};
