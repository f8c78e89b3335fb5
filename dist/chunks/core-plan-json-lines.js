import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_plan_assembly$d as a,core_plan_assembly$e as b,core_plan_assembly$f as c,
core_plan_assembly$g as d,core_plan_assembly$h as e,core_plan_assembly$i as f}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./start.js";import"./start.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";export{c as LineReader,e as linesOf,f as linesOfPieces,a as openStreamedPlan,d as readLine,
b as streamPlan};
