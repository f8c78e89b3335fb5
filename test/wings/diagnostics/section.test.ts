import { describe, expect, it } from 'vitest'
import type { ReportedServer } from '../../../src/core/report/report-parts.ts'
import { findingsLine } from '../../../src/core/report/sections.ts'
import { diagnosed, silent } from './diagnosed.ts'

const summaryOf = (diagnostics: readonly ReportedServer[]): string => findingsLine({ diagnostics })

describe('the summary of diagnostics', () => {
  it('counts new and fixed ones by server, and says what is unknown', () => {
    expect(summaryOf([diagnosed({ added: 2, fixed: 1 }), silent()])).toBe(
      '2 new errors, 1 fixed (typescript); python: unknown, the server timed out',
    )
  })

  it('never says of an unknown server that it finds nothing', () => {
    expect(summaryOf([silent()])).not.toMatch(/\bno\b/)
    expect(summaryOf([silent({ added: 3, diagnostics: diagnosed().diagnostics })])).toContain('at least 3')
  })

  it('says that there is nothing new where that is known', () => {
    expect(summaryOf([diagnosed({ added: 0, diagnostics: [] })])).toBe('no new errors (typescript)')
  })

  it('calls errors errors, and what is less than one a diagnostic', () => {
    const [one] = diagnosed().diagnostics
    const warnings = one ? [{ ...one, severity: 'warning' as const }] : []
    expect(summaryOf([diagnosed({ diagnostics: warnings })])).toBe('1 new diagnostic (typescript)')
  })
})
