import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as d,b as f}from"./chunk-4V7CGV2U.js";import{a as m}from"./chunk-2N3Q7EAY.js";import"./chunk-S6ZUY3Z3.js";import"./chunk-CS2IBAJL.js";import{a as i}from"./chunk-J5M3T5HD.js";import{b as e}from"./chunk-NX3UDNOH.js";import"./chunk-DUTZMKPR.js";import"./chunk-NSRALVPP.js";import"./chunk-7O4G6F2H.js";function g(n,r){let t=d(n).filter(({structuredPatch:o})=>o);if(t.length===0)return"";let a=n.id===void 0?`${n.index}`:`${n.index} ${e(n.id)}`,c=i(r,"bold",`${n.tool} ${e(f(n).join(" \u2192 "))}`),h=n.why===void 0?[]:[i(r,"dim",e(n.why))],p=t.flatMap(o=>[...n.files?[i(r,"bold",e(o.file_path))]:[],...m(o.structuredPatch??[],r)]);return`${[`${i(r,"dim",`step ${a}`)}  ${c}`,...h,...p].join(`
`)}

`}export{g as renderStepPatch};
