import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { reportSchema } from '../../../src/report/report.ts'
import { widthOf } from '../../../src/report/terminal/style.ts'
import { renderSummary } from '../../../src/report/terminal/summary.ts'
import { sampleReport } from '../sample.ts'

const plain = { width: 100, colour: false }

describe('the summary of a run', () => {
  it('names every step of a short run, and where and why one was refused', () => {
    const text = renderSummary(sampleReport(), plain)
    for (const part of [
      'src/user.ts',
      'docs/x.md',
      'STRING_NOT_FOUND',
      'plan.yaml:7:5',
      'Nothing like it.',
      'getUser(',
    ])
      expect(text).toContain(part)
  })

  it.each([40, 80, 200])('fits %d columns, whatever the script of its paths', (width) => {
    const report = sampleReport({ path: `src/${'語'.repeat(50)}/👩‍👩‍👧/${'x'.repeat(300)}.ts` }, 3)
    for (const line of renderSummary(report, { width, colour: false }).split('\n'))
      expect(widthOf(line)).toBeLessThanOrEqual(width)
  })

  it('shows of a long run what needs a look, within a screen', () => {
    const text = renderSummary(sampleReport({}, 1000), plain)
    expect(text).toContain('STRING_NOT_FOUND')
    expect(text).toContain('repeats step 2')
    expect(text.split('\n').length).toBeLessThanOrEqual(40)
  })

  it('is the same text with colours and without', () => {
    const report = sampleReport({ matchedBy: 'quotes', notes: ['read by the engine'] })
    const coloured = renderSummary(report, { width: 100, colour: true })
    expect(coloured).not.toBe(renderSummary(report, plain))
    expect(stripVTControlCharacters(coloured)).toBe(renderSummary(report, plain))
  })

  it('lets no text of the plan reach the terminal as a control sequence', () => {
    const report = reportSchema.parse(
      JSON.parse(JSON.stringify(sampleReport()).replaceAll(/getUser|Nothing|docs|rename/g, '\\u001b[2J\\u0007\\u202e')),
    )
    expect(renderSummary(report, plain)).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/)
  })
})
