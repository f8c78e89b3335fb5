import { describe, expect, it } from 'vitest'
import { cellEdits } from '../../../src/core/plan/cell-edits.ts'

interface Cell {
  readonly id?: string
  readonly cell_type: string
  readonly source: readonly string[]
  readonly outputs?: readonly object[]
  readonly execution_count?: number | null
}

const code = (id: string, source: readonly string[], run = false): Cell => ({
  cell_type: 'code',
  execution_count: run ? 4 : null,
  id,
  outputs: run ? [{ name: 'stdout', output_type: 'stream', text: ['1\n'] }] : [],
  source,
})
const words = (id: string, source: readonly string[]): Cell => ({ cell_type: 'markdown', id, source })
const notebook = (cells: readonly Cell[], metadata = {}): Buffer =>
  Buffer.from(
    `${JSON.stringify({ cells: cells.map((cell) => ({ ...cell, metadata: {} })), metadata, nbformat: 4, nbformat_minor: 5 }, undefined, 1)}\n`,
  )
const nameless = (cells: readonly Cell[]): readonly Cell[] => cells.map(({ id: _, ...cell }) => cell)

const LONG = ['import os\n', 'print(1)\n', 'done()']
const CELLS = [code('a', LONG), words('b', ['# Title']), code('c', ['x = 1'], true), words('d', ['end'])]
const withCell = (at: number, cell: Cell): readonly Cell[] => CELLS.with(at, cell)

describe('edits of cells', () => {
  it.each<[title: string, cells: readonly Cell[], edits: readonly object[]]>([
    [
      'a line of a cell',
      withCell(0, code('a', ['import os\n', 'print(2)\n', 'done()'])),
      [{ cell_id: 'a', old_string: 'print(1)\n', new_string: 'print(2)\n' }],
    ],
    [
      'a cell that keeps its outputs',
      withCell(2, code('c', ['x = 2'], true)),
      [{ cell_id: 'c', old_string: 'x = 1', new_string: 'x = 2', clear_outputs: false }],
    ],
    [
      'a cell that loses them',
      withCell(2, code('c', ['x = 2'])),
      [{ cell_id: 'c', old_string: 'x = 1', new_string: 'x = 2' }],
    ],
    [
      'a cell of words',
      withCell(1, words('b', ['# Name'])),
      [{ cell_id: 'b', old_string: '# Title', new_string: '# Name' }],
    ],
    [
      'cells that go, the last one first',
      [CELLS[1]!, CELLS[3]!],
      [
        { cell_id: 'c', edit_mode: 'delete', new_source: '' },
        { cell_id: 'a', edit_mode: 'delete', new_source: '' },
      ],
    ],
  ])('say %s', (_, cells, edits) => {
    expect(cellEdits(notebook(CELLS), notebook(cells))).toEqual(edits)
  })

  it('name cells without ids by their number', () => {
    expect(cellEdits(notebook(nameless(CELLS)), notebook(nameless(withCell(1, words('b', ['x'])))))).toEqual([
      { cell_id: 'cell-1', old_string: '# Title', new_string: 'x' },
    ])
  })

  it.each<[title: string, before: Buffer, after: Buffer]>([
    ['a cell that comes', notebook(CELLS), notebook([...CELLS, code('e', [])])],
    ['another order', notebook(CELLS), notebook(CELLS.toReversed())],
    ['other outputs', notebook(CELLS), notebook(withCell(0, code('a', LONG, true)))],
    ['another type', notebook(CELLS), notebook(withCell(1, code('b', ['# Title'])))],
    ['other metadata', notebook(CELLS), notebook(withCell(1, words('b', ['x'])), { kernelspec: {} })],
    ['a cell less, without ids', notebook(nameless(CELLS)), notebook(nameless(CELLS.slice(1)))],
    ['an id of two cells', notebook([...CELLS, words('b', ['2'])]), notebook([...CELLS, words('b', ['3'])])],
    [
      'an id that counts another cell',
      notebook([words('cell-1', ['1']), ...nameless(CELLS)]),
      notebook([words('cell-1', ['1']), ...nameless(withCell(0, words('a', ['2'])))]),
    ],
    ['the same', notebook(CELLS), notebook(CELLS)],
    ['no notebook', notebook(CELLS), Buffer.from('{}')],
  ])('do not say %s', (_, before, after) => {
    expect(cellEdits(before, after)).toBeUndefined()
  })
})
