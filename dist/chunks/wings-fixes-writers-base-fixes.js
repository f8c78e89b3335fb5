import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{b as x}from"./core-report-followed-lines.js";import{core_report_flags$c as w}from"./start.js";
import{core_report_net_changes$d as b}from"./start.js";import{core_report_safe_markdown_2$l as g}from"./start.js";import{core_tools_notebook_edit$m as y}from"./start.js";
import{core_text_utf8_cache$p as m}from"./hook.js";import{core_text_words$e as h}from"./hook.js";function L(e){let r=new Map(e.files.map(s=>[s.path,s])),n=R(e.steps),
o=O(),t=new Set,a=[...n].map(([s,c])=>{for(let{step:d}of c)o.add(d);let f=c.map(({step:d,hunks:u})=>u&&{step:d,hunks:u});if(!k(r.get(s))||f.some(d=>!d)){for(let{
step:d}of c)t.add(d);return{path:s,stretches:[]}}let{stretches:l,joined:p}=x(f.flatMap(d=>d??[]));for(let[d,u]of p)o.join(d,u);return{path:s,stretches:l}}),i=new Map;
for(let s of o.all()){if(s.some(p=>t.has(p)))continue;let c=new Set(s),f=a.flatMap(({path:p,stretches:d})=>M(p,d,c)),l={steps:s,replacements:f};if(f.length>0&&f.
every(P))for(let p of s)i.set(p,l)}return i}function R(e){let r=new Map;for(let n of e)if(n.status==="applied")for(let{file_path:o,structuredPatch:t,old_mode:a,
new_mode:i}of b(n)){let s=a===i&&t&&w(t)===0&&y(n.tool)!=="renames",c={step:n.index,hunks:s?t:void 0},f=r.get(o);f?f.push(c):r.set(o,[c])}return r}var k=e=>e?.status===
"modified"&&!e.binary&&e.encoding===void 0&&e.old_mode===e.new_mode;function M(e,r,n){let o=[],t,a=1;for(let i of r){let s=i.kind!=="kept"&&n.has(i.step);s?t||(t=
{path:e,line:a,count:0,old:"",text:""},o.push(t)):t=void 0,s&&t&&i.kind==="gone"&&(t.old+=i.text,t.count+=i.count),s&&t&&i.kind==="written"&&(t.text+=i.lines.join(
"")),i.kind!=="written"&&(a=i.old+i.count)}return o.map(({count:i,...s})=>S(s)).filter(({old:i,text:s})=>i!==s)}var S=e=>{let{line:r,old:n,text:o}=e;return r===
1&&n.startsWith("\uFEFF")&&o.startsWith("\uFEFF")?{...e,old:n.slice(1),text:o.slice(1)}:e},P=({line:e,old:r,text:n})=>m(r)&&m(n)&&!(e===1&&(r.startsWith("\uFEFF")||
n.startsWith("\uFEFF")));function O(){let e=new Map,r=n=>{let o=n;for(let t=e.get(o);t!==void 0&&t!==o;t=e.get(o))o=t;return e.set(n,o),o};return{add:n=>{r(n)},
join:(n,o)=>{e.set(r(n),r(o))},all(){let n=new Map;for(let o of[...e.keys()].sort((t,a)=>t-a)){let t=r(o),a=n.get(t);a?a.push(o):n.set(t,[o])}return[...n.values()]}}}
var T=({source:e,tool:r})=>e??r;function U(e,r){let n=e.error?`${e.error.name}: ${e.error.message}`:g(e.why??""),o=`Step ${e.index}, ${e.tool}${n===""?"":`: ${n}`}`;
if(!r||r.steps.length<2)return o;let t=h(r.steps.filter(a=>a!==e.index));return`${o} (with ${r.steps.length===2?"step":"steps"} ${t}, one fix)`}export{L as a,T as b,
U as c};
