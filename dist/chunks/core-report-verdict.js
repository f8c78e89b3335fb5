import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a,b,c}from"./core-report-verdict-2.js";import"./start.js";
import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";export{b as verdictLines,c as verdictMarkdown,a as verdictTitle};
