import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languageNamed } from '../../../../src/wings/codemods/structure/languages.ts'
import { type Matcher, neededWord } from '../../../../src/wings/codemods/structure/matcher.ts'
import { findStructure } from '../../../../src/wings/codemods/structure/search.ts'
import { replacing } from './replacing.ts'
import { SAMPLES, type Sample } from './samples.ts'

const RUNS = Number(process.env.STRUCTURE_RUNS ?? 150)

const matchesOf = async ({ language, text }: Pick<Sample, 'language' | 'text'>, matcher: Matcher) => {
  const found = await findStructure(text, {
    language: languageNamed(language),
    matcher,
    replacement: replacing('<$A>'),
  })
  return found.ok ? found.matches : found.reason
}

/** A piece of a sample's text as a pattern, with a variable in the place of one of its words. */
const piece = fc
  .record({
    sample: fc.constantFrom(...SAMPLES),
    start: fc.nat(),
    count: fc.integer({ min: 1, max: 12 }),
    variable: fc.nat(),
    name: fc.constantFrom('$A', '$$$A', undefined),
    isLoud: fc.boolean(),
  })
  .map(({ sample, start, count, variable, name, isLoud }) => {
    const tokens = [...sample.text.matchAll(/\w+|[^\w\s]/g)]
    const from = start % tokens.length
    const taken = tokens.slice(from, from + count)
    const changed = taken[variable % taken.length]
    const [first, last] = [taken[0]?.index ?? 0, taken.at(-1)]
    const whole = sample.text.slice(first, (last?.index ?? 0) + (last?.[0].length ?? 0))
    const at = (changed?.index ?? 0) - first
    const pattern =
      name === undefined ? whole : whole.slice(0, at) + name + whole.slice(at + (changed?.[0].length ?? 0))
    const text = isLoud ? sample.text.replace(/\b(if|echo|return|new|class)\b/g, (word) => word.toUpperCase()) : ''
    return { language: sample.language, pattern, text: sample.text + text }
  })

describe('a walk to the places of a needed text', () => {
  it('comes to every match that a walk through the whole tree comes to', { tags: 'slow' }, async () => {
    let found = 0
    await fc.assert(
      fc.asyncProperty(piece, async ({ pattern, ...sample }) => {
        const matches = await matchesOf(sample, pattern)
        expect(matches).toEqual(await matchesOf(sample, { rule: { all: [{ pattern }] } }))
        if (typeof matches !== 'string') found += matches.length
      }),
      { numRuns: RUNS, examples: [[{ language: 'javascript', pattern: 'f($A)', text: 'f(f(1))\n' }]] },
    )
    expect(found).toBeGreaterThan(0)
  })

  it('comes to matches inside one another, and beside errors', async () => {
    const sample = { language: 'javascript', text: 'f(f(1))\n(f(2)\n' } as const
    const chain = { language: 'javascript', text: 'a.b().b()\n' } as const
    expect(await matchesOf(chain, '$A.b()')).toMatchObject([
      { start: 0, end: 9 },
      { start: 0, end: 5 },
    ])
    expect(await matchesOf(sample, 'f($A)')).toMatchObject([{ start: 0 }, { start: 2 }, { start: 9, broken: false }])
  })

  it('comes to keywords in capital letters, and passes over no file for want of a keyword', async () => {
    const text = '<?php\nECHO "a"; echo "b"; $x = NEW Foo(1);\n'
    expect(await matchesOf({ language: 'php', text }, 'echo $A;')).toHaveLength(2)
    expect(await matchesOf({ language: 'php', text }, 'new Foo($A)')).toHaveLength(1)
    expect(neededWord('echo $A;')).toBeUndefined()
    expect(neededWord('include_once $A;')).toBeUndefined()
    expect(neededWord('new Foo($A)')).toBe('Foo')
  })
})
