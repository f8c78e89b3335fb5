import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{package$a as h}from"./version.js";import{core_run_run_mode$c as G}from"./run.js";
import{core_run_execute_run$a as B}from"./run.js";import{core_run_report_run$b as z}from"./run.js";import{core_run_request$c as D,core_run_request$e as F,core_run_request$h as W}from"./run.js";
import{core_history_stored_changes$c as j,core_history_stored_changes$d as C}from"./run.js";import{core_plan_parse_2$a as T}from"./run.js";import{core_plan_print_2$c as A}from"./run.js";
import{core_policy_secrets_2$e as I,core_policy_secrets_2$f as N}from"./run.js";import{core_plan_options$a as P}from"./run.js";import{core_report_net_changes$d as E}from"./start.js";
import{core_text_neutralise$f as b}from"./start.js";import{core_git_commands_diff$g as L}from"./start.js";import{core_workspace_replacement$q as S}from"./start.js";
import{core_plan_steps$g as _}from"./start.js";import{core_tools_notebook_edit$p as q}from"./start.js";import{core_workspace_path_guard$l as $}from"./start.js";
import{core_history_manifest$c as w,core_history_manifest$i as M,core_history_manifest$k as k,core_history_manifest$m as g}from"./start.js";import{core_text_digest$a as O}from"./hook.js";
import{errors$b as R}from"./hook.js";async function Ie(e){let{baseline:n,request:t,policy:r,plans:a,steps:i,branch:s}=e,l=await Z(a),d=await ee(e);if(typeof l==
"string"||typeof d=="string")return{note:v([l,d])};let{base:o,head:p}=n,c=te(t.header.words),f={version:1,engine:h.version,plan:t.header.digest,plans:l,branch:`\
refs/heads/${s}`,base:p.commit,...o.commit!==p.commit&&{replayed_on:o.commit},options:t.overrides,...c&&{words:c},without:[...t.header.without],answers:ne(i),results:d,
...r.source&&{policy:{name:r.source.name,sha256:O(r.source.text)}}},u=M(f);return Buffer.byteLength(u.text)>w?{note:v(["size"])}:V(u)?{manifest:u}:{note:v(["for\
m"])}}function V({text:e,digest:n}){try{return M(k(e,n)).text===e}catch(t){if(t instanceof R)return false;throw t}}var Q={size:`it would be larger than ${w/1024/
1024} MiB`,credential:"the plan or what a program changed holds a credential, which it would repeat",form:"its reader would refuse it. Use a name of a branch an\
d options without characters that are not seen"},v=e=>`The branch has no manifest, so \`mode: verify\` cannot prove it: ${Q[X.find(n=>e.includes(n))??"size"]}.`,
X=["credential","form"];async function Z(e){let n=[],t=0;for(let r of e){let a=[];for(let s of A(r)){if(t+=Buffer.byteLength(s),t>w)return"size";if(await H(JSON.
parse(s)))return"credential";a.push(s)}if(r.vars&&await H(r.vars))return"credential";let[i="plan"]=_(r.steps).files;n.push({name:i,text:a.join(""),...r.vars&&{vars:r.
vars}})}return n}var H=async e=>await I(e)!==e;async function ee({git:e,run:n,formatters:t,commands:r}){if(!n)return[];let a=t.length===0?[]:[{programs:[...t],...j(
await e.run(L(n.head.commit)))}],i=[...r.map(({files:s,...l})=>l),...a];for(let s of i){let l=[...s.programs,...C(s).toString("utf8").split(`
`)];if((await N(l)).some((o,p)=>o!==l[p]))return"credential"}return i}var ne=e=>e.flatMap(({index:n,policy:t,error:r})=>{let a=r?.name==="POLICY_ASK"||r?.name===
"PATH_DENIED";return a||t?.rule==="granted"?[{step:n,allowed:!a}]:[]});function te(e){let n=Object.entries(e??{}).filter(([,t])=>t!==void 0);return n.length>0?Object.
fromEntries(n):void 0}function re(e,n){let t=e.plans.map(({name:s,text:l,vars:d})=>{let o=T({name:s,text:l,format:"jsonl"});if(!o.ok)throw g(n,`holds a plan wit\
h errors: ${o.problems[0]?.message}`);return{...o.plan,...d&&{vars:d}}}),{words:r,without:a}=e,i=F(t,{overrides:se(e,n),without:a,commitWords:r});if(i.header.digest===
e.plan)return{plans:t,request:i};throw g(n,`holds other plans than it says: their digest is ${i.header.digest}`)}function se({options:e},n){for(let[t,r]of Object.
entries(e))if(!(Object.hasOwn(P.shape,t)?P.shape[t]:void 0)?.safeParse(r).success)throw g(n,`holds ${t}: ${r}, which is not an option`);return e}async function Ne({
manifest:e,digest:n,commits:t,...r},a){let{request:i}=re(e,n),s=t===void 0?i:W(i,{commits:t}),{title:l}=s.header,d=[],o=await B(s,r,{...le(e,n),limits:r.policyOf!==
void 0},async(c,f)=>{let{store:u,policy:m}=c,{run:y,request:Y}=f;if(!y)return{written:false};let{steps:x}=await z(c,f),{mechanical:K=[]}=m.file,J=oe(x,{policy:m,
request:Y,answers:e.answers}),U=ce(e,m.source?.text);return d.push(await a({git:u.git,run:y,title:l,steps:x,unanswered:J,mechanical:K,notes:U})),{written:false}});
if(d.length>0)return d[0];let[p]=[...o.problems??[],...o.steps.flatMap(({error:c})=>c??[])];throw new R(p??{name:"VERIFY_MISMATCH",message:ie})}function oe(e,{policy:n,
request:t,answers:r}){let a=new Set(r.map(({step:s})=>s)),i=new Map(Array.from(t.steps,s=>[s.index,D(s,t)]));return e.flatMap(s=>{if(s.status!=="applied"||a.has(
s.index))return[];let l=new Map(i.get(s.index)?.map(o=>[ae(o.path),o.effects]));return E(s).flatMap(({file_path:o,old_mode:p,new_mode:c})=>{let f=q(s.tool,{was:p!==
S,is:c!==S}),u=[...f.effects,...l.get(o)??[]],{behavior:m,reason:y}=n.decide(o,{...f,effects:u});return m==="ask"?[`Step ${s.index}, ${s.tool} of ${b(o)}: ${b(y)}\
.`]:[]}).slice(0,1)})}var ae=e=>{let n=$(e);return n.ok?n.path:e},ie="What the manifest records changes nothing on its base. Run editplan again for this branch.",
le=(e,n)=>({...G,place:{head:e.base,base:e.replayed_on??e.base},tellsCommits:true,asks:true,commands:async()=>de(e),recorded:{digest:n,answers:e.answers,results:e.
results}}),de=({results:e})=>new Map(e.flatMap(n=>n.step===void 0?[]:[[n.step,n]])),ce=({engine:e,policy:n},t)=>{let r=t===void 0?void 0:O(t);return[...e===h.version?
[]:[`The run was made by editplan ${e}; this is ${h.version}.`],...n?.sha256===r?[]:[`The run followed another policy (${n?.name??"none"}) than this one.`]]};export{
Ie as a,re as b,Ne as c};
