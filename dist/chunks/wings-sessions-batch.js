import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a,b}from"./wings-sessions-batch-2.js";import"./start.js";
import"./core-plan-settle.js";import"./run.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";export{a as batchAnswers,
b as batchReadings};
