import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_report_terminal_style$a as u,core_report_terminal_style$b as y,core_report_terminal_style$f as $}from"./start.js";import{core_report_safe_markdown_2$a as p}from"./start.js";import{core_text_neutralise$c as d,core_text_neutralise$d as b}from"./start.js";import{createHash as x}from"node:crypto";var O=["open","merged","closed","conflict","failed","not-needed","waiting","unreachable"],j=864e5;function D({title:e,branch:n,rows:t,problems:o,now:l}){let r=i=>t.filter(i).length,s=Object.fromEntries(O.map(i=>[i,r(a=>a.state===i)]));return{version:1,title:e,branch:n,at:new Date(l).toISOString(),totals:{...s,repositories:t.length,failing:r(({state:i,checks:a})=>i==="open"&&a==="failing")},repositories:t.map(({todo:i,...a})=>({...a,...a.pull&&{age_days:Math.max(0,Math.floor((l-Date.parse(a.pull.createdAt))/j))}})),...o.length>0&&{problems:o.map(({name:i,message:a})=>({name:i,message:a}))}}}var w={failed:0,conflict:1,unreachable:2,open:3,closed:4,waiting:5,"not-needed":6,merged:7},S=e=>[...e].sort((n,t)=>w[n.state]-w[t.state]),f=({totals:e})=>{let{repositories:n,failing:t,...o}=e;return[...Object.entries(o),["failing checks",t]]},E={open:"cyan",merged:"green",closed:"dim",conflict:"yellow",failed:"red","not-needed":"dim",waiting:"dim",unreachable:"yellow"};function Y(e,n){let t=e.repositories,o=Math.max(0,...t.map(({repository:r})=>y(r)));return`${[...t.flatMap(r=>{let s=r.repository+" ".repeat(o-y(r.repository)),i=u(n,E[r.state],r.state.padEnd(11)),a=[s,i,..._(r)].join("  ").trimEnd(),c=r.reason===void 0?[]:$(b(r.reason),n.width-4);return[a,...c.map(g=>u(n,"dim",`    ${g}`))]}),"",v(e)].join(`
`)}
`}var _=({pull:e,checks:n="none",age_days:t})=>e?[`#${e.number}`.padEnd(6),n.padEnd(7),`${t??0} d`.padEnd(5),e.url]:[];function v(e){let n=f(e).flatMap(([t,o])=>o>0?[`${o} ${t}`]:[]);return`${e.totals.repositories} repositories: ${n.join(", ")}`}var T=6e4;function G(e){let{title:n,totals:t,at:o,repositories:l,problems:r=[]}=e,s=f(e),i=[`## ${p(n)}`,"",`${t.repositories} repositories, as of ${o.slice(0,16).replace("T"," ")} UTC.`,"",`| ${s.map(([m])=>m).join(" | ")} |`,`|${" ---: |".repeat(s.length)}`,`| ${s.map(([,m])=>m).join(" | ")} |`,"",...r.map(({message:m})=>`> ${p(m)}
`),"| repository | state | pull request | checks | age | |","| --- | --- | --- | --- | ---: | --- |"],a=S(l).map(k),c=T-i.join(`
`).length-200,g=M(a,c),h=a.length-g.length,C=h>0?["",`${h} more: run \`editplan campaign status\`.`]:[];return`${[...i,...g,...C].join(`
`)}
`}function k({repository:e,state:n,pull:t,checks:o,age_days:l,reason:r=""}){let s=t?`[#${t.number}](${t.url})`:"";return`| ${[p(e),n,s,o??"",t?`${l??0} d`:"",p(r)].map(a=>a.replaceAll("|","\\|")).join(" | ")} |`}function M(e,n){let t=0,o=e.findIndex(l=>(t+=l.length+1,t>n));return o<0?e:e.slice(0,o)}var R=`:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.4rem; margin-bottom: 0 }
dl { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: 1rem 0 }
dt { font-size: .8rem; opacity: .8 }
dd { margin: 0; font-size: 1.4rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid #8886 }
td.number { text-align: right; white-space: nowrap }
td.state { white-space: nowrap; font-weight: 600 }
.wrap { overflow-x: auto }`,A=["default-src 'none'",`style-src 'sha256-${x("sha256").update(R).digest("base64")}'`,"base-uri 'none'","form-action 'none'"].join("; "),W=e=>`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${A}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${d(e.title)}</title>
<style>${R}</style>
</head>
<body>
<main>
<h1>${d(e.title)}</h1>
<p>${e.totals.repositories} repositories, as of <time datetime="${e.at}">${e.at.slice(0,16).replace("T"," ")} UTC</time>.</p>
<dl>${q(e)}</dl>
${(e.problems??[]).map(({message:n})=>`<p role="note">${d(n)}</p>`).join(`
`)}
<div class="wrap" tabindex="0" role="region" aria-label="Repositories">
<table>
<thead><tr>${P.map(n=>`<th scope="col">${n}</th>`).join("")}</tr></thead>
<tbody>
${S(e.repositories).map(U).join(`
`)}
</tbody>
</table>
</div>
</main>
</body>
</html>
`,P=["Repository","State","Pull request","Checks","Age","Remarks"],q=e=>f(e).map(([n,t])=>`<div><dt>${n}</dt><dd>${t}</dd></div>`).join("");function U({repository:e,state:n,pull:t,checks:o,age_days:l,reason:r=""}){let s=t&&/^https?:\/\//.test(t.url)?`<a href="${d(t.url)}">#${t.number}</a>`:"";return`<tr><td>${d(e)}</td><td class="state">${n}</td><td>${s}</td><td>${o??""}</td><td class="number">${t?`${l??0} d`:""}</td><td>${d(r)}</td></tr>`}var H=500;function B(e,{campaign:n,app:t}){let o=e.filter(({todo:a})=>a==="open"||a==="again"),{labels:l,reviewers:r}=n.pull_requests,s=1+(l.length>0?1:0)+(r.length>0?1:0),i=new Map;for(let{repository:a}of o){let c=t?(a.split("/")[0]??"").toLowerCase():"";i.set(c,(i.get(c)??0)+s)}return{repositories:o.length,contents:o.length*s,identities:i.size,hours:Math.ceil(Math.max(0,...i.values())/H)}}export{D as a,Y as b,G as c,W as d,H as e,B as f};
