import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as P,b as q,c as I}from"./core-report-verdict-2.js";import{
b as d,e as c,f as g,h as E,i as a,k as v,l as s,r as h}from"./faces-action-outputs.js";import"./publish-part-pulls.js";import"./start.js";import"./start.js";import"./core-report-body-patches.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./publish-plan-source.js";import"./core-report-body-step-list.js";
import{core_report_outcome$d as O}from"./start.js";import"./start.js";import"./version.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./run.js";import"./start.js";import{publish_overlaps$a as R}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import{errors$b as f,errors$f as _}from"./hook.js";
import"./hook.js";import k from"node:path";async function Z(e){let t=await N(e),{verifyRemotePull:r}=await import("./publish-verify-pull.js"),{signal:n,folder:i}=e,
o=await r({...t,parent:i,checkRun:true,signal:n});return await C(o,await e.write("verdict.json",`${JSON.stringify(o,null,2)}
`),e),o.problem?_(o.problem.name):0}async function C(e,t,r){let{outcome:n,problem:i,patch:o}=e;r.setOutput("verdict",n),r.setOutput("pull-request-number",String(
e.number)),r.setOutput("report-path",t);let u=P(e);i&&r.error(a(i.message),{title:a(u)});let{problem:p,...l}=e;for(let m of[u,...q(l),...o?.split(`
`)??[]])r.info(a(m));await r.writeSummary(I(e))}async function N(e){let t=g(e.getInput),{require:r,allow:n,policy:i}=d(t,"mode: verify").face,o=await S(e.env);if(o||
t.refuse("`mode: verify` judges the pull request of an event. Run the workflow on `pull_request` or `merge_group`."),t.problems.length>0||!o)throw new f(t.problems);
let u=i===void 0?void 0:await h(i,e.place);return{...o,...J(c(t,e)),require:r,allow:n,policy:u}}function J(e){let{serverUrl:t="https://github.com",repository:r=""}=e;
return{url:`${t.replace(/\/$/,"")}/${r}.git`,publish:{...e,serverUrl:t,repository:r}}}async function S(e){let{pull_request:t,merge_group:r}=await v(e);if(t)return{
number:s(t.number,"pull_request.number"),head:s(t.head?.sha,"pull_request.head.sha"),base:s(t.base?.ref,"pull_request.base.ref")};let[,n,i]=/^refs\/heads\/gh-readonly-queue\/(.+)\/pr-(\d+)-[^/]*$/.
exec(r?.head_ref??"")??[];if(!r||n===void 0)return;let o={base:s(r.base_sha,"merge_group.base_sha"),head:s(r.head_sha,"merge_group.head_sha")};return{number:Number(
i),base:n,group:o}}async function j(e){let t=await V(e),r=await R.get()(),{report:n,output:i,line:o,warnings:u,summary:p}=await r({...t,parent:e.folder,signal:e.
signal});e.setOutput("overlaps",i),e.setOutput("pull-request-number",String(t.number)),e.setOutput("report-path",await e.write("overlaps.json",`${JSON.stringify(
n,null,2)}
`)),e.info(a(`#${t.number} ${o||"shares files with no other open pull request"}`));let l={level:"warning",title:"Overlaps with another pull request"};return E(u.
map(({message:m,...w})=>({...l,...w,message:a(m)})),e),await e.writeSummary(p),0}async function V(e){let t=g(e.getInput);d(t,"mode: overlap");let r=await S(e.env);
if((!r||r.group)&&t.refuse("`mode: overlap` compares the pull request of an event. Run the workflow on `pull_request`."),t.problems.length>0||!r)throw new f(t.problems);
return{number:r.number,base:r.base,...J(c(t,e))}}async function ee(e){let t=A(await v(e.env),e.env.GITHUB_EVENT_NAME??"");if(typeof t=="string")return e.info(a(
t)),0;let r=await x(e),{reviewPull:n}=await import("./publish-review-pull.js");return U(await n({...r,...t,signal:e.signal}),e)}async function U({outcome:e,note:t,
report:r},n){return n.info(a(`${e}: ${t}`)),r&&n.setOutput("report-path",await n.write("report.json",`${JSON.stringify(r,null,2)}
`)),0}async function x(e){let t=g(e.getInput),{problems:r,refuse:n}=t,{publishing:i,run:o,face:u}=d(t,"mode: review"),{onAsk:p,onFailure:l,policy:m}=u;l==="narr\
ow"&&n("`mode: review` does not narrow. Write `on-failure: stop` or `draft`.");let w=u.token??n("`mode: review` answers on GitHub. Give a `token`."),b=c(t,e),{repository:y,
serverUrl:$="https://github.com",apiUrl:T="https://api.github.com"}=b;if(y||n("GITHUB_REPOSITORY is empty. Run this in a workflow."),r.length>0||w===void 0||!y)
throw new f(r);return{root:k.resolve(e.env.GITHUB_WORKSPACE??".",u.repositoryPath??"."),policy:m===void 0?void 0:await h(m,e.place),...o,onAsk:p,onFailure:l==="\
narrow"?void 0:l,publish:{...b,...i,token:w,repository:y,serverUrl:$,apiUrl:T,trustsSettings:false}}}function A(e,t){if(t!=="issue_comment"&&t!=="pull_request"&&
t!=="pull_request_target")return"`mode: review` follows `issue_comment` and `pull_request_target`: nothing to do.";let{login:r,type:n}=s(e.sender,"sender");return s(
n,"sender.type")!=="User"?`${r} is not a person: nothing to do.`:t==="issue_comment"?H(e):G(e,r)}function G({action:e,changes:t,pull_request:r},n){let i=s(e,"ac\
tion")==="edited",{body:o}=i?s(t,"changes"):{};if(o===void 0)return"The body was not edited: nothing to do.";let[u,p]=[s(o.from,"changes.body.from"),s(r?.body,"\
pull_request.body")];return{number:s(r?.number,"pull_request.number"),edit:{sender:n,from:u??"",to:p??""}}}function H({action:e,issue:t,comment:r}){if(s(e,"acti\
on")!=="created")return"Only new comments are read: nothing to do.";let n=s(t?.number,"issue.number");return t?.pull_request?/^\/editplan(?:\s|$)/.test(s(r?.body,
"comment.body"))?{number:n}:"The comment gives no command: nothing to do.":"The comment is not on a pull request."}async function te(e){let t=M(await v(e.env),e.
env.GITHUB_EVENT_NAME??"");if(!t)return e.info("No pull request was merged: there is nothing to pass over."),0;let{ignoreRevs:r}=await import("./publish-ignore-revs.js"),
{note:n,report:i}=await r({...t,...await B(e)});if(e.info(a(n)),!i)return 0;e.setOutput("pull-request-number",String(i.pull_request?.number??"")),e.setOutput("p\
ull-request-url",i.pull_request?.url??""),e.setOutput("report-path",await e.write("report.json",`${JSON.stringify(i,null,2)}
`));for(let{name:o,message:u}of i.problems??[])e.error(a(u),{title:o});return O(i,false)}function M({action:e,pull_request:t},r){if(!(t===void 0&&!r.startsWith(
"pull_request"))&&!(s(e,"action")!=="closed"||!s(t?.merged,"pull_request.merged")))return{number:s(t?.number,"pull_request.number"),merged:s(t?.merge_commit_sha??
void 0,"pull_request.merge_commit_sha")}}async function B(e){let t=g(e.getInput),{publishing:r,face:n}=d(t,"ignore-revs: true"),{policy:i,repositoryPath:o="."}=n;
if(t.problems.length>0)throw new f(t.problems);return{root:k.resolve(e.env.GITHUB_WORKSPACE??".",o),policy:i===void 0?void 0:await h(i,e.place),signal:e.signal,
publish:{...c(t,e),...r,trustsSettings:false}}}export{A as askedIn,M as mergeIn,N as readVerifyInputs,te as runIgnoreRevs,j as runOverlap,ee as runReview,Z as runVerify};
