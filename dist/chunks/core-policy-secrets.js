import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_policy_secrets_2$a as a,core_policy_secrets_2$b as b,
core_policy_secrets_2$c as c,core_policy_secrets_2$d as d,core_policy_secrets_2$e as e,core_policy_secrets_2$f as f,core_policy_secrets_2$g as g}from"./run.js";
import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";export{g as assembledSecret,b as findSecrets,a as isSuspicious,d as maskSecrets,
e as masked,f as maskedLines,c as refuseSecrets};
