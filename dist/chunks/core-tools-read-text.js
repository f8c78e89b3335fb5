import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_tools_read_text_2$a as a,core_tools_read_text_2$b as b}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";export{b as rangeOf,
a as viewText};
