import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_report_contents_2$a as a}from"./start.js";import"./start.js";export{a as collectContents};
