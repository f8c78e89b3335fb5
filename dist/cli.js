#!/usr/bin/env node
import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as s}from"./chunks/package.js";import"./chunks/empty.js";var r=process.argv.slice(2);if(r[0]==="--version"||r[0]==="-V")process.stdout.write(`${s}
`);else{let[{runProgram:e},{processContext:o}]=await Promise.all([import("./chunks/faces-cli-program.js"),import("./chunks/faces-cli-context.js")]),t=await e(r,o(r));await Promise.all([process.stdout,process.stderr].map(i)),process.exit(t)}function i(e){return new Promise(o=>{e.write("",()=>o())})}
