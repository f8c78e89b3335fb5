import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as B,e as J,f as M,g as W}from"./publish-thread.js";import{
b as D,d as F,e as V,h as K,j as X,k as x,p as Y}from"./faces-action-outputs.js";import"./publish-part-pulls.js";import"./start.js";import"./start.js";import"./core-report-body-patches.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./publish-plan-source.js";
import"./core-report-body-step-list.js";import"./start.js";import"./version.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./run.js";import{wing$c as j,wing$d as C}from"./start.js";import"./start.js";import"./start.js";
import{core_report_safe_markdown_2$b as H,core_report_safe_markdown_2$c as g,core_report_safe_markdown_2$g as L}from"./start.js";import"./start.js";import{publish_remote_state_2$n as _}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import{publish_github_2$k as U}from"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import{core_text_words$a as y,core_text_words$c as T}from"./hook.js";import"./start.js";
import{publish_github_api_2$T as G,publish_github_api_2$U as N,publish_github_api_2$l as I,publish_github_api_2$m as R,publish_github_api_2$p as A}from"./start.js";
import"./start.js";import"./start.js";import{zod_2$J as w,zod_2$L as P,zod_2$M as b,zod_2$V as q,zod_2$W as v,zod_2$p as m,zod_2$z as E}from"./start.js";import"./hook.js";
import{core_text_json$h as O}from"./hook.js";import{errors$b as h}from"./hook.js";import"./hook.js";import ln from"node:path";async function Wn(n){let e=await un(
n);return"pull"in e?pn(e,n):cn(e,n)}async function un(n){let{env:e}=n,a=V(n.getInput),{text:o,problems:t,refuse:s}=a;D(a,"mode: explain");let l=await X(e),r=e.GITHUB_EVENT_NAME===
"workflow_run"?i():u();if(t.length>0||!r)throw new h(t);return r;function u(){let{pull_request:p}=l;return e.GITHUB_EVENT_NAME!=="pull_request"||!p?s("`mode: ex\
plain` runs on `pull_request` and on `workflow_run`. Run the workflow on one of them."):o("explanation")!==void 0?s("On `pull_request` the explanation is made. \
Leave `explanation` out."):{root:ln.resolve(e.GITHUB_WORKSPACE??".",o("repository-path")??"."),pull:{number:x(p.number,"pull_request.number"),base:x(p.base?.sha,
"pull_request.base.sha"),head:x(p.head?.sha,"pull_request.head.sha")}}}function i(){let p=o("explanation"),{token:c,repository:f,apiUrl:on="https://api.github.c\
om",graphqlUrl:an,withheld:sn}=F(a,n);if(p===void 0)return s("On `workflow_run` give `explanation`, the file of the other job.");if(c===void 0||f===void 0)return s(
"Showing an explanation needs a `token` and a `repository`. Give them.");let rn=x(l.workflow_run?.id,"workflow_run.id");return{file:p,run:rn,publish:{token:c,repository:f,
withheld:sn,apiUrl:on,graphqlUrl:an}}}}async function pn({root:n,pull:e},a){let{number:o,base:t,head:s}=e,l=await C.get()({root:n,from:t,to:s,merged:true}),{masked:r}=await import("./core-policy-secrets.js"),
u=await r(mn(l,{number:o,head:s}));return a.setOutput("explanation-path",await a.write("explanation.json",`${JSON.stringify(u)}
`)),a.setOutput("pull-request-number",String(o)),a.info(K(u.sentence)),await a.writeSummary(tn(u)),0}function mn(n,e){let{sentence:a,title:o,steps:t,files:s,path:l,
rest:r,diff:u}=nn;return{version:1,...e,sentence:d(n.sentence,a),steps:n.steps.slice(0,t).map(i=>({title:d(i.title,o),matches:i.matches,counts:i.counts,files:i.
files.slice(0,s).map(p=>d(p,l)),more:Math.max(0,i.files.length-s)})),residual:n.toRead.slice(0,r).map(i=>({path:d(i.path,l),lines:i.lines,diff:d(i.diff,u)})),left_out:n.
leftOut.slice(0,r).map(i=>d(i.path,l))}}var d=(n,e)=>n.length>e?`${n.slice(0,e-1)}\u2026`:n;async function cn(n,e){let{file:a}=n,o=await Y(a,e.place,{most:fn});
if("reason"in o)throw new h({name:"USAGE",message:`The explanation ${a} cannot be read: ${o.reason}. Pass on the file of the output \`explanation-path\`.`});let t=await Pn(
En(o.bytes),n);return t.as==="nothing"?e.info(t.note):(e.setOutput("pull-request-number",String(t.number)),e.info(`#${t.number}: the explanation is there as a ${t.
as}`)),0}var fn=512*1024,nn={sentence:2e3,title:200,steps:100,files:5,path:300,rest:100,diff:2e3},{sentence:hn,title:dn,steps:wn,files:gn,path:xn,rest:Q,diff:bn}=nn,
$=E().min(0).max(1e9),k=m().max(xn),yn=b({version:v(1),number:E().min(1).max(1e9),head:m().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),sentence:m().max(hn),steps:w(
b({title:m().max(dn),matches:$,counts:q(["places","files"]),files:w(k).max(gn),more:$})).max(wn),residual:w(b({path:k,lines:$,diff:m().max(bn)})).max(Q),left_out:w(
k).max(Q)});function En(n){let e=yn.safeParse(O(n.toString("utf8")));if(e.success)return e.data;let o=`The explanation is not what \`mode: explain\` writes, first\
 at ${e.error.issues[0]?.path.join(".")||"its top"}. Pass on the file of the output \`explanation-path\` as it is.`;throw new h({name:"USAGE",message:o})}async function Pn(n,{
run:e,publish:a}){let{repository:o}=a,t=await U(a),s=await t.send(_n(o,e));if(s.event!=="pull_request")throw z(`the run is one of \`${s.event}\``);if(s.head_sha!==
n.head)throw z("the run explains another head");let l=await $n(t,o,s);if(l.length===0&&await kn(t,o,n))throw new h({name:"GITHUB_FAILED",message:`GitHub lists n\
o open pull request of the run, and shows #${n.number} as one. Run the job again.`});if(l.length===0)return{as:"nothing",note:"The pull request is closed or has\
 moved on: nothing to do."};if(!l.some(({number:c})=>c===n.number))throw z("the run explains another pull request");let{number:r,head:u}=n,i=tn(n);return await B(
t,o,{name:"editplan/explain",head:u,conclusion:"neutral",title:en,summary:i})?{as:"check run",number:r}:(await zn(t,o,{number:r,words:i}),{as:"comment",number:r})}
var _n=(n,e)=>N(`${G(n)}/actions/runs/${e}`,P({event:m(),head_sha:m(),head_branch:m().nullable(),head_repository:P({full_name:m()}).nullable()}));async function $n(n,e,{
head_sha:a,head_branch:o,head_repository:t}){if(o===null||t===null)return[];let{full_name:s}=t;return(await n.list(R(e,`${s.split("/")[0]}:${o}`))).filter(({state:r,
head:u})=>r==="open"&&u.sha===a&&u.repo?.full_name===s)}async function kn(n,e,{number:a,head:o}){let t=await _(n.send(A(e,a)));return t?.state==="open"&&t.head.
sha===o&&t.head.repo!==null}var z=n=>new h({name:"USAGE",message:`The explanation does not belong to the workflow run that started this one: ${n}. Nothing was p\
osted.`}),en="This change in a few steps",Z="<!-- editplan:explain -->";async function zn(n,e,{number:a,words:o}){let t=`${Z}
### ${en}

${o}`,s=(await _(n.send(I())))?.viewer.login,r=(s===void 0?[]:await n.list(J(e,a))).find(u=>u.user?.login===s&&u.body.startsWith(Z));r?.body!==t&&await n.send(r?
W(e,r.id,t):M({repository:e,number:a},t))}function tn({head:n,sentence:e,steps:a,residual:o,left_out:t}){let s=a.map(({title:r,matches:u,counts:i,files:p,more:c})=>{
let f=[...p.map(g),...c>0?[`${c} more`]:[]].join(", ");return`1. ${g(r)}, ${y(u,i==="places"?"place":"file")}: ${f}`}),l=j(o).map(r=>{let[{lines:u,diff:i}]=r,p=r.
length>1?" each, one and the same change":"";return[`${T(r.map(({path:f})=>g(f)),Sn)}: ${y(u,"changed line")}${p}`,...i===""?[]:[L("diff",i)]].join(`

`)});return[H(e),S(s,`
`,2e4),...l.length>0?["**To read**",S(l,`

`,2e4)]:[],...t.length>0?[`**In no step**: ${S(t.map(g),", ",3e3)}`]:[],`<sub>A job of the pull request wrote this about ${n}. The pull request can change that \
job, so these are its own words.</sub>`].filter(Boolean).join(`

`)}var Sn=20;function S(n,e,a){let o=[],t=0;for(let l of n){if(t+=l.length+e.length,t>a)break;o.push(l)}let s=n.length-o.length;return[...o,...s>0?[`${e===`
`?`
`:""}and ${s} more, not shown`]:[]].join(e)}export{tn as explanationMarkdown,un as readExplainInputs,En as readExplanation,Wn as runExplain};
