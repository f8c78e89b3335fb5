import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as p}from"./wings-sessions-record-plan.js";import"./wings-sessions-source.js";
import{wings_sessions_record_notes$c as m}from"./hook.js";import{core_history_recordings$a as s,core_history_recordings$l as d,core_history_recordings$m as c}from"./hook.js";
import"./start.js";import"./core-run-from-diff-2.js";import"./core-plan-edits-between.js";import"./core-plan-cell-edits.js";import"./core-plan-text-edits.js";import"./core-text-line-bounds.js";
import"./hook.js";import"./core-plan-settle.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./hook.js";import"./run.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_run_baseline_2$g as n}from"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import{core_workspace_file_identity$j as r}from"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";
import{errors$b as a}from"./hook.js";import"./hook.js";var S=o=>r(async()=>{let e=await n(o);d(e,await m(e))}),b=o=>r(async()=>{let e=await n(o),t=c(e);if(!t){let f="\
No recording was started in this checkout. Run `editplan record --start` before what is to be recorded.";throw new a({name:"USAGE",message:f})}let g={from:t.note.
tree,to:await s(e),callsAbout:()=>[],ownerOf:()=>{}},i=await new p(e,{title:"Recorded changes",...o}).make(t.note,[g]);return await o.deliver(i),t.forget(),i});
export{S as startRecording,b as stopRecording};
