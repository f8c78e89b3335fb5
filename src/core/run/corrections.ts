import type { Problem } from '../../errors.ts'
import type { ObjectReader } from '../git/cat-file.ts'
import { filesHolding } from '../git/commands/grep.ts'
import { commitsOn, type Rename, renamesBefore } from '../git/commands/log.ts'
import type { Git } from '../git/git.ts'
import type { Step } from '../plan/schema.ts'
import { uniqueEdit } from '../plan/text-edits.ts'
import { decodeText, openString, openText, wholeText } from '../text/encoding.ts'
import { type LineChange, lineChanges, linesOf } from '../text/line-changes.ts'
import { toLf } from '../text/line-ending.ts'
import { matchEdit } from '../text/match.ts'
import { nearestPlaces } from '../text/nearest.ts'
import { MAX_FILE_SIZE, type TextSplice } from '../text/splice.ts'
import { edit as editTool } from '../tools/edit.ts'
import { effectOf, toolOf } from '../tools/list.ts'
import { isStepOf } from '../tools/tool.ts'
import type { Workspace } from '../workspace/workspace.ts'

/** A step that may replace a refused one, and what must then hold. */
export interface Correction {
  readonly step: Step
  /** A Read of its file comes first. */
  readonly readsFirst?: boolean
  /** The whole file as it must be after the step, with LF line ends. */
  readonly result?: { readonly path: string; readonly text: string }
}

export interface CorrectionContext {
  readonly git: Git
  readonly reader: ObjectReader
  /** The commit whose history shows how files were. */
  readonly commit: string
  /** The files as the steps before leave them. */
  readonly workspace: Workspace
  /** Texts that the plan's Edits look for, by path as written in the plan. */
  readonly quoted: ReadonlyMap<string, string>
}

/**
 * What a refused step surely meant: nothing is guessed. A file is found under another name where git tells of the rename, or where it
 * alone holds the text; a text that is no longer there where the history shows how its lines changed, or where it differs in blanks
 * and signs alone. Undefined where that is not certain.
 */
export async function correctionOf(
  step: Step,
  problem: Problem,
  context: CorrectionContext,
): Promise<Correction | undefined> {
  switch (problem.name) {
    case 'FILE_NOT_FOUND':
      return renamed(step, context)
    case 'STRING_NOT_FOUND':
    case 'STRING_NOT_UNIQUE':
      return relocated(step, problem, context)
    case 'FILE_NOT_READ':
      return ['changes', 'renames'].includes(effectOf(step.tool) ?? '') ? { step, readsFirst: true } : undefined
    default:
      return undefined
  }
}

/** Commits whose renames are looked at, and versions of a file. */
const HISTORY = 200
const VERSIONS = 50

async function renamed(step: Step, context: CorrectionContext): Promise<Correction | undefined> {
  const path = fileOf(step)
  const found = path === undefined ? undefined : await newNameOf(path, context)
  return found === undefined ? undefined : { step: withFile(step, found) }
}

/** The one name that a file has now. */
async function newNameOf(path: string, context: CorrectionContext): Promise<string | undefined> {
  const { git, commit, workspace } = context
  const formerPath = follow(path, await git.run(renamesBefore(commit, HISTORY)))
  if (formerPath !== path && isFile(workspace, formerPath)) return formerPath
  const holders = await holdersOf(context.quoted.get(path) ?? '', context)
  return holders.length === 1 ? holders[0] : undefined
}

const follow = (path: string, renames: readonly Rename[]): string =>
  renames.toReversed().reduce((name, { from, to }) => (name === from ? to : name), path)

/** Tracked files that hold a text exactly once. */
export async function holdersOf(text: string, { git, workspace }: CorrectionContext): Promise<readonly string[]> {
  const [longest = ''] = toLf(text)
    .split('\n')
    .sort((one, other) => other.length - one.length)
  if (longest.trim().length < MIN_TELLING || git.bare) return []
  const named = await git.run(filesHolding([longest]))
  return (named ?? []).slice(0, MOST_HOLDERS).filter((file) => {
    const content = textAt(workspace, file)
    return content !== undefined && countOf(content, toLf(text)) === 1
  })
}

/** Shorter lines are in many files by chance. */
const MIN_TELLING = 8
const MOST_HOLDERS = 50

async function relocated(step: Step, problem: Problem, context: CorrectionContext): Promise<Correction | undefined> {
  const edit = plainEditOf(step)
  const text = edit && textAt(context.workspace, edit.file_path)
  if (!edit || text === undefined || edit.replace_all) return undefined
  const moved =
    (await byHistory(text, edit, context)) ?? (problem.name === 'STRING_NOT_FOUND' ? bySigns(text, edit) : undefined)
  if (!moved) return undefined
  const texts = uniqueEdit(text, moved)
  if (!texts || !isStepOf(step, editTool)) return undefined
  const { match: _, ...input } = step.input
  const result = text.slice(0, moved.start) + moved.replacement + text.slice(moved.end)
  return { step: { ...step, input: { ...input, ...texts } }, result: { path: edit.file_path, text: result } }
}

interface PlainEdit {
  readonly file_path: string
  readonly old_string: string
  readonly new_string: string
  readonly replace_all: boolean
}

/** The texts of an Edit of one file, with LF line ends. */
const plainEditOf = (step: Step): PlainEdit | undefined => {
  if (!isStepOf(step, editTool)) return undefined
  const { file_path, old_string, new_string, replace_all = false } = step.input
  if (file_path === undefined || old_string === undefined || old_string === '' || new_string === undefined)
    return undefined
  return { file_path, old_string: toLf(old_string), new_string: toLf(new_string), replace_all }
}

/** How the lines that the old text was in look now, by the newest version of the file that had it once. */
async function byHistory(text: string, edit: PlainEdit, context: CorrectionContext): Promise<TextSplice | undefined> {
  for await (const version of versionsOf(edit.file_path, context)) {
    if (countOf(version, edit.old_string) !== 1) continue
    return broughtForward(version, text, edit)
  }
  return undefined
}

async function* versionsOf(path: string, { git, reader, commit }: CorrectionContext): AsyncGenerator<string> {
  const names = [`${commit}:${path}`]
  for (const name of names) {
    const blob = await reader.read(name)
    const text = blob?.type === 'blob' ? textOf(blob.content) : undefined
    if (text !== undefined) yield text
    if (names.length > 1) continue
    const commits = await git.run(commitsOn(path, { from: commit, most: VERSIONS }))
    names.push(...commits.map((id) => `${id}^:${path}`))
  }
}

function broughtForward(version: string, text: string, { old_string, new_string }: PlainEdit): TextSplice | undefined {
  const lines = linesOf(version)
  const at = version.indexOf(old_string)
  let first = version.slice(0, at).split('\n').length - 1
  let last = version
    .slice(0, at + old_string.length)
    .replace(/\n$/, '')
    .split('\n').length
  let shift = 0
  let grown = 0
  for (const { at: start, removed, added } of lineChanges(lines, linesOf(text))) {
    const end = start + removed
    if (end <= first) shift += added.length - removed
    else if (start < last) {
      first = Math.min(first, start)
      last = Math.max(last, end)
      grown += added.length - removed
    }
  }
  const before = lines.slice(first, last).join('')
  const head = lines.slice(0, first).join('').length
  const after = before.slice(0, at - head) + new_string + before.slice(at - head + old_string.length)
  const current = linesOf(text)
  const found = current.slice(first + shift, last + shift + grown).join('')
  if (found.trim() === '') return undefined
  const merged = mergeTexts(before, after, found) ?? reindent(before, after, found)
  const start = current.slice(0, first + shift).join('').length
  return merged === undefined || merged === found
    ? undefined
    : { start, end: start + found.length, replacement: merged }
}

/** The one place that differs from the old text in blanks and signs alone. */
function bySigns(text: string, { old_string, new_string }: PlainEdit): TextSplice | undefined {
  const file = openString(text)
  const blanks = matchEdit(file, { old_string, new_string: `${old_string}.`, match: 'whitespace' })
  const [span] = blanks.ok ? blanks.splices : []
  const places = span ? [decodeText(file, span.start, span.end)] : placesAlike(text, old_string)
  const [found] = places
  if (found === undefined || places.length > 1 || countOf(text, found) !== 1) return undefined
  const merged = reindent(old_string, new_string, found) ?? mergeTexts(old_string, new_string, found)
  const start = text.indexOf(found)
  return merged === undefined || merged === found
    ? undefined
    : { start, end: start + found.length, replacement: merged }
}

const placesAlike = (text: string, old: string): readonly string[] =>
  nearestPlaces(openString(text), old)
    .map((place) => place.text)
    .filter((found) => wordsOf(found) === wordsOf(old))

const wordsOf = (text: string): string => text.match(/[\p{L}\p{N}_]+/gu)?.join(' ') ?? ''

const countOf = (text: string, part: string): number => {
  const at = text.indexOf(part)
  return at < 0 ? 0 : text.indexOf(part, at + 1) < 0 ? 1 : 2
}

/** A text file of the workspace, with LF line ends; undefined for whatever else a path names, and for a file that no step may change. */
export function textAt(workspace: Workspace, path: string): string | undefined {
  const located = workspace.locate(path)
  const stat = located.ok ? workspace.stat(located.path) : undefined
  const isRead = located.ok && stat?.kind === 'file' && !stat.broken && stat.size <= MAX_FILE_SIZE
  return isRead ? textOf(workspace.read(located.path)) : undefined
}

function textOf(bytes: Buffer): string | undefined {
  const opened = openText(bytes)
  return opened.ok && opened.file.valid && !bytes.includes(0) ? toLf(wholeText(opened.file)) : undefined
}

const isFile = (workspace: Workspace, path: string): boolean => {
  const located = workspace.locate(path)
  return located.ok && workspace.stat(located.path)?.kind === 'file'
}

/** The file that a step changes or reads, as it names it. */
export const fileOf = ({ input }: Step): string | undefined =>
  'notebook_path' in input ? input.notebook_path : 'file_path' in input ? input.file_path : undefined

const withFile = (step: Step, path: string): Step =>
  ({ ...step, input: { ...step.input, [toolOf(step.tool).fileKey]: path } }) as Step

/** What a change from `base` to `ours` makes of `theirs`, word by word; undefined where that is not certain. */
export function mergeTexts(base: string, ours: string, theirs: string): string | undefined {
  const words = tokensOf(base)
  const [mine, other] = [lineChanges(words, tokensOf(ours)), lineChanges(words, tokensOf(theirs))]
  if (mine.some((change) => other.some((beside) => collides(change, beside)))) return undefined
  if (revives(mine, other, words) || revives(other, mine, words)) return undefined
  let merged = ''
  let at = 0
  for (const change of [...mine, ...other].sort((one, next) => one.at - next.at || one.removed - next.removed)) {
    merged += words.slice(at, change.at).join('') + change.added.join('')
    at = change.at + change.removed
  }
  return merged + words.slice(at).join('')
}

/** A new text with the blanks that the file has at line beginnings; undefined where those can be told in several ways. */
export function reindent(old: string, fresh: string, found: string): string | undefined {
  const [lines, foundLines] = [old.split('\n'), found.split('\n')]
  if (lines.length !== foundLines.length) return undefined
  if (lines.some((line, at) => line.trim() !== foundLines[at]?.trim())) return undefined
  const pairs = lines.flatMap((line, at): Pair[] => {
    const pair = { old: indentOf(line), found: indentOf(foundLines[at] ?? '') }
    // An old text may begin inside its first line.
    return line.trim() === '' || (at === 0 && pair.old === '') ? [] : [pair]
  })
  const ways = [...unitWays(pairs), ...shiftWays(pairs)]
  const results = new Set(ways.map((way) => mapped(fresh, way, { old, found })))
  const [only] = results
  return results.size === 1 ? only : undefined
}

type Pair = { readonly old: string; readonly found: string }

type Way = (indent: string) => string | undefined

const UNITS = ['\t', ...Array.from({ length: 8 }, (_, at) => ' '.repeat(at + 1))]

/** One unit of indentation for another. */
const unitWays = (pairs: readonly Pair[]): readonly Way[] =>
  UNITS.flatMap((from) =>
    UNITS.flatMap((to): Way[] => {
      const way: Way = (indent) => {
        const depth = indent.length / from.length
        return from.repeat(Math.floor(depth)) === indent ? to.repeat(depth) : undefined
      }
      return fits(way, pairs) ? [way] : []
    }),
  )

/** The same blanks more, or fewer, on every line. */
function shiftWays(pairs: readonly Pair[]): readonly Way[] {
  const [first] = pairs
  if (!first) return []
  const { old, found } = first
  const ways: Way[] = []
  if (found.endsWith(old)) ways.push((indent) => found.slice(0, found.length - old.length) + indent)
  if (old.endsWith(found)) {
    const less = old.slice(0, old.length - found.length)
    ways.push((indent) => (indent.startsWith(less) ? indent.slice(less.length) : undefined))
  }
  return ways.filter((way) => fits(way, pairs))
}

const fits = (way: Way, pairs: readonly Pair[]): boolean => pairs.every(({ old, found }) => way(old) === found)

function mapped(fresh: string, way: Way, { old, found }: Pair): string | undefined {
  const lines = fresh.split('\n').map((line, at) => {
    const indent = indentOf(line)
    if (line.trim() === '') return line
    const same = at === 0 && indent === indentOf(old) ? indentOf(found) : way(indent)
    return same === undefined ? undefined : same + line.slice(indent.length)
  })
  return lines.every((line) => line !== undefined) ? lines.join('\n') : undefined
}

const indentOf = (line: string): string => /^[ \t]*/.exec(line)?.[0] ?? ''

/** Whether changes add a word that the others took away: a name that is another by now. */
function revives(changes: readonly LineChange[], others: readonly LineChange[], words: readonly string[]): boolean {
  const gone = new Set(others.flatMap(({ at, removed }) => words.slice(at, at + removed)).filter(isWord))
  for (const { added } of others) for (const word of added) gone.delete(word)
  return changes.some(({ added }) => added.some((word) => gone.has(word)))
}

const tokensOf = (text: string): string[] => text.match(/\n|[^\S\n]+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? []

const isWord = (word: string): boolean => /[\p{L}\p{N}_]/u.test(word)

/** Two replacements may meet; what is put in between may not. */
const collides = (one: LineChange, other: LineChange): boolean => {
  const [end, otherEnd] = [one.at + one.removed, other.at + other.removed]
  const isInsertion = one.removed === 0 || other.removed === 0
  return isInsertion ? one.at <= otherEnd && other.at <= end : one.at < otherEnd && other.at < end
}
