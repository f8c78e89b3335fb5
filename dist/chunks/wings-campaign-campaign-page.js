import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);
import{a as r}from"./core-report-escape-html.js";import{a as o,b as i}from"./wings-campaign-campaign-states.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{createHash as p}from"node:crypto";var n=`:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.4rem; margin-bottom: 0 }
dl { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: 1rem 0 }
dt { font-size: .8rem; opacity: .8 }
dd { margin: 0; font-size: 1.4rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid #8886 }
td.number { text-align: right; white-space: nowrap }
td.state { white-space: nowrap; font-weight: 600 }
.wrap { overflow-x: auto }`,c=["default-src 'none'",`style-src 'sha256-${p("sha256").update(n).digest("base64")}'`,"base-uri 'none'","form-action 'none'"].join("; "),w=t=>`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${c}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${r(t.title)}</title>
<style>${n}</style>
</head>
<body>
<main>
<h1>${r(t.title)}</h1>
<p>${t.totals.repositories} repositories, as of <time datetime="${t.at}">${t.at.slice(0,16).replace("T"," ")} UTC</time>.</p>
<dl>${g(t)}</dl>
${(t.problems??[]).map(({message:e})=>`<p role="note">${r(e)}</p>`).join(`
`)}
<div class="wrap" tabindex="0" role="region" aria-label="Repositories">
<table>
<thead><tr>${h.map(e=>`<th scope="col">${e}</th>`).join("")}</tr></thead>
<tbody>
${o(t.repositories).map($).join(`
`)}
</tbody>
</table>
</div>
</main>
</body>
</html>
`,h=["Repository","State","Pull request","Checks","Age","Remarks"],g=t=>i(t).map(([e,a])=>`<div><dt>${e}</dt><dd>${a}</dd></div>`).join("");function $({repository:t,state:e,pull:a,checks:d,age_days:s,reason:m=""}){let l=a&&/^https?:\/\//.test(a.url)?`<a href="${r(a.url)}">#${a.number}</a>`:"";return`<tr><td>${r(t)}</td><td class="state">${e}</td><td>${l}</td><td>${d??""}</td><td class="number">${a?`${s??0} d`:""}</td><td>${r(m)}</td></tr>`}export{w as campaignPage};
