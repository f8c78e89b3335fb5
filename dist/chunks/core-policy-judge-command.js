import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a,b}from"./core-policy-judge-command-2.js";import"./unbash.js";
import"./core-policy-dangerous-commands.js";import"./run.js";import"./run.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./start.js";import"./hook.js";import"./hook.js";export{b as classOfCommand,a as judgeCommand};
