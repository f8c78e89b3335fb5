import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as d,b as f}from"./report-changed-files.js";import{a as m}from"./report-terminal-patch-2.js";import"./diff.js";import"./report-patch-lines.js";import{a as i}from"./report-terminal-style.js";import"./report-plain-text.js";import{c as e}from"./text-neutralise.js";import"./text-visible.js";import"./fast-string-truncated-width.js";import"./empty.js";function g(n,r){let t=d(n).filter(({structuredPatch:o})=>o);if(t.length===0)return"";let a=n.id===void 0?`${n.index}`:`${n.index} ${e(n.id)}`,c=i(r,"bold",`${n.tool} ${e(f(n).join(" \u2192 "))}`),h=n.why===void 0?[]:[i(r,"dim",e(n.why))],p=t.flatMap(o=>[...n.files?[i(r,"bold",e(o.file_path))]:[],...m(o.structuredPatch??[],r)]);return`${[`${i(r,"dim",`step ${a}`)}  ${c}`,...h,...p].join(`
`)}

`}export{g as renderStepPatch};
