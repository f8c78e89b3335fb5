import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{publish_ledger$b as L,publish_ledger$g as G}from"./start.js";
import{core_engine_file_search$f as W,core_engine_file_search$h as H}from"./start.js";import{core_plan_steps$f as B,core_plan_steps$g as U}from"./start.js";import{
core_history_manifest$e as S}from"./start.js";import{publish_api_call$a as E,publish_api_call$b as $,publish_api_call$c as q,publish_api_call$f as F,publish_api_call$g as y,
publish_api_call$i as j}from"./start.js";import{zod_2$B as h,zod_2$G as _,zod_2$J as b,zod_2$L as l,zod_2$N as k,zod_2$U as R,zod_2$V as A,zod_2$p as u,zod_2$y as g}from"./start.js";
import{core_text_tolerances$g as M}from"./start.js";import{core_text_paths$d as D}from"./start.js";import{core_text_digest$a as T}from"./hook.js";import{errors$b as w}from"./hook.js";
var Q=8,ie=20;async function Ce(e){let n=[],t=[],r=false;for(let{steps:a}of e){let{touched:d,globs:c,changing:p}=U(a);for(let f of a){let m=B(f);m&&m.old_string!==
""&&t.push({path:m.file_path,text:m.old_string})}let z=await Promise.all([...c.values()].map(ae));r||=[...d.values()].some(f=>f.size>0)||c.size<p;for(let f of z)
f?.folders&&f.folders.length>0?n.push(f):r=true}let s=[...new Set(n.flatMap(({folders:a=[]})=>a))],o=[...new Set(t.map(({path:a})=>a))].slice(0,ie);s.length>Q&&
(r=true);let i=s.slice(0,Q);return{folders:i,files:o,answer({texts:a,open:d}){if(t.some(({path:p,text:z})=>a.get(p)?.includes(z)))return"needed";let c=n.map(p=>le(
p,a));return c.includes("yes")?"needed":r||c.includes("uncertain")||i.some(p=>d.has(p))?"perhaps":"not-needed"}}}async function ae(e){let{input:n,when:t}=e,r=H(
e),s="expect_matches"in n&&typeof n.expect_matches=="object"&&n.expect_matches.min===0;if(!r||!s||t!==void 0)return;let o=await W(r.held&&"syntax"in r.held?{...r,
endings:void 0}:r);return typeof o=="string"?void 0:o}function le(e,n){let t=false;for(let[r,s]of n){if(!e.names(r))continue;let o=s===void 0?void 0:de(e,s);if(o)
return"yes";t||=o===void 0}return t?"uncertain":"no"}function de(e,n){try{return e.holds(n)}catch(t){if(t instanceof M)return;throw t}}var I=l({text:u().nullish(),
isBinary:h().nullish(),isTruncated:h().nullish(),byteSize:g().optional()}),ue=l({entries:b(l({name:u(),mode:g(),object:I.nullable()})).nullish()}),J="object { .\
.. on Blob { text isBinary isTruncated byteSize } }";function P({folders:e,files:n},t="HEAD"){let r=[...new Set(e.flatMap(o=>["",...D(o),o]))],s=[...e.map((o,i)=>({
key:`folder${i}`,path:o,fields:`... on Tree { entries { name mode ${J} } }`})),...n.map((o,i)=>({key:`file${i}`,path:o,fields:J.slice(9,-2)})),...r.map((o,i)=>({
key:`rules${i}`,path:o===""?".gitattributes":`${o}/.gitattributes`,fields:"... on Blob { text }"}))];return{asked:s,parameters:s.map(({key:o})=>`$${o}: String!`),
fields:s.map(({key:o,fields:i})=>`${o}: object(expression: $${o}) { ${i} }`).join(`
`),variables:Object.fromEntries(s.map(({key:o,path:i})=>[o,`${t}:${i}`]))}}function Te(e,n){let t={texts:new Map,open:new Set},r=false;for(let{key:o,path:i}of P(
n).asked){let a=e[o];a!==null&&(o.startsWith("rules")?r||=ce.test(I.safeParse(a).data?.text??"filter"):o.startsWith("file")?t.texts.set(i,V(I.safeParse(a).data)):
pe(i,ue.safeParse(a).data,t))}return r?{...t,texts:new Map([...t.texts.keys()].map(o=>[o,void 0]))}:t}var ce=/filter|ident|working-tree-encoding/;function pe(e,n,{
texts:t,open:r}){let{entries:s}=n??{entries:null};(s===null||s?.length===0||(s??[]).length>=be)&&r.add(e);for(let{name:o,mode:i,object:a}of s??[])fe.has(i)?t.set(
`${e}/${o}`,a?V(a):void 0):me.has(i)||r.add(e)}var fe=new Set([33188,33261,33204]),me=new Set([40960,57344]),be=1e3;function V(e){let{text:n,isBinary:t,isTruncated:r,
byteSize:s}=e??{};if(typeof n!="string"||t||r||n.includes("\uFFFD"))return;let o=Buffer.from(n);return o.length===s?o:void 0}var Be=1e3,ge=100,K=e=>l({total_count:g(),
incomplete_results:h(),items:b(e)}),X=(e,n,t)=>`/search/${e}?${new URLSearchParams({q:n,per_page:String(ge),page:String(t)})}`,Ue=(e,n)=>E(X("code",e,n),K(l({repository:l(
{full_name:y})}).transform(({repository:t})=>t.full_name))),Le=(e,n)=>E(X("repositories",e,n),K(l({full_name:y}).transform(({full_name:t})=>t))),he=l({number:g(),
url:u(),state:A(["OPEN","CLOSED","MERGED"]),isDraft:h(),createdAt:u(),mergedAt:u().nullable(),closedAt:u().nullable(),baseRefName:y,headRefOid:S,mergeable:A(["M\
ERGEABLE","CONFLICTING","UNKNOWN"]),headRefName:y,headRepository:l({databaseId:g().nullable()}).nullable(),commits:l({nodes:b(l({commit:l({statusCheckRollup:l({
state:u()}).nullable()})}).nullable()).nullable()})}),x=e=>l({nodes:b(e.nullable()).nullable()}).transform(({nodes:n})=>(n??[]).filter(t=>t!==null)),Z=l({pageInfo:F,
nodes:b(he.nullable()).nullable()}).transform(({pageInfo:e,nodes:n})=>({pulls:(n??[]).filter(t=>t!==null),after:e.hasNextPage?e.endCursor:null,isWhole:n?.every(
t=>t!==null)??false})),ye=k({nameWithOwner:y,databaseId:g().nullable(),isArchived:h(),isDisabled:h(),isEmpty:h(),viewerPermission:u().nullable(),tip:l({name:y,target:l(
{oid:S}).nullable()}).nullable(),pullRequests:Z,ledger:l({target:l({oid:S,file:l({object:l({text:u().nullish()}).nullable()}).nullish()}).nullable()}).nullable(),
refs:x(l({name:u(),target:l({oid:S}).nullable()})).nullable()}),ze=l({data:l({viewer:l({login:y})}).catchall(_()).transform(({viewer:e,...n})=>({viewer:e.login,
repositories:n})).pipe(l({viewer:u(),repositories:R(u(),ye.nullable())})),errors:b(l({message:u(),type:u().optional(),path:b(_()).optional()})).default([])}),Ge=25,
N=500,we=new Set(["NOT_FOUND","FORBIDDEN"]);function Y(e){let[n,t]=[e[0]?.split("/")[0]??"",e.map(d=>d.split("/")[1]??"")],r=t.map((d,c)=>`r${c}: repository(own\
er: $owner, name: $n${c}) { databaseId }`),s=`query($owner: String!, ${t.map((d,c)=>`$n${c}: String!`).join(", ")}) {
${r.join(`
`)}
}`,o={owner:n,...Object.fromEntries(t.map((d,c)=>[`n${c}`,d]))},a=l({data:R(u(),l({databaseId:g().nullable()}).nullable()).nullish(),errors:b(l({type:u().optional(),
path:b(_()).optional()})).default([])}).transform(({data:d,errors:c})=>{let p=new Set(c.flatMap(({type:f,path:m})=>we.has(f)?[m?.[0]]:[])),z=f=>d?.[`r${f}`]?.databaseId??
void 0;return{ids:new Map(e.flatMap((f,m)=>z(m)===void 0?[]:[[f,z(m)??0]])),open:e.filter((f,m)=>z(m)===void 0&&!p.has(`r${m}`))}});return{method:"POST",path:"/\
graphql",body:{query:s,variables:o},answer:a,partial:true}}function ee(e){let n=e.flatMap((t,r)=>{let[s,o]=t.split("/");return[[`o${r}`,s],[`n${r}`,o]]});return{
parameters:e.map((t,r)=>`$o${r}: String!, $n${r}: String!`),variables:Object.fromEntries(n)}}var ne=`number url state isDraft createdAt mergedAt closedAt baseRe\
fName headRefName headRefOid mergeable headRepository { databaseId }
  commits(last: 1) { nodes { commit { statusCheckRollup { state } } } }`,Re=e=>`nameWithOwner databaseId isArchived isDisabled isEmpty viewerPermission
tip: ${e} { name target { oid } }
pullRequests(headRefName: $branch, first: 20, orderBy: { field: CREATED_AT, direction: DESC }) {
  pageInfo { hasNextPage endCursor }
  nodes { ${ne} }
}
ledger: ref(qualifiedName: $ledger) { target { oid ... on Commit { file(path: "${L}") { object { ... on Blob { text } } } } } }
refs(refPrefix: $notes, first: 20) { nodes { name target { oid } } }`,We=(e,n,t)=>{let[r,s]=e.split("/"),o=`query($owner: String!, $name: String!, $branch: Stri\
ng!, $after: String!) {
repository(owner: $owner, name: $name) {
  pullRequests(headRefName: $branch, first: 100, after: $after, orderBy: { field: CREATED_AT, direction: DESC }) {
    pageInfo { hasNextPage endCursor }
    nodes { ${ne} }
  }
}
}`,i=l({repository:l({pullRequests:Z})}).transform(({repository:a})=>a.pullRequests);return q(o,{owner:r,name:s,branch:n,after:t},i)};function He(e){let{names:n,
branch:t,notes:r,base:s,files:o={folders:[],files:[]}}=e,i=s===void 0?void 0:`refs/heads/${s}`,a=ee(n),d=P(o,i),c=[...i===void 0?[]:["$tip: String!"],...a.parameters,
...d.parameters],p=n.map((m,v)=>`r${v}: repository(owner: $o${v}, name: $n${v}) { ...asked }`);return{method:"POST",path:"/graphql",body:{query:`query($branch: \
String!, $ledger: String!, $notes: String!, ${c.join(", ")}) {
viewer { login }
${p.join(`
`)}
}
fragment asked on Repository {
${Re(i===void 0?"defaultBranchRef":"ref(qualifiedName: $tip)")}
${d.fields}
}`,variables:{branch:t,ledger:G(t),notes:r,...i&&{tip:i},...a.variables,...d.variables}},answer:ze,partial:true}}var $e=l({name:u().nullish(),login:u().nullish(),
slug:u().nullish()}),Se=l({name:u().nullish(),conclusion:u().nullish(),context:u().nullish(),state:u().nullish()}),xe=l({headRefOid:u(),reviewDecision:u().nullish(),
latestOpinionatedReviews:x(l({state:u(),commit:l({oid:u()}).nullish()})).nullish()}),_e=xe.extend({reviewRequests:x(l({requestedReviewer:$e.nullable()})).nullable(),
commits:x(l({commit:l({statusCheckRollup:l({contexts:x(Se)}).nullable()})}))}).transform(({reviewRequests:e,commits:n,...t})=>({isApproved:Ee(t),failing:[...new Set(
n.flatMap(({commit:r})=>r.statusCheckRollup?.contexts??[]).filter(({conclusion:r,state:s})=>je.has(r??s??"")).map(({name:r,context:s})=>r??s??""))],reviewers:(e??
[]).flatMap(({requestedReviewer:r})=>r?.login??r?.slug??[])}));function Ee({headRefOid:e,reviewDecision:n,latestOpinionatedReviews:t}){return n||!t?n==="APPROVE\
D":t.some(({state:s,commit:o})=>s==="APPROVED"&&o?.oid===e)&&t.every(({state:s})=>s!=="CHANGES_REQUESTED")}var je=new Set(["FAILURE","TIMED_OUT","STARTUP_FAILUR\
E","ACTION_REQUIRED","CANCELLED","ERROR"]);function Qe(e){let{parameters:n,variables:t}=ee(e.map(({repository:a})=>a)),r=Object.fromEntries(e.map(({number:a},d)=>[
`p${d}`,a])),s=e.map((a,d)=>`r${d}: repository(owner: $o${d}, name: $n${d}) { pullRequest(number: $p${d}) { ...review } }`),o=`query(${[...n,...e.map((a,d)=>`$p${d}\
: Int!`)].join(", ")}) {
${s.join(`
`)}
}
fragment review on PullRequest {
  headRefOid
  reviewDecision
  latestOpinionatedReviews(first: 100, writersOnly: true) { nodes { state commit { oid } } }
  reviewRequests(first: 20) { nodes { requestedReviewer { ... on User { login } ... on Team { slug } } } }
  commits(last: 1) { nodes { commit { statusCheckRollup { contexts(first: 100) { nodes {
    ... on CheckRun { name conclusion } ... on StatusContext { context state }
  } } } } } }
}`,i=l({data:R(u(),l({pullRequest:_e.nullable()}).nullable()).nullish()}).transform(({data:a})=>e.map((d,c)=>a?.[`r${c}`]?.pullRequest??void 0));return{method:"\
POST",path:"/graphql",body:{query:o,variables:{...t,...r}},answer:i,partial:true}}var Je=(e,n,t)=>$("POST",`${j(e)}/git/refs`,{ref:n,sha:t}),Ve=(e,n,t)=>$("PATC\
H",`${j(e)}/git/refs/${n}`,{sha:t,force:true}),Ke=(e,n)=>$("DELETE",`${j(e)}/git/refs/${n}`),Oe=l({id:g(),account:l({login:y}).nullable(),permissions:R(u(),u()),
suspended_at:u().nullish()}),Xe=()=>E("/app/installations?per_page=100",b(Oe)),Ze=(e,n)=>$("POST",`/app/installations/${e}/access_tokens`,{permissions:n},l({token:u(),
expires_at:u()}));function te(e,{pace:n,now:t}){let r=e.flatMap(({pull:i})=>i??[]),s=e.filter(({pull:i,state:a})=>i&&a!=="merged"&&a!=="closed").length,o=r.filter(
({createdAt:i})=>t-Date.parse(i)<36e5).length;return Math.max(0,Math.min(n.open_at_most-s,n.per_hour-o))}function re(e){let n=t=>e.filter(r=>r.todo===t);return{
updates:n("update"),candidates:[...n("open"),...n("again")]}}function oe(e,n){let{updates:t,candidates:r}=re(e);return{next:[...t,...r.slice(0,n)],left:Math.max(
0,r.length-n)}}function en(e,n){let t=re(e),[r,s]=[[...t.updates],[...t.candidates]],[o,i]=[0,0],a=[];return{async next(){let d=r.shift();if(d)return d;for(;s.length>
0&&o+i>=n&&i>0;)await new Promise(p=>a.push(p));if(o+i>=n)return;let c=s.shift();return c&&(i+=1),c},done({todo:d},c){if(d!=="update"){i-=1,c&&(o+=1);for(let p of a.
splice(0))p()}},left:()=>s.length+r.length}}var C=256;function an(e,n){let t=te(e,n),{next:r,left:s}=oe(e,t),o=Math.max(1,Math.min(n.parallel,r.length)),i=Math.
round(n.pace.writes_per_minute/o*100)/100,a=r.map(({repository:d})=>({repository:d,writes_per_minute:i}));return{chunks:Array.from({length:Math.ceil(a.length/C)},
(d,c)=>({include:a.slice(c*C,(c+1)*C)})),max_parallel:o,room:t,left:s}}var O="JOB_COMPLETION_INDEX";function ln(e,n){let[,t="",r=""]=/^(auto|\d{1,6})\/(\d{1,6})$/.
exec(e)??[],s=t==="auto"?ve(n[O]):Number(t),o=Number(r);if(s>=1&&s<=o)return{index:s,of:o};let i=t==="auto"&&r!==""?`\`--shard ${e}\` has no shard ${s}: ${O} is\
 ${s-1}. Give the Job as many completions as there are shards.`:`${JSON.stringify(e)} names no shard. Write 2/8 for the second of eight, or auto/8 where ${O} te\
lls which.`;throw new w({name:"USAGE",message:i})}function ve(e){if(e!==void 0&&/^\d{1,6}$/.test(e))return Number(e)+1;let n=`\`--shard auto/\u2026\` needs ${O}\
, which an indexed Job of Kubernetes sets. Elsewhere write the number, as in 2/8.`;throw new w({name:"USAGE",message:n})}async function dn(e,n){let t=new Map,r=e.
length>0?[e]:[];for(let s=r.pop();s;s=r.pop()){let o=s.slice(0,N),i=await n.send(Y(o));for(let[c,p]of i.ids)t.set(c,p);let a=Math.ceil(i.open.length/2);if(o.length===
1&&a>0)throw new w({name:"GITHUB_FAILED",message:`GitHub does not say which repository ${o[0]} is. Try again later.`});let d=[s.slice(N),i.open.slice(a),i.open.
slice(0,a)];r.push(...d.filter(({length:c})=>c>0))}return t}function un({index:e,of:n},{id:t,name:r}){return parseInt(T(String(t??r.toLowerCase())).slice(0,12),
16)%n===e-1}function cn(e,n){if(!n)return e;let{index:t,of:r}=n,[s,o]=e.open_at_most<=e.per_hour?["open_at_most",e.open_at_most]:["per_hour",e.per_hour];if(r>o){
let a=`${r} shards share \`${s}: ${o}\`, so that some would open nothing. Raise it, or use at most ${o} shards.`;throw new w({name:"USAGE",message:a})}let i=a=>Math.
floor(a/r)+(t<=a%r?1:0);return{open_at_most:i(e.open_at_most),per_hour:i(e.per_hour),writes_per_minute:e.writes_per_minute/r}}export{Ce as a,Te as b,Be as c,ge as d,
Ue as e,Le as f,Ge as g,We as h,He as i,Qe as j,Je as k,Ve as l,Ke as m,Xe as n,Ze as o,te as p,oe as q,en as r,an as s,ln as t,dn as u,un as v,cn as w};
