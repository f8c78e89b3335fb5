import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openText, type TextFile } from '../../../src/core/text/encoding.ts'
import { holdsText, matchEdit } from '../../../src/core/text/match.ts'
import { compileSubstitution, holdsMatch, matchRegex, type Substitution } from '../../../src/core/text/regex.ts'
import { editText } from '../../support/edit-text.ts'

const ENCODINGS = ['latin1', 'windows-1251', 'shift_jis', 'gbk', 'gb18030', 'big5', 'euc-jp', 'euc-kr', 'utf-8']

/** A character and its bytes. */
type Character = readonly [character: string, bytes: readonly number[]]

const LEADS = [0x81, 0x83, 0x8e, 0x8f, 0x95, 0xa4, 0xb1, 0xc3, 0xd6, 0xe0, 0xe9, 0xf0]
/** Bytes that end characters in some encoding, most of them ASCII characters that texts and patterns look for. */
const TRAILS = [0x40, 0x41, 0x5c, 0x5e, 0x78, 0x7c, 0x83, 0xa4, 0xb1, 0xe9]
const DIGITS = [0x31, 0x32]

/** Sequences that are one character in the encoding. */
const charactersOf = (encoding: string): readonly Character[] => {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const sequences = [
    ...[0x80, 0xff, ...LEADS].map((byte) => [byte]),
    ...LEADS.flatMap((lead) => TRAILS.map((trail) => [lead, trail])),
    ...LEADS.flatMap((lead) => TRAILS.map((trail) => [lead, 0xa4, trail])),
    ...DIGITS.flatMap((second) => DIGITS.map((fourth) => [0x81, second, 0x81, fourth])),
  ]
  return sequences.flatMap((bytes): Character[] => {
    try {
      const text = decoder.decode(Uint8Array.from(bytes))
      return Array.from(text).length === 1 ? [[text, bytes]] : []
    } catch {
      return []
    }
  })
}

const ASCII: readonly Character[] = Array.from('xx@A|\\^"12 \n').map((character) => [
  character,
  [character.charCodeAt(0)],
])

const characters = new Map(ENCODINGS.map((encoding) => [encoding, charactersOf(encoding)]))

/** A file that is not UTF-8, as the characters that it holds in its encoding, and as the editor sees it. */
const anyFile = fc
  .constantFrom(...ENCODINGS)
  .chain((encoding) => {
    const foreign = fc.constantFrom(...characters.get(encoding)!)
    const ascii = fc.constantFrom(...ASCII)
    return fc.array(fc.oneof({ weight: 2, arbitrary: ascii }, { weight: 1, arbitrary: foreign }), {
      maxLength: 16,
      size: 'max',
    })
  })
  .map((content) => {
    const opened = openText(Buffer.from(content.flatMap(([, bytes]) => bytes)))
    if (!opened.ok) throw new Error(opened.encoding)
    return { file: opened.file, content }
  })
  .filter(({ file }) => !file.valid)

const asciiText = fc.string({ unit: fc.constantFrom(...'xA@|\\^"12 \n'), minLength: 1, maxLength: 3 })

/** Where each character begins, in bytes, and where the last one ends. */
const offsetsOf = (content: readonly Character[]): readonly number[] => {
  let offset = 0
  return [0, ...content.map(([, bytes]) => (offset += bytes.length))]
}

/** Offsets in bytes at which the text begins in the content, overlapping places too. */
const placesOf = (content: readonly Character[], text: string): readonly number[] => {
  const wanted = Array.from(text)
  const isPlace = (at: number) => wanted.every((character, index) => content[at + index]?.[0] === character)
  return offsetsOf(content).filter((_, at) => isPlace(at))
}

const withoutOverlap = (offsets: readonly number[], length: number): readonly number[] =>
  offsets.reduce<number[]>((kept, at) => (at >= (kept.at(-1) ?? -length) + length ? kept.concat(at) : kept), [])

const compiled = (regex: string): Substitution => {
  const substitution = compileSubstitution(regex, '')
  if (typeof substitution === 'string') throw new Error(substitution)
  return substitution
}

const fileOf = (latin1: string): TextFile => {
  const opened = openText(Buffer.from(latin1, 'latin1'))
  if (!opened.ok) throw new Error(opened.encoding)
  return opened.file
}

describe('a file that is not UTF-8, whichever encoding it is in', () => {
  it('has each place of an ASCII text replaced, or none', () => {
    fc.assert(
      fc.property(anyFile, asciiText, fc.boolean(), ({ file, content }, old_string, replace_all) => {
        const places = placesOf(content, old_string)
        const match = matchEdit(file, { old_string, new_string: 'n', replace_all, match: 'literal' })
        if (match.ok) {
          const expected = replace_all ? withoutOverlap(places, old_string.length) : places
          expect(match.splices.map(({ start }) => start)).toEqual(expected)
        } else if (match.reason === 'not-found') expect(places).toEqual([])
        else if (match.reason === 'not-unique') expect(match.spans.length).toBeGreaterThanOrEqual(places.length)
        else expect(match.reason).toBe('uncertain')
      }),
      { numRuns: 1500 },
    )
  })

  it('has each match of a pattern replaced, or none', () => {
    const pieces = ['x', 'A', '\\\\', '"', '.', '[^x]', '[^"]*', '\\w', '\\W', '\\d+', '\\s', '(?:x|A)', '.{2}']
    const pattern = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(anyFile, pattern, ({ file, content }, regex) => {
        // each character is one unit here, so that the language's own patterns see characters too
        const text = content.map(([character]) => (character < '\x80' ? character : '\ue000')).join('')
        const offsets = offsetsOf(content)
        const places = [...text.matchAll(new RegExp(regex, 'g'))].map(({ 0: found, index }) => ({
          start: offsets[index],
          end: offsets[index + found.length],
        }))
        const match = matchRegex(file, compiled(regex), true)
        if (match.ok) expect(match.splices.map(({ start, end }) => ({ start, end }))).toEqual(places)
        else if (match.reason === 'not-found') expect(places).toEqual([])
        else expect(['uncertain', 'empty']).toContain(match.reason)
        if (places.length > 0) expect(holdsMatch(file, compiled(regex).pattern)).not.toBe('no')
      }),
      { numRuns: 1500 },
    )
  })

  it('is never said to hold, or not to hold, a text wrongly', () => {
    const text = fc.oneof(
      asciiText,
      anyFile.map(({ content }) => content.map(([character]) => character).join('')),
    )
    fc.assert(
      fc.property(anyFile, text, ({ file, content }, wanted) => {
        fc.pre(wanted !== '')
        const held = holdsText(file, wanted)
        if (held !== 'uncertain') expect(held === 'yes').toBe(placesOf(content, wanted).length > 0)
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['"', 'x = "caf\xe9";\n', 'a quote is never half of a character', 'x = caf\xe9;\n'],
    [';', 'caf\xe9;\n', 'nor is a semicolon', 'caf\xe9\n'],
    ['1', '\xe91 \xe92\n', 'a digit is one only among four bytes', '\xe9 \xe92\n'],
    ['x', '\xd6\xd0x\n', 'two bytes before it may be one character, or two', '\xd6\xd0\n'],
    ['"', `${'\xe0'.repeat(1000)}"\n`, 'whatever precedes it', `${'\xe0'.repeat(1000)}\n`],
    ['x', '\x83\x5cx\n', 'half of a character that is ASCII ends it', '\x83\x5c\n'],
  ])('gives up %j of %j: %s', (old, before, _, after) => {
    expect(editText(Buffer.from(before, 'latin1'), old, '', { replace_all: true })).toMatchObject({ text: after })
  })

  it.each([
    ['x', '\xe9x\n', 'one character or two'],
    ['\\', '\x83\x5c\n', 'half of a character'],
    ['1', '\x811\x812\n', 'a part of four bytes'],
    ['2', '\x811\x812\n', 'a part of four bytes'],
    ['\\', '\xb1\x83\x5c\n', 'half of a character in Shift-JIS alone'],
    ['é', '\xc3\xa9 \xff\n', 'one character or two'],
    [`x`, `${'\xe0'.repeat(1000)}x\n`, 'too long to be told'],
  ])('is not edited where %j in %j may be %s', (old, before, _) => {
    expect(editText(Buffer.from(before, 'latin1'), old, 'n', { replace_all: true })).toBe('uncertain')
  })

  it('counts a place that is uncertain beside one that is not', () => {
    expect(editText(Buffer.from('\xe9x\nx\n', 'latin1'), 'x', 'n')).toBe('not-unique')
    expect(holdsText(fileOf('\xe9x\nx\n'), 'x')).toBe('yes')
    expect(holdsText(fileOf('\xe9x\n\xe9x\n'), 'x')).toBe('uncertain')
  })

  it('contains no text of which an ASCII part is missing', () => {
    expect(holdsText(fileOf('caf\xe9\n'), 'thé')).toBe('no')
    expect(holdsText(fileOf('caf\xe9\n'), 'café')).toBe('uncertain')
  })

  it('lets no tolerance choose a place for a text beyond ASCII, which may occur elsewhere', () => {
    expect(editText(Buffer.from('\x93a\x94 "a"\n', 'latin1'), '“a”', 'b')).toBe('not-found')
  })

  it('accepts no match of a tolerance in bytes beyond ASCII', () => {
    // “a” in UTF-8, three other characters in GBK
    const curly = Buffer.from('\xe2\x80\x9ca\xe2\x80\x9d \xff\n', 'latin1')
    expect(editText(curly, '"a"', 'b')).toBe('uncertain')
    expect(editText(Buffer.from('a\xc2\xa0b \xff\n', 'latin1'), 'a b', 'c', { match: 'whitespace' })).toBe('uncertain')
  })

  it.each(['é', '\\x{e9}', '\\pL', '\\351'])('leaves open what the pattern %s matches', (regex) => {
    const file = fileOf('caf\xe9\n')
    expect(matchRegex(file, compiled(regex), true)).toMatchObject({ reason: 'uncertain' })
    expect(holdsMatch(file, compiled(regex).pattern)).toBe('uncertain')
  })

  it.each([
    ['half of a character in Shift-JIS alone', '\\\\', '\xb1\x83\x5c\n'],
    ['one character of three bytes in EUC-JP alone', 'a.b', 'a\x8f\xa4\xb1b\n'],
    ['three characters in Latin-1 alone', 'a...b', 'a\xe4\xb8\xadb \xff\n'],
  ])('leaves open a match that is %s', (_, regex, text) => {
    expect(matchRegex(fileOf(text), compiled(regex), true)).toMatchObject({ reason: 'uncertain' })
  })
})
