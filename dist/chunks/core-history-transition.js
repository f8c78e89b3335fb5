import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_history_run_record$i as h,core_history_run_record$j as A}from"./run.js";
import{core_git_commands_diff$a as g}from"./start.js";import{core_git_partial_clone$a as L}from"./start.js";import{core_git_cat_file$d as v}from"./start.js";import{
core_text_group_by$a as O}from"./start.js";import{core_git_scratch_folder$a as x}from"./hook.js";import{errors$b as b}from"./hook.js";import{empty$g as I,empty$h as P}from"./hook.js";
import{mkdirSync as N,writeFileSync as C}from"node:fs";import{dirname as H,join as V,sep as J}from"node:path";var ce=(t,e,{to:r=0}={})=>w(t,e,{from:K(e.record),
to:r}),le=(t,e)=>w(t,e,{from:K(e.record),to:$}),$=Number.POSITIVE_INFINITY,K=({status:t,rewoundTo:e})=>t==="undone"?0:e??$;async function w(t,e,{from:r,to:n}){var T=[];
try{let[l,s]=[B(e,r),B(e,n)];let a=I(T,v(t),true);let u=await t.run(g(l.tree,s.tree));let i=e.record.rewoundTo===void 0?[]:await t.run(g(s.tree,e.head.tree));let d=[
...new Set([...u,...i,...e.record.kept.map(o=>o.path)])].sort();let m=async o=>(await a.read(o))?.content??Z(o);let p=O(e.record.kept,({path:o})=>o);let F=async o=>{
let{entries:c}=await L(a,o.tree,{paths:d});return{state:o,entries:c,versions:p,kept:A(t,e.id),blob:m}};let[U,S]=[await F(l),await F(s)];let j=Q(e.record);let y=await Promise.
all(d.map(async o=>{let c=await G(S,o),f=c&&X(c,{at:s.at,removed:j.get(o)});return{path:o,restore:c,left:await G(U,o),...f&&{attributes:f}}}));let _=y.filter(({
restore:o,left:c})=>!M(o,c));let D=y.flatMap(({path:o,restore:c})=>!c&&S.entries.has(o)?o:[]);let Y=y.flatMap(({path:o,restore:c,left:f})=>M(c,f)?o:[]);return{run:e,
files:_,settled:Y,skipped:D}}catch(q){var W=q,z=true}finally{var k=P(T,W,z);k&&await k}}function B(t,e){let r=t.snapshots.filter(i=>i.steps.length>0),n=r.filter(
i=>i.steps.every(d=>d<=e)).length;if(n===r.length)return{tree:t.head.tree,at:n};if(!r.slice(n).every(i=>i.steps.every(d=>d>e))||t.merge&&n>0){let i=`Run ${t.id}\
 cannot go back to step ${e}: one commit contains that step and others. Undo the whole run.`;throw new b({name:"USAGE",message:i})}let[s]=t.snapshots,a=s?.steps.
length===0?s:t.base,u=t.merge?.ontoTree??a.tree;return{tree:r[n-1]?.tree??u,at:n}}async function G(t,e){let{state:r,entries:n,versions:l,kept:s,blob:a}=t,u=n.get(
e),i=u?.mode==="100755",d=l.get(e)?.findLast(({at:p})=>p<=r.at);if(d?.bytes===null)return;let m=d?.mode===void 0?{}:{mode:d.mode};return d?.bytes!==void 0?{content:s.
load(d.bytes),executable:i,...m}:u&&{content:await a(u.oid),executable:i,...m}}var R=({mode:t,executable:e})=>t??h(e),M=(t,e)=>t&&e?R(t)===R(e)&&t.content.equals(
e.content):t===e,Q=({removed:t=[]})=>new Map(t.flatMap(({paths:e,...r})=>e.map(n=>[n,r])));function X({mode:t,executable:e},{at:r,removed:n}){if(r>0&&!n)return;
let l=n&&{uid:n.uid,gid:n.gid};return{mode:t??(r===0&&n?n.mode:h(e)),owner:l}}function Z(t){let e=`The object ${t} is missing from the repository. Fetch it from\
 another clone.`;throw new b({name:"GIT_FAILED",message:e})}async function ue(t,e,r){let n=r===void 0?{from:0,to:Number.POSITIVE_INFINITY}:{from:r-1,to:r},{files:l}=await w(
t,e,n),s=x(t);try{for(let a of["before","after"])N(V(s.path,a));for(let{path:a,left:u,restore:i}of l)E(s,`before/${a}`,u),E(s,`after/${a}`,i);return{path:s.path,
files:l.length,[Symbol.dispose]:()=>s[Symbol.dispose]()}}catch(a){throw s[Symbol.dispose](),a}}function E(t,e,r){let n=V(t.path,e);!r||!n.startsWith(t.path+J)||
(N(H(n),{recursive:true}),C(n,r.content,{mode:R(r)}))}export{ce as a,le as b,K as c,R as d,ue as e};
