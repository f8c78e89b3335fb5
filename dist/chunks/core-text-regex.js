import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a,b,c,d,e}from"./core-text-regex-2.js";import"./core-text-template.js";
import"./re2js.js";import"./start.js";import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";export{b as compilePattern,
a as compileSubstitution,e as findRegex,c as holdsMatch,d as matchRegex};
