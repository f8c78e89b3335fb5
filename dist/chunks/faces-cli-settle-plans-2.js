import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as f,b as m,c as d}from"./core-plan-settle.js";import{core_report_terminal_style$a as c}from"./start.js";import{core_text_neutralise$f as p}from"./start.js";function R(n,o,{errorStyle:s,stderr:t}){let r=d(n,o);for(let{source:l}of n){t(g(l?.notImported??[],s));for(let a of l?.notes??[])t(`${a}
`)}return r}function g(n,o,{verbose:s=!1}={}){let t=s?n:n.filter(({mayChangeFiles:e})=>e);if(t.length===0)return"";let r=n.filter(({mayChangeFiles:e})=>e).length,l=r===0?"none of which changed a file":`${r} of which may have changed files (!)`,a=t.map(e=>{let{construct:y,reason:u,at:i,mayChangeFiles:h}=e,$=h?c(o,m(e)?"red":"yellow","!"):" ",I=c(o,"cyan",`${p(i.file)}:${i.line}:${i.column}`);return`${$} ${I}  ${f(e)}: ${p(y)}: ${p(u)}
`});return`Not imported: ${n.length}, ${l}
${a.join("")}`}export{R as a,g as b};
