import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a}from"./wings-campaign-campaign-markdown-2.js";import"./wings-campaign-campaign-states.js";import"./core-report-safe-markdown-2.js";import"./core-text-neutralise.js";import"./core-text-unusual.js";import"./empty-2.js";export{a as campaignMarkdown};
