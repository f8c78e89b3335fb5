import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{c as a,d as b}from"./unbash.js";import"./hook.js";export{a as readCommandLine,b as readPlainCommand};
