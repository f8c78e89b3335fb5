import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as Y,c as Q,d as z,g as X,i as w,j as Z,k as j,m as tt,
n as et,o as nt,p as rt,r as ot}from"./chunks/faces-action-outputs.js";import{a as V}from"./chunks/publish-part-pulls.js";import"./chunks/start.js";import{b as D,
c as H,d as W,e as q,f as L,g as S}from"./chunks/actions-http-client.js";import"./chunks/start.js";import{a as F}from"./chunks/core-run-read-plans-2.js";import"./chunks/undici.js";
import{faces_reader$b as I}from"./chunks/version.js";import"./chunks/core-report-body-patches.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/publish-plan-source.js";import"./chunks/core-report-body-step-list.js";
import{core_report_outcome$d as $}from"./chunks/start.js";import"./chunks/start.js";import"./chunks/version.js";import{b as G}from"./chunks/core-git-stored-credentials.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import{a as J}from"./chunks/core-plan-settle.js";import{
core_report_build_report$a as x,core_report_build_report$c as U}from"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/start.js";import"./chunks/start.js";import{publish_publish_plans_2$a as K}from"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import{core_report_report_writers_2$a as M,core_report_report_writers_2$c as B}from"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import{publish_github_2$b as k,
publish_github_2$e as _,publish_github_2$f as N}from"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import{core_text_paths$a as T}from"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/hook.js";import"./chunks/hook.js";import{core_git_git$E as A}from"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";
import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/start.js";import{errors$b as h,
errors$c as E,errors$d as C,errors$f as R}from"./chunks/hook.js";import"./chunks/hook.js";import{createHash as Ft}from"node:crypto";import{createReadStream as Gt}from"node:fs";
import{realpath as ft}from"node:fs/promises";import yt from"node:path";import{mkdtemp as St,writeFile as at}from"node:fs/promises";import{homedir as vt,tmpdir as it}from"node:os";
import v,{dirname as Et,resolve as st}from"node:path";var Ct=["token","branch-token"],At=["GITHUB_TOKEN","GH_TOKEN","ACTIONS_RUNTIME_TOKEN","ACTIONS_ID_TOKEN_RE\
QUEST_TOKEN"];async function lt(t){let{env:e,getInput:n}=t,r=e.GITHUB_WORKSPACE??".",o=await _t(e.RUNNER_TEMP??it()),i=await xt(v.resolve(r,n("repository-path").
trim()||".")),a=[...Ct.map(p=>n(p).trim()),...At.map(p=>e[p])],c=[...new Set([...a,...i.values].flatMap(p=>p||[]))];for(let p of c)t.setSecret(p);let l=_(c);return{
...Tt(t,l),env:It(e),folder:o,place:{folders:[r,e.RUNNER_TEMP??it()],gitFiles:i.files,gitFolders:i.folders},secrets:c,withheld:l,async write(p,m){let f=v.join(o,
p);return await at(f,typeof m=="string"?l.mask(m):kt(m,l)),f}}}var It=t=>Object.fromEntries(Object.entries(t).filter(([e])=>!ct(e))),ct=t=>/^INPUT_|^(?:GITHUB|GH)_TOKEN$|^ACTIONS_RUNTIME_TOKEN$/.
test(t);function Tt(t,{mask:e}){let n=r=>(o,i)=>r(e(o),{...i,...i.title!==void 0&&{title:e(i.title)}});return{...t,setOutput:(r,o)=>t.setOutput(r,e(o)),info:r=>t.
info(e(r)),error:n(t.error),warning:n(t.warning),notice:n(t.notice),writeSummary:r=>t.writeSummary(e(r))}}var kt=(t,{mask:e})=>Buffer.from(e(Buffer.from(t).toString(
"latin1")),"latin1");async function _t(t){try{return await St(v.join(t,"editplan-"))}catch(e){let n=e instanceof Error&&"code"in e?String(e.code):String(e),r=`C\
annot create a folder in the runner\u2019s temporary folder ${t}: ${n}. Set RUNNER_TEMP to a writable folder.`;throw new h({name:"USAGE",message:r})}}var Nt=5;function pt(t,e){
if(t instanceof h){for(let{message:r}of t.problems)e.error(w(r),{title:t.name});return R(t.name)}let n=E(t);return e.error(w(`editplan failed unexpectedly: ${n}`),
{}),Nt}function dt(t){let e={...process.env};for(let n of Object.keys(e))ct(n)&&delete process.env[n];return{env:e,signal:t,getInput:n=>(e[`INPUT_${n.replaceAll(
" ","_").toUpperCase()}`]??"").trim(),setSecret:D,setOutput:e.GITHUB_OUTPUT?H:(n,r)=>r&&S(`${n}: ${r}`),info:S,error:W,warning:q,notice:L,async writeSummary(n){
process.env.GITHUB_STEP_SUMMARY&&await at(process.env.GITHUB_STEP_SUMMARY,n)}}}var xt=async t=>await A(t).then(Ut).catch(C())??{files:[],values:[],folders:[]};async function Ut(t){
let e=await G(t);return{files:[...new Set(e.flatMap(n=>$t(n,t.root)))],values:[...new Set(e.flatMap(Jt))],folders:[t.gitDir,t.commonDir]}}function $t({key:t,value:e,
file:n},r){let o=st(r,n);return/^include(if\..*)?\.path$/.test(t)?[o,st(Et(o),e.replace(/^~(?=\/)/,vt()))]:[o]}var Jt=({key:t,value:e})=>[.../^http\.(.*\.)?extraheader$/.
test(t)&&e?[e]:[],...[...`${t} ${e}`.matchAll(/:\/\/[^\s/@:]*:([^\s/@]+)@/g)].map(([,n=""])=>n)];async function gt(t){let e=t;try{let n=await lt(t);if(e=n,z(t.env),
Q(t.getInput))return await(await import("./chunks/faces-action-modes.js")).runIgnoreRevs(n);let r=t.getInput("mode").trim();return await((Object.hasOwn(mt,r)?await mt[r]?.():
void 0)??Mt)(n)}catch(n){return pt(n,e)}}async function Mt(t){let{env:e,secrets:n}=t,r=e.GITHUB_WORKSPACE??".",o;try{let i=await j(e),a=Y(t.getInput,{workspace:r,
env:e,event:i,withheld:n}),c=i.repository?.default_branch;o=a;let l=a.publish.branchSuffix==="week"?await(await import("./chunks/faces-action-run-created.js")).
runCreated(a.publish,e):void 0,p={...c!==void 0&&{defaultBranch:c},...l&&{runCreated:l}};o={...a,publish:{...a.publish,...p}};let{contents:m,addStep:f,addFile:y}=B(),
s=await Kt(o,{job:t,addStep:f,addFile:y}),d=await K(s.plans,s.asked);if(d.parts)return await qt(d.parts,s,t);let g=await Ht(s,d,t),{report:b,attestation:O}=await Yt(
d.report,{inputs:o,plans:s.digests},t);return await ut(b,{inputs:o,contents:m,repair:g,attestation:O},t),$(b,o.overrides.on_error==="continue",o.reading.lossy)}catch(i){
if(!(i instanceof h))throw i;let{masked:a}=await import("./chunks/core-policy-secrets.js"),c=await a(i.problems),l={title:"",digest:"",files:o?.plans??[]};return await ut(
x({plan:l,steps:[],problems:c}),{inputs:o},t),R(i.name)}}function Bt({notImported:t,notes:e=[]},n){let o=t.filter(i=>J(i)==="unknown").map(({construct:i,reason:a,
at:{file:c,line:l}})=>`${c}:${l}: ${i}: ${a}`);for(let i of[...o,...e])n.info(w(i))}async function Kt(t,{job:e,addStep:n,addFile:r}){let{place:o}=e,i=t.policy===
void 0?void 0:await ot(t.policy,o),a=await tt(t.plans,o.folders[0]??"."),{root:c,combine:l,split:p,overrides:m,onAsk:f,onFailure:y,commitWords:P,source:s}=t,d=await F(
a,{root:c,policy:i,vars:t.vars,source:t.reading,read:u=>nt(u,o),tell:u=>Bt(u,e)}),g=t.bodyPath===void 0?t.publish.body:await rt(t.bodyPath,o),b={...t.publish,body:g};
N(e.withheld,[d,g,t.publish.title,i?.text],"What the inputs give");let O=await Promise.all(a.map(u=>ft(yt.resolve(o.folders[0]??".",u)))),wt=await Dt(t.plans,o),
Pt=t.attest?await Vt(a,O):[],bt={root:c,combine:l,split:p,overrides:m,onAsk:f,onFailure:y,commitWords:P,planFiles:O,planGlobs:wt,source:s,keepOutput:(u,Ot,Rt)=>e.
write(`${Rt}-${Ot}.txt`,u),publish:b,onEvent:u=>{t.htmlReport&&u.type==="step"&&u.change&&n(u.step.index,u.change)},overlaps:t.split.length===0,...t.run,policy:i,
signal:e.signal,onContents:t.htmlReport?r:void 0};return{plans:d,asked:bt,digests:Pt}}async function Dt(t,{folders:[e="."]}){if(!t.some(et))return[];let n=await ft(
e);return t.map(r=>yt.resolve(n,r))}async function Ht({plans:t,asked:e},{report:n},r){let[o,...i]=t;if(!o||i.length>0||n.totals.failed===0)return;let{repairPlan:a}=await import("./chunks/core-run-repair.js"),
{root:c,overrides:l,policy:p}=e,{packet:m}=await a(o,{root:c,overrides:l,policy:p}),{packetText:f}=await import("./chunks/core-report-repair-packet.js");return r.
write("repair.json",f(m))}async function ut(t,{inputs:e,contents:n,repair:r,attestation:o},i){let a=await i.write("report.json",`${JSON.stringify(t,null,2)}
`),c=e?.htmlReport?await i.write("report.html",await Wt(t,n,i)):void 0;await X(t,{report:a,html:c,repair:r,attestation:o},i)}async function Wt(t,e,{withheld:n}){
let r=await M.get()(),o=JSON.parse(n.mask(JSON.stringify(t)));return r(o,n.isIn(e)?void 0:e)}async function qt(t,{plans:e,asked:n},r){let o=await r.write("repor\
t.json",`${JSON.stringify(t,null,2)}
`);return await Z(t,o,r),V(t,(n.overrides?.on_error??e[0]?.options.on_error)==="continue")}var mt={review:async()=>(await import("./chunks/faces-action-modes.js")).
runReview,overlap:async()=>(await import("./chunks/faces-action-modes.js")).runOverlap,explain:async()=>(await import("./chunks/faces-action-explain.js")).runExplain,
verify:async()=>(await import("./chunks/faces-action-modes.js")).runVerify},Lt=["plan","branch","branch-suffix","base","sign-commits","author","committer","sign\
off","commit-message","trailers","commits","combine","foreign-commits","replace","policy","on-ask","on-failure","reads","duplicates","on-error"],Vt=(t,e)=>Promise.
all(t.map(async(n,r)=>({name:T(n),sha256:await zt(e[r]??"")})));async function Yt(t,{inputs:e,plans:n},{getInput:r,write:o}){if(!e.attest)return{report:t};let i=await k.
get()(),{masked:a}=await import("./chunks/core-policy-secrets.js"),c=Lt.map(s=>[s,r(s).trim()]).filter(([,s])=>s),l={},p=async(s,d)=>{l[s==="attestation"?"bundl\
e":"summary"]=await o(`${s}.json`,d)},{root:m,publish:f}=e,y=t.candidates?.find(s=>s.best)?.plan,P=y===void 0?n:n.filter(({name:s})=>s===y);try{let s={inputs:Object.
fromEntries(c),plans:P,root:m,publish:f,keep:p},d=await i({report:t,...s});return{report:d?{...t,notes:[...t.notes??[],`attested: ${d.url}`]}:t,attestation:{...d,
...l}}}catch(s){if(!(s instanceof h))throw s;let d=[...t.problems??[],...(await a(s.problems)).map(U)];return{report:{...t,problems:d,...Qt(t)},...l.bundle!==void 0&&
{attestation:l}}}}var Qt=({pull_request:t})=>t?{pull_request:{...t,failed:true}}:{};async function zt(t){let e=Ft("sha256");for await(let n of Gt(t))e.update(n);
return e.digest("hex")}var ht=new AbortController;for(let t of["SIGINT","SIGTERM","SIGHUP"])process.on(t,()=>ht.abort());for(let t of[process.stdout,process.stderr])
I(t);process.exitCode=await gt(dt(ht.signal));
