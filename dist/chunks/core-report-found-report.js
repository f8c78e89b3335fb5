import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_terminal_problems$d as g}from"./start.js";import{
core_report_terminal_style$a as l,core_report_terminal_style$e as u,core_report_terminal_style$g as f,core_report_terminal_style$h as $,core_report_terminal_style$i as b}from"./start.js";
import"./start.js";import"./start.js";import"./start.js";import{core_text_unusual$d as c}from"./start.js";import"./start.js";import{core_text_words$a as i}from"./hook.js";
import"./hook.js";import"./hook.js";var v=({steps:e})=>e.some(({errors:o})=>o)?1:0,M=({matches:e})=>`${i(e.length,"match","matches")} in ${i(new Set(e.map(o=>o.
file_path)).size,"file")}`;function P(e,o){return[...e.steps.flatMap(t=>T(t,e,o)),`${M(e)}.`].map(t=>`${t}
`).join("")}function T(e,{matches:o},r){let{index:t,id:d,tool:p,searched:m,notes:F=[],errors:S=[]}=e,y=`step ${t}${d===void 0?"":` (${a(d)})`}: ${p}`;if(!m)return[
`${y}: not searched: it does not look for text.`];let x=`${y}: ${i(e.matches,"match","matches")} in ${i(e.files,"file")}`,R=o.filter(n=>n.step===t).map(w);return[
l(r,"bold",x),...b(R,(n,s)=>s===0?l(r,"cyan",n):n).map(n=>`  ${n}`),...F.flatMap(n=>f(c(n),r.width-2)).map(n=>`  ${n}`),...S.flatMap(({file_path:n,...s})=>[`  ${l(
r,["red","bold"],"\u2717")} ${s.name}${n===void 0?"":` ${a(n)}`}`,...g(s,r,{indent:"    "})])]}var w=({file_path:e,line:o,column:r,text:t,captures:d})=>[`${a(e)}\
:${o}:${r}`,u(a(t),h),Object.entries(d).map(([p,m])=>`${a(p)}=${u(a(m),h)}`).join("  ")],h=60,a=e=>$(c(e.replace(/\s+/g," ").trim()));export{v as exitCodeOfFound,
M as foundWords,P as renderFound};
