import { stripVTControlCharacters } from 'node:util'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderBody } from '../../../src/core/report/markdown.ts'
import type { RunReport } from '../../../src/core/report/report.ts'
import { renderSummary } from '../../../src/core/report/terminal/summary.ts'
import { renderStepPatch } from '../../../src/faces/cli/patch.ts'
import { takenAway } from '../../support/github-html.ts'
import { CHROMIUM, type Pages, startBrowser } from '../../support/page.ts'
import { DECEPTIONS, reportOf } from './deceptions.ts'

/** In a browser, every so many-th of the plans; `DECEIVE=all` tries all. */
const EACH = process.env.DECEIVE === 'all' ? 1 : 9

const render = (markdown: string): string =>
  micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true })

/** Elements that our bodies have: a plan adds no others. */
const OURS = /^(?:h3|p|ul|li|strong|b|em|code|pre|details|summary|blockquote|br|a|input)$/

const seen = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

const PATCHES = '<h3>Patches</h3>'

/** What a verdict says of the steps of a run. */
const stepsOf = ({ steps, totals: { applied } }: RunReport): string => {
  const changing = steps.filter(({ status }) => status !== 'read').length
  const all = changing === 1 ? '1 step' : `${changing} steps`
  return applied === changing ? all : `**${applied}** of ${all} applied`
}

it('tries at least sixty plans', () => expect(DECEPTIONS.length).toBeGreaterThanOrEqual(60))

describe('a plan that wants a harmful change to look harmless', () => {
  it.each(DECEPTIONS)('is seen through in the body: $name', async (deception) => {
    const report = await reportOf(deception)
    const body = renderBody(report)
    const [, counts = ''] = /^\*\*1 file, [^*]*\*\* · ([^·\n]*)/.exec(body) ?? []
    expect(counts.trim()).toBe(stepsOf(report))
    const html = render(body)
    expect(takenAway(html)).toEqual([])
    for (const [, tag = ''] of html.matchAll(/<\/?([a-z]\w*)/gi)) expect(tag).toMatch(OURS)
    expect(html.match(/<h3>(?!Steps|Patches|Refused|Verification|How to verify)/g)).toBeNull()
    // No workflow of the base listens here: there are no boxes, and a plan adds none.
    expect(html.match(/type="checkbox"/g)).toBeNull()
    expect(html.match(/<a /g)).toBeNull()
    // What is open before any heading and fold, less the plan's own words; and the patches, where they are too large for it.
    const top = html.slice(0, html.search(/<h3>|<details/)).replace(/<blockquote>[\s\S]*?<\/blockquote>/g, '')
    const patches = html.includes(PATCHES) ? html.slice(html.indexOf(PATCHES)) : ''
    expect(seen(top) + (deception.refused ? '' : seen(patches))).toMatch(deception.shown)
    if (deception.refused) expect(html.indexOf('refused')).toBeLessThan(html.indexOf('<blockquote>'))
  })

  it.each(DECEPTIONS)('is seen through on a terminal: $name', async (deception) => {
    const report = await reportOf(deception)
    for (const width of [40, 80, 200]) {
      const style = { width, colour: false }
      const screen = stripVTControlCharacters(renderSummary(report, style)).split('\n').slice(0, 24)
      expect(screen[0]).toMatch(/^1 applied/)
      const rows = renderStepPatch(report.steps[0]!, style)
      const text = `${screen.join('\n')}\n${deception.refused ? '' : rows}`
      expect(text.replace(/\n[-+! ]?\s*/g, ' ') + text.replace(/\n[-+]/g, '')).toMatch(deception.shown)
    }
  })

  describe.skipIf(!CHROMIUM)('in a browser', () => {
    let pages: Pages
    beforeAll(async () => {
      pages = await startBrowser()
    })
    afterAll(() => pages[Symbol.asyncDispose]())

    it.each(DECEPTIONS.filter((_, at) => at % EACH === 0))('is seen through on the page: $name', async (deception) => {
      const report = await reportOf(deception)
      const { path = 'src/a.js', before = 'a()\n' } = deception
      const contents = { steps: {}, files: {}, texts: { [path]: before } }
      await using opened = await pages.open(report, { contents, viewport: { width: 1440, height: 900 } })
      const { page } = opened
      await page.waitForSelector('article.file .change > *')
      expect(await page.evaluate(() => document.querySelector('#app')?.textContent?.trim())).toMatch(/^1 step applied/)
      const told = await page.evaluate(() => {
        const isAbove = (one: Element): boolean => one.getBoundingClientRect().top < innerHeight
        return {
          first: [...document.querySelectorAll('.verdict-line, .size-line, .read-first tr, .verifications')]
            .filter(isAbove)
            .map((one) => one.textContent)
            .join('\n'),
          rows: [...document.querySelectorAll('article.file .line, article.file .differences td, article.file h2')]
            .map((one) => one.textContent)
            .join('\n'),
        }
      })
      expect(deception.refused ? told.first : `${told.first}\n${told.rows}`).toMatch(deception.shown)
      expect(opened.complaints).toEqual([])
    })

    it.each(PAGE_ALONE.filter((_, at) => at % Math.ceil(EACH / 2) === 0))(
      'nothing of a plan works on the page: $name',
      async ({ path = 'src/a.js', after = 'evil()\n', title = 'Tidy up', why = 'Tidy.', hash = '' }) => {
        const report = await reportOf({ name: '', path, after, title, why, description: title, shown: /./ })
        await using opened = await pages.open(report, { hash, viewport: { width: 1440, height: 900 } })
        const { page } = opened
        await page.waitForSelector('article.file .change > *', { state: 'attached' })
        expect(await page.evaluate(() => document.querySelector('#app')?.textContent?.trim())).toMatch(
          /^1 step applied/,
        )
        const found = await page.evaluate(() => ({
          made: document.querySelectorAll('iframe, object, embed, base, form:not(.bar), link, meta[http-equiv=refresh]')
            .length,
          handlers: [...document.querySelectorAll('*')].flatMap((one) =>
            one.getAttributeNames().filter((name) => name.startsWith('on')),
          ),
          addresses: [...document.querySelectorAll('a')]
            .map((one) => one.protocol)
            .filter((one) => !/^(?:file|https?):$/.test(one)),
          cards: document.querySelectorAll('article.file').length,
          title: document.title,
        }))
        expect(found).toEqual({
          made: 0,
          handlers: [],
          addresses: [],
          cards: 1,
          title: expect.stringMatching(/^1 step applied/),
        })
        expect(opened.complaints).toEqual([])
      },
    )
  })
})

/** What a plan, or the address of its page, may try in a browser and nowhere else. */
const PAGE_ALONE: readonly {
  readonly name: string
  readonly path?: string
  readonly after?: string
  readonly title?: string
  readonly why?: string
  readonly hash?: string
}[] = [
  { name: 'a path that ends an attribute', path: 'a" onfocus="evil()" autofocus x=".js' },
  { name: 'a path that is an element', path: '<iframe src=x>.js' },
  { name: 'a path like the id of a step', path: 'step-1' },
  { name: 'a path like an address of a line', path: 'src/a.js:R1' },
  { name: 'a path of a prototype', path: '__proto__' },
  { name: 'a path like the id of the page', path: 'app' },
  { name: 'the end of the script', after: '</script><script>document.title = "verified"</script>\n' },
  { name: 'the end of the style', after: '</style><base href="https://evil.example/">\n' },
  { name: 'a title that is an element', title: '<meta http-equiv=refresh content="0;url=https://evil.example/">' },
  { name: 'a title that ends the title', title: '</title><script>document.title = "verified"</script>' },
  { name: 'a reason with an address that is a script', why: '[verified](javascript:evil()) javascript:evil()' },
  { name: 'a reason with an address of data', why: '[x](data:text/html,<script>evil()</script>)' },
  { name: 'an address that is no address', hash: '#file-%E0%A4%A' },
]
