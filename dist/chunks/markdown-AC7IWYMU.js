import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{b as a}from"./chunk-PDZCMDKS.js";import"./chunk-J2EH2TTF.js";import"./chunk-HOJZLYKP.js";import"./chunk-IBPHJJJ5.js";import"./chunk-4V7CGV2U.js";import"./chunk-CS2IBAJL.js";import"./chunk-WCW2CILR.js";import"./chunk-ASCSSW53.js";import"./chunk-7O4G6F2H.js";export{a as renderBody};
