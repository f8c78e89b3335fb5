import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b}from"./wings-several-commands-terminal-composition-2.js";import"./start.js";import"./start.js";import"./core-report-composition-words.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";export{b as fitLines,a as renderComposition};
