import { describe, expect, it } from 'vitest'
import { widthOf } from '../../../../src/core/report/terminal/style.ts'
import { renderFindings, renderSummary } from '../../../../src/core/report/terminal/summary.ts'
import { diagnosed, silent } from '../../../wings/diagnostics/diagnosed.ts'
import { sampleReport } from '../sample.ts'

const plain = { width: 100, colour: false }

describe('what programs find, for a terminal', () => {
  it('are told with their place, their step and what is unknown', () => {
    const text = renderSummary({ ...sampleReport(), diagnostics: [diagnosed(), silent()] }, plain)
    for (const part of [
      '1 new error (typescript)',
      'src/use.ts:2:10 (step 2)',
      'python: unknown, the server timed out',
    ])
      expect(text).toContain(part)
  })

  it('begin with a mark: new ones, none, unknown', () => {
    const servers = [diagnosed(), diagnosed({ added: 0, diagnostics: [] }), silent()]
    const marks = servers.map((server) => renderFindings({ ...sampleReport(), diagnostics: [server] }, plain)[0]?.[0])
    expect(marks).toEqual(['✗', '✓', '?'])
  })

  it.each([40, 80, 200])('fit %d columns, and no text of a server moves the cursor', (width) => {
    const [one] = diagnosed().diagnostics
    if (!one) throw new Error('the sample has a diagnostic')
    const hostile = { ...one, message: `\u001b[2J${'語'.repeat(300)}\r\n::error::x`, file_path: 'x'.repeat(300) }
    const many = Array.from({ length: 30 }, () => hostile)
    const lines = renderFindings(
      { ...sampleReport(), diagnostics: [diagnosed({ added: 30, diagnostics: many })] },
      { width, colour: false },
    )
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width)
    expect(lines.join('\n')).not.toContain('\u001b')
    expect(lines.join('\n')).toContain('20 more')
  })
})
