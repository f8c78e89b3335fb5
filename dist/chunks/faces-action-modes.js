import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as P,b as q,c as E}from"./core-report-verdict-2.js";import{
b as d,e as c,f as g,h as I,i as a,k as w,l as s,r as v}from"./faces-action-outputs.js";import"./publish-part-pulls.js";import"./start.js";import"./start.js";import"./core-report-body-patches.js";
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
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";
import{errors$b as f,errors$f as _}from"./hook.js";import"./hook.js";import J from"node:path";async function ee(e){let t=await U(e),{verifyRemotePull:r}=await import("./publish-verify-pull.js"),
{signal:n,folder:o}=e,i=await r({...t,parent:o,checkRun:true,signal:n});return await N(i,await e.write("verdict.json",`${JSON.stringify(i,null,2)}
`),e),i.problem?_(i.problem.name):0}async function N(e,t,r){let{outcome:n,problem:o,patch:i}=e;r.setOutput("verdict",n),r.setOutput("pull-request-number",String(
e.number)),r.setOutput("report-path",t);let u=P(e);o&&r.error(a(o.message),{title:a(u)});let{problem:l,...p}=e;for(let m of[u,...q(p),...i?.split(`
`)??[]])r.info(a(m));await r.writeSummary(E(e))}async function U(e){let t=g(e.getInput),{require:r,allow:n,policy:o}=d(t,"mode: verify").face,i=await k(e.env);if(i||
t.refuse("`mode: verify` judges the pull request of an event. Run the workflow on `pull_request` or `merge_group`."),t.problems.length>0||!i)throw new f(t.problems);
let u=o===void 0?void 0:await v(o,e.place);return{...i,...S(c(t,e)),require:r,allow:n,policy:u}}function S(e){let{serverUrl:t="https://github.com",repository:r=""}=e;
return{url:`${t.replace(/\/$/,"")}/${r}.git`,publish:{...e,serverUrl:t,repository:r}}}async function k(e){let{pull_request:t,merge_group:r}=await w(e);if(t)return{
number:s(t.number,"pull_request.number"),head:s(t.head?.sha,"pull_request.head.sha"),base:s(t.base?.ref,"pull_request.base.ref")};let[,n,o]=/^refs\/heads\/gh-readonly-queue\/(.+)\/pr-(\d+)-[^/]*$/.
exec(r?.head_ref??"")??[];if(!r||n===void 0)return;let i={base:s(r.base_sha,"merge_group.base_sha"),head:s(r.head_sha,"merge_group.head_sha")};return{number:Number(
o),base:n,group:i}}async function te(e){let t=await x(e),r=await R.get()(),{report:n,output:o,line:i,warnings:u,summary:l}=await r({...t,parent:e.folder,signal:e.
signal});e.setOutput("overlaps",o),e.setOutput("pull-request-number",String(t.number)),e.setOutput("report-path",await e.write("overlaps.json",`${JSON.stringify(
n,null,2)}
`)),e.info(a(`#${t.number} ${i||"shares files with no other open pull request"}`));let p={level:"warning",title:"Overlaps with another pull request"};return I(u.
map(({message:m,...h})=>({...p,...h,message:a(m)})),e),await e.writeSummary(l),0}async function x(e){let t=g(e.getInput);d(t,"mode: overlap");let r=await k(e.env);
if((!r||r.group)&&t.refuse("`mode: overlap` compares the pull request of an event. Run the workflow on `pull_request`."),t.problems.length>0||!r)throw new f(t.problems);
return{number:r.number,base:r.base,...S(c(t,e))}}async function re(e){let t=e.env.GITHUB_EVENT_NAME??"",r=H(await w(e.env),t);if(typeof r=="string")return $(r,e,
T.has(t));let n=await G(e),{reviewPull:o}=await import("./publish-review-pull.js");return A(await o({...n,...r,signal:e.signal}),e)}function $(e,t,r){return r?t.
info(a(e)):t.warning(a(e),{title:"This event gives the job nothing to do"}),0}async function A({outcome:e,note:t,report:r},n){return n.info(a(`${e}: ${t}`)),r&&
n.setOutput("report-path",await n.write("report.json",`${JSON.stringify(r,null,2)}
`)),0}async function G(e){let t=g(e.getInput),{problems:r,refuse:n}=t,{publishing:o,run:i,face:u}=d(t,"mode: review"),{onAsk:l,onFailure:p,policy:m}=u;p==="narr\
ow"&&n("`mode: review` does not narrow. Write `on-failure: stop` or `draft`.");let h=u.token??n("`mode: review` answers on GitHub. Give a `token`."),b=c(t,e),{repository:y,
serverUrl:V="https://github.com",apiUrl:C="https://api.github.com"}=b;if(y||n("GITHUB_REPOSITORY is empty. Run this in a workflow."),r.length>0||h===void 0||!y)
throw new f(r);return{root:J.resolve(e.env.GITHUB_WORKSPACE??".",u.repositoryPath??"."),policy:m===void 0?void 0:await v(m,e.place),...i,onAsk:l,onFailure:p==="\
narrow"?void 0:p,publish:{...b,...o,token:h,repository:y,serverUrl:V,apiUrl:C,trustsSettings:false}}}var T=new Set(["issue_comment","pull_request","pull_request\
_target"]);function H(e,t){if(!T.has(t))return`\`mode: review\` follows \`issue_comment\` and \`pull_request_target\`, not \`${t}\`: nothing to do.`;let{login:r,
type:n}=s(e.sender,"sender");return s(n,"sender.type")!=="User"?`${r} is not a person: nothing to do.`:t==="issue_comment"?W(e):M(e,r)}function M({action:e,changes:t,
pull_request:r},n){let o=s(e,"action")==="edited",{body:i}=o?s(t,"changes"):{};if(i===void 0)return"The body was not edited: nothing to do.";let[u,l]=[s(i.from,
"changes.body.from"),s(r?.body,"pull_request.body")];return{number:s(r?.number,"pull_request.number"),edit:{sender:n,from:u??"",to:l??""}}}function W({action:e,
issue:t,comment:r}){if(s(e,"action")!=="created")return"Only new comments are read: nothing to do.";let n=s(t?.number,"issue.number");return t?.pull_request?/^\/editplan(?:\s|$)/.
test(s(r?.body,"comment.body"))?{number:n}:"The comment gives no command: nothing to do.":"The comment is not on a pull request."}async function ne(e){let t=e.env.
GITHUB_EVENT_NAME??"",r=B(await w(e.env),t);if(!r)return $("`ignore-revs: true` follows `pull_request: closed`. No pull request was merged: there is nothing to \
pass over.",e,t.startsWith("pull_request"));let{ignoreRevs:n}=await import("./publish-ignore-revs.js"),{note:o,report:i}=await n({...r,...await F(e)});if(e.info(
a(o)),!i)return 0;e.setOutput("pull-request-number",String(i.pull_request?.number??"")),e.setOutput("pull-request-url",i.pull_request?.url??""),e.setOutput("rep\
ort-path",await e.write("report.json",`${JSON.stringify(i,null,2)}
`));for(let{name:u,message:l}of i.problems??[])e.error(a(l),{title:u});return O(i,false)}function B({action:e,pull_request:t},r){if(!(t===void 0&&!r.startsWith(
"pull_request"))&&!(s(e,"action")!=="closed"||!s(t?.merged,"pull_request.merged")))return{number:s(t?.number,"pull_request.number"),merged:s(t?.merge_commit_sha??
void 0,"pull_request.merge_commit_sha")}}async function F(e){let t=g(e.getInput),{publishing:r,face:n}=d(t,"ignore-revs: true"),{policy:o,repositoryPath:i="."}=n;
if(t.problems.length>0)throw new f(t.problems);return{root:J.resolve(e.env.GITHUB_WORKSPACE??".",i),policy:o===void 0?void 0:await v(o,e.place),signal:e.signal,
publish:{...c(t,e),...r,trustsSettings:false}}}export{H as askedIn,B as mergeIn,U as readVerifyInputs,ne as runIgnoreRevs,te as runOverlap,re as runReview,ee as runVerify};
