import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_plan_json_document$d as a,core_plan_json_document$e as b,
core_plan_json_document$f as c,core_plan_json_document$g as d,core_plan_json_document$h as e,core_plan_json_document$i as f}from"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";export{c as LineReader,e as linesOf,f as linesOfPieces,
a as openStreamedPlan,d as readLine,b as streamPlan};
