import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a,b}from"./wings-codemods-structure-rule-2.js";import"./wings-codemods-structure-indentation.js";
import"./core-text-template.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";
import"./hook.js";import"./hook.js";export{a as readRule,b as replacementOf};
