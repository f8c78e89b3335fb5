// @module-tag slow

import { describe, expect, it, vi } from 'vitest'
import { SplicedText } from '../../../src/core/text/spliced-text.ts'
import { applyPlan } from '../../../src/index.ts'
import { planFixes } from '../../../src/wings/fixes/index.ts'
import { repository } from '../../support/memory-repository.ts'

const LINES = 4000

describe('many fixes in one large file', () => {
  it('make its bytes a few times, not once a fix, and tell the lines of each', async () => {
    const text = Array.from({ length: LINES }, (_, at) => `var value_${at} = ${at}\n`)
    const starts = text.map((_, at) => text.slice(0, at).join('').length)
    const messages = Array.from({ length: 60 }, (_, at) => {
      const start = starts[(at * 1009) % LINES]!
      return { ruleId: 'no-var', message: 'No var.', fix: { range: [start, start + 3], text: 'const' } }
    })
    using repo = repository({ 'a.js': text.join('') })
    const output = JSON.stringify([{ filePath: 'a.js', messages, errorCount: 1 }])
    const { plan } = await planFixes({
      root: repo.root,
      sources: [{ name: 'output', text: output }],
      commits: 'squash',
    })
    const made = vi.spyOn(SplicedText.prototype, 'bytes', 'get')
    const { steps, totals } = await applyPlan(plan!, { root: repo.root })
    expect(made.mock.calls.length).toBeLessThan(30)
    expect(totals).toMatchObject({ applied: 60, insertions: 60, deletions: 60 })
    expect(steps.map(({ structuredPatch }) => structuredPatch?.[0]?.oldStart)).toEqual(
      messages.map((_, at) => Math.max(1, ((at * 1009) % LINES) - 2)),
    )
    const fixed = new Set(messages.map((_, at) => (at * 1009) % LINES))
    const wanted = text.map((line, at) => (fixed.has(at) ? line.replace('var', 'const') : line)).join('')
    expect(repo.read('a.js').toString()).toBe(wanted)
  })
})
