import { describe, expect, it } from 'vitest'
import { cellOf } from '../../../src/core/report/build-report.ts'

const OUTPUTS = [
  { output_type: 'stream', name: 'stdout', text: ['one\n', 'two\n'] },
  { output_type: 'display_data', data: { 'image/png': 'AAAA', 'text/plain': '<Figure>' } },
]
const code = (id: string, source: string, outputs: unknown[] = []) => ({
  cell_type: 'code',
  id,
  source,
  metadata: {},
  outputs,
})
const notebook = (...cells: object[]): Buffer =>
  Buffer.from(JSON.stringify({ cells, metadata: { language_info: { name: 'julia' } }, nbformat: 4, nbformat_minor: 5 }))

type Input = { cell_id?: string; edit_mode?: 'insert' | 'delete' }
const cell = (input: Input, before: Buffer, after: Buffer) =>
  cellOf({
    step: {
      index: 1,
      tool: 'NotebookEdit',
      input: { notebook_path: 'a.ipynb', new_source: '', ...input },
      at: { line: 1, column: 1 },
    },
    status: 'applied',
    path: 'a.ipynb',
    changes: [{ path: 'a.ipynb', before, after, mode: 0o644, structuredPatch: [], insertions: 1, deletions: 1 }],
    structuredPatch: [],
    insertions: 1,
    deletions: 1,
  })

describe('the cell that a step changed', () => {
  const first = notebook(code('a', 'x'), code('b', 'old', OUTPUTS))

  it('is reported with both sources and the text of its outputs', () => {
    const found = cell({ cell_id: 'b' }, first, notebook(code('a', 'x'), code('b', 'new')))
    const before = { type: 'code', source: 'old', output: 'one\ntwo\n<Figure>\n[image/png]' }
    expect(found).toEqual({ index: 1, id: 'b', language: 'julia', before, after: { type: 'code', source: 'new' } })
  })

  it('has one side where it is new or deleted', () => {
    const more = notebook(code('a', 'x'), code('n', 'new'), code('b', 'old', OUTPUTS))
    const inserted = cell({ cell_id: 'a', edit_mode: 'insert' }, first, more)
    expect(inserted).toMatchObject({ index: 1, id: 'n', after: { source: 'new' } })
    expect(inserted).not.toHaveProperty('before')
    const deleted = cell({ cell_id: 'n', edit_mode: 'delete' }, more, first)
    expect(deleted).toMatchObject({ index: 1, id: 'n', before: { source: 'new' } })
    expect(deleted).not.toHaveProperty('after')
  })

  it('is left to the patch where it is too large', () => {
    expect(cell({ cell_id: 'a' }, first, notebook(code('a', 'x'.repeat(40_000))))).toBeUndefined()
  })
})
