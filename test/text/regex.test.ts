import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openText, type TextFile } from '../../src/text/encoding.ts'
import { compileSubstitution, matchRegex, type Substitution } from '../../src/text/regex.ts'
import { applySplices } from '../../src/text/splice.ts'

const compiled = (regex: string, newString: string): Substitution => {
  const substitution = compileSubstitution(regex, newString)
  if (typeof substitution === 'string') throw new Error(substitution)
  return substitution
}

const opened = (bytes: Buffer): TextFile => {
  const text = openText(bytes)
  if (!text.ok) throw new Error(text.encoding)
  return text.file
}

const replaced = (bytes: Buffer, substitution: Substitution): Buffer => {
  const file = opened(bytes)
  const match = matchRegex(file, substitution, true)
  return match.ok ? applySplices(bytes, match.splices) : bytes
}

describe('a pattern', () => {
  const units = ['a', 'b', 'é', '🌹', '$', ' ', '\n']
  const text = fc.string({ unit: fc.constantFrom(...units), maxLength: 40, size: 'max' })
  // biome-ignore lint/suspicious/noTemplateCurlyInString: text that must stay as it is
  const template = fc.array(fc.constantFrom('$<x>', '$<y>', '$1', '$&', '${x}', '\\n', 'é', '\n'), { maxLength: 5 })
  const pattern = '(?P<x>[ab]+)(?P<y>é?)'
  const expected = (source: string, parts: readonly string[]): string =>
    source.replace(/([ab]+)(é?)/g, (_, x, y) =>
      parts.map((part) => (part === '$<x>' ? x : part === '$<y>' ? y : part)).join(''),
    )

  it('inserts named groups into the new text and everything else literally, in each encoding and with each kind of line end', () => {
    fc.assert(
      fc.property(text, template, fc.boolean(), fc.boolean(), (source, parts, crlf, utf16) => {
        const ended = (value: string): string => (crlf ? value.replaceAll('\n', '\r\n') : value)
        // a file without any line end gets the LF of the new text
        fc.pre(!crlf || source.includes('\n') || !parts.includes('\n'))
        const encode = (value: string): Buffer =>
          Buffer.from(utf16 ? `\ufeff${value}` : value, utf16 ? 'utf16le' : 'utf8')
        const result = replaced(encode(ended(source)), compiled(pattern, parts.join('')))
        expect(result).toEqual(encode(ended(expected(source, parts))))
      }),
    )
  })

  it('keeps bytes that are not UTF-8', () => {
    const bytes = Buffer.from('a \xe9 ab\xff a\n', 'latin1')
    expect(replaced(bytes, compiled('(?P<x>[ab]+)', '<$<x>>')).toString('latin1')).toBe('<a> \xe9 <ab>\xff <a>\n')
    expect(matchRegex(opened(bytes), compiled('[ab]+', 'é'), true)).toEqual({ ok: false, reason: 'unencodable' })
  })

  it('is refused once all places together would look at too much of the file, and not before', () => {
    const rest = '-'.repeat(2 ** 20)
    const match = (places: number) =>
      matchRegex(opened(Buffer.from('a'.repeat(places) + rest)), compiled('a', 'b'), true)
    expect(match(2 ** 9 - 1)).toMatchObject({ ok: true, splices: { length: 2 ** 9 - 1 } })
    expect(match(2 ** 9)).toEqual({ ok: false, reason: 'too-much' })
  })

  it('asks to be narrowed where it matches nothing, in several places, or the empty text', () => {
    const file = opened(Buffer.from('a\nb\n'))
    expect(matchRegex(file, compiled('[ab]', 'c'), false)).toMatchObject({ ok: false, reason: 'not-unique' })
    expect(matchRegex(file, compiled('c', 'd'), true)).toEqual({ ok: false, reason: 'not-found' })
    expect(matchRegex(file, compiled('c*', 'd'), true)).toEqual({ ok: false, reason: 'empty' })
  })

  it('counts its places up to a hundred, and says whether there are more', () => {
    const placesIn = (count: number) => matchRegex(opened(Buffer.from('a'.repeat(count))), compiled('a', 'b'), false)
    expect(placesIn(100)).toMatchObject({ reason: 'not-unique', spans: { length: 100 }, more: false })
    expect(placesIn(101)).toMatchObject({ reason: 'not-unique', spans: { length: 100 }, more: true })
  })

  it.each(['(', '(?=a)', String.raw`(a)\1`, '(a{1000}){1000}'])('%s is refused', (regex) => {
    expect(compileSubstitution(regex, '')).toBeTypeOf('string')
  })

  it('is refused with a new text that asks for a group it does not name', () => {
    expect(compileSubstitution('(?P<one>a)', '$<two>')).toBeTypeOf('string')
    expect(compileSubstitution('(a)', '$<two>')).toMatchObject({ template: ['$<two>'] })
  })

  it('takes time linear in the text, whatever it is', () => {
    const file = opened(Buffer.from(`${'a'.repeat(100_000)}!`))
    expect(matchRegex(file, compiled('(a+)+$', ''), true)).toEqual({ ok: false, reason: 'not-found' })
  })
})
