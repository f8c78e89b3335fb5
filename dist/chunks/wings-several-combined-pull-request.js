import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{d as I}from"./wings-several-try-plans-2.js";import{a as h}from"./wings-several-compose-2.js";
import"./wings-several-relation.js";import"./wings-several-member.js";import"./core-engine-replay-parts.js";import"./run.js";import{c as P,d as T}from"./publish-open-pull-request-2.js";
import"./publish-since-2.js";import"./core-run-commit-choice-2.js";import"./publish-manifest.js";import"./publish-code-owners.js";import"./publish-branch.js";import"./publish-questions-2.js";
import"./publish-marker.js";import"./publish-plan-source.js";import"./core-report-body-step-list.js";import"./start.js";import"./start.js";import"./version.js";
import"./core-run-on-baseline.js";import"./core-run-commands-command-cache-2.js";import"./core-run-verification-2.js";import"./core-run-commands-execute-command.js";
import"./core-git-stored-credentials.js";import"./start.js";import"./core-run-isolated-worktree.js";import"./core-workspace-checkout.js";import"./hook.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import{core_run_report_run$c as v}from"./run.js";import"./run.js";import{core_history_record$f as L}from"./run.js";
import"./run.js";import"./hook.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import{core_run_request$e as k}from"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import{core_policy_secrets_2$e as q}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./hook.js";import{core_report_build_report$a as C}from"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./run.js";import"./run.js";import{wings_several_words$c as A}from"./start.js";import{publish_publish_plans_2$c as b}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{publish_remote_state_2$l as E}from"./start.js";
import{publish_target$a as f,publish_target$l as _}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import{publish_ledger$e as N}from"./start.js";import{core_run_baseline_2$g as u}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_git_commands_remote$c as g,
core_git_commands_remote$d as S}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_git_commands_commit$f as O}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import{core_git_git$y as w}from"./hook.js";
import"./hook.js";import"./hook.js";import{core_workspace_file_identity$j as c}from"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./start.js";import{errors$b as R}from"./hook.js";import"./hook.js";var fe=(e,r)=>c(async()=>{let t=F(e,r),o=await u(t),i=await f(o,y(e),t.publish),n=i.base.
commit,{report:s,plan:a}=await h(e,{...t,base:void 0,head:n}),{version:l,...p}=s,m={...p,pairs:p.pairs.filter(({relation:j})=>j!=="disjoint")},d={composition:m};
return a?b(a,{...t,combination:d}):await B(e,{git:o,target:i,options:t})??G(e,{git:o,base:n,options:t,combination:d,problems:z(m)})});async function B(e,{git:r,
target:t,options:o}){let{ledger:i}=await E(r,t,o.publish),n=N(i),s=new Set(n.map(({base:a})=>a));s.delete(t.base.commit);for(let a of[...s].slice(0,M)){let{plan:l}=await D(
a,e,{git:r,target:t,options:o})??{},m=l&&n.some(d=>d.plan===l.digest)&&await P(l,o);if(m)return m}}var M=3;async function D(e,r,{git:t,target:o,options:i}){try{
return await t.run(g(e))===void 0&&await t.run(S(o.upstream,[e],w(t)?1:void 0)),await h(r,{...i,base:void 0,head:e})}catch(n){if(n instanceof R&&n.name!=="INTER\
RUPTED")return;throw n}}var z=({plans:e,pairs:r,clashes:t})=>[...e.flatMap(({refused:o})=>o?.error?[{...U(o),...H(o.error)}]:[]),...r.filter(({relation:o})=>o===
"conflicts").flatMap(o=>(o.clashes??[]).map(x)),...t.map(x)],x=e=>({name:"PLANS_CONFLICT",message:A(e).join(" "),...U(e)}),U=({step:{at:e}})=>e?{at:e}:{},H=({name:e,
message:r,suggestions:t})=>({name:e,message:r,...t&&{suggestions:t}}),Pe=(e,r)=>c(async()=>{let t=F(e,r);for(let l of e){let p=await P(l,t);if(p)return p}let o=await u(
t),{base:i}=await f(o,y(e),t.publish),n=await I(e,(l,p)=>K(l,{...t,onWorktree:p},i),{signal:t.signal}),s=e[Q(n)],a={candidates:n};return s?b(s,{...t,combination:a}):
G(e,{git:o,base:i.commit,options:t,combination:a,problems:[J]})}),F=(e,r)=>{let{title:t,sha256:o}=y(e);return{...r,publish:{...r.publish,branch:r.publish.branch??
_(t,o)}}},y=([e])=>({title:e?.title??"",sha256:e?.digest??""}),J={name:"NO_PLAN_PASSES",message:"None of the plans passes. Nothing was published. Correct one of\
 them: the table of candidates says what is wrong."},K=(e,{onEvent:r,onContents:t,keepOutput:o,ask:i,...n},{commit:s})=>T(e,{...n,onFailure:"stop",head:s});function Q(e){
let r=e.findIndex(t=>t.best);return r<0?e.findIndex(({verdict:t})=>t==="unchanged"):r}async function G(e,{git:r,base:t,options:{overrides:o},combination:i,problems:n}){
let s=k(e,{overrides:o}),{title:a,digest:l}=s.header,p=C({plan:{title:a,digest:l,files:s.files,overrides:s.overrides},base:{commit:t,tree:await r.run(O(t))},steps:v(
L([],s),s),sections:i,problems:n});return q(p)}export{Pe as openBestPullRequest,fe as openComposedPullRequest};
