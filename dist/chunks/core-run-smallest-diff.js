import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_run_smallest_diff_2$a as a}from"./start.js";import"./start.js";import"./start.js";import"./start.js";export{a as smallestDiffPlan};
