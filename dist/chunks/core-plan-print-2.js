import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as d}from"./core-plan-yaml-text.js";import{core_plan_detect_format$a as l}from"./run.js";import{core_plan_yaml_document$b as c}from"./start.js";import{yaml$o as f}from"./start.js";import{core_plan_schema_2$n as p}from"./start.js";var S=`# yaml-language-server: $schema=./node_modules/editplan/schema/plan.schema.json
`,N=(t,n)=>[...g(t,n)].join(""),T=(t,n)=>g(t,l(n,""));function*j({steps:t,digest:n,vars:e,...s}){yield`${JSON.stringify(s)}
`;for(let o of t)yield`${JSON.stringify(r(o))}
`}function*g(t,n){let{steps:e,digest:s,vars:o,...y}=t,a=m(y);if(n==="json")yield`${JSON.stringify({...a,steps:e.map(r)},null,2)}
`;else if(n==="jsonl")yield*j(t);else{yield`${S}${i(a,0)}steps:
`;for(let $ of e)yield`  - ${i(r($),4).trimStart()}`}}var m=({options:t,...n})=>{let e=Object.entries(t).filter(([s,o])=>o!==P[s]);return{...n,...e.length>0&&{options:Object.fromEntries(e)}}},P=p.parse({}),r=({id:t,why:n,when:e,tool:s,input:o})=>({tool:s,...t!==void 0&&{id:t},...n!==void 0&&{why:n},...e!==void 0&&{when:e},...o}),i=(t,n)=>Object.entries(t).filter(([,e])=>e!==void 0).map(([e,s])=>{let o=`${" ".repeat(n)}${e}:`;return typeof s=="string"?`${o} ${d(s,n+2)}
`:Array.isArray(s)||u(s)&&c.has(e)?`${o}
${O(s,n+2)}`:u(s)?`${o}
${i(s,n+2)}`:`${o} ${String(s)}
`}).join(""),u=t=>typeof t=="object"&&t!==null,O=(t,n)=>(b(t)?f(t,{lineWidth:0,version:"1.1"}):_(t)).trimEnd().split(`
`).map(e=>`${e===""?"":" ".repeat(n)+e}
`).join(""),b=t=>/^[ -~]*$/.test(JSON.stringify(t))&&!JSON.stringify(t).includes("\\"),_=t=>JSON.stringify(t).replace(/[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,n=>`\\u${n.charCodeAt(0).toString(16).padStart(4,"0")}`);export{N as a,T as b,j as c};
