import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_outcome$b as I}from"./start.js";import{package$a as y}from"./version.js";
import{core_run_run_mode$c as H}from"./run.js";import{core_run_execute_run$a as G}from"./run.js";import{core_run_report_run$b as B}from"./run.js";import{core_run_request$c as F,
core_run_request$e as W,core_run_request$h as z}from"./run.js";import{core_history_stored_changes$c as C,core_history_stored_changes$d as D}from"./run.js";import{
core_plan_parse_2$a as L}from"./run.js";import{core_plan_print_2$d as T}from"./run.js";import{core_policy_secrets_2$e as N,core_policy_secrets_2$f as _}from"./run.js";
import{core_report_net_changes$d as E}from"./start.js";import{core_text_neutralise$f as P}from"./start.js";import{core_git_commands_diff$g as j}from"./start.js";
import{core_workspace_replacement$q as S}from"./start.js";import{core_plan_steps$g as A}from"./start.js";import{core_tools_notebook_edit$p as q}from"./start.js";
import{core_plan_options$a as M}from"./start.js";import{core_history_manifest$c as h,core_history_manifest$i as b,core_history_manifest$k as k,core_history_manifest$m as w}from"./start.js";
import{core_workspace_path_guard$l as $}from"./start.js";import{core_text_digest$a as O}from"./hook.js";import{errors$b as R}from"./hook.js";async function Ne(e){
let{baseline:n,request:t,policy:r,plans:a,steps:i,branch:s}=e,l=await Z(a),d=await ee(e);if(typeof l=="string"||typeof d=="string")return{note:v([l,d])};let{base:o,
head:c}=n,p=te(t.header.words),u={version:1,engine:y.version,plan:t.header.digest,plans:l,branch:`refs/heads/${s}`,base:c.commit,...o.commit!==c.commit&&{replayed_on:o.
commit},options:t.overrides,...p&&{words:p},without:[...t.header.without],answers:ne(i),results:d,...r.source&&{policy:{name:r.source.name,sha256:O(r.source.text)}}},
f=b(u);return Buffer.byteLength(f.text)>h?{note:v(["size"])}:V(f)?{manifest:f}:{note:v(["form"])}}function V({text:e,digest:n}){try{return b(k(e,n)).text===e}catch(t){
if(t instanceof R)return false;throw t}}var Q={size:`it would be larger than ${h/1024/1024} MiB`,credential:"the plan or what a program changed holds a credenti\
al, which it would repeat",form:"its reader would refuse it. Use a name of a branch and options without characters that are not seen"},v=e=>`The branch has no m\
anifest, so \`mode: verify\` cannot prove it: ${Q[X.find(n=>e.includes(n))??"size"]}.`,X=["credential","form"];async function Z(e){let n=[],t=0;for(let r of e){
let a=[];for(let s of T(r)){if(t+=Buffer.byteLength(s),t>h)return"size";if(await Y(JSON.parse(s)))return"credential";a.push(s)}if(r.vars&&await Y(r.vars))return"\
credential";let[i="plan"]=A(r.steps).files;n.push({name:i,text:a.join(""),...r.vars&&{vars:r.vars}})}return n}var Y=async e=>await N(e)!==e;async function ee({git:e,
run:n,formatters:t,commands:r}){if(!n)return[];let a=t.length===0?[]:[{programs:[...t],...C(await e.run(j(n.head.commit)))}],i=[...r.map(({files:s,...l})=>l),...a];
for(let s of i){let l=[...s.programs,...D(s).toString("utf8").split(`
`)];if((await _(l)).some((o,c)=>o!==l[c]))return"credential"}return i}var ne=e=>e.flatMap(({index:n,policy:t,error:r})=>{let a=r?.name==="POLICY_ASK"||r?.name===
"PATH_DENIED";return a||t?.rule==="granted"?[{step:n,allowed:!a}]:[]});function te(e){let n=Object.entries(e??{}).filter(([,t])=>t!==void 0);return n.length>0?Object.
fromEntries(n):void 0}function re(e,n){let t=e.plans.map(({name:s,text:l,vars:d})=>{let o=L({name:s,text:l,format:"jsonl"});if(!o.ok)throw w(n,`holds a plan wit\
h errors: ${o.problems[0]?.message}`);return{...o.plan,...d&&{vars:d}}}),{words:r,without:a}=e,i=W(t,{overrides:se(e,n),without:a,commitWords:r});if(i.header.digest===
e.plan)return{plans:t,request:i};throw w(n,`holds other plans than it says: their digest is ${i.header.digest}`)}function se({options:e},n){for(let[t,r]of Object.
entries(e))if(!(Object.hasOwn(M.shape,t)?M.shape[t]:void 0)?.safeParse(r).success)throw w(n,`holds ${t}: ${r}, which is not an option`);return e}async function _e({
manifest:e,digest:n,commits:t,...r},a){let{request:i}=re(e,n),s=t===void 0?i:z(i,{commits:t}),{title:l}=s.header,d=[],o=await G(s,r,{...le(e,n),limits:r.policyOf!==
void 0},async(c,p)=>{let{store:u,policy:f}=c,{run:m,request:g}=p;if(!m)return{written:false};let{steps:x}=await B(c,p),{mechanical:K=[]}=f.file,J=oe(x,{policy:f,
request:g,answers:e.answers}),U=ce(e,f.source?.text);return d.push(await a({git:u.git,run:m,title:l,steps:x,unanswered:J,mechanical:K,notes:U})),{written:false}});
if(d.length>0)return d[0];throw new R(I(o)??{name:"VERIFY_MISMATCH",message:ie})}function oe(e,{policy:n,request:t,answers:r}){let a=new Set(r.map(({step:s})=>s)),
i=new Map(Array.from(t.steps,s=>[s.index,F(s,t)]));return e.flatMap(s=>{if(s.status!=="applied"||a.has(s.index))return[];let l=new Map(i.get(s.index)?.map(o=>[ae(
o.path),o.effects]));return E(s).flatMap(({file_path:o,old_mode:c,new_mode:p})=>{let u=q(s.tool,{was:c!==S,is:p!==S}),f=[...u.effects,...l.get(o)??[]],{behavior:m,
reason:g}=n.decide(o,{...u,effects:f});return m==="ask"?[`Step ${s.index}, ${s.tool} of ${P(o)}: ${P(g)}.`]:[]}).slice(0,1)})}var ae=e=>{let n=$(e);return n.ok?
n.path:e},ie="What the manifest records changes nothing on its base. Run editplan again for this branch.",le=(e,n)=>({...H,place:{head:e.base,base:e.replayed_on??
e.base},tellsCommits:true,asks:true,commands:async()=>de(e),recorded:{digest:n,answers:e.answers,results:e.results}}),de=({results:e})=>new Map(e.flatMap(n=>n.step===
void 0?[]:[[n.step,n]])),ce=({engine:e,policy:n},t)=>{let r=t===void 0?void 0:O(t);return[...e===y.version?[]:[`The run was made by editplan ${e}; this is ${y.version}\
.`],...n?.sha256===r?[]:[`The run followed another policy (${n?.name??"none"}) than this one.`]]};export{Ne as a,re as b,_e as c};
