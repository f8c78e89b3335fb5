import { describe, expect, it } from 'vitest'
import { nearestWord } from '../../../src/core/text/words.ts'

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
