import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as oe,d as se}from"./publish-ledger-change.js";import{
b as ae,c as C,d as ie,e as A,f as le}from"./publish-marker.js";import{publish_remote_state_2$n as Z,publish_remote_state_2$o as ee,publish_remote_state_2$s as te,
publish_remote_state_2$u as ne,publish_remote_state_2$v as re}from"./start.js";import{publish_ledger$d as k,publish_ledger$g as V}from"./start.js";import{publish_github_2$h as b}from"./start.js";
import{publish_github_api_2$A as J,publish_github_api_2$B as X,publish_github_api_2$C as Q,publish_github_api_2$n as W,publish_github_api_2$o as B,publish_github_api_2$p as P,
publish_github_api_2$q as I,publish_github_api_2$r as D,publish_github_api_2$s as z,publish_github_api_2$t as j,publish_github_api_2$u as w,publish_github_api_2$v as K,
publish_github_api_2$x as Y,publish_github_api_2$y as U,publish_github_api_2$z as F}from"./start.js";import{publish_api_call$a as N,publish_api_call$b as S,publish_api_call$i as h}from"./start.js";
import{zod_2$J as q,zod_2$L as x,zod_2$V as H,zod_2$y as O}from"./start.js";import{errors$b as L}from"./hook.js";function ce(e,t){let{wanted:n,recorded:r}=t;return[
qe(t),xe(e,t),Ae(e,t),_e(e,t),$e(e,t),Te(e,t),Ee(t)].filter(({calls:o,set:s})=>o.length>0||!Me(s,n,r))}var Me=(e,t,n)=>Object.keys(e).every(r=>Oe(t[r],n[r])),Oe=(e,t)=>JSON.
stringify(e)===JSON.stringify(t);function qe({wanted:e,recorded:t,current:n,alwaysDraft:r}){let o={draft:e.draft};return e.draft===void 0||e.draft===t.draft&&!r?
{calls:[],set:o}:{calls:e.draft===n.draft?[]:[Q(n.nodeId,e.draft)],set:o}}function xe(e,{wanted:t,recorded:n,current:r}){let{add:o,remove:s}=v(t.labels,n.labels,
r.labels);return{calls:[...o.length>0?[I(e,r.number,o)]:[],...s.map(a=>D(e,r.number,a))],set:{labels:t.labels}}}function Ae(e,{wanted:t,recorded:n,current:r}){let{
add:o,remove:s}=v(t.assignees,n.assignees,r.assignees);return{calls:[...o.length>0?[z(e,r.number,o)]:[],...s.length>0?[j(e,r.number,s)]:[]],set:{assignees:t.assignees},
...o.length>0&&{assigns:o}}}function _e(e,{wanted:t,recorded:n,current:r}){let o=v(t.reviewers,n.reviewers,r.reviewers),s=v(t.teams,n.teams,r.teams),i={people:o.
add,teams:s.add},a={people:o.remove,teams:s.remove},l=[...i.people.length+i.teams.length>0?[w(e,r.number,i)]:[],...a.people.length+a.teams.length>0?[K(e,r.number,
a)]:[]],u=[...i.people.map(c=>({name:c,call:w(e,r.number,{people:[c],teams:[]})})),...i.teams.map(c=>({name:c,call:w(e,r.number,{people:[],teams:[c]})}))];return{
calls:l,set:{reviewers:t.reviewers,teams:t.teams},each:u}}function $e(e,{wanted:t,recorded:n,current:r}){let o={milestone:t.milestone};if(t.milestone===n.milestone)
return{calls:[],set:o};let s=t.milestone!==void 0||r.milestone===n.milestone,i=(t.milestone??null)===r.milestone;return{calls:s&&!i?[Y(e,r.number,t.milestone??null)]:
[],set:o}}function Te(e,{wanted:t,recorded:n,current:r}){let o=t.maintainerCanModify,s={maintainerCanModify:o};return o===void 0||o===n.maintainerCanModify?{calls:[],
set:s}:{calls:[P(e,r.number,{maintainer_can_modify:o})],set:s}}function Ee({wanted:e,recorded:t,current:n}){let r={autoMerge:e.autoMerge};return e.autoMerge===t.
autoMerge?{calls:[],set:r}:e.autoMerge===void 0?{calls:n.autoMerge===t.autoMerge?[X(n.nodeId)]:[],set:r}:{calls:e.autoMerge===n.autoMerge?[]:[U(n.nodeId,e.autoMerge)],
set:r}}function v(e,t,n){return{add:e.filter(r=>!y(t,r)&&!y(n,r)),remove:t.filter(r=>!y(e,r)&&y(n,r))}}var y=(e,t)=>e.some(n=>n.toLowerCase()===t.toLowerCase()),
Ge=x({number:O(),pull_requests:q(x({number:O(),state:H(["open","closed"])}))}),_=(e,t)=>N(`${h(e)}/stacks?pull_request=${t}`,q(Ge)),Le=(e,t)=>S("POST",`${h(e)}/\
stacks`,{pull_requests:t}),He=(e,t,n)=>S("POST",`${h(e)}/stacks/${t}/add`,{pull_requests:n}),me=(e,t)=>S("POST",`${h(e)}/stacks/${t}/unstack`),de=100;async function ut(e,t,n){
let[r]=n;if(!(r===void 0||n.length<2)){if(n.length>de)return`GitHub shows no stack of more than ${de} pull requests.`;try{await Ne(e,t,[r,...n.slice(1)]);return}catch(o){
if(!(o instanceof b))throw o;return o.status===404?void 0:`GitHub did not make the pull requests a stack: ${o.detail}.`}}}async function Ne(e,t,n){let[r]=await e.
send(_(t,n[0]));if(r&&ue(r).join()===n.join())return;let o=new Map;for(let l of n)for(let u of await e.send(_(t,l)))o.set(u.number,u);let[s,...i]=o.values(),a=s&&
i.length===0?ue(s):[];if(s&&a.length>0&&a.every((l,u)=>l===n[u])){await e.send(He(t,s.number,n.slice(a.length)));return}for(let{number:l}of o.values())await e.send(
me(t,l));await e.send(Le(t,n))}var ue=({pull_requests:e})=>e.flatMap(({number:t,state:n})=>n==="open"?[t]:[]);async function fe(e,t,n){let r=await e.send(_(t,n)).
catch(o=>{if(o instanceof b&&o.status===404)return[];throw o});for(let{number:o}of r)await e.send(me(t,o))}var We=({target:e,ledger:t},n)=>({ref:V(e.branch),commit:n,
expected:t?.commit});async function ge(e,t,{clock:n,...r}){let{ledger:o}=t;if(!o)return t;let s=oe(t,r),{commit:i,...a}=o;if(se(s,a)&&(r.section===void 0||r.section===
a.section))return t;let l=re(e,t.target,n),u={...s,commit:await l.write(s)};return await l.move([We(t,u.commit)]),{...t,ledger:u}}var Be=6e4;async function vt(e){
let{open:t}=e;if(t)return pe(e,t,false);let{pull:n,isNew:r}=await Ie(e);return e.onOpen(n),pe(e,n,r)}async function Ie({git:e,state:t,wanted:n}){let{github:r,target:o}=t.
hub;try{return{pull:await r.send(De(o,n,t.ledger?.commit)),isNew:true}}catch(s){if(!(s instanceof b)||s.status!==422||!/already exists/i.test(s.detail))throw s;
let i=te(await ee(e,t));if(!i)throw s;return{pull:await r.send(W(o.repository,i.number)),isNew:false}}}function De(e,t,n){let r=e.headRepository!==e.repository;
return B(e.repository,{title:t.title,head:r?`${e.headRepository.split("/")[0]}:${e.branch}`:e.branch,base:e.base.branch,body:T(Pe(t),t,n),draft:t.settings.draft??
false,...r&&{head_repo:e.headRepository,maintainer_can_modify:t.settings.maintainerCanModify??true}})}var ze=({title:e,settings:t})=>({...k,title:e,...t.draft!==
void 0&&{draft:t.draft},...t.maintainerCanModify!==void 0&&{maintainerCanModify:t.maintainerCanModify}}),je=(e,t)=>e?.pulls.some(n=>n.number===t)?e.set:void 0;function Ke({
ledger:e,target:t},{wanted:n,pull:r,isNew:o}){let s=o?ze(n):je(e,r.number)??k,{settings:i,alwaysDraft:a}=n,l=ot(r);return{recorded:s,changes:ce(t.repository,{wanted:i,
recorded:s,current:l,alwaysDraft:a}),isIntact:!o&&r.base.ref===t.base.branch&&Ze(r,{ledger:e,wanted:n}),isTitleSet:s.title===n.title}}async function pe(e,t,n){let{
state:r,wanted:o}=e,{ledger:s,hub:i}=r,{github:a,target:l}=i,{recorded:u,changes:c,isIntact:g,isTitleSet:d}=Ke({ledger:s,target:l},{wanted:o,pull:t,isNew:n}),m=[],
f=he({...u,title:o.title,update:o.settings.update}),p=false;for(let Re of c){let M=await tt(a,Re);m.push(...M.problems),f=he({...f,...M.set}),p||=M.isSent}t.base.
ref!==l.base.branch&&await fe(a,l.repository,t.number);let we=Se(n?Pe(o):t.body??"",o),E=await Ye(e,{number:t.number,set:f,section:g?void 0:we}),{commit:R}=E;m.
push(...E.problems);let G=(n||g)&&R===s?.commit,ke=G?t:await a.send(et(l,o,{pull:t,ledger:R,isTitleSet:d})),Ce=n?"created":!G||p?"updated":"none",ve=[...Ue(e,t),
...ke.state==="closed"?[Fe(t)]:[]];return Je(e,{operation:Ce,pull:t,problems:m,notes:ve})}async function Ye({git:e,state:t,run:n,keepsLedger:r,options:o},{number:s,
set:i,section:a}){let l=t.ledger?.commit;if(!r)return{commit:l,problems:[]};let{answered:u,clock:c}=o,g={run:n,pull:s,set:i,answered:u,clock:c,...a!==void 0&&{section:A(
a)}};try{return{commit:(await ge(e,t,g)).ledger?.commit,problems:[]}}catch(d){if(!(d instanceof ne))throw d;return{commit:l,problems:d.problems}}}function Ue({state:e,
wanted:t},{number:n,base:r}){let o=e.target.base.branch;return r.ref===o||t.run.split?[]:[`Pull request #${n} was on "${r.ref}", and is on "${o}" again, for whi\
ch this run is.`]}var Fe=({number:e})=>`Pull request #${e} was closed or merged in the meantime. If it should be open, run again on a base that is there.`;async function Je({
state:e,wanted:t},n){let{settings:r,mergesAtOnce:o,run:s}=t,{pull:i,problems:a}=n,l=a.filter(({message:p})=>!Qe.test(p));if(l.length===a.length||!o||i.draft||!r.
autoMerge)return n;let{github:u,target:c}=e.hub;if(o==="after checks"&&!await Xe(e.hub,i.number,s.head))return n;let g={sha:s.head,merge_method:r.autoMerge},{problem:d}=await $(
u,[F(c.repository,i.number,g)]);if(d)return{...n,problems:[...a,d]};let m=n.operation==="none"?"updated":n.operation,f=o===true?"no check is required":"the requ\
ired checks have passed";return{...n,operation:m,problems:l,notes:[...n.notes,`${Ve}, and ${f}.`]}}async function Xe({github:e,target:t},n,r){let s=(await Z(e.send(
J(t.repository,n))))?.repository.pullRequest,[i]=s?.commits.nodes??[];return s?.headRefOid===r&&i?.commit.statusCheckRollup?.state==="SUCCESS"}var Qe=/clean status/i,
Ve="It was merged at once: auto-merge had nothing to wait for";function Ze({body:e},{ledger:t,wanted:n}){let r=ae(e??"");return!r||r.ledger!==t?.commit?false:!n.
restoresBody||A(ie(e??"")??"")===t?.section}function et(e,t,{pull:n,ledger:r,isTitleSet:o}){let s=T(n.body??"",t,r),i=e.base.branch,a=n.base!==void 0&&n.base.ref!==
i;return P(e.repository,n.number,{...!o&&{title:t.title},...a&&{base:i},body:s})}async function tt(e,{calls:t,set:n,each:r=[],assigns:o=[]}){let{problem:s,answers:i}=await $(
e,t);if(!s){let d=o.filter(p=>!y(i[0],p)),m=d.length>0&&{assignees:n.assignees?.filter(p=>!y(d,p))??[]},f=t.length>(d.length>0&&d.length===o.length?1:0);return{
problems:d.length>0?[nt(d)]:[],set:{...n,...m},isSent:f}}let a=new Map;for(let{name:d,call:m}of r){let{problem:f}=t.length===1&&r.length===1?{problem:s}:await $(
e,[m]);f&&a.set(d,ye([d],f))}let l=[...a.keys()],u=l.length>0?ye(l,s):s;if(a.size===r.length)return{problems:[u],set:{},isSent:false};let c=(d=[])=>d.filter(m=>!a.
has(m)),g={reviewers:c(n.reviewers),teams:c(n.teams)};return{problems:[...a.values()],set:g,isSent:true}}var ye=(e,t)=>({...t,message:`Not asked for a review: ${e.
join(", ")}. ${t.message}`}),nt=e=>({name:"GITHUB_FAILED",message:`GitHub did not assign ${e.join(", ")}, and does not say why: it assigns people who may write \
to the repository, at most ten, and one in a private repository of a free plan. Name others as \`assignees\`, or let them write to it.`});async function $(e,t){
let n=[];try{for(let r of t)n.push(await e.send(r));return{answers:n}}catch(r){if(r instanceof b)return{answers:n,problem:r.problems[0]};throw r}}var be=65536;function Rt(e,t){
if(T(e,t,void 0).length<=be)return;let n=`The pull request's body would be over ${be} characters, which GitHub refuses. Nothing was pushed. Shorten \`body\`, or w\
hat people wrote around the report.`;throw new L({name:"LIMIT_EXCEEDED",message:n})}var T=(e,t,n)=>C(e,Se(e,t),n),Se=(e,t)=>t.body(rt(e),e),Pe=({template:e})=>e===
void 0?"":`${C("","",void 0)}

${e}`,rt=e=>Math.max(1e3,Be-Math.max(le,Buffer.byteLength(C(e,"",void 0)))),ot=e=>({number:e.number,nodeId:e.node_id,draft:e.draft,labels:e.labels.map(({name:t})=>t),
assignees:e.assignees.map(({login:t})=>t),reviewers:e.requested_reviewers.map(({login:t})=>t),teams:e.requested_teams.map(({slug:t})=>t),milestone:e.milestone?.
number??null,autoMerge:e.auto_merge?.merge_method}),he=e=>({...k,...Object.fromEntries(Object.entries(e).filter(([,t])=>t!==void 0))});export{We as a,ge as b,ce as c,
ut as d,fe as e,vt as f,De as g,ze as h,je as i,Ke as j,et as k,Rt as l,T as m,Se as n,Pe as o,rt as p};
