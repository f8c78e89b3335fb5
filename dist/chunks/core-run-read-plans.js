import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a}from"./core-run-read-plans-2.js";import"./core-plan-settle.js";
import"./run.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";export{a as readPlans};
