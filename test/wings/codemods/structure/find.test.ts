import { describe, expect, it } from 'vitest'
import { openText } from '../../../../src/core/text/encoding.ts'
import { findStructures, readStructure } from '../../../../src/wings/codemods/structural-edit.ts'
import { share } from '../../../support/whole.ts'
import { judgedCaptures, program } from './ast-grep.ts'
import { CORPORA, type Corpus, type JudgedRule, rulesFor } from './judged-rules.ts'

/** Rules for each language: 17 languages. */
const COUNT = share(60)

describe.skipIf(program === undefined)('a search for structure without a change', () => {
  it('finds the matches of ast-grep, those within others too, with what its variables took', async () => {
    let [matched, captured] = [0, 0]
    const differences: string[] = []
    for (const [seed, corpus] of CORPORA.entries())
      for (const { rule, ours, theirs } of await compared(corpus, await rulesFor(corpus, COUNT, seed))) {
        const said = [sorted(ours), sorted(theirs)].map((places) => JSON.stringify(places))
        if (said[0] !== said[1]) differences.push([`${corpus.language} ${JSON.stringify(rule)}`, ...said].join('\n'))
        matched += theirs.length > 0 ? 1 : 0
        captured += theirs.filter(({ captures }) => Object.keys(captures).length > 0).length
      }
    // As many as `judge.test.ts` allows.
    expect(differences.length, differences.join('\n')).toBeLessThanOrEqual((COUNT * CORPORA.length) / 100)
    expect(matched).toBeGreaterThan(COUNT * 8)
    expect(captured).toBeGreaterThanOrEqual(COUNT / 3)
  }, 600_000)
})

/** Without the rules that one of the two does not take. */
const compared = async (corpus: Corpus, rules: readonly JudgedRule[]) => {
  const results = []
  for (const [at, theirs] of judgedCaptures(corpus, rules).entries()) {
    const [rule] = rules.slice(at)
    const ours = rule && (await foundBy(corpus, rule))
    if (typeof theirs === 'object' && typeof ours === 'object') results.push({ rule, ours, theirs })
  }
  return results
}

/** A rule that the step's judge refuses finds nothing: that is `judge.test.ts`. */
const foundBy = async ({ language, file, text }: Corpus, rule: JudgedRule) => {
  const structure = readStructure({ rule: { ...rule }, language })
  if (!structure || 'message' in structure) return 'invalid'
  const opened = openText(Buffer.from(text))
  if (!opened.ok) throw new Error(file)
  const found = await findStructures(opened.file, structure, file)
  if (found.ok) return found.places.map(({ start, end, captures }) => ({ ...inUnits(text, { start, end }), captures }))
  return found.reason === 'not-found' ? [] : found.reason
}

const inUnits = (text: string, { start, end }: { readonly start: number; readonly end: number }) => {
  const bytes = Buffer.from(text)
  return { start: bytes.subarray(0, start).toString().length, end: bytes.subarray(0, end).toString().length }
}

const sorted = (places: readonly { readonly start: number; readonly end: number }[]) =>
  places.map((place) => JSON.stringify(place, ['start', 'end', 'captures', ...keysOf(place)])).sort()

const keysOf = (place: object): readonly string[] =>
  'captures' in place ? Object.keys(place.captures as object).sort() : []
