import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_policy_run_verifications_2$a as a,core_policy_run_verifications_2$b as b,
core_policy_run_verifications_2$c as c,core_policy_run_verifications_2$d as d}from"./run.js";import"./run.js";import"./run.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";export{a as commandVerification,b as runVerifications,c as verificationName,d as verifyingFile};
