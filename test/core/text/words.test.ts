import { describe, expect, it } from 'vitest'
import { foldersAbove } from '../../../src/core/text/paths.ts'
import { bulletList, counted, listed } from '../../../src/core/text/words.ts'

describe('words', () => {
  it('count one and many', () => {
    expect([counted(0, 'file'), counted(1, 'file'), counted(2, 'match', 'matches')]).toEqual([
      '0 files',
      '1 file',
      '2 matches',
    ])
  })

  it('name the first of many and say how many are left', () => {
    expect([listed(['a', 'b'], 2), listed(['a', 'b', 'c'], 2)]).toEqual(['a, b', 'a, b and 1 more'])
    expect(bulletList(['a', 'b', 'c'], 1)).toEqual(['- a', '- and 2 more'])
  })

  it('give the folders above a file, the outermost first', () => {
    expect([foldersAbove('a'), foldersAbove('a/b/c')]).toEqual([[], ['a', 'a/b']])
  })
})
