import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{b as a}from"./chunk-GPWUZS5U.js";import"./chunk-5DMX6LD5.js";import"./chunk-NN2RJQD7.js";import"./chunk-ZPQKS6JU.js";import"./chunk-KIHXJLVE.js";import"./chunk-BHGQEDWQ.js";import"./chunk-7O4G6F2H.js";export{a as renderBody};
