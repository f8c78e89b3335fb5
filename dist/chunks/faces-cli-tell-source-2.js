import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_report_terminal_style$a as a}from"./start.js";import{
a as f,b as m}from"./core-plan-settle.js";import{core_text_neutralise$f as c}from"./start.js";var N=({errorStyle:o,stderr:n})=>({notImported:i,notes:t=[]})=>{n(
g(i,o));for(let r of t)n(`${r}
`)};function g(o,n,{verbose:i=false}={}){let t=i?o:o.filter(({mayChangeFiles:e})=>e);if(t.length===0)return"";let r=o.filter(({mayChangeFiles:e})=>e).length,s=r===
0?"none of which changed a file":`${r} of which may have changed files (!)`,p=t.map(e=>{let{construct:d,reason:h,at:l,mayChangeFiles:$}=e,u=$?a(n,m(e)?"red":"ye\
llow","!"):" ",y=a(n,"cyan",`${c(l.file)}:${l.line}:${l.column}`);return`${u} ${y}  ${f(e)}: ${c(d)}: ${c(h)}
`});return`Not imported: ${o.length}, ${s}
${p.join("")}`}export{N as a,g as b};
