#!/usr/bin/env node
import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{faces_cli_version$a as o}from"./chunks/start.js";import"./chunks/start.js";import"./chunks/start.js";var e=process.argv.slice(2);if(e[0]==="--version"||e[0]==="-V")process.stdout.write(`${o}
`);else{let{processContext:r,runProgram:s}=await import("./chunks/faces-cli-program.js"),t=await s(e,r(e));await Promise.all([process.stdout,process.stderr].map(i)),process.exit(t)}function i(r){return new Promise(s=>{r.write("",()=>s())})}
