import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_policy_mask_2$a as a,core_policy_mask_2$b as b}from"./run.js";import"./run.js";import"./start.js";export{a as masked,b as maskedLines};
