import { describe, expect, it } from 'vitest'
import { pairCells, type ReadCell } from '../../../src/wings/page/model/notebook.ts'

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
