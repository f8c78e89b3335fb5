import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as t}from"./core-report-terminal-style.js";import{c as o}from"./core-text-neutralise.js";function g(n,i,{verbose:f=!1}={}){let l=f?n:n.filter(({mayChangeFiles:e})=>e);if(l.length===0)return"";let m=n.filter(({mayChangeFiles:e})=>e).length,a=m===0?"none of which changed a file":`${m} of which may have changed files (!)`,c=l.map(({construct:e,reason:p,at:r,mayChangeFiles:h})=>`${h?t(i,"yellow","!"):" "} ${t(i,"cyan",`${o(r.file)}:${r.line}:${r.column}`)}  ${o(e)}: ${o(p)}
`);return`Not imported: ${n.length}, ${a}
${c.join("")}`}export{g as a};
