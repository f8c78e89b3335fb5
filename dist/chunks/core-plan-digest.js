import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b}from"./core-plan-digest-2.js";import"./empty-2.js";export{a as planDigest,b as withDigest};
