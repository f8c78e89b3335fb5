import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as M,e as j,f as C,g as D}from"./publish-thread.js";import{
b as V,e as K,f as X,i as Y,k as Q,l as x,q as Z}from"./faces-action-outputs.js";import"./publish-part-pulls.js";import"./start.js";import"./start.js";import"./core-report-body-patches.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./publish-plan-source.js";import"./core-report-body-step-list.js";
import"./start.js";import"./start.js";import"./version.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./run.js";import{wing$c as W,wing$d as F}from"./start.js";import"./start.js";
import"./start.js";import{core_report_safe_markdown_2$b as B,core_report_safe_markdown_2$c as g,core_report_safe_markdown_2$g as J}from"./start.js";import"./start.js";
import{publish_remote_state_2$n as z}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{publish_github_2$k as N}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{publish_github_api_2$j as U,publish_github_api_2$k as H,publish_github_api_2$n as L}from"./start.js";
import"./start.js";import"./start.js";import{publish_api_call$a as G,publish_api_call$i as R}from"./start.js";import{zod_2$J as w,zod_2$L as _,zod_2$M as b,zod_2$V as A,
zod_2$W as $,zod_2$p as c,zod_2$z as P}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import{core_text_json$i as v}from"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import{core_text_words$a as E,core_text_words$c as I,core_text_words$q as d}from"./hook.js";import"./start.js";import{errors$b as h}from"./hook.js";
import"./hook.js";import le from"node:path";async function je(e){let n=await ue(e);return"pull"in n?pe(n,e):ce(n,e)}async function ue(e){let{env:n}=e,a=X(e.getInput),
{text:o,problems:t,refuse:s}=a;V(a,"mode: explain");let l=await Q(n),i=n.GITHUB_EVENT_NAME==="workflow_run"?r():u();if(t.length>0||!i)throw new h(t);return i;function u(){
let{pull_request:p}=l;return n.GITHUB_EVENT_NAME!=="pull_request"||!p?s("`mode: explain` runs on `pull_request` and on `workflow_run`. Run the workflow on one o\
f them."):o("explanation")!==void 0?s("On `pull_request` the explanation is made. Leave `explanation` out."):{root:le.resolve(n.GITHUB_WORKSPACE??".",o("reposit\
ory-path")??"."),pull:{number:x(p.number,"pull_request.number"),base:x(p.base?.sha,"pull_request.base.sha"),head:x(p.head?.sha,"pull_request.head.sha")}}}function r(){
let p=o("explanation"),{token:m,repository:f,apiUrl:y="https://api.github.com",graphqlUrl:q,withheld:re}=K(a,e);if(p===void 0)return s("On `workflow_run` give `\
explanation`, the file of the other job.");if(m===void 0||f===void 0)return s("Showing an explanation needs a `token` and a `repository`. Give them.");let ie=x(
l.workflow_run?.id,"workflow_run.id");return{file:p,run:ie,publish:{token:m,repository:f,withheld:re,apiUrl:y,graphqlUrl:q}}}}async function pe({root:e,pull:n},a){
let{number:o,base:t,head:s}=n,l=await F.get()({root:e,from:t,to:s,merged:true}),{masked:i}=await import("./core-policy-secrets.js"),u=await i(me(l,{number:o,head:s}));
return a.setOutput("explanation-path",await a.write("explanation.json",`${JSON.stringify(u)}
`)),a.setOutput("pull-request-number",String(o)),a.info(Y(u.sentence)),await a.writeSummary(se(u)),0}function me(e,n){let{sentence:a,title:o,steps:t,files:s,path:l,
rest:i,diff:u}=oe;return{version:1,...n,sentence:d(e.sentence,a),steps:e.steps.slice(0,t).map(r=>({title:d(r.title,o),matches:r.matches,counts:r.counts,files:r.
files.slice(0,s).map(p=>d(p,l)),more:Math.max(0,r.files.length-s)})),residual:e.toRead.slice(0,i).map(r=>({path:d(r.path,l),lines:r.lines,diff:d(r.diff,u),...r.
said!==void 0&&{said:d(r.said,u)},...r.generated&&{generated:true}})),left_out:e.leftOut.slice(0,i).map(r=>d(r.path,l))}}async function ce(e,n){let{file:a}=e,o=await Z(
a,n.place,{most:de});if("reason"in o)throw new h({name:"USAGE",message:`The explanation ${a} cannot be read: ${o.reason}. Pass on the file of the output \`explan\
ation-path\`.`});let t=await Ee(ye(o.bytes),e);return t.as==="nothing"?n.info(t.note):(n.setOutput("pull-request-number",String(t.number)),n.info(`#${t.number}:\
 the explanation is there as a ${t.as}`)),0}var de=512*1024,oe={sentence:2e3,title:200,steps:100,files:5,path:300,rest:100,diff:2e3},{sentence:fe,title:he,steps:ge,
files:we,path:xe,rest:ee,diff:ne}=oe,k=P().min(0).max(1e9),O=c().max(xe),be=b({version:$(1),number:P().min(1).max(1e9),head:c().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
sentence:c().max(fe),steps:w(b({title:c().max(he),matches:k,counts:A(["places","files"]),files:w(O).max(we),more:k})).max(ge),residual:w(b({path:O,lines:k,diff:c().
max(ne),said:c().max(ne).exactOptional(),generated:$(true).exactOptional()})).max(ee),left_out:w(O).max(ee)});function ye(e){let n=be.safeParse(v(e.toString("ut\
f8")));if(n.success)return n.data;let o=`The explanation is not what \`mode: explain\` writes, first at ${n.error.issues[0]?.path.join(".")||"its top"}. Pass on\
 the file of the output \`explanation-path\` as it is.`;throw new h({name:"USAGE",message:o})}async function Ee(e,{run:n,publish:a}){let{repository:o}=a,t=await N(
a),s=await t.send(Pe(o,n));if(s.event!=="pull_request")throw S(`the run is one of \`${s.event}\``);if(s.head_sha!==e.head)throw S("the run explains another head");
let l=await _e(t,o,s);if(l.length===0&&await $e(t,o,e))throw new h({name:"GITHUB_FAILED",message:`GitHub lists no open pull request of the run, and shows #${e.number}\
 as one. Run the job again.`});if(l.length===0)return{as:"nothing",note:"The pull request is closed or has moved on: nothing to do."};if(!l.some(({number:m})=>m===
e.number))throw S("the run explains another pull request");let{number:i,head:u}=e,r=se(e);return await M(t,o,{name:"editplan/explain",head:u,conclusion:"neutral",
title:ae,summary:r})?{as:"check run",number:i}:(await ze(t,o,{number:i,words:r}),{as:"comment",number:i})}var Pe=(e,n)=>G(`${R(e)}/actions/runs/${n}`,_({event:c(),
head_sha:c(),head_branch:c().nullable(),head_repository:_({full_name:c()}).nullable()}));async function _e(e,n,{head_sha:a,head_branch:o,head_repository:t}){if(o===
null||t===null)return[];let{full_name:s}=t;return(await e.list(H(n,`${s.split("/")[0]}:${o}`))).filter(({state:i,head:u})=>i==="open"&&u.sha===a&&u.repo?.full_name===
s)}async function $e(e,n,{number:a,head:o}){let t=await z(e.send(L(n,a)));return t?.state==="open"&&t.head.sha===o&&t.head.repo!==null}var S=e=>new h({name:"USA\
GE",message:`The explanation does not belong to the workflow run that started this one: ${e}. Nothing was posted.`}),ae="This change in a few steps",te="<!-- ed\
itplan:explain -->";async function ze(e,n,{number:a,words:o}){let t=`${te}
### ${ae}

${o}`,s=(await z(e.send(U())))?.viewer.login,i=(s===void 0?[]:await e.list(j(n,a))).find(u=>u.user?.login===s&&u.body.startsWith(te));i?.body!==t&&await e.send(
i?D(n,i.id,t):C({repository:n,number:a},t))}function se({head:e,sentence:n,steps:a,residual:o,left_out:t}){let s=a.map(({title:i,matches:u,counts:r,files:p,more:m})=>{
let f=[...p.map(g),...m>0?[`${m} more`]:[]].join(", ");return`1. ${g(i)}, ${E(u,r==="places"?"place":"file")}: ${f}`}),l=W(o).map(({paths:i,lines:u,isEach:r,diff:p,
said:m})=>{let f=r?" each, one and the same change":"",y=m===""?"":`; ${g(m)}`;return[`${I(i.map(g),ke)}: ${E(u,"changed line")}${f}${y}`,...p===""?[]:[J("diff",
p)]].join(`

`)});return[B(n),T(s,`
`,2e4),...l.length>0?["**To read**",T(l,`

`,2e4)]:[],...t.length>0?[`**In no step**: ${T(t.map(g),", ",3e3)}`]:[],`<sub>A job of the pull request wrote this about ${e}. The pull request can change that \
job, so these are its own words.</sub>`].filter(Boolean).join(`

`)}var ke=20;function T(e,n,a){let o=[],t=0;for(let l of e){if(t+=l.length+n.length,t>a)break;o.push(l)}let s=e.length-o.length;return[...o,...s>0?[`${n===`
`?`
`:""}and ${s} more, not shown`]:[]].join(n)}export{se as explanationMarkdown,ue as readExplainInputs,ye as readExplanation,je as runExplain};
