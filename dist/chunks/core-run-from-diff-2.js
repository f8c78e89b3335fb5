import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as j,b as V}from"./core-plan-edits-between.js";import{
core_git_work_tree_snapshot$a as v}from"./hook.js";import{e as E}from"./core-plan-settle.js";import{core_run_run_policy_2$a as K}from"./run.js";import{core_engine_replay$f as U}from"./run.js";
import{core_git_commands_log$a as q}from"./run.js";import{core_policy_secrets_2$e as M}from"./run.js";import{core_plan_schema$e as b}from"./run.js";import{core_text_folder_spellings$c as B}from"./run.js";
import{core_run_baseline_2$d as C,core_run_baseline_2$g as G}from"./start.js";import{core_workspace_replacement$q as c,core_workspace_replacement$r as N,core_workspace_replacement$s as g,
core_workspace_replacement$t as x,core_workspace_replacement$u as $}from"./start.js";import{core_git_partial_clone$f as k}from"./start.js";import{core_git_cat_file$d as R}from"./start.js";
import{core_engine_file_search$e as _}from"./start.js";import{core_tools_tool$a as P}from"./start.js";import{core_tools_notebook_edit$g as H}from"./start.js";import{
core_tools_run$c as I}from"./start.js";import{core_tools_file_choice$s as A}from"./start.js";import{core_run_options$a as D}from"./start.js";import{core_workspace_path_guard$n as L}from"./start.js";
import{core_text_paths$d as T}from"./start.js";import{core_git_git$v as O}from"./hook.js";import{core_text_utf8_cache$m as W}from"./hook.js";import{empty$g as h,
empty$h as S}from"./hook.js";import ne from"node:path";var re={root:true,from:true,to:true,except:true,title:true,policy:true};async function Je(e){let{root:t,from:n="\
HEAD",to:r,except:a,title:o,policy:i}=D(e,re),l=await G({root:t,bare:r!==void 0}),f=await l.run(O(n)),s=r===void 0?void 0:await l.run(O(r)),d=s?.tree??await v(l),
p=await K(l,f.commit,{given:i,asks:false}),{steps:u,leftOut:m}=await le(l,{from:f.tree,to:d},{counts:ie(l,a),policy:p}),w=await de(l,{base:f.commit,target:s?.commit,
title:o});return oe(w,u,m)}var oe=(e,t,n)=>se({...t.length>0&&{plan:B(e,t)},leftOut:[]},n),se=({plan:e,...t},n)=>({...t,...e&&{plan:n.length>0?E(e,n.map(ae)):e},
leftOut:[...t.leftOut,...n]}),ae=({path:e,reason:t})=>({construct:e,reason:t,at:{file:e,line:1,column:1},mayChangeFiles:true}),ie=({root:e},t)=>n=>ne.resolve(e,
n)!==t;async function le(e,{from:t,to:n},{counts:r=()=>true,policy:a}){var u=[];try{let o=await e.run($(t,n,{renames:true}));let i=o.flatMap(y=>fe(y,r));if(i.length===
0)return{steps:[],leftOut:[]};await k(e,t,i.map(y=>y.from??y.path));await k(e,n,i.map(y=>y.path));let l=h(u,R(e),true);let f=h(u,await C(e,l,{treeish:t}));let s=h(
u,await C(e,l,{treeish:n}));await Promise.all([f.load(J(i)),s.load(J(i))]);let{steps:d,leftOut:p}=await ue(i,{source:f,result:s,policy:a});return{steps:d,leftOut:await M(
p)}}catch(m){var w=m,te=true}finally{var F=S(u,w,te);F&&await F}}var fe=(e,t)=>{let{path:n,from:r}=e;return(r===void 0||t(r)===t(n)?[e]:Z({...e,from:r})).filter(
o=>t(o.path))};async function de(e,{title:t,...n}){let r=await pe(e,n);return ce({...r,...t!==void 0&&{title:t},base:n.base})}async function pe(e,{base:t,target:n}){
if(n===void 0)return{title:`Changes since ${t.slice(0,12)}`};let r=await e.run(q(t,n)),[a]=r;if(r.length!==1||!a)return{title:`Changes from ${t.slice(0,12)} to ${n.
slice(0,12)}`};let[o="",...i]=a.message.split(`
`),l=i.join(`
`).trim();return{title:o,...l&&{description:`${l}
`}}}var ce=({title:e,description:t,base:n})=>{let a={version:1,title:e.replaceAll(/[\u0000-\u001f\u007f]+/g," ").trim()||`Changes since ${n}`,base:n,options:Q},
o=b.safeParse({...a,...t!==void 0&&{description:t}}),{$schema:i,vars:l,...f}=o.success?o.data:b.parse(a);return f},Q={reads:"auto",duplicates:"keep",on_error:"s\
top",commits:"per-step",trailing_whitespace:"keep"};async function ue(e,t){let n=me(e).map(r=>({change:r,...ye(r,t)})).sort(Oe);for(let r=n.filter(({ways:a})=>a.
length>0);r.length>0;){let a=await Te(r,t);r=r.filter(o=>{let i=a.get(o);return i===void 0?false:(o.reason=i,o.ways.shift(),o.ways.length>0)})}return{steps:n.flatMap(
({ways:[r=[]]})=>r).map(ee),leftOut:n.flatMap(({change:r,ways:a,reason:o})=>a.length>0?[]:[{path:r.path,reason:o}])}}var J=e=>e.flatMap(({path:t,from:n})=>[t,...n===
void 0?[]:[n]]),me=e=>{let t=new Set(e.flatMap(({from:r})=>r??[])),n=new Set([...t].flatMap(T));return e.flatMap(r=>{let{path:a,from:o}=r,i=n.has(a)||T(a).some(
l=>t.has(l));return o===void 0||!i?[r]:Z({...r,from:o})})},Z=({path:e,from:t,...n})=>[{...n,path:t,status:"deleted",newMode:c},{...n,path:e,status:"added",oldMode:c}],
ye=(e,{source:t,result:n})=>{let{path:r,from:a=r,oldMode:o,newMode:i}=e,[l,f]=[o!==c,i!==c],s=l&&X(t,a)||f&&X(n,r)||void 0,d=f&&!t.stat(r)&&L(r,t)!==void 0,p=we(
e)??s??(d?ge:void 0);if(p!==void 0)return{ways:[],reason:p};try{return he(e,{source:t,result:n})}catch(u){let m=_(u);if(m)return{ways:[],reason:m.message};throw u}},
ge="A plan cannot make the file: there is one of its name without the blanks.",he=({path:e,from:t=e,oldMode:n,newMode:r,newBlob:a},{source:o,result:i})=>{if(r===
g)return{ways:[[P(H,{path:e,commit:a})]],reason:""};let[l,f]=[n!==c,r!==c],s=l?Y(o,t,n):void 0,d=f?Y(i,e,r):void 0;return d?{ways:[...s&&t!==e?V(s,d):j(s,d)],reason:""}:
{ways:[[P(A,{file_path:e})]],reason:""}},we=({oldMode:e,newMode:t,isUtf8:n})=>{if([e,t].includes(N))return"A plan cannot make, change or delete links.";if(e===g!=
(t===g))return"A plan moves submodules, and adds and removes none.";if(!n)return"A plan cannot name the file: its name is not text."},X=(e,t)=>{let n=e.locate(t);
return n.ok?n.path===t?void 0:`A plan cannot name the file: it means ${JSON.stringify(n.path)}.`:`A plan cannot name the file. ${n.problem.message}`},Y=(e,t,n)=>{
let r=e.read(t);return{path:t,bytes:r,text:W(r),executable:n===x}},Oe=(e,t)=>z(e)-z(t),z=({change:{newMode:e,from:t}})=>e===c?0:t===void 0?2:1;async function Te(e,{
source:t,result:n,policy:r}){let a=I(t),o=new Map,i=e.flatMap(s=>(s.ways[0]??[]).map(d=>({file:s,call:d}))),l=(s,d)=>{let p=i[s-1]?.file;p&&!o.has(p)&&o.set(p,d)},
f={options:{...Q,on_error:"continue"},steps:i.map(({call:s},d)=>ee(s,d))};for await(let s of U([f],{workspace:a,policy:r}))s.type==="broken"?l(s.step,s.problem.
message):s.type==="step"&&s.result.error&&l(s.result.step.index,s.result.error.message);for(let s of e)!o.has(s)&&!Pe(s.change,a,n)&&o.set(s,"It cannot be expre\
ssed as steps.");return o}var Pe=({path:e,from:t,newMode:n},r,a)=>{if(t!==void 0&&r.stat(t)?.kind==="file")return false;let o=r.stat(e);return n===g?o?.mode===57344&&
r.read(e).equals(a.read(e)):n===c||o?.kind!=="file"?n===c&&o?.kind!=="file":(o.mode&64)===(n===x?64:0)&&r.read(e).equals(a.read(e))},ee=({tool:e,input:t},n)=>({
index:n+1,tool:e,input:t,at:{line:n+1,column:1}});export{Je as a,oe as b,se as c,ae as d,le as e,de as f,Q as g,ue as h,me as i,Pe as j};
