import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as z}from"./chunks/publish-review-actions.js";import{a as W}from"./chunks/faces-mcp-server-2.js";
import{a as G,b as H,c as Q}from"./chunks/core-run-undo-2.js";import{b as M,c as U,e as _}from"./chunks/core-run-show-runs-2.js";import{a as K}from"./chunks/core-plan-format-2.js";
import{a,b as s,d as j}from"./chunks/core-session-session.js";import{a as C}from"./chunks/core-run-corrections.js";import"./chunks/core-report-repair-packet-2.js";
import{a as F,b as q}from"./chunks/core-plan-plan-schema-2.js";import"./chunks/core-run-apply-transition.js";import"./chunks/core-history-transition.js";import{
b as v}from"./chunks/core-policy-policy-file-2.js";import{a as N,c as V}from"./chunks/publish-verify-pull-2.js";import"./chunks/publish-compare-pull.js";import"./chunks/core-report-verdict-2.js";
import{a as J}from"./chunks/core-run-verify-2.js";import"./chunks/core-history-verify.js";import{c as $}from"./chunks/core-text-edit.js";import"./chunks/core-policy-dangerous-commands.js";
import{core_run_apply_2$b as b,core_run_apply_2$c as D}from"./chunks/run.js";import"./chunks/publish-thread.js";import"./chunks/publish-preflight.js";import"./chunks/publish-remote-history.js";
import"./chunks/publish-manifest-ref.js";import"./chunks/publish-already-published-2.js";import"./chunks/publish-upload-2.js";import"./chunks/core-report-body-patches.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import{b as I}from"./chunks/publish-open-pull-request-2.js";import"./chunks/publish-since-2.js";
import"./chunks/core-run-commit-choice-2.js";import"./chunks/core-text-settings-file.js";import"./chunks/publish-pull-request.js";import"./chunks/publish-manifest.js";
import"./chunks/publish-code-owners.js";import"./chunks/publish-branch.js";import"./chunks/publish-questions-2.js";import"./chunks/publish-ledger-change.js";import"./chunks/publish-marker.js";
import"./chunks/publish-plan-source.js";import"./chunks/core-report-body-step-list.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/version.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/core-workspace-checkout.js";import{a as A}from"./chunks/core-run-from-diff-2.js";
import"./chunks/core-plan-edits-between.js";import"./chunks/core-plan-cell-edits.js";import"./chunks/core-plan-text-edits.js";import"./chunks/core-text-line-bounds.js";
import"./chunks/hook.js";import"./chunks/core-plan-settle.js";import{core_plan_define_plan$a as E}from"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";
import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/hook.js";
import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";
import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import{core_plan_parse_2$a as T}from"./chunks/run.js";import{core_plan_print_2$a as R,
core_plan_print_2$c as g}from"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import{core_run_run_policy_2$h as w,core_run_run_policy_2$i as k}from"./chunks/run.js";
import"./chunks/run.js";import"./chunks/run.js";import{core_engine_replay$d as O}from"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";
import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import{core_plan_json_document$d as x,
core_plan_json_document$e as P}from"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/run.js";
import"./chunks/run.js";import"./chunks/run.js";import"./chunks/hook.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/run.js";import"./chunks/run.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import{core_text_tolerances$b as h,core_text_tolerances$j as S}from"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";
import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";
import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";import"./chunks/hook.js";
import{core_text_glob_2$e as d}from"./chunks/start.js";import{errors$a as f,errors$b as n,errors$f as u}from"./chunks/hook.js";import"./chunks/hook.js";function B(e,t){
if(!Object.hasOwn(i,e))throw l(`There is no shape ${JSON.stringify(e)}`,Object.keys(i));let o=new Map(a().map(r=>[r.name,r]));return[t??[...o.keys()]].flat().map(
r=>{let p=o.get(r);if(!p)throw l(`There is no tool ${JSON.stringify(r)}`,[...o.keys()]);let{title:m,description:c}=p.call,{$schema:L,...y}=s(p);return i[e]({name:r,
title:m,description:c,schema:y})})}var i={anthropic:({name:e,description:t,schema:o})=>({name:e,description:t,input_schema:o}),openai:({name:e,description:t,schema:o})=>({
type:"function",function:{name:e,description:t,parameters:o}}),"openai-responses":({name:e,description:t,schema:o})=>({type:"function",name:e,description:t,parameters:o,
strict:false}),mcp:({name:e,title:t,description:o,schema:r})=>({name:e,title:t,description:o,inputSchema:r})},l=(e,t)=>new n({name:"USAGE",message:`${e}. Use ${t.
join(", ")}.`});export{f as ERRORS,n as EditplanError,b as applyPlan,O as areFileEditsEquivalent,D as checkPlan,W as createMcpServer,j as createSession,E as definePlan,
_ as diffRun,u as exitCodeOf,S as findActualString,K as formatPlan,$ as getPatchForEdit,M as listRuns,d as matchGlob,I as openPullRequest,x as openStreamedPlan,
T as parsePlan,A as planFromDiff,q as planJsonSchema,F as planSchema,g as planText,v as policyJsonSchema,h as preserveQuoteStyle,R as printPlan,H as redoRun,C as repairPlan,
Q as resumeRun,z as reviewPull,U as showRun,P as streamPlan,k as testCommand,w as testPolicy,B as toolDefinitions,G as undoRun,J as verifyPlan,N as verifyPull,V as verifyRemotePull};
