import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{d as a,e as b}from"./unbash.js";import"./start.js";export{b as dangerOf,a as readCommandLine};
