// @module-tag slow
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { type LanguageName, languageNamed } from '../../../../src/wings/codemods/structure/languages.ts'
import type { Matcher } from '../../../../src/wings/codemods/structure/matcher.ts'
import { findStructure } from '../../../../src/wings/codemods/structure/search.ts'
import { someOf } from '../../../support/whole.ts'
import { replacing } from './replacing.ts'
import { SAMPLES } from './samples.ts'

const ROUNDS = Number(process.env.STRUCTURE_ROUNDS ?? 1)

const nested = (depth: number, inner: string) => '['.repeat(depth) + inner + ']'.repeat(depth)

/** A rule within a rule, so many times. */
const rules = (depth: number, key: 'not' | 'has', more = {}): Matcher => ({
  rule: Array.from({ length: depth }).reduce<object>((rule) => ({ [key]: { ...rule, ...more } }), { kind: 'array' }),
})

const EVERYWHERE = { has: { pattern: 'q($B)', stopBy: 'end' }, stopBy: 'end' }

/** What a search says of plans and files that mean harm, or are wrong. */
const REFUSED: readonly (readonly [says: string, language: LanguageName, text: string, matcher: Matcher])[] = [
  ['limit', 'javascript', 'f([1, 2]);\n'.repeat(200), { rule: { kind: 'number', inside: EVERYWHERE } }],
  ['limit', 'javascript', nested(700, '1'), rules(60, 'has', { stopBy: 'end' })],
  ['limit', 'javascript', 'f(1)', rules(3000, 'not')],
  ['limit', 'javascript', 'f(1)', nested(30_000, '$A')],
  ['invalid', 'javascript', 'f(1 +)\n', 'a b c'],
  ['invalid', 'python', 'f(1)', { rule: { kind: 'nope' } }],
  ['invalid', 'go', 'f(1)', '('.repeat(1000)],
  ['found', 'javascript', 'f(1 +)\nf(2)\n', 'f($$$A)'],
  ['found', 'python', '('.repeat(1000), 'f($A)'],
]

const search = async (language: LanguageName, text: string, matcher: Matcher, fix = '') =>
  findStructure(text, { language: languageNamed(language), matcher, replacement: replacing(fix) })

const searchSamples = async () => {
  const found = []
  for (const { language, text, rules } of someOf(SAMPLES, 4))
    for (const [matcher, fix] of rules) found.push(await search(language, text, matcher, fix))
  return found
}

/** Collects what nothing refers to, and lets what waits for that run. */
const collect = async () => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  await setImmediate()
  await setImmediate()
}

it(
  'finds the same after searches that are refused, and when what those left is collected',
  async () => {
    const wanted = await searchSamples()
    expect(wanted.filter(({ ok }) => !ok)).toEqual([])
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [says, ...given] of REFUSED) {
        const result = await search(...given)
        expect(result.ok ? 'found' : result.reason, JSON.stringify(given).slice(0, 80)).toBe(says)
      }
      await collect()
      expect(await searchSamples()).toEqual(wanted)
      await collect()
    }
  },
  60_000 * ROUNDS,
)

it.runIf(process.env.STRUCTURE_ROUNDS)(
  'refuses a text whose tree takes too much memory, and searches on',
  async () => {
    const wanted = await searchSamples()
    const result = await search('javascript', nested(4 * 2 ** 20, ''), 'f($A)')
    expect(result).toMatchObject({ ok: false, reason: 'limit' })
    expect(await searchSamples()).toEqual(wanted)
  },
  300_000,
)

it('does not let one search disturb others that were asked for at the same time', async () => {
  const alone = await searchSamples()
  const [refused, ...together] = await Promise.all([
    search('javascript', 'f(1)', rules(3000, 'not')),
    searchSamples(),
    searchSamples(),
  ])
  expect(refused.ok).toBe(false)
  expect(together).toEqual([alone, alone])
})
