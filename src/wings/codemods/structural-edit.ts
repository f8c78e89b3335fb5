import { decodeText, type TextFile } from '../../core/text/encoding.ts'
import { byteOffsets } from '../../core/text/lf-offsets.ts'
import { lineEndAdapter, toLf } from '../../core/text/line-ending.ts'
import { canHold, type Match } from '../../core/text/match.ts'
import type { Splice } from '../../core/text/splice.ts'
import { refusal } from '../../core/tools/checks.ts'
import type { Problem } from '../../errors.ts'
import { type LanguageName, languageNamed, languageOf } from './structure/languages.ts'
import { type Matcher, readRule } from './structure/rule.ts'
import type { StructuralMatch } from './structure/search.ts'
import { type FixPart, readFix, variablesIn } from './structure/template.ts'

/** What an Edit says of structure. */
export interface StructureInput {
  readonly pattern?: string | undefined
  readonly rule?: Readonly<Record<string, unknown>> | undefined
  /** Default: told by the name of the file. */
  readonly language?: LanguageName | undefined
  readonly new_string?: string | undefined
}

/** What is looked for in the tree of a text, and what takes its place. */
export interface Structure {
  readonly matcher: Matcher
  /** As the plan writes it. */
  readonly newString: string
  readonly fix: readonly FixPart[]
  readonly language: LanguageName | undefined
}

/** Reads `pattern` or `rule` with its new text; undefined for an Edit by text. Returns what is wrong, as a sentence. */
export const readStructure = ({
  pattern,
  rule,
  language,
  new_string,
}: StructureInput): Structure | string | undefined => {
  if (pattern === undefined && rule === undefined) return undefined
  const taken = rule === undefined ? { matcher: pattern ?? '', fix: undefined } : readRule(rule)
  if (typeof taken === 'string') return taken
  const newString = new_string ?? taken.fix
  if (newString === undefined) return 'rule has no fix, and the step no new_string; give one of them.'
  const known = new Set([...variablesIn(JSON.stringify(taken.matcher)), ...transformsOf(taken.matcher)])
  const unknown = [...variablesIn(newString)].find((name) => !known.has(name))
  if (unknown !== undefined)
    return `new_string names $${unknown}, which ${pattern === undefined ? 'rule' : 'pattern'} does not have.`
  return { matcher: taken.matcher, newString, fix: readFix(toLf(newString)), language }
}

const transformsOf = (matcher: Matcher): readonly string[] => {
  const transform = typeof matcher === 'string' ? undefined : matcher.transform
  return typeof transform === 'object' && transform !== null ? Object.keys(transform) : []
}

export type StructureMatch =
  | {
      readonly ok: true
      readonly matchedBy: 'structure'
      readonly splices: readonly Splice[]
      readonly notes: readonly string[]
    }
  | Extract<Match, { ok: false }>
  | { readonly ok: false; readonly reason: 'refused'; readonly problem: Problem }

/** Finds a structure in a file, whose line ends it sees as LF, and says which bytes to replace by what. */
export const matchStructure = async (
  file: TextFile,
  structure: Structure,
  { path, replaceAll }: { readonly path: string; readonly replaceAll: boolean },
): Promise<StructureMatch> => {
  const language = structure.language ? languageNamed(structure.language) : languageOf(path)
  if (!language)
    return refused(
      'LANGUAGE_UNKNOWN',
      `The language of ${path} is not known. Say it in \`language\`, or edit the file by text.`,
    )
  if (!file.valid) return refused('UNSUPPORTED_ENCODING', `${path} is not valid UTF-8. Convert it to UTF-8 first.`)
  const { findStructure } = await import('./structure/search.ts')
  const text = decodeText(file, file.bom, file.bytes.length)
  const found = await findStructure(toLf(text), { language, matcher: structure.matcher, fix: structure.fix })
  if (!found.ok)
    return found.reason === 'limit'
      ? tooMuch(path, found.steps)
      : refused('INVALID_INPUT', `pattern or rule cannot be used for ${language.title}: ${found.message}`)
  return placed(file, text, { matches: found.matches, path, replaceAll })
}

const refused = (name: Problem['name'], message: string): StructureMatch => ({
  ok: false,
  reason: 'refused',
  problem: refusal(name, message),
})

const tooMuch = (path: string, steps: number | undefined): StructureMatch =>
  refused(
    'LIMIT_EXCEEDED',
    steps === undefined
      ? `${path}, the pattern or the rule nests too deep or is too long to be searched for structure.`
      : `Looking for the structure in ${path} takes more than ${steps} steps, which is the limit for a text of its size. Narrow the pattern or the rule.`,
  )

const MAX_PLACES = 100

const placed = (
  file: TextFile,
  text: string,
  {
    matches,
    path,
    replaceAll,
  }: { readonly matches: readonly StructuralMatch[]; readonly path: string; readonly replaceAll: boolean },
): StructureMatch => {
  if (matches.length === 0) return { ok: false, reason: 'not-found' }
  const overlap = matches.findIndex(({ start }, at) => start < (matches[at - 1]?.end ?? 0))
  const byteAt = byteOffsets(file, text)
  if (replaceAll && overlap > 0) return overlapping(path, toLf(text), matches[overlap])
  if (!replaceAll && matches.length > 1) {
    const spans = matches
      .slice(0, MAX_PLACES)
      .map(({ start }) => byteAt(start))
      .map((start) => ({ start, end: start }))
    return { ok: false, reason: 'not-unique', spans, more: matches.length > MAX_PLACES }
  }
  const adapt = lineEndAdapter(file)
  const splices: Splice[] = []
  for (const { start, end, replacement } of matches) {
    if (!canHold(file, replacement)) return { ok: false, reason: 'unencodable' }
    const span = { start: byteAt(start), end: byteAt(end) }
    splices.push({ ...span, replacement: Buffer.from(adapt(span, replacement), file.encoding) })
  }
  return { ok: true, matchedBy: 'structure', splices, notes: brokenNotes(path, toLf(text), matches) }
}

const overlapping = (path: string, text: string, match: StructuralMatch | undefined): StructureMatch =>
  refused(
    'OVERLAPPING_MATCHES',
    `A match at line ${lineOf(text, match?.start ?? 0)} of ${path} is inside another one, so that both cannot be replaced. Narrow the rule, e.g. with \`not: { inside: … }\`, and run it again for those inside.`,
  )

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

const brokenNotes = (path: string, text: string, matches: readonly StructuralMatch[]): readonly string[] => {
  const lines = matches.filter(({ broken }) => broken).map(({ start }) => lineOf(text, start))
  if (lines.length === 0) return []
  return [
    `${path} has syntax errors in the match at line ${lines.slice(0, 20).join(', ')}: look at what was replaced there.`,
  ]
}
