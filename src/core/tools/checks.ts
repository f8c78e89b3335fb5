import path from 'node:path'
import type { ErrorName, Problem } from '../../errors.ts'
import { isBinary, type OpenedText, openText, type TextFile, wholeText } from '../text/encoding.ts'
import { linesOfSpans } from '../text/line-ending.ts'
import { holdsRange, type LineRanges } from '../text/line-ranges.ts'
import { MAX_FILE_SIZE, type Span } from '../text/splice.ts'
import { visible } from '../text/visible.ts'
import { brief } from '../text/words.ts'
import type { FileState } from '../workspace/file-state.ts'
import { withoutStrayBlanks } from '../workspace/path-guard.ts'
import type { FileStat, PathLocation, RepoPath } from '../workspace/workspace.ts'
import { mayNotBeRead, refuseByRule, type Touch } from './permission.ts'
import type { StepTool } from './step-inputs.ts'
import type { Awaitable, Outcome, ToolContext, ToolRefusal } from './tool.ts'

/** The file that a changing tool is about to change, as the checks see it. */
export interface Target {
  readonly path: RepoPath
  /** Undefined when there is no file; a broken link has one, whose name is taken. */
  readonly stat: FileStat | undefined
  readonly state: FileState | undefined
  readonly context: ToolContext
  /** The file's bytes, read at the first call; none where there is no file. */
  bytes(): Buffer
  text(): OpenedText
}

/** One rule of the validation chain: what speaks against the step, or undefined. */
export type Check<T extends Target = Target> = (target: T) => Problem | undefined

/**
 * Places a path of the step and asks the rules about what happens there. Refusals: those of `Workspace.locate` and `PolicyChecks.path`, and
 * of `refuseStrayBlanks`.
 */
export function openTarget(
  tool: StepTool,
  { path: given, effects }: Touch,
  context: ToolContext,
): { readonly ok: true; readonly target: Target } | ToolRefusal {
  const located = placeGiven(given, context)
  if (!located.ok) return located
  const { path } = located
  const denied = refuseByRule(path, { tool, effects }, context)
  if (denied) return { ok: false, problem: denied }
  const stat = context.workspace.stat(path)
  const stray = stat ? undefined : refuseStrayBlanks(path, context)
  if (stray) return { ok: false, problem: stray }
  let read: Buffer | undefined
  let opened: OpenedText | undefined
  const bytes = () => (read ??= stat && !stat.broken ? context.workspace.read(path) : Buffer.alloc(0))
  const text = () => (opened ??= openText(bytes()))
  return { ok: true, target: { path, stat, state: context.states.get(path), context, bytes, text } }
}

/** The same, and what the checks refuse. */
export function openChecked(
  tool: StepTool,
  touch: Touch,
  { context, checks }: { readonly context: ToolContext; readonly checks: readonly Check[] },
): ReturnType<typeof openTarget> {
  const opened = openTarget(tool, touch, context)
  const problem = opened.ok ? firstProblem(opened.target, checks) : undefined
  return problem ? { ok: false, problem } : opened
}

/** As `Workspace.locate`; a refused path of another machine or folder suggests what its last names are here. */
export function placeGiven(
  given: string,
  { workspace, policy }: Pick<ToolContext, 'workspace' | 'policy'>,
): PathLocation {
  const located = workspace.locate(given)
  if (located.ok || !OF_ANOTHER_PLACE.test(given)) return located
  const isThere = (ending: string, kind: FileStat['kind']): boolean => {
    const here = workspace.locate(ending)
    return here.ok && workspace.stat(here.path)?.kind === kind && !mayNotBeRead(here.path, { workspace, policy })
  }
  const names = given.split(/[\\/]+/).slice(-NAMES_TRIED)
  const endings = names.map((_, from) => names.slice(from).join('/')).filter((one) => !OF_ANOTHER_PLACE.test(one))
  const meant = endings.find(
    (ending) => isThere(ending, 'file') || (ending.includes('/') && isThere(path.posix.dirname(ending), 'directory')),
  )
  if (meant === undefined) return located
  const message = `${located.problem.message} Did you mean ${meant}?`
  return { ok: false, problem: { ...located.problem, message, suggestions: [meant] } }
}

/** Absolute, climbing, of Windows, of a home folder or a URL. */
const OF_ANOTHER_PLACE = /^(?:[/~]|\.\.|[a-z]+:|$)|\\/i
const NAMES_TRIED = 20

/** PATH_INVALID, with that name, where a file exists only by the name without the blanks around it: names are taken as they are written. */
export function refuseStrayBlanks(
  missing: RepoPath,
  { workspace, policy }: Pick<ToolContext, 'workspace' | 'policy'>,
): Problem | undefined {
  const meant = withoutStrayBlanks(missing, workspace)
  if (meant === undefined || mayNotBeRead(meant, { workspace, policy })) return undefined
  const message = `There is no file ${JSON.stringify(missing)}, whose name has a blank at an end; there is ${JSON.stringify(meant)}. Write that name, or make the other file with git first.`
  return { ...refusal('PATH_INVALID', message), suggestions: [meant] }
}

/** The first check's problem; the order of the list is the order of the specification. */
export function firstProblem<T extends Target>(target: T, checks: readonly Check<T>[]): Problem | undefined {
  for (const check of checks) {
    const problem = check(target)
    if (problem) return problem
  }
  return undefined
}

/** FILE_NOT_FOUND, with similar names; SYMLINK where a broken link holds the name. */
export const exists: Check = ({ path, stat, context }) => {
  if (stat) return stat.broken ? symlink(path) : undefined
  const suggestions = context.workspace.similar(path).filter((name) => !mayNotBeRead(name, context))
  const meant = suggestions.length > 0 ? ` Did you mean ${suggestions.join(' or ')}?` : ''
  const glob = /[*?{]/.test(path)
    ? ' A path names one file: a pattern that names several belongs into glob, in a step that has it.'
    : ''
  return { ...refusal('FILE_NOT_FOUND', `There is no file ${path}.${meant}${glob}`), suggestions }
}

/** IS_DIRECTORY, DEVICE_FILE. A path that does not exist passes. */
export const isRegularFile: Check = ({ path, stat }) => {
  if (stat?.kind === 'directory') return refusal('IS_DIRECTORY', `${path} is a folder. Name a file inside it.`)
  if (stat?.kind === 'device')
    return refusal('DEVICE_FILE', `${path} is a device, pipe or socket. Name a regular file.`)
  return undefined
}

/** FILE_TOO_LARGE: over 1 GiB. */
export const isWithinSize: Check = ({ path, stat }) =>
  stat && stat.size > MAX_FILE_SIZE
    ? refusal(
        'FILE_TOO_LARGE',
        `${path} has ${stat.size} bytes, over the limit of ${MAX_FILE_SIZE}. Leave it out of the plan.`,
      )
    : undefined

/** UNSUPPORTED_ENCODING: UTF-16BE, UTF-32. */
export const isSupportedText: Check = (target) => {
  const opened = target.text()
  if (opened.ok) return undefined
  return refusal('UNSUPPORTED_ENCODING', `${target.path} is ${opened.encoding}. Convert it to UTF-8 first.`)
}

/** UNSUPPORTED_ENCODING: no UTF-8 throughout. */
export const isValidText: Check = (target) =>
  textOf(target).valid
    ? undefined
    : refusal('UNSUPPORTED_ENCODING', `${target.path} is not valid UTF-8. Convert it to UTF-8 first.`)

/** What holds of every file that a tool changes, where there is one. */
export const REGULAR_FILE: readonly Check[] = [isRegularFile, isWithinSize]

/** The same of one that is changed as text. */
export const TEXT_FILE: readonly Check[] = [...REGULAR_FILE, isSupportedText]

/** What to do next, as whoever calls tools says it, or as the author of a plan does. */
const remedyFor = ({ show }: ToolContext, { call, plan }: { call: string; plan: string }): string =>
  show ? call : plan

/**
 * FILE_NOT_READ: an existing file that no earlier step read or wrote, or whose view was cut. With `reads: auto`
 * the tool's own reading counts, as `readByItself` tells; so does a glob's.
 */
export const wasRead: Check = (target) => {
  const { path, stat, state, context } = target
  if (!stat || stat.broken || isLicensed(state) || context.options.reads === 'auto' || context.needsNoRead)
    return undefined
  if (state) {
    const remedy = remedyFor(context, {
      call: 'Call Read on it with a range (offset and limit, or pages), then repeat this call.',
      plan: 'Add a Read step with a range (offset and limit, or pages) before this one, or set `reads: auto` under `options`.',
    })
    return refusal('FILE_NOT_READ', `Only a part of ${path} that fits the budget was read. ${remedy}`)
  }
  const remedy =
    kindOf(path) !== 'binary' && isReadable(target)
      ? remedyFor(context, {
          call: 'Call Read on it, then repeat this call.',
          plan: 'Add a Read step before this one, or set `reads: auto` under `options`.',
        })
      : remedyFor(context, {
          call: 'It is binary, and no tool here changes it: leave it as it is.',
          plan: 'It is binary, and cannot be read: set `reads: auto` under `options`.',
        })
  return refusal('FILE_NOT_READ', `${path} was not read. ${remedy}`)
}

/** FILE_NOT_READ: only some lines of the file were shown, and all of it is to be replaced. */
export const wasShownWhole: Check = ({ path, state }) =>
  state?.shown
    ? refusal(
        'FILE_NOT_READ',
        `Only ${linesNamed(state.shown)} of ${path} were shown. Call Read for the other lines, then repeat this call; or change the shown lines by Edit.`,
      )
    : undefined

/** The lines that splices touch. */
export function linesTouched(file: TextFile, splices: readonly Span[]): LineRanges {
  const ends = splices.flatMap(({ start, end }) =>
    [start, Math.max(start, end - 1)].map((at) => ({ start: at, end: at })),
  )
  const lines = linesOfSpans(file, ends)
  return splices.map((_, at) => ({ first: lines[2 * at] ?? 1, last: lines[2 * at + 1] ?? 1 }))
}

/** FILE_NOT_READ: an edit of lines that no Read showed. */
export const wasShown = ({ path, state }: Target, lines: () => LineRanges): Problem | undefined => {
  const unseen = state?.shown && lines().find((range) => !holdsRange(state.shown ?? [], range))
  if (!unseen) return undefined
  const offset = Math.max(1, unseen.first - AROUND)
  const next = `Call Read on it with offset ${offset} and limit ${unseen.last + AROUND + 1 - offset}, then repeat this call.`
  return refusal('FILE_NOT_READ', `The edit changes ${linesNamed([unseen])} of ${path}, which no Read showed. ${next}`)
}

/** Lines around an unseen place that a Read of it should show. */
const AROUND = 20

const linesNamed = (ranges: LineRanges): string =>
  ranges.length === 0
    ? 'no whole line'
    : `lines ${ranges.map(({ first, last }) => (first === last ? first : `${first}–${last}`)).join(', ')}`

/** IS_BINARY: no step read the file, and a Read would refuse it. */
export const isTextOrSeen: Check = (target) =>
  isLicensed(target.state) || isReadable(target)
    ? undefined
    : refusal(
        'IS_BINARY',
        `${target.path} is binary. ${remedyFor(target.context, { call: 'Leave it as it is.', plan: 'Leave it as it is, or replace it by a Write with content_base64.' })}`,
      )

/** Whether a Read can show the content: as text, or by the file's name as a picture or as pages. */
const isReadable = (target: Target): boolean => {
  const kind = kindOf(target.path)
  return kind === 'image' || kind === 'pdf' || !isBinary(target.bytes())
}

/** FILE_MODIFIED: the content differs from what was read or written last, or is not known and its time is later. */
export const isNotModified: Check = (target) => {
  const { path, stat, state } = target
  if (!stat || stat.broken || !isLicensed(state)) return undefined
  const differs = state.content !== undefined && !state.content.equals(target.bytes())
  const uncertain = state.content === undefined || !isOfWholeFile(state)
  if (!differs && !(uncertain && stat.modified > state.timestamp)) return undefined
  return refusal(
    'FILE_MODIFIED',
    `${path} was changed since it was read. Read it again and make the edit against that.`,
  )
}

/** What holds of a file that is replaced or goes as a whole: it is as it was read. */
export const KNOWN_FILE: readonly Check[] = [...REGULAR_FILE, wasRead, isNotModified]

/** SYMLINK: the last component of the path is a link. */
export const isNotLink: Check = ({ path, stat }) => (stat?.link ? symlink(path) : undefined)

/** For a report: whether `reads: auto` replaced a Read. */
export const readByItself = ({ stat, state, context }: Target): { readonly reads?: 'auto' } =>
  stat && !stat.broken && !isLicensed(state) && context.options.reads === 'auto' && !context.needsNoRead
    ? { reads: 'auto' }
    : {}

/** The target's text. Only after `isSupportedText` passed. */
export function textOf(target: Target): TextFile {
  const opened = target.text()
  if (!opened.ok) throw new TypeError(`${target.path}: ${opened.encoding} passed the encoding check`)
  return opened.file
}

/** A problem with a message, in which names of files are safe to show, and values are short. */
export const refusal = (name: ErrorName, message: string): Problem => ({ name, message: brief(visible(message)) })

/**
 * SECRET_DETECTED for a credential in what a step puts into a file: one that the file holds already is not new, where the step may know
 * what is in the file.
 */
export const refuseNewSecret = (
  {
    path,
    opened,
    text,
  }: { readonly path: string; readonly opened: ReturnType<typeof openTarget>; readonly text: string },
  { policy }: Pick<ToolContext, 'policy'>,
): Promise<Problem | undefined> | undefined =>
  policy.secrets(path, text)?.then((problem) => {
    const before = problem && opened.ok ? knownText(opened.target) : undefined
    return before === undefined ? problem : policy.secrets(path, text, { before })
  })

const knownText = (target: Target): string | undefined => {
  const isKnown = target.stat && !firstProblem(target, [...TEXT_FILE, wasRead, wasShownWhole])
  return isKnown ? wholeText(textOf(target)) : undefined
}

/** What an act comes to, unless a look for credentials finds one in its text. */
export const unlessSecret = (look: Promise<Problem | undefined> | undefined, act: () => Outcome): Awaitable<Outcome> =>
  look ? look.then((problem) => (problem ? { ok: false, problem } : act())) : act()

/** A refusal of a tool, as {@link refusal} words it. */
export const refuse = (name: ErrorName, message: string): ToolRefusal => ({
  ok: false,
  problem: refusal(name, message),
})

const symlink = (path: RepoPath): Problem =>
  refusal('SYMLINK', `${path} is a symbolic link. Name the file that it points to.`)

const isLicensed = (state: FileState | undefined): state is FileState => state !== undefined && !state.isPartialView

const isOfWholeFile = ({ offset, limit }: FileState): boolean => (offset ?? 1) <= 1 && limit === undefined

/** What a file is read as, by its name. `.IPYNB` is text: notebooks are told by their exact extension. */
export type FileKind = 'text' | 'image' | 'pdf' | 'notebook' | 'binary'

export function kindOf(file: string): FileKind {
  const exact = path.posix.extname(file).slice(1)
  const extension = exact.toLowerCase()
  if (BINARY.has(extension)) return 'binary'
  if (IMAGES.has(extension)) return 'image'
  if (extension === 'pdf') return 'pdf'
  return exact === 'ipynb' ? 'notebook' : 'text'
}

const IMAGES = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp'])

const BINARY = new Set(
  (
    '7z a ai app avi bin blend bmp bz2 class dat data db deb dll doc docx dylib eot eps exe fig fla flac gz ico idx iso jar lib ' +
    'mdb mov mp3 mp4 msi node o obj odt ogg otf pptx psd pyc pyo rar rlib rpm sketch so sqlite sqlite3 swf tar tgz tiff ttf wasm ' +
    'wav webm woff woff2 xd xlsx xz z zip'
  ).split(' '),
)
