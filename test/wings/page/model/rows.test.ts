import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hunksOf, type StructuredPatchHunk } from '../../../../src/core/text/hunks.ts'
import { lineChanges, linesOf } from '../../../../src/core/text/line-changes.ts'
import { patched, type RowRun, runsOf, textLines, withoutWhiteSpace } from '../../../../src/wings/page/model/rows.ts'

const hunk = (...lines: string[]): StructuredPatchHunk => {
  const count = (other: string) => lines.filter((line) => !line.startsWith(other) && !line.startsWith('\\')).length
  return { oldStart: 5, oldLines: count('+'), newStart: 7, newLines: count('-'), lines }
}

/** Each run as its pairs: `-old` beside `+new`, ` same` for what stays. */
const shown = (runs: readonly RowRun[]) =>
  runs.map(({ changed, pairs }) =>
    pairs.map(({ left, right }) =>
      changed ? [left && `-${left.text}`, right && `+${right.text}`].filter(Boolean).join('|') : ` ${right?.text}`,
    ),
  )

describe('rows of a hunk', () => {
  it.each([
    [
      'in another order',
      ['a/checkout@v3', 'a/setup@v3'],
      ['a/setup@v4', 'a/checkout@v4'],
      ['a/checkout@v3|', 'a/setup@v3|a/setup@v4', '|a/checkout@v4'],
    ],
    ['behind a new one', ['a/cache@v3'], ['a/checkout@v5', 'a/cache@v4'], ['|a/checkout@v5', 'a/cache@v3|a/cache@v4']],
    [
      'of another owner',
      ['a/cache@v3', 'a/x@v1'],
      ['b/cache@v3', 'a/x@v2'],
      ['a/cache@v3|b/cache@v3', 'a/x@v1|a/x@v2'],
    ],
    ['that took the place of another', ['a/cache@v3'], ['b/store@v1'], ['a/cache@v3|b/store@v1']],
  ])('are actions beside those of their name, %s', (_, was, is, expected) => {
    const lines = [...was.map((one) => `-  - uses: ${one}`), ...is.map((one) => `+  - uses: ${one}`)]
    const action = (row?: { readonly text: string }) => row?.text.slice('  - uses: '.length) ?? ''
    const pairs = runsOf(hunk(...lines)).flatMap((run) => run.pairs)
    expect(pairs.map(({ left, right }) => `${action(left)}|${action(right)}`)).toEqual(expected)
  })

  it('are runs of what stays and of pairs that are alike, numbered on both sides', () => {
    const runs = runsOf(hunk(' a', '-let x = 1', '-gone', '+let x = 2', ' b'))
    expect(shown(runs)).toEqual([[' a'], ['-let x = 1|+let x = 2', '-gone'], [' b']])
    const numbers = runs.flatMap(({ pairs }) => pairs.map(({ left, right }) => [left?.old, right?.fresh]))
    expect(numbers).toEqual([
      [5, 7],
      [6, 8],
      [7, undefined],
      [8, 9],
    ])
    expect(runs[1]?.pairs[0]?.right?.marks).toEqual([{ start: 8, end: 9 }])
  })

  it('without white space show what differs in nothing else as it is afterwards', () => {
    const folded = withoutWhiteSpace(runsOf(hunk('-if (a)', '-b()', '-c', '+  if (a)', '+\tb()', '+d', '+e')))
    expect(shown(folded)).toEqual([
      ['   if (a)', ' \tb()'],
      ['-c', '+d', '+e'],
    ])
    expect(shown(withoutWhiteSpace(runsOf(hunk('-a', '-b', '+ b'))))).toEqual([['-a'], ['  b']])
    expect(shown(withoutWhiteSpace(runsOf(hunk('+a', ' b'))))).toEqual([['+a'], [' b']])
  })

  it('keep each line of both sides once, also without white space', () => {
    const line = fc.constantFrom('a', ' a', 'b', 'b ', '', 'c d', 'c  d')
    const text = fc.array(line, { maxLength: 8 }).map((lines) => lines.map((one) => `${one}\n`).join(''))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const [old, fresh] = [linesOf(before), linesOf(after)]
        const { structuredPatch: hunks } = hunksOf(old, lineChanges(old, fresh), { oldStart: 1, newStart: 1 })
        expect([textLines(before, hunks)?.join(''), patched(before, hunks)]).toEqual([before, after])
        for (const one of hunks)
          for (const runs of [runsOf(one), withoutWhiteSpace(runsOf(one))]) {
            const rows = runs.flatMap(({ pairs }) => pairs)
            const numbers = (side: 'left' | 'right', key: 'old' | 'fresh') =>
              rows.flatMap((pair) => pair[side]?.[key] ?? []).sort((a, b) => a - b)
            const counted = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)
            expect(numbers('right', 'fresh')).toEqual(counted(one.newStart, one.newLines))
            expect(numbers('left', 'old')).toEqual(counted(one.oldStart, one.oldLines))
          }
      }),
    )
  })
})
