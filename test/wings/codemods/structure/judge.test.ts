import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { languageNamed } from '../../../../src/wings/codemods/structure/languages.ts'
import { findStructure } from '../../../../src/wings/codemods/structure/search.ts'
import { readFix } from '../../../../src/wings/codemods/structure/template.ts'
import { temporaryFolder } from '../../../support/git.ts'
import { CORPORA, type Corpus, type JudgedRule, rulesFor } from './judged-rules.ts'
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

const found = async ({ language, text }: Corpus, { fix, ...matcher }: JudgedRule) => {
  const result = await findStructure(text, { language: languageNamed(language), matcher, fix: readFix(fix) })
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
const SEED = Number(process.env.JUDGE_SEED ?? 1)

describe.skipIf(program === undefined)('structural matching', () => {
  it.each(FIXED)('finds and writes what ast-grep does in $corpus.language', async ({ corpus, rules }) => {
    const wanted = judged(corpus, rules)
    for (const [index, rule] of rules.entries()) {
      expect(await found(corpus, rule), JSON.stringify(rule)).toEqual(wanted[index])
      expect(wanted[index]).not.toEqual([])
    }
  })

  it('finds and writes what ast-grep does by rules of every position, relational and nested', async () => {
    const differences: string[] = []
    let [compared, matched, places] = [0, 0, 0]
    for (const corpus of CORPORA) {
      const rules = await rulesFor(corpus, COUNT, SEED)
      const wanted = judged(corpus, rules)
      for (const [index, rule] of rules.entries()) {
        const ours = await found(corpus, rule)
        compared += 1
        if (Array.isArray(wanted[index]) && wanted[index].length > 0) matched += 1
        if (Array.isArray(wanted[index])) places += wanted[index].length
        if (JSON.stringify(ours) !== JSON.stringify(wanted[index]))
          differences.push(
            `${corpus.language} ${JSON.stringify(rule)}\n  ours ${JSON.stringify(ours)?.slice(0, 300)}\n  theirs ${JSON.stringify(wanted[index])?.slice(0, 300)}`,
          )
      }
    }
    if (process.env.JUDGE_RULES)
      console.log(
        `${compared} rules, ${matched} of which match, ${places} places, ${differences.length} differ\n${differences.join('\n')}`,
      )
    expect(matched).toBeGreaterThan(compared / 2)
    expect(differences.length, differences.join('\n')).toBeLessThanOrEqual(compared / 100)
  }, 600_000)
})
