import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b}from"./chunk-O5CUFEOM.js";import"./chunk-S6ZUY3Z3.js";import"./chunk-KIHXJLVE.js";import"./chunk-KIEOEM6M.js";import"./chunk-BHGQEDWQ.js";import"./chunk-7O4G6F2H.js";export{b as renderGitDiff,a as renderPatch};
