import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import { itemsOf, readTicks } from '../../../src/core/report/body/step-list.ts'
import { buildReport } from '../../../src/core/report/build-report.ts'
import { renderBody } from '../../../src/core/report/markdown.ts'
import type { ReportedFile, ReportedStep, RunReport } from '../../../src/core/report/report.ts'
import { widthOf } from '../../../src/core/report/terminal/style.ts'
import { renderSummary } from '../../../src/core/report/terminal/summary.ts'
import { hunkOf } from '../../../src/core/text/hunks.ts'
import { pageModel } from '../../../src/wings/page/model/model.ts'
import { takenAway } from '../../support/github-html.ts'
import { WHOLE } from '../../support/whole.ts'
import { many, reportOf } from './read-sample.ts'

/** A change that all files get but one, each in a commit of its own; `different` changes are each another. */
function manyFiles(count: number, different = false): RunReport {
  const steps = Array.from({ length: count }, (_, at): ReportedStep => {
    const after = different ? `${at}` : at === ODD % count ? '50000' : '5000'
    const lines = [` export function load${at}() {`, '-  const timeout = 3000', `+  const timeout = ${after}`, ' }']
    return {
      ...{ index: at + 1, tool: 'Edit', file_path: `packages/p${at}/src/client.ts`, status: 'applied' },
      ...{ insertions: 1, deletions: 1, structuredPatch: [hunkOf(1, lines)], why: 'The gateway allows 5 s' },
      commit: `${at}`.padStart(40, '0'),
    }
  })
  const files = steps.map(({ file_path: path, index }): ReportedFile => {
    const modes = { old_mode: '100644', new_mode: '100644' }
    return { path, status: 'modified', ...modes, binary: false, insertions: 1, deletions: 1, steps: [index] }
  })
  const [base, head] = ['b', 'c'].map((id) => ({ commit: id.repeat(40), tree: id.repeat(40) }))
  return buildReport({
    plan: {
      title: 'Raise it',
      digest: 'f'.repeat(64),
      description: 'It allows 5 s since March.',
      files: ['plan.yaml'],
    },
    ...{ steps, files, written: true, run: { id: 'r1' }, base: base!, head: head! },
  })
}

const ODD = 217
const LINKS = {
  commitUrl: (commit: string) => `https://example.com/commit/${commit}`,
  base: 'main',
  decided: 'edits' as const,
}

it('shows a notebook by its cells, not by the lines of its file', () => {
  const { files, ...report } = manyFiles(1)
  const [before, after] = ['x = 1', 'x = 2'].map((source) => ({ type: 'code', source }))
  const notebook = { cells: [{ index: 0, language: 'python', before: before!, after: after! }], others: 2 }
  const body = renderBody({ ...report, files: files.map((file) => ({ ...file, notebook })) }, LINKS)
  expect(body).toContain('-x = 1\n+x = 2\n@@ 2 ')
  expect(body).not.toContain('+  const timeout')
})

it('finds what GitHub takes away', () => {
  const html =
    '<svg><path d="x"/></svg><a href="javascript:x()" onclick=x>a</a><p style="color:red" dir=ltr>b</p><details open></details>'
  expect(takenAway(html)).toEqual([
    '<svg>',
    '<path>',
    '<a href=javascript:x()>',
    '<a onclick=x>',
    '<p style=color:red>',
  ])
})

it('has one example, open, of a change that a sentence accounts for', () => {
  const body = renderBody(reportOf(many(60, (at) => ({ path: `f${at}.ts`, lines: [`-${at} v3`, `+${at} v4`] }))), LINKS)
  expect(body.match(/^```diff$/gm)).toHaveLength(1)
  expect(body).toContain('<details open><summary>60 files by folder, and one example</summary>')
})

describe('the body of a large run', () => {
  it.each([3, 300, ...(WHOLE ? [2000] : [])])(
    'has no HTML that GitHub takes away, and closes what it opens, with %i steps',
    (count) => {
      const report = manyFiles(count)
      const html = micromark(renderBody(report, LINKS), {
        ...{ extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true },
      })
      const tags = [...html.matchAll(/<(\/?)([a-z]\w*)([^>]*)>/g)]
      expect(takenAway(html)).toEqual([])
      for (const tag of ['details', 'summary', 'ul', 'pre']) {
        const of = (slash: string) => tags.filter(([, sign, name]) => sign === slash && name === tag).length
        expect(of('/')).toBe(of(''))
      }
      expect(html).toContain('<pre><code class="language-diff">')
    },
  )

  it.each([40, 60, 80, 120, 200])('and its first lines in a terminal of %i columns say the same', (width) => {
    const lines = renderSummary(manyFiles(300), { width, colour: false }).split('\n')
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width)
    const first = lines.slice(0, 24).join(' ').replace(/\s+/g, ' ')
    for (const words of [
      'Unusual',
      'differs from 299 other files',
      '50000',
      '299 files (299 places)',
      'Read 1 file, 2 lines',
    ])
      expect(first).toContain(words)
  })

  it('has no character in its own words that is not seen', () => {
    const lines = ['-  - uses: a/b@v1', '+  - uses: c/b@v1']
    const body = renderBody(reportOf([{ path: 'ci.yml', lines, file: { protected: 'continuous integration' } }]), LINKS)
    expect(body).toContain('protected: continuous integration')
    expect(body).not.toContain('\u200b')
  })

  it.each([
    [6, false],
    [7, true],
  ])('folds the plan’s words where a fold hides more than it is: of %i lines %s', (count, isFolded) => {
    const report = reportOf([{ path: 'a.ts', lines: ['-a', '+b'] }])
    const description = Array.from({ length: count }, (_, at) => `Line ${at}.`).join('\n')
    const body = renderBody({ ...report, plan: { ...report.plan, description } }, LINKS)
    expect(body.includes('more lines from the plan')).toBe(isFolded)
    expect(body).toContain(`> Line ${count - 1}.`)
  })

  it.each([12, 300, ...(WHOLE ? [2000, 10_000] : [])])('keeps what matters of %i steps', (count) => {
    const body = renderBody(manyFiles(count), LINKS)
    const first = body.split('\n').slice(0, 30).join('\n')
    expect(first).toMatch(
      new RegExp(`packages/p${ODD % count}/src/client.ts.*differs from ${(count - 1).toLocaleString('en')} other`),
    )
    expect(first).toContain('`3000` → `50000` (others `5000`)')
    expect(first).toContain('\n+  const timeout = 50000\n')
    expect(body).toContain('> From the plan: It allows 5 s since March.')
    expect(body).toContain('editplan verify plan.yaml --base ')
    expect(body).toContain('- [ ] <!-- editplan:replay -->')
    expect(body).toMatch(/^- \[x\] 1 Edit /m)
    expect(body).not.toContain('Not shown here')
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(60_000)
  })

  it('has boxes, and says what they do, only where a workflow listens to edits', () => {
    const report = manyFiles(12)
    const shown = (decided: 'edits' | 'comments' | undefined) => {
      const body = renderBody(report, { ...LINKS, decided })
      const has = (text: string): boolean => body.includes(text)
      return [/^[-*] \[[ x]\]/m.test(body), has('untick'), has('editplan:replay'), has('/editplan drop 1')]
    }
    expect(shown('edits')).toEqual([true, true, true, false])
    expect(shown('comments')).toEqual([false, false, false, true])
    expect(shown(undefined)).toEqual([false, false, false, false])
    expect(renderBody(report, { ...LINKS, decided: undefined })).toMatch(/^- 1 Edit /m)
  })

  it('has one box for alike steps, and loses patches before boxes', () => {
    const [alike, different] = [manyFiles(300), manyFiles(300, true)]
    expect(readTicks(renderBody(alike, LINKS))?.ticked).toHaveLength(3)
    const few = renderBody(different, { ...LINKS, budget: 40_000 })
    expect(few).toContain('Not shown here')
    expect(few).toContain('300 files')
    expect(readTicks(few)?.ticked).toHaveLength(300)
  })

  it('counts the lines of each step, those of steps that repeat a change too', () => {
    const lines = itemsOf(manyFiles(6), 'alike').map(({ text }) => text)
    expect(lines).toHaveLength(6)
    expect(lines.filter((line) => !/ \+\d+ −\d+(?: |$)/.test(line))).toEqual([])
  })

  it('joins neighbours of which it says the same, where nobody decides about one of them', () => {
    const report = manyFiles(6, true)
    const reasons = [undefined, undefined, 'a', 'b', 'b', undefined]
    const [step] = report.steps
    if (!step) throw new Error('no step')
    const steps = reasons.map((why, at): ReportedStep => {
      const { why: _, ...plain } = { ...step, ...report.steps[at], file_path: 'a.ts' }
      return why === undefined ? plain : { ...plain, why }
    })
    const numbers = (decided: 'edits' | undefined): readonly (string | undefined)[] =>
      [...renderBody({ ...report, steps }, { ...LINKS, decided }).matchAll(/^- (?:\[x\] )?([\d–]+) Edit /gm)].map(
        ([, number]) => number,
      )
    expect(numbers(undefined)).toEqual(['1–2', '3', '4–5', '6'])
    expect(numbers('edits')).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it('has a line for the first of many steps that delete a file, and one for the others', () => {
    const report = manyFiles(12)
    const removals = report.steps.map(({ structuredPatch: _, ...step }): ReportedStep => ({ ...step, tool: 'Delete' }))
    const gone = { ...report, steps: removals }
    expect(pageModel(gone).model.steps.filter(({ repeats }) => repeats)).toEqual([])
    const written = manyFiles(12, true)
    const texts = written.steps.map((step): ReportedStep => ({ ...step, tool: 'Delete' }))
    expect(itemsOf({ ...written, steps: texts }, 'alike')).toHaveLength(12)
    expect(itemsOf(gone, 'alike').map(({ steps }) => steps.length)).toEqual([1, 11])
    const different = { ...gone, steps: gone.steps.map((step) => ({ ...step, why: `${step.index}` })) }
    expect(itemsOf(different, 'alike')).toHaveLength(12)
  })

  it('folds alike steps so that a box is of the steps beside it', () => {
    const report = manyFiles(2000)
    const body = renderBody(report, LINKS)
    const ticks = readTicks(body)
    const items = itemsOf(report, ticks?.grain ?? 1)
    expect(ticks?.grain).toBe('alike')
    expect(items.map(({ steps }) => steps.length)).toEqual([1, 1998, 1])
    expect(items.flatMap(({ steps }) => steps).sort((one, other) => one - other)).toEqual(
      report.steps.map(({ index }) => index),
    )
    expect(readTicks(body.replace(/^- \[x\] 2–/m, '- [ ] 2–'))?.ticked).toEqual([true, false, true])
  })
})
