import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as Pe,b as be,c as G,d as Oe,e as Se}from"./publish-since-2.js";
import{c as ie}from"./core-run-commit-choice-2.js";import{a as fe}from"./publish-manifest.js";import{b as me}from"./publish-code-owners.js";import{r as we,s as Re,
t as D}from"./publish-branch.js";import{a as z}from"./publish-marker.js";import{a as ge}from"./publish-plan-source.js";import{core_plan_define_plan$c as ae}from"./run.js";
import{core_run_run_mode$b as pe,core_run_run_mode$c as ce}from"./run.js";import{core_run_execute_run$a as E}from"./run.js";import{core_run_audit$c as de,core_run_audit$d as le}from"./run.js";
import{core_run_report_run$b as ue}from"./run.js";import{core_history_runs$l as re}from"./run.js";import{core_run_request$f as se}from"./run.js";import{core_history_after_plan$d as oe}from"./run.js";
import{core_history_run_record$k as ne}from"./run.js";import{core_policy_secrets_2$e as J}from"./run.js";import{core_text_yaml$a as V}from"./run.js";import{publish_overlaps$e as ye,
publish_overlaps$f as he}from"./start.js";import{publish_remote_state_2$l as te,publish_remote_state_2$s as A}from"./start.js";import{publish_target$a as Z,publish_target$b as ee}from"./start.js";
import{core_run_baseline_2$g as X}from"./start.js";import{core_git_partial_clone$c as _,core_git_partial_clone$f as Q}from"./start.js";import{core_git_cat_file$d as x}from"./start.js";
import{publish_github_2$a as H}from"./start.js";import{core_run_options$a as Y}from"./start.js";import{core_text_json$f as R}from"./hook.js";import{core_workspace_file_identity$j as F}from"./hook.js";
import{errors$b as b}from"./hook.js";import{empty$g as T,empty$h as v}from"./hook.js";var ke=".github/workflows";async function Ee(e,t){var l=[];try{let o=T(l,x(
e),true);let n=await o.read(`${t}:${ke}`);if(n?.type!=="tree")return;let r=[..._(n.content,n.oid.length/2,p=>/\.ya?ml$/.test(p))];let s=r.filter(([,{mode:p}])=>p.
startsWith("100"));let d=s.map(([p])=>`${ke}/${p}`);await Q(e,t,d);let i=new Map;for(let[p,[,{oid:y}]]of s.entries()){let m=await o.read(y);m&&i.set(d[p]??"",m.
content.toString())}return et(i)}catch(u){var f=u,c=true}finally{var a=v(l,f,c);a&&await a}}function et(e){let t=new Map([...e].map(([n,r])=>[n,tt(r)])),o=[...t.
values()].filter(n=>qe(n,t));return o.some(n=>Te(n,"pull_request_target","edited"))?"edits":o.some(n=>Te(n,"issue_comment","created"))?"comments":void 0}function tt(e){
let t=V(e,{nesting:100,single:true,tags:true}),[o]=t.ok?t.documents:[];if(!(!o||o.errors.length>0))try{return o.toJS({maxAliasCount:100})}catch{return}}function Te(e,t,o){
let n=R(e)?e.on:void 0,r=o==="created";if(!R(n))return r&&ve(n).includes(t);if(!Object.hasOwn(n,t))return false;let s=R(n[t])?n[t].types:void 0;return s===void 0?
r:ve(s).includes(o)}function qe(e,t,o=new Set){return(R(e)&&R(e.jobs)?Object.values(e.jobs):[]).some(r=>{if(!R(r))return false;let{uses:s,steps:d}=r,i=typeof s==
"string"?s:"";if(i.startsWith("./")){let l=!o.has(i);return o.add(i),l&&qe(t.get(i.slice(2)),t,o)}return/editplan/i.test(i)||Array.isArray(d)&&d.some(nt)})}var nt=e=>R(
e)&&typeof e.uses=="string"&&R(e.with)&&typeof e.with.mode=="string"&&(e.with.mode==="review"||/editplan/i.test(e.uses)&&e.with.mode.includes("${{")),ve=e=>Array.
isArray(e)?e:[e];import{isUtf8 as ot}from"node:buffer";var rt=[".github","","docs"],st=/^pull_request_template(?:\.(?:md|txt))?$/i;async function Fe(e,t){var n=[];
try{let o=T(n,x(e),true);for(let l of rt){let u=await o.read(`${t}:${l}`);if(u?.type!=="tree")continue;let f=[..._(u.content,u.oid.length/2,m=>st.test(m))],[c,a]=f.
filter(([,{mode:m}])=>m.startsWith("100")).sort()[0]??[];if(c===void 0||!a)continue;let p=l===""?c:`${l}/${c}`,y=await o.read(a.oid);if(!y){let m=`The repositor\
y does not have ${a.oid}, which is ${p}. Fetch it.`;throw new b({name:"UNKNOWN_REVISION",message:m})}if(ot(y.content))return y.content.toString().replace(/^\ufeff/,
"").replaceAll(`\r
`,`
`);throw new b({name:"UNSUPPORTED_ENCODING",message:`${p} is not UTF-8. Save it as UTF-8.`})}return}catch(r){var s=r,d=true}finally{var i=v(n,s,d);i&&await i}}function xe(e,t){
let o=e.split(`
`),[n,r]=it(o);if(t.trim()==="")return e.trim();if(n===void 0)return`${t.trim()}

${e.trim()}`.trim();let s=o.slice(n+1,r),i=s.join(`
`).replace(/<!--[\s\S]*?(?:-->|$)/g,"").trim()===""?[]:[s.join(`
`).trim()],l=r===void 0?[]:[o.slice(r).join(`
`)];return[o.slice(0,n+1).join(`
`),t.trim(),...i,...l].join(`

`).trim()}function it(e){let t=[],o,n=false;for(let[r,s]of e.entries()){let d=/^ {0,3}(`{3,}|~{3,})/.exec(s)?.[1];if(o!==void 0){d?.startsWith(o)&&s.trim()===d&&
(o=void 0);continue}!n&&d?o=d:!n&&/^ {0,3}#{1,6}(?:[ \t]|$)/.test(s)&&t.push(r);let[i,l]=[s.lastIndexOf("<!--"),s.lastIndexOf("-->")];i>l?n=true:l>=0&&(n=false)}
return t}async function I(e,t){let o=await ee(t),n=await at(e,o),r=await _e(n);if(r.settled||e.length<2||t.without!==void 0||t.publish.suggestOn!==void 0)return{
asking:n,earlier:r};let[{mergedPlans:s,hasMore:d,endedMerged:i},{answersFrom:l},{decided:u}]=await Promise.all([import("./publish-already-published.js"),import("./publish-look.js"),
import("./publish-questions.js")]),{git:f,state:c}=n,a=e.flatMap(({steps:g,digest:P})=>d(g)?[]:[P]),p=await u(s(c,a),l(f,c)),[y]=[...p.values()].sort((g,P)=>P.number-
g.number);if(!y)return{asking:n,earlier:r};let m=({digest:g})=>p.get(g),h=e.filter(g=>!m(g));if(h.length===0){let g=await Me(n);return{asking:n,earlier:{settled:i(
c,{pull:y,title:g})}}}let M=e.flatMap(g=>{let P=m(g);return P?[`The plan "${g.title}" was merged as #${P.number}: its steps are there already.`]:[]}),S=await Ae(
n,h,{...o,notes:[...t.notes??[],...M]});return{asking:S,earlier:await _e(S)}}async function at(e,t){let o=await X(t),{title:n,digest:r}=O(e,t).header,s=await Z(
o,{title:n,sha256:r},t.publish),d=await te(o,s,t.publish);return Ae({git:o,target:s,state:d},e,t)}async function Ae(e,t,o){let{header:n,steps:r}=O(t,o),s=await dt(
o,e.state,{plan:n.digest,steps:r});return{...e,plans:t,options:s,asked:O(t,s)}}async function dt(e,t,{plan:o,steps:n}){let r=L(t),{publish:s,without:d}=e,i=d!==
void 0;if(i?s.decided===void 0:!r?.decided)return e;let{carryDecisions:l,withDigests:u}=await import("./publish-decisions.js"),f=i||!r?{decided:s.decided??[],notes:[]}:
l(r,o,n),c=u(f.decided,n),a=i?d:c.map(({step:p})=>p);return{...e,...a.length>0&&{without:a},...f.notes.length>0&&{notes:[...e.notes??[],...f.notes]},publish:{...s,
decided:c}}}var L=e=>A(e)?e.ledger?.run:void 0;async function _e(e){let{git:t,asked:o,state:n,options:r}=e,{publish:s,planFiles:d}=r;if(s.suggestOn!==void 0)return{};
let[{decideEarlier:i},{answersFrom:l},{decided:u}]=await Promise.all([import("./publish-already-published.js"),import("./publish-look.js"),import("./publish-questions.js")]),
{digest:f,without:c}=o.header,a=await Me(e),p=i(n,{plan:{sha256:f,without:c},title:a,options:s,planFiles:d,steps:o.steps});return u(p,l(t,n))}var Me=async({asked:e,
options:{publish:t}})=>{let{safeTitle:o}=await import("./core-report-safe-markdown.js");return o(t.title??e.header.title)},O=(e,{overrides:t,without:o,publish:n,
commitWords:r,combination:s})=>ie(e,{overrides:t,without:o,signedByApi:n.signCommits==="api",commitWords:r,combination:s});var B=250;async function $e(e,t){return await Ne(
e,t,({git:n,run:r})=>t.idsOf(n,r.snapshots))??[]}function je(e,t){let{options:o,asked:n,plans:r}=t,[s,d]=[new Set(n.header.without),new Set(o.publish.newlyDecided)],
i=[...s,...d].filter(u=>!s.has(u)||!d.has(u)),l=O(r,{...o,without:i});return Ne(e,{...t,asked:l},async({run:u})=>u.head.tree)}async function Ne(e,{asked:t,options:o,
commands:n},r){let s,{onEvent:d,onContents:i,keepOutput:l,ask:u,...f}=o,c={...ce,place:{head:e},commands:async()=>new Map(n.map(a=>[a.step,a])),tellsCommits:true,
mostCommits:B,asks:true};try{await E(t,f,c,async({store:a},{run:p})=>(p&&(s=await r({git:a.git,run:p})),{written:false}))}catch(a){if(!(a instanceof b))throw a}
return s}var lt={...pe,overrides:true,without:true,onAsk:true,onFailure:true,commitWords:true,planFiles:true,planGlobs:true,source:true,codeOwners:true,combination:true,
overlaps:true,publish:true},fn=(e,t)=>F(async()=>{let o=ae(e);H(Y(t,lt,"publish").publish);let{asking:n,earlier:r}=await I(o,t);if(r.settled)return D(await De(n,
r.settled),n);let{options:s,target:d}=n,i={...n.asked,merged:r.merged},l={...n,asked:i,unchanged:r.unchanged},u,f,c=await E(i,s,Ge(s,d.base.commit),async(p,y)=>{
try{let m=await pt(p,y,l);return f=m?.overlaps,u=await mt(p,y,{...l,judged:m}),{written:u.pushed,notes:u.notes}}catch(m){if(!(m instanceof b))throw m;return m instanceof
he&&(f=m.overlaps),u=ct(l,m),{written:false,refused:true}}}),a=Ie(c,ut(d));return u?J(Re(Ce(a,f),u)):a}),ut=({seen:e})=>e?.isWhole?`The server listed all of its\
 ${e.listed} refs, because it cannot list only those that are asked for: it does not speak git's protocol 2, or is not reached by HTTP.`:void 0,pt=({store:e,policy:t,
baseline:o},{run:n,request:r},{options:s,target:d,state:i})=>{let{root:l,bare:u,environment:f,signal:c,overlaps:a=false,publish:p}=s,y=p.suggestOn!==void 0||p.dryRun;
return ye({root:l,bare:u,environment:f,signal:c,git:e.git,target:d,wanted:a,plan:se(r),tree:(n??o).head.tree,state:y?void 0:i,rule:t.file.overlap})},Ce=(e,t)=>{
if(!t||t.changes.length+t.left_out.length===0)return e;let o=t.pairs.filter(({relation:r})=>r!=="disjoint"),n=new Set(o.flatMap(({changes:r})=>r));return{...e,overlaps:{
...t,pairs:o,changes:t.changes.filter(({name:r})=>n.has(r))}}},yn=(e,t)=>F(async()=>{let{asking:o,earlier:n}=await I("steps"in e?[e]:e,t),{settled:r}=n;return r&&
D(await De(o,r),o)});async function De({git:e,state:t,options:{publish:o}},n){let{settlement:r}=await import("./publish-publish.js");return r(e,t,n,o)}var hn=(e,{
head:t,...o})=>F(()=>{let n={...Ge(o,t),writes:false,tellsCommits:false};return E(O(e,o),o,n,async()=>({written:false}))}),ct=({state:e,target:t},{problems:o})=>({
...z(t,A(e)),problems:o,failed:true}),Ge=(e,t)=>({place:{head:t},replays:"commit",onto:"rebase",writes:!e.publish.dryRun,dirty:"refused",allRefusals:false,tellsCommits:true,
mostCommits:B,asks:true,onAsk:e.onAsk??"stop",programs:"all",inspects:"always",onFailure:e.onFailure==="narrow"?"stop":e.onFailure??"policy",limits:true});async function mt(e,t,o){
let{git:n,store:r,baseline:s,policy:d}=e,{request:i,audit:l,commands:u,formatters:f}=t,{options:c,target:a,state:p,plans:y,judged:m}=o,{publish:h,onEvent:M}=c,S=t.
draft||(m?.draft??false),{title:g,digest:P,without:Le}=i.header,{run:$=ne(s.head)}=t,W=oe(i.header),j=Ce(Ie(await ue(e,t),W),m?.overlaps),U=Pe(j),N=gt(j,U,p),{branch:Be}=a;
await yt(e,t);let We={baseline:s,policy:d,request:i,run:t.run,formatters:f,commands:u},{manifest:Ue,note:Ke}=await fe({...We,git:r.git,plans:y,steps:N.steps,branch:Be}),
K=async w=>{t.run&&!h.dryRun&&await re(n,$.id,{status:"published",branch:w})},[{publish:Ve},{renderBody:Ye},{safeTitle:He}]=await Promise.all([import("./publish-publish.js"),
import("./core-report-markdown.js"),import("./core-report-safe-markdown.js")]),q=c.codeOwners?await me(n,a,{files:l.files,viewer:h.viewer}):void 0,Je=await Ee(n,
a.base.commit),C=h.template?await Fe(n,a.base.commit):void 0,k=await Ve({git:r.git,run:$,target:a,state:p,unchanged:o.unchanged,plan:{sha256:P,members:y.map(w=>w.
digest),without:Le,each:G(U),paths:be(j),source:await ge(n,p,c)},title:He(h.title??g),body:w=>we(N,{target:a,context:w,before:h.body,render:Ye,summaryUrl:h.summaryUrl,
decided:h.decided,by:Je,isVerifiable:!i.header.words}),template:C&&xe(C,h.body??""),manifest:Ue,options:{...h,mergesAtOnce:!S&&ht(N),...S&&{draft:h.draft||S,autoMerge:void 0},
...q&&{reviewers:q.reviewers,teamReviewers:q.teamReviewers}},commitsOn:(w,Ze)=>$e(w,{...o,idsOf:Ze,commands:u}),...h.newlyDecided?.length&&{treeBefore:()=>je($.
base.commit,{...o,commands:u})},audit:w=>le(r.git,{files:l.files,...w}),onPushed:()=>K(a.branch)});M?.({type:"published",publication:k}),k.failed!==true&&await K(
k.branch);let ze=h.template&&C===void 0?ft:void 0,Qe=[W,Ke,ze].filter(w=>w!==void 0),Xe=[...k.problems,...m?.problems??[],...q?.doubts??[]];return{...k,problems:Xe,
notes:[...Qe,...k.notes]}}var ft="`template: true` has no effect: the base has no pull_request_template.md in .github, docs or its root.";async function yt({store:e,
baseline:t},{run:o,audit:n,workspace:r}){var l=[];try{if(!o)return;let{refuseStoredContents:s}=await import("./publish-upload.js");let d=T(l,de(t,r));let i=n.files.
flatMap(({path:a,status:p})=>p==="deleted"?[]:a);await s({git:e.git,before:o.base.tree,after:o.head.tree,paths:i,conversions:d})}catch(u){var f=u,c=true}finally{
v(l,f,c)}}var ht=({steps:e,problems:t=[]})=>t.length===0&&e.every(({status:o})=>o!=="failed");function gt(e,t,o){let n=L(o),r=n?.each===void 0?void 0:Oe(n.each);
return!n||!r||n.each===G(t)?e:{...e,since:Se({commit:n.head,steps:r,paths:n.paths},t)}}var Ie=(e,t)=>t===void 0?e:{...e,notes:[...e.notes??[],t]};export{Ee as a,
fn as b,yn as c,hn as d};
