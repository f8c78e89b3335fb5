import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{e as a,f as b,g as c}from"./web-tree-sitter.js";import"./re2js.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";export{a as MAX_TEXT,b as findStructure,c as refusalOf};
