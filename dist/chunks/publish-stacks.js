import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b}from"./publish-stacks-2.js";import"./publish-calls.js";import"./publish-clock.js";import"./zod.js";import"./zod-2.js";import"./errors.js";import"./empty-2.js";export{a as formStack,b as leaveStack};
