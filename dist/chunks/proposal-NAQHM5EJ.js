import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a,d as p}from"./chunk-KIEOEM6M.js";import{a as d,b as e}from"./chunk-BHGQEDWQ.js";import"./chunk-7O4G6F2H.js";function P(n,r,t={}){let{pull_request:s}=n;if(!s?.proposed)return"";let{title:c,body:m,push:g,calls:u}=s.proposed,i=o=>a(r,"bold",o),l=[`${i("Branch")} ${e(s.branch)}`,`${i("Title")}  ${e(c)}`,i("Body"),...f(m,t).map(o=>`${a(r,"dim","│")} ${d(o)}`)];if(!t.callsHidden){l.push(i("Calls"),`  git ${g.map(e).join(" ")}`);for(let o of u)l.push(`  ${o.method} ${e(o.path)}${b(o.body,r.width)}`)}return`${l.join(`
`)}
`}var f=(n,{folded:r})=>(r?n.replace($,h):n).trimEnd().split(`
`),$=/<details><summary>(.*?)<\/summary>[\s\S]*?<\/details>(\n+(?=<details>))?/g,h=(n,r,t)=>`▸ ${y(r)}${t?`
`:""}`,y=n=>n.replace(/<[^>]*>/g,"").replace(/&#(\d+);/g,(r,t)=>String.fromCodePoint(Number(t))),b=(n,r)=>n===void 0?"":`
    ${p(e(JSON.stringify(n)),r-4)}`;export{P as renderProposal};
