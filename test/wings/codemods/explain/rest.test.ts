import { expect, it } from 'vitest'
import { stepsWithin } from '../../../../src/wings/codemods/explain/rest.ts'
import { LENIENT } from '../../../support/replay.ts'
import { baselineOf } from '../../several/baseline-of.ts'

const MODES = { oldMode: '000000', newMode: '100644', oldBlob: '', newBlob: '', isUtf8: true }

it('moves a file out of the way of a folder of its name before it makes any file in that, however many these are', {}, async () => {
  const added = Array.from({ length: 300 }, (_, at) => `a/${String(at).padStart(3, '0')}.txt`)
  const [before, after] = [
    { a: 'moved\n' },
    { z: 'moved\n', ...Object.fromEntries(added.map((path) => [path, 'x\n'])) },
  ]
  const changes = [
    ...added.map((path) => ({ ...MODES, path, status: 'added' as const })),
    { ...MODES, oldMode: '100644', path: 'z', from: 'a', status: 'renamed' as const },
  ]
  const trees = { source: baselineOf(before).overlay(), result: baselineOf(after).overlay(), policy: LENIENT }
  const { steps, leftOut } = await stepsWithin(changes, trees, () => true)
  expect(leftOut).toEqual([])
  expect(steps.map(({ tool }) => tool)).toEqual(['Move', ...added.map(() => 'Write')])
})
