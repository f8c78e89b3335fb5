import { describe, expect, it } from 'vitest'
import { exitCodeFor, failuresOf, isRehearsal, movedCount, warningsOf } from '../../../src/core/report/outcome.ts'
import type { RunReport } from '../../../src/core/report/report.ts'
import { sampleReport } from './sample.ts'

const problems: RunReport['problems'] = [{ name: 'GITHUB_FAILED', code: null, message: 'No such reviewer.' }]
const pull = { url: 'https://example.com/1', operation: 'created', branch: 'b', head_sha: '1'.repeat(40) } as const
const done: RunReport = { ...sampleReport(), steps: [] }

describe('the outcome of a run', () => {
  it('is a success where publishing went as asked and something beside it was refused', () => {
    for (const there of [pull, { ...pull, number: 1 }]) {
      const report = { ...done, problems, pull_request: there }
      expect(exitCodeFor(report, false)).toBe(0)
      expect(failuresOf(report)).toEqual([])
      expect(warningsOf(report)).toEqual(problems)
    }
  })

  it('is a failure where nothing was published, or publishing failed, also with a pull request', () => {
    for (const report of [
      { ...done, problems },
      { ...done, problems, pull_request: { ...pull, failed: true } },
      { ...done, problems, pull_request: { ...pull, number: 1, failed: true } },
    ]) {
      expect(exitCodeFor(report, false)).toBe(5)
      expect(failuresOf(report)).toEqual(problems)
      expect(warningsOf(report)).toEqual([])
    }
  })

  it('is a rehearsal where steps would apply and nothing was written, recorded or published', () => {
    const checked: RunReport = { ...sampleReport(), written: false, run: null }
    expect(isRehearsal(checked)).toBe(true)
    expect(isRehearsal({ ...checked, pull_request: pull })).toBe(false)
    expect(isRehearsal({ ...checked, written: true })).toBe(false)
    expect(isRehearsal({ ...checked, totals: { ...checked.totals, applied: 0 } })).toBe(false)
  })

  it('has the code of the first refused step, and 1 if the others were applied', () => {
    const report = sampleReport()
    const [, , , , failed] = report.steps
    if (!failed?.error) throw new Error('the sample has a refused step')
    failed.error.name = 'PATH_DENIED'
    expect(exitCodeFor(report, false)).toBe(3)
    expect(exitCodeFor(report, true)).toBe(1)
  })
})

it.each([
  [{}, ''],
  [{ moved_insertions: 1031, moved_deletions: 31 }, '+1,031 −31 moved'],
])('moved lines are counted where there are some: %o', (moved, words) => {
  expect(movedCount({ ...done.totals, moved_insertions: 0, moved_deletions: 0, ...moved })).toBe(words)
})
