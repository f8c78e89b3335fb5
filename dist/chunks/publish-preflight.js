import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as ee,b as ne,d as te}from"./publish-remote-history.js";
import{d as Y,i as Z}from"./publish-manifest-ref.js";import{c as re}from"./publish-upload-2.js";import{c as Q}from"./publish-code-owners.js";import{b as X}from"./publish-plan-source.js";
import{publish_remote_state_2$g as z,publish_remote_state_2$j as v,publish_remote_state_2$n as w,publish_remote_state_2$s as J}from"./start.js";import{core_git_commands_diff$a as _,
core_git_commands_diff$b as W,core_git_commands_diff$c as B}from"./start.js";import{core_git_partial_clone$a as U}from"./start.js";import{core_git_commits$b as j,
core_git_commits$d as D,core_git_commits$f as K,core_git_commits$g as V}from"./start.js";import{core_git_cat_file$d as b}from"./start.js";import{core_git_filters$d as L,
core_git_filters$e as O}from"./start.js";import{publish_github_2$g as q}from"./start.js";import{core_git_commands_commit$c as G,core_git_commands_commit$f as F}from"./start.js";
import{publish_github_api_2$e as H,publish_github_api_2$f as I,publish_github_api_2$h as M,publish_github_api_2$j as E,publish_github_api_2$n as N,publish_github_api_2$w as x}from"./start.js";
import{core_git_git$z as C}from"./hook.js";import{core_text_words$a as R,core_text_words$c as S}from"./hook.js";import{errors$b as $,errors$d as A}from"./hook.js";
import{empty$g as g,empty$h as k}from"./hook.js";var P="github-actions[bot]";async function oe({github:n,target:e,repository:t,head:o},s){let i=s.viewer??(await w(
n.send(E())))?.viewer.login,r=i===P?await w(n.send(H(e.repository))):void 0;return{viewer:i,repository:t,workflowsMayOpen:r?.can_approve_pull_request_reviews,requiredChecks:i===
P||s.autoMerge?await ue(n,e):void 0,milestone:await ce(n,e.repository,s.milestone),scopes:n.scopes(),fork:s.pushToFork===void 0?void 0:o}}async function ue(n,{repository:e,
base:{branch:t}}){let o=await w(n.list(I(e,t))),s=await w(n.send(M(e,t))),i=o?.flatMap(({type:u,parameters:d})=>u==="workflows"?[d?.workflows?.map(({path:l})=>l)]:
u==="required_status_checks"?[d?.required_status_checks?.map(({context:l})=>l)]:[]),r=s?.protection.required_status_checks?.contexts??(s?.protected===false?[]:void 0),
a=[...i??[void 0],r];return a.every(u=>u!==void 0)?[...new Set(a.flat())]:void 0}var de=20,f=n=>({problems:[{name:"GITHUB_FAILED",message:n}]}),le=[({survey:{repository:n}})=>n.
archived?f(`The repository ${n.full_name} is archived and takes no changes. Unarchive it first.`):void 0,({survey:{repository:n,fork:e,viewer:t},options:o})=>{let s=o.
pushToFork===void 0?n:e;if(!(s?.permissions?.push===false&&t!==void 0&&!t.endsWith("[bot]")))return;let a=o.pushToFork===void 0&&o.pace===void 0?", or push to a\
 fork with `push-to-fork`":"";return f(`The account ${t} may not write to ${s?.full_name}. Use a token with write access${a}.`)},({survey:{scopes:n,repository:e}})=>{
if(!n||n.includes("repo")||e.private===false&&n.includes("public_repo"))return;let t=n.length>0?`only ${n.join(", ")}`:"none";return f(`The token has not the sc\
ope \`repo\`, which pushing to ${e.full_name} and opening pull requests there take: it has ${t}. Give it that scope.`)},({survey:{viewer:n,scopes:e},paths:t})=>{
let o=t.filter(r=>r.startsWith(".github/workflows/"));return o.length===0||!(n===P||e!==void 0&&!e.includes("workflow"))?void 0:{barred:[{name:"GITHUB_FAILED",message:`\
The change holds ${R(o.length,"workflow file")}, which this token may not push: ${S(o,de)}. Use a GitHub App\u2019s token with \`workflows: write\`, or a token with th\
e \`workflow\` scope.`}]}},({survey:{fork:n,repository:e}})=>n===void 0||n.parent?.full_name===e.full_name?void 0:f(`The repository ${n.full_name} is not a fork\
 of ${e.full_name}. Name a fork of it as \`push-to-fork\`.`),({survey:{viewer:n},options:e,pull:t})=>{let o=t?.user?.login??n,s=e.reviewers?.find(i=>i.toLowerCase()===
o?.toLowerCase());return s?f(`The reviewer ${s} opens the pull request and cannot review it as well. Name another reviewer.`):void 0},({survey:{repository:n},options:e})=>{
let t=e.teamReviewers?.find(o=>o.includes("/")&&!Q(n.full_name,o));return t?f(`The team ${t} is of another organisation than ${n.full_name}. Name a team of that\
 one.`):void 0},({survey:{milestone:n,repository:e},options:t})=>t.milestone!==void 0&&n===void 0?f(`The repository ${e.full_name} has no open milestone "${t.milestone}\
". Create it, or name another.`):void 0,({survey:{repository:n},options:e})=>e.autoMerge&&n.allow_auto_merge===false?f(`The repository ${n.full_name} does not a\
llow auto-merge. Switch on "Allow auto-merge" in its settings, or leave \`auto-merge\` out.`):void 0,({options:{draft:n,autoMerge:e},pull:t})=>e&&n&&(t===void 0||
t.draft||n==="always")?f("GitHub merges no draft, now or later. Leave `draft` out, or leave `auto-merge` out."):void 0,({survey:{workflowsMayOpen:n},pull:e})=>n===
false&&!e?{cannotOpen:[me]}:void 0,({survey:{viewer:n,requiredChecks:e},options:{autoMerge:t,triggerChecks:o},base:s})=>{if(n!==P||o!==void 0)return;if(e&&e.length>
0)return{warnings:[fe(s,e)]};let i=t?" Auto-merge waits until then.":"",r=e?"":` The rules of "${s}" cannot be read with this token, so editplan cannot tell whe\
ther it requires checks.`;return{notes:[`${se}${i}${r} ${ie}`]}}],se='Workflows of a pull request opened with the workflow\u2019s own token wait until somebody with \
write access approves them there ("Approve workflows to run"); on a server without approvals they do not start.',ie="For checks that run by themselves, use a Gi\
tHub App\u2019s token as `token`, or name the workflow that runs them, which needs `on: workflow_dispatch`, as `trigger-checks`.",fe=(n,e)=>({name:"CHECKS_NOT_S\
TARTED",message:`"${n}" requires ${e.length===1?"the check":"the checks"} ${e.map(t=>`"${t}"`).join(", ")}, which it cannot be merged without. ${se} ${ie}`}),Te='\
the token may not open pull requests. Give the job `permissions: pull-requests: write`, or an app or a fine-grained token "Pull requests: Read and write"',me='t\
he repository does not let workflows open pull requests. Switch on "Allow GitHub Actions to create and approve pull requests" (Settings, Actions, General), or u\
se another token';function _e(n){let e=le.map(t=>t(n));return{problems:e.flatMap(t=>t?.problems??[]),barred:e.flatMap(t=>t?.barred??[]),cannotOpen:e.flatMap(t=>t?.
cannotOpen??[]),warnings:e.flatMap(t=>t?.warnings??[]),notes:e.flatMap(t=>t?.notes??[])}}async function ce(n,e,t){if(t===void 0)return;let o=await n.list(x(e));
return(o.find(({title:i})=>i===String(t))??o.find(({number:i})=>String(i)===String(t)))?.number}async function je({git:n,run:e,options:t},o){let{hub:s}=o,i=v(s)?
await oe(s,t):void 0,r=e.head.tree===e.base.tree?void 0:J(o);return{state:o,survey:i,open:r&&v(s)?await s.github.send(N(s.target.repository,r.number)):void 0,paths:await n.
run(_(e.base.tree,e.head.tree))}}function De(n,{target:e,hub:t},o){let s=({commit:r,ref:a})=>{let u=a.startsWith("refs/heads/")?e.push:e.upstream;return{commit:r,
ref:a,from:u}},i=()=>{if(v(t))return t.github;throw new $({name:"GITHUB_FAILED",message:"GitHub was not asked: there is no token. Give one."})};return{...he(n),
commitsSince:r=>ee(n,e,s(r)),hasAncestors:(r,a)=>ne(n,e,{...s(r),ancestors:a}),olderFiles:r=>pe(n,e,r),given:r=>o?ye(o,r):new Set,treeBefore:()=>o?.treeBefore?.(),
async audit(r){let{options:a,audit:u}=o??{},{snapshots:d,start:l,head:m}=r;a?.withheld&&d.length>0&&await q(n,{from:l,to:m.commit},a),await u?.(r)},hasManifest:r=>Y(
n,e.push,r),manifestAt:r=>Z(n,e.push,r),ledgersOf:r=>z(n,e.push,r),send:r=>i().send(r),list:r=>i().list(r)}}async function pe(n,e,t){var a=[];try{let o=X(n,t);let s=g(
a,b(n),true);let{entries:i}=await U(s,e.base.commit,{paths:o});let r=[];for(let[c,p]of o.entries()){let y=i.get(p),h=y&&await n.run(L(t[c]??"")).catch(A("GIT_FA\
ILED"));if(h===void 0||h===y?.oid)continue;await te(n,e,async()=>(await n.run(B(e.base.commit,p))).has(h))&&r.push(p)}return r}catch(u){var d=u,l=true}finally{var m=k(
a,d,l);m&&await m}}var he=n=>({treeOf:e=>n.run(F(e)),mergeBase:(e,t)=>n.run(G(e,t)),isAncestor:(e,t)=>n.run(C(e,t)),changedPaths:(e,t)=>n.run(_(e,t)),pathsOf:e=>n.
run(W(e)),merge:(e,t)=>n.run(j(e,t)),standIn:(e,t)=>n.run(O(V(e,t))),areSigned:e=>we(n,e),rebased:(e,t)=>K(n,e,t),joined:(e,t)=>ge(n,e,t)});async function we(n,e){
var s=[];try{let t=g(s,b(n),true);let o=await Promise.all(e.map(d=>t.read(d)));return o.every(d=>/^gpgsig(?:-sha256)? /m.test(d?.content.toString("latin1").split(
`

`,1)[0]??""))}catch(i){var r=i,a=true}finally{var u=k(s,r,a);u&&await u}}async function ye({git:n,run:e,options:t,commitsOn:o},s){let i=async(a,u)=>{let d=u.map(
({commit:c})=>c),l=u.at(-1);if(t.signCommits!=="ssh"||!l)return d;let m={commit:l.commit,tree:l.tree};return[...d,...(await re(a,{snapshots:u,head:m},"ssh")).values()]},
r=await i(n,e.snapshots);return s===void 0||s===e.base.commit||!o?new Set(r):new Set([...r,...await o(s,i)])}async function ge(n,{head:e,snapshots:t},{tip:o,tree:s}){
var c=[];try{let i=g(c,b(n),true);let{commit:r}=await D(i,e.commit);let a=(await i.read(r))?.content.toString("latin1")??"";let u=a.split(`
`).filter(ae=>/^(?:author|committer) /.test(ae));let d=t.at(-1)?.message.match(/^Editplan-(?:Plan|Run): .*$/gm)??[];let l=["Merge the run with the commits of ot\
hers","",...d,""].join(`
`);let m=[`tree ${s}`,`parent ${o}`,`parent ${r}`,...u.slice(0,2),"",l].join(`
`);return n.run(O(Buffer.from(m,"latin1")))}catch(p){var y=p,h=true}finally{var T=k(c,y,h);T&&await T}}export{Te as a,me as b,_e as c,je as d,De as e,he as f};
