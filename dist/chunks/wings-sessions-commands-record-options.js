import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{commander$F as d}from"./start.js";import{core_text_neutralise$e as i}from"./start.js";import a from"node:path";var s=async({repo:o,title:e,policy:r,output:t},n)=>({root:a.resolve(n.cwd,o),...t!=="-"&&{except:a.resolve(n.cwd,t)},...e!==void 0&&{title:e},...r!==void 0&&{policy:await d(r,n)}}),g=(o,e)=>{if(o.length===0)return;let r=o.length>20?`, and ${o.length-20} more`:"";e.stderr(`Changed, and ignored by git: ${o.slice(0,20).map(i).join(", ")}${r}
`)};export{s as a,g as b};
