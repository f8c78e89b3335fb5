import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{i as a,j as b,k as c}from"./web-tree-sitter.js";import"./wings-codemods-dropped-comments.js";
import"./wings-codemods-structure-indentation.js";import"./core-text-template.js";import"./re2js.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";export{a as MAX_TEXT,b as findStructure,
c as refusalOf};
