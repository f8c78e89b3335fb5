#!/usr/bin/env node
import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as r}from"./chunks/chunk-WE5KKCQZ.js";import"./chunks/chunk-7O4G6F2H.js";var o=process.argv.slice(2);if(o[0]==="--version"||o[0]==="-V")process.stdout.write(`${r}
`);else{let[{runProgram:s},{processContext:e}]=await Promise.all([import("./chunks/program-5W2NZWYC.js"),import("./chunks/context-X3FT77L5.js")]);process.exitCode=await s(o,e(o))}
