import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a}from"./report-campaign-markdown-2.js";import"./report-campaign-states.js";import"./character-entities.js";import"./text-neutralise.js";import"./text-visible.js";import"./empty-2.js";export{a as campaignMarkdown};
