import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,b,c,d}from"./report-repair-packet-2.js";import"./report-step-tool.js";import"./zod.js";import"./zod-2.js";import"./errors.js";import"./empty-2.js";export{c as HOW_TO_ANSWER,b as repairAnswers,d as repairJsonSchema,a as repairPacket};
