import { type TextFile, wholeText } from '../../core/text/encoding.ts'
import { byteOffsets, lineEndAdapter, toLf } from '../../core/text/line-ending.ts'
import { canHold } from '../../core/text/match.ts'
import { type Splice, spliced } from '../../core/text/splice.ts'
import { refusal } from '../../core/tools/checks.ts'
import type { FoundStructure, StructureInput, StructureMatch } from '../../core/tools/edit-search.ts'
import type { KeyFault } from '../../core/tools/tool.ts'
import type { Problem } from '../../errors.ts'
import { commentsAt } from './dropped-comments.ts'
import { type Language, type LanguageName, languageNamed, languageOf } from './structure/languages.ts'
import { type Matcher, variablesOf, writtenVariables } from './structure/matcher.ts'
import { type Replacement, readRule, replacementOf, type TakenRule } from './structure/rule.ts'
import type { NestingOrder, StructuralMatch, StructuralResult, StructureQuery } from './structure/search.ts'
import { readNewString, variablesOfParts } from './structure/template.ts'

/** What is looked for in the tree of a text, and what takes its place. */
interface Structure {
  readonly matcher: Matcher
  /** Where in `rule` the keys of the rule itself are. */
  readonly ruleAt: KeyFault['path']
  /** As the plan writes it. */
  readonly newString: string
  readonly replacement: Replacement
  readonly language: LanguageName | undefined
  /** The language that the rule is written for, where it says so: ast-grep applies it to no file of another one. */
  readonly writtenFor: LanguageName | undefined
  readonly nested: NestingOrder | undefined
  readonly comments: 'refuse' | 'drop' | undefined
  readonly allowBroken: boolean
  /** A match that is alone on its lines goes with them. */
  readonly takesLines: boolean
}

/** Reads `pattern` or `rule` with its new text; undefined for an Edit by text. Returns what is wrong, and at which key. */
export const readStructure = (input: StructureInput): Structure | KeyFault | undefined => {
  const { pattern, rule, language, new_string, nested, comments, allow_broken: allowBroken = false } = input
  if (pattern === undefined && rule === undefined) return undefined
  const taken = rule === undefined ? patternAlone(pattern ?? '') : readRule(rule)
  if ('message' in taken) return { ...taken, path: ['rule', ...taken.path] }
  const newString = new_string ?? taken.fix?.template
  if (newString === undefined)
    return { path: ['rule'], message: 'has no fix, and the step no new_string; give one of them' }
  const known = new Set([...variablesOf(taken.matcher), ...taken.transforms.map(([name]) => name)])
  const replacement = replacementOf(taken)
  const template = new_string === undefined ? replacement.template : readNewString(toLf(new_string), known)
  const unknown = variablesOfParts(template).find((name) => !known.has(name))
  if (unknown !== undefined)
    return {
      path: new_string === undefined ? ['rule', 'fix'] : ['new_string'],
      message: `names $${unknown}, which ${pattern === undefined ? 'rule' : 'pattern'} does not have; ${remedyFor(new_string, known)}`,
    }
  const matcher = pattern ?? taken.matcher
  const { ruleAt, language: writtenFor } = taken
  const takesLines = new_string === ''
  return {
    matcher,
    ruleAt,
    newString,
    replacement: { ...replacement, template },
    language,
    writtenFor,
    nested,
    comments,
    allowBroken,
    takesLines,
  }
}

const patternAlone = (pattern: string): TakenRule => ({
  matcher: { rule: { pattern } },
  ruleAt: [],
  language: undefined,
  fix: undefined,
  transforms: [],
  rewriters: [],
})

const remedyFor = (newString: string | undefined, known: ReadonlySet<string>): string => {
  const have = known.size === 0 ? 'it has none' : `it has ${[...known].map((name) => `$${name}`).join(', ')}`
  return newString === undefined ? have : `${have}; write $$ for a dollar sign`
}

/** What is wrong with `pattern` or `rule` in the languages that names tell, at its key. */
export const judgeEdit = async (input: StructureInput, names: readonly string[]): Promise<KeyFault | undefined> => {
  const structure = readStructure(input)
  if (!structure || 'message' in structure) return structure
  const { judgeStructure } = await import('./structure/judge.ts')
  for (const language of languagesOf(input, names)) {
    if (!isFor(structure, language)) return { path: ['rule', 'language'], message: otherLanguage(structure, language) }
    const fault = await judgeStructure(structure, language)
    if (fault) return { path: keyOf(input, fault), message: `${fault.message} (${language.title})` }
  }
  return undefined
}

const isFor = ({ writtenFor }: Pick<Structure, 'writtenFor'>, { name }: Language): boolean =>
  writtenFor === undefined || writtenFor === name

const otherLanguage = ({ writtenFor }: Pick<Structure, 'writtenFor'>, { title, name }: Language): string =>
  `says ${languageNamed(writtenFor ?? name).title}, and is to be used on ${title}; name files of that language, or leave it out`

const keyOf = (input: StructureInput, { path }: KeyFault): KeyFault['path'] => {
  if (path[0] === 'fix' && input.new_string !== undefined) return ['new_string']
  return input.pattern === undefined ? ['rule', ...path] : ['pattern']
}

const languagesOf = ({ language }: StructureInput, names: readonly string[]): readonly Language[] =>
  language ? [languageNamed(language)] : [...new Set(names.flatMap((name) => languageOf(name) ?? []))]

/** Finds a structure in a file, whose line ends it sees as LF, and says which bytes to replace by what. */
export const matchStructure = async (
  file: TextFile,
  structure: Structure,
  {
    path,
    replaceAll,
    isOneOfSeveral = false,
  }: { readonly path: string; readonly replaceAll: boolean; readonly isOneOfSeveral?: boolean },
): Promise<StructureMatch> => {
  const found = await searchFile(file, { ...structure, keepsSyntax: !structure.allowBroken }, path)
  if (!found.ok) return found
  const { brokenAt, misfit, partial, text, dropped = [] } = found
  const matches = structure.takesLines ? found.matches.map((one) => withLines(toLf(text), one)) : found.matches
  const match = placed(file, text, { matches, path, replaceAll })
  if (!match.ok) return match
  if (partial !== undefined) return withCode(path, lineOf(toLf(text), matches[partial]?.start ?? 0))
  if (brokenAt !== undefined) return syntaxBroken(path, brokenAt)
  if (misfit !== undefined) return tornApart(path, lineOf(toLf(text), matches[misfit]?.start ?? 0))
  if (
    !structure.allowBroken &&
    (await isNotRead(path, structure, { before: text, after: textAfter(text, found.matches) }))
  )
    return refusedByReaders(path)
  if (dropped.length === 0) return match
  const places = commentsAt(toLf(text), dropped)
  const { comments = isOneOfSeveral ? 'refuse' : 'drop' } = structure
  if (comments === 'refuse') return withComments(path, places)
  return { ...match, notes: [...match.notes, `${path} loses comments that the new text does not have: ${places}.`] }
}

/** Every place of a structure in a file, those within others too, with what its variables took. */
export const findStructures = async (file: TextFile, structure: Structure, path: string): Promise<FoundStructure> => {
  const { matcher, language, writtenFor } = structure
  const captures = writtenVariables(typeof matcher === 'string' ? patternAlone(matcher).matcher : matcher)
  const found = await searchFile(file, { matcher, language, writtenFor, replacement: NO_REPLACEMENT, captures }, path)
  if (!found.ok) return found
  if (found.matches.length === 0) return { ok: false, reason: 'not-found' }
  const [startAt, endAt] = [byteOffsets(file, found.text), endOffsets(file, found.text, found.matches)]
  return {
    ok: true,
    places: found.matches.map(({ start, end, captures = {} }) => ({
      start: startAt(start),
      end: endAt(end),
      captures,
    })),
  }
}

const NO_REPLACEMENT: Replacement = { template: [], transforms: [], rewriters: [] }

/** The bytes at which matches end, which may be within one another. */
const endOffsets = (file: TextFile, text: string, matches: readonly StructuralMatch[]) => {
  const byteAt = byteOffsets(file, text)
  const ends = new Map(
    matches
      .map(({ end }) => end)
      .sort((one, other) => one - other)
      .map((end) => [end, byteAt(end)]),
  )
  return (end: number): number => ends.get(end) ?? 0
}

/** The matches in a file, in characters of its text with LF ends; `text` is as it is in the file. */
const searchFile = async (
  file: TextFile,
  query: Omit<StructureQuery, 'language'> & Pick<Structure, 'language' | 'writtenFor'>,
  path: string,
): Promise<
  (Extract<StructuralResult, { ok: true }> & { readonly text: string }) | Extract<StructureMatch, { ok: false }>
> => {
  const language = query.language ? languageNamed(query.language) : languageOf(path)
  if (!language)
    return refused(
      'LANGUAGE_UNKNOWN',
      `The name of ${path} tells no language with a grammar here. Edit the file by \`old_string\` or \`regex\`; if it is in a language that \`language\` takes, set that.`,
    )
  if (!isFor(query, language))
    return refused('INVALID_INPUT', `The language of rule ${otherLanguage(query, language)}.`)
  if (!file.valid) return refused('UNSUPPORTED_ENCODING', `${path} is not valid UTF-8. Convert it to UTF-8 first.`)
  const { findStructure } = await import('./structure/search.ts')
  const text = wholeText(file)
  const found = await findStructure(toLf(text), { ...query, language })
  if (found.ok) return { ...found, text }
  return found.reason === 'limit'
    ? tooMuch(path, found.steps)
    : refused('INVALID_INPUT', `pattern or rule cannot be used for ${language.title}: ${found.message}`)
}

/** A match with the rest of its lines, where that is blank. */
const withLines = (text: string, match: StructuralMatch): StructuralMatch => {
  let { start, end } = match
  while (isBlank(text[start - 1])) start -= 1
  while (isBlank(text[end])) end += 1
  const isAlone = (start === 0 || text[start - 1] === '\n') && (end === text.length || text[end] === '\n')
  return isAlone ? { ...match, start, end: Math.min(end + 1, text.length) } : match
}

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t'

const refused = (name: Problem['name'], message: string): Extract<StructureMatch, { ok: false }> => ({
  ok: false,
  reason: 'refused',
  problem: refusal(name, message),
})

const tooMuch = (path: string, steps: number | undefined): ReturnType<typeof refused> =>
  refused(
    'LIMIT_EXCEEDED',
    steps === undefined
      ? `${path}, the pattern or the rule nests too deep or is too long to be searched for structure.`
      : `Looking for the structure in ${path} takes more than ${steps} steps, which is the limit for a text of its size. Narrow the pattern or the rule.`,
  )

const syntaxBroken = (path: string, line: number): StructureMatch =>
  refused(
    'SYNTAX_BROKEN',
    `${path} parses now, and would not parse at line ${line} after the step. Correct the new text, or set \`allow_broken: true\` where a later step completes it.`,
  )

const isNotRead = async (
  path: string,
  structure: Structure,
  change: { readonly before: string; readonly after: string },
) => {
  const language = structure.language ?? languageOf(path)?.name
  const { isRefused } = await import('./structure/own-parsers.ts')
  return language !== undefined && isRefused(language, path, change)
}

/** The text as it would be, before lines are taken. */
const textAfter = (text: string, matches: readonly StructuralMatch[]): string => spliced(toLf(text), matches)

const refusedByReaders = (path: string): StructureMatch =>
  refused(
    'SYNTAX_BROKEN',
    `${path} is read now, and would not be read after the step by those that read such files. Correct the new text, or set \`allow_broken: true\` where a later step completes it.`,
  )

const tornApart = (path: string, line: number): StructureMatch =>
  refused(
    'CHANGE_UNCERTAIN',
    `The new text at line ${line} of ${path} would be read together with the code around it, as an operand, an argument or a statement that it is not. Write it so that it is one piece of code there (with parentheses, a comma or a semicolon), or set \`allow_broken: true\` to write it as it is.`,
  )

const withCode = (path: string, line: number): StructureMatch =>
  refused(
    'CHANGE_UNCERTAIN',
    `What matches at line ${line} of ${path} goes on with code that the pattern does not name, and would be dropped. Name it too, as with a \`$$$REST\` that the new text takes over; or write a rule with \`pattern: { context, strictness: smart }\` to drop it, or with strictness relaxed to leave such places alone.`,
  )

const withComments = (path: string, places: string): StructureMatch =>
  refused(
    'CHANGE_UNCERTAIN',
    `Comments in matches of ${path} are not in the new text, and would be dropped: ${places}. Set \`comments: drop\` to drop them, or take them over with a \`$$$NAME\` that holds them.`,
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
    `A match at line ${lineOf(text, match?.start ?? 0)} of ${path} is inside another one, so that both cannot be replaced. Set \`nested: inner-first\` to replace both, or \`nested: outer-only\` to leave those inside as the outer ones have them.`,
  )

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

const MAX_LINES = 20

const brokenNotes = (path: string, text: string, matches: readonly StructuralMatch[]): readonly string[] => {
  const broken = matches.filter((one) => one.broken).slice(0, MAX_LINES)
  if (broken.length === 0) return []
  const lines = broken.map(({ start }) => lineOf(text, start))
  return [`${path} has syntax errors in the match at line ${lines.join(', ')}: look at what was replaced there.`]
}
