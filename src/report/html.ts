import { createHash } from 'node:crypto'
import { script, style } from 'virtual:report-client'
import { escapeHtml } from './escape-html.ts'
import type { Pictures } from './pictures.ts'
import type { RunReport } from './report.ts'

/**
 * A report as one self-contained HTML page: no network, no inline handler, a policy that runs this page's own script and
 * nothing else. The report travels in it as JSON; the script (html/client) draws the steps and, when they come into view, their diffs.
 * `pictures` are the images that steps changed (`collectPictures`): the JSON report does not contain them.
 */
export const renderHtml = (report: RunReport, pictures: Pictures = {}): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(report.plan.title)}</title>
<style>${style}</style>
</head>
<body>
<noscript><p>The steps of this report are drawn by its script, which is switched off.</p></noscript>
<main id="app"></main>
<script type="application/json" id="report">${dataOf(report)}</script>
<script type="application/json" id="pictures">${dataOf(pictures)}</script>
<script>${script}</script>
</body>
</html>
`

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const POLICY = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** JSON that cannot end the element that contains it. */
const dataOf = (data: unknown): string => JSON.stringify(data).replace(/[<\u2028\u2029]/g, escapeJson)

const escapeJson = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
