import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b,c,d}from"./core-report-repair-packet-2.js";import"./core-report-report-parts.js";import"./run.js";import"./run.js";import"./hook.js";import"./hook.js";export{c as HOW_TO_ANSWER,b as repairAnswers,d as repairJsonSchema,a as repairPacket};
