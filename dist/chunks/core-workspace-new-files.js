import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_workspace_new_files_2$c as a,core_workspace_new_files_2$d as b}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";
import"./hook.js";import"./hook.js";export{b as newFilesBelow,a as openNewFiles};
