import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as f}from"./core-report-terminal-style.js";import{c as i}from"./core-text-neutralise.js";import{writeFile as l}from"node:fs/promises";import m from"node:path";async function d(r,t,o){let{planText:e}=await import("./core-plan-print.js"),n=e(r,t);if(t!=="-")return l(m.resolve(o.cwd,t),n);for(let p of n)o.stdout(p)}function y(r,t){for(let{path:o,reason:e}of r)t.stderr(`${f(t.errorStyle,"yellow","!")} not in the plan: ${i(o)}: ${i(e)}
`)}export{d as a,y as b};
