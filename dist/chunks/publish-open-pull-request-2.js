import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as ge,b as we,c as G,d as Re,e as Pe}from"./publish-since-2.js";
import{c as oe}from"./core-run-commit-choice-2.js";import{a as ce}from"./publish-manifest.js";import{b as ue}from"./publish-code-owners.js";import{q as ye,r as he,
s as D}from"./publish-branch.js";import{a as Y}from"./publish-marker.js";import{a as fe}from"./publish-plan-source.js";import{core_plan_define_plan$c as se}from"./run.js";
import{core_run_run_mode$b as de,core_run_run_mode$c as le}from"./run.js";import{core_run_execute_run$a as A}from"./run.js";import{core_run_audit$c as re,core_run_audit$d as ie}from"./run.js";
import{core_run_report_run$b as ae}from"./run.js";import{core_history_runs$l as te}from"./run.js";import{core_run_request$f as ne}from"./run.js";import{core_history_after_plan$d as ee}from"./run.js";
import{core_history_run_record$k as Z}from"./run.js";import{core_policy_secrets_2$e as V}from"./run.js";import{core_text_yaml$a as B}from"./run.js";import{publish_overlaps$e as pe,
publish_overlaps$f as me}from"./start.js";import{publish_remote_state_2$l as X,publish_remote_state_2$s as C}from"./start.js";import{publish_target$a as z,publish_target$b as Q}from"./start.js";
import{core_run_baseline_2$g as J}from"./start.js";import{core_git_partial_clone$c as _,core_git_partial_clone$f as H}from"./start.js";import{core_git_cat_file$d as F}from"./start.js";
import{publish_github_2$a as K}from"./start.js";import{core_run_options$a as U}from"./start.js";import{core_workspace_file_identity$j as q}from"./hook.js";import{
core_text_json$f as R}from"./hook.js";import{errors$b as T}from"./hook.js";import{empty$g as k,empty$h as S}from"./hook.js";var be=".github/workflows";async function Se(e,t){
var l=[];try{let o=k(l,F(e),true);let n=await o.read(`${t}:${be}`);if(n?.type!=="tree")return;let s=[..._(n.content,n.oid.length/2,c=>/\.ya?ml$/.test(c))];let r=s.
filter(([,{mode:c}])=>c.startsWith("100"));let d=r.map(([c])=>`${be}/${c}`);await H(e,t,d);let i=new Map;for(let[c,[,{oid:y}]]of r.entries()){let m=await o.read(
y);m&&i.set(d[c]??"",m.content.toString())}return Xe(i)}catch(u){var f=u,p=true}finally{var a=S(l,f,p);a&&await a}}function Xe(e){let t=new Map([...e].map(([n,s])=>[
n,Ze(s)])),o=[...t.values()].filter(n=>Te(n,t));return o.some(n=>Oe(n,"pull_request_target","edited"))?"edits":o.some(n=>Oe(n,"issue_comment","created"))?"comme\
nts":void 0}function Ze(e){let t=B(e,{nesting:100,single:true,tags:true}),[o]=t.ok?t.documents:[];if(!(!o||o.errors.length>0))try{return o.toJS({maxAliasCount:100})}catch{
return}}function Oe(e,t,o){let n=R(e)?e.on:void 0,s=o==="created";if(!R(n))return s&&ke(n).includes(t);if(!Object.hasOwn(n,t))return false;let r=R(n[t])?n[t].types:
void 0;return r===void 0?s:ke(r).includes(o)}function Te(e,t,o=new Set){return(R(e)&&R(e.jobs)?Object.values(e.jobs):[]).some(s=>{if(!R(s))return false;let{uses:r,
steps:d}=s,i=typeof r=="string"?r:"";if(i.startsWith("./")){let l=!o.has(i);return o.add(i),l&&Te(t.get(i.slice(2)),t,o)}return/editplan/i.test(i)||Array.isArray(
d)&&d.some(et)})}var et=e=>R(e)&&typeof e.uses=="string"&&R(e.with)&&typeof e.with.mode=="string"&&(e.with.mode==="review"||/editplan/i.test(e.uses)&&e.with.mode.
includes("${{")),ke=e=>Array.isArray(e)?e:[e];import{isUtf8 as tt}from"node:buffer";var nt=[".github","","docs"],ot=/^pull_request_template(?:\.(?:md|txt))?$/i;
async function ve(e,t){var n=[];try{let o=k(n,F(e),true);for(let l of nt){let u=await o.read(`${t}:${l}`);if(u?.type!=="tree")continue;let f=[..._(u.content,u.oid.
length/2,m=>ot.test(m))],[p,a]=f.filter(([,{mode:m}])=>m.startsWith("100")).sort()[0]??[];if(p===void 0||!a)continue;let c=l===""?p:`${l}/${p}`,y=await o.read(a.
oid);if(!y){let m=`The repository does not have ${a.oid}, which is ${c}. Fetch it.`;throw new T({name:"UNKNOWN_REVISION",message:m})}if(tt(y.content))return y.content.
toString().replace(/^\ufeff/,"").replaceAll(`\r
`,`
`);throw new T({name:"UNSUPPORTED_ENCODING",message:`${c} is not UTF-8. Save it as UTF-8.`})}return}catch(s){var r=s,d=true}finally{var i=S(n,r,d);i&&await i}}function Ee(e,t){
let o=e.split(`
`),[n,s]=st(o);if(t.trim()==="")return e.trim();if(n===void 0)return`${t.trim()}

${e.trim()}`.trim();let r=o.slice(n+1,s),i=r.join(`
`).replace(/<!--[\s\S]*?-->/g,"").trim()===""?[]:[r.join(`
`).trim()],l=s===void 0?[]:[o.slice(s).join(`
`)];return[o.slice(0,n+1).join(`
`),t.trim(),...i,...l].join(`

`).trim()}function st(e){let t=[],o,n=false;for(let[s,r]of e.entries()){let d=/^ {0,3}(`{3,}|~{3,})/.exec(r)?.[1];if(o!==void 0){d?.startsWith(o)&&r.trim()===d&&
(o=void 0);continue}!n&&d?o=d:!n&&/^ {0,3}#{1,6}(?:[ \t]|$)/.test(r)&&t.push(s);let[i,l]=[r.lastIndexOf("<!--"),r.lastIndexOf("-->")];i>l?n=true:l>=0&&(n=false)}
return t}var rt={...de,overrides:true,without:true,onAsk:true,onFailure:true,commitWords:true,planFiles:true,planGlobs:true,source:true,codeOwners:true,combination:true,
overlaps:true,publish:true},sn=(e,t)=>q(async()=>{let o=se(e);K(U(t,rt,"publish").publish);let{asking:n,earlier:s}=await Me(o,t);if(s.settled)return D(await _e(
n,s.settled),n);let{options:r,target:d}=n,i={...n.asked,merged:s.merged},l={...n,asked:i,unchanged:s.unchanged},u,f,p=await A(i,r,xe(r,d.base.commit),async(c,y)=>{
try{let m=await at(c,y,l);return f=m?.overlaps,u=await ct(c,y,{...l,judged:m}),{written:u.pushed,notes:u.notes}}catch(m){if(!(m instanceof T))throw m;return m instanceof
me&&(f=m.overlaps),u=ut(l,m),{written:false,refused:true}}}),a=Ce(p,it(d));return u?V(he(Fe(a,f),u)):a}),it=({seen:e})=>e?.isWhole?`The server listed all of its\
 ${e.listed} refs, because it cannot list only those that are asked for: it does not speak git's protocol 2, or is not reached by HTTP.`:void 0,at=({store:e,policy:t,
baseline:o},{run:n,request:s},{options:r,target:d,state:i})=>{let{root:l,bare:u,environment:f,signal:p,overlaps:a=false,publish:c}=r,y=c.suggestOn!==void 0||c.dryRun;
return pe({root:l,bare:u,environment:f,signal:p,git:e.git,target:d,wanted:a,plan:ne(s),tree:(n??o).head.tree,state:y?void 0:i,rule:t.file.overlap})},Fe=(e,t)=>{
if(!t||t.changes.length+t.left_out.length===0)return e;let o=t.pairs.filter(({relation:s})=>s!=="disjoint"),n=new Set(o.flatMap(({changes:s})=>s));return{...e,overlaps:{
...t,pairs:o,changes:t.changes.filter(({name:s})=>n.has(s))}}},rn=(e,t)=>q(async()=>{let{asking:o,earlier:n}=await Me("steps"in e?[e]:e,t),{settled:s}=n;return s&&
D(await _e(o,s),o)});async function _e({git:e,state:t,options:{publish:o}},n){let{settlement:s}=await import("./publish-publish.js");return s(e,t,n,o)}var an=(e,{
head:t,...o})=>q(()=>{let n={...xe(o,t),writes:false,tellsCommits:false};return A(v(e,o),o,n,async()=>({written:false}))});async function dt(e,t){let o=await J(
t),{title:n,digest:s}=v(e,t).header,r=await z(o,{title:n,sha256:s},t.publish),d=await X(o,r,t.publish);return Ae({git:o,target:r,state:d},e,t)}async function Ae(e,t,o){
let{header:n,steps:s}=v(t,o),r=await lt(o,e.state,{plan:n.digest,steps:s});return{...e,plans:t,options:r,asked:v(t,r)}}async function Me(e,t){let o=await Q(t),n=await dt(
e,o),s=await qe(n);if(s.settled||e.length<2||t.without!==void 0||t.publish.suggestOn!==void 0)return{asking:n,earlier:s};let[{mergedPlans:r,hasMore:d,endedMerged:i},
{answersFrom:l},{decided:u}]=await Promise.all([import("./publish-already-published.js"),import("./publish-look.js"),import("./publish-questions.js")]),{git:f,state:p}=n,
a=e.flatMap(({steps:g,digest:P})=>d(g)?[]:[P]),c=await u(r(p,a),l(f,p)),[y]=[...c.values()].sort((g,P)=>P.number-g.number);if(!y)return{asking:n,earlier:s};let m=({
digest:g})=>c.get(g),h=e.filter(g=>!m(g));if(h.length===0){let g=await je(n);return{asking:n,earlier:{settled:i(p,{pull:y,title:g})}}}let M=e.flatMap(g=>{let P=m(
g);return P?[`The plan "${g.title}" was merged as #${P.number}: its steps are there already.`]:[]}),b=await Ae(n,h,{...o,notes:[...t.notes??[],...M]});return{asking:b,
earlier:await qe(b)}}async function lt(e,t,{plan:o,steps:n}){let s=$e(t),{publish:r,without:d}=e,i=d!==void 0;if(i?r.decided===void 0:!s?.decided)return e;let{carryDecisions:l,
withDigests:u}=await import("./publish-decisions.js"),f=i||!s?{decided:r.decided??[],notes:[]}:l(s,o,n),p=u(f.decided,n),a=i?d:p.map(({step:c})=>c);return{...e,
...a.length>0&&{without:a},...f.notes.length>0&&{notes:[...e.notes??[],...f.notes]},publish:{...r,decided:p}}}var $e=e=>C(e)?e.ledger?.run:void 0;async function qe(e){
let{git:t,asked:o,state:n,options:s}=e,{publish:r,planFiles:d}=s;if(r.suggestOn!==void 0)return{};let[{decideEarlier:i},{answersFrom:l},{decided:u}]=await Promise.
all([import("./publish-already-published.js"),import("./publish-look.js"),import("./publish-questions.js")]),{digest:f,without:p}=o.header,a=await je(e),c=i(n,{
plan:{sha256:f,without:p},title:a,options:r,planFiles:d,steps:o.steps});return u(c,l(t,n))}var je=async({asked:e,options:{publish:t}})=>{let{safeTitle:o}=await import("./core-report-safe-markdown.js");
return o(t.title??e.header.title)},v=(e,{overrides:t,without:o,publish:n,commitWords:s,combination:r})=>oe(e,{overrides:t,without:o,signedByApi:n.signCommits===
"api",commitWords:s,combination:r}),ut=({state:e,target:t},{problems:o})=>({...Y(t,C(e)),problems:o,failed:true}),Ne=250,xe=(e,t)=>({place:{head:t},replays:"com\
mit",onto:"rebase",writes:!e.publish.dryRun,dirty:"refused",allRefusals:false,tellsCommits:true,mostCommits:Ne,asks:true,onAsk:e.onAsk??"stop",programs:"all",inspects:"\
always",onFailure:e.onFailure==="narrow"?"stop":e.onFailure??"policy",limits:true});async function ct(e,t,o){let{git:n,store:s,baseline:r,policy:d}=e,{request:i,
audit:l,commands:u,formatters:f}=t,{options:p,target:a,state:c,plans:y,judged:m}=o,{publish:h,onEvent:M}=p,b=t.draft||(m?.draft??false),{title:g,digest:P,without:Ge}=i.
header,{run:$=Z(r.head)}=t,I=ee(i.header),j=Fe(Ce(await ae(e,t),I),m?.overlaps),L=ge(j),N=yt(j,L,c),{branch:Ie}=a;await mt(e,t);let Le={baseline:r,policy:d,request:i,
run:t.run,formatters:f,commands:u},{manifest:We,note:Be}=await ce({...Le,git:s.git,plans:y,steps:N.steps,branch:Ie}),W=async w=>{t.run&&!h.dryRun&&await te(n,$.
id,{status:"published",branch:w})},[{publish:Ue},{renderBody:Ke},{safeTitle:Ve}]=await Promise.all([import("./publish-publish.js"),import("./core-report-markdown.js"),
import("./core-report-safe-markdown.js")]),E=p.codeOwners?await ue(n,a,{files:l.files,viewer:h.viewer}):void 0,Ye=await Se(n,a.base.commit),x=h.template?await ve(
n,a.base.commit):void 0,O=await Ue({git:s.git,run:$,target:a,state:c,unchanged:o.unchanged,plan:{sha256:P,members:y.map(w=>w.digest),without:Ge,each:G(L),paths:we(
j),source:await fe(n,c,p)},title:Ve(h.title??g),body:w=>ye(N,{target:a,context:w,before:h.body,render:Ke,summaryUrl:h.summaryUrl,decided:h.decided,by:Ye,isVerifiable:!i.
header.words}),template:x&&Ee(x,h.body??""),manifest:We,options:{...h,mergesAtOnce:!b&&ft(N),...b&&{draft:h.draft||b,autoMerge:void 0},...E&&{reviewers:E.reviewers,
teamReviewers:E.teamReviewers}},commitsOn:(w,Qe)=>ht(w,{...o,idsOf:Qe,commands:u}),...h.newlyDecided?.length&&{treeBefore:()=>gt($.base.commit,{...o,commands:u})},
audit:w=>ie(s.git,{files:l.files,...w}),onPushed:()=>W(a.branch)});M?.({type:"published",publication:O}),O.failed!==true&&await W(O.branch);let He=h.template&&x===
void 0?pt:void 0,Je=[I,Be,He].filter(w=>w!==void 0),ze=[...O.problems,...m?.problems??[],...E?.doubts??[]];return{...O,problems:ze,notes:[...Je,...O.notes]}}var pt="\
`template: true` has no effect: the base has no pull_request_template.md in .github, docs or its root.";async function mt({store:e,baseline:t},{run:o,audit:n,workspace:s}){
var l=[];try{if(!o)return;let{refuseStoredContents:r}=await import("./publish-upload.js");let d=k(l,re(t,s));let i=n.files.flatMap(({path:a,status:c})=>c==="del\
eted"?[]:a);await r({git:e.git,before:o.base.tree,after:o.head.tree,paths:i,conversions:d})}catch(u){var f=u,p=true}finally{S(l,f,p)}}var ft=({steps:e,problems:t=[]})=>t.
length===0&&e.every(({status:o})=>o!=="failed");function yt(e,t,o){let n=$e(o),s=n?.each===void 0?void 0:Re(n.each);return!n||!s||n.each===G(t)?e:{...e,since:Pe(
{commit:n.head,steps:s,paths:n.paths},t)}}var Ce=(e,t)=>t===void 0?e:{...e,notes:[...e.notes??[],t]};async function ht(e,t){return await De(e,t,({git:n,run:s})=>t.
idsOf(n,s.snapshots))??[]}function gt(e,t){let{options:o,asked:n,plans:s}=t,[r,d]=[new Set(n.header.without),new Set(o.publish.newlyDecided)],i=[...r,...d].filter(
u=>!r.has(u)||!d.has(u)),l=v(s,{...o,without:i});return De(e,{...t,asked:l},async({run:u})=>u.head.tree)}async function De(e,{asked:t,options:o,commands:n},s){let r,
{onEvent:d,onContents:i,keepOutput:l,ask:u,...f}=o,p={...le,place:{head:e},commands:async()=>new Map(n.map(a=>[a.step,a])),tellsCommits:true,mostCommits:Ne,asks:true};
try{await A(t,f,p,async({store:a},{run:c})=>(c&&(r=await s({git:a.git,run:c})),{written:false}))}catch(a){if(!(a instanceof T))throw a}return r}export{Se as a,sn as b,
rn as c,an as d};
