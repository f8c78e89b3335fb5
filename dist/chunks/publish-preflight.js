import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as ee,b as te,d as ne}from"./publish-remote-history.js";
import{d as Y,i as Z}from"./publish-manifest-ref.js";import{c as re}from"./publish-upload-2.js";import{c as Q}from"./publish-code-owners.js";import{b as X}from"./publish-plan-source.js";
import{publish_remote_state_2$g as z,publish_remote_state_2$j as v,publish_remote_state_2$n as w,publish_remote_state_2$s as J}from"./start.js";import{core_git_commands_diff$a as _,
core_git_commands_diff$b as W,core_git_commands_diff$c as B}from"./start.js";import{core_git_partial_clone$a as U}from"./start.js";import{core_git_commits$b as j,
core_git_commits$d as D,core_git_commits$f as K,core_git_commits$g as V}from"./start.js";import{core_git_cat_file$d as b}from"./start.js";import{core_git_filters$d as L,
core_git_filters$e as O}from"./start.js";import{publish_github_2$g as q}from"./start.js";import{core_git_commands_commit$c as G,core_git_commands_commit$f as F}from"./start.js";
import{publish_github_api_2$e as H,publish_github_api_2$f as I,publish_github_api_2$h as M,publish_github_api_2$j as E,publish_github_api_2$n as N,publish_github_api_2$w as x}from"./start.js";
import{core_git_git$z as C}from"./hook.js";import{core_text_words$a as R,core_text_words$c as S}from"./hook.js";import{errors$b as $,errors$d as A}from"./hook.js";
import{empty$g as g,empty$h as k}from"./hook.js";var P="github-actions[bot]";async function oe({github:t,target:e,repository:n,head:o},s){let i=s.viewer??(await w(
t.send(E())))?.viewer.login,r=i===P?await w(t.send(H(e.repository))):void 0;return{viewer:i,repository:n,workflowsMayOpen:r?.can_approve_pull_request_reviews,requiredChecks:i===
P||s.autoMerge?await ue(t,e):void 0,milestone:await ce(t,e.repository,s.milestone),scopes:t.scopes(),fork:s.pushToFork===void 0?void 0:o}}async function ue(t,{repository:e,
base:{branch:n}}){let o=await w(t.list(I(e,n))),s=await w(t.send(M(e,n))),i=o?.flatMap(({type:u,parameters:l})=>u==="workflows"?[l?.workflows?.map(({path:d})=>d)]:
u==="required_status_checks"?[l?.required_status_checks?.map(({context:d})=>d)]:[]),r=s?.protection.required_status_checks?.contexts??(s?.protected===false?[]:void 0),
a=[...i??[void 0],r];return a.every(u=>u!==void 0)?[...new Set(a.flat())]:void 0}var le=20,f=t=>({problems:[{name:"GITHUB_FAILED",message:t}]}),de=[({survey:{repository:t}})=>t.
archived?f(`The repository ${t.full_name} is archived and takes no changes. Unarchive it first.`):void 0,({survey:{repository:t,fork:e,viewer:n},options:o})=>{let s=o.
pushToFork===void 0?t:e;if(!(s?.permissions?.push===false&&n!==void 0&&!n.endsWith("[bot]")))return;let a=o.pushToFork===void 0&&o.pace===void 0?", or push to a\
 fork with `push-to-fork`":"";return f(`The account ${n} may not write to ${s?.full_name}. Use a token with write access${a}.`)},({survey:{scopes:t,repository:e}})=>{
if(!t||t.includes("repo")||e.private===false&&t.includes("public_repo"))return;let n=t.length>0?`only ${t.join(", ")}`:"none";return f(`The token has not the sc\
ope \`repo\`, which pushing to ${e.full_name} and opening pull requests there take: it has ${n}. Give it that scope.`)},({survey:{viewer:t,scopes:e},paths:n})=>{
let o=n.filter(r=>r.startsWith(".github/workflows/"));return o.length===0||!(t===P||e!==void 0&&!e.includes("workflow"))?void 0:{barred:[{name:"GITHUB_FAILED",message:`\
The change holds ${R(o.length,"workflow file")}, which this token may not push: ${S(o,le)}. Use a GitHub App\u2019s token with \`workflows: write\`, or a token with th\
e \`workflow\` scope.`}]}},({survey:{fork:t,repository:e}})=>t===void 0||t.parent?.full_name===e.full_name?void 0:f(`The repository ${t.full_name} is not a fork\
 of ${e.full_name}. Name a fork of it as \`push-to-fork\`.`),({survey:{viewer:t},options:e,pull:n})=>{let o=n?.user?.login??t,s=e.reviewers?.find(i=>i.toLowerCase()===
o?.toLowerCase());return s?f(`The reviewer ${s} opens the pull request and cannot review it as well. Name another reviewer.`):void 0},({survey:{repository:t},options:e})=>{
let n=e.teamReviewers?.find(o=>o.includes("/")&&!Q(t.full_name,o));return n?f(`The team ${n} is of another organisation than ${t.full_name}. Name a team of that\
 one.`):void 0},({survey:{milestone:t,repository:e},options:n})=>n.milestone!==void 0&&t===void 0?f(`The repository ${e.full_name} has no open milestone "${n.milestone}\
". Create it, or name another.`):void 0,({survey:{repository:t},options:e})=>e.autoMerge&&t.allow_auto_merge===false?f(`The repository ${t.full_name} does not a\
llow auto-merge. Switch on "Allow auto-merge" in its settings, or leave \`auto-merge\` out.`):void 0,({options:{draft:t,autoMerge:e},pull:n,wasDraft:o})=>e&&t&&
!(n?.draft===false&&o&&t!=="always")?f("GitHub merges no draft, now or later. Leave `draft` out, or leave `auto-merge` out."):void 0,({survey:{workflowsMayOpen:t},
pull:e})=>t===false&&!e?{cannotOpen:[me]}:void 0,({survey:{viewer:t,requiredChecks:e},options:{autoMerge:n,triggerChecks:o},base:s})=>{if(t!==P||o!==void 0)return;
if(e&&e.length>0)return{warnings:[fe(s,e)]};let i=n?" Auto-merge waits until then.":"",r=e?"":` The rules of "${s}" cannot be read with this token, so editplan \
cannot tell whether it requires checks.`;return{notes:[`${se}${i}${r} ${ie}`]}}],se='Workflows of a pull request opened with the workflow\u2019s own token wait until\
 somebody with write access approves them there ("Approve workflows to run"); on a server without approvals they do not start.',ie="For checks that run by thems\
elves, use a GitHub App\u2019s token as `token`, or name the workflow that runs them, which needs `on: workflow_dispatch`, as `trigger-checks`.",fe=(t,e)=>({name:"\
CHECKS_NOT_STARTED",message:`"${t}" requires ${e.length===1?"the check":"the checks"} ${e.map(n=>`"${n}"`).join(", ")}, which it cannot be merged without. ${se}\
 ${ie}`}),Te='the token may not open pull requests. Give the job `permissions: pull-requests: write`, or an app or a fine-grained token "Pull requests: Read and\
 write"',me='the repository does not let workflows open pull requests. Switch on "Allow GitHub Actions to create and approve pull requests" (Settings, Actions, \
General), or use another token';function _e(t){let e=de.map(n=>n(t));return{problems:e.flatMap(n=>n?.problems??[]),barred:e.flatMap(n=>n?.barred??[]),cannotOpen:e.
flatMap(n=>n?.cannotOpen??[]),warnings:e.flatMap(n=>n?.warnings??[]),notes:e.flatMap(n=>n?.notes??[])}}async function ce(t,e,n){if(n===void 0)return;let o=await t.
list(x(e));return(o.find(({title:i})=>i===String(n))??o.find(({number:i})=>String(i)===String(n)))?.number}async function je({git:t,run:e,options:n},o){let{hub:s}=o,
i=v(s)?await oe(s,n):void 0,r=e.head.tree===e.base.tree?void 0:J(o);return{state:o,survey:i,open:r&&v(s)?await s.github.send(N(s.target.repository,r.number)):void 0,
paths:await t.run(_(e.base.tree,e.head.tree))}}function De(t,{target:e,hub:n},o){let s=({commit:r,ref:a})=>{let u=a.startsWith("refs/heads/")?e.push:e.upstream;
return{commit:r,ref:a,from:u}},i=()=>{if(v(n))return n.github;throw new $({name:"GITHUB_FAILED",message:"GitHub was not asked: there is no token. Give one."})};
return{...he(t),commitsSince:r=>ee(t,e,s(r)),hasAncestors:(r,a)=>te(t,e,{...s(r),ancestors:a}),olderFiles:r=>pe(t,e,r),given:r=>o?ye(o,r):new Set,treeBefore:()=>o?.
treeBefore?.(),async audit(r){let{options:a,audit:u}=o??{},{snapshots:l,start:d,head:m}=r;a?.withheld&&l.length>0&&await q(t,{from:d,to:m.commit},a),await u?.(r)},
hasManifest:r=>Y(t,e.push,r),manifestAt:r=>Z(t,e.push,r),ledgersOf:r=>z(t,e.push,r),send:r=>i().send(r),list:r=>i().list(r)}}async function pe(t,e,n){var a=[];try{
let o=X(t,n);let s=g(a,b(t),true);let{entries:i}=await U(s,e.base.commit,{paths:o});let r=[];for(let[c,p]of o.entries()){let y=i.get(p),h=y&&await t.run(L(n[c]??
"")).catch(A("GIT_FAILED"));if(h===void 0||h===y?.oid)continue;await ne(t,e,async()=>(await t.run(B(e.base.commit,p))).has(h))&&r.push(p)}return r}catch(u){var l=u,
d=true}finally{var m=k(a,l,d);m&&await m}}var he=t=>({treeOf:e=>t.run(F(e)),mergeBase:(e,n)=>t.run(G(e,n)),isAncestor:(e,n)=>t.run(C(e,n)),changedPaths:(e,n)=>t.
run(_(e,n)),pathsOf:e=>t.run(W(e)),merge:(e,n)=>t.run(j(e,n)),standIn:(e,n)=>t.run(O(V(e,n))),areSigned:e=>we(t,e),rebased:(e,n)=>K(t,e,n),joined:(e,n)=>ge(t,e,
n)});async function we(t,e){var s=[];try{let n=g(s,b(t),true);let o=await Promise.all(e.map(l=>n.read(l)));return o.every(l=>/^gpgsig(?:-sha256)? /m.test(l?.content.
toString("latin1").split(`

`,1)[0]??""))}catch(i){var r=i,a=true}finally{var u=k(s,r,a);u&&await u}}async function ye({git:t,run:e,options:n,commitsOn:o},s){let i=async(a,u)=>{let l=u.map(
({commit:c})=>c),d=u.at(-1);if(n.signCommits!=="ssh"||!d)return l;let m={commit:d.commit,tree:d.tree};return[...l,...(await re(a,{snapshots:u,head:m},"ssh")).values()]},
r=await i(t,e.snapshots);return s===void 0||s===e.base.commit||!o?new Set(r):new Set([...r,...await o(s,i)])}async function ge(t,{head:e,snapshots:n},{tip:o,tree:s}){
var c=[];try{let i=g(c,b(t),true);let{commit:r}=await D(i,e.commit);let a=(await i.read(r))?.content.toString("latin1")??"";let u=a.split(`
`).filter(ae=>/^(?:author|committer) /.test(ae));let l=n.at(-1)?.message.match(/^Editplan-(?:Plan|Run): .*$/gm)??[];let d=["Merge the run with the commits of ot\
hers","",...l,""].join(`
`);let m=[`tree ${s}`,`parent ${o}`,`parent ${r}`,...u.slice(0,2),"",d].join(`
`);return t.run(O(Buffer.from(m,"latin1")))}catch(p){var y=p,h=true}finally{var T=k(c,y,h);T&&await T}}export{Te as a,me as b,_e as c,je as d,De as e,he as f};
