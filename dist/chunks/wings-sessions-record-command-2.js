import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as E}from"./wings-sessions-record-plan.js";import{wings_sessions_record_notes$c as C}from"./hook.js";
import{core_history_recordings$a as w,core_history_recordings$j as y,core_history_recordings$k as u}from"./hook.js";import{core_programs_run_program$d as h}from"./run.js";
import{core_run_baseline_2$g as R}from"./start.js";import{core_workspace_file_identity$j as g}from"./hook.js";import{core_text_words$i as f,core_text_words$q as l}from"./hook.js";
import{errors$b as p}from"./hook.js";var T=t=>g(async()=>{let o=await R(t),n=await C(o),{note:e,forget:i}=O(o,n),{command:r,cwd:a,stdout:d,signal:m}=t,s=await h(
{argv:r,cwd:a,stdout:d,...m&&{signal:m}});if(s instanceof Error)throw i(),S(r,s);let b={from:n.tree,to:await w(o),callsAbout:()=>[],ownerOf:()=>{}},x={title:l(`\
Run: ${f(r)}`,72),...t},c={...await new E(o,x).make(n,[b]),...e!==void 0&&{note:e}};return await t.deliver?.(c),i(),{...c,exitCode:s}});function O(t,o){let n=u(
t,"record"),[e]=n.notes,i=y(t,"record",o),r=()=>{i(),n.forget()};return!e||e.tree===o.tree?{forget:r}:{note:`An earlier recording was stopped before its plan wa\
s written. What changed since it began is not in this plan: \`editplan plan from-diff ${e.commit??`$(git commit-tree -m before -p HEAD ${e.tree})`}\` makes one o\
f it.`,forget:r}}function S([t],o){let e="code"in o&&o.code==="ENOENT"?"was not found. Check its name, or install it.":`could not be started: ${o.message}.`;return new p(
{name:"USAGE",message:`${JSON.stringify(t)} ${e}`})}export{T as a,S as b};
