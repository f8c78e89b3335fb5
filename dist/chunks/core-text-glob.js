import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b,c}from"./core-text-glob-2.js";import"./core-text-fold.js";import"./errors.js";import"./empty-2.js";export{a as compileGlob,c as escapeGlob,b as matchGlob};
