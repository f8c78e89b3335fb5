import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b,c,d}from"./publish-standing-2.js";import"./publish-calls.js";import"./zod.js";import"./zod-2.js";import"./errors.js";import"./empty-2.js";export{b as lookAgain,a as lookUp,c as openPullOf,d as recordsOf};
