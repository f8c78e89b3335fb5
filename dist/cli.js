#!/usr/bin/env node
import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{faces_cli_version$a as d}from"./chunks/version.js";import{
faces_reader$b as c}from"./chunks/version.js";const{readSync:g}=require("node:fs");const{isatty:P}=require("node:tty");var s={"record hook":async()=>(await import("./chunks/hook.js").
then(all=>({parseHook:all.wings_sessions_commands_hook_call$parseHook,quickHook:all.wings_sessions_commands_hook_call$quickHook}))).quickHook};const{existsSync:l,
mkdirSync:C,statSync:w}=require("node:fs");const a=require("node:module");const i=require("node:path");function u(e=process.env,o=h){let r=o&&y(e);r!==void 0&&S(
r)&&o?.(r)}var h=a.enableCompileCache;function y(e){if(e.GITHUB_ACTIONS||e.NODE_COMPILE_CACHE||e.NODE_DISABLE_COMPILE_CACHE)return;let o=k(e,process.platform);if(!(o===
void 0||!i.isAbsolute(o)||f(o)))return i.join(o,"editplan","compiled")}var f=e=>{let o=i.dirname(e);return l(i.join(e,".git"))||o!==e&&f(o)};function k({XDG_CACHE_HOME:e,
LOCALAPPDATA:o,HOME:r},t){return t==="win32"?o:e||r&&i.join(r,t==="darwin"?"Library/Caches":".cache")}function S(e){try{if(C(e,{recursive:true,mode:448}),process.
platform==="win32")return true;let{uid:o,mode:r}=w(e);return o===process.getuid?.()&&(r&18)===0}catch{return false}}var n=process.argv.slice(2);if(n[0]==="--ver\
sion"||n[0]==="-V")c(process.stdout),process.stdout.write(`${d}
`);else{u();let e=await b();await Promise.all([process.stdout,process.stderr].map(N)),process.exit(process.exitCode??e)}async function b(){let e=n.slice(0,2).join(
" "),o=Object.hasOwn(s,e)&&!P(0)?s[e]:void 0,r=o&&await v(),t=r&&await(await o?.())?.(n.slice(2),r);t!==void 0&&process.exit(t);let{processContext:m,runProgram:p}=await import("./chunks/start.js").
then(all=>({processContext:all.faces_cli_program$processContext,programFor:all.faces_cli_program$programFor,runProgram:all.faces_cli_program$runProgram}));return p(
n,{...m(n),...r&&{readStdin:async()=>r}})}async function v(){let e=[];try{for(let o=-1;o!==0;){let r=Buffer.alloc(65536);o=g(0,r),e.push(r.subarray(0,o))}}catch{
for await(let o of process.stdin)e.push(o)}return Buffer.concat(e)}function N(e){return new Promise(o=>{e.write("",()=>o())})}
