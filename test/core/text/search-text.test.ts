import { describe, expect, it } from 'vitest'
import { decodeText } from '../../../src/core/text/encoding.ts'
import { decodeForSearch } from '../../../src/core/text/search-text.ts'

const TEXT = 'const rose = 1\nconst iris = 2\n'
const wide = (text: string, width: 2 | 4, swapped: boolean): Buffer => {
  const bytes = Buffer.alloc(text.length * width)
  for (const [at, letter] of [...text].entries()) {
    const place = at * width
    if (width === 2)
      swapped ? bytes.writeUInt16BE(letter.charCodeAt(0), place) : bytes.writeUInt16LE(letter.charCodeAt(0), place)
    else swapped ? bytes.writeUInt32BE(letter.charCodeAt(0), place) : bytes.writeUInt32LE(letter.charCodeAt(0), place)
  }
  return bytes
}

describe('a text in any encoding', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT), undefined],
    ['UTF-16LE', wide(`\ufeff${TEXT}`, 2, false), undefined],
    ['UTF-16BE', wide(`\ufeff${TEXT}`, 2, true), 'UTF-16BE'],
    ['UTF-32LE', wide(`\ufeff${TEXT}`, 4, false), 'UTF-32LE'],
    ['UTF-32BE', wide(`\ufeff${TEXT}`, 4, true), 'UTF-32BE'],
    ['UTF-16LE unmarked', wide(TEXT, 2, false), 'UTF-16LE without a byte order mark'],
    ['UTF-16BE unmarked', wide(TEXT, 2, true), 'UTF-16BE without a byte order mark'],
    ['UTF-32LE unmarked', wide(TEXT, 4, false), 'UTF-32LE without a byte order mark'],
    ['UTF-32BE unmarked', wide(TEXT, 4, true), 'UTF-32BE without a byte order mark'],
  ])('is seen: %s', (_, bytes, unsupported) => {
    const seen = decodeForSearch(bytes)
    expect(seen?.unsupported).toBe(unsupported)
    expect(seen && decodeText(seen.file, seen.file.bom, seen.file.bytes.length)).toBe(TEXT)
  })

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3, 0])],
    ['zeros', Buffer.alloc(64)],
    ['a text with one NUL', Buffer.from(`${TEXT}\0`)],
  ])('is not taken for one: %s', (_, bytes) => {
    expect(decodeForSearch(bytes)).toBeUndefined()
  })
})
