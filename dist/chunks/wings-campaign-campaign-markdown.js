import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a}from"./wings-campaign-campaign-markdown-2.js";import"./wings-campaign-campaign-states.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";export{a as campaignMarkdown};
