import { expect, it } from 'vitest'
import type { CountedChange } from '../../../src/core/git/commands/tree-changes.ts'
import type { ReportedStep } from '../../../src/core/report/report.ts'
import { reportFiles } from '../../../src/core/run/net-files.ts'

const changed = (lines: number): CountedChange => ({
  path: 'rose.txt',
  status: 'modified',
  oldMode: '100644',
  newMode: '100644',
  oldBlob: 'a'.repeat(40),
  newBlob: 'b'.repeat(40),
  binary: false,
  isUtf8: true,
  insertions: lines,
  deletions: 0,
})

const applied = (index: number, insertions: number): ReportedStep =>
  ({
    index,
    tool: 'Edit',
    status: 'applied',
    file_path: 'rose.txt',
    insertions,
    deletions: 0,
    files: [{ file_path: 'rose.txt', insertions, deletions: 0 }],
  }) as unknown as ReportedStep

it.each([
  ['one step whose lines git counts alike', 1, [applied(1, 1)], true, 0],
  ['one step whose lines git counts otherwise', 2, [applied(1, 1)], true, 1],
  ['one step, merged after its replay', 1, [applied(1, 1)], false, 1],
  ['several steps', 2, [applied(1, 1), applied(2, 1)], true, 1],
  ['several steps, and no line', 0, [applied(1, 0), applied(2, 0)], true, 0],
  ['several steps, and more lines than a report holds', 500_001, [applied(1, 1), applied(2, 500_000)], true, 0],
])('git prints the net change only where no step has it: %s', async (_, lines, steps, asReplayed, wanted) => {
  let printed = 0
  const files = await reportFiles({} as never, [changed(lines)], {
    steps,
    asReplayed,
    carried: new Map(),
    patches: async () => {
      printed += 1
      return new Map()
    },
  })
  expect(printed).toBe(wanted)
  expect(files).toMatchObject([{ path: 'rose.txt', insertions: lines, steps: steps.map(({ index }) => index) }])
})

it('a file keeps its steps where a Move rewrites its imports and those of another', async () => {
  const part = (file_path: string, lines: number) => ({ file_path, insertions: lines, deletions: lines })
  const moved = {
    ...applied(2, 2),
    ...{ tool: 'Move', file_path: 'old.ts', new_path: 'new.ts', deletions: 2 },
    files: [part('old.ts', 0), part('new.ts', 0), part('first.ts', 1), part('rose.txt', 1)],
  } as ReportedStep
  const files = await reportFiles({} as never, [changed(2), { ...changed(0), path: 'new.ts' }], {
    ...{ steps: [applied(1, 1), moved], asReplayed: true, carried: new Map(), patches: async () => new Map() },
  })
  expect(files.map(({ path, steps }) => [path, steps])).toEqual([
    ['rose.txt', [1, 2]],
    ['new.ts', [2]],
  ])
})
