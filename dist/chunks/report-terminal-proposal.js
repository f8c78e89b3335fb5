import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,d as c}from"./report-terminal-style.js";import"./report-plain-text.js";import{b as p,c as e}from"./text-neutralise.js";import"./text-visible.js";import"./fast-string-truncated-width.js";import"./empty.js";function P(n,r,o={}){let{pull_request:l}=n;if(!l?.proposed)return"";let{title:g,body:m,push:d,calls:u}=l.proposed,i=t=>a(r,"bold",t),s=[`${i("Branch")} ${e(l.branch)}`,`${i("Title")}  ${e(g)}`,i("Body"),...f(m,o).map(t=>`${a(r,"dim","\u2502")} ${p(t)}`)];if(!o.callsHidden){s.push(i("Calls")),d.length>0&&s.push(`  git ${d.map(e).join(" ")}`);for(let t of u)s.push(`  ${t.method} ${e(t.path)}${b(t.body,r.width)}`)}return`${s.join(`
`)}
`}var f=(n,{folded:r})=>(r?n.replace($,h):n).trimEnd().split(`
`),$=/<details><summary>(.*?)<\/summary>[\s\S]*?<\/details>(\n+(?=<details>))?/g,h=(n,r,o)=>`\u25B8 ${y(r)}${o?`
`:""}`,y=n=>n.replace(/<[^>]*>/g,"").replace(/&#(\d+);/g,(r,o)=>String.fromCodePoint(Number(o))),b=(n,r)=>n===void 0?"":`
    ${c(e(JSON.stringify(n)),r-4)}`;export{P as renderProposal};
