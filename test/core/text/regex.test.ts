import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openText, type TextFile } from '../../../src/core/text/encoding.ts'
import {
  compilePattern,
  compileSubstitution,
  holdsMatch,
  matchRegex,
  type Substitution,
} from '../../../src/core/text/regex.ts'
import { applySplices } from '../../../src/core/text/splice.ts'

const compiled = (regex: string, newString: string): Substitution => {
  const substitution = compileSubstitution(regex, newString)
  if (typeof substitution === 'string') throw new Error(substitution)
  return substitution
}

const patternOf = (regex: string) => {
  const found = compilePattern(regex)
  if (typeof found === 'string') throw new Error(found)
  return found
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
  const template = fc.array(fc.constantFrom('$<x>', '$<y>', '$1', '$&', '${x}', '$$', '\\n', 'é', '\n'), {
    maxLength: 5,
  })
  const pattern = '(?P<x>[ab]+)(?P<y>é?)'
  const expected = (source: string, parts: readonly string[]): string =>
    source.replace(/([ab]+)(é?)/g, (_, x, y) =>
      parts
        .map((part) => (['$<x>', '$1', '${x}'].includes(part) ? x : part === '$<y>' ? y : part === '$$' ? '$' : part))
        .join(''),
    )

  it('inserts groups into the new text and everything else literally, in each encoding and with each kind of line end', () => {
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

  it('is refused once all places together take too many steps, and not before', { tags: 'slow' }, () => {
    const rest = '-'.repeat(2 ** 20)
    const match = (places: number, regex: string) =>
      matchRegex(opened(Buffer.from('a'.repeat(places) + rest)), compiled(regex, 'b'), true)
    // each place looks at the text to its end
    expect(match(5, 'a(?:(?s:.*)b)?')).toMatchObject({ ok: true, splices: { length: 5 } })
    expect(match(30, 'a(?:(?s:.*)b)?')).toEqual({ ok: false, reason: 'steps', steps: expect.any(Number) })
    expect(match(20_000, 'a')).toMatchObject({ ok: true, splices: { length: 20_000 } })
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
    expect(compileSubstitution('a', '$<two> $1 $$ ${x}')).toMatchObject({ template: ['$<two> $1 $$ ${x}'] })
  })

  it.each([
    ['(a)(b)', '$2$1', 'ba'],
    ['(a)(b)', '${2}0${1}', 'b0a'],
    ['(a)(b)', '$12', 'a2'],
    ['(a)(b)', '$01$$1$', 'a$1$'],
    ['(a)(?P<x>b)', '$<x>${x}$2', 'bbb'],
    ['(a)(c)?b', '[$2]', '[]'],
    ['(a)b', '$& $name ${a-b} $<a b>', '$& $name ${a-b} $<a b>'],
    ['ab', '$1 $$', '$1 $$'],
    ['(?:a)b', '$1', '$1'],
    ['((((((((((a))))))))))b', '$10$11', 'aa1'],
  ])('%s replaced by %s gives %s', (regex, newString, result) => {
    expect(replaced(Buffer.from('ab'), compiled(regex, newString)).toString()).toBe(result)
  })

  it.each(['$3', '$0', '${3}', '${name}', '$<1>'])(
    'with groups does not take %s, and says where it is',
    (newString) => {
      const wrong = compileSubstitution('(a)(b)', `x\ny ${newString}`)
      expect(wrong).toBeTypeOf('string')
      expect(wrong).toContain('line 2, column 3')
    },
  )

  it.each([
    ['(a)(b)', 'x\\2'],
    ['(?P<name>a)', '\\g<name>'],
  ])('%s does not take %s, which would be written as it is', (regex, newString) => {
    expect(compileSubstitution(regex, newString)).toBeTypeOf('string')
  })

  it.each([
    ['(a)(b)', '$1\\1'],
    ['(a)', '\\2 \\d'],
    ['(?:a)', '\\1'],
  ])('%s takes %s, which asks for nothing in another way', (regex, newString) => {
    expect(compileSubstitution(regex, newString)).toBeTypeOf('object')
  })

  it('is bounded by its work, not by its places or the size of the text', { tags: 'slow' }, () => {
    const many = opened(Buffer.from('x(1) '.repeat(80_000)))
    expect(matchRegex(many, compiled('x\\((\\d)\\)', '$1'), true)).toMatchObject({ ok: true })
    const large = opened(Buffer.from(`${'y'.repeat(10_000)} x(1)\n`.repeat(500)))
    expect(matchRegex(large, compiled('x\\((\\d)\\)', '$1'), true)).toMatchObject({ ok: true })
    const endless = opened(Buffer.from('x'.repeat(400_000)))
    const refused = matchRegex(endless, compiled('x(?:[^0-9]{0,900}y)?', ''), true)
    expect(refused).toMatchObject({ ok: false, reason: 'steps', steps: expect.any(Number) })
    expect(holdsMatch(endless, patternOf('(?:x?){900}b'))).toBe('no')
  })

  it('takes time linear in the text, whatever it is', () => {
    const file = opened(Buffer.from(`${'a'.repeat(100_000)}!`))
    expect(matchRegex(file, compiled('(a+)+$', ''), true)).toEqual({ ok: false, reason: 'not-found' })
  })
})
