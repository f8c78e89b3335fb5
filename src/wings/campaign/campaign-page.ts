import { createHash } from 'node:crypto'
import { escapeHtml } from '../../core/text/neutralise.ts'
import { byUrgency, countsOf } from './campaign-states.ts'
import type { CampaignStatus, StatusRow } from './status.ts'

const STYLE = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.4rem; margin-bottom: 0 }
dl { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: 1rem 0 }
dt { font-size: .8rem; opacity: .8 }
dd { margin: 0; font-size: 1.4rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid #8886 }
td.number { text-align: right; white-space: nowrap }
td.state { white-space: nowrap; font-weight: 600 }
.wrap { overflow-x: auto }`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** A campaign as one HTML page, without script or network: totals and a table, those that need somebody first. */
export const campaignPage = (status: CampaignStatus): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(status.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(status.title)}</h1>
<p>${status.totals.repositories} repositories, as of <time datetime="${status.at}">${status.at.slice(0, 16).replace('T', ' ')} UTC</time>.</p>
<dl>${totals(status)}</dl>
${(status.problems ?? []).map(({ message }) => `<p role="note">${escapeHtml(message)}</p>`).join('\n')}
<div class="wrap" tabindex="0" role="region" aria-label="Repositories">
<table>
<thead><tr>${HEADINGS.map((heading) => `<th scope="col">${heading}</th>`).join('')}</tr></thead>
<tbody>
${byUrgency(status.repositories).map(rowOf).join('\n')}
</tbody>
</table>
</div>
</main>
</body>
</html>
`

const HEADINGS = ['Repository', 'State', 'Pull request', 'Checks', 'Age', 'Remarks']

const totals = (status: CampaignStatus): string =>
  countsOf(status)
    .map(([name, count]) => `<div><dt>${name}</dt><dd>${count}</dd></div>`)
    .join('')

function rowOf({ repository, state, pull, checks, age_days: days, reason = '' }: StatusRow): string {
  const link = pull && /^https?:\/\//.test(pull.url) ? `<a href="${escapeHtml(pull.url)}">#${pull.number}</a>` : ''
  return `<tr><td>${escapeHtml(repository)}</td><td class="state">${state}</td><td>${link}</td><td>${checks ?? ''}</td><td class="number">${pull ? `${days ?? 0} d` : ''}</td><td>${escapeHtml(reason)}</td></tr>`
}
