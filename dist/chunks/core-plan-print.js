import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_plan_print_2$a as a,core_plan_print_2$b as b,core_plan_print_2$c as c,
core_plan_print_2$d as d,core_plan_print_2$e as e,core_plan_print_2$f as f}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";
import"./hook.js";export{f as detectFormat,b as isPrinted,d as planLines,c as planText,a as printPlan,e as yamlText};
