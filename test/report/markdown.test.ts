import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import { renderBody } from '../../src/report/markdown.ts'
import type { RunReport } from '../../src/report/report.ts'
import { sampleReport } from './sample.ts'

const BUDGET = 60_000
const render = (markdown: string): string =>
  micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true })
const rows = (body: string): number => render(body).match(/<tr>/g)?.length ?? 0
const describedBy = (report: RunReport, description: string): RunReport => ({
  ...report,
  plan: { ...report.plan, description },
})

describe('the body of a pull request', () => {
  it('contains the description, one row per step except Reads, the patches, the findings and how to verify', () => {
    const report = sampleReport()
    const body = renderBody(report, { commitUrl: (commit) => `https://example.com/commit/${commit}` })
    expect(body.startsWith('The getter does I/O.\n')).toBe(true)
    expect(rows(body)).toBe(report.steps.length)
    const html = render(body)
    expect(html).toContain(`<a href="https://example.com/commit/${'1'.repeat(40)}">`)
    expect(html).toContain('<pre><code class="language-diff">@@ -1,2 +1,2 @@\n // user\n-getUser()\n+fetchUser()\n')
    expect(html).toContain('STRING_NOT_FOUND')
    expect(html).toContain('repeats step 2')
    expect(html).toContain(`editplan verify plan.yaml --base ${'1'.repeat(40)} --head ${'1'.repeat(40)}`)
  })

  it('keeps the lines of a long refusal', () => {
    const report = sampleReport()
    const failed = report.steps.find((step) => step.error)
    if (failed?.error) failed.error.message = 'Not in the file. The nearest:\n  a | b\n```\n@octocat'
    expect(renderBody(report)).toContain('The nearest:\n  ````text\n    a | b\n  ```\n  @octocat\n  ````\n')
  })

  it('says how a step matched if not exactly', () => {
    const headings = (report: RunReport) => render(renderBody(report)).match(/<h3>/g)?.length ?? 0
    expect(headings(sampleReport({ matchedBy: 'quotes' }))).toBe(headings(sampleReport()) + 1)
  })

  it('falls to a table of files, then to totals, to stay within its budget', () => {
    const full = renderBody(sampleReport({}, 50))
    expect(full).toContain('<details>')
    const byFile = renderBody(sampleReport({}, 1000))
    expect(byFile).not.toContain('<details>')
    expect(rows(byFile)).toBe(2)
    const manyFiles = sampleReport({}, 3000)
    for (const [nth, step] of manyFiles.steps.entries()) step.file_path = `src/${nth}-${'x'.repeat(40)}.ts`
    const totals = renderBody(manyFiles, { summaryUrl: 'https://example.com/summary' })
    expect(rows(totals)).toBe(0)
    expect(totals).toContain('(https://example.com/summary)')
    for (const body of [full, byFile, totals]) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(BUDGET)
  })

  it.each(['x', '`', '@', '<', '&', '語', '```\n', '> ', '\u202e', '|'])(
    'stays within its budget, fences closed, however long a description of %j is',
    (part) => {
      const body = renderBody(describedBy(sampleReport(), part.repeat(100_000 / part.length)))
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(BUDGET)
      expect(render(body)).toMatch(/<h3>/)
    },
  )

  it('keeps the beginning of a description that does not fit', () => {
    const body = renderBody(describedBy(sampleReport(), `First line\n\n\`\`\`\n${'code\n'.repeat(30_000)}`))
    expect(body.startsWith('First line\n')).toBe(true)
    expect(render(body).match(/<h3>/g)?.length).toBeGreaterThan(0)
  })

  it('contains a patch whose lines look like fences', () => {
    const lines = [' ```', '+````', '+</details>', '-<!-- editplan:end -->']
    const hunk = { oldStart: 1, oldLines: 2, newStart: 1, newLines: 3, lines }
    const body = renderBody(sampleReport({ structuredPatch: [hunk] }))
    expect(render(body).match(/<pre>/g)).toHaveLength(2)
    expect(body).not.toMatch(/<!--\s*editplan/)
  })

  it('quotes the names of plans for the shell', () => {
    const report = sampleReport()
    report.plan.files = ["a b's $(plan).yaml"]
    expect(renderBody(report)).toContain(`verify 'a b'\\''s $(plan).yaml' --base`)
  })
})
