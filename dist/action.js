import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as Y,c as Q,f as z,h as w,i as X,j as Z,l as j,m as tt,
n as et,o as nt,q as rt}from"./chunks/faces-action-outputs.js";import{a as V}from"./chunks/publish-part-pulls.js";import"./chunks/start.js";import{b as K,c as D,
d as H,e as W,f as q,g as L}from"./chunks/actions-http-client.js";import"./chunks/start.js";import{a as $}from"./chunks/core-run-read-plans-2.js";import"./chunks/undici.js";
import{faces_reader$b as A}from"./chunks/version.js";import"./chunks/core-report-body-patches.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/publish-plan-source.js";import"./chunks/core-report-body-step-list.js";
import{core_report_outcome$d as U}from"./chunks/start.js";import"./chunks/start.js";import"./chunks/version.js";import{b as F}from"./chunks/core-git-stored-credentials.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import{a as J}from"./chunks/core-plan-settle.js";import{
core_report_build_report$a as N,core_report_build_report$c as x}from"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/start.js";import"./chunks/start.js";import{publish_publish_plans_2$a as B}from"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import{core_report_report_writers_2$a as G,core_report_report_writers_2$c as M}from"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import{publish_github_2$b as k,publish_github_2$e as T,publish_github_2$f as _}from"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import{core_text_paths$a as I}from"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/hook.js";import"./chunks/hook.js";import{core_git_git$E as C}from"./chunks/hook.js";
import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";
import"./chunks/start.js";import{errors$b as h,errors$c as v,errors$d as E,errors$f as R}from"./chunks/hook.js";import"./chunks/hook.js";import{createHash as $t}from"node:crypto";
import{createReadStream as Ft}from"node:fs";import{realpath as mt}from"node:fs/promises";import ft from"node:path";import{mkdtemp as Rt,writeFile as st}from"node:fs/promises";
import{homedir as St,tmpdir as ot}from"node:os";import S,{dirname as vt,resolve as it}from"node:path";var Et=["token","branch-token"],Ct=["GITHUB_TOKEN","GH_TOK\
EN","ACTIONS_RUNTIME_TOKEN","ACTIONS_ID_TOKEN_REQUEST_TOKEN"];async function at(t){let{env:e,getInput:n}=t,o=e.GITHUB_WORKSPACE??".",r=await Tt(e.RUNNER_TEMP??ot()),
i=await Nt(S.resolve(o,n("repository-path").trim()||".")),a=[...Et.map(p=>n(p).trim()),...Ct.map(p=>e[p])],c=[...new Set([...a,...i.values].flatMap(p=>p||[]))];
for(let p of c)t.setSecret(p);let l=T(c);return{...It(t,l),env:At(e),folder:r,place:{folders:[o,e.RUNNER_TEMP??ot()],gitFiles:i.files,gitFolders:i.folders},secrets:c,
withheld:l,async write(p,m){let f=S.join(r,p);return await st(f,typeof m=="string"?l.mask(m):kt(m,l)),f}}}var At=t=>Object.fromEntries(Object.entries(t).filter(
([e])=>!lt(e))),lt=t=>/^INPUT_|^(?:GITHUB|GH)_TOKEN$|^ACTIONS_RUNTIME_TOKEN$/.test(t);function It(t,{mask:e}){let n=o=>(r,i)=>o(e(r),{...i,...i.title!==void 0&&
{title:e(i.title)}});return{...t,setOutput:(o,r)=>t.setOutput(o,e(r)),info:o=>t.info(e(o)),error:n(t.error),warning:n(t.warning),notice:n(t.notice),writeSummary:o=>t.
writeSummary(e(o))}}var kt=(t,{mask:e})=>Buffer.from(e(Buffer.from(t).toString("latin1")),"latin1");async function Tt(t){try{return await Rt(S.join(t,"editplan-"))}catch(e){
let n=e instanceof Error&&"code"in e?String(e.code):String(e),o=`Cannot create a folder in the runner\u2019s temporary folder ${t}: ${n}. Set RUNNER_TEMP to a w\
ritable folder.`;throw new h({name:"USAGE",message:o})}}var _t=5;function ct(t,e){if(t instanceof h){for(let{message:o}of t.problems)e.error(w(o),{title:t.name});
return R(t.name)}let n=v(t);return e.error(w(`editplan failed unexpectedly: ${n}`),{}),_t}function pt(t){let e={...process.env};for(let n of Object.keys(e))lt(n)&&
delete process.env[n];return{env:e,signal:t,getInput:n=>(e[`INPUT_${n.replaceAll(" ","_").toUpperCase()}`]??"").trim(),setSecret:K,setOutput:D,info:L,error:H,warning:W,
notice:q,async writeSummary(n){process.env.GITHUB_STEP_SUMMARY&&await st(process.env.GITHUB_STEP_SUMMARY,n)}}}var Nt=async t=>await C(t).then(xt).catch(E())??{files:[],
values:[],folders:[]};async function xt(t){let e=await F(t);return{files:[...new Set(e.flatMap(n=>Ut(n,t.root)))],values:[...new Set(e.flatMap(Jt))],folders:[t.
gitDir,t.commonDir]}}function Ut({key:t,value:e,file:n},o){let r=it(o,n);return/^include(if\..*)?\.path$/.test(t)?[r,it(vt(r),e.replace(/^~(?=\/)/,St()))]:[r]}var Jt=({
key:t,value:e})=>[.../^http\.(.*\.)?extraheader$/.test(t)&&e?[e]:[],...[...`${t} ${e}`.matchAll(/:\/\/[^\s/@:]*:([^\s/@]+)@/g)].map(([,n=""])=>n)];async function yt(t){
let e=t;try{let n=await at(t);if(e=n,Q(t.getInput))return await(await import("./chunks/faces-action-modes.js")).runIgnoreRevs(n);let o=t.getInput("mode").trim();
return await((Object.hasOwn(ut,o)?await ut[o]?.():void 0)??Gt)(n)}catch(n){return ct(n,e)}}async function Gt(t){let{env:e,secrets:n}=t,o=e.GITHUB_WORKSPACE??".",
r;try{let i=await Z(e),a=Y(t.getInput,{workspace:o,env:e,event:i,withheld:n}),c=i.repository?.default_branch;r=a;let l=a.publish.branchSuffix==="week"?await(await import("./chunks/faces-action-run-created.js")).
runCreated(a.publish,e):void 0,p={...c!==void 0&&{defaultBranch:c},...l&&{runCreated:l}};r={...a,publish:{...a.publish,...p}};let{contents:m,addStep:f,addFile:y}=M(),
s=await Bt(r,{job:t,addStep:f,addFile:y}),d=await B(s.plans,s.asked);if(d.parts)return await Wt(d.parts,s,t);let g=await Dt(s,d,t),{report:b,attestation:O}=await Vt(
d.report,{inputs:r,plans:s.digests},t);return await dt(b,{inputs:r,contents:m,repair:g,attestation:O},t),U(b,r.overrides.on_error==="continue",r.reading.lossy)}catch(i){
if(!(i instanceof h))throw i;let{masked:a}=await import("./chunks/core-policy-secrets.js"),c=await a(i.problems),l={title:"",digest:"",files:r?.plans??[]};return await dt(
N({plan:l,steps:[],problems:c}),{inputs:r},t),R(i.name)}}function Mt({notImported:t,notes:e=[]},n){let r=t.filter(i=>J(i)==="unknown").map(({construct:i,reason:a,
at:{file:c,line:l}})=>`${c}:${l}: ${i}: ${a}`);for(let i of[...r,...e])n.info(w(i))}async function Bt(t,{job:e,addStep:n,addFile:o}){let{place:r}=e,i=t.policy===
void 0?void 0:await rt(t.policy,r),a=await j(t.plans,r.folders[0]??"."),{root:c,combine:l,split:p,overrides:m,onAsk:f,onFailure:y,commitWords:P,source:s}=t,d=await $(
a,{root:c,policy:i,vars:t.vars,source:t.reading,read:u=>et(u,r),tell:u=>Mt(u,e)}),g=t.bodyPath===void 0?t.publish.body:await nt(t.bodyPath,r),b={...t.publish,body:g};
_(e.withheld,[d,g,t.publish.title,i?.text],"What the inputs give");let O=await Promise.all(a.map(u=>mt(ft.resolve(r.folders[0]??".",u)))),ht=await Kt(t.plans,r),
wt=t.attest?await Lt(a,O):[],Pt={root:c,combine:l,split:p,overrides:m,onAsk:f,onFailure:y,commitWords:P,planFiles:O,planGlobs:ht,source:s,keepOutput:(u,bt,Ot)=>e.
write(`${Ot}-${bt}.txt`,u),publish:b,onEvent:u=>{t.htmlReport&&u.type==="step"&&u.change&&n(u.step.index,u.change)},overlaps:t.split.length===0,...t.run,policy:i,
signal:e.signal,onContents:t.htmlReport?o:void 0};return{plans:d,asked:Pt,digests:wt}}async function Kt(t,{folders:[e="."]}){if(!t.some(tt))return[];let n=await mt(
e);return t.map(o=>ft.resolve(n,o))}async function Dt({plans:t,asked:e},{report:n},o){let[r,...i]=t;if(!r||i.length>0||n.totals.failed===0)return;let{repairPlan:a}=await import("./chunks/core-run-repair.js"),
{root:c,overrides:l,policy:p}=e,{packet:m}=await a(r,{root:c,overrides:l,policy:p}),{packetText:f}=await import("./chunks/core-report-repair-packet.js");return o.
write("repair.json",f(m))}async function dt(t,{inputs:e,contents:n,repair:o,attestation:r},i){let a=await i.write("report.json",`${JSON.stringify(t,null,2)}
`),c=e?.htmlReport?await i.write("report.html",await Ht(t,n,i)):void 0;await z(t,{report:a,html:c,repair:o,attestation:r},i)}async function Ht(t,e,{withheld:n}){
let o=await G.get()(),r=JSON.parse(n.mask(JSON.stringify(t)));return o(r,n.isIn(e)?void 0:e)}async function Wt(t,{plans:e,asked:n},o){let r=await o.write("repor\
t.json",`${JSON.stringify(t,null,2)}
`);return await X(t,r,o),V(t,(n.overrides?.on_error??e[0]?.options.on_error)==="continue")}var ut={review:async()=>(await import("./chunks/faces-action-modes.js")).
runReview,overlap:async()=>(await import("./chunks/faces-action-modes.js")).runOverlap,explain:async()=>(await import("./chunks/faces-action-explain.js")).runExplain,
verify:async()=>(await import("./chunks/faces-action-modes.js")).runVerify},qt=["plan","branch","branch-suffix","base","sign-commits","author","committer","sign\
off","commit-message","trailers","commits","combine","foreign-commits","replace","policy","on-ask","on-failure","reads","duplicates","on-error"],Lt=(t,e)=>Promise.
all(t.map(async(n,o)=>({name:I(n),sha256:await Qt(e[o]??"")})));async function Vt(t,{inputs:e,plans:n},{getInput:o,write:r}){if(!e.attest)return{report:t};let i=await k.
get()(),{masked:a}=await import("./chunks/core-policy-secrets.js"),c=qt.map(s=>[s,o(s).trim()]).filter(([,s])=>s),l={},p=async(s,d)=>{l[s==="attestation"?"bundl\
e":"summary"]=await r(`${s}.json`,d)},{root:m,publish:f}=e,y=t.candidates?.find(s=>s.best)?.plan,P=y===void 0?n:n.filter(({name:s})=>s===y);try{let s={inputs:Object.
fromEntries(c),plans:P,root:m,publish:f,keep:p},d=await i({report:t,...s});return{report:d?{...t,notes:[...t.notes??[],`attested: ${d.url}`]}:t,attestation:{...d,
...l}}}catch(s){if(!(s instanceof h))throw s;let d=[...t.problems??[],...(await a(s.problems)).map(x)];return{report:{...t,problems:d,...Yt(t)},...l.bundle!==void 0&&
{attestation:l}}}}var Yt=({pull_request:t})=>t?{pull_request:{...t,failed:true}}:{};async function Qt(t){let e=$t("sha256");for await(let n of Ft(t))e.update(n);
return e.digest("hex")}var gt=new AbortController;for(let t of["SIGINT","SIGTERM","SIGHUP"])process.on(t,()=>gt.abort());for(let t of[process.stdout,process.stderr])
A(t);process.exitCode=await yt(pt(gt.signal));
