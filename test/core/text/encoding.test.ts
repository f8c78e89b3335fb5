import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText, isBinary, openString, openText } from '../../../src/core/text/encoding.ts'

const bytes = (...values: number[]) => Buffer.from(values)

describe('openText', () => {
  it.each([
    ['plain UTF-8', Buffer.from('é'), { encoding: 'utf8', bom: 0, valid: true }],
    ['UTF-8 with a BOM', Buffer.from('\ufeffé'), { encoding: 'utf8', bom: 3, valid: true }],
    ['UTF-16LE with a BOM', Buffer.from('\ufeffé', 'utf16le'), { encoding: 'utf16le', bom: 2, valid: true }],
    ['an 8-bit file', bytes(0x63, 0xe9), { encoding: 'utf8', bom: 0, valid: false }],
    ['an empty file', bytes(), { encoding: 'utf8', bom: 0, valid: true }],
  ])('tells %s', (_, content, file) => {
    expect(openText(content)).toEqual({ ok: true, file: { bytes: content, ...file } })
  })

  it.each([
    ['UTF-16BE', bytes(0xfe, 0xff, 0, 0x61)],
    ['UTF-32LE', bytes(0xff, 0xfe, 0, 0, 0x61, 0, 0, 0)],
    ['UTF-32BE', bytes(0, 0, 0xfe, 0xff)],
    ['half a character at the end', bytes(0xff, 0xfe, 0x61)],
  ])('does not support %s', (_, content) => {
    expect(openText(content).ok).toBe(false)
  })
})

describe('isBinary', () => {
  it('goes by NUL in text without a mark', () => {
    expect(isBinary(bytes(0x61, 0))).toBe(true)
    expect(isBinary(Buffer.from('\ufeffa', 'utf16le'))).toBe(false)
    expect(isBinary(Buffer.from('é'))).toBe(false)
    expect([7999, 8000].map((at) => isBinary(Buffer.from(`${'a'.repeat(at)}\0`)))).toEqual([true, false])
  })
})

describe('decodeText', () => {
  const decode = (content: Buffer): string => {
    const opened = openText(content)
    return opened.ok ? decodeText(opened.file, 0, content.length) : ''
  }

  it('maps bytes that are not UTF-8 to lone surrogates, and all others to themselves', () => {
    expect(decode(bytes(0x61, 0xe9, 0x62, 0xc3, 0xa9, 0xf0, 0x9f))).toBe('a\udce9b\u00e9\udcf0\udc9f')
  })

  it('tells any two contents apart', () => {
    const content = fc.array(fc.constantFrom(0x61, 0xc3, 0xa9, 0xe9, 0xf0, 0x9f, 0x98, 0x80, 0xed, 0xa0), {
      maxLength: 6,
    })
    fc.assert(
      fc.property(content, content, (one, other) => {
        expect(decode(bytes(...one)) === decode(bytes(...other))).toBe(bytes(...one).equals(bytes(...other)))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('openString', () => {
  it('keeps every string, half surrogate pairs too', () => {
    const text = '\ufeffa\ud800é'
    const file = openString(text)
    expect(file.bom).toBe(2)
    expect(decodeText(file, 0, file.bytes.length)).toBe(text)
  })
})
