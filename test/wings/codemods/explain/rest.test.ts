import { expect, it } from 'vitest'
import { filesToRead, stepsWithin } from '../../../../src/wings/codemods/explain/rest.ts'
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

it('reads a notebook by its cells, as far as these differ, and counts the lines of its file', () => {
  const notebook = (id: string, source: string, output: string) =>
    `${JSON.stringify({ cells: [{ cell_type: 'code', id, metadata: {}, source, execution_count: 1, outputs: [{ output_type: 'stream', name: 'stdout', text: output }] }], metadata: {}, nbformat: 4, nbformat_minor: 5 }, null, 1)}\n`
  const read = (before: string, after: string) => {
    const change = { ...MODES, oldMode: '100644', path: 'a.ipynb', status: 'modified' as const }
    return filesToRead(
      [change],
      ...([{ 'a.ipynb': before }, { 'a.ipynb': after }].map((files) => baselineOf(files).overlay()) as [never, never]),
    )
  }
  const old = notebook('a', 'x = 1', 'one')
  expect(read(old, notebook('b', 'x = 2', 'two'))).toEqual([
    { path: 'a.ipynb', lines: 6, diff: '-x = 1\n-one\n+x = 2\n+two' },
  ])
  expect(read(old, notebook('b', 'x = 1', 'one'))).toEqual([
    { path: 'a.ipynb', lines: 2, diff: '-   "id": "a",\n+   "id": "b",' },
  ])
})

it('reads a lock file by its packages, those first that a manifest of the change names', () => {
  const lock = (version: number) =>
    ['a', 'b', 'c', 'd']
      .map((name) => `${name}@^1.0.0:\n  version "1.0.${version}"\n  integrity x${version}\n`)
      .join('\n')
  const files = (version: number) => ({
    'yarn.lock': lock(version),
    'package.json': `{\n  "d": "^1.0.${version}"\n}\n`,
  })
  const changes = ['yarn.lock', 'package.json'].map((path) => ({
    ...MODES,
    oldMode: '100644',
    path,
    status: 'modified' as const,
  }))
  const read = filesToRead(
    changes,
    ...([1, 2].map((version) => baselineOf(files(version)).overlay()) as [never, never]),
  )
  expect(read).toEqual([
    {
      ...{ path: 'yarn.lock', lines: 16, diff: '' },
      said: '4 packages change: `d` 1.0.1 → 1.0.2, `a` 1.0.1 → 1.0.2, `b` 1.0.1 → 1.0.2 and 1 more',
    },
    { path: 'package.json', lines: 2, diff: '-  "d": "^1.0.1"\n+  "d": "^1.0.2"' },
  ])
})
