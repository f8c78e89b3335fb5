import { describe, expect, it } from 'vitest'
import { foldersAbove } from '../../../src/core/text/paths.ts'
import { bulletList, counted, listed, nearestWord } from '../../../src/core/text/words.ts'

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

const KEYS = ['tool', 'id', 'why', 'file_path', 'old_string', 'new_string', 'replace_all', 'steps', 'version']

describe('nearest', () => {
  it.each([
    ['file_pth', 'file_path'],
    ['filePath', 'file_path'],
    ['FILE_PATH', 'file_path'],
    ['old-string', 'old_string'],
    ['oldstr', 'old_string'],
    ['new_sting', 'new_string'],
    ['versoin', 'version'],
    ['Tool', 'tool'],
    ['replaceall', 'replace_all'],
    ['step', 'steps'],
  ])('takes %s for %s', (word, key) => {
    expect(nearestWord(word, KEYS)).toBe(key)
  })

  it.each(['', 'x', 'permissions', 'cell_id', `tool${'l'.repeat(100)}`])('takes %j for nothing', (word) => {
    expect(nearestWord(word, KEYS)).toBeUndefined()
  })
})
