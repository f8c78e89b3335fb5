import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_programs_run_program$d as a,core_programs_run_program$e as b}from"./run.js";import"./run.js";import"./start.js";export{a as runVerifications,b as verificationName};
