import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_run_run_policy_2$a as a,core_run_run_policy_2$b as b,
core_run_run_policy_2$c as c,core_run_run_policy_2$d as d,core_run_run_policy_2$e as e,core_run_run_policy_2$f as f,core_run_run_policy_2$g as g,core_run_run_policy_2$h as h,
core_run_run_policy_2$i as i,core_run_run_policy_2$j as j}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";export{g as CHECK_ONLY,j as exceededLimits,a as openPolicy,d as policyFrom,e as refusePrograms,
f as refuseSecretWords,i as testCommand,h as testPolicy,b as unreadPolicy,c as withoutQuestions};
