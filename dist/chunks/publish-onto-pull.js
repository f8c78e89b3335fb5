import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{e as X}from"./publish-upload-2.js";import{c as K}from"./core-run-commit-choice-2.js";
import{s as J,t as Q}from"./publish-branch.js";import"./publish-questions-2.js";import{a as x}from"./publish-marker.js";import"./publish-plan-source.js";import"./core-report-body-step-list.js";
import"./start.js";import"./start.js";import{core_run_execute_run$a as V}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import{core_history_runs$l as U}from"./run.js";import"./hook.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import{core_history_message$i as D}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import{core_policy_secrets_2$e as S}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./hook.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import{publish_remote_state_2$v as z}from"./start.js";import{publish_target$b as M,publish_target$c as N,publish_target$d as I,publish_target$e as j,publish_target$g as W}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_run_baseline_2$g as L}from"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import{core_git_cat_file$d as C}from"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import{core_git_commands_remote$c as F,core_git_commands_remote$d as _}from"./start.js";import"./start.js";import"./start.js";import{publish_github_2$g as A,
publish_github_2$k as H}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{publish_github_api_2$K as B,publish_github_api_2$c as T,
publish_github_api_2$n as G}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import{core_git_git$y as v}from"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import{core_text_words$c as P}from"./hook.js";import"./start.js";import{
errors$b as d}from"./hook.js";import{empty$g as q,empty$h as E}from"./hook.js";async function St(t,e){let r=await M(e),i=await L(r),{overrides:a,without:n,commitWords:u,
combination:m}=r,l=K(t,{overrides:a,without:n,signedByApi:false,commitWords:u,combination:m}),s=await it(i,r),{target:o}=s;if(await mt(i,o.base.commit,l.header.
digest)){let h=[...s.notes,`The head of #${s.number} is a commit of this plan: there is nothing to do.`];return Q({...w(s),settled:"unchanged",notes:h},{git:i,asked:l,
target:o})}let p=w(s),b={...r,policyOf:s.policyOf,...s.isFork&&{programs:"refused"}},y=await V(l,b,dt(r,o.base.commit),async({store:h},c)=>{try{return c.run&&(p=
await pt(h.git,s,{result:c,options:r})),{written:p.pushed,notes:p.notes}}catch(f){if(!(f instanceof d))throw f;return p={...w(s),problems:f.problems,failed:true},
{written:false,refused:true}}}),g=!p.pushed&&(y.problems??[]).length>0;return S(J(y,g?{...p,failed:true}:p))}async function it(t,{publish:e}){let{ontoPull:r=0}=e,
i=await N(t,e),{token:a,repository:n,apiUrl:u,upstream:m}=i;if(a===void 0||n===void 0)throw Y("`onto: pull-request` asks GitHub. Give a token");let l=await H({...e,
token:a,apiUrl:u}),s=await l.send(G(n,r)),{head:o,base:p,html_url:b,title:y}=s,{default_branch:g}=await l.send(T(n)),h=s.state==="open"?await l.list(B(n,r)):[],
c={repository:n,pull:s,defaultBranch:g,files:h.map(({filename:at})=>at)},f=lt(c);if(f!==void 0)throw Y(f);let k=o.repo?.full_name??n,O=Z(c),$=tt(c),rt=$.length>
0?[`#${r} changes ${P($,et)}, which the push may start.`]:[],R=O?i.reach(k):m,nt=(await I(t,m,p.ref)).commit;if(await W(t,R,o.ref)!==o.sha)throw ot(r);await t.run(
F(o.sha))===void 0&&await t.run(_(R,[`refs/heads/${o.ref}`],v(t)?1:void 0));let st={...i,headRepository:k,branch:o.ref,base:{branch:o.ref,commit:o.sha},push:R};
return{number:r,url:b,title:y,isFork:O,target:st,policyOf:nt,notes:rt}}function lt(t){let{repository:e,pull:r,defaultBranch:i,files:a}=t,{number:n,head:u,base:m}=r;
if(r.state!=="open")return`Pull request #${n} is closed. Reopen it, or make another plan`;if(!u.repo)return`The repository of pull request #${n} is gone. Open o\
ne from another`;let{full_name:l}=u.repo;if(!Z(t))return u.ref===i||u.ref===m.ref?`The branch of pull request #${n} is "${u.ref}" of ${e} itself, to which no ru\
n pushes. Leave out \`onto\``:void 0;if(!r.maintainer_can_modify){let p=u.repo.owner?.type==="Organization"?"GitHub never allows it for a fork of an organizatio\
n. Ask its author to apply the plan":'Ask its author to tick "Allow edits by maintainers", or to apply the plan';return`Pull request #${n} comes from the fork ${l}\
, which does not let maintainers push. ${p}`}let s=tt(t),o=`Pull request #${n} comes from the fork ${l}`;return s.length>0?`${o} and changes ${P(s,et)}. A push \
by this token could start what nobody approved. Ask its author to apply the plan, or to leave workflows out`:a.length>=ut?`${o} and changes more files than GitH\
ub lists, so it may change workflows. Ask its author to apply the plan`:void 0}var Z=({repository:t,pull:{head:e}})=>e.repo?.full_name.toLowerCase()!==t.toLowerCase(),
tt=({files:t})=>t.filter(e=>e.startsWith(".github/workflows/")),et=10,ut=3e3;async function mt(t,e,r){var u=[];try{let i=q(u,C(t),true);let a=(await i.read(e))?.
content.toString()??"";let n=D(a.slice(a.indexOf(`

`)+2));return typeof n=="object"&&n.plan===r}catch(m){var l=m,s=true}finally{var o=E(u,l,s);o&&await o}}async function pt(t,e,{result:r,options:i}){let{run:a}=r,
{target:n,number:u}=e,{branch:m,base:l}=n;if(!a||a.head.commit===l.commit)return w(e);await A(t,{from:l.commit,to:a.head.commit},i.publish);let s={ref:`refs/hea\
ds/${m}`,commit:a.head.commit,expected:l.commit};try{await X(t,n,a.snapshots),await z(t,n,i.publish.clock).move([s])}catch(o){throw o instanceof j?ot(u):o instanceof
d?ct(o):o}return await U(t,a.id,{status:"published",branch:m}),ft(e,a.head.commit)}var ct=({problems:t})=>new d(t.map(e=>/`(?:branch|sign-commits|push-to-fork)\b/.
test(e.message)?{...e,message:`${e.message} For that, leave out \`onto\`: the plan gets a pull request of its own.`}:e)),ft=(t,e)=>({...w(t),operation:"updated",
headSha:e,pushed:true}),w=({number:t,url:e,title:r,target:i,notes:a})=>({...x(i),number:t,url:e,title:r,notes:a,headSha:i.base.commit}),dt=({onAsk:t},e)=>({place:{
head:e},replays:"commit",onto:"rebase",writes:true,dirty:"refused",allRefusals:false,tellsCommits:true,asks:true,onAsk:t??"stop",programs:"all",inspects:"always",
onFailure:"stop",limits:true}),Y=t=>new d({name:"GITHUB_FAILED",message:`${t}. Nothing was pushed.`}),ot=t=>new d({name:"BRANCH_OVERTAKEN",message:`Somebody pus\
hed to the branch of #${t} in the meantime. Nothing was pushed. Run again to start from there.`});export{St as pushOntoPull,lt as whyNotOnto};
