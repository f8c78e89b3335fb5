import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as f,b as m,c as y}from"./core-plan-settle.js";import{core_report_terminal_style$a as s}from"./start.js";import{core_text_neutralise$f as l}from"./start.js";function x(n,o,{errorStyle:i,stderr:t},r={}){return y(n,o,{vars:r,tell:({notImported:a,notes:e=[]})=>{t(R(a,i));for(let p of e)t(`${p}
`)}})}function R(n,o,{verbose:i=!1}={}){let t=i?n:n.filter(({mayChangeFiles:e})=>e);if(t.length===0)return"";let r=n.filter(({mayChangeFiles:e})=>e).length,d=r===0?"none of which changed a file":`${r} of which may have changed files (!)`,a=t.map(e=>{let{construct:p,reason:u,at:c,mayChangeFiles:h}=e,$=h?s(o,m(e)?"red":"yellow","!"):" ",g=s(o,"cyan",`${l(c.file)}:${c.line}:${c.column}`);return`${$} ${g}  ${f(e)}: ${l(p)}: ${l(u)}
`});return`Not imported: ${n.length}, ${d}
${a.join("")}`}export{x as a,R as b};
