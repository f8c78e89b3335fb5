import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as i}from"./chunk-O5CUFEOM.js";import"./chunk-S6ZUY3Z3.js";import"./chunk-KIHXJLVE.js";import{a as t}from"./chunk-KIEOEM6M.js";import{b as e}from"./chunk-BHGQEDWQ.js";import"./chunk-7O4G6F2H.js";function h(r,n){if(!r.structuredPatch)return"";let o=r.id===void 0?`${r.index}`:`${r.index} ${e(r.id)}`,d=t(n,"bold",`${r.tool} ${e(r.file_path)}`),m=r.why===void 0?[]:[t(n,"dim",e(r.why))];return`${[`${t(n,"dim",`step ${o}`)}  ${d}`,...m,...i(r.structuredPatch,n)].join(`
`)}

`}export{h as renderStepPatch};
