import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b,c,d,e,f}from"./character-entities.js";import"./text-neutralise.js";import"./text-visible.js";import"./empty-2.js";export{c as codeSpan,e as fencedBlock,d as htmlCode,b as inlineMarkdown,a as neutraliseMarkdown,f as safeTitle};
