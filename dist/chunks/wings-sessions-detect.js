import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{c as a,d as b,e as c,f as d,g as e}from"./wings-sessions-operations.js";import"./core-plan-fix-output.js";import"./core-wing-slot.js";import"./errors.js";import"./empty-2.js";export{e as IMPORT_FORMATS,b as answersTo,a as detectImportFormat,c as openingOf,d as whyUnknown};
