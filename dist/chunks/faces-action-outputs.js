import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as ge,c as ye}from"./publish-part-pulls.js";import{a as N}from"./core-report-body-patches.js";
import{inputs_read$a as ie,inputs_read$b as se,inputs_read$d as ae,inputs_read$e as le,inputs_read$f as ue}from"./start.js";import{core_report_outcome$a as ee,core_report_outcome$b as te,
core_report_outcome$h as ne,core_report_outcome$i as re,core_report_outcome$k as oe}from"./start.js";import{e as pe}from"./publish-plan-source.js";import{core_plan_source_text$a as de,
core_plan_source_text$b as E,core_plan_source_text$c as ce}from"./start.js";import{core_report_build_report$a as Z}from"./start.js";import{core_text_schema_issues$c as D,
core_text_schema_issues$g as J}from"./run.js";import{core_report_sections$c as S,core_report_sections$e as fe,core_report_sections$h as me}from"./start.js";import{
core_text_neutralise$b as K,core_text_neutralise$f as _,core_text_neutralise$k as Q}from"./start.js";import{core_workspace_similar$d as X}from"./start.js";import{
core_plan_variables$f as V,core_plan_variables$g as C}from"./start.js";import{inputs_table$f as W,inputs_table$h as Y}from"./start.js";import{core_text_paths$a as M}from"./start.js";
import{core_history_manifest$e as w}from"./start.js";import{zod_2$B as z,zod_2$L as c,zod_2$p as P,zod_2$z as H}from"./start.js";import{core_text_json$f as v,core_text_json$h as O,
core_text_json$i as B}from"./hook.js";import{errors$a as G,errors$b as m}from"./hook.js";import{empty$g as q,empty$h as L}from"./hook.js";import je from"node:path";
function he({env:e,event:n,matrix:t}){let{GITHUB_JOB:r,GITHUB_REPOSITORY_ID:o,GITHUB_ACTION:i}=e,{file:s,ref:a}=Re(e);if(s===void 0||a===void 0||!r||!/^\d+$/.test(
o??""))return{};let l=Fe(n),{default_branch:u}=n.repository??{};if(l===void 0||u===void 0)return{};let b=a===`refs/heads/${u}`,f=O(t),g=[`workflow ${s}`,b?"on t\
he default branch":`on ${a}`,`job ${r}`,...v(f)&&Object.keys(f).length>0?[`matrix ${B(f)}`]:[],...i?[`step ${i}`]:[],...l];return{repository:Number(o),made:g.join(
", ")}}function be(e){let{GITHUB_RUN_NUMBER:n=""}=e,{file:t}=Re(e);return t!==void 0&&/^[1-9]\d*$/.test(n)?{file:t,number:Number(n)}:void 0}function Re({GITHUB_WORKFLOW_REF:e="",
GITHUB_REPOSITORY:n=""}){let[,t="",r,o]=/^([^/]+\/[^/]+)\/(.+\.ya?ml)@(.+)$/.exec(e)??[],i=t.toLowerCase()===n.toLowerCase();return{file:r===void 0||i?r:`${t}/${r}`,
ref:o}}function Fe({pull_request:e,issue:n,workflow_run:t}){let r=e??n;if(r)return r.number===void 0?void 0:[`for #${r.number}`];if(t===void 0)return[];let{head_repository:o,
head_branch:i}=t;return o===void 0||i===void 0?void 0:[pe(o?.id,i)]}function St(e,{workspace:n,env:t,event:r={},withheld:o}){let i=Ye(e),s=i.text("mode")==="sug\
gest",a=i.text("onto")==="pull-request",l=s?Le:a?we:qe,{publishing:u,plan:b,commits:f,source:g,run:R,face:p}=Ge(i,l),{plan:j=[]}=p;j.length===0&&i.refuse("The i\
nput `plan` is empty. Name the plan file."),ze(i,u.triggerChecks);let ke={plans:j,combine:p.combine??"sequence",root:je.resolve(n,p.repositoryPath??"."),policy:p.
policy,run:R,vars:He(i),onAsk:p.onAsk??"stop",onFailure:p.onFailure,split:p.split??[],htmlReport:p.htmlReport??false,attest:Ce(i,{asked:p.attest===true&&!u.dryRun,
env:t}),overrides:ae(b),commitWords:le(f),bodyPath:p.bodyPath,reading:g,source:he({env:t,event:r,matrix:p.matrix??""}),publish:{...u,base:u.base??Je(i,r),ontoPull:l===
we?De(i,r):void 0,...We(i,{env:t,secrets:o}),trustsSettings:false,summaryUrl:Ve(t),workflowRun:be(t),suggestOn:s?Me(i,t):void 0}};if(i.problems.length>0)throw new m(
i.problems);return ke}var qe="mode: pull-request",Le="mode: suggest",we="onto: pull-request";function Ge(e,n,t=Y){let r=t.filter(({input:s})=>s!==void 0),o=r.filter(
s=>Be(e,s)).map(({name:s})=>s);for(let s of ue({verb:n,names:o,rows:r,called:a=>`\`${a}\``}))e.refuse(s);let i=r.filter(({verbs:s})=>s.includes(n));return se(n,
Object.fromEntries(i.map(s=>[W(s),e.valueOf(s)])),r)}var Be=({text:e},{name:n,type:t,given:r})=>r===void 0&&e(n)!==void 0&&!(t==="flag"&&/^false$/i.test(e(n)??"")),
Nt=e=>/^true$/i.test(e("ignore-revs").trim());function He({text:e,problems:n}){let t=e("vars"),r=(t??"").split(/\r?\n/).filter(o=>o.trim()!=="");try{let i=r.every(
s=>/^\s*[A-Za-z_][\w-]*=/.test(s))?r.map(s=>C("The input `vars`",s.trimStart())):V("the input `vars`",t??"");return Object.fromEntries(i)}catch(o){if(!(o instanceof
m))throw o;return n.push(...o.problems),{}}}function ze({refuse:e},n){n!==void 0&&!/^[\w.-]+\.ya?ml$/.test(n)&&e(`The input \`trigger-checks\` is "${n}". Write \
the file name of a workflow, such as checks.yml.`)}function Ve(e){let{GITHUB_SERVER_URL:n,GITHUB_REPOSITORY:t,GITHUB_RUN_ID:r}=e;return n&&t&&r?`${n}/${t}/actio\
ns/runs/${r}`:void 0}function Ce({problems:e},{asked:n,env:t}){return!n||t.ACTIONS_ID_TOKEN_REQUEST_URL&&t.ACTIONS_ID_TOKEN_REQUEST_TOKEN?n:(e.push({name:"ATTES\
TATION_FAILED",message:"`attest` needs a token that says which workflow this is, and the job has none. Give it the permissions `id-token: write` and `attestatio\
ns: write`; a pull request of a fork never has them."}),false)}function Me({refuse:e},{GITHUB_REF:n=""}){let t=/^refs\/pull\/(\d+)\//.exec(n)?.[1];return t?Number(
t):e("`mode: suggest` needs a pull request. Run the workflow on the event `pull_request`.")}function De({refuse:e},{pull_request:n,issue:t}){return n?.number??(t?.
pull_request&&t.number)??e("`onto: pull-request` needs a pull request. Run the workflow on `pull_request`, `pull_request_target`, or `issue_comment` of one.")}function Je({
refuse:e},{merge_group:n}){return n===void 0?void 0:/^refs\/heads\/(.+)$/.exec(n.base_ref??"")?.[1]??e("The event `merge_group` names no `base_ref`. Name the br\
anch as `base`.")}var We=({text:e},{env:n,secrets:t})=>({token:e("token"),withheld:t,repository:e("repository")??n.GITHUB_REPOSITORY,serverUrl:n.GITHUB_SERVER_URL,
apiUrl:n.GITHUB_API_URL,graphqlUrl:n.GITHUB_GRAPHQL_URL,environment:n});function Ye(e){let n=[],t=i=>{n.push({name:"USAGE",message:i})},r=i=>e(i).trim()||void 0,
o=(i,s)=>{let a=e(i).split(s).map(l=>l.trim()).filter(Boolean);return a.length>0?a:void 0};return{problems:n,refuse:t,text:r,valueOf(i){let{name:s,type:a}=i;if(a===
"list")return o(s,/[\n,]/);if(a==="lines")return o(s,/\n/);let l=r(s);if(l===void 0)return;let u=ie(i,l);return"value"in u?u.value:t(`The input \`${s}\` is "${l}\
". Write ${u.expected}.`)}}}var Oe=1024*1024-1024;async function Gt(e,n,t){for(let[r,o]of Object.entries(Ie(e,n)))t.setOutput(r,o);$e(Se(e),t);for(let r of Ee(e))
t.info(y(r));await t.writeSummary(Ke(e)+N(e,{budget:Oe}))}function $e(e,n){for(let{level:t,message:r,title:o,file:i,line:s,column:a}of e)n[t](r,{title:y(o),...i!==
void 0&&{file:i},...s!==void 0&&{startLine:s},...a!==void 0&&{startColumn:a}})}function Ie(e,n){let{pull_request:t,totals:r,run:o}=e;return{"pull-request-number":String(
t?.number??""),"pull-request-url":t?.url??"","compare-url":t?.compare_url??"","pull-request-operation":t?.operation??"none","pull-request-head-sha":t?.head_sha??
"","pull-request-branch":t?.branch??"","pull-requests":"","commits-verified":t?.verified===void 0?"":String(t.verified),"run-id":o?.id??"",applied:String(r.applied),
collapsed:String(r.collapsed),failed:String(r.failed),files:JSON.stringify(e.files.map(({path:i})=>i)),"report-path":n.report,"html-report-path":n.html??"","rep\
air-path":n.repair??"","attestation-id":String(n.attestation?.id??""),"attestation-url":n.attestation?.url??"","attestation-path":n.attestation?.bundle??"","ver\
ification-summary-path":n.attestation?.summary??"",conflicts:"",candidates:"",best:"",verdict:"",overlaps:"","explanation-path":"",...Object.assign({},...S(e,(i,s)=>i.
outputs?.(s)))}}function Ke({pull_request:e}){if(!e)return"";if(e.number!==void 0)return`**Pull request [#${e.number}](${e.url})**: ${Te[e.operation]}

`;let n=e.issue?`[Issue #${e.issue.number}](${e.issue.url}) says so. `:"";return e.compare_url?`**No pull request.** ${n}[Open it](${e.compare_url})

`:""}var Te={created:"created",updated:"updated",closed:"closed",none:"nothing to write"};function Ee(e){let{totals:n,pull_request:t,notes:r=[],verifications:o=[],
written:i}=e,s=t?.proposed;return[`${n.applied} applied, ${n.collapsed} collapsed, ${n.failed} refused, ${n.skipped} skipped`,...t?.head_sha&&!s?[`branch ${t.branch}\
 is at ${t.head_sha}${i?", pushed by this run":""}`]:[],...t?.url?[`pull request #${t.number}, ${Te[t.operation]}: ${t.url}`]:[],...t?.issue?[`issue #${t.issue.
number}: ${t.issue.url}`]:[],...t?.compare_url?[`open the pull request by hand: ${ne(t.compare_url)}`]:[],...me(e,_).map(({title:a,text:l})=>`${a.toLowerCase()}\
: ${l}`),...r,...o.filter(({ok:a})=>!a).flatMap(Xe),...s?[s.title,s.body]:[],...(s?.calls??[]).map(({method:a,path:l,body:u})=>`${a} ${l} ${JSON.stringify(u??{})}`)]}
var Qe=20;function Xe({name:e,tail:n,output:t}){let o=n.trimEnd().split(/\r?\n/).slice(-Qe).map(s=>`  ${s.slice(0,500)}`),i=t===void 0?"":`; all of it is in ${t}`;
return[`verification "${e}" failed. The end of what it printed${i}:`,...o]}function Se(e){let n=[...ee(e),...Ze(e),...e.steps.flatMap(o=>o.error??[])],t=e.steps.
filter(o=>o.status==="collapsed"),{left_out:r=[]}=e.plan;return[...x(n.map(Pe)),...x([...r.map(et),...te(e).map(o=>({...Pe(o),level:"warning"})),...fe(e).flatMap(
({found:o})=>o.flatMap(tt))]),...x(t.map(o=>({level:"notice",title:`Step ${o.index} is collapsed`,message:y(`${_(o.file_path)}: it repeats step ${o.duplicate_of}\
.`)})))]}var Ze=e=>e.problems?.some(({name:n})=>n==="NO_PLAN_PASSES")?S(e,(n,t)=>n.reasons?.(t)).flat():[],y=e=>Q(K(e)),A=10,_e=4096;function Pe(e){let{file:n,line:t,
column:r}=e,o=re(e),i=[...o?[`\u2192 ${o}`]:[],...oe(e).map(s=>`try: ${s}`)];return{level:"error",title:`${e.name}: ${G[e.name].title}`,message:$(y([e.message,...i].
join(`
`))),...n!==void 0&&{file:n},...t!==void 0&&{line:t},...r!==void 0&&{column:r}}}function et({at:e,what:n,why:t}){let[,r,o]=/^(.*):(\d+)$/.exec(e)??[];return{level:"\
warning",title:"Left out of the source",message:$(y(`${_(n)}: ${t}`)),...r!==void 0&&{file:r,line:Number(o)}}}function tt({doubt:e,summary:n,each:t,places:r}){let o="\
warning",i=$(y(_(n))),s=e===void 0?[]:[{level:o,title:e,message:i}],a=r.map(({file_path:l,line:u,column:b,message:f,code:g,step:R})=>({level:o,title:`${_(t)}${R===
void 0?"":` after step ${R}`}`,message:$(y(g===void 0?f:`${f} [${g}]`)),file:l,line:u,column:b}));return[...s,...a]}var $=e=>{let n=[...e];return n.length<=_e?e:
`${n.slice(0,_e-1).join("")}\u2026`};function x(e){let[n]=e;if(!n||e.length<=A)return e;let t=e.length-A+1,r={level:n.level,title:`${t} more`,message:"The repor\
t of the run lists them all."};return[...e.slice(0,A-1),r]}async function Bt(e,n,t){for(let[a,l]of Object.entries(nt(e,n)))t.setOutput(a,l);let r=e.flatMap(a=>ge(
a)??[]);$e(r.flatMap(Se),t);for(let a of e)for(let l of ot(a))t.info(y(l));let o=ye(e),i=Math.floor((Oe-Buffer.byteLength(o))/Math.max(1,r.length))-ve,s=i<ve?[]:
r.map(a=>N(a,{budget:i}));await t.writeSummary([o,...s].join(`

`))}var ve=1e3;function nt(e,n){let t=e.flatMap(({report:i})=>i??[]),r=i=>String(t.reduce((s,{totals:a})=>s+a[i],0)),o=Z({plan:{title:"",digest:"",files:[]},steps:[],
problems:[]});return{...Ie(o,{report:n}),applied:r("applied"),collapsed:r("collapsed"),failed:r("failed"),files:JSON.stringify([...new Set(t.flatMap(({files:i})=>i.
map(s=>s.path)))]),"pull-requests":JSON.stringify(e.map(rt))}}var rt=({name:e,branch:n,base:t,outcome:r,number:o,url:i})=>({name:e,branch:n,base:t,outcome:r,...o!==
void 0&&{number:o},url:i}),ot=({name:e,outcome:n,notes:t=[],report:r})=>[`part ${e}: ${n}`,...t,...r?Ee(r):[]];import{readFile as it}from"node:fs/promises";var I=H().
positive(),h=P().min(1,"is empty"),st=c({action:h.optional(),sender:c({login:h,type:h.optional()}).optional(),repository:c({default_branch:h.optional()}).optional(),
issue:c({number:I.optional(),pull_request:c({}).optional()}).optional(),comment:c({body:P().optional()}).optional(),changes:c({body:c({from:P().nullable().optional()}).
optional()}).optional(),pull_request:c({number:I.optional(),body:P().nullable().optional(),merged:z().optional(),merge_commit_sha:w.nullable().optional(),head:c(
{sha:w.optional()}).optional(),base:c({ref:h.optional(),sha:w.optional()}).optional()}).optional(),merge_group:c({base_ref:h.optional(),head_ref:h.optional(),head_sha:w.
optional(),base_sha:w.optional()}).optional(),workflow_run:c({id:I.optional(),head_branch:h.nullable().optional(),head_repository:c({id:I}).nullable().optional()}).
optional()});async function Wt({GITHUB_EVENT_PATH:e=""}){if(e==="")return{};let n=O(await it(e,"utf8").catch(()=>""));if(!v(n))throw U(`${e} is no JSON object`);
let t=st.safeParse(n);if(t.success)return t.data;let[r]=t.error.issues;throw U(r?`${r.path.join(".")} ${D(r,J(n,r.path))}`:e)}function Yt(e,n){if(e===void 0)throw U(
`${n} is missing`);return e}var U=e=>new m({name:"USAGE",message:`The event of the runner cannot be used: ${e}. Run the workflow again; GITHUB_EVENT_PATH names \
its file.`});import{constants as at}from"node:fs";import{lstat as Ae,open as lt,readdir as ut,realpath as xe,stat as T}from"node:fs/promises";import d from"node:path";
async function on(e,n){let t=[];for(let r of e)t.push(...dt(r)?await ct(r,n):[r]);return[...new Set(t)]}var dt=e=>/[*?[]/.test(e);async function ct(e,n){if(await pt(
d.resolve(n,e)))return[e];let{matchGlob:t}=await import("./core-text-glob.js"),r=e.slice(0,e.search(/[*?[]/)),o=r.slice(0,r.lastIndexOf("/")+1),s=(await ut(d.resolve(
n,o),{recursive:true,withFileTypes:true}).catch(()=>[])).filter(l=>l.isFile()).map(l=>M(d.relative(n,d.join(l.parentPath,l.name)))).filter(l=>!l.split("/").some(
u=>u===".git"||u==="node_modules")),a=t(`/${e.replace(/^\.?\//,"")}`,s);if(a.length>0)return[...a].sort();throw new m(k(`The plan ${e}`,{reason:"no file of the \
workspace matches it"}))}var pt=e=>T(e).then(n=>n.isFile(),()=>false);async function sn(e,n){let t=await F(e,n),r="reason"in t?k(`The plan ${e}`,t):de(`The plan\
 ${e}`,t.bytes);return typeof r=="string"?{name:e,text:r}:{ok:false,problems:[r]}}async function an(e,n){let t=`The file of \`body-path\`, ${e},`,r=await F(e,n);
if("reason"in r)throw new m(k(t,r));return E(t,r.bytes,"PLAN_SYNTAX")}var k=(e,{reason:n,hint:t=""})=>({name:"PLAN_NOT_FOUND",message:`${e} cannot be read: ${n}\
. Name a regular file of the workspace or RUNNER_TEMP, which an earlier step checked out, wrote or downloaded${t}.`});async function F(e,n,{outside:t=false,most:r=ce}={}){
try{let o=d.resolve(n.folders[0]??".",e),i=await ft(o,n,t);return i===void 0?await ht(o,n,r):{reason:i}}catch(o){return X(o)}}async function ft(e,n,t){let r=await mt(
e,n.folders);if(r===void 0&&!t)return"it is outside the workspace and RUNNER_TEMP";if(r!==void 0&&await gt(r,e))return"it is a link, or is behind one";let o=await xe(
e);return n.gitFolders.some(s=>Ue(s,o))||await yt(o)?"it is in a git directory":void 0}async function mt(e,n){let t=await Promise.all(n.map(r=>xe(r).catch(()=>r)));
return[...n.map(r=>d.resolve(r)),...t].filter(r=>Ue(r,e)).sort((r,o)=>o.length-r.length)[0]}async function gt(e,n){let t=e;for(let r of d.relative(e,n).split(d.
sep))if(t=d.join(t,r),(await Ae(t)).isSymbolicLink())return true;return false}async function yt(e){if(e.split(d.sep).some(t=>/^(?:\.git|git~\d)[. ]*$/i.test(t)))
return true;let n=t=>T(t).then(()=>true,()=>false);for(let t=d.dirname(e);t!==d.dirname(t);t=d.dirname(t))if(await n(d.join(t,"HEAD"))&&(await n(d.join(t,"commo\
ndir"))||await n(d.join(t,"objects"))&&await n(d.join(t,"refs"))))return true;return false}async function ht(e,{gitFiles:n},t){var u=[];try{let{O_RDONLY:r,O_NOFOLLOW:o=0,
O_NONBLOCK:i=0}=at;let s=await T(e);if(!s.isFile())return{reason:"it is no regular file"};let a=q(u,await lt(e,r|i|await bt(e,o)),true);let l=await a.stat();if(!l.
isFile()||!Ne(l,s))return{reason:"it changed while it was read"};for(let p of n)if(Ne(l,await T(p).catch(()=>{})))return{reason:"git reads its configuration fro\
m it"};if(l.size>t)return{reason:`it is over ${t/1024} KiB`};return{bytes:await a.readFile()}}catch(b){var f=b,g=true}finally{var R=L(u,f,g);R&&await R}}var bt=async(e,n)=>(await Ae(
e)).isSymbolicLink()?0:n,Ne=(e,n)=>e.ino===n?.ino&&e.dev===n.dev;function Ue(e,n){let t=d.relative(e,n);return t!==""&&!d.isAbsolute(t)&&t.split(d.sep)[0]!==".."}
async function ln(e,n){let t=await F(e,n,{outside:true});if("bytes"in t)return{name:d.basename(e),text:E(`The policy ${e}`,t.bytes,"POLICY_INVALID")};let r=`The\
 policy ${e} cannot be read: ${t.reason}. Name a regular file${t.hint??""}.`;throw new m({name:"POLICY_INVALID",message:r})}export{St as a,Ge as b,Nt as c,We as d,
Ye as e,Gt as f,$e as g,y as h,Bt as i,Wt as j,Yt as k,on as l,dt as m,sn as n,an as o,F as p,ln as q};
