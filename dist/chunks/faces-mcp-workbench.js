import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{j as a,k as b,l as c}from"./faces-mcp-answer.js";import"./faces-mcp-recording-editing-2.js";
import"./core-session-session.js";import"./start.js";import"./start.js";import"./core-workspace-checkout.js";import"./hook.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";export{b as foldersOf,c as isInside,
a as openWorkbench};
