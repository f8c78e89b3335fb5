import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b}from"./core-text-tokens-2.js";import"./hook.js";export{b as beginningWithin,a as tokensIn};
