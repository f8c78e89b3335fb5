import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{M as a,N as b,O as c,P as d}from"./publish-calls.js";import"./zod.js";import"./errors.js";import"./empty-2.js";export{b as lookAgain,a as lookUp,c as openPullOf,d as recordsOf};
