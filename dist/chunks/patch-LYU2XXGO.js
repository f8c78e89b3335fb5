import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b}from"./chunk-LQ6ITX3N.js";import"./chunk-S6ZUY3Z3.js";import"./chunk-CS2IBAJL.js";import"./chunk-S756DS3O.js";import"./chunk-WCW2CILR.js";import"./chunk-ASCSSW53.js";import"./chunk-NSRALVPP.js";import"./chunk-7O4G6F2H.js";export{b as renderGitDiff,a as renderPatch};
