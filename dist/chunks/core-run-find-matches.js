import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_run_apply_2$a as D}from"./run.js";import{a as X}from"./core-run-on-baseline.js";
import"./core-run-commands-command-cache-2.js";import"./core-run-verification-2.js";import"./core-run-commands-execute-command.js";import"./core-git-stored-credentials.js";
import"./core-run-isolated-worktree.js";import"./core-workspace-checkout.js";import"./hook.js";import{core_plan_define_plan$c as x}from"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./hook.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import{core_run_request$e as L}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import{core_engine_replay$b as E,
core_engine_replay$c as T,core_engine_replay$e as G}from"./run.js";import"./run.js";import{lru_cache$b as A,lru_cache$c as _,lru_cache$d as R,lru_cache$g as C,lru_cache$h as M,
lru_cache$i as v,lru_cache$j as B}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import{core_policy_secrets_2$d as O,core_policy_secrets_2$e as P}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./hook.js";import{core_report_build_report$c as h}from"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./run.js";import"./run.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import{core_engine_file_search$c as N,core_engine_file_search$f as k,core_engine_file_search$h as d}from"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_plan_steps$d as F}from"./start.js";import"./start.js";import"./start.js";
import{core_tools_notebook_edit$l as y}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_run_options$a as b}from"./start.js";
import{core_tools_edit_search$r as w}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import{core_tools_permission$b as I,core_tools_permission$e as S}from"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import{core_workspace_file_identity$j as g}from"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";var Se=(e,t)=>g(async()=>{b(t,D);let n=L(x(e),t);return X(n.plans,t,async o=>{let r={version:1,repository:o.
git.root,base:o.base};return P({...r,...await q(n.steps,o)})})});async function q(e,t){let n=z(t),o=[],r=[];for(let l of e)t.signal?.throwIfAborted(),r.push(await K(
l,n,o));return{steps:r,matches:o}}var H=1e5;async function K(e,t,n){let{index:o,id:r,tool:l}=e,i={index:o,...r!==void 0&&{id:r},tool:l};if(e.leftOut)return{...i,
files:0,matches:0,searched:false,notes:["Left out."]};if(!J(e))return{...i,files:0,matches:0,searched:false};let f=n.length,c=[],p=[],m=0;for await(let s of Q(e,
t))if(s.type==="note"&&c.push(s.note),s.type==="problem"&&p.push({...s.path!==void 0&&{file_path:s.path},...h(s.problem)}),s.type==="found"){if(n.length+s.found.
places.length>H){p.push(h({name:"LIMIT_EXCEEDED",message:V}));break}m+=1;for(let a of await W(s.found))n.push({step:o,file_path:s.path,...a})}return{...i,files:m,
matches:n.length-f,searched:true,...c.length>0&&{notes:c},...p.length>0&&{errors:p}}}var V=`There are more than ${H} matches, and those of this file and the one\
s after it are left out. Narrow the glob or the pattern.`;async function W({text:e,places:t}){let n=await O(e),[o,r,l]=[1,0,0];return t.map(({start:i,end:f,captures:c})=>{
for(let a=e.indexOf(`
`,l);a>=0&&a<i;a=e.indexOf(`
`,l))o+=1,r=l=a+1;let p=e.slice(i,f),m=n.slice(i,f)===p,s=Object.entries(c).map(([a,u])=>[a,j(m?u:$(u))]);return{line:o,column:i-r+1,end_line:o+p.split(`
`).length-1,text:j(n.slice(i,f)),captures:Object.fromEntries(s)}})}var Y=1e3,j=e=>e.length>Y?`${e.slice(0,Y).toWellFormed()}\u2026`:e,$=e=>e.replace(/[^\n]/g,"*");
function z({overlay:e,policy:t,tracked:n}){let o=Number.POSITIVE_INFINITY;return{workspace:e(),states:E(),policy:t,options:{reads:"auto",trailing_whitespace:"ke\
ep"},budgets:{bytes:o,tokens:o},show:false,tracked:n,touched:()=>[]}}var J=({tool:e,input:t})=>y(e).find!==void 0&&!("old_string"in t&&t.old_string==="");async function*Q(e,t){
let n=await T(e,t);if(!n.ok)return yield{type:"problem",problem:n.problem};if(n.unmet)return yield{type:"note",note:n.unmet};let o=await G(e,t);if(o)return yield{
type:"problem",problem:o};yield*d(e)?Z(e,t):U(e,F(e),t)}async function*Z(e,t){let n=d(e),o=n&&await k(n);if(!n||!o)return;if(typeof o=="string")return yield{type:"\
problem",problem:{name:"INVALID_INPUT",message:o}};let r=await _(n,t);if(r)return yield{type:"problem",problem:r};let l={...t,needsNoRead:true,workspace:C(t.workspace)},
i=[],f=false;for(let a of M(o,n,l)){f=true;for await(let u of U(e,a,l))i.push({path:a}),yield u}let c=await A(e,{done:i,search:o,context:t}),[p=""]=c?.message.split(
`
`,1)??[],m=e.tool==="Edit"&&i.length===0?w(e.input,F(e),f):[],s=c?.name==="LANGUAGE_UNKNOWN"?[]:B(await R(e,t));for(let a of[p,...m,...s].filter(Boolean))yield{
type:"note",note:a}}async function*U(e,t,n){let o=await ee(e,t,n);o.ok?o.places.length>0&&(yield{type:"found",path:t,found:o}):yield{type:"problem",path:t,problem:o.
problem}}async function ee(e,t,n){let o=S(t,I,n);if(o)return{ok:false,problem:o};let r=d(e)?v(e,t):e;return N(()=>t,async()=>await y(r.tool).find?.(r.input,n)??
te)}var te={ok:true,text:"",places:[]};export{Se as findMatches};
