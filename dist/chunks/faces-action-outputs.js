import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as be,c as Re}from"./publish-part-pulls.js";import{a as A}from"./core-report-body-patches.js";
import{inputs_read$a as le,inputs_read$b as ue,inputs_read$d as de,inputs_read$e as ce,inputs_read$f as pe}from"./start.js";import{e as ge}from"./publish-plan-source.js";
import{core_report_outcome$a as re,core_report_outcome$c as oe,core_report_outcome$i as ie,core_report_outcome$j as se,core_report_outcome$l as ae}from"./start.js";
import{core_plan_source_text$a as fe,core_plan_source_text$b as N,core_plan_source_text$c as me}from"./start.js";import{core_report_build_report$a as te}from"./start.js";
import{core_text_schema_issues$c as Y,core_text_schema_issues$g as K}from"./run.js";import{core_report_sections$c as S,core_report_sections$e as ye,core_report_sections$h as he}from"./start.js";
import{core_text_neutralise$b as X,core_text_neutralise$f as _,core_text_neutralise$k as Z}from"./start.js";import{core_workspace_similar$d as ee,core_workspace_similar$e as ne}from"./start.js";
import{core_plan_variables$f as D,core_plan_variables$g as W}from"./start.js";import{inputs_table$f as Q,inputs_table$h as E}from"./start.js";import{core_history_manifest$e as w}from"./start.js";
import{zod_2$B as V,zod_2$L as c,zod_2$p as P,zod_2$z as C}from"./start.js";import{core_text_paths$a as J}from"./start.js";import{core_text_json$f as O,core_text_json$i as v,
core_text_json$j as H}from"./hook.js";import{core_text_words$p as z,core_text_words$q as M}from"./hook.js";import{errors$a as B,errors$b as m}from"./hook.js";import{
empty$g as G,empty$h as L}from"./hook.js";import Le from"node:path";function _e({env:e,event:t,matrix:n}){let{GITHUB_JOB:r,GITHUB_REPOSITORY_ID:o,GITHUB_ACTION:i}=e,
{file:s,ref:a}=Oe(e);if(s===void 0||a===void 0||!r||!/^\d+$/.test(o??""))return{};let l=Ge(t),{default_branch:u}=t.repository??{};if(l===void 0||u===void 0)return{};
let b=a===`refs/heads/${u}`,f=v(n),g=[`workflow ${s}`,b?"on the default branch":`on ${a}`,`job ${r}`,...O(f)&&Object.keys(f).length>0?[`matrix ${H(f)}`]:[],...i?
[`step ${i}`]:[],...l];return{repository:Number(o),made:g.join(", ")}}function Pe(e){let{file:t}=Oe(e),[n,r]=[we(e.GITHUB_RUN_NUMBER),we(e.GITHUB_RUN_ID)];return t===
void 0||n===void 0?void 0:{file:t,number:n,...r!==void 0&&{id:r}}}var we=(e="")=>/^[1-9]\d*$/.test(e)&&Number.isSafeInteger(Number(e))?Number(e):void 0;function Oe({
GITHUB_WORKFLOW_REF:e="",GITHUB_REPOSITORY:t=""}){let[,n="",r,o]=/^([^/]+\/[^/]+)\/(.+\.ya?ml)@(.+)$/.exec(e)??[],i=n.toLowerCase()===t.toLowerCase();return{file:r===
void 0||i?r:`${n}/${r}`,ref:o}}function Ge({pull_request:e,issue:t,workflow_run:n}){let r=e??t;if(r)return r.number===void 0?void 0:[`for #${r.number}`];if(n===
void 0)return[];let{head_repository:o,head_branch:i}=n;return o===void 0||i===void 0?void 0:[ge(o?.id,i)]}function Fn(e,{workspace:t,env:n,event:r={},withheld:o}){
let i=Xe(e),s=i.text("mode")==="suggest",a=i.text("onto")==="pull-request",l=s?He:a?ve:Be,{publishing:u,plan:b,commits:f,source:g,run:R,face:p}=ze(i,l),{plan:q=[]}=p;
q.length===0&&i.refuse("The input `plan` is empty. Name the plan file."),Ve(i,u.triggerChecks);let qe={plans:q,combine:p.combine??"sequence",root:Le.resolve(t,p.
repositoryPath??"."),policy:p.policy,run:R,vars:Ce(i),onAsk:p.onAsk??"stop",onFailure:p.onFailure,split:p.split??[],htmlReport:p.htmlReport??false,attest:We(i,{
asked:p.attest===true&&!u.dryRun,env:n}),overrides:de(b),commitWords:ce(f),bodyPath:p.bodyPath,reading:g,source:_e({env:n,event:r,matrix:p.matrix??""}),publish:{
...u,base:u.base??Ke(i,r),ontoPull:l===ve?Ye(i,r):void 0,...Qe(i,{env:n,secrets:o}),trustsSettings:false,summaryUrl:De(n),workflowRun:Pe(n),suggestOn:s?Je(i,n):
void 0}};if(i.problems.length>0)throw new m(i.problems);return qe}var Be="mode: pull-request",He="mode: suggest",ve="onto: pull-request";function ze(e,t,n=E){let r=n.
filter(({input:s})=>s!==void 0),o=r.filter(s=>Me(e,s)).map(({name:s})=>s);for(let s of pe({verb:t,names:o,rows:r,called:a=>`\`${a}\``}))e.refuse(s);let i=r.filter(
({verbs:s})=>s.includes(t));return ue(t,Object.fromEntries(i.map(s=>[Q(s),e.valueOf(s)])),r)}var Me=({text:e},{name:t,type:n,given:r})=>r===void 0&&e(t)!==void 0&&
!(n==="flag"&&/^false$/i.test(e(t)??"")),jn=e=>/^true$/i.test(e("ignore-revs").trim());function Ce({text:e,problems:t}){let n=e("vars"),r=(n??"").split(/\r?\n/).
filter(o=>o.trim()!=="");try{let i=r.every(s=>/^\s*[A-Za-z_][\w-]*=/.test(s))?r.map(s=>W("The input `vars`",s.trimStart())):D("the input `vars`",n??"");return Object.
fromEntries(i)}catch(o){if(!(o instanceof m))throw o;return t.push(...o.problems),{}}}function qn(e){let t=E.flatMap(r=>r.input===void 0?[]:r.name),n=Object.keys(
e).flatMap(r=>{let o=/^INPUT_(.+)$/.exec(r)?.[1]?.toLowerCase(),i=o===void 0||t.includes(o)||!e[r]?void 0:z(o,t),s=`\`${o}\` is not an input of this Action (it i\
s set by ${r}). Did you mean \`${i}\`?`;return i===void 0?[]:[{name:"USAGE",message:s}]});if(n.length>0)throw new m(n)}function Ve({refuse:e},t){t!==void 0&&!/^[\w.-]+\.ya?ml$/.
test(t)&&e(`The input \`trigger-checks\` is "${t}". Write the file name of a workflow, such as checks.yml.`)}function De(e){let{GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,
GITHUB_RUN_ID:r}=e;return t&&n&&r?`${t}/${n}/actions/runs/${r}`:void 0}function We({problems:e},{asked:t,env:n}){return!t||n.ACTIONS_ID_TOKEN_REQUEST_URL&&n.ACTIONS_ID_TOKEN_REQUEST_TOKEN?
t:(e.push({name:"ATTESTATION_FAILED",message:"`attest` needs a token that says which workflow this is, and the job has none. Give it the permissions `id-token: \
write` and `attestations: write`; a pull request of a fork never has them."}),false)}function Je({refuse:e},{GITHUB_REF:t=""}){let n=/^refs\/pull\/(\d+)\//.exec(
t)?.[1];return n?Number(n):e("`mode: suggest` needs a pull request. Run the workflow on the event `pull_request`.")}function Ye({refuse:e},{pull_request:t,issue:n}){
return t?.number??(n?.pull_request&&n.number)??e("`onto: pull-request` needs a pull request. Run the workflow on `pull_request`, `pull_request_target`, or `issu\
e_comment` of one.")}function Ke({refuse:e},{merge_group:t}){return t===void 0?void 0:/^refs\/heads\/(.+)$/.exec(t.base_ref??"")?.[1]??e("The event `merge_group\
` names no `base_ref`. Name the branch as `base`.")}var Qe=({text:e},{env:t,secrets:n})=>({token:e("token"),withheld:n,repository:e("repository")??t.GITHUB_REPOSITORY,
serverUrl:t.GITHUB_SERVER_URL,apiUrl:t.GITHUB_API_URL,graphqlUrl:t.GITHUB_GRAPHQL_URL,environment:t});function Xe(e){let t=[],n=i=>{t.push({name:"USAGE",message:i})},
r=i=>e(i).trim()||void 0,o=(i,s)=>{let a=e(i).split(s).map(l=>l.trim()).filter(Boolean);return a.length>0?a:void 0};return{problems:t,refuse:n,text:r,valueOf(i){
let{name:s,type:a}=i;if(a==="list")return o(s,/[\n,]/);if(a==="lines")return o(s,/\n/);let l=r(s);if(l===void 0)return;let u=le(i,l);return"value"in u?u.value:n(
`The input \`${s}\` is "${l}". Write ${u.expected}.`)}}}var Te=1024*1024-1024;async function Wn(e,t,n){for(let[r,o]of Object.entries(Ne(e,t)))n.setOutput(r,o);Ee(
xe(e),n);for(let r of Ae(e))n.info(y(r));await n.writeSummary(Ze(e)+A(e,{budget:Te}))}function Ee(e,t){for(let{level:n,message:r,title:o,file:i,line:s,column:a}of e)
t[n](r,{title:y(o),...i!==void 0&&{file:i},...s!==void 0&&{startLine:s},...a!==void 0&&{startColumn:a}})}function Ne(e,t){let{pull_request:n,totals:r,run:o}=e;return{
"pull-request-number":String(n?.number??""),"pull-request-url":n?.url??"","compare-url":n?.compare_url??"","pull-request-operation":n?.operation??"none","pull-r\
equest-head-sha":n?.head_sha??"","pull-request-branch":n?.branch??"","pull-requests":"","commits-verified":n?.verified===void 0?"":String(n.verified),"run-id":o?.
id??"",applied:String(r.applied),collapsed:String(r.collapsed),failed:String(r.failed),files:JSON.stringify(e.files.map(({path:i})=>i)),"report-path":t.report,"\
html-report-path":t.html??"","repair-path":t.repair??"","attestation-id":String(t.attestation?.id??""),"attestation-url":t.attestation?.url??"","attestation-pat\
h":t.attestation?.bundle??"","verification-summary-path":t.attestation?.summary??"",conflicts:"",candidates:"",best:"",verdict:"",overlaps:"","explanation-path":"",
...Object.assign({},...S(e,(i,s)=>i.outputs?.(s)))}}function Ze({pull_request:e}){if(!e)return"";if(e.number!==void 0)return`**Pull request [#${e.number}](${e.url}\
)**: ${Se[e.operation]}

`;let t=e.issue?`[Issue #${e.issue.number}](${e.issue.url}) says so. `:"";return e.compare_url?`**No pull request.** ${t}[Open it](${e.compare_url})

`:""}var Se={created:"created",updated:"updated",closed:"closed",none:"nothing to write"};function Ae(e){let{totals:t,pull_request:n,notes:r=[],verifications:o=[],
written:i}=e,s=n?.proposed;return[`${t.applied} applied, ${t.collapsed} collapsed, ${t.failed} refused, ${t.skipped} skipped`,...n?.head_sha&&!s?[`branch ${n.branch}\
 is at ${n.head_sha}${i?", pushed by this run":""}`]:[],...n?.url?[`pull request #${n.number}, ${Se[n.operation]}: ${n.url}`]:[],...n?.issue?[`issue #${n.issue.
number}: ${n.issue.url}`]:[],...n?.compare_url?[`open the pull request by hand: ${ie(n.compare_url)}`]:[],...he(e,_).map(({title:a,text:l})=>`${a.toLowerCase()}\
: ${l}`),...r,...o.filter(({ok:a})=>!a).flatMap(nn),...s?[s.title,s.body]:[],...(s?.calls??[]).map(({method:a,path:l,body:u})=>`${a} ${l} ${JSON.stringify(u??{})}`)]}
var en=20;function nn({name:e,tail:t,output:n}){let o=t.trimEnd().split(/\r?\n/).slice(-en).map(s=>`  ${s.slice(0,500)}`),i=n===void 0?"":`; all of it is in ${n}`;
return[`verification "${e}" failed. The end of what it printed${i}:`,...o]}function xe(e){let t=[...re(e),...tn(e),...e.steps.flatMap(o=>o.error??[])],n=e.steps.
filter(o=>o.status==="collapsed"),{left_out:r=[]}=e.plan;return[...U(t.map($e)),...U([...r.map(on),...oe(e).map(o=>({...$e(o),level:"warning"})),...ye(e).flatMap(
({found:o})=>o.flatMap(sn))]),...U(n.map(o=>({level:"notice",title:`Step ${o.index} is collapsed`,message:y(`${_(o.file_path)}: it repeats step ${o.duplicate_of}\
.`)})))]}var tn=e=>e.problems?.some(({name:t})=>t==="NO_PLAN_PASSES")?S(e,(t,n)=>t.reasons?.(n)).flat():[],y=e=>Z(X(e)),x=10,rn=4096;function $e(e){let{file:t,line:n,
column:r}=e,o=se(e),i=[...o?[`\u2192 ${o}`]:[],...ae(e).map(s=>`try: ${s}`)];return{level:"error",title:`${e.name}: ${B[e.name].title}`,message:$(y([e.message,...i].
join(`
`))),...t!==void 0&&{file:t},...n!==void 0&&{line:n},...r!==void 0&&{column:r}}}function on({at:e,what:t,why:n}){let[,r,o]=/^(.*):(\d+)$/.exec(e)??[];return{level:"\
warning",title:"In the source, but not in the plan",message:$(y(`${_(t)}: ${n}`)),...r!==void 0&&{file:r,line:Number(o)}}}function sn({doubt:e,summary:t,each:n,
places:r}){let o="warning",i=$(y(_(t))),s=e===void 0?[]:[{level:o,title:e,message:i}],a=r.map(({file_path:l,line:u,column:b,message:f,code:g,step:R})=>({level:o,
title:`${_(n)}${R===void 0?"":` after step ${R}`}`,message:$(y(g===void 0?f:`${f} [${g}]`)),file:l,line:u,column:b}));return[...s,...a]}var $=e=>M(e,rn);function U(e){
let[t]=e;if(!t||e.length<=x)return e;let n=e.length-x+1,r={level:t.level,title:`${n} more`,message:"The report of the run lists them all."};return[...e.slice(0,
x-1),r]}async function Jn(e,t,n){for(let[a,l]of Object.entries(an(e,t)))n.setOutput(a,l);let r=e.flatMap(a=>be(a)??[]);Ee(r.flatMap(xe),n);for(let a of e)for(let l of un(
a))n.info(y(l));let o=Re(e),i=Math.floor((Te-Buffer.byteLength(o))/Math.max(1,r.length))-Ie,s=i<Ie?[]:r.map(a=>A(a,{budget:i}));await n.writeSummary([o,...s].join(
`

`))}var Ie=1e3;function an(e,t){let n=e.flatMap(({report:i})=>i??[]),r=i=>String(n.reduce((s,{totals:a})=>s+a[i],0)),o=te({plan:{title:"",digest:"",files:[]},steps:[],
problems:[]});return{...Ne(o,{report:t}),applied:r("applied"),collapsed:r("collapsed"),failed:r("failed"),files:JSON.stringify([...new Set(n.flatMap(({files:i})=>i.
map(s=>s.path)))]),"pull-requests":JSON.stringify(e.map(ln))}}var ln=({name:e,branch:t,base:n,outcome:r,number:o,url:i})=>({name:e,branch:t,base:n,outcome:r,...o!==
void 0&&{number:o},url:i}),un=({name:e,outcome:t,notes:n=[],report:r})=>[`part ${e}: ${t}`,...n,...r?Ae(r):[]];import{readFile as dn}from"node:fs/promises";var I=C().
positive(),h=P().min(1,"is empty"),cn=c({action:h.optional(),sender:c({login:h,type:h.optional()}).optional(),repository:c({default_branch:h.optional()}).optional(),
issue:c({number:I.optional(),pull_request:c({}).optional()}).optional(),comment:c({body:P().optional()}).optional(),changes:c({body:c({from:P().nullable().optional()}).
optional()}).optional(),pull_request:c({number:I.optional(),body:P().nullable().optional(),merged:V().optional(),merge_commit_sha:w.nullable().optional(),head:c(
{sha:w.optional()}).optional(),base:c({ref:h.optional(),sha:w.optional()}).optional()}).optional(),merge_group:c({base_ref:h.optional(),head_ref:h.optional(),head_sha:w.
optional(),base_sha:w.optional()}).optional(),workflow_run:c({id:I.optional(),head_branch:h.nullable().optional(),head_repository:c({id:I}).nullable().optional()}).
optional()});async function tt({GITHUB_EVENT_PATH:e=""}){if(e==="")return{};let t=v(await dn(e,"utf8").catch(()=>""));if(!O(t))throw k(`${e} is no JSON object`);
let n=cn.safeParse(t);if(n.success)return n.data;let[r]=n.error.issues;throw k(r?`${r.path.join(".")} ${Y(r,K(t,r.path))}`:e)}function rt(e,t){if(e===void 0)throw k(
`${t} is missing`);return e}var k=e=>new m({name:"USAGE",message:`The event of the runner cannot be used: ${e}. Run the workflow again; GITHUB_EVENT_PATH names \
its file.`});import{constants as pn}from"node:fs";import{lstat as ke,open as fn,readdir as mn,realpath as Fe,stat as T}from"node:fs/promises";import d from"node:path";
async function pt(e,t){let n=[];for(let r of e)n.push(...gn(r)?await yn(r,t):[r]);return[...new Set(n)]}var gn=e=>/[*?[]/.test(e);async function yn(e,t){if(await hn(
d.resolve(t,e)))return[e];let{matchGlob:n}=await import("./core-text-glob.js"),r=e.slice(0,e.search(/[*?[]/)),o=r.slice(0,r.lastIndexOf("/")+1),s=(await mn(d.resolve(
t,o),{recursive:true,withFileTypes:true}).catch(()=>[])).filter(l=>l.isFile()).map(l=>J(d.relative(t,d.join(l.parentPath,l.name)))).filter(l=>!l.split("/").some(
u=>u===".git"||u==="node_modules")),a=n(`/${e.replace(/^\.?\//,"")}`,s);if(a.length>0)return[...a].sort();throw new m(F(`The plan ${e}`,{reason:"no file of the \
workspace matches it"}))}var hn=e=>T(e).then(t=>t.isFile(),()=>false);async function ft(e,t){let n=await j(e,t),r="reason"in n?F(`The plan ${e}`,n):fe(`The plan\
 ${e}`,n.bytes);return typeof r=="string"?{name:e,text:r}:{ok:false,problems:[r]}}async function mt(e,t){let n=`The file of \`body-path\`, ${e},`,r=await j(e,t);
if("reason"in r)throw new m(F(n,r));return N(n,r.bytes,"PLAN_SYNTAX")}var F=(e,{reason:t,hint:n=""})=>({name:"PLAN_NOT_FOUND",message:`${e} cannot be read: ${t}\
. Name a file in the workspace or in RUNNER_TEMP that an earlier step checked out, wrote or downloaded${n}.`});async function j(e,t,{outside:n=false,most:r=me}={}){
let o=d.resolve(t.folders[0]??".",e);try{let i=await bn(o,t,n);return i===void 0?await Pn(o,t,r):{reason:i}}catch(i){return ee(i,o)}}async function bn(e,t,n){let r=await Rn(
e,t.folders);if(r===void 0&&!n)return"it is outside the workspace and RUNNER_TEMP";if(r!==void 0&&await wn(r,e))return"it is a link, or is behind one";let o=await Fe(
e);return t.gitFolders.some(s=>je(s,o))||await _n(o)?"it is in a git directory":void 0}async function Rn(e,t){let n=await Promise.all(t.map(r=>Fe(r).catch(()=>r)));
return[...t.map(r=>d.resolve(r)),...n].filter(r=>je(r,e)).sort((r,o)=>o.length-r.length)[0]}async function wn(e,t){let n=e;for(let r of d.relative(e,t).split(d.
sep))if(n=d.join(n,r),(await ke(n)).isSymbolicLink())return true;return false}async function _n(e){if(e.split(d.sep).some(n=>/^(?:\.git|git~\d)[. ]*$/i.test(n)))
return true;let t=n=>T(n).then(()=>true,()=>false);for(let n=d.dirname(e);n!==d.dirname(n);n=d.dirname(n))if(await t(d.join(n,"HEAD"))&&(await t(d.join(n,"commo\
ndir"))||await t(d.join(n,"objects"))&&await t(d.join(n,"refs"))))return true;return false}async function Pn(e,{gitFiles:t},n){var u=[];try{let{O_RDONLY:r,O_NOFOLLOW:o=0,
O_NONBLOCK:i=0}=pn;let s=await T(e);if(s.isDirectory())return ne(e);if(!s.isFile())return{reason:"it is no regular file"};let a=G(u,await fn(e,r|i|await On(e,o)),
true);let l=await a.stat();if(!l.isFile()||!Ue(l,s))return{reason:"it changed while it was read"};for(let p of t)if(Ue(l,await T(p).catch(()=>{})))return{reason:"\
git reads its configuration from it"};if(l.size>n)return{reason:`it is over ${n/1024} KiB`};return{bytes:await a.readFile()}}catch(b){var f=b,g=true}finally{var R=L(
u,f,g);R&&await R}}var On=async(e,t)=>(await ke(e)).isSymbolicLink()?0:t,Ue=(e,t)=>e.ino===t?.ino&&e.dev===t.dev;function je(e,t){let n=d.relative(e,t);return n!==
""&&!d.isAbsolute(n)&&n.split(d.sep)[0]!==".."}async function gt(e,t){let n=await j(e,t,{outside:true});if("bytes"in n)return{name:d.basename(e),text:N(`The pol\
icy ${e}`,n.bytes,"POLICY_INVALID")};let r=`The policy ${e} cannot be read: ${n.reason}. Name a regular file${n.hint??""}.`;throw new m({name:"POLICY_INVALID",message:r})}
export{Fn as a,ze as b,jn as c,qn as d,Qe as e,Xe as f,Wn as g,Ee as h,y as i,Jn as j,tt as k,rt as l,pt as m,gn as n,ft as o,mt as p,j as q,gt as r};
