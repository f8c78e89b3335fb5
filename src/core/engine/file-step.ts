import path from 'node:path/posix'
import { LRUCache } from 'lru-cache'
import type { ErrorName, Problem } from '../../errors.ts'
import type { Step } from '../plan/schema.ts'
import { type Destination, destinationIn, nameOf } from '../plan/steps.ts'
import { isWellFormed } from '../text/encoding.ts'
import { fillReferences, groupsIn } from '../text/glob-groups.ts'
import { listOf, pathPattern } from '../text/globs.ts'
import { decodeForSearch } from '../text/search-text.ts'
import { visible } from '../text/visible.ts'
import { bulletList, counted } from '../text/words.ts'
import { refusal, refuse } from '../tools/checks.ts'
import { patternNotes } from '../tools/edit-search.ts'
import { choiceKeys } from '../tools/file-choice.ts'
import { effectOf, toolOf } from '../tools/list.ts'
import { mayFindNone, unexpectedMatches } from '../tools/match-problems.ts'
import { mayNotBeRead, READING, refuseByRule } from '../tools/permission.ts'
import type { Outcome, StepOutcome, ToolCall, ToolContext } from '../tools/tool.ts'
import type { Overlay } from '../workspace/overlay.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import { createFileSearch, type FileQuery, type FileSearch, unnameable } from './file-search.ts'
import { notImported } from './imports.ts'
import { missingFiles, quoted, refuseAmbiguous, unsearchedFiles } from './missing-files.ts'
import { runTool } from './run-tool.ts'
import type { FileStepContext } from './step-result.ts'
import { turnsOfWork } from './turns.ts'

/**
 * Does what a step asks in every file that its globs name and that holds what it looks for, all or none, in the order of their names.
 * Matches are literal: a file in which only a tolerance of Edit would find the text is passed over, as one that does not hold it.
 * So is a file that a rule denies to read, whatever it holds.
 * Under `reads: strict` the step needs `expect_matches`, which replaces a Read of each file.
 * Refusals: FILE_NOT_READ, INVALID_INPUT for a glob or a pattern, NO_FILES, STRING_NOT_FOUND where no file holds it,
 * UNEXPECTED_MATCHES, and those of the tool on any of the files, all of them in one message.
 */
export async function runOnFiles(step: Step, sought: FileQuery, context: FileStepContext): Promise<StepOutcome> {
  const { expect_matches: expected, skip_unsupported: skips = false } = optionsOf(step)
  if (context.options.reads === 'strict' && expected === undefined) return refuse('FILE_NOT_READ', UNREAD)
  const search = await createFileSearch(sought)
  if (typeof search === 'string') return refuse('INVALID_INPUT', search)
  const ambiguous = await refuseAmbiguous(sought, context)
  if (ambiguous) return { ok: false, problem: ambiguous }
  const forFiles = { ...context, needsNoRead: true, workspace: readOnce(context.workspace) }
  const chosen = await notImported(step, filesOf(search, sought, forFiles), forFiles)
  if (!chosen.ok) return chosen
  const files = chosen.paths
  const to = destinationIn(step)
  const wrong = to && wrongDestination(to, files)
  if (wrong) return refuse('INVALID_INPUT', wrong)
  const outcomes: (readonly [RepoPath, Outcome])[] = []
  const turn = turnsOfWork()
  for (const path of files) {
    const waiting = turn()
    if (waiting) await waiting
    const outcome = await runOne(step, path, forFiles)
    if (!isStructural(sought) || !outcome.ok || outcome.matches !== 0) outcomes.push([path, outcome])
  }
  const settled = await settleFiles(step, outcomes, { search, skips, areHeld: files.length > 0, context })
  return withNotes(settled, chosen.notes)
}

/** Why files of the globs are left alone, beside the step's own notes, or what it is refused for. */
const withNotes = (outcome: StepOutcome, notes: readonly string[]): StepOutcome => {
  if (notes.length === 0) return outcome
  if (outcome.ok) return { ...outcome, notes: [...(outcome.notes ?? []), ...notes] }
  const { problem } = outcome
  return { ok: false, problem: { ...problem, message: [problem.message, ...notes].join('\n') } }
}

/** What is searched is held until it is edited. Nothing is put into the workspace before the step has done all its files. */
export const readOnce = (workspace: Overlay): Overlay => {
  const held = new LRUCache<RepoPath, Buffer>({
    maxSize: HELD_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  })
  return {
    ...workspace,
    read: (path) => {
      const bytes = held.get(path) ?? workspace.read(path)
      held.set(path, bytes)
      return bytes
    },
  }
}

const HELD_BYTES = 64 * 2 ** 20

const UNREAD =
  'A Read step does not show the files of a glob. Say in expect_matches how many places (or files) the step changes, or set `reads: auto`.'

interface Options {
  readonly expect_matches?: Extract<Step['input'], { expect_matches?: unknown }>['expect_matches']
  readonly skip_unsupported?: boolean | undefined
}

const optionsOf = ({ input }: Step): Options => ('glob' in input ? input : {})

/** The files of a step, in order of their names. */
export const filesOf = (
  search: FileSearch,
  sought: FileQuery,
  { tracked, touched, merged, ...context }: FileStepContext,
): readonly RepoPath[] =>
  [...new Set([...tracked.sought(sought), ...touched()])]
    .sort()
    .filter(
      (path) =>
        !merged?.has(path) &&
        search.names(path) &&
        !mayNotBeRead(path, context) &&
        search.matches(path, context.workspace),
    )

/** One file of the step. That its glob names it, and `expect_matches`, replace a Read. */
async function runOne(step: Step, path: RepoPath, context: ToolContext): Promise<Outcome> {
  const located = context.workspace.locate(path)
  if (!isWellFormed(path) || (located.ok && located.path !== path)) return { ok: false, problem: unnameable(path) }
  const looksInside = 'only_if' in step.input && step.input.only_if !== undefined
  const unread = looksInside ? refuseByRule(path, READING, context) : undefined
  if (unread) return { ok: false, problem: unread }
  const outcome = await runTool(callFor(step, path), context)
  return outcome.ok ? outcome : { ok: false, problem: encodingProblem(path, outcome.problem, context) }
}

/** What the tools call binary may be text in an encoding without a mark: it holds what is sought. */
const encodingProblem = (path: RepoPath, problem: Problem, { workspace }: ToolContext): Problem => {
  const unsupported = problem.name === 'IS_BINARY' ? decodeForSearch(workspace.read(path))?.unsupported : undefined
  if (unsupported === undefined) return problem
  return refusal('UNSUPPORTED_ENCODING', `${path} is ${unsupported}. Convert it to UTF-8 first.`)
}

/** The call that a step is for one of the files of its globs. */
export const callFor = (step: ToolCall, path: RepoPath): ToolCall => {
  const { fileKey } = toolOf(step.tool)
  return { tool: step.tool, input: { ...sharedInput(step), [fileKey]: path, ...textsFor(step, path) } as never }
}

/** What the step says for each of its files. */
function sharedInput({ input }: ToolCall): object {
  const known = sharedInputs.get(input)
  if (known) return known
  const shared = Object.fromEntries(Object.entries(input).filter(([key]) => !Object.hasOwn(choiceKeys, key)))
  sharedInputs.set(input, shared)
  return shared
}

const sharedInputs = new WeakMap<ToolCall['input'], object>()

const textsFor = (step: ToolCall, path: RepoPath): object => {
  const to = destinationIn(step)
  if (!to) return {}
  const content = 'content' in step.input ? step.input.content : undefined
  return { [to.key]: destinationOf(to, path), ...(content !== undefined && { content: textFor(content, to, path) }) }
}

/** Which files have a match is known only once they are parsed: those that have none are passed over. */
const isStructural = ({ held }: FileQuery): boolean => held !== undefined && 'syntax' in held

interface FileStepSearch {
  readonly search: FileSearch
  readonly skips: boolean
  /** Files hold the words of what is sought. */
  readonly areHeld: boolean
  readonly context: FileStepContext
}

async function settleFiles(
  step: Step,
  outcomes: readonly (readonly [RepoPath, Outcome])[],
  { search, skips, areHeld, context }: FileStepSearch,
): Promise<StepOutcome> {
  const refused = outcomes.flatMap(([path, outcome]) => (outcome.ok ? [] : [{ path, problem: outcome.problem }]))
  const passedOver = skips ? refused.filter(isUnsupported) : []
  const refusing = refused.filter((one) => !passedOver.includes(one))
  if (refusing.length > 0) return { ok: false, problem: allRefusing(step, refusing, outcomes.length) }
  const finished = outcomes.flatMap(([, outcome]) => (outcome.ok ? [outcome] : []))
  const done = finished.map(({ notes: _, ...one }) => one)
  const { expect_matches: expected } = optionsOf(step)
  const name = nameOf(step)
  const found = done.reduce((sum, { matches = 1 }) => sum + matches, 0)
  const skipped = passedOver.map(({ path, problem }) => `Passed over ${visible(path)}: ${problem.message}`)
  const passed = outcomes.flatMap(([path, outcome]) => (outcome.ok ? [{ path }] : []))
  const missing = await missingFiles(step, { done: passed, search, context })
  // What cannot be searched is not "none found".
  const isUnsearched = missing?.name === 'LANGUAGE_UNKNOWN' && !skips
  if (missing && (isUnsearched || !mayFindNone(expected)))
    return { ok: false, problem: { ...missing, message: [missing.message, ...skipped].join('\n') } }
  // What to try next is for a step that had to find something.
  if (missing)
    skipped.unshift(
      missing.message.split('\n', 1)[0] ?? '',
      ...(step.tool === 'Edit' ? patternNotes(step.input, name, areHeld) : []),
    )
  skipped.push(...unsearchedNote(missing?.name === 'LANGUAGE_UNKNOWN' ? [] : await unsearchedFiles(step, context)))
  if (done.length === 0) return { ok: true, path: name, done, notes: skipped }
  const unexpected = unexpectedMatches({ expected, found }, `${done.length} of the files that ${quoted(name)} names`)
  if (unexpected) return { ok: false, problem: unexpected }
  const own = finished.flatMap(({ path, notes = [] }) => notes.map((note) => `${visible(path)}: ${note}`))
  const notes = [countNote(step, found, done.length), ...skipped, ...own.slice(0, LISTED)].filter(Boolean)
  return { ok: true, path: name, done, notes }
}

/** A note for files whose languages have no grammar; none for no files. */
export const unsearchedNote = (files: readonly RepoPath[]): readonly string[] => {
  if (files.length === 0) return []
  const more = files.length > LISTED ? ` and ${files.length - LISTED} more` : ''
  const listed = files
    .slice(0, LISTED)
    .map((path) => visible(path))
    .join(', ')
  return [`Not searched, because their languages have no grammar here: ${listed}${more}.`]
}

/** Something keeps the file from being edited at all, whatever the step is. */
const isUnsupported = ({ path, problem }: RefusedFile): boolean => !isWellFormed(path) || UNSUPPORTED.has(problem.name)

const UNSUPPORTED: ReadonlySet<ErrorName> = new Set([
  'IS_NOTEBOOK',
  'IS_BINARY',
  'UNSUPPORTED_ENCODING',
  'UNENCODABLE',
  'FILE_TOO_LARGE',
  'NOTEBOOK_INVALID',
  'DOCUMENT_INVALID',
  'LANGUAGE_UNKNOWN',
  'FORMAT_UNKNOWN',
])

const countNote = ({ tool }: Step, found: number, files: number): string =>
  toolOf(tool).counts === 'places'
    ? files === 1
      ? ''
      : `${found} places in ${files} files.`
    : `${counted(files, 'file')}.`

const LISTED = 20

type RefusedFile = { readonly path: RepoPath; readonly problem: Problem }

/** One problem for all files that refuse; a single refusal is reported unchanged. */
const allRefusing = ({ tool }: Step, refusing: readonly RefusedFile[], files: number): Problem => {
  const [first] = refusing as [RefusedFile]
  const remedy =
    effectOf(tool) === 'changes' && refusing.some(isUnsupported)
      ? 'Name such files in `exclude`, or set `skip_unsupported: true` to pass over those that cannot be edited.'
      : 'Narrow the step, or name such files in `exclude`.'
  if (refusing.length === 1) return { ...first.problem, message: `${first.problem.message}\n${remedy}` }
  const reasons = refusing.map(({ path, problem }) => {
    const [reason = ''] = problem.message.split('\n')
    return `${visible(path)}: ${problem.name}: ${reason}`
  })
  const head = `${refusing.length} of the ${files} files refuse the step:`
  const shared = sharedReason(refusing)
  if (shared !== undefined) {
    const named = bulletList(
      refusing.map(({ path }) => visible(path)),
      LISTED,
    )
    return { name: first.problem.name, message: [`${head} ${shared}`, ...named, remedy].join('\n') }
  }
  return { name: first.problem.name, message: [head, ...bulletList(reasons, LISTED), remedy].join('\n') }
}

/** What all files refuse for, without their names; undefined where the reasons differ. */
const sharedReason = (refusing: readonly RefusedFile[]): string | undefined => {
  const reasons = new Set(
    refusing.map(({ path, problem }) => {
      const [reason = ''] = problem.message.split('\n')
      return `${problem.name}: ${reason.startsWith(`${path}: `) ? reason.slice(path.length + 2) : reason.replaceAll(path, 'it')}`
    }),
  )
  return reasons.size === 1 ? [...reasons][0] : undefined
}

/**
 * What the texts of a step say for one file of its globs: `$<dir>` is its folder with a `/` (nothing at the root), `$<name>` its name
 * without extension, `$<ext>` its extension with the dot, unless a group of the glob has that name; any other is a group of the glob.
 */
const textFor = (text: string, { glob }: Destination, file: RepoPath): string => {
  if (!text.includes('$')) return text
  const { dir, name, ext } = path.parse(file)
  const parts = new Map([['dir', dir === '' ? '' : `${dir}/`], ['name', name], ['ext', ext], ...groupsIn(file, glob)])
  return fillReferences(text, parts)
}

/** Where a file of a step's globs goes: a final `/` keeps its name, a final `/**` its path below the glob's folder. */
export const destinationOf = (to: Destination, file: RepoPath): string => {
  if (isFolder(to)) return `${to.given.slice(0, -2)}${file.slice(folderOf(to)?.length ?? 0)}`
  const filled = textFor(to.given, to, file)
  return filled === '' || filled.endsWith('/') ? filled + path.basename(file) : filled
}

const isFolder = ({ given }: Destination): boolean => /(?:^|\/)\*\*$/.test(given)

/** The folder, with its `/`, that a single glob begins with; undefined for several globs, or for one that names files in no certain folder. */
const folderOf = ({ glob }: Destination): string | undefined => {
  const [only, ...others] = listOf(glob)
  const form = pathPattern(only ?? '')
  const fixed = form.ok ? /^\/?((?:[^*?[\]{}\\/]+\/)*)(?=.)/.exec(form.pattern)?.[1] : undefined
  return others.length > 0 || !fixed ? undefined : fixed
}

/** What is wrong with where a step puts files, as a sentence. */
export const wrongDestination = (to: Destination, files: readonly RepoPath[]): string | undefined => {
  if (isFolder(to) && folderOf(to) === undefined)
    return `${to.key} ends in /**, which takes a single glob that begins with a folder, such as lib/**.`
  const taken = new Map<string, RepoPath>()
  for (const file of files) {
    const destination = path.normalize(destinationOf(to, file))
    const other = taken.get(destination)
    if (other !== undefined)
      return visible(
        `${other} and ${file} would both become ${destination}. Write $<dir>, $<name>, $<ext>, a group of the glob or a folder with /** in ${to.key} to tell them apart.`,
      )
    taken.set(destination, file)
  }
  return undefined
}
