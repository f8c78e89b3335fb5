import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a}from"./report-client-virtual-report-client.js";import"./core-report-followed-lines.js";
import"./browser-document.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./run.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./start.js";import"./hook.js";
import"./hook.js";export{a as renderHtml};
