import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as R}from"./wings-sessions-record-attribution.js";import{
a as k,b as y}from"./wings-sessions-record-plan.js";import{wings_sessions_record_notes$a as u}from"./hook.js";import{core_history_recordings$e as h,core_history_recordings$g as m,
core_history_recordings$h as l,core_history_recordings$p as p}from"./hook.js";import{c as w}from"./core-run-from-diff-2.js";import{core_workspace_lock$a as f}from"./hook.js";
import{core_run_baseline_2$g as g}from"./start.js";import{core_workspace_file_identity$j as c}from"./hook.js";import{empty$g as a,empty$h as d}from"./hook.js";var W=(e,o)=>c(
async()=>{var i=[];try{let t=await g(o);let b=a(i,await f(t.gitDir));await u(t,e);if(e.moment!=="end")return;let[n]=h(t,e.session);let s=S(m(t,e.session));if(!n)
return{leftOut:[],ignored:[],note:s??A};let r=p(e.session);let L=R(l(t,n.at),r);let C=new k(t,{title:"Changes of an agent",...o},r);let H=await C.make(n,L,y({id:e.
session}));let O=n.ends!==void 0&&n.commit===void 0;let T=O?[{path:"the first call",reason:_}]:[];return{...w(H,T),...s!==void 0&&{note:s}}}catch(E){var N=E,P=true}finally{
d(i,N,P)}});function S({file:e,lines:o}){if(o.length!==0)return`The hook was stopped while it noted a call: ${e}, line ${o.join(", ")}, cannot be read. What cha\
nged around it is in the plan; check the reasons of its steps.`}var A="Nothing was recorded: the hook was called only at the end. Register it for the start of t\
he session and after each tool as well.",_="The recording began at the first call of a tool, without what that call had changed. Register the hook for the start\
 of the session as well.";export{W as a};
