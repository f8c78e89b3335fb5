import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a,b}from"./secretlint-profiler.js";import"./hook.js";export{
a as SecretLintProfiler,b as secretLintProfiler};
