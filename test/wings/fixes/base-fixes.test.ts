import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReportedStep, RunReport } from '../../../src/core/report/report.ts'
import { hunksOf } from '../../../src/core/text/hunks.ts'
import { lineChanges } from '../../../src/core/text/line-changes.ts'
import { type BaseFix, baseFixes } from '../../../src/wings/fixes/writers/base-fixes.ts'

type Lines = readonly string[]

const step = (index: number, path: string, before: Lines, after: Lines): ReportedStep => {
  const patch = hunksOf(before, lineChanges(before, after), { oldStart: 1, newStart: 1 })
  return { index, tool: 'Edit', file_path: path, status: 'applied', ...patch }
}

/** Steps that bring a file from one state to the next, as a report of a changed file. */
function reportOf(states: readonly Lines[], path = 'a.txt'): Pick<RunReport, 'steps' | 'files'> {
  const steps = states.slice(1).flatMap((after, at) => {
    const made = step(at + 1, path, states[at] ?? [], after)
    return (made.structuredPatch ?? []).length > 0 ? [made] : []
  })
  const modes = { old_mode: '100644', new_mode: '100644', binary: false, insertions: 1, deletions: 1 }
  return { steps, files: [{ path, status: 'modified', ...modes }] }
}

/** What a tool would make of the fixes: the last place first, an insertion before what replaces the line that it comes before. */
function applied(before: Lines, fixes: Iterable<BaseFix>): string {
  const lines = [...before]
  const all = [...new Set(fixes)].flatMap(({ replacements }) => replacements)
  for (const { line, old, text } of all.sort(
    (one, other) => other.line - one.line || other.old.length - one.old.length,
  )) {
    const count = old === '' ? 0 : old.replace(/\n$/, '').split('\n').length
    expect(lines.slice(line - 1, line - 1 + count).join('')).toBe(old)
    lines.splice(line - 1, count, text)
  }
  return lines.join('')
}

const letters = (text: string): Lines => [...text].map((letter) => `${letter}\n`)

describe('fixes of the base', () => {
  it('stand alone where steps are about other lines', () => {
    const fixes = baseFixes(reportOf([letters('abcdefgh'), letters('aXcdefgh'), letters('aXcdefgYZ')]))
    expect([...fixes].map(([index, { steps }]) => [index, steps])).toEqual([
      [1, [1]],
      [2, [2]],
    ])
    expect(fixes.get(2)?.replacements).toEqual([{ path: 'a.txt', line: 8, old: 'h\n', text: 'Y\nZ\n' }])
    expect(applied(letters('abcdefgh'), [fixes.get(2)!])).toBe(letters('abcdefgYZ').join(''))
  })

  it('are one where a step changes what another wrote, and none is left of what came and went', () => {
    const [one, two] = [letters('abc'), letters('aXc')]
    expect(baseFixes(reportOf([one, two, letters('aYc')])).get(2)).toEqual({
      steps: [1, 2],
      replacements: [{ path: 'a.txt', line: 2, old: 'b\n', text: 'Y\n' }],
    })
    expect(baseFixes(reportOf([one, two, one])).size).toBe(0)
  })

  it('leave a place between their lines for what another step writes there', () => {
    const states = [letters('dda'), [...letters('ddca'), 'a'], ['c\n', 'a']]
    const fixes = baseFixes(reportOf(states)).values()
    expect(applied(states[0]!, fixes)).toBe('c\na')
  })

  it('are not told of steps that do what lines do not tell, nor of steps that belong to those', () => {
    const { steps, files } = reportOf([letters('abc'), letters('aXc'), letters('aYc')])
    const other = step(3, 'b.txt', letters('a'), letters('b'))
    const both = { ...steps[0]!, files: [steps[0]!, { ...other, new_mode: '100755', old_mode: '100644' }] }
    const all = [...files, { ...files[0]!, path: 'b.txt' }]
    expect(baseFixes({ steps: [both, steps[1]!], files: all }).size).toBe(0)
    expect(baseFixes({ steps, files: [{ ...files[0]!, status: 'added' }] }).size).toBe(0)
    const masked = step(1, 'a.txt', ['key = [masked]****\n'], ['key = b\n'])
    expect(baseFixes({ steps: [masked], files }).size).toBe(0)
    const bytes = step(1, 'a.txt', ['caf\udce9\n'], ['cafe\n'])
    expect(baseFixes({ steps: [bytes], files }).size).toBe(0)
  })

  it('give the result of any run together, and each alone has its place at the base', () => {
    const state = fc
      .tuple(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 10 }), fc.boolean())
      .map(([lines, ended]) => lines.map((line, at) => (at < lines.length - 1 || ended ? `${line}\n` : line)))
    fc.assert(
      fc.property(fc.array(state, { minLength: 2, maxLength: 5 }), (states) => {
        const [before, after] = [states[0]!, states.at(-1)!]
        const fixes = [...new Set(baseFixes(reportOf(states)).values())]
        expect(applied(before, fixes)).toBe(after.join(''))
        for (const fix of fixes) applied(before, [fix])
      }),
      { numRuns: Number(process.env.BASE_FIXES ?? 500) },
    )
  })
})
