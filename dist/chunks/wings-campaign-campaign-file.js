import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b,c}from"./wings-campaign-campaign-file-2.js";import"./core-text-globs.js";import"./core-text-glob-2.js";import"./core-text-fold.js";import"./errors.js";import"./zod.js";import"./zod-2.js";import"./empty-2.js";export{c as campaignJsonSchema,a as campaignSchema,b as isRepositoryName};
