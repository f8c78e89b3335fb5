import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { escapeHtml } from '../core/text/neutralise.ts'

interface PageParts {
  readonly title: string
  readonly script: string
  readonly style: string
  /** Markup for readers and printers without scripts. */
  readonly fallback: string
  /** What the script shows, by name. */
  readonly data: readonly (readonly [name: string, value: unknown])[]
}

/**
 * A self-contained HTML page: no network, no inline handler, a policy that runs this page's own script and nothing else. What it shows travels in it as
 * compressed JSON.
 */
export function pageDocument({ title, script, style, fallback, data }: PageParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(script, style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<noscript>${fallback}</noscript>
<main id="app"></main>
${data.map(([name, value]) => dataBlock(name, value)).join('\n')}
<script>${script}</script>
</body>
</html>
`
}

/** Base64 cannot end the element that contains it. */
const dataBlock = (name: string, value: unknown): string =>
  `<script type="application/octet-stream" data-name="${name}">${deflateRawSync(JSON.stringify(value)).toString('base64')}</script>`

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policyOf = (script: string, style: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
