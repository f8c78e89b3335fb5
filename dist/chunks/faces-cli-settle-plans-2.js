import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as f,b as m,c as d}from"./core-plan-settle.js";import{core_report_terminal_style$a as c}from"./start.js";import{core_text_neutralise$e as p}from"./start.js";function S(n,o,{errorStyle:i,stderr:t}){let r=d(n,o);for(let{source:l}of n){t(g(l?.notImported??[],i));for(let s of l?.notes??[])t(`${s}
`)}return r}function g(n,o,{verbose:i=!1}={}){let t=i?n:n.filter(({mayChangeFiles:e})=>e);if(t.length===0)return"";let r=n.filter(({mayChangeFiles:e})=>e).length,l=r===0?"none of which changed a file":`${r} of which may have changed files (!)`,s=t.map(e=>{let{construct:u,reason:y,at:a,mayChangeFiles:h}=e,$=h?c(o,m(e)?"red":"yellow","!"):" ",I=c(o,"cyan",`${p(a.file)}:${a.line}:${a.column}`);return`${$} ${I}  ${f(e)}: ${p(u)}: ${p(y)}
`});return`Not imported: ${n.length}, ${l}
${s.join("")}`}export{S as a,g as b};
