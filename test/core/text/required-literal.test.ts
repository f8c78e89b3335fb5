import fc from 'fast-check'
import { RE2JS } from 're2js'
import { describe, expect, it } from 'vitest'
import { requiredLiteral } from '../../../src/core/engine/file-search.ts'

describe('requiredLiteral', () => {
  it.each([
    [String.raw`\bgetUser\((?P<args>[^)]*)\)`, 'getUser('],
    ['colou?r of roses', 'r of roses'],
    ['ab+c', 'ab'],
    ['a{0,3}bc', 'bc'],
    ['(?:maybe)?yes', 'yes'],
    [String.raw`\w+\.then\(`, '.then('],
    ['[abc]xyz[def]', 'xyz'],
    ['a 🌹 b*', 'a 🌹 '],
  ])('of %s is %s', (pattern, literal) => {
    expect(requiredLiteral(pattern)).toBe(literal)
  })

  it.each([
    'one|two',
    '(?i)rose',
    '(?s)rose',
    String.raw`\x41bc`,
    String.raw`\Qa+\E`,
    String.raw`\pLbc`,
    '.*',
    '(rose)',
  ])('of %s does not exist', (pattern) => {
    expect(requiredLiteral(pattern)).toBeUndefined()
  })

  it('occurs in every text that the pattern matches', () => {
    const atom = fc.constantFrom(
      'a',
      'b',
      'ab',
      '.',
      '\\.',
      '\\w',
      '[ab]',
      '[^a]',
      '(a)',
      '(?:b)',
      '(?P<n>ab)',
      '\\b',
      'é',
      '\\*',
    )
    const quantifier = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{0,1}', '*?')
    const pattern = fc
      .array(fc.tuple(atom, quantifier), { minLength: 1, maxLength: 6 })
      .map((parts) => parts.map(([one, how]) => one + how).join(''))
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', '*', 'é', ' '), maxLength: 12 })
    fc.assert(
      fc.property(pattern, text, (source, target) => {
        const compiled = compile(source)
        const literal = requiredLiteral(source)
        if (compiled?.matcher(target).find() && literal !== undefined) expect(target).toContain(literal)
      }),
      { numRuns: 2000 },
    )
  })
})

/** Some patterns at random are none: a group's name that stands twice. */
const compile = (source: string): RE2JS | undefined => {
  try {
    return RE2JS.compile(source)
  } catch {
    return undefined
  }
}
