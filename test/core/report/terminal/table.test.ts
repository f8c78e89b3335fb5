import { describe, expect, it } from 'vitest'
import { tableLines, widthOf } from '../../../../src/core/report/terminal/style.ts'
import { renderPartPulls } from '../../../../src/publish/part-pulls.ts'
import { renderCandidates } from '../../../../src/wings/several/commands/try.ts'

/** Columns before a word, in each line that has it. */
const columnsBefore = (lines: readonly string[], word: RegExp): readonly number[] =>
  lines.flatMap((line) => (word.test(line) ? [widthOf(line.slice(0, line.search(word)))] : []))

describe('tableLines', () => {
  it('begins a column at the same place under wide characters, emoji and marks', () => {
    const lines = tableLines([
      ['日本語', 'x'],
      ['👩‍🌾', 'x'],
      ['e\u0301', 'x'],
      ['plain text', 'x'],
    ])
    expect(columnsBefore(lines, /x$/)).toEqual([12, 12, 12, 12])
  })

  it('leaves no blanks at the ends of lines, and paints whole cells', () => {
    expect(
      tableLines(
        [
          ['a', 'b'],
          ['long', ''],
        ],
        (cell, column) => (column === 0 ? `<${cell}>` : cell),
      ),
    ).toEqual(['<a   >  b', '<long>'])
    expect(tableLines([])).toEqual([])
  })
})

const counts = { files: 1, insertions: 1, deletions: 0, milliseconds: 10 }
const candidates = [
  { plan: '計画.yaml', verdict: 'passes', best: true, tests: { passed: 1, failed: 0 }, ...counts },
  { plan: 'b.yaml', verdict: 'fails', best: false, tests: { passed: 0, failed: 1 }, ...counts },
] as never

describe('the table of candidates', () => {
  it('is green where a plan passes and red where it does not, in a terminal with colours alone', () => {
    const report = { candidates, best: '計画.yaml' } as never
    const plain = renderCandidates(report, { width: 80, colour: false })
    expect(columnsBefore(plain.split('\n'), /\b(?:1\/1|0\/1)\b/)).toHaveLength(2)
    expect(new Set(columnsBefore(plain.split('\n'), /\b(?:passes|fails) /)).size).toBe(1)
    const coloured = renderCandidates(report, { width: 80, colour: true })
    expect(coloured).toMatch(/\u001b\[32mpasses/)
    expect(coloured).toMatch(/\u001b\[31mfails/)
    expect(coloured).toMatch(/\u001b\[32mBest: /)
    expect(coloured.replace(/\u001b\[\d+m/g, '').replace(/ +$/gm, '')).toBe(plain)
  })
})

describe('the table of parts', () => {
  it('keeps its columns under wide names', () => {
    const part = { outcome: 'created', number: 7, base: 'main', url: '' }
    const text = renderPartPulls(
      [
        { ...part, name: '薔薇' },
        { ...part, name: 'iris' },
      ] as never,
      {
        width: 80,
        colour: false,
      },
    )
    expect(new Set(columnsBefore(text.split('\n'), /#7/)).size).toBe(1)
  })
})
