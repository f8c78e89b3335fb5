import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_history_record$a as u}from"./run.js";import{core_run_request$e as a,
core_run_request$h as m}from"./run.js";import{core_report_net_changes$d as l}from"./start.js";async function v(o,e,{most:t,...s}){if(e.outline.changing<=t||!c(e))
return e;let{steps:p}=await u(o,e,s),r=y(p,t);return r?{...m(e,{commits:r}),overrides:{...e.overrides,commits:r}}:e}var w=({header:o},e)=>`One commit per step w\
ould be more than the ${e} that a pull request lists, so there is one for ${f[o.options.commits]}. Set \`commits\` to per-step to have one per step nevertheless.`,
f={"per-step":"each step","per-rule":"each rule","per-file":"each file",squash:"all of them"};function P(o,{signedByApi:e,...t}){let s=a(o,t);return!e||!c(s)?s:
a(o,{...t,overrides:{...t.overrides,commits:"squash"}})}var c=({overrides:o,header:e})=>o.commits===void 0&&e.options.commits===d,d="per-step";function y(o,e){let t=o.
filter(({status:s})=>s==="applied");if(!(t.length<=e))return t.some(({source:s})=>s!==void 0)&&h(t)<=e?"per-rule":O(t)<=e?"per-file":"squash"}var h=o=>o.filter(
({source:e},t)=>e===void 0||e!==o[t-1]?.source).length;function O(o){let e=new Map,t=0;for(let s of o){let p=new Set(l(s).map(({file_path:n})=>n)),r=new Set([...p].
flatMap(n=>e.get(n)??[]));if(s.source!==void 0&&p.size>1){t+=r.size+1;for(let n of r)for(let i of n)e.delete(i)}else if(r.size!==1||![...r].every(n=>[...p].every(
i=>n.has(i)))){let n=new Set([...r,p].flatMap(i=>[...i]));for(let i of n)e.set(i,n)}}return t+new Set(e.values()).size}export{v as a,w as b,P as c,c as d,y as e};
