import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{d as X}from"./publish-upload-2.js";import{c as K}from"./core-run-commit-choice-2.js";
import{r as J,s as Q}from"./publish-branch.js";import"./publish-questions-2.js";import{a as x}from"./publish-marker.js";import"./publish-plan-source.js";import"./core-report-body-step-list.js";
import"./start.js";import"./start.js";import{core_run_execute_run$a as V}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import{core_history_runs$l as U}from"./run.js";import"./hook.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import{core_history_message$i as D}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import{
core_policy_secrets_2$e as S}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./hook.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{publish_remote_state_2$v as z}from"./start.js";
import{publish_target$b as M,publish_target$c as N,publish_target$d as I,publish_target$e as j,publish_target$g as W}from"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import{core_run_baseline_2$g as L}from"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import{core_git_cat_file$d as C}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import{core_git_commands_remote$c as A,core_git_commands_remote$d as F}from"./start.js";import"./start.js";import"./start.js";import{publish_github_2$g as G,
publish_github_2$k as B}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import{core_git_git$x as _}from"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import{core_text_words$c as P}from"./hook.js";import"./start.js";import{publish_github_api_2$M as E,publish_github_api_2$e as H,
publish_github_api_2$p as T}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import{errors$b as w}from"./hook.js";
import{empty$g as q,empty$h as v}from"./hook.js";async function Be(e,t){let o=await M(t),i=await L(o),{overrides:a,without:r,commitWords:u,combination:m}=o,l=K(
e,{overrides:a,without:r,signedByApi:false,commitWords:u,combination:m}),s=await ie(i,o),{target:n}=s;if(await me(i,n.base.commit,l.header.digest)){let d=[...s.
notes,`The head of #${s.number} is a commit of this plan: there is nothing to do.`];return Q({...h(s),settled:"unchanged",notes:d},{git:i,asked:l,target:n})}let p=h(
s),b={...o,policyOf:s.policyOf,...s.isFork&&{programs:"refused"}},y=await V(l,b,fe(o,n.base.commit),async({store:d},c)=>{try{return c.run&&(p=await pe(d.git,s,{
result:c,options:o})),{written:p.pushed,notes:p.notes}}catch(f){if(!(f instanceof w))throw f;return p={...h(s),problems:f.problems,failed:true},{written:false,refused:true}}}),
g=!p.pushed&&(y.problems??[]).length>0;return S(J(y,g?{...p,failed:true}:p))}async function ie(e,{publish:t}){let{ontoPull:o=0}=t,i=await N(e,t),{token:a,repository:r,
apiUrl:u,upstream:m}=i;if(a===void 0||r===void 0)throw Y("`onto: pull-request` asks GitHub. Give a token");let l=await B({...t,token:a,apiUrl:u}),s=await l.send(
T(r,o)),{head:n,base:p,html_url:b,title:y}=s,{default_branch:g}=await l.send(H(r)),d=s.state==="open"?await l.list(E(r,o)):[],c={repository:r,pull:s,defaultBranch:g,
files:d.map(({filename:ae})=>ae)},f=le(c);if(f!==void 0)throw Y(f);let k=n.repo?.full_name??r,O=Z(c),$=ee(c),re=$.length>0?[`#${o} changes ${P($,te)}, which the\
 push may start.`]:[],R=O?i.reach(k):m,ne=(await I(e,m,p.ref)).commit;if(await W(e,R,n.ref)!==n.sha)throw oe(o);await e.run(A(n.sha))===void 0&&await e.run(F(R,
[`refs/heads/${n.ref}`],_(e)?1:void 0));let se={...i,headRepository:k,branch:n.ref,base:{branch:n.ref,commit:n.sha},push:R};return{number:o,url:b,title:y,isFork:O,
target:se,policyOf:ne,notes:re}}function le(e){let{repository:t,pull:o,defaultBranch:i,files:a}=e,{number:r,head:u,base:m}=o;if(o.state!=="open")return`Pull req\
uest #${r} is closed. Reopen it, or make another plan`;if(!u.repo)return`The repository of pull request #${r} is gone. Open one from another`;let{full_name:l}=u.
repo;if(!Z(e))return u.ref===i||u.ref===m.ref?`The branch of pull request #${r} is "${u.ref}" of ${t} itself, to which no run pushes. Leave out \`onto\``:void 0;
if(!o.maintainer_can_modify){let p=u.repo.owner?.type==="Organization"?"GitHub never allows it for a fork of an organization. Ask its author to apply the plan":
'Ask its author to tick "Allow edits by maintainers", or to apply the plan';return`Pull request #${r} comes from the fork ${l}, which does not let maintainers p\
ush. ${p}`}let s=ee(e),n=`Pull request #${r} comes from the fork ${l}`;return s.length>0?`${n} and changes ${P(s,te)}. A push by this token could start what nob\
ody approved. Ask its author to apply the plan, or to leave workflows out`:a.length>=ue?`${n} and changes more files than GitHub lists, so it may change workflo\
ws. Ask its author to apply the plan`:void 0}var Z=({repository:e,pull:{head:t}})=>t.repo?.full_name.toLowerCase()!==e.toLowerCase(),ee=({files:e})=>e.filter(t=>t.
startsWith(".github/workflows/")),te=10,ue=3e3;async function me(e,t,o){var u=[];try{let i=q(u,C(e),true);let a=(await i.read(t))?.content.toString()??"";let r=D(
a.slice(a.indexOf(`

`)+2));return typeof r=="object"&&r.plan===o}catch(m){var l=m,s=true}finally{var n=v(u,l,s);n&&await n}}async function pe(e,t,{result:o,options:i}){let{run:a}=o,
{target:r,number:u}=t,{branch:m,base:l}=r;if(!a||a.head.commit===l.commit)return h(t);await G(e,{from:l.commit,to:a.head.commit},i.publish),await X(e,r,a.snapshots);
let s={ref:`refs/heads/${m}`,commit:a.head.commit,expected:l.commit};try{await z(e,r,i.publish.clock).move([s])}catch(n){throw n instanceof j?oe(u):n}return await U(
e,a.id,{status:"published",branch:m}),ce(t,a.head.commit)}var ce=(e,t)=>({...h(e),operation:"updated",headSha:t,pushed:true}),h=({number:e,url:t,title:o,target:i,
notes:a})=>({...x(i),number:e,url:t,title:o,notes:a,headSha:i.base.commit}),fe=({onAsk:e},t)=>({place:{head:t},replays:"commit",onto:"rebase",writes:true,dirty:"\
refused",allRefusals:false,tellsCommits:true,asks:true,onAsk:e??"stop",programs:"all",inspects:"always",onFailure:"stop",limits:true}),Y=e=>new w({name:"GITHUB_\
FAILED",message:`${e}. Nothing was pushed.`}),oe=e=>new w({name:"BRANCH_OVERTAKEN",message:`Somebody pushed to the branch of #${e} in the meantime. Nothing was \
pushed. Run again to start from there.`});export{Be as pushOntoPull,le as whyNotOnto};
