import { expect, it } from 'vitest'
import { buildReport } from '../../../src/core/report/build-report.ts'
import { lineKey, movedPlaces, netChanges, notesOf, subjectOf } from '../../../src/core/report/net-changes.ts'
import { reportSchema } from '../../../src/core/report/report.ts'

const lines = ['let first = 1', 'let second = 2', 'let third = 3']
const file = { status: 'modified', old_mode: '100644', new_mode: '100644', binary: false } as const
const plan = { title: 'Part the module', digest: '', files: [] }
const named = (...paths: readonly string[]) => paths.map((file_path) => ({ file_path }))
const [gone, come] = [lines.map((line) => `-${line}`), lines.map((line) => `+    ${line}`)]
const files = [
  {
    ...file,
    ...{ path: 'a.ts', insertions: 0, deletions: 4 },
    structuredPatch: [{ oldStart: 5, oldLines: 4, newStart: 5, newLines: 0, lines: [...gone, '-let other = 4'] }],
  },
  {
    ...file,
    ...{ path: 'b.ts', insertions: 3, deletions: 0 },
    structuredPatch: [{ oldStart: 9, oldLines: 0, newStart: 9, newLines: 3, lines: come }],
  },
]

it.each<[what: string, step: Parameters<typeof subjectOf>[0], subject: string]>([
  ['its file', { file_path: 'a.ts' }, '[a.ts]'],
  ['both paths of a move', { file_path: 'a.ts', new_path: 'b.ts' }, '[a.ts] → [b.ts]'],
  ['its glob', { file_path: '*.ts', files: named('a.ts', 'b.ts', 'c.ts') }, '[*.ts]'],
  ['both of two globs', { file_path: '*.ts, *.js', files: named('a.ts', 'b.ts', 'c.js') }, '[*.ts], [*.js]'],
  ['the first of many files', { file_path: 'a, b, c', files: named('a', 'b', 'c') }, '[a] and 2 more'],
  ['the first of a fix of many files', { file_path: 'a', files: named('a', 'b', 'c') }, '[a] and 2 more'],
])('calls a step by %s', (_, step, subject) => {
  expect(subjectOf(step, (name) => `[${name}]`)).toBe(subject)
})

it.each([
  [['4 places in 2 files.'], 'rename a → b (4 places)', []],
  [['50 files.'], 'indentation (50 files)', []],
  [['4 places in 2 files.', 'Other.'], 'rename a → b (14 places)', ['4 places in 2 files.', 'Other.']],
  [['4 places in 2 files.'], '', ['4 places in 2 files.']],
])('leaves out of the remarks on a step what its reason says: %j, %j', (notes, why, shown) => {
  expect(notesOf({ notes, why })).toEqual(shown)
})

it('counts moved lines apart, and says where they were and where they are', () => {
  const report = buildReport({ plan, steps: [], files })
  expect(report.moved).toEqual([
    {
      ...{ from: { file_path: 'a.ts', lines: [5, 7] }, to: { file_path: 'b.ts', lines: [9, 11] } },
      ...{ unchanged: 3, changed: 0, blocks: [{ from: 5, to: 9, lines: 3 }] },
    },
  ])
  expect(report.totals).toMatchObject({ insertions: 3, deletions: 4, moved_insertions: 3, moved_deletions: 3 })
  expect(reportSchema().parse(report)).toEqual(report)
  const { old, fresh } = movedPlaces(report.moved ?? [])
  expect(old.get(lineKey({ file_path: 'a.ts', line: 6 }))).toEqual({ file_path: 'b.ts', line: 10 })
  expect(fresh.get(lineKey({ file_path: 'b.ts', line: 11 }))).toEqual({ file_path: 'a.ts', line: 7 })
  expect(old.has(lineKey({ file_path: 'a.ts', line: 8 }))).toBe(false)
})

it('says nothing of moves where no line moved', () => {
  const report = buildReport({ plan, steps: [], files: files.slice(1) })
  expect([report.moved, report.totals.moved_deletions]).toEqual([undefined, undefined])
})

it('a file of steps alone has the mode that the last step which tells one leaves', () => {
  const step = (index: number, modes: object) =>
    ({
      index,
      status: 'applied',
      file_path: 'a.sh',
      files: [{ file_path: 'a.sh', insertions: 1, deletions: 0, ...modes }],
    }) as never
  const [first, second, third] = [{ old_mode: '100644', new_mode: '100644' }, { new_mode: '100755' }, {}]
  expect(netChanges({ files: [], steps: [step(1, first), step(2, second), step(3, third)] })).toMatchObject([
    { path: 'a.sh', old_mode: '100644', new_mode: '100755', insertions: 3, steps: [1, 2, 3] },
  ])
})
