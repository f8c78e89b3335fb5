import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b,c,d,e,f}from"./core-report-safe-markdown-2.js";import"./core-text-neutralise.js";import"./core-text-unusual.js";import"./empty-2.js";export{c as codeSpan,e as fencedBlock,d as htmlCode,a as inlineMarkdown,b as quotedMarkdown,f as safeTitle};
