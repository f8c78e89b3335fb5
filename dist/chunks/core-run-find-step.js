import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_text_neutralise$d as s}from"./start.js";import{errors$b as r}from"./start.js";function b({id:n,snapshots:t},e){let i=t.find(({message:p,steps:f})=>f.length===1&&u(p)===s(e))?.steps[0]??(/^\d+$/.test(e)?Number(e):void 0);if(i!==void 0&&i<=c(t))return i;let d=`Run ${n} has no step ${JSON.stringify(e)}. See \`editplan show ${n}\`.`;throw new r({name:"USAGE",message:d})}var m=/^Editplan-Step: [\d,-]+\/(\d+)(?: (.*))?$/m,o=n=>m.exec(n.slice(n.lastIndexOf(`

`))),u=n=>o(n)?.[2],c=n=>Math.max(0,...n.map(({message:t})=>Number(o(t)?.[1]??0)));export{b as a,u as b};
