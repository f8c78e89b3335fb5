import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caseless, fold } from '../../../src/core/text/fold.ts'
import { compileGlob } from '../../../src/core/text/glob.ts'

describe('a text without its case', () => {
  it.each([
    ['AGENTS.md', 'agents.md'],
    ['agentſ.md', 'agents.md'],
    ['paß', 'pass'],
    ['PAẞ', 'pass'],
    ['.git\u212aeep', '.gitkeep'],
    ['ﬁle', 'file'],
    ['ﬅate', 'state'],
    ['Straße', 'STRASSE'],
    ['é', 'E\u0301'],
    ['ΣΑΣ', 'σας'],
    ['.gıthub', '.GITHUB'],
    ['ŉ', 'ʼN'],
  ])('makes %j and %j one', (one, other) => {
    expect(caseless(one)).toBe(caseless(other))
  })

  it('is the same once more, and in either case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(caseless(caseless(text))).toBe(caseless(text))
        expect(caseless(text.toUpperCase())).toBe(caseless(text))
        expect(caseless(text.normalize('NFD'))).toBe(caseless(text))
      }),
    )
  })
})

describe('a path as the most forgiving file system reads it', () => {
  it.each([
    ['.GITHUB./Workflows /ci.yml::$DATA', '.github/workflows/ci.yml'],
    ['.h\u200cu\ufeffſky/pre-commit', '.husky/pre-commit'],
    ['../..a/.', '../..a/.'],
    ['a:b/c', 'a/c'],
  ])('makes %j %j', (path, expected) => {
    expect(fold(path)).toBe(expected)
  })
})

describe('a folded pattern', () => {
  const matches = (pattern: string, path: string): boolean => {
    const glob = compileGlob(pattern, { fold: true })
    if (typeof glob === 'string') throw new Error(glob)
    return glob.matches(path)
  }

  it.each([
    ['secrets./**', 'secrets./a'],
    ['secrets./**', 'secrets/a'],
    ['a:b/**', 'a:b/c'],
    ['👩\u200d💻/**', '👩\u200d💻/a'],
    ['notes /**', 'Notes /a'],
    ['pass/**', 'PAß/k'],
    ['straße', 'STRASSE'],
    ['agents.md', 'agentſ.md'],
    ['ΑΣ*', 'αΣβ'],
    ['x?y', 'xÉy'],
    ['*.PEM.', 'a.pem'],
  ])('%j matches %j', (pattern, path) => {
    expect(matches(pattern, path)).toBe(true)
  })

  it('matches the exact path that it spells, whatever it contains', () => {
    const part = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    const path = fc
      .array(part, { minLength: 1, maxLength: 3 })
      .map((parts) => parts.join('/'))
      .filter((path) => !/^\/|\/\/|\/$|^!|\*/.test(path))
    fc.assert(
      fc.property(path, (path) => {
        const pattern = `/${path.replace(/[\\[\]?]/g, '\\$&')}`
        expect(matches(pattern, path)).toBe(true)
      }),
    )
  })

  it('matches no path that differs in more than spelling', () => {
    for (const [pattern, path] of [
      ['a:b', 'a'],
      ['secrets', 'secret'],
      ['a.b', 'ab'],
    ] as const)
      expect(matches(pattern, path)).toBe(false)
  })
})
