import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_text_unusual$d as y}from"./start.js";import{core_text_globs$a as c,
core_text_globs$b as g,core_text_globs$f as u}from"./start.js";import"./hook.js";import"./start.js";import"./hook.js";import"./hook.js";function w({glob:e,exclude:o=[]},r){
let i=g(e).flatMap(b),a=g(o).flatMap(b);for(let{pattern:n,literal:s,isPattern:m,isLiteral:p}of i){let l=r.find(t=>p(t)&&!m(t));if(l!==void 0)return P("glob",{pattern:n,
literal:s,file:l})}let f=c(e);if(a.length===0||typeof f=="string")return;let d=r.filter(n=>f.some(({matches:s})=>s(n)));for(let{pattern:n,literal:s,isPattern:m,
isLiteral:p}of a){let l=d.find(t=>p(t)&&!m(t));if(l!==void 0&&d.some(t=>m(t)&&!p(t)))return P("exclude",{pattern:n,literal:s,file:l})}}var b=e=>u(e).flatMap(o=>{
let[r,i]=[c(e),c(o)];if(typeof r=="string"||typeof i=="string")return[];let a=f=>d=>f.some(({matches:n})=>n(d));return[{pattern:e,literal:o,isPattern:a(r),isLiteral:a(
i)}]}),P=(e,{pattern:o,literal:r,file:i})=>({name:"INVALID_INPUT",message:y(`In \`${e}\`, ${JSON.stringify(o)} can be meant in two ways: by the pattern, or so t\
hat it names ${JSON.stringify(i)}. Write ${JSON.stringify(r)} for that; or write out what the pattern means, as in {a,b}.`)});export{w as ambiguousGlob};
