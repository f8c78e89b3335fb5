import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{core_report_terminal_style$a as u,core_report_terminal_style$b as y,core_report_terminal_style$f as S}from"./start.js";import{a as p,e as f,f as h}from"./core-report-safe-markdown-2.js";import{core_text_neutralise$c as l,core_text_neutralise$d as $}from"./start.js";import{createHash as E}from"node:crypto";var _=["open","merged","closed","conflict","failed","not-needed","waiting","unreachable"],v=864e5;function G({title:e,branch:n,rows:t,problems:o,now:d}){let r=a=>t.filter(a).length,s=Object.fromEntries(_.map(a=>[a,r(i=>i.state===a)]));return{version:1,title:e,branch:n,at:new Date(d).toISOString(),totals:{...s,repositories:t.length,failing:r(({state:a,checks:i})=>a==="open"&&i==="failing")},repositories:t.map(({todo:a,...i})=>({...i,...i.pull&&{age_days:Math.max(0,Math.floor((d-Date.parse(i.pull.createdAt))/v))}})),...o.length>0&&{problems:o.map(({name:a,message:i})=>({name:a,message:i}))}}}var R={failed:0,conflict:1,unreachable:2,open:3,closed:4,waiting:5,"not-needed":6,merged:7},C=e=>[...e].sort((n,t)=>R[n.state]-R[t.state]),b=({totals:e})=>{let{repositories:n,failing:t,...o}=e;return[...Object.entries(o),["failing checks",t]]},j={open:"cyan",merged:"green",closed:"dim",conflict:"yellow",failed:"red","not-needed":"dim",waiting:"dim",unreachable:"yellow"};function W(e,n){let t=e.repositories,o=Math.max(0,...t.map(({repository:r})=>y(r)));return`${[...t.flatMap(r=>{let s=r.repository+" ".repeat(o-y(r.repository)),a=u(n,j[r.state],r.state.padEnd(11)),i=[s,a,...T(r)].join("  ").trimEnd(),m=r.reason===void 0?[]:S($(r.reason),n.width-4);return[i,...m.map(g=>u(n,"dim",`    ${g}`))]}),"",k(e)].join(`
`)}
`}var T=({pull:e,checks:n="none",age_days:t})=>e?[`#${e.number}`.padEnd(6),n.padEnd(7),`${t??0} d`.padEnd(5),e.url]:[];function k(e){let n=b(e).flatMap(([t,o])=>o>0?[`${o} ${t}`]:[]);return`${e.totals.repositories} repositories: ${n.join(", ")}`}var M=6e4;function B(e){let{title:n,totals:t,at:o,repositories:d,problems:r=[]}=e,s=b(e),a=[`## ${p(n)}`,"",`${t.repositories} repositories, as of ${o.slice(0,16).replace("T"," ")} UTC.`,"",...f(s.map(([c])=>c),s.map(()=>"---:")),h(s.map(([,c])=>c)),"",...r.map(({message:c})=>`> ${p(c)}
`),...f(["repository","state","pull request","checks","age",""],["---","---","---","---","---:","---"])],i=C(d).map(P),m=M-a.join(`
`).length-200,g=A(i,m),w=i.length-g.length,O=w>0?["",`${w} more: run \`editplan campaign status\`.`]:[];return`${[...a,...g,...O].join(`
`)}
`}function P({repository:e,state:n,pull:t,checks:o,age_days:d,reason:r=""}){let s=t?`[#${t.number}](${t.url})`:"",a=t?`${d??0} d`:"";return h([p(e),n,s,o??"",a,p(r)])}function A(e,n){let t=0,o=e.findIndex(d=>(t+=d.length+1,t>n));return o<0?e:e.slice(0,o)}var x=`:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.4rem; margin-bottom: 0 }
dl { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: 1rem 0 }
dt { font-size: .8rem; opacity: .8 }
dd { margin: 0; font-size: 1.4rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid #8886 }
td.number { text-align: right; white-space: nowrap }
td.state { white-space: nowrap; font-weight: 600 }
.wrap { overflow-x: auto }`,q=["default-src 'none'",`style-src 'sha256-${E("sha256").update(x).digest("base64")}'`,"base-uri 'none'","form-action 'none'"].join("; "),F=e=>`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${q}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${l(e.title)}</title>
<style>${x}</style>
</head>
<body>
<main>
<h1>${l(e.title)}</h1>
<p>${e.totals.repositories} repositories, as of <time datetime="${e.at}">${e.at.slice(0,16).replace("T"," ")} UTC</time>.</p>
<dl>${U(e)}</dl>
${(e.problems??[]).map(({message:n})=>`<p role="note">${l(n)}</p>`).join(`
`)}
<div class="wrap" tabindex="0" role="region" aria-label="Repositories">
<table>
<thead><tr>${H.map(n=>`<th scope="col">${n}</th>`).join("")}</tr></thead>
<tbody>
${C(e.repositories).map(I).join(`
`)}
</tbody>
</table>
</div>
</main>
</body>
</html>
`,H=["Repository","State","Pull request","Checks","Age","Remarks"],U=e=>b(e).map(([n,t])=>`<div><dt>${n}</dt><dd>${t}</dd></div>`).join("");function I({repository:e,state:n,pull:t,checks:o,age_days:d,reason:r=""}){let s=t&&/^https?:\/\//.test(t.url)?`<a href="${l(t.url)}">#${t.number}</a>`:"";return`<tr><td>${l(e)}</td><td class="state">${n}</td><td>${s}</td><td>${o??""}</td><td class="number">${t?`${d??0} d`:""}</td><td>${l(r)}</td></tr>`}var L=500;function J(e,{campaign:n,app:t}){let o=e.filter(({todo:i})=>i==="open"||i==="again"),{labels:d,reviewers:r}=n.pull_requests,s=1+(d.length>0?1:0)+(r.length>0?1:0),a=new Map;for(let{repository:i}of o){let m=t?(i.split("/")[0]??"").toLowerCase():"";a.set(m,(a.get(m)??0)+s)}return{repositories:o.length,contents:o.length*s,identities:a.size,hours:Math.ceil(Math.max(0,...a.values())/L)}}export{G as a,W as b,B as c,F as d,L as e,J as f};
