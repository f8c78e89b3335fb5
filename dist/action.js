import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as V,c as Y,f as Q,h as w,i as z,j as X,l as Z,m as j,
n as tt,o as et,q as nt}from"./chunks/faces-action-outputs.js";import{a as L}from"./chunks/publish-part-pulls.js";import"./chunks/start.js";import{b as K,c as B,
d as D,e as H,f as W,g as q}from"./chunks/actions-http-client.js";import"./chunks/start.js";import{a as J}from"./chunks/core-run-read-plans-2.js";import"./chunks/undici.js";
import{faces_reader$b as C}from"./chunks/version.js";import"./chunks/core-report-body-patches.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import{core_report_outcome$c as x}from"./chunks/start.js";import"./chunks/publish-plan-source.js";
import"./chunks/core-report-body-step-list.js";import"./chunks/start.js";import"./chunks/version.js";import{b as $}from"./chunks/core-git-stored-credentials.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import{a as U}from"./chunks/core-plan-settle.js";import{
core_report_build_report$a as _,core_report_build_report$c as N}from"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/start.js";import"./chunks/start.js";import{publish_publish_plans_2$a as M}from"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import{core_report_report_writers_2$a as F,core_report_report_writers_2$c as G}from"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import{publish_github_2$b as I,publish_github_2$e as k,publish_github_2$f as T}from"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import{core_text_paths$a as A}from"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/hook.js";import"./chunks/hook.js";
import{core_git_git$D as E}from"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/hook.js";import"./chunks/hook.js";
import{errors$b as h,errors$c as v,errors$e as R}from"./chunks/hook.js";import"./chunks/hook.js";import{createHash as Jt}from"node:crypto";import{createReadStream as $t}from"node:fs";
import{realpath as ut}from"node:fs/promises";import mt from"node:path";import{mkdtemp as Ot,writeFile as it}from"node:fs/promises";import{homedir as Rt,tmpdir as rt}from"node:os";
import S,{dirname as St,resolve as ot}from"node:path";var vt=["token","branch-token"],Et=["GITHUB_TOKEN","GH_TOKEN","ACTIONS_RUNTIME_TOKEN","ACTIONS_ID_TOKEN_RE\
QUEST_TOKEN"];async function st(t){let{env:e,getInput:n}=t,o=e.GITHUB_WORKSPACE??".",r=await kt(e.RUNNER_TEMP??rt()),i=await _t(S.resolve(o,n("repository-path").
trim()||".")),a=[...vt.map(p=>n(p).trim()),...Et.map(p=>e[p])],c=[...new Set([...a,...i.values].flatMap(p=>p||[]))];for(let p of c)t.setSecret(p);let l=k(c);return{
...At(t,l),env:Ct(e),folder:r,place:{folders:[o,e.RUNNER_TEMP??rt()],gitFiles:i.files,gitFolders:i.folders},secrets:c,withheld:l,async write(p,m){let f=S.join(r,
p);return await it(f,typeof m=="string"?l.mask(m):It(m,l)),f}}}var Ct=t=>Object.fromEntries(Object.entries(t).filter(([e])=>!at(e))),at=t=>/^INPUT_|^(?:GITHUB|GH)_TOKEN$|^ACTIONS_RUNTIME_TOKEN$/.
test(t);function At(t,{mask:e}){let n=o=>(r,i)=>o(e(r),{...i,...i.title!==void 0&&{title:e(i.title)}});return{...t,setOutput:(o,r)=>t.setOutput(o,e(r)),info:o=>t.
info(e(o)),error:n(t.error),warning:n(t.warning),notice:n(t.notice),writeSummary:o=>t.writeSummary(e(o))}}var It=(t,{mask:e})=>Buffer.from(e(Buffer.from(t).toString(
"latin1")),"latin1");async function kt(t){try{return await Ot(S.join(t,"editplan-"))}catch(e){let n=e instanceof Error&&"code"in e?String(e.code):String(e),o=`C\
annot create a folder in the runner\u2019s temporary folder ${t}: ${n}. Set RUNNER_TEMP to a writable folder.`;throw new h({name:"USAGE",message:o})}}var Tt=5;function lt(t,e){
if(t instanceof h){for(let{message:o}of t.problems)e.error(w(o),{title:t.name});return R(t.name)}let n=t instanceof Error?t.message:String(t);return e.error(w(`\
editplan failed unexpectedly: ${n}`),{}),Tt}function ct(t){let e={...process.env};for(let n of Object.keys(e))at(n)&&delete process.env[n];return{env:e,signal:t,
getInput:n=>(e[`INPUT_${n.replaceAll(" ","_").toUpperCase()}`]??"").trim(),setSecret:K,setOutput:B,info:q,error:D,warning:H,notice:W,async writeSummary(n){process.
env.GITHUB_STEP_SUMMARY&&await it(process.env.GITHUB_STEP_SUMMARY,n)}}}var _t=async t=>await E(t).then(Nt).catch(v())??{files:[],values:[],folders:[]};async function Nt(t){
let e=await $(t);return{files:[...new Set(e.flatMap(n=>xt(n,t.root)))],values:[...new Set(e.flatMap(Ut))],folders:[t.gitDir,t.commonDir]}}function xt({key:t,value:e,
file:n},o){let r=ot(o,n);return/^include(if\..*)?\.path$/.test(t)?[r,ot(St(r),e.replace(/^~(?=\/)/,Rt()))]:[r]}var Ut=({key:t,value:e})=>[.../^http\.(.*\.)?extraheader$/.
test(t)&&e?[e]:[],...[...`${t} ${e}`.matchAll(/:\/\/[^\s/@:]*:([^\s/@]+)@/g)].map(([,n=""])=>n)];async function ft(t){let e=t;try{let n=await st(t);if(e=n,Y(t.getInput))
return await(await import("./chunks/faces-action-modes.js")).runIgnoreRevs(n);let o=t.getInput("mode").trim();return await((Object.hasOwn(dt,o)?await dt[o]?.():
void 0)??Ft)(n)}catch(n){return lt(n,e)}}async function Ft(t){let{env:e,secrets:n}=t,o=e.GITHUB_WORKSPACE??".",r;try{let i=await X(e),a=V(t.getInput,{workspace:o,
env:e,event:i,withheld:n}),c=i.repository?.default_branch;r=a;let l=a.publish.branchSuffix==="week"?await(await import("./chunks/faces-action-run-created.js")).
runCreated(a.publish,e):void 0,p={...c!==void 0&&{defaultBranch:c},...l&&{runCreated:l}};r={...a,publish:{...a.publish,...p}};let{contents:m,addStep:f,addFile:y}=G(),
s=await Mt(r,{job:t,addStep:f,addFile:y}),d=await M(s.plans,s.asked);if(d.parts)return await Ht(d.parts,s,t);let g=await Bt(s,d,t),{report:b,attestation:O}=await Lt(
d.report,{inputs:r,plans:s.digests},t);return await pt(b,{inputs:r,contents:m,repair:g,attestation:O},t),x(b,r.overrides.on_error==="continue",r.reading.lossy)}catch(i){
if(!(i instanceof h))throw i;let{masked:a}=await import("./chunks/core-policy-secrets.js"),c=await a(i.problems),l={title:"",digest:"",files:r?.plans??[]};return await pt(
_({plan:l,steps:[],problems:c}),{inputs:r},t),R(i.name)}}function Gt({notImported:t,notes:e=[]},n){let r=t.filter(i=>U(i)==="unknown").map(({construct:i,reason:a,
at:{file:c,line:l}})=>`${c}:${l}: ${i}: ${a}`);for(let i of[...r,...e])n.info(w(i))}async function Mt(t,{job:e,addStep:n,addFile:o}){let{place:r}=e,i=t.policy===
void 0?void 0:await nt(t.policy,r),a=await Z(t.plans,r.folders[0]??"."),{root:c,combine:l,split:p,overrides:m,onAsk:f,onFailure:y,commitWords:P,source:s}=t,d=await J(
a,{root:c,policy:i,vars:t.vars,source:t.reading,read:u=>tt(u,r),tell:u=>Gt(u,e)}),g=t.bodyPath===void 0?t.publish.body:await et(t.bodyPath,r),b={...t.publish,body:g};
T(e.withheld,[d,g,t.publish.title,i?.text],"What the inputs give");let O=await Promise.all(a.map(u=>ut(mt.resolve(r.folders[0]??".",u)))),gt=await Kt(t.plans,r),
ht=t.attest?await qt(a,O):[],wt={root:c,combine:l,split:p,overrides:m,onAsk:f,onFailure:y,commitWords:P,planFiles:O,planGlobs:gt,source:s,keepOutput:(u,Pt,bt)=>e.
write(`${bt}-${Pt}.txt`,u),publish:b,onEvent:u=>{t.htmlReport&&u.type==="step"&&u.change&&n(u.step.index,u.change)},overlaps:t.split.length===0,...t.run,policy:i,
signal:e.signal,onContents:t.htmlReport?o:void 0};return{plans:d,asked:wt,digests:ht}}async function Kt(t,{folders:[e="."]}){if(!t.some(j))return[];let n=await ut(
e);return t.map(o=>mt.resolve(n,o))}async function Bt({plans:t,asked:e},{report:n},o){let[r,...i]=t;if(!r||i.length>0||n.totals.failed===0)return;let{repairPlan:a}=await import("./chunks/core-run-repair.js"),
{root:c,overrides:l,policy:p}=e,{packet:m}=await a(r,{root:c,overrides:l,policy:p}),{packetText:f}=await import("./chunks/core-report-repair-packet.js");return o.
write("repair.json",f(m))}async function pt(t,{inputs:e,contents:n,repair:o,attestation:r},i){let a=await i.write("report.json",`${JSON.stringify(t,null,2)}
`),c=e?.htmlReport?await i.write("report.html",await Dt(t,n,i)):void 0;await Q(t,{report:a,html:c,repair:o,attestation:r},i)}async function Dt(t,e,{withheld:n}){
let o=await F.get()(),r=JSON.parse(n.mask(JSON.stringify(t)));return o(r,n.isIn(e)?void 0:e)}async function Ht(t,{plans:e,asked:n},o){let r=await o.write("repor\
t.json",`${JSON.stringify(t,null,2)}
`);return await z(t,r,o),L(t,(n.overrides?.on_error??e[0]?.options.on_error)==="continue")}var dt={review:async()=>(await import("./chunks/faces-action-modes.js")).
runReview,overlap:async()=>(await import("./chunks/faces-action-modes.js")).runOverlap,explain:async()=>(await import("./chunks/faces-action-explain.js")).runExplain,
verify:async()=>(await import("./chunks/faces-action-modes.js")).runVerify},Wt=["plan","branch","branch-suffix","base","sign-commits","author","committer","sign\
off","commit-message","trailers","commits","combine","foreign-commits","replace","policy","on-ask","on-failure","reads","duplicates","on-error"],qt=(t,e)=>Promise.
all(t.map(async(n,o)=>({name:A(n),sha256:await Yt(e[o]??"")})));async function Lt(t,{inputs:e,plans:n},{getInput:o,write:r}){if(!e.attest)return{report:t};let i=await I.
get()(),{masked:a}=await import("./chunks/core-policy-secrets.js"),c=Wt.map(s=>[s,o(s).trim()]).filter(([,s])=>s),l={},p=async(s,d)=>{l[s==="attestation"?"bundl\
e":"summary"]=await r(`${s}.json`,d)},{root:m,publish:f}=e,y=t.candidates?.find(s=>s.best)?.plan,P=y===void 0?n:n.filter(({name:s})=>s===y);try{let s={inputs:Object.
fromEntries(c),plans:P,root:m,publish:f,keep:p},d=await i({report:t,...s});return{report:d?{...t,notes:[...t.notes??[],`attested: ${d.url}`]}:t,attestation:{...d,
...l}}}catch(s){if(!(s instanceof h))throw s;let d=[...t.problems??[],...(await a(s.problems)).map(N)];return{report:{...t,problems:d,...Vt(t)},...l.bundle!==void 0&&
{attestation:l}}}}var Vt=({pull_request:t})=>t?{pull_request:{...t,failed:true}}:{};async function Yt(t){let e=Jt("sha256");for await(let n of $t(t))e.update(n);
return e.digest("hex")}var yt=new AbortController;for(let t of["SIGINT","SIGTERM","SIGHUP"])process.on(t,()=>yt.abort());for(let t of[process.stdout,process.stderr])
C(t);process.exitCode=await ft(ct(yt.signal));
