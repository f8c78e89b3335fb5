import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as I,c as K,d as H,e as U}from"./wings-several-split-order.js";
import{d as x,e as M}from"./publish-pull-request.js";import{e as A}from"./publish-branch.js";import{a as _,c as L}from"./publish-plan-source.js";import{core_plan_combine_2$b as E,
core_plan_combine_2$c as B}from"./run.js";import{core_policy_secrets_2$e as q}from"./run.js";import{core_report_build_report$c as S}from"./start.js";import{publish_publish_plans_2$c as G}from"./start.js";
import{core_report_safe_markdown_2$a as P}from"./start.js";import{publish_remote_state_2$j as T,publish_remote_state_2$m as $}from"./start.js";import{publish_target$a as O,
publish_target$m as m}from"./start.js";import{core_run_baseline_2$g as k}from"./start.js";import{publish_github_2$c as g,publish_github_2$d as R}from"./start.js";
import{core_workspace_file_identity$j as w}from"./hook.js";import{errors$b as h}from"./hook.js";var Se=(e,t)=>w(async()=>{let{by:n,...r}=t,a=I(n);if(F(t.publish),
!t.publish.dryRun&&!t.publish.token)throw D();let{clock:u=R,pace:i=g({clock:u})}=t.publish,o={...r,without:void 0,publish:{...t.publish,pace:i}},s=await k(o),l=await O(
s,{title:e.title,sha256:e.digest},o.publish),p=o.publish.dryRun?void 0:await j(s,l,o.publish),c=B(e,E([e],t.without??[])),d=await K(C(c,t),{...o,by:a,git:s,target:l,
known:p?.parts??[]});v(d.parts,o.publish);let f={git:s,plan:e,target:l,split:d,options:o,there:p},y=await W(f);return q([...y,...await ee(f,y)])});function v(e,{
maxPullRequests:t}){if(t===void 0||e.length<=t)return;let n=`The plan has ${e.length} parts, and \`max-pull-requests\` is ${t}. Nothing was pushed. Split it by \
fewer folders or owners, or by a larger size, or allow more.`;throw new h({name:"LIMIT_EXCEEDED",message:n})}function F({pushToFork:e,suggestOn:t}){let n=e!==void 0?
"Parts that build on each other need branches in one repository. Split without pushing to a fork.":t!==void 0&&"Suggestions are not split. Leave out one of the \
two.";if(n)throw new h({name:"USAGE",message:n})}async function j(e,t,n){let r=await $(t,n);if(!T(r))throw D();return{hub:r,parts:await H(e,r)}}var D=()=>new h(
{name:"GITHUB_FAILED",message:"Pull requests of parts need a token for the server of the repository. Give one, or split the plan with `editplan split`."});function C(e,{
overrides:t={}}){let{commits:n,...r}=t;return{...e,options:{...e.options,...r}}}async function W(e){let{split:t,target:n}=e,r=new Map;for(let a of t.stacks){let u={
branch:n.base.branch,entries:[]},i=false;for(let p of a){let{results:c,next:d}=i?z(e,p,u):await X(e,p,u);r.set(p,c),i||=d===void 0,u=d??{branch:c.branch,entries:[]}}
let o=i?void 0:await Y(e,a.flatMap(p=>r.get(p)??[])),[s]=a,l=s===void 0?void 0:r.get(s);o!==void 0&&s!==void 0&&l&&r.set(s,{...l,notes:[o]})}return t.parts.flatMap(
(a,u)=>r.get(u)??[])}var z=(e,t,n)=>({results:{...N(e,t,n),outcome:"waits"},next:void 0});async function X(e,t,n){let{options:r,target:a}=e,u=b(e.split,t),i=N(e,
t,n),o;try{let s=await G(u.plan,{...r,policyOf:a.base.commit,publish:V(e,t,n),onEvent(d){d.type==="published"&&(o=d.publication),r.onEvent?.(d)}}),{number:l,url:p=""}=s.
pull_request??{};return{results:{...i,outcome:J(s),...l!==void 0&&{number:l},url:p,report:s},next:await Q(s,o,{at:i.branch,below:n})}}catch(s){if(!(s instanceof
h)||r.signal?.aborted)throw s;let l=s.problems.map(S);return{results:{...i,outcome:"refused",problems:l},next:void 0}}}function J({pull_request:e}){return!e||e.
failed?"refused":e.proposed?"proposed":e.settled==="merged"?"merged":e.operation}async function Q({pull_request:e},t,{at:n,below:r}){if(!(!e||e.failed)){if(e.settled===
"merged"||e.settled==="unchanged")return r;if(e.settled==="expired")return{branch:n,entries:[]};if(t?.record)return{branch:n,entries:A(t.record)}}}function V({options:e,
plan:t,split:n,target:r},a,u){let{publish:i}=e,{name:o,slug:s}=b(n,a),{repository:l,serverUrl:p}=r,c=f=>l&&`${p}/${l}/pulls?${new URLSearchParams({q:`is:pr head\
:${m(r.branch,f)}`})}`,d=oe({...n,title:i.title??t.title,at:a,linkTo:c});return{...i,branch:m(r.branch,s),branchSuffix:"none",base:u.branch,...i.title!==void 0&&
{title:`${i.title} (${o})`},body:i.body===void 0?d:`${i.body.trim()}

${d}`,part:{of:t.digest,on:n.base,name:o,below:u.entries}}}async function Y({there:e},t){let n=t.flatMap(({outcome:r,number:a})=>Z(r)&&a!==void 0?[a]:[]);if(!(!e||
n.length<2))return x(e.hub.github,e.hub.target.repository,n)}var Z=e=>["created","updated","none"].includes(e);async function ee(e,t){let{there:n}=e,r=new Set(t.
map(({branch:o})=>o)),a=(n?.parts??[]).filter(({branch:o})=>!r.has(o)).flatMap(o=>o.pulls.filter(({state:s})=>s==="open").map(s=>({part:o,pull:s}))).toSorted((o,s)=>o.
pull.number-s.pull.number),u=t.every(({outcome:o})=>o!=="refused"&&o!=="waits"),i=[];for(let o of a)i.push(await te(e,o,u));return i}async function te(e,{part:t,
pull:n},r){let{git:a,there:u,options:i}=e,o={name:t.split.part,branch:t.branch,base:n.base.ref,files:[],needs:[],number:n.number,url:n.html_url},s=f=>({...o,outcome:"\
none",notes:[f]});if(!u||!await ne(e,t))return s("It belongs to another plan, and stays as it is.");if(!r)return s("The plan has no such part any more. It is cl\
osed once all other parts are published.");let{hub:l}=u;await M(l.github,l.target.repository,n.number);let p="The plan has no such part any more.",{operation:c,
notes:d}=await U(a,l,{part:t,pull:n,options:i.publish,reason:p});return{...o,outcome:c,notes:d}}async function ne({git:e,plan:t,target:n,there:r,options:a},{split:u,
ledger:i}){if(u.of===t.digest||a.publish.replace)return true;let o={target:n,hub:r?.hub??re,ledger:i};return L(i.run.source,await _(e,o,a),o)}var re={unknown:"n\
o token"};function N({split:e,target:t},n,r){let{name:a,slug:u,files:i,needs:o}=b(e,n),s=o.map(l=>b(e,l).name);return{name:a,branch:m(t.branch,u),base:r.branch,
files:i,needs:s,url:""}}var b=({parts:e},t)=>{let n=e[t];if(!n)throw new TypeError("each place has a part");return n};function oe({parts:e,stacks:t,title:n,at:r,
linkTo:a}){let u=e.map(({name:s,slug:l},p)=>{let c=p===r?void 0:a(l),d=P(s),f=se(t,p);return[`${p+1}. ${c===void 0?d:`[${d}](${c})`}`,...p===r?["(this pull requ\
est)"]:[],...f===void 0?[]:[`\u2013 after ${f+1}`]].join(" ")}),i=t.some(s=>s.length>1)?"Merge a part only after the one that it comes after; otherwise in any o\
rder.":"They can be merged in any order.";return[`Part ${r+1} of ${e.length} of \u201C${P(n)}\u201D. ${i}`,"",...u].join(`
`)}function se(e,t){let n=e.find(r=>r.includes(t))??[];return n[n.indexOf(t)-1]}export{Se as a};
