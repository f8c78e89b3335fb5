import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b,c}from"./wings-campaign-campaign-file-2.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";export{c as campaignJsonSchema,a as campaignSchema,b as isRepositoryName};
