import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a,b,c}from"./core-policy-policy-file-2.js";import"./core-policy-dangerous-commands.js";
import"./core-text-settings-file.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";export{c as parsePolicy,a as policyFileSchema,b as policyJsonSchema};
