import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a,b}from"./faces-cli-tell-source-2.js";import"./start.js";
import"./start.js";import"./core-plan-settle.js";import"./run.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";export{b as renderNotImported,a as tellSource};
