import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b}from"./core-policy-mask-2.js";import"./core-policy-secrets.js";import"./empty-2.js";export{a as masked,b as maskedLines};
