import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { stringify } from 'yaml'
import { readStructure } from '../../../../src/wings/codemods/structural-edit.ts'
import { judgeStructure } from '../../../../src/wings/codemods/structure/judge.ts'
import { languageNamed } from '../../../../src/wings/codemods/structure/languages.ts'
import { findStructure } from '../../../../src/wings/codemods/structure/search.ts'
import { temporaryFolder } from '../../../support/folder.ts'
import type { Corpus, JudgedRule } from './judged-rules.ts'

/** ast-grep's own program, of its package for this platform. */
export const program = (() => {
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

/** `invalid`: ast-grep does not take the rule. `died`: it does, and ends halfway for it. */
type Verdict<Match = Place> = readonly Match[] | 'invalid' | 'died'

/** A match as ast-grep prints it, with offsets in bytes. */
interface PrintedMatch {
  readonly ruleId: string
  readonly replacement: string
  readonly range: { readonly byteOffset: PrintedRange }
  readonly replacementOffsets: PrintedRange
  readonly metaVariables?: {
    readonly single: Readonly<Record<string, { readonly range: { readonly byteOffset: PrintedRange } }>>
    readonly multi: Readonly<Record<string, readonly { readonly range: { readonly byteOffset: PrintedRange } }[]>>
  }
}

type PrintedRange = { readonly start: number; readonly end: number }

/** What ast-grep itself finds in a text by each rule, and puts there. */
export const judged = (corpus: Corpus, rules: readonly JudgedRule[]): readonly Verdict[] => {
  const at = offsetsIn(corpus)
  return judgedBy(corpus, rules).map((found) =>
    typeof found === 'string'
      ? found
      : found
          .map(({ range, replacementOffsets: { start, end } = range.byteOffset, replacement }) => ({
            start: at(start),
            end: at(end),
            replacement,
          }))
          .sort(byPlace),
  )
}

/** The same with what its variables took, and not what it puts there. */
export const judgedCaptures = (corpus: Corpus, rules: readonly JudgedRule[]) => {
  const at = offsetsIn(corpus)
  const textOf = ({ start, end }: PrintedRange): string => corpus.text.slice(at(start), at(end))
  return judgedBy(corpus, rules).map((found) =>
    typeof found === 'string'
      ? found
      : found.map(({ range: { byteOffset }, metaVariables: { single, multi } = NO_VARIABLES }) => ({
          start: at(byteOffset.start),
          end: at(byteOffset.end),
          captures: Object.fromEntries([
            ...Object.entries(single).map(([name, { range }]) => [`$${name}`, textOf(range.byteOffset)]),
            ...Object.entries(multi).flatMap(([name, nodes]) => {
              const [first, last] = [nodes[0]?.range.byteOffset, nodes.at(-1)?.range.byteOffset]
              // It calls nodes of relational rules so.
              return first && last && name !== 'secondary'
                ? [[`$$$${name}`, textOf({ start: first.start, end: last.end })]]
                : []
            }),
          ]),
        })),
  )
}

const NO_VARIABLES: NonNullable<PrintedMatch['metaVariables']> = { single: {}, multi: {} }

const offsetsIn = ({ text }: Corpus) => {
  const bytes = Buffer.from(text)
  return (offset: number): number => bytes.subarray(0, offset).toString().length
}

const judgedBy = (corpus: Corpus, rules: readonly JudgedRule[]): readonly Verdict<PrintedMatch>[] => {
  using folder = temporaryFolder()
  mkdirSync(folder.path, { recursive: true })
  writeFileSync(path.join(folder.path, corpus.file), corpus.text)
  return judgedIn(folder.path, corpus, rules)
}

const judgedIn = (folder: string, corpus: Corpus, rules: readonly JudgedRule[]): readonly Verdict<PrintedMatch>[] => {
  const { language, file } = corpus
  const documents = rules.map((rule, at) =>
    stringify({ id: `r${at}`, language: CLI_NAMES[language] ?? language, ...rule }),
  )
  writeFileSync(path.join(folder, 'rules.yml'), documents.join('---\n'))
  const done = spawnSync(program ?? '', ['scan', '-r', 'rules.yml', '--json=compact', file], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: 20_000,
  })
  // A rule that its reader does not take ends the program for all, and one that a thread fails at leaves the file out, with exit 0.
  const isRefused = done.status === 8
  if (isRefused || done.stdout === '' || done.stderr.includes('panicked')) {
    if (rules.length === 1) return [isRefused ? 'invalid' : 'died']
    const half = rules.length >> 1
    return [...judgedIn(folder, corpus, rules.slice(0, half)), ...judgedIn(folder, corpus, rules.slice(half))]
  }
  const found = JSON.parse(done.stdout) as readonly PrintedMatch[]
  return rules.map((_, index) => found.filter(({ ruleId }) => ruleId === `r${index}`))
}

/** A text after ast-grep has replaced the innermost matches of a rule, again and again until none is left. */
export const judgedInnerFirst = (corpus: Corpus, rule: JudgedRule): string => {
  let { text } = corpus
  for (let round = 0; round < 20; round += 1) {
    const [places] = judged({ ...corpus, text }, [rule])
    if (!Array.isArray(places)) throw new Error(String(places))
    const inner = (places as readonly Place[]).filter(
      (one) => !places.some((other) => other !== one && other.start >= one.start && other.end <= one.end),
    )
    if (inner.length === 0) return text
    for (const { start, end, replacement } of inner.toReversed())
      text = text.slice(0, start) + replacement + text.slice(end)
  }
  throw new Error('it goes on and on')
}

const byPlace = (one: Place, other: Place): number =>
  one.start - other.start || one.end - other.end || (one.replacement < other.replacement ? -1 : 1)

/** What is wrong with a rule, as a plan is told; undefined for one that is sound. */
const refusalOf = async ({ language }: Corpus, rule: JudgedRule) => {
  const structure = readStructure({ rule: { ...rule } })
  if (!structure || 'message' in structure) return structure
  return judgeStructure(structure, languageNamed(language))
}

export const found = async (corpus: Corpus, rule: JudgedRule, nested?: 'inner-first') => {
  const structure = readStructure({ rule: { ...rule }, nested })
  if (!structure || 'message' in structure || (await refusalOf(corpus, rule))) return 'invalid'
  const { text, language } = corpus
  const result = await findStructure(text, { ...structure, language: languageNamed(language) })
  return result.ok ? result.matches.map(({ broken: _, isPartial: __, ...match }) => match).sort(byPlace) : result.reason
}

const shown = ({ language }: Corpus, rule: JudgedRule, results: object): string =>
  [
    `${language} ${JSON.stringify(rule)}`,
    ...Object.entries(results).map(([who, said]) => `  ${who} ${JSON.stringify(said).slice(0, 400)}`),
  ].join('\n')

/**
 * Whether places are the same, and what is put there: byte for byte, but for what is otherwise on purpose (docs/codemods.md lists it).
 * There the texts are the same but for blanks, and for commas that separate nothing.
 */
export const isAlike = (
  corpus: Corpus,
  ours: string | readonly Place[],
  theirs: string | readonly Place[],
): boolean => {
  if (typeof ours === 'string' || typeof theirs === 'string' || ours.length !== theirs.length) return ours === theirs
  return ours.every((one, at) => {
    const other = theirs[at] as Place
    if (one.start !== other.start || one.end !== other.end) return false
    return one.replacement === other.replacement || (isApart(corpus, other) && bare(one) === bare(other))
  })
}

/** Whether what ast-grep writes has an empty line, tabs, a value that is empty, or lines that begin inside a token; or it is HTML. */
const isApart = ({ text, language }: Corpus, { start, end, replacement }: Place): boolean => {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const hasToken = /(?:"""|'''|`|<<|@"|r#*"|R"|\/\*|=begin)[\s\S]*\n/.test(text.slice(start, end))
  return (
    language === 'html' ||
    /\n[ \t]*(?:\n|$)/.test(replacement) ||
    /,\s*[,)\]}>]|[([{<]\s*,/.test(replacement) ||
    /\t/.test(line + replacement) ||
    hasToken
  )
}

const bare = ({ replacement }: Place): string =>
  replacement.replace(/\s+/g, '').replace(/(?<=[([{<]),+|,+(?=[,)\]}>]|$)/g, '')

/** What each rule comes to here and there: a pattern that does not parse finds nothing there, and is told here. */
export const compare = async (corpus: Corpus, rules: readonly JudgedRule[]) => {
  const wanted = judged(corpus, rules)
  const results = []
  for (const [index, rule] of rules.entries()) {
    const [ours, theirs] = [await found(corpus, rule), wanted[index] ?? []]
    const isSame = isAlike(corpus, ours, theirs)
    const isBroken = ours === 'invalid' && theirs.length === 0
    results.push({
      places: typeof theirs === 'string' ? 0 : theirs.length,
      verdict: isSame ? 'same' : isBroken ? 'broken' : 'differs',
      refusal: typeof ours === 'string' ? ((await refusalOf(corpus, rule))?.message ?? ours) : undefined,
      said: shown(corpus, rule, { ours, theirs }),
    })
  }
  return results
}
