import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{b as a}from"./chunk-7NI2Z33N.js";import"./chunk-J2EH2TTF.js";import"./chunk-MQKBP4GV.js";import"./chunk-B3ADIKB7.js";import"./chunk-4V7CGV2U.js";import"./chunk-CS2IBAJL.js";import"./chunk-NX3UDNOH.js";import"./chunk-DUTZMKPR.js";import"./chunk-7O4G6F2H.js";export{a as renderBody};
