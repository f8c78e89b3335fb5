import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{d as a,e as b,f as c,g as d,h as e}from"./wings-sessions-operations.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";export{e as IMPORT_FORMATS,b as answersTo,a as detectImportFormat,c as openingOf,d as whyUnknown};
