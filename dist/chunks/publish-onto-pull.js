import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{e as Y}from"./publish-upload-2.js";import{c as V}from"./core-run-commit-choice-2.js";
import{s as Q,t as X}from"./publish-branch.js";import"./publish-questions-2.js";import{a as C}from"./publish-marker.js";import"./publish-plan-source.js";import"./core-report-body-step-list.js";
import"./start.js";import"./start.js";import{core_run_execute_run$a as J}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import{core_history_runs$l as K}from"./run.js";import"./hook.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import{core_history_message$i as U}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import{
core_policy_secrets_2$e as x}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./hook.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import{publish_remote_state_2$v as D}from"./start.js";import{publish_target$b as N,publish_target$c as I,publish_target$d as j,publish_target$e as W,publish_target$g as z}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_run_baseline_2$g as M}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_git_cat_file$d as L}from"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import{core_git_commands_remote$c as F,core_git_commands_remote$d as _}from"./start.js";import"./start.js";
import"./start.js";import"./start.js";import{publish_github_2$g as H,publish_github_2$k as T}from"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import{publish_github_api_2$K as S,publish_github_api_2$c as G,publish_github_api_2$n as B}from"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./hook.js";import"./hook.js";import{core_git_git$y as v}from"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import{core_text_words$a as A,core_text_words$c as P}from"./hook.js";import"./start.js";import{errors$b as d}from"./hook.js";import{empty$g as q,
empty$h as E}from"./hook.js";async function xt(t,e){let r=await N(e),i=await M(r),{overrides:s,without:n,commitWords:l,combination:m}=r,u=V(t,{overrides:s,without:n,
signedByApi:false,commitWords:l,combination:m}),a=await lt(i,r),{target:o}=a;if(await pt(i,o.base.commit,u.header.digest)){let y=[...a.notes,`The head of #${a.number}\
 is a commit of this plan: there is nothing to do.`];return X({...h(a),settled:"unchanged",notes:y},{git:i,asked:u,target:o})}let p=h(a),b={...r,policyOf:a.policyOf,
...a.isFork&&{programs:"refused"}},w=await J(u,b,ht(r,o.base.commit),async({store:y},c)=>{try{return c.run&&(p=await ct(y.git,a,{result:c,options:r})),{written:p.
pushed,notes:p.notes}}catch(f){if(!(f instanceof d))throw f;return p={...h(a),problems:f.problems,failed:true},{written:false,refused:true}}}),g=!p.pushed&&(w.problems??
[]).length>0;return x(Q(w,g?{...p,failed:true}:p))}async function lt(t,{publish:e}){let{ontoPull:r=0}=e,i=await I(t,e),{token:s,repository:n,apiUrl:l,upstream:m}=i;
if(s===void 0||n===void 0)throw Z("`onto: pull-request` asks GitHub. Give a token");let u=await T({...e,token:s,apiUrl:l}),a=await u.send(B(n,r)),{head:o,base:p,
html_url:b,title:w}=a,{default_branch:g}=await u.send(G(n)),y=a.state==="open"?await u.list(S(n,r)):[],c={repository:n,pull:a,defaultBranch:g,files:y.map(({filename:it})=>it)},
f=ut(c);if(f!==void 0)throw Z(f);let k=o.repo?.full_name??n,O=tt(c),$=et(c),nt=$.length>0?[`#${r} changes ${P($,ot)}, which the push may start.`]:[],R=O?i.reach(
k):m,st=(await j(t,m,p.ref)).commit;if(await z(t,R,o.ref)!==o.sha)throw rt(r);await t.run(F(o.sha))===void 0&&await t.run(_(R,[`refs/heads/${o.ref}`],v(t)?1:void 0));
let at={...i,headRepository:k,branch:o.ref,base:{branch:o.ref,commit:o.sha},push:R};return{number:r,url:b,title:w,isFork:O,target:at,policyOf:st,notes:nt}}function ut(t){
let{repository:e,pull:r,defaultBranch:i,files:s}=t,{number:n,head:l,base:m}=r;if(r.state!=="open")return`Pull request #${n} is closed. Reopen it, or make anothe\
r plan`;if(!l.repo)return`The repository of pull request #${n} is gone. Open one from another`;let{full_name:u}=l.repo;if(!tt(t))return l.ref===i||l.ref===m.ref?
`The branch of pull request #${n} is "${l.ref}" of ${e} itself, to which no run pushes. Leave out \`onto\``:void 0;if(!r.maintainer_can_modify){let p=l.repo.owner?.
type==="Organization"?"GitHub never allows it for a fork of an organization. Ask its author to apply the plan":'Ask its author to tick "Allow edits by maintaine\
rs", or to apply the plan';return`Pull request #${n} comes from the fork ${u}, which does not let maintainers push. ${p}`}let a=et(t),o=`Pull request #${n} come\
s from the fork ${u}`;return a.length>0?`${o} and changes ${P(a,ot)}. A push by this token could start what nobody approved. Ask its author to apply the plan, o\
r to leave workflows out`:s.length>=mt?`${o} and changes more files than GitHub lists, so it may change workflows. Ask its author to apply the plan`:void 0}var tt=({
repository:t,pull:{head:e}})=>e.repo?.full_name.toLowerCase()!==t.toLowerCase(),et=({files:t})=>t.filter(e=>e.startsWith(".github/workflows/")),ot=10,mt=3e3;async function pt(t,e,r){
var l=[];try{let i=q(l,L(t),true);let s=(await i.read(e))?.content.toString()??"";let n=U(s.slice(s.indexOf(`

`)+2));return typeof n=="object"&&n.plan===r}catch(m){var u=m,a=true}finally{var o=E(l,u,a);o&&await o}}async function ct(t,e,{result:r,options:i}){let{run:s}=r,
{target:n,number:l}=e,{branch:m,base:u}=n;if(!s||s.head.commit===u.commit)return h(e);if(await H(t,{from:u.commit,to:s.head.commit},i.publish),i.publish.dryRun){
let o=`A run now puts ${A(s.snapshots.length,"commit")} on top of the branch of #${l}.`;return{...h(e),notes:[...e.notes,o]}}let a={ref:`refs/heads/${m}`,commit:s.
head.commit,expected:u.commit};try{await Y(t,n,s.snapshots),await D(t,n,i.publish.clock).move([a])}catch(o){throw o instanceof W?rt(l):o instanceof d?ft(o):o}return await K(
t,s.id,{status:"published",branch:m}),dt(e,s.head.commit)}var ft=({problems:t})=>new d(t.map(e=>/`(?:branch|sign-commits|push-to-fork)\b/.test(e.message)?{...e,
message:`${e.message} For that, leave out \`onto\`: the plan gets a pull request of its own.`}:e)),dt=(t,e)=>({...h(t),operation:"updated",headSha:e,pushed:true}),
h=({number:t,url:e,title:r,target:i,notes:s})=>({...C(i),number:t,url:e,title:r,notes:s,headSha:i.base.commit}),ht=({onAsk:t,publish:e},r)=>({place:{head:r},replays:"\
commit",onto:"rebase",writes:!e.dryRun,dirty:"refused",allRefusals:false,tellsCommits:true,asks:true,onAsk:t??"stop",programs:"all",inspects:"always",onFailure:"\
stop",limits:true}),Z=t=>new d({name:"GITHUB_FAILED",message:`${t}. Nothing was pushed.`}),rt=t=>new d({name:"BRANCH_OVERTAKEN",message:`Somebody pushed to the \
branch of #${t} in the meantime. Nothing was pushed. Run again to start from there.`});export{xt as pushOntoPull,ut as whyNotOnto};
