import { describe, expect, it } from 'vitest'
import { createReader } from './reader.ts'

const NOTEBOOK = {
  cells: [
    {
      cell_type: 'code',
      execution_count: 3,
      id: 'aa',
      metadata: { tags: ['t'] },
      outputs: [
        { name: 'stdout', output_type: 'stream', text: ['one\n', 'two\n'] },
        { data: { 'image/png': 'AAAA', 'text/plain': ['42'] }, execution_count: 3, output_type: 'execute_result' },
        { ename: 'E', evalue: 'v', output_type: 'error', traceback: ['first', 'second'] },
        { ename: 'Name', evalue: 'value', output_type: 'error', traceback: [] },
      ],
      source: ['x = 1\n', 'x'],
    },
    { cell_type: 'markdown', id: 'bb', metadata: {}, source: '# title' },
  ],
  metadata: { kernelspec: { language: 'julia' }, language_info: { name: 'julia' } },
  nbformat: 4,
  nbformat_minor: 5,
}

type Key = string | number

function* placesIn(value: unknown, path: readonly Key[] = []): Generator<readonly Key[]> {
  if (path.length > 0) yield path
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) yield* placesIn(item, [...path, key])
}

const withValue = (path: readonly Key[], value: unknown): unknown => {
  const copy: unknown = structuredClone(NOTEBOOK)
  const parent = path.slice(0, -1).reduce((one, key) => (one as Record<Key, unknown>)[key], copy)
  const last = path.at(-1) ?? ''
  ;(parent as Record<Key, unknown>)[last] = value
  return copy
}

const view = async (notebook: unknown) => {
  const outcome = await createReader({ 'n.ipynb': JSON.stringify(notebook) }).run({ file_path: 'n.ipynb' })
  return outcome.ok ? { lines: (outcome.view?.content ?? '').split('\n') } : { refused: outcome.problem.name }
}

describe('a notebook with a value of another kind', () => {
  it('is refused, or a line of what Read shows is another', async () => {
    const sound = (await view(NOTEBOOK)).lines ?? []
    for (const path of placesIn(NOTEBOOK))
      for (const value of [null, true, 7, 'other', [[]], { toString: 1 }]) {
        const { lines, refused } = await view(withValue(path, value))
        if (refused) expect(refused).toBe('NOTEBOOK_INVALID')
        const isShown = lines && (lines.length >= sound.length || lines.some((line) => !sound.includes(line)))
        expect({ path: path.join('.'), value, isNamed: refused !== undefined || isShown }).toMatchObject({
          isNamed: true,
        })
      }
  })
})
