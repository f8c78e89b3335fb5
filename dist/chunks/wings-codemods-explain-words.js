import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b}from"./wings-codemods-explain-words-2.js";import"./start.js";import"./start.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";export{b as sentenceOf,a as titleOf};
