import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { readStructure } from '../../../../src/wings/codemods/structural-edit.ts'
import { judgeStructure } from '../../../../src/wings/codemods/structure/judge.ts'
import { languageNamed } from '../../../../src/wings/codemods/structure/languages.ts'
import { findStructure } from '../../../../src/wings/codemods/structure/search.ts'
import { temporaryFolder } from '../../../support/git.ts'
import { CORPORA, type Corpus, type JudgedRule, rulesFor } from './judged-rules.ts'
import { POSITIONS } from './positions.ts'
import { SAMPLES } from './samples.ts'

/** ast-grep's own program, of its package for this platform. */
const program = (() => {
  const require = createRequire(import.meta.url)
  const names = [
    `@ast-grep/cli-${process.platform}-${process.arch}`,
    `@ast-grep/cli-${process.platform}-${process.arch}-gnu`,
    `@ast-grep/cli-${process.platform}-${process.arch}-msvc`,
  ]
  for (const name of names) {
    try {
      return path.join(
        path.dirname(require.resolve(`${name}/package.json`)),
        process.platform === 'win32' ? 'ast-grep.exe' : 'ast-grep',
      )
    } catch {}
  }
  return undefined
})()

const CLI_NAMES: Readonly<Record<string, string>> = { csharp: 'CSharp', cpp: 'Cpp' }

interface Place {
  readonly start: number
  readonly end: number
  readonly replacement: string
}

/** What ast-grep itself finds in a text by each rule, and puts there; `invalid` for a rule that it does not take. */
const judged = (corpus: Corpus, rules: readonly JudgedRule[]): readonly (readonly Place[] | 'invalid')[] => {
  using folder = temporaryFolder()
  mkdirSync(folder.path, { recursive: true })
  writeFileSync(path.join(folder.path, corpus.file), corpus.text)
  return judgedIn(folder.path, corpus, rules)
}

const judgedIn = (
  folder: string,
  corpus: Corpus,
  rules: readonly JudgedRule[],
): readonly (readonly Place[] | 'invalid')[] => {
  const { language, file, text } = corpus
  const documents = rules.map((rule, at) =>
    stringify({ id: `r${at}`, language: CLI_NAMES[language] ?? language, ...rule }),
  )
  writeFileSync(path.join(folder, 'rules.yml'), documents.join('---\n'))
  const done = spawnSync(program ?? '', ['scan', '-r', 'rules.yml', '--json=compact', file], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (done.stdout === '' || done.status === 8) {
    if (rules.length === 1) return ['invalid']
    const half = rules.length >> 1
    return [...judgedIn(folder, corpus, rules.slice(0, half)), ...judgedIn(folder, corpus, rules.slice(half))]
  }
  const bytes = Buffer.from(text)
  const at = (offset: number): number => bytes.subarray(0, offset).toString().length
  const found = JSON.parse(done.stdout) as {
    readonly ruleId: string
    readonly replacement: string
    readonly replacementOffsets: { readonly start: number; readonly end: number }
  }[]
  return rules.map((_, index) =>
    found
      .filter(({ ruleId }) => ruleId === `r${index}`)
      .map(({ replacementOffsets: { start, end }, replacement }) => ({ start: at(start), end: at(end), replacement }))
      .sort(byPlace),
  )
}

const byPlace = (one: Place, other: Place): number =>
  one.start - other.start || one.end - other.end || (one.replacement < other.replacement ? -1 : 1)

const found = async ({ language, text }: Corpus, rule: JudgedRule) => {
  const structure = readStructure({ rule: { ...rule } })
  if (!structure || 'message' in structure) return 'invalid'
  if (await judgeStructure(structure, languageNamed(language))) return 'invalid'
  const result = await findStructure(text, { ...structure, language: languageNamed(language) })
  return result.ok ? result.matches.map(({ broken: _, ...match }) => match).sort(byPlace) : result.reason
}

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

const shown = ({ language }: Corpus, rule: JudgedRule, results: object): string =>
  [
    `${language} ${JSON.stringify(rule)}`,
    ...Object.entries(results).map(([who, said]) => `  ${who} ${JSON.stringify(said).slice(0, 400)}`),
  ].join('\n')

/** What each rule comes to here and there: a pattern that does not parse finds nothing there, and is told here. */
const compare = async (corpus: Corpus, rules: readonly JudgedRule[]) => {
  const wanted = judged(corpus, rules)
  const results = []
  for (const [index, rule] of rules.entries()) {
    const [ours, theirs] = [await found(corpus, rule), wanted[index] ?? []]
    const isSame = JSON.stringify(ours) === JSON.stringify(theirs)
    const isBroken = ours === 'invalid' && theirs.length === 0
    results.push({
      places: theirs === 'invalid' ? 0 : theirs.length,
      verdict: isSame ? 'same' : isBroken ? 'broken' : 'differs',
      said: shown(corpus, rule, { ours, theirs }),
    })
  }
  return results
}

describe.skipIf(program === undefined)('structural matching', () => {
  it.each(FIXED)('finds and writes what ast-grep does in $corpus.language', async ({ corpus, rules }) => {
    const wanted = judged(corpus, rules)
    for (const [index, rule] of rules.entries()) {
      expect(await found(corpus, rule), JSON.stringify(rule)).toEqual(wanted[index])
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
