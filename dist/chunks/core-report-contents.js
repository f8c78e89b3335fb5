import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a}from"./core-report-contents-2.js";import"./empty-2.js";export{a as collectContents};
