import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as a,c as b}from"./unbash.js";import"./hook.js";export{
a as readCommandLine,b as readPlainCommand};
