import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as S,b as D,c as F,e as U,f as C}from"./wings-provenance-attestation.js";
import{e as G}from"./publish-manifest-ref.js";import{core_policy_secrets_2$e as R}from"./run.js";import{publish_target$c as k}from"./start.js";import{core_run_baseline_2$g as z}from"./start.js";
import{core_git_partial_clone$a as _}from"./start.js";import{core_git_cat_file$d as B}from"./start.js";import{core_git_commands_remote$c as j}from"./start.js";import{
core_history_manifest$a as b,core_history_manifest$k as N}from"./start.js";import{zod_2$J as M,zod_2$L as u,zod_2$N as O,zod_2$W as T,zod_2$p as g}from"./start.js";
import{core_git_git$t as I}from"./hook.js";import{core_text_digest$a as w}from"./hook.js";import{core_text_json$i as h}from"./hook.js";import{errors$b as m,errors$c as y}from"./hook.js";
import{empty$g as A,empty$h as $}from"./hook.js";async function Pt(t){let e=await z(t),{repository:n,serverUrl:r}=await k(e,t);if(n===void 0)throw Z("No remote \
of the checkout is a repository of GitHub. Name the one that should have signed: --repository.");let{statement:o,signer:a}=await x(t.bundle,t.trustedRoot);C(a,{
serverUrl:r,repository:n,workflow:t.workflow});let{plans:s,manifest:d,head:c}=L(o);await W(e,c,t.head??"HEAD"),await K(e,d,{statement:o,given:t.manifest}),await Q(
e,s,{given:t.plans??[],places:[c,o.predicate.base.commit]});let{predicate:i,subject:f}=o;return R({signer:a,subjects:f,run:i})}function L({subject:t}){let e=t.flatMap(
({name:i,digest:f})=>"sha256"in f?[{name:i,sha256:f.sha256}]:[]),n=t.flatMap(({digest:i})=>"gitCommit"in i?[i.gitCommit]:[]),r=({name:i,sha256:f})=>i===`${b}${f}`,
[o,...a]=e.filter(r),[s,...d]=n,c=e.filter(i=>!r(i));if(o&&s&&c.length>0&&a.length+d.length===0)return{plans:c,manifest:o.sha256,head:s};throw l("It does not na\
me plans, one manifest and one commit")}async function W(t,e,n){let r=await t.run(I(n));if(r!==e)throw l(`It attests the commit ${e}, and ${n} is ${r}: name ano\
ther --head`)}async function K(t,e,{statement:n,given:r}){let o=r===void 0?await G(t,e):q(r,e),a=`${b}${e}`;if(!o)throw l(`Its manifest is not here: get it with\
 \`git fetch origin ${a}:${a}\``);let{plan:s,base:d}=n.predicate;if(o.plan!==s||o.base!==d.commit)throw l("Its manifest is of another plan or base than it says")}
function q(t,e){let n=w(t);if(n!==e)throw l(`It attests the manifest ${e}, and the one given is ${n}`);return N(t,e)}async function Q(t,e,{given:n,places:r}){let o=n.
find(({sha256:a})=>!e.some(s=>s.sha256===a));if(o)throw l(`It is not about the plan ${o.name} as it is here`);for(let a of e){if(n.some(({sha256:c})=>c===a.sha256))
continue;let s=await X(t,a.name,r);if(s.includes(a.sha256))continue;let d=s.length>0?"is another in the head and the base":"is in neither the head nor the base";
throw l(`The plan ${a.name} ${d}: name the file`)}}async function X(t,e,n){var a=[];try{let r=[];let o=A(a,B(t),true);for(let f of n){if(await t.run(j(f))===void 0)
continue;let{entries:J}=await _(o,f,{paths:[e.replace(/^\.\//,"")]}),v=J.get(e.replace(/^\.\//,"")),P=v?.mode.startsWith("100")?await o.read(v.oid):void 0;P&&r.
push(w(P.content))}return r}catch(s){var d=s,c=true}finally{var i=$(a,d,c);i&&await i}}var Z=t=>new m({name:"USAGE",message:t}),l=t=>new m({name:"ATTESTATION_MI\
SMATCH",message:`${t}.`}),H=16*1024*1024;async function x(t,e){let n=await dt(e),{bundle:r,payload:o}=await et(t),a=await rt(r,n);return{statement:at(o),signer:U(
a)}}var tt="application/vnd.in-toto+json",V=g().refine(t=>Buffer.from(t,"base64").toString("base64")===t),Y=u({dsseEnvelope:u({payloadType:T(tt),payload:V,signatures:M(
u({sig:V})).length(1)})});async function et(t){if(Buffer.byteLength(t)>H)throw p(`it is larger than ${H/1024/1024} MiB`);let e=h(t)??nt(t),n=Y.safeParse(e);if(!n.
success)throw p("it is not one Sigstore bundle with a statement and a signature");let{bundleFromJSON:r}=await import("./sigstore-bundle.js");try{let o=r(e);if(o.
verificationMaterial.content.$case==="publicKey")throw p("it has no certificate");return{bundle:o,payload:Buffer.from(n.data.dsseEnvelope.payload,"base64")}}catch(o){
throw o instanceof m?o:p(y(o))}}function nt(t){let n=t.split(`
`).flatMap(r=>r.trim()===""?[]:[h(r)]).filter(r=>{let o=Y.safeParse(r).data?.dsseEnvelope.payload,a=o===void 0?void 0:h(Buffer.from(o,"base64").toString("utf8"));
return u({predicateType:T(S)}).safeParse(a).success});if(n.length>1)throw p(`it holds those of ${n.length} runs. Give the line of one, in a separate file`);return n[0]}
async function rt(t,e){let{toSignedEntity:n,toTrustMaterial:r,Verifier:o}=await import("./sigstore-verify.js"),a="";for(let s of e)try{return new o(r(s),{tlogThreshold:s.
tlogs.length>0?1:0,ctlogThreshold:s.tlogs.length>0?1:0,timestampThreshold:1}).verify(n(t))}catch(d){a||=y(d)}throw E("ATTESTATION_UNTRUSTED",`The attestation ca\
nnot be trusted: ${a}. ${ot}`)}var ot="If it is new, get the trusted root again with `gh attestation trusted-root`.";function at(t){let e=h(t.toString("utf8")),
n=F.safeParse(e);if(n.success)return n.data;let r=u({_type:g(),predicateType:g()}).safeParse(e).data;throw r?._type===D&&r.predicateType!==S?E("ATTESTATION_MISM\
ATCH",`It states "${r.predicateType}", and not a run of editplan.`):p("its statement has another shape than that of a run")}var E=(t,e)=>new m({name:t,message:e}),
p=t=>E("ATTESTATION_INVALID",`The file is not an attestation: ${t}.`),st="application/vnd.dev.sigstore.trustedroot",it=O({mediaType:g().startsWith(st)});async function dt(t){
let{TrustedRoot:e}=await import("./sigstore-protobuf-specs-2.js");try{let r=ct(t).map(o=>e.fromJSON(it.parse(o)));if(r.length>0)return r}catch{}let n="The file \
is not a trusted root. Get one with `gh attestation trusted-root > trusted_root.jsonl`.";throw new m({name:"USAGE",message:n})}function ct(t){try{return[JSON.parse(
t)]}catch{return t.split(`
`).filter(n=>n.trim()!=="").map(n=>JSON.parse(n))}}export{Pt as a,H as b,x as c};
