import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a,b,c,d,e,f}from"./core-report-repair-packet-2.js";import"./hook.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./start.js";
import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";export{c as HOW_TO_ANSWER,d as packetText,b as repairAnswers,
f as repairJsonSchema,a as repairPacket,e as unreadPacket};
