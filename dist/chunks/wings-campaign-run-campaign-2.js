import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{f as _,g as L,h as W}from"./wings-campaign-decide.js";import{
a as k,b as x,c as A}from"./wings-campaign-campaign-run.js";import{p as I,q as T,r as j}from"./wings-campaign-github-queries.js";import{b as U}from"./publish-open-pull-request-2.js";
import{c as y,d as N}from"./publish-code-owners.js";import{inputs_read$c as E,inputs_read$e as q}from"./start.js";import{core_git_partial_clone$d as S}from"./start.js";
import{publish_origin$c as P}from"./start.js";import{core_plan_variables$c as v}from"./start.js";import{publish_github_2$h as C}from"./start.js";import{core_workspace_file_identity$j as O}from"./hook.js";
import{errors$b as f}from"./hook.js";import{empty$g as g,empty$h as h}from"./hook.js";async function ce(e){let t=k(e),{repository:o,rerun:n}=e,{stations:s,problems:r}=await A(
t,{only:o,rerun:n,asksNeed:o===void 0}),a=s.map(({row:i})=>i),m=o===void 0?I(a,{pace:t.limits,now:t.clock.now()}):1;if(e.dryRun)return{results:[],rows:a,...T(a,
m),problems:r};let u=new Map(s.map(i=>[i.row,i])),p=j(a,m),c=[],d=async()=>{for(let i=await p.next();i;i=await p.next()){H(e.signal);let l=await Q(t,u.get(i));p.
done(i,l.outcome==="opened"),c.push(l),e.onResult?.(l)}};return await Promise.all(Array.from({length:o===void 0?e.jobs??2:1},d)),{results:c,rows:a,left:p.left(),
problems:r}}function H(e){if(!e?.aborted)return;let t="The campaign was stopped. Run it again: it continues.";throw new f({name:"INTERRUPTED",message:t})}async function Q(e,t){
let{name:o}=t.surveyed,n=await e.connections.reach(o.split("/")[0]??"");if(!("github"in n))return{repository:o,outcome:"failed",problems:[n]};let s;try{let{problems:r,
...a}=L(o,await O(()=>V(e,t,n)));s={...a,problems:[...r,...K(e,o)]}}catch(r){if(!(r instanceof f))throw r;s={repository:o,outcome:_(r.problems),problems:r.problems}}
return X(e,{station:t,reached:n,result:s})}async function V(e,{surveyed:t},{token:o}){var b=[];try{let{options:n,serverUrl:s,scratch:r}=e;let{name:a,asked:m,base:u}=t;
let{pull_requests:p,...c}=n.campaign;let{run:d,commits:i,publishing:l}=E({...c,...B(p,a)});let w=`${s}/${a}.git`;let R={...n.environment,...P(w,o,n.environment)};
let{plans:D}=await e.plansOf(m);let F=g(b,await S({url:w,branch:u?.branch??"",environment:R,parent:r}));return await U(D,{root:F.root,bare:true,environment:R,programs:n.
programs??"refused",signal:n.signal,...d,source:e.identity.source,codeOwners:p.reviewers==="codeowners",commitWords:q(i),publish:{...l,...z(e,t,o)}})}catch(M){var $=M,
G=true}finally{h(b,$,G)}}function z({options:e,serverUrl:t,apiUrl:o,pace:n,clock:s,identity:r},{name:a,base:m,viewer:u},p){let{pull_requests:c,title:d}=e.campaign,
i=c.reviewers==="codeowners"?[]:c.reviewers;return{token:p,title:d,repository:a,serverUrl:t,apiUrl:o,graphqlUrl:e.graphqlUrl,branch:r.branch,base:m?.branch,reviewers:i.
filter(l=>!l.includes("/")),teamReviewers:i.filter(l=>l.includes("/")&&y(a,l)),viewer:u===""?void 0:u,whenUnchanged:"close",update:"always",pace:n,clock:s}}function B(e,t){
let o={repository:x(t)},n=s=>v(s,o,{path:[],locate:J}).value;return Object.fromEntries(Object.entries(e).map(([s,r])=>[s,typeof r=="string"?n(r):r]))}var J={value:()=>({
line:1,column:1}),key:()=>({line:1,column:1})};function K({options:e},t){let{reviewers:o}=e.campaign.pull_requests;return(o==="codeowners"?[]:o.filter(s=>s.includes(
"/"))).filter(s=>!y(t,s)).map(s=>N(s,"CAMPAIGN_INVALID"))}async function X(e,{station:{surveyed:t},reached:o,result:n}){let{digest:s}=await e.plansOf(t.asked);try{
for(let r of W(t,n,{identity:e.identity,digest:s}))await o.github.send(r);return n}catch(r){if(!(r instanceof C))throw r;return{...n,problems:[...n.problems,...r.
problems]}}}export{ce as a};
