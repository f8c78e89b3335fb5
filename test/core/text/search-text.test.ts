import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText } from '../../../src/core/text/encoding.ts'
import { decodeForSearch, wideChange, wideText } from '../../../src/core/text/search-text.ts'
import { applyHunks } from '../../support/apply-hunks.ts'

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

const little = (text: string): Buffer => Buffer.from(text, 'utf16le')
const big = (text: string): Buffer => little(text).swap16()
const [ROSE, IRIS] = ['rose\nred\nthorns\n', 'rose\nwhite\nthorns\n']

describe('wideChange', () => {
  it.each([
    ['UTF-16LE', little(`\ufeff${ROSE}`), little(`\ufeff${IRIS}`)],
    ['UTF-16BE', big(`\ufeff${ROSE}`), big(`\ufeff${IRIS}`)],
    ['UTF-16LE without a byte order mark', little(ROSE), little(IRIS)],
    ['UTF-16LE → UTF-16BE', little(`\ufeff${ROSE}`), big(`\ufeff${IRIS}`)],
    ['UTF-8 → UTF-16LE without a byte order mark', Buffer.from(ROSE), little(IRIS)],
  ])('tells the lines of %s', (encoding, before, after) => {
    const change = wideChange(before, after)
    expect(change?.encoding).toBe(encoding)
    expect(change?.structuredPatch.flatMap(({ lines }) => lines)).toEqual(expect.arrayContaining(['-red', '+white']))
  })

  it('is of one side where there is no other, and has no lines where only the encoding changed', () => {
    expect(wideChange(undefined, little(`\ufeff${ROSE}`))).toMatchObject({ insertions: 3, deletions: 0 })
    expect(wideChange(little(`\ufeff${ROSE}`), undefined)).toMatchObject({ insertions: 0, deletions: 3 })
    const same = wideChange(Buffer.from(ROSE), little(ROSE))
    expect(same).toMatchObject({ structuredPatch: [], encoding: 'UTF-8 → UTF-16LE without a byte order mark' })
  })

  it.each([
    ['half a character', Buffer.concat([little(`\ufeff${ROSE}`), Buffer.of(1)])],
    ['half a pair', little(`\ufeff${ROSE}\ud800`)],
    ['a NUL', little(`\ufeff${ROSE}\0`)],
    ['any bytes', Buffer.from([0, 1, 2, 3, 0, 255, 254, 9, 0, 0, 7])],
  ])('is none of a file with %s: its text would not say all', (_, bytes) => {
    expect(wideChange(little(`\ufeff${ROSE}`), bytes)).toBeUndefined()
    expect(wideChange(bytes, undefined)).toBeUndefined()
    expect(wideText(bytes)).toBeUndefined()
  })

  it('leaves a text that git shows to git', () => {
    expect(wideChange(Buffer.from(ROSE), Buffer.from(IRIS))).toBeUndefined()
  })

  it('tells a change whole: its hunks make the text after of the text before', () => {
    const text = fc.array(fc.constantFrom('rose\n', 'iris\r\n', 'лилия\n', '🌿\n', 'moss'), { minLength: 1 })
    fc.assert(
      fc.property(text, text, fc.constantFrom(little, big), (one, other, spell) => {
        const [before, after] = [one, other].map((lines) => lines.join('')) as [string, string]
        const hunks = wideChange(spell(`\ufeff${before}`), spell(`\ufeff${after}`))?.structuredPatch ?? []
        // The name of an encoding that cannot be edited says its mark.
        const mark = spell === little ? '\ufeff' : ''
        expect(applyHunks(Buffer.from(mark + before), hunks)).toEqual(Buffer.from(mark + after))
      }),
    )
  })
})
