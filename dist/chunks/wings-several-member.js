import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as x}from"./core-engine-replay-parts.js";import{core_plan_steps$a as w,
core_plan_steps$b as k}from"./start.js";import{core_tools_tool$b as R}from"./start.js";import{core_tools_notebook_edit$f as b,core_tools_notebook_edit$m as g}from"./start.js";
import{core_tools_run$d as P}from"./start.js";import{core_text_paths$d as y}from"./start.js";async function q(e,o){let t=o.overlay(),a=v(e.map(({name:n})=>n)),r=e.
map(({plan:n})=>[...n.steps]),s=r.map(n=>i(n,t)),l=[];for(let[n,{plan:p}]of e.entries()){let d=s.filter((S,C)=>C!==n),[c,u]=[r[n]??[],s[n]??i([],t)],f=await W({
plan:p,index:n,steps:c},d,o),m=c.filter(S=>!f.includes(S));l.push({index:n,name:a[n]??"",plan:p,checks:f,steps:m,footprint:u})}return l}var D=e=>[...e.map(({index:o,
plan:t,checks:a})=>({member:o,options:t.options,steps:a})),...e.map(({index:o,plan:t,steps:a,most:r})=>({member:o,options:t.options,steps:r===void 0?a:a.slice(0,
r)}))];async function W({plan:e,index:o,steps:t},a,r){let s=r.overlay(),l=[];for(let[n,p]of t.entries()){if(!R(p,b)||p.input.sha256===void 0||p.when)continue;let d={
...i([p],s),any:false};if(!a.some(({any:f,changed:m})=>f||!O({any:f,changed:m,seen:m},d))||!O(i(t.slice(0,n),s),d))continue;(await x([{member:o,options:e.options,
steps:[p]}],r)).refusal||l.push(p)}return l}function v(e){let o=new Set;return e.map(t=>{let a=B(t),r=a;for(let s=2;o.has(r);s++)r=`${a}~${s}`;return o.add(r),r})}
var B=e=>{let t=(e.split(/[/\\]/).at(-1)??"").replace(/\.(?:ya?ml|jsonl?)$/i,"");return t===""||t==="-"?"plan":t};function i(e,o){let[t,a]=[new Set,new Set],r=false;
for(let s of e){(s.tool===P.name||k(s)!==void 0||s.when?.glob!==void 0)&&(r=true);let l=w(s).flatMap(n=>F(n,o));for(let n of l)t.add(n);if(g(s.tool)!=="reads")for(let n of l)
a.add(n);if(s.when?.file_path)for(let n of F(s.when.file_path,o))t.add(n)}return{any:r,seen:t,changed:a}}var O=(e,o)=>!e.any&&!o.any&&!M(e.changed,o.seen)&&!M(o.
changed,e.seen);function I(e,o){let[t,a]=[i(e[0],o),i(e[1],o)];if(t.any||a.any)return e;let r=new Set([...h(t.seen,a.seen),...h(a.seen,t.seen)]),s=new Map(e.flat().
map(n=>[n,[...i([n],o).seen]])),l=n=>(s.get(n)??[]).some(p=>r.has(p));for(let n=-1;n!==r.size;){n=r.size;for(let[p,d]of s)if(l(p))for(let c of d)r.add(c)}return[
e[0].filter(l),e[1].filter(l)]}function F(e,o){let t=o.locate(e),a=t.ok?t.path:t.below?.path;if(a===void 0)return[e];let r=o.linkTarget(a);return r===void 0?[a]:
[a,r]}var M=(e,o)=>h(e,o).length>0;function h(e,o){let t=new Set([...o].flatMap(y));return[...e].filter(a=>o.has(a)||t.has(a)||y(a).some(r=>o.has(r)))}export{q as a,
D as b,i as c,O as d,I as e};
