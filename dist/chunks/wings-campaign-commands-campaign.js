import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{commander$C as j,commander$E as g,commander$b as F,commander$h as G,
commander$i as q,commander$j as M,commander$m as S,commander$q as U}from"./start.js";import"./start.js";import"./version.js";import{d as x}from"./wings-campaign-campaign-report-2.js";
import"./start.js";import{core_report_terminal_style$a as L,core_report_terminal_style$g as D}from"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_text_neutralise$f as w}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import{core_text_words$a as N}from"./hook.js";import"./start.js";import{
errors$b as H,errors$f as v}from"./hook.js";import"./hook.js";import{appendFile as Q,realpath as Z}from"node:fs/promises";import E from"node:path";var _e=(e,a)=>new F(
"campaign").summary("open and follow the pull requests of plans in many repositories").description("Runs plans in many repositories, as a campaign file says. Th\
e token comes from GITHUB_TOKEN or GH_TOKEN; with EDITPLAN_APP_ID and EDITPLAN_APP_PRIVATE_KEY, a GitHub App gets one for each owner.").addCommand(te(e,a)).addCommand(
oe(e,a)).addCommand(le(e,a)).addCommand(B("update",e,a)).addCommand(B("retry",e,a)).addCommand(ue(e,a)).addCommand(fe(e,a)).addHelpText("after",g("editplan camp\
aign plan campaign.yaml","editplan campaign status campaign.yaml")),P=["campaign run","campaign update","campaign retry"],ee=["campaign plan",...P,"campaign sta\
tus","campaign merge","campaign close"],$={verbs:P,of:"face",option:["<n>","Options"]},A={verbs:["campaign status"],of:"face",type:"text",option:["<file>","Opti\
ons"]},O={type:"flag",of:"face",option:["","Options"]},ae=[{name:"json",about:"print JSON and nothing else",verbs:ee,...O},{name:"shard",type:"text",about:"only\
 the i-th of n parts, with its part of the pace; auto/n takes i from JOB_COMPLETION_INDEX",...$,verbs:["campaign plan",...P],option:["<i/n>","Options"]},{name:"\
read-only",about:"the token need not write: an app asks for a token that reads",verbs:["campaign plan"],...O},{name:"max-parallel",type:"count",about:"jobs at t\
he same time; 4 by default",...$,verbs:["campaign plan"]},{name:"repository",type:"text",about:"only this one, whatever the pace of the campaign",not:["shard","\
jobs"],...$,option:["<owner/name>","Options"]},{name:"jobs",type:"count",about:"repositories at the same time; 2 by default",...$},{name:"writes-per-minute",type:"\
number",about:"in place of the campaign\u2019s: the share of one job of several",...$},{name:"programs",about:"run the programs that policies of the repositorie\
s name, here; refused by default",...O,verbs:P},{name:"html",about:"write it as one HTML page",...A},{name:"markdown",about:'append it as Markdown, e.g. to "$GI\
THUB_STEP_SUMMARY"',...A},{name:"issue",about:"keep it in an issue of this repository, which is made once and then brought up to date",...A,option:["<owner/name\
>","Options"]},{name:"repository",about:"only in this one",...A,verbs:["campaign merge","campaign close"],option:["<owner/name>","Options"]},{name:"method",type:[
"merge","squash","rebase"],about:"how; merge by default",verbs:["campaign merge"],of:"face",option:["<how>","Options"]},{name:"delete-branches",about:"delete th\
e branches too, where nobody else committed to them",verbs:["campaign close"],...O},{name:"dry-run",about:"say what would be done, and do nothing",...O,verbs:[...P,
"campaign merge","campaign close"]}],b=e=>U(new F(e),{own:ae,name:`campaign ${e}`}).argument("<campaign>","the campaign file, e.g. campaign.yaml"),te=(e,a)=>b("\
plan").summary("list the repositories that the next run takes up").description("Finds the repositories, asks GitHub for the state of each, and lists those that \
the next run takes up. `--json` prints them as a workflow matrix, in chunks of at most 256 jobs. Writes nothing.").addHelpText("after",g("editplan campaign plan\
 campaign.yaml --json")).action(async(t,n)=>a(await ne(t,n,e)));async function ne(e,{json:a,maxParallel:t,readOnly:n,shard:s},o){let{planCampaign:i}=await import("./wings-campaign-manage-campaign.js"),
{folders:l,...r}=await W(e,o,s);if(r.token===void 0&&!r.app&&he(r,l)){let{planInFolders:y}=await import("./wings-campaign-commands-campaign-folders.js"),V=await y(
r,l);a&&o.stdout(`${JSON.stringify({version:1,repositories:V},null,2)}
`);for(let{repository:Y,need:X,reason:z=""}of a?[]:V)o.stdout(`${X.padEnd(10)}  ${Y}  ${w(z)}`.trimEnd().concat(`
`));return 0}let p=await i({...r,parallel:t,readsOnly:n}),{plan:m,estimate:d,rows:u,problems:f}=p;if(R(f,o),a)return o.stdout(`${JSON.stringify({version:1,...m,
estimate:d,repositories:u,problems:f},null,2)}
`),0;let c=m.chunks.flatMap(({include:y})=>y);for(let{repository:y}of c)o.stdout(`${y}
`);let k=m.left>0?` ${m.left} wait for a later one.`:"";o.stdout(`${c.length>0?`
`:""}The next run takes up ${c.length} of ${u.length} repositories.${k}
`);let{repositories:h,contents:T,identities:I,hours:C}=d;return h>0&&o.stdout(`At most ${h} are to be opened: ${N(T,"call")} that create content, by ${N(I,"iden\
tity","identities")}. GitHub takes ${x} of each in an hour: ${N(C,"hour")} at least.
`),0}var oe=(e,a)=>b("run").summary("open and update pull requests").description("Opens pull requests as fast as the campaign\u2019s pace allows, and updates those w\
hose plans changed. The next run continues what this one did not finish.").addHelpText("after",g("editplan campaign run campaign.yaml --jobs 4","editplan campai\
gn run campaign.yaml --repository acme/app")).action(async(t,n)=>a(await K(t,n,e))),J={update:{summary:"bring open pull requests onto the current base",description:"\
Runs the campaign, and rebuilds open pull requests whose base has moved. `run` does not rebuild those that GitHub can merge."},retry:{summary:"try again where p\
lans failed, met a conflict or were closed",description:"Runs the campaign, and also tries again where plans failed, met a conflict or changed nothing on the sa\
me base, and where somebody closed the pull request."}},B=(e,a,t)=>b(e).summary(J[e].summary).description(J[e].description).addHelpText("after",g(`editplan camp\
aign ${e} campaign.yaml`)).action(async(n,s)=>t(await K(n,{...s,rerun:{[e]:true}},a))),se=65*6e4;async function K(e,a,t){let{json:n,repository:s,jobs:o,writesPerMinute:i,
programs:l,rerun:r,shard:p,dryRun:m}=a,{runCampaign:d}=await import("./wings-campaign-run-campaign.js"),u=await d({...await _(e,t,p),repository:s,jobs:o,writesPerMinute:i,
...s===void 0&&{patience:se},...l&&{programs:"run"},rerun:r,dryRun:m,onResult:n?void 0:c=>re(c,t)});R(u.problems,t),n?t.stdout(`${JSON.stringify({version:1,...u},
null,2)}
`):u.next?pe(u.next,u,t):me(u,s,t);let f=u.results.find(({outcome:c})=>c==="failed"||c==="conflict");return f?v(f.problems[0]?.name??"GITHUB_FAILED"):0}var ie={
opened:"green",updated:"green",unchanged:"dim",merged:"dim","not-needed":"dim",failed:"red",conflict:"yellow"};function re({repository:e,outcome:a,url:t="",problems:n},{
style:s,stdout:o}){o(`${L(s,ie[a],a.padEnd(10))}  ${e}  ${t}`.trimEnd().concat(`
`));for(let{name:i,message:l}of n){let r=D(`${i}: ${w(l)}`,s.width-4);o(r.map(p=>`    ${p}
`).join(""))}}function pe(e,{rows:a,left:t},{stdout:n}){for(let{todo:o,repository:i,pull:l}of e)n(`${o==="update"?"update":"open  "}  ${l?.url??i}
`);let s=t>0?` ${t} wait for a later one.`:"";n(`${e.length>0?`
`:""}A run now takes up ${e.length} of ${a.length} repositories.${s}
`)}function me({results:e,rows:a,left:t},n,{stdout:s}){if(n!==void 0){let[i]=a;e.length===0&&i&&s(`${i.state}  ${i.repository}  ${w(i.reason??i.pull?.url??"")}
`);return}let o=t>0?` ${t} wait for a later run.`:"";s(`
${e.length} repositories done.${o} See \`editplan campaign status\`.
`)}var le=(e,a)=>b("status").summary("show the state of each repository").description("Asks GitHub for the state of the campaign in each repository, and shows i\
t. The exit code is 0, whatever the state.").addHelpText("after",g("editplan campaign status campaign.yaml --html status.html")).action(async(t,n)=>a(await de(t,
n,e)));async function de(e,{json:a,html:t,markdown:n,issue:s},o){let{campaignStatus:i}=await import("./wings-campaign-manage-campaign.js"),{trackInIssue:l}=await import("./wings-campaign-manage-campaign.js"),
r=await _(e,o),p=await i(r),{cwd:m}=o;if(t!==void 0){let{campaignPage:d}=await import("./wings-campaign-campaign-page.js");await G(t,d(p),o)}if(n!==void 0){let{
campaignMarkdown:d}=await import("./wings-campaign-campaign-report.js");await q(n,o),await Q(E.resolve(m,n),d(p))}if(s!==void 0){let{url:d}=await l(r,p,s);a||o.
stdout(`${d}

`)}return R(p.problems??[],o),a?o.stdout(`${JSON.stringify(p,null,2)}
`):o.stdout((await import("./wings-campaign-campaign-report.js")).renderCampaign(p,o.style)),0}var ue=(e,a)=>b("merge").summary("merge approved pull requests wh\
ose checks pass").description("Merges the open pull requests of the campaign that are approved and whose checks pass, one by one: only at the commit that a run \
pushed, and as the rules of each repository allow.").addHelpText("after",g("editplan campaign merge campaign.yaml --method squash")).action(async(t,n)=>a(await ce(
t,n,e)));async function ce(e,{json:a,...t},n){let{mergeCampaign:s}=await import("./wings-campaign-end-campaign.js"),{pulls:o,problems:i}=await s({...await _(e,n),
...t});if(R(i,n),a)n.stdout(`${JSON.stringify({version:1,pulls:o,problems:i},null,2)}
`);else{for(let{outcome:l,repository:r,url:p=r,why:m=""}of o)n.stdout(`${l.padEnd(8)}  ${p}  ${w(m)}`.trimEnd().concat(`
`));o.length===0&&n.stdout(`No pull request of the campaign is open.
`)}return o.some(({outcome:l})=>l==="refused")?v("GITHUB_FAILED"):0}var fe=(e,a)=>b("close").summary("close the open pull requests of the campaign").description(
"Closes the pull requests that are open. Merged ones stay merged, and the branches stay.").addHelpText("after",g("editplan campaign close campaign.yaml --delete\
-branches")).action(async(t,n)=>a(await ge(t,n,e)));async function ge(e,{json:a,...t},n){let{closeCampaign:s}=await import("./wings-campaign-end-campaign.js"),{
closed:o,problems:i}=await s({...await _(e,n),...t});if(R(i,n),a)n.stdout(`${JSON.stringify({version:1,closed:o,problems:i},null,2)}
`);else{for(let{repository:r,url:p=r,problem:m}of o)n.stdout(m?`failed  ${p}  ${w(m)}
`:`${t.dryRun?"close ":"closed"}  ${p}
`);o.length===0&&n.stdout(`No pull request of the campaign is open.
`)}return o.every(({problem:r})=>r===void 0)&&i.every(({name:r})=>r==="CAMPAIGN_INVALID")?0:v("GITHUB_FAILED")}function R(e,{stderr:a}){for(let{name:t,message:n}of e)
a(`${t}: ${w(n)}
`)}var he=({campaign:{repositories:e}},a)=>a.length>0&&a.length===e.list.length&&e.file===void 0&&e.search===void 0&&e.topics.length===0;async function _(e,a,t){
let{folders:n,...s}=await W(e,a,t);return s}async function W(e,a,t){let{cwd:n,env:s,signal:o}=a,{parseShard:i}=await import("./wings-campaign-matrix.js"),{campaignSource:l,
parseCampaign:r}=await import("./wings-campaign-campaign-file.js"),m=r(await S(e,a,{what:`The campaign ${e}`,refusal:"CAMPAIGN_INVALID"}),e);if(!m.ok)throw new H(
m.problems);let{repositories:d}=m.campaign,u=E.dirname(E.resolve(n,e)),f={file:await Z(E.resolve(n,e)),folder:u},c=d.folders.length>0?await ye(d.folders,f):[],k=[
...d.list,...c.map(C=>C.name)],h={...m.campaign,repositories:{...d,list:k}},{EDITPLAN_APP_ID:T,EDITPLAN_APP_PRIVATE_KEY:I}=s;return{campaign:h,folders:c,source:await l(
f.file,h.title),file:await we(h,{...a,cwd:u}),plansFor:(C,y)=>be(h,u,{context:a,vars:C,repository:y}),...T&&I&&{app:{id:T,privateKey:I}},...j(a),environment:s,scratch:s.
RUNNER_TEMP||void 0,...t!==void 0&&{shard:i(t,s)},signal:o}}async function ye(...e){let{folderRepositories:a}=await import("./wings-campaign-commands-campaign-folders.js");
return a(...e)}async function we({repositories:{file:e}},a){if(e===void 0)return;let t=`The list of repositories ${e}`;return{name:e,text:await S(e,a,{what:t,refusal:"\
CAMPAIGN_INVALID"})}}var be=({plans:e},a,{context:t,...n})=>M(e,{...t,cwd:a},n);export{_e as campaignCommand};
