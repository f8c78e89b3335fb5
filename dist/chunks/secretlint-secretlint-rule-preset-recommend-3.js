import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{b as r,c as a}from"./secretlint-secretlint-rule-preset-recommend-2.js";import"./empty-2.js";export{a as creator,r as rules};
