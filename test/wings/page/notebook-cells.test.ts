import { describe, expect, it } from 'vitest'
import { notebookDifferences, pairCells, type ReadCell } from '../../../src/wings/page/model/notebook.ts'

const cells = (...texts: readonly (readonly [id: string | undefined, source: string])[]): readonly ReadCell[] =>
  texts.map(([id, source], index) => ({ index, id, type: 'code', source, output: '', pictures: [] }))

const pairs = (before: readonly ReadCell[], after: readonly ReadCell[]): readonly string[] =>
  pairCells(before, after).map((pair) => `${pair.before?.source ?? '-'} ${pair.after?.source ?? '-'}`)

describe('the cells of two notebooks', () => {
  it.each<[title: string, before: readonly ReadCell[], after: readonly ReadCell[], pairs: readonly string[]]>([
    ['by their ids', cells(['a', 'x'], ['b', 'y']), cells(['a', 'z'], ['b', 'y']), ['x z', 'y y']],
    [
      'as others where their ids are',
      cells(['a', 'x'], ['b', 'y']),
      cells(['c', 'z'], ['b', 'y']),
      ['x -', '- z', 'y y'],
    ],
    [
      'by what they say where all ids are new',
      cells(['a', 'x'], ['b', 'y']),
      cells(['c', 'x'], ['d', 'y']),
      ['x x', 'y y'],
    ],
    [
      'by what they say where some ids are new',
      cells(['a', 'x'], ['b', 'y']),
      cells(['c', 'x'], ['b', 'y']),
      ['x x', 'y y'],
    ],
    [
      'by their place where all ids are new',
      cells(['a', 'x'], ['b', 'y']),
      cells(['c', 'x'], ['d', 'z']),
      ['x x', 'y z'],
    ],
    ['without ids', cells([undefined, 'x']), cells([undefined, 'z'], [undefined, 'y']), ['x z', '- y']],
  ])('are paired %s', (_, before, after, wanted) => {
    expect(pairs(before, after)).toEqual(wanted)
  })
})

describe('what differs in two notebooks besides their cells', () => {
  const notebook = (ids: readonly string[], version: string, page = '') =>
    JSON.stringify({
      cells: ids.map((id, at) => ({
        ...{ cell_type: 'code', id, metadata: {}, source: `x = ${at}`, execution_count: 1 },
        outputs: [
          { output_type: 'stream', name: 'stdout', text: [`${version}\n`] },
          { output_type: 'display_data', data: { 'text/html': page } },
        ],
      })),
      metadata: { language_info: { version } },
    })

  it('is no cell that has a new id, and no output that its cell shows', () => {
    const [before, after] = [notebook(['a', 'b'], '3.1'), notebook(['c', 'd'], '3.2')]
    expect(notebookDifferences(before, after).map(({ at }) => at)).toEqual(['metadata.language_info.version'])
  })

  it('is an output that no cell shows, under the id that its cell has now', () => {
    const [before, after] = [notebook(['a'], '3.1', '<b>1</b>'), notebook(['c'], '3.1', '<b>2</b>')]
    expect(notebookDifferences(before, after)).toEqual([
      { at: 'cells[c].outputs[1].data.text/html', before: '<b>1</b>', after: '<b>2</b>' },
    ])
  })
})
