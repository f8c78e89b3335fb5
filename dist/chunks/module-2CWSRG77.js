import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{b as r,c as a}from"./chunk-FDCQIERX.js";import"./chunk-7O4G6F2H.js";export{a as creator,r as rules};
