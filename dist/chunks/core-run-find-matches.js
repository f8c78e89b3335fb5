import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_run_apply_2$a as X}from"./run.js";import{a as Y}from"./core-run-on-baseline.js";
import"./core-run-commands-command-cache-2.js";import"./core-run-verification-2.js";import"./core-run-commands-execute-command.js";import"./core-git-stored-credentials.js";
import"./core-run-isolated-worktree.js";import"./core-workspace-checkout.js";import"./hook.js";import{core_plan_define_plan$c as D}from"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./hook.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import{core_run_request$e as L}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import{core_engine_replay$b as A,
core_engine_replay$c as C,core_engine_replay$e as x}from"./run.js";import"./run.js";import{core_engine_file_step$a as _,core_engine_file_step$b as R,core_engine_file_step$c as T,
core_engine_file_step$f as M,core_engine_file_step$g as v,core_engine_file_step$h as B,core_engine_file_step$i as G}from"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import{core_policy_secrets_2$d as P,core_policy_secrets_2$e as N}from"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./hook.js";import{core_report_build_report$c as F}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./run.js";import"./run.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import{core_engine_file_search$c as k,core_engine_file_search$f as E,core_engine_file_search$h as d}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_plan_steps$d as b}from"./start.js";
import"./start.js";import"./start.js";import{core_tools_notebook_edit$l as h}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import{core_run_options$a as I}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import{core_text_match_hints$r as O}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import{core_tools_permission$b as S,core_tools_permission$e as w}from"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import{core_workspace_file_identity$j as g}from"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import{core_text_words$q as y}from"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";var we=(e,t)=>g(
async()=>{I(t,X);let n=L(D(e),t);return Y(n.plans,t,async o=>{let r={version:1,repository:o.git.root,base:o.base};return N({...r,...await q(n.steps,o)})})});async function q(e,t){
let n=z(t),o=[],r=[];for(let p of e)t.signal?.throwIfAborted(),r.push(await K(p,n,o));return{steps:r,matches:o}}var H=1e5;async function K(e,t,n){let{index:o,id:r,
tool:p}=e,i={index:o,...r!==void 0&&{id:r},tool:p};if(e.leftOut)return{...i,files:0,matches:0,searched:false,notes:["Left out."]};if(!J(e))return{...i,files:0,matches:0,
searched:false};let f=n.length,m=[],l=[],c=0;for await(let s of Q(e,t))if(s.type==="note"&&m.push(s.note),s.type==="problem"&&l.push({...s.path!==void 0&&{file_path:s.
path},...F(s.problem)}),s.type==="found"){if(n.length+s.found.places.length>H){l.push(F({name:"LIMIT_EXCEEDED",message:V}));break}c+=1;for(let a of await W(s.found))
n.push({step:o,file_path:s.path,...a})}return{...i,files:c,matches:n.length-f,searched:true,...m.length>0&&{notes:m},...l.length>0&&{errors:l}}}var V=`There are\
 more than ${H} matches, and those of this file and the ones after it are left out. Narrow the glob or the pattern.`;async function W({text:e,places:t}){let n=await P(
e),[o,r,p]=[1,0,0];return t.map(({start:i,end:f,captures:m})=>{for(let a=e.indexOf(`
`,p);a>=0&&a<i;a=e.indexOf(`
`,p))o+=1,r=p=a+1;let l=e.slice(i,f),c=n.slice(i,f)===l,s=Object.entries(m).map(([a,u])=>[a,y(c?u:$(u),j)]);return{line:o,column:i-r+1,end_line:o+l.split(`
`).length-1,text:y(n.slice(i,f),j),captures:Object.fromEntries(s)}})}var j=1e3,$=e=>e.replace(/[^\n]/g,"*");function z({overlay:e,policy:t,tracked:n}){let o=Number.
POSITIVE_INFINITY;return{workspace:e(),states:A(),policy:t,options:{reads:"auto",trailing_whitespace:"keep"},budgets:{bytes:o,tokens:o},show:false,tracked:n,touched:()=>[]}}
var J=({tool:e,input:t})=>h(e).find!==void 0&&!("old_string"in t&&t.old_string==="");async function*Q(e,t){let n=await C(e,t);if(!n.ok)return yield{type:"proble\
m",problem:n.problem};if(n.unmet)return yield{type:"note",note:n.unmet};let o=await x(e,t);if(o)return yield{type:"problem",problem:o};yield*d(e)?Z(e,t):U(e,b(e),
t)}async function*Z(e,t){let n=d(e),o=n&&await E(n);if(!n||!o)return;if(typeof o=="string")return yield{type:"problem",problem:{name:"INVALID_INPUT",message:o}};
let r=await R(n,t);if(r)return yield{type:"problem",problem:r};let p={...t,needsNoRead:true,workspace:M(t.workspace)},i=[],f=false;for(let a of v(o,n,p)){f=true;
for await(let u of U(e,a,p))i.push({path:a}),yield u}let m=await _(e,{done:i,search:o,context:t}),[l=""]=m?.message.split(`
`,1)??[],c=e.tool==="Edit"&&i.length===0?O(e.input,b(e),f):[],s=m?.name==="LANGUAGE_UNKNOWN"?[]:G(await T(e,t));for(let a of[l,...c,...s].filter(Boolean))yield{
type:"note",note:a}}async function*U(e,t,n){let o=await ee(e,t,n);o.ok?o.places.length>0&&(yield{type:"found",path:t,found:o}):yield{type:"problem",path:t,problem:o.
problem}}async function ee(e,t,n){let o=w(t,S,n);if(o)return{ok:false,problem:o};let r=d(e)?B(e,t):e;return k(()=>t,async()=>await h(r.tool).find?.(r.input,n)??
te)}var te={ok:true,text:"",places:[]};export{we as findMatches};
