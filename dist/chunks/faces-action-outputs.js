import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as ye,c as he}from"./publish-part-pulls.js";import{a as S}from"./core-report-body-patches.js";
import{inputs_read$a as se,inputs_read$b as ae,inputs_read$d as le,inputs_read$e as ue,inputs_read$f as de}from"./start.js";import{e as fe}from"./publish-plan-source.js";
import{core_report_outcome$a as ne,core_report_outcome$c as te,core_report_outcome$i as re,core_report_outcome$j as oe,core_report_outcome$l as ie}from"./start.js";
import{core_plan_source_text$a as ce,core_plan_source_text$b as E,core_plan_source_text$c as pe}from"./start.js";import{core_report_build_report$a as ee}from"./start.js";
import{core_text_schema_issues$c as W,core_text_schema_issues$g as J}from"./run.js";import{core_report_sections$c as N,core_report_sections$e as me,core_report_sections$h as ge}from"./start.js";
import{core_text_neutralise$b as Q,core_text_neutralise$f as _,core_text_neutralise$k as X}from"./start.js";import{core_workspace_similar$d as Z}from"./start.js";
import{core_plan_variables$f as C,core_plan_variables$g as M}from"./start.js";import{inputs_table$f as Y,inputs_table$h as K}from"./start.js";import{core_history_manifest$e as w}from"./start.js";
import{zod_2$B as V,zod_2$L as c,zod_2$p as P,zod_2$z as z}from"./start.js";import{core_text_paths$a as D}from"./start.js";import{core_text_json$f as v,core_text_json$i as O,
core_text_json$j as B}from"./hook.js";import{core_text_words$q as H}from"./hook.js";import{errors$a as G,errors$b as m}from"./hook.js";import{empty$g as q,empty$h as L}from"./hook.js";
import qe from"node:path";function Re({env:e,event:t,matrix:n}){let{GITHUB_JOB:r,GITHUB_REPOSITORY_ID:o,GITHUB_ACTION:i}=e,{file:s,ref:a}=_e(e);if(s===void 0||a===
void 0||!r||!/^\d+$/.test(o??""))return{};let l=je(t),{default_branch:u}=t.repository??{};if(l===void 0||u===void 0)return{};let b=a===`refs/heads/${u}`,f=O(n),
g=[`workflow ${s}`,b?"on the default branch":`on ${a}`,`job ${r}`,...v(f)&&Object.keys(f).length>0?[`matrix ${B(f)}`]:[],...i?[`step ${i}`]:[],...l];return{repository:Number(
o),made:g.join(", ")}}function we(e){let{file:t}=_e(e),[n,r]=[be(e.GITHUB_RUN_NUMBER),be(e.GITHUB_RUN_ID)];return t===void 0||n===void 0?void 0:{file:t,number:n,
...r!==void 0&&{id:r}}}var be=(e="")=>/^[1-9]\d*$/.test(e)&&Number.isSafeInteger(Number(e))?Number(e):void 0;function _e({GITHUB_WORKFLOW_REF:e="",GITHUB_REPOSITORY:t=""}){
let[,n="",r,o]=/^([^/]+\/[^/]+)\/(.+\.ya?ml)@(.+)$/.exec(e)??[],i=n.toLowerCase()===t.toLowerCase();return{file:r===void 0||i?r:`${n}/${r}`,ref:o}}function je({
pull_request:e,issue:t,workflow_run:n}){let r=e??t;if(r)return r.number===void 0?void 0:[`for #${r.number}`];if(n===void 0)return[];let{head_repository:o,head_branch:i}=n;
return o===void 0||i===void 0?void 0:[fe(o?.id,i)]}function xn(e,{workspace:t,env:n,event:r={},withheld:o}){let i=Ke(e),s=i.text("mode")==="suggest",a=i.text("o\
nto")==="pull-request",l=s?Ge:a?Pe:Le,{publishing:u,plan:b,commits:f,source:g,run:R,face:p}=Be(i,l),{plan:j=[]}=p;j.length===0&&i.refuse("The input `plan` is em\
pty. Name the plan file."),Ve(i,u.triggerChecks);let Fe={plans:j,combine:p.combine??"sequence",root:qe.resolve(t,p.repositoryPath??"."),policy:p.policy,run:R,vars:ze(
i),onAsk:p.onAsk??"stop",onFailure:p.onFailure,split:p.split??[],htmlReport:p.htmlReport??false,attest:Me(i,{asked:p.attest===true&&!u.dryRun,env:n}),overrides:le(
b),commitWords:ue(f),bodyPath:p.bodyPath,reading:g,source:Re({env:n,event:r,matrix:p.matrix??""}),publish:{...u,base:u.base??Je(i,r),ontoPull:l===Pe?We(i,r):void 0,
...Ye(i,{env:n,secrets:o}),trustsSettings:false,summaryUrl:Ce(n),workflowRun:we(n),suggestOn:s?De(i,n):void 0}};if(i.problems.length>0)throw new m(i.problems);return Fe}
var Le="mode: pull-request",Ge="mode: suggest",Pe="onto: pull-request";function Be(e,t,n=K){let r=n.filter(({input:s})=>s!==void 0),o=r.filter(s=>He(e,s)).map(({
name:s})=>s);for(let s of de({verb:t,names:o,rows:r,called:a=>`\`${a}\``}))e.refuse(s);let i=r.filter(({verbs:s})=>s.includes(t));return ae(t,Object.fromEntries(
i.map(s=>[Y(s),e.valueOf(s)])),r)}var He=({text:e},{name:t,type:n,given:r})=>r===void 0&&e(t)!==void 0&&!(n==="flag"&&/^false$/i.test(e(t)??"")),Un=e=>/^true$/i.
test(e("ignore-revs").trim());function ze({text:e,problems:t}){let n=e("vars"),r=(n??"").split(/\r?\n/).filter(o=>o.trim()!=="");try{let i=r.every(s=>/^\s*[A-Za-z_][\w-]*=/.
test(s))?r.map(s=>M("The input `vars`",s.trimStart())):C("the input `vars`",n??"");return Object.fromEntries(i)}catch(o){if(!(o instanceof m))throw o;return t.push(
...o.problems),{}}}function Ve({refuse:e},t){t!==void 0&&!/^[\w.-]+\.ya?ml$/.test(t)&&e(`The input \`trigger-checks\` is "${t}". Write the file name of a workfl\
ow, such as checks.yml.`)}function Ce(e){let{GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n,GITHUB_RUN_ID:r}=e;return t&&n&&r?`${t}/${n}/actions/runs/${r}`:void 0}function Me({
problems:e},{asked:t,env:n}){return!t||n.ACTIONS_ID_TOKEN_REQUEST_URL&&n.ACTIONS_ID_TOKEN_REQUEST_TOKEN?t:(e.push({name:"ATTESTATION_FAILED",message:"`attest` n\
eeds a token that says which workflow this is, and the job has none. Give it the permissions `id-token: write` and `attestations: write`; a pull request of a fo\
rk never has them."}),false)}function De({refuse:e},{GITHUB_REF:t=""}){let n=/^refs\/pull\/(\d+)\//.exec(t)?.[1];return n?Number(n):e("`mode: suggest` needs a p\
ull request. Run the workflow on the event `pull_request`.")}function We({refuse:e},{pull_request:t,issue:n}){return t?.number??(n?.pull_request&&n.number)??e("\
`onto: pull-request` needs a pull request. Run the workflow on `pull_request`, `pull_request_target`, or `issue_comment` of one.")}function Je({refuse:e},{merge_group:t}){
return t===void 0?void 0:/^refs\/heads\/(.+)$/.exec(t.base_ref??"")?.[1]??e("The event `merge_group` names no `base_ref`. Name the branch as `base`.")}var Ye=({
text:e},{env:t,secrets:n})=>({token:e("token"),withheld:n,repository:e("repository")??t.GITHUB_REPOSITORY,serverUrl:t.GITHUB_SERVER_URL,apiUrl:t.GITHUB_API_URL,
graphqlUrl:t.GITHUB_GRAPHQL_URL,environment:t});function Ke(e){let t=[],n=i=>{t.push({name:"USAGE",message:i})},r=i=>e(i).trim()||void 0,o=(i,s)=>{let a=e(i).split(
s).map(l=>l.trim()).filter(Boolean);return a.length>0?a:void 0};return{problems:t,refuse:n,text:r,valueOf(i){let{name:s,type:a}=i;if(a==="list")return o(s,/[\n,]/);
if(a==="lines")return o(s,/\n/);let l=r(s);if(l===void 0)return;let u=se(i,l);return"value"in u?u.value:n(`The input \`${s}\` is "${l}". Write ${u.expected}.`)}}}
var $e=1024*1024-1024;async function Vn(e,t,n){for(let[r,o]of Object.entries(Te(e,t)))n.setOutput(r,o);Ie(Se(e),n);for(let r of Ne(e))n.info(y(r));await n.writeSummary(
Qe(e)+S(e,{budget:$e}))}function Ie(e,t){for(let{level:n,message:r,title:o,file:i,line:s,column:a}of e)t[n](r,{title:y(o),...i!==void 0&&{file:i},...s!==void 0&&
{startLine:s},...a!==void 0&&{startColumn:a}})}function Te(e,t){let{pull_request:n,totals:r,run:o}=e;return{"pull-request-number":String(n?.number??""),"pull-re\
quest-url":n?.url??"","compare-url":n?.compare_url??"","pull-request-operation":n?.operation??"none","pull-request-head-sha":n?.head_sha??"","pull-request-branc\
h":n?.branch??"","pull-requests":"","commits-verified":n?.verified===void 0?"":String(n.verified),"run-id":o?.id??"",applied:String(r.applied),collapsed:String(
r.collapsed),failed:String(r.failed),files:JSON.stringify(e.files.map(({path:i})=>i)),"report-path":t.report,"html-report-path":t.html??"","repair-path":t.repair??
"","attestation-id":String(t.attestation?.id??""),"attestation-url":t.attestation?.url??"","attestation-path":t.attestation?.bundle??"","verification-summary-pa\
th":t.attestation?.summary??"",conflicts:"",candidates:"",best:"",verdict:"",overlaps:"","explanation-path":"",...Object.assign({},...N(e,(i,s)=>i.outputs?.(s)))}}
function Qe({pull_request:e}){if(!e)return"";if(e.number!==void 0)return`**Pull request [#${e.number}](${e.url})**: ${Ee[e.operation]}

`;let t=e.issue?`[Issue #${e.issue.number}](${e.issue.url}) says so. `:"";return e.compare_url?`**No pull request.** ${t}[Open it](${e.compare_url})

`:""}var Ee={created:"created",updated:"updated",closed:"closed",none:"nothing to write"};function Ne(e){let{totals:t,pull_request:n,notes:r=[],verifications:o=[],
written:i}=e,s=n?.proposed;return[`${t.applied} applied, ${t.collapsed} collapsed, ${t.failed} refused, ${t.skipped} skipped`,...n?.head_sha&&!s?[`branch ${n.branch}\
 is at ${n.head_sha}${i?", pushed by this run":""}`]:[],...n?.url?[`pull request #${n.number}, ${Ee[n.operation]}: ${n.url}`]:[],...n?.issue?[`issue #${n.issue.
number}: ${n.issue.url}`]:[],...n?.compare_url?[`open the pull request by hand: ${re(n.compare_url)}`]:[],...ge(e,_).map(({title:a,text:l})=>`${a.toLowerCase()}\
: ${l}`),...r,...o.filter(({ok:a})=>!a).flatMap(Ze),...s?[s.title,s.body]:[],...(s?.calls??[]).map(({method:a,path:l,body:u})=>`${a} ${l} ${JSON.stringify(u??{})}`)]}
var Xe=20;function Ze({name:e,tail:t,output:n}){let o=t.trimEnd().split(/\r?\n/).slice(-Xe).map(s=>`  ${s.slice(0,500)}`),i=n===void 0?"":`; all of it is in ${n}`;
return[`verification "${e}" failed. The end of what it printed${i}:`,...o]}function Se(e){let t=[...ne(e),...en(e),...e.steps.flatMap(o=>o.error??[])],n=e.steps.
filter(o=>o.status==="collapsed"),{left_out:r=[]}=e.plan;return[...x(t.map(ve)),...x([...r.map(tn),...te(e).map(o=>({...ve(o),level:"warning"})),...me(e).flatMap(
({found:o})=>o.flatMap(rn))]),...x(n.map(o=>({level:"notice",title:`Step ${o.index} is collapsed`,message:y(`${_(o.file_path)}: it repeats step ${o.duplicate_of}\
.`)})))]}var en=e=>e.problems?.some(({name:t})=>t==="NO_PLAN_PASSES")?N(e,(t,n)=>t.reasons?.(n)).flat():[],y=e=>X(Q(e)),A=10,nn=4096;function ve(e){let{file:t,line:n,
column:r}=e,o=oe(e),i=[...o?[`\u2192 ${o}`]:[],...ie(e).map(s=>`try: ${s}`)];return{level:"error",title:`${e.name}: ${G[e.name].title}`,message:$(y([e.message,...i].
join(`
`))),...t!==void 0&&{file:t},...n!==void 0&&{line:n},...r!==void 0&&{column:r}}}function tn({at:e,what:t,why:n}){let[,r,o]=/^(.*):(\d+)$/.exec(e)??[];return{level:"\
warning",title:"Left out of the source",message:$(y(`${_(t)}: ${n}`)),...r!==void 0&&{file:r,line:Number(o)}}}function rn({doubt:e,summary:t,each:n,places:r}){let o="\
warning",i=$(y(_(t))),s=e===void 0?[]:[{level:o,title:e,message:i}],a=r.map(({file_path:l,line:u,column:b,message:f,code:g,step:R})=>({level:o,title:`${_(n)}${R===
void 0?"":` after step ${R}`}`,message:$(y(g===void 0?f:`${f} [${g}]`)),file:l,line:u,column:b}));return[...s,...a]}var $=e=>H(e,nn);function x(e){let[t]=e;if(!t||
e.length<=A)return e;let n=e.length-A+1,r={level:t.level,title:`${n} more`,message:"The report of the run lists them all."};return[...e.slice(0,A-1),r]}async function Cn(e,t,n){
for(let[a,l]of Object.entries(on(e,t)))n.setOutput(a,l);let r=e.flatMap(a=>ye(a)??[]);Ie(r.flatMap(Se),n);for(let a of e)for(let l of an(a))n.info(y(l));let o=he(
e),i=Math.floor(($e-Buffer.byteLength(o))/Math.max(1,r.length))-Oe,s=i<Oe?[]:r.map(a=>S(a,{budget:i}));await n.writeSummary([o,...s].join(`

`))}var Oe=1e3;function on(e,t){let n=e.flatMap(({report:i})=>i??[]),r=i=>String(n.reduce((s,{totals:a})=>s+a[i],0)),o=ee({plan:{title:"",digest:"",files:[]},steps:[],
problems:[]});return{...Te(o,{report:t}),applied:r("applied"),collapsed:r("collapsed"),failed:r("failed"),files:JSON.stringify([...new Set(n.flatMap(({files:i})=>i.
map(s=>s.path)))]),"pull-requests":JSON.stringify(e.map(sn))}}var sn=({name:e,branch:t,base:n,outcome:r,number:o,url:i})=>({name:e,branch:t,base:n,outcome:r,...o!==
void 0&&{number:o},url:i}),an=({name:e,outcome:t,notes:n=[],report:r})=>[`part ${e}: ${t}`,...n,...r?Ne(r):[]];import{readFile as ln}from"node:fs/promises";var I=z().
positive(),h=P().min(1,"is empty"),un=c({action:h.optional(),sender:c({login:h,type:h.optional()}).optional(),repository:c({default_branch:h.optional()}).optional(),
issue:c({number:I.optional(),pull_request:c({}).optional()}).optional(),comment:c({body:P().optional()}).optional(),changes:c({body:c({from:P().nullable().optional()}).
optional()}).optional(),pull_request:c({number:I.optional(),body:P().nullable().optional(),merged:V().optional(),merge_commit_sha:w.nullable().optional(),head:c(
{sha:w.optional()}).optional(),base:c({ref:h.optional(),sha:w.optional()}).optional()}).optional(),merge_group:c({base_ref:h.optional(),head_ref:h.optional(),head_sha:w.
optional(),base_sha:w.optional()}).optional(),workflow_run:c({id:I.optional(),head_branch:h.nullable().optional(),head_repository:c({id:I}).nullable().optional()}).
optional()});async function Xn({GITHUB_EVENT_PATH:e=""}){if(e==="")return{};let t=O(await ln(e,"utf8").catch(()=>""));if(!v(t))throw U(`${e} is no JSON object`);
let n=un.safeParse(t);if(n.success)return n.data;let[r]=n.error.issues;throw U(r?`${r.path.join(".")} ${W(r,J(t,r.path))}`:e)}function Zn(e,t){if(e===void 0)throw U(
`${t} is missing`);return e}var U=e=>new m({name:"USAGE",message:`The event of the runner cannot be used: ${e}. Run the workflow again; GITHUB_EVENT_PATH names \
its file.`});import{constants as dn}from"node:fs";import{lstat as xe,open as cn,readdir as pn,realpath as Ue,stat as T}from"node:fs/promises";import d from"node:path";
async function lt(e,t){let n=[];for(let r of e)n.push(...fn(r)?await mn(r,t):[r]);return[...new Set(n)]}var fn=e=>/[*?[]/.test(e);async function mn(e,t){if(await gn(
d.resolve(t,e)))return[e];let{matchGlob:n}=await import("./core-text-glob.js"),r=e.slice(0,e.search(/[*?[]/)),o=r.slice(0,r.lastIndexOf("/")+1),s=(await pn(d.resolve(
t,o),{recursive:true,withFileTypes:true}).catch(()=>[])).filter(l=>l.isFile()).map(l=>D(d.relative(t,d.join(l.parentPath,l.name)))).filter(l=>!l.split("/").some(
u=>u===".git"||u==="node_modules")),a=n(`/${e.replace(/^\.?\//,"")}`,s);if(a.length>0)return[...a].sort();throw new m(k(`The plan ${e}`,{reason:"no file of the \
workspace matches it"}))}var gn=e=>T(e).then(t=>t.isFile(),()=>false);async function ut(e,t){let n=await F(e,t),r="reason"in n?k(`The plan ${e}`,n):ce(`The plan\
 ${e}`,n.bytes);return typeof r=="string"?{name:e,text:r}:{ok:false,problems:[r]}}async function dt(e,t){let n=`The file of \`body-path\`, ${e},`,r=await F(e,t);
if("reason"in r)throw new m(k(n,r));return E(n,r.bytes,"PLAN_SYNTAX")}var k=(e,{reason:t,hint:n=""})=>({name:"PLAN_NOT_FOUND",message:`${e} cannot be read: ${t}\
. Name a regular file of the workspace or RUNNER_TEMP, which an earlier step checked out, wrote or downloaded${n}.`});async function F(e,t,{outside:n=false,most:r=pe}={}){
try{let o=d.resolve(t.folders[0]??".",e),i=await yn(o,t,n);return i===void 0?await wn(o,t,r):{reason:i}}catch(o){return Z(o)}}async function yn(e,t,n){let r=await hn(
e,t.folders);if(r===void 0&&!n)return"it is outside the workspace and RUNNER_TEMP";if(r!==void 0&&await bn(r,e))return"it is a link, or is behind one";let o=await Ue(
e);return t.gitFolders.some(s=>ke(s,o))||await Rn(o)?"it is in a git directory":void 0}async function hn(e,t){let n=await Promise.all(t.map(r=>Ue(r).catch(()=>r)));
return[...t.map(r=>d.resolve(r)),...n].filter(r=>ke(r,e)).sort((r,o)=>o.length-r.length)[0]}async function bn(e,t){let n=e;for(let r of d.relative(e,t).split(d.
sep))if(n=d.join(n,r),(await xe(n)).isSymbolicLink())return true;return false}async function Rn(e){if(e.split(d.sep).some(n=>/^(?:\.git|git~\d)[. ]*$/i.test(n)))
return true;let t=n=>T(n).then(()=>true,()=>false);for(let n=d.dirname(e);n!==d.dirname(n);n=d.dirname(n))if(await t(d.join(n,"HEAD"))&&(await t(d.join(n,"commo\
ndir"))||await t(d.join(n,"objects"))&&await t(d.join(n,"refs"))))return true;return false}async function wn(e,{gitFiles:t},n){var u=[];try{let{O_RDONLY:r,O_NOFOLLOW:o=0,
O_NONBLOCK:i=0}=dn;let s=await T(e);if(!s.isFile())return{reason:"it is no regular file"};let a=q(u,await cn(e,r|i|await _n(e,o)),true);let l=await a.stat();if(!l.
isFile()||!Ae(l,s))return{reason:"it changed while it was read"};for(let p of t)if(Ae(l,await T(p).catch(()=>{})))return{reason:"git reads its configuration fro\
m it"};if(l.size>n)return{reason:`it is over ${n/1024} KiB`};return{bytes:await a.readFile()}}catch(b){var f=b,g=true}finally{var R=L(u,f,g);R&&await R}}var _n=async(e,t)=>(await xe(
e)).isSymbolicLink()?0:t,Ae=(e,t)=>e.ino===t?.ino&&e.dev===t.dev;function ke(e,t){let n=d.relative(e,t);return n!==""&&!d.isAbsolute(n)&&n.split(d.sep)[0]!==".."}
async function ct(e,t){let n=await F(e,t,{outside:true});if("bytes"in n)return{name:d.basename(e),text:E(`The policy ${e}`,n.bytes,"POLICY_INVALID")};let r=`The\
 policy ${e} cannot be read: ${n.reason}. Name a regular file${n.hint??""}.`;throw new m({name:"POLICY_INVALID",message:r})}export{xn as a,Be as b,Un as c,Ye as d,
Ke as e,Vn as f,Ie as g,y as h,Cn as i,Xn as j,Zn as k,lt as l,fn as m,ut as n,dt as o,F as p,ct as q};
