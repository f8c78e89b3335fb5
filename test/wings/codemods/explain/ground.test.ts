import { expect, it } from 'vitest'
import { edit } from '../../../../src/core/tools/edit.ts'
import { run } from '../../../../src/core/tools/run.ts'
import { stepOf } from '../../../../src/core/tools/tool.ts'
import { groundFor, type TwoStates } from '../../../../src/wings/codemods/explain/ground.ts'
import { LENIENT } from '../../../support/replay.ts'
import { baselineOf } from '../../several/baseline-of.ts'

type Texts = Readonly<Record<string, string>>

/** Files of the same names before and after; of `unread` nothing can be looked at. */
function statesOf(before: Texts, after: Texts, unread: readonly string[] = []): TwoStates {
  const read = Object.entries(before).filter(([path]) => !unread.includes(path))
  return {
    before: baselineOf(before).overlay(),
    after: baselineOf(after).overlay(),
    changes: Object.keys(before)
      .filter((path) => before[path] !== after[path])
      .map((path) => ({ path, status: 'modified', oldMode: '100644', newMode: '100644', ...BLOBS })),
    tracked: Object.keys(before),
    holding: async () => [],
    contents: async () => new Map(read.map(([path, text]) => [path, Buffer.from(text)])),
    load: async () => undefined,
    policy: LENIENT,
  }
}

const BLOBS = { oldBlob: '', newBlob: '', isUtf8: true } as const

it('takes a file that cannot be looked at for one that a rule changes', async () => {
  const states = statesOf(
    { 'a.txt': 'old\n', 'b.txt': 'rose\n', 'c.txt': 'rose\n' },
    { 'a.txt': 'new\n', 'b.txt': 'rose\n', 'c.txt': 'rose\n' },
    ['c.txt'],
  )
  const ground = await groundFor(states.changes, states)
  expect(await ground.unchanged({ tool: edit.name, input: {}, needle: 'old', size: 1, places: () => [] })).toEqual([
    { path: 'c.txt' },
  ])
})

it.each([
  ['that brings one file nearer', { 'a.txt': 'new\n'.repeat(9) }, 1],
  ['that brings one nearer and another farther', { 'a.txt': 'new\n'.repeat(9), 'b.txt': 'odd\n' }, 0],
  ['that changes a file that stays', { 'a.txt': 'new\n'.repeat(9), 'c.txt': 'odd\n' }, 0],
] as const)('takes a command %s for as many steps', async (_, made: Texts, count) => {
  const before = { 'a.txt': 'old\n'.repeat(9), 'b.txt': 'one\n', 'c.txt': 'rose\n' }
  const states = statesOf(before, { ...before, 'a.txt': 'new\n'.repeat(9), 'b.txt': 'two\none\n' })
  const files = Object.entries(made).map(([path, text]) => ({ path, after: Buffer.from(text), executable: false }))
  const ground = await groundFor(states.changes, {
    ...states,
    commands: {
      steps: [stepOf(run, { command: 'npm run format', changes: '**' })],
      outcomeOf: async () => ({ ok: true, files }),
    },
  })
  expect(ground.fileSteps.map(({ step }) => step.tool)).toEqual(Array(count).fill('Run'))
})
