import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as i,b as a,c as p}from"./wings-fixes-writers-base-fixes.js";
import"./core-report-followed-lines.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";
import"./start.js";import"./hook.js";import"./hook.js";var d=e=>{let t=i(e),s=e.steps.filter(({status:n})=>n==="applied"||n==="failed").map(n=>c(n,t.get(n.index)));
return`${JSON.stringify({source:{name:"editplan"},diagnostics:s},null,2)}
`};function c(e,t){let[r]=t?.replacements??[],s=t?.replacements.every(({path:o})=>o===r?.path)??true,n=t?.steps[0]===e.index&&s?t.replacements:[];return{message:`${p(
e,t)}${s?"":". It changes several files, so no part of it is suggested."}`,location:{path:r?.path??e.files?.[0]?.file_path??e.file_path,...r&&{range:l(r)}},severity:e.
status==="failed"?"ERROR":"INFO",code:{value:a(e)},...n.length>0&&{suggestions:n.map(o=>({range:l(o),text:o.text}))}}}function l({line:e,old:t}){let r=t.split(`\

`),s={line:e+r.length-1,column:Buffer.byteLength(r.at(-1)??"")+1};return{start:{line:e,column:1},end:s}}export{d as writeRdjson};
