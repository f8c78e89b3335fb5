import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as E}from"./wings-sessions-record-plan.js";import{wings_sessions_record_notes$c as C}from"./hook.js";
import{core_history_recordings$a as w,core_history_recordings$j as y,core_history_recordings$k as u}from"./hook.js";import{core_programs_run_program$d as R}from"./run.js";
import{core_run_baseline_2$g as h}from"./start.js";import{core_workspace_file_identity$j as g}from"./hook.js";import{core_text_words$i as l}from"./hook.js";import{
errors$b as p}from"./hook.js";var T=o=>g(async()=>{let t=await h(o),n=await C(t),{note:e,forget:i}=O(t,n),{command:r,cwd:d,stdout:m,signal:c}=o,s=await R({argv:r,
cwd:d,stdout:m,...c&&{signal:c}});if(s instanceof Error)throw i(),S(r,s);let b={from:n.tree,to:await w(t),callsAbout:()=>[],ownerOf:()=>{}},a=`Run: ${l(r)}`,x={
title:a.length>72?`${a.slice(0,71)}\u2026`:a,...o},f={...await new E(t,x).make(n,[b]),...e!==void 0&&{note:e}};return await o.deliver?.(f),i(),{...f,exitCode:s}});
function O(o,t){let n=u(o,"record"),[e]=n.notes,i=y(o,"record",t),r=()=>{i(),n.forget()};return!e||e.tree===t.tree?{forget:r}:{note:`An earlier recording was st\
opped before its plan was written. What changed since it began is not in this plan: \`editplan plan from-diff ${e.commit??`$(git commit-tree -m before -p HEAD ${e.
tree})`}\` makes one of it.`,forget:r}}function S([o],t){let e="code"in t&&t.code==="ENOENT"?"was not found. Check its name, or install it.":`could not be start\
ed: ${t.message}.`;return new p({name:"USAGE",message:`${JSON.stringify(o)} ${e}`})}export{T as a,S as b};
