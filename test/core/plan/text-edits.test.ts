import { describe, expect, it } from 'vitest'
import { editsBetween } from '../../../src/core/plan/text-edits.ts'
import { importPlan } from '../../../src/wings/sessions/import-plan.ts'

/** A file of so many lines, every third of which is another afterwards. */
const linesOf = (count: number, third: string): string =>
  Array.from({ length: count }, (_, at) => (at % 3 === 1 ? `${third}${at}\n` : `line ${at}\n`)).join('')

describe('a file with very many changes', () => {
  const [before, after] = [linesOf(24_000, 'a'), linesOf(24_000, 'b')]

  it('has no edits, each of which would be searched for in all of it', { tags: 'slow' }, () => {
    expect(editsBetween(linesOf(300, 'a'), linesOf(300, 'b'))).toHaveLength(100)
    expect(editsBetween(before, after)).toBeUndefined()
  })

  it('is written whole out of a diff, byte for byte', { tags: 'slow' }, () => {
    const hunks = Array.from({ length: 8000 }, (_, at) => {
      const line = 3 * at + 1
      return `@@ -${line + 1} +${line + 1} @@\n-a${line}\n+b${line}\n`
    })
    const text = `--- a/a.txt\n+++ b/a.txt\n${hunks.join('')}`
    const made = importPlan({ name: 's', text }, { format: 'diff', readFile: () => before })
    const written = made.ok ? made.plan.steps.filter(({ tool }) => tool !== 'Read') : []
    expect(written.map(({ tool, input }) => [tool, input])).toEqual([['Write', { file_path: 'a.txt', content: after }]])
  })
})
