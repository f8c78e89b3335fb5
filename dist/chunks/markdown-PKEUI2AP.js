import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{b as a}from"./chunk-2JQHNYQA.js";import"./chunk-KIHXJLVE.js";import"./chunk-BMI4XHOL.js";import"./chunk-ZPQKS6JU.js";import"./chunk-BHGQEDWQ.js";import"./chunk-7O4G6F2H.js";export{a as renderBody};
