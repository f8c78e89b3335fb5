import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_run_baseline_2$g as a,core_run_baseline_2$h as b,core_run_baseline_2$i as c,
core_run_baseline_2$j as d,core_run_baseline_2$k as e,core_run_baseline_2$l as f,core_run_baseline_2$m as g,core_run_baseline_2$n as h}from"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";export{g as inWorkTree,c as isLeftOut,d as isUnrelated,b as openBaseline,a as openRepository,
e as refuseInterrupted,f as workTreeReader,h as writtenFiles};
