import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as g,d as D}from"./wings-provenance-attestation.js";import{
c as L}from"./publish-compare-pull.js";import{b as _}from"./publish-manifest-ref.js";import{core_policy_secrets_2$e as h}from"./run.js";import{core_run_baseline_2$g as O}from"./start.js";
import{publish_github_2$h as y}from"./start.js";import{publish_github_api_2$H as v,publish_github_api_2$I as I}from"./start.js";import{core_history_manifest$a as $}from"./start.js";
import{core_text_digest$a as T}from"./hook.js";import{errors$b as f,errors$c as S}from"./hook.js";async function tt(e){let{report:a,publish:n,keep:r}=e,t=a.pull_request;
if(!t||t.number===void 0||t.failed||t.proposed||t.operation==="closed"||a.totals.applied===0)return;let i=await O(e),s=await L(i,t.number,n),o=s.pull.head.sha;if(o!==
t.head_sha)throw P(`somebody moved the branch to ${o}`);let d=s.run?.manifest;if(d===void 0)throw P("the branch has no manifest");let p=await _(i,s.places,d);if(await x(
s,d,o))return;let c=[...e.plans.map(({name:V,sha256:k})=>({name:V,digest:{sha256:k}})),{name:`${$}${d}`,digest:{sha256:d}},{name:`refs/heads/${s.pull.head.ref}`,
digest:{gitCommit:o}}],u=await h(U(e,s,p)),l=await R(c,{type:g,predicate:u}),m=`${JSON.stringify(l)}
`;await r("attestation",m);let N=T(m),A=q({report:a,manifest:p,repositoryUrl:j(s,n),head:o,attestation:N});if(!A)return b(s,l,n);let F=c.slice(-1),E=await R(F,{
type:Y,predicate:await h(A)});await r("verification-summary",`${JSON.stringify(E)}
`);let M=await b(s,l,n);return await b(s,E,n),M}var j=({repository:e},{serverUrl:a="https://github.com"})=>`${a.replace(/\/$/,"")}/${e}`;function U({report:e,inputs:a},n,r){
let{policy:t}=r;return D({engine:r.engine,inputs:a,plan:r.plan,...t&&{policy:t},base:{branch:n.pull.base.ref,commit:r.base},pull_request:{repository:n.repository,
number:n.pull.number},steps:e.steps.map(({index:i,tool:s,file_path:o,status:d})=>({step:i,tool:s,...o!==void 0&&{file:o},status:d})),totals:e.totals})}async function x({
github:e,repository:a},n,r){try{let{attestations:t}=await e.send(v(a,n,g));return t.some(({bundle:i})=>i&&C(i.dsseEnvelope.payload).includes(r))}catch(t){if(t instanceof
y&&(t.status===403||t.status===404))return false;throw t}}var C=e=>Buffer.from(e,"base64").toString("utf8");async function b(e,a,n){let{github:r,repository:t}=e;
try{let{id:i}=await r.send(I(t,a));return{id:i,url:`${j(e,n)}/attestations/${i}`}}catch(i){throw i instanceof y?P(`GitHub did not store the attestation: ${i.detail}`):
i}}var P=e=>new f({name:"ATTESTATION_FAILED",message:`The pull request was published and is not attested: ${e}. Give the job \`id-token: write\` and \`attestations\
: write\`, and run again.`});async function R(e,{type:a,predicate:n}){let{attest:r}=await import("./actions-attest.js");try{return(await r({subjects:e.map(({name:i,
digest:s})=>({name:i,digest:{...s}})),predicateType:a,predicate:n,token:"",skipWrite:true})).bundle}catch(t){let i=S(t);throw new f({name:"ATTESTATION_FAILED",message:`\
The run was not attested, because signing failed: ${i}. Give the job \`id-token: write\`, and run again.`})}}var Y="https://slsa.dev/verification_summary/v1",w={
replayed:"EDITPLAN_REPLAYED",policy:"EDITPLAN_POLICY_HELD",verified:"EDITPLAN_VERIFICATIONS_PASSED"};function q(e){let{report:a,manifest:n,repositoryUrl:r,head:t,
attestation:i}=e,{policy:s,engine:o,base:d}=n;if(!s)return;let{verifications:p=[],totals:c}=a,u=p.every(({ok:m})=>m)&&c.failed===0,l=[w.replayed,w.policy,...p.length>
0?[w.verified]:[]];return{verifier:{id:"https://github.com/editplan/editplan",version:{editplan:o}},resourceUri:`git+${r}@${t}`,policy:{uri:`git+${r}@${d}#${s.name.
split("/").map(encodeURIComponent).join("/")}`,digest:{sha256:s.sha256}},inputAttestations:[{digest:{sha256:i}}],verificationResult:u?"PASSED":"FAILED",verifiedLevels:u?
l:["FAILED"]}}export{tt as a,Y as b,w as c,q as d};
