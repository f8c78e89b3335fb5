import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b,c}from"./report-verdict-2.js";import"./character-entities.js";import"./text-neutralise.js";import"./text-visible.js";import"./empty-2.js";export{b as verdictLines,c as verdictMarkdown,a as verdictTitle};
