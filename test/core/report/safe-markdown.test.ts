import fc from 'fast-check'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import {
  codeSpan,
  fencedBlock,
  fitting,
  htmlCode,
  inlineMarkdown,
  quotedMarkdown,
  safeTitle,
} from '../../../src/core/report/safe-markdown.ts'
import { items } from '../../support/items.ts'

const render = (markdown: string): string =>
  micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true })

const decode = (html: string): string =>
  html
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** What a reader sees outside of code, and every address. */
const livingText = (html: string): string =>
  decode(
    html
      .replace(/<pre>[\s\S]*?<\/pre>/g, ' ')
      .replace(/<code[^>]*>[\s\S]*?<\/code>/g, ' ')
      .replace(/<[^>]*>/g, (tag) => / (?:href|src)="([^"]*)"/.exec(tag)?.[1] ?? ''),
  )

const WORKS = /@[a-z0-9]|(?<!&)#\d|\bGH-\d|\/(?:issues|pull)\/\d/i

const hostile = fc
  .array(
    fc.constantFrom(
      ...['@octocat', '@acme/team', '#12', 'GH-3', 'fixes #4', 'https://github.com/a/b/issues/5', '\\@me', '&#64;you'],
      ...[
        '`',
        '``',
        '```\n',
        '~~~\n',
        '\n',
        '\n\n',
        '    ',
        '\t',
        '- ',
        '> ',
        '1. ',
        '| a | b |\n|--|--|\n| ',
        ' | ',
        '|\n',
      ],
      ...[
        ...items`
<pre>   </pre>   <!--   -->   <code>   <details>   <b   >   [x](   )   [   ]   *   _`,
        '\\',
        '&',
        'text',
        ' ',
      ],
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''))

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${quotedMarkdown(line)}`)
    .join('\n')

describe('what a plan says, quoted', () => {
  it('pings nobody, names no issue, links nowhere and is no HTML, heading, list, box or picture, whatever it is', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const html = render(`${quoted(text)}\n\n### After\n`)
        expect(livingText(html)).not.toMatch(WORKS)
        expect(html.replace(/<\/?(?:blockquote|p|code)>|<h3>After<\/h3>/g, '')).not.toMatch(/<[a-z!]/i)
        expect(html).toContain('</blockquote>\n<h3>After</h3>')
      }),
      { numRuns: 600 },
    )
  })

  it('keeps code as code, and shows addresses as code', () => {
    expect(quotedMarkdown('Uses `@decorator` at https://example.com/a?b=c, *now*')).toBe(
      'Uses `@decorator` at `https://example.com/a?b=c,` &#42;now&#42;',
    )
  })

  it('lets no text forge a marker, skip CI or add a trailer', () => {
    const text =
      '<!-- editplan:begin -->\n[skip ci]\n[ skip netlify ]\nCo-authored-by: A <a@example.com>\nRelease-As: 9.0.0\nBREAKING CHANGE: x\nskip-checks: true\n\n::error::x'
    expect(text.split('\n').map(quotedMarkdown).join('\n')).not.toMatch(
      /<!--\s*editplan|\[ ?skip|^(?:Co-authored-by|Release-As|BREAKING CHANGE):|skip-checks:|^::/m,
    )
  })

  it('shows bidirectional and control characters', () => {
    expect(quotedMarkdown('a\u202eb\x1b[31mc\u2066')).toBe('a&lt;U+202E>b&lt;U+001B>&#91;31mc&lt;U+2066>')
  })
})

describe('a line in a table', () => {
  it('stays in its cell, with nothing in it that works', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (text) => {
        for (const cell of [inlineMarkdown(text), codeSpan(text || 'x'), htmlCode(text)]) {
          const html = render(`| a | b |\n|---|---|\n| ${cell} | end |\n`)
          expect(html.match(/<td/g)).toHaveLength(2)
          expect(html).toContain('<td>end</td>')
          expect(livingText(html)).not.toMatch(WORKS)
        }
      }),
      { numRuns: 800 },
    )
  })

  it('shows code as it is written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[!-~]{1,12}$/), (text) => {
        expect(decode(render(codeSpan(text)))).toBe(`<p><code>${text}</code></p>`)
      }),
    )
  })

  it('keeps code spans in prose', () => {
    expect(inlineMarkdown('use `getUser` *now*\nplease')).toBe('use `getUser` &#42;now&#42; please')
  })
})

describe('a fenced block', () => {
  it('is longer than every run of backticks inside', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('`', '```', '````', '\n', '~~~', 'x', ' ')), (parts) => {
        const html = render(`${fencedBlock('diff', parts.join(''))}\n\n### After\n`)
        expect(html.match(/<pre>/g)).toHaveLength(1)
        expect(html).toContain('<h3>After</h3>')
      }),
    )
  })
})

describe('a title', () => {
  it('is one line that refers to nobody and skips nothing', () => {
    const title = safeTitle('Fixes #12 for @octocat\r\n[skip ci]\u202e')
    expect(title).not.toMatch(/[\r\n\u202e]|#\d|@\w|\[skip ci\]/)
  })

  it('keeps ampersands and angle brackets, and at most 250 characters', () => {
    expect(safeTitle('a < b && c')).toBe('a < b && c')
    expect([...safeTitle('🦊'.repeat(400))]).toHaveLength(250)
  })
})

it.each<[number, readonly string[]]>([
  [0, []],
  [3, []],
  [4, ['é']],
  [8, ['é']],
  [9, ['é', 'abc']],
])('of texts, each on lines of its own, so many fit into %i bytes', (budget, fit) => {
  expect(fitting(['é', 'abc'], budget)).toEqual(fit)
})
