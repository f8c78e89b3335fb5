import { describe, expect, it } from 'vitest'
import { share } from '../../../support/whole.ts'
import { compare, found, isAlike, judged, judgedInnerFirst, program } from './ast-grep.ts'
import { CORPORA, type JudgedRule, rulesFor } from './judged-rules.ts'
import { NESTED, nestedRules } from './nested-rewriters.ts'
import { POSITIONS } from './positions.ts'
import { SAMPLES } from './samples.ts'

const FIXED = SAMPLES.map(({ rules, ...corpus }) => ({
  corpus,
  rules: rules.map(([matcher, fix]) =>
    typeof matcher === 'string' ? { rule: { pattern: matcher }, fix } : ({ ...matcher, fix } as JudgedRule),
  ),
}))

/** Rules for each language; 90 of each language make some 1,500. */
const COUNT = Number(process.env.JUDGE_RULES ?? 18)
const ONLY = process.env.JUDGE_LANGUAGE
const SEED = Number(process.env.JUDGE_SEED ?? 1)

describe.skipIf(program === undefined)('structural matching', () => {
  it.each(FIXED)('finds and writes what ast-grep does in $corpus.language', async ({ corpus, rules }) => {
    const wanted = judged(corpus, rules)
    for (const [index, rule] of rules.entries()) {
      const ours = await found(corpus, rule)
      if (!isAlike(corpus, ours, wanted[index] ?? [])) expect(ours, JSON.stringify(rule)).toEqual(wanted[index])
      expect(wanted[index]).not.toEqual([])
    }
  })

  it.each(POSITIONS)(
    'finds what ast-grep does at many positions of $language',
    async ({ sought, unlike = {}, ...corpus }) => {
      const rules = sought.map((one) => ({ rule: typeof one === 'string' ? { pattern: one } : one, fix: '<new>' }))
      const results = await compare(corpus, rules)
      if (process.env.JUDGE_RULES) {
        const found = results.filter(({ places }) => places > 0).length
        console.log(`${corpus.language}: ${results.length} of many positions, ${found} match`)
      }
      const differ = sought.filter((_, at) => results[at]?.verdict === 'differs')
      expect(differ, results.flatMap(({ verdict, said }) => (verdict === 'differs' ? [said] : [])).join('\n')).toEqual(
        Object.keys(unlike),
      )
    },
  )

  it('writes what ast-grep does by rewriters within one another, or refuses the rule', async () => {
    const results = await compare(NESTED, nestedRules(share(200), SEED))
    const wrong = results.filter(({ verdict, refusal }) => verdict === 'differs' && refusal === undefined)
    expect(wrong.map(({ said }) => said)).toEqual([])
    // A third of the generated rules ast-grep does not take either, or ends for.
    const matching = results.filter(({ places }) => places > 0)
    expect(matching.length).toBeGreaterThan(results.length / 2)
    expect(matching.filter(({ verdict }) => verdict === 'same').length).toBeGreaterThan(matching.length / 2)
  }, 600_000)

  it.each<[string, JudgedRule]>([
    ['no transform', { rule: { any: [{ pattern: 'o($A)' }, { pattern: 'u($A, $B)' }] }, fix: 'k($A)' }],
    ['letters', made('u($A, $B)', { convert: { source: '$A', toCase: 'upperCase' } })],
    ['letters of several', made('f($$$A)', { convert: { source: '$$$A', toCase: 'upperCase' } })],
    ['a part', made('o($A)', { substring: { source: '$A', startChar: 1 } })],
    ['a pattern', made('o($A)', { replace: { source: '$A', replace: '[0-9]+', by: 'n' } })],
  ])('replaces matches within one another from the inside, as ast-grep does step by step: %s', async (_, rule) => {
    const matches = await found(NESTED, rule, 'inner-first')
    if (typeof matches === 'string') throw new Error(matches)
    const after = matches.reduceRight(
      (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
      NESTED.text,
    )
    expect(after).toBe(judgedInnerFirst(NESTED, rule))
  })

  it('does not rewrite code in which another match is replaced', async () => {
    const rewriters = [{ id: 'one', rule: { kind: 'number' }, fix: 'n' }]
    const rule = { ...made('o($A)', { rewrite: { source: '$A', rewriters: ['one'] } }), rewriters }
    expect(await found(NESTED, rule, 'inner-first')).toBe('invalid')
    expect(await found({ ...NESTED, text: 'f(o(1), o(2))\n' }, rule, 'inner-first')).toHaveLength(2)
  })

  it("takes no variable of one rewriter for another's", async () => {
    const rewrite = { source: '$$$A', rewriters: ['outer', 'inner'], joinBy: ', ' }
    const rule: JudgedRule = {
      rule: { pattern: 'f($$$A)' },
      rewriters: [
        {
          id: 'outer',
          rule: { pattern: 'o($X)' },
          transform: { N: { rewrite: { source: '$X', rewriters: ['inner'] } } },
          fix: '[$N, null]',
        },
        { id: 'inner', rule: { pattern: 'u($X, $Y)' }, fix: '$X | $Y' },
      ],
      transform: { N: { rewrite } },
      fix: 'h($N)',
    }
    const corpus = { language: 'javascript', file: 'a.js', text: 'f(o(u(1,2)))\n' } as const
    expect(await found(corpus, rule)).toEqual([{ start: 0, end: 12, replacement: 'h([1 | 2, null])' }])
    expect(judged(corpus, [rule])[0]).toEqual(await found(corpus, rule))
  })

  it("gives a rewriter's fix the rule's variable where its own match has none", async () => {
    const rule: JudgedRule = {
      rule: { pattern: 'f($X)' },
      rewriters: [
        {
          id: 'one',
          rule: { any: [{ pattern: 'o($B)' }, { kind: 'number' }] },
          constraints: { B: { pattern: 'u($X)' } },
          fix: 'h($X)',
        },
      ],
      transform: { N: { rewrite: { source: '$X', rewriters: ['one'] } } },
      fix: '$N',
    }
    const corpus = { language: 'javascript', file: 'a.js', text: 'f(w(1))\n' } as const
    expect(await found(corpus, rule)).toEqual([{ start: 0, end: 7, replacement: 'w(h(w(1)))' }])
    expect(judged(corpus, [rule])[0]).toEqual(await found(corpus, rule))
  })

  it('takes no two utils of one name, as ast-grep does not', async () => {
    const rewriter = (id: string, kind: string) => ({ id, rule: { matches: 'own' }, utils: { own: { kind } }, fix: id })
    const rule: JudgedRule = {
      rule: { pattern: 'f($X)' },
      rewriters: [rewriter('one', 'number'), rewriter('two', 'string')],
      transform: { N: { rewrite: { source: '$X', rewriters: ['one', 'two'] } } },
      fix: '$N',
    }
    expect([await found(NESTED, rule), judged(NESTED, [rule])[0]]).toEqual(['invalid', 'invalid'])
  })

  it('finds and writes what ast-grep does by rules of every position, relational and nested', async () => {
    const results: Awaited<ReturnType<typeof compare>> = []
    for (const corpus of CORPORA.filter(({ language }) => (ONLY ?? language) === language))
      results.push(...(await compare(corpus, await rulesFor(corpus, COUNT, SEED))))
    const count = (verdict: string) => results.filter((result) => result.verdict === verdict).length
    const differences = results.flatMap(({ verdict, said }) => (verdict === 'differs' ? [said] : []))
    const matched = results.filter(({ places }) => places > 0).length
    if (process.env.JUDGE_RULES)
      console.log(
        [
          `${results.length} rules: ${matched} match, at ${results.reduce((sum, { places }) => sum + places, 0)} places;`,
          `${count('broken')} do not parse, find nothing, and are refused here; ${differences.length} differ`,
          ...differences,
        ].join('\n'),
      )
    expect(matched).toBeGreaterThan(results.length / 2)
    expect(differences.length, differences.join('\n')).toBeLessThanOrEqual(results.length / 100)
  }, 600_000)
})

/** A rule whose fix is what a transform makes. */
function made(pattern: string, transform: object): JudgedRule {
  return { rule: { pattern }, transform: { N: transform }, fix: 'k($N)' }
}
