import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as g,d as L}from"./wings-provenance-attestation.js";import{
c as _}from"./publish-compare-pull.js";import{b as O}from"./publish-manifest-ref.js";import{core_policy_secrets_2$e as h}from"./run.js";import{core_run_baseline_2$g as I}from"./start.js";
import{publish_github_2$h as y}from"./start.js";import{publish_github_api_2$J as $,publish_github_api_2$K as v}from"./start.js";import{core_history_manifest$a as T}from"./start.js";
import{core_text_digest$a as S}from"./hook.js";import{errors$b as f}from"./hook.js";async function Z(e){let{report:a,publish:s,keep:r}=e,t=a.pull_request;if(!t||
t.number===void 0||t.failed||t.proposed||t.operation==="closed"||a.totals.applied===0)return;let i=await I(e),n=await _(i,t.number,s),o=n.pull.head.sha;if(o!==t.
head_sha)throw P(`somebody moved the branch to ${o}`);let p=n.run?.manifest;if(p===void 0)throw P("the branch has no manifest");let d=await O(i,n.places,p);if(await U(
n,p,o))return;let c=[...e.plans.map(({name:M,sha256:V})=>({name:M,digest:{sha256:V}})),{name:`${T}${p}`,digest:{sha256:p}},{name:`refs/heads/${n.pull.head.ref}`,
digest:{gitCommit:o}}],u=await h(k(e,n,d)),l=await D(c,{type:g,predicate:u}),m=`${JSON.stringify(l)}
`;await r("attestation",m);let j=S(m),E=Y({report:a,manifest:d,repositoryUrl:R(n,s),head:o,attestation:j});if(!E)return b(n,l,s);let N=c.slice(-1),A=await D(N,{
type:C,predicate:await h(E)});await r("verification-summary",`${JSON.stringify(A)}
`);let F=await b(n,l,s);return await b(n,A,s),F}var R=({repository:e},{serverUrl:a="https://github.com"})=>`${a.replace(/\/$/,"")}/${e}`;function k({report:e,inputs:a},s,r){
let{policy:t}=r;return L({engine:r.engine,inputs:a,plan:r.plan,...t&&{policy:t},base:{branch:s.pull.base.ref,commit:r.base},pull_request:{repository:s.repository,
number:s.pull.number},steps:e.steps.map(({index:i,tool:n,file_path:o,status:p})=>({step:i,tool:n,...o!==void 0&&{file:o},status:p})),totals:e.totals})}async function U({
github:e,repository:a},s,r){try{let{attestations:t}=await e.send($(a,s,g));return t.some(({bundle:i})=>i&&x(i.dsseEnvelope.payload).includes(r))}catch(t){if(t instanceof
y&&(t.status===403||t.status===404))return false;throw t}}var x=e=>Buffer.from(e,"base64").toString("utf8");async function b(e,a,s){let{github:r,repository:t}=e;
try{let{id:i}=await r.send(v(t,a));return{id:i,url:`${R(e,s)}/attestations/${i}`}}catch(i){throw i instanceof y?P(`GitHub did not store the attestation: ${i.detail}`):
i}}var P=e=>new f({name:"ATTESTATION_FAILED",message:`The pull request was published and is not attested: ${e}. Give the job \`id-token: write\` and \`attestations\
: write\`, and run again.`});async function D(e,{type:a,predicate:s}){let{attest:r}=await import("./actions-attest.js");try{return(await r({subjects:e.map(({name:i,
digest:n})=>({name:i,digest:{...n}})),predicateType:a,predicate:s,token:"",skipWrite:true})).bundle}catch(t){let i=t instanceof Error?t.message:String(t);throw new f(
{name:"ATTESTATION_FAILED",message:`The run was not attested, because signing failed: ${i}. Give the job \`id-token: write\`, and run again.`})}}var C="https://\
slsa.dev/verification_summary/v1",w={replayed:"EDITPLAN_REPLAYED",policy:"EDITPLAN_POLICY_HELD",verified:"EDITPLAN_VERIFICATIONS_PASSED"};function Y(e){let{report:a,
manifest:s,repositoryUrl:r,head:t,attestation:i}=e,{policy:n,engine:o,base:p}=s;if(!n)return;let{verifications:d=[],totals:c}=a,u=d.every(({ok:m})=>m)&&c.failed===
0,l=[w.replayed,w.policy,...d.length>0?[w.verified]:[]];return{verifier:{id:"https://github.com/editplan/editplan",version:{editplan:o}},resourceUri:`git+${r}@${t}`,
policy:{uri:`git+${r}@${p}#${n.name.split("/").map(encodeURIComponent).join("/")}`,digest:{sha256:n.sha256}},inputAttestations:[{digest:{sha256:i}}],verificationResult:u?
"PASSED":"FAILED",verifiedLevels:u?l:["FAILED"]}}export{Z as a,C as b,w as c,Y as d};
