import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b}from"./chunk-2N3Q7EAY.js";import"./chunk-S6ZUY3Z3.js";import"./chunk-CS2IBAJL.js";import"./chunk-J5M3T5HD.js";import"./chunk-NX3UDNOH.js";import"./chunk-DUTZMKPR.js";import"./chunk-NSRALVPP.js";import"./chunk-7O4G6F2H.js";export{b as renderGitDiff,a as renderPatch};
