import { posix } from 'node:path'
import { planDigest } from '../../core/plan/digest.ts'
import { type FixFormat, type FixOptions, fixOutputs, isFixFormat, type LookUp } from '../../core/plan/fix-output.ts'
import type { PathPrefix } from '../../core/plan/path-prefix.ts'
import { type Plan, type PlanHeader, planHeader, sessionKey } from '../../core/plan/schema.ts'
import type { ImportSource, NotImported } from '../../core/run/wing-slots.ts'
import { groupBy } from '../../core/text/group-by.ts'
import { counted, quoted } from '../../core/text/words.ts'
import { EditplanError, type Problem } from '../../errors.ts'
import { batchAnswers } from './batch.ts'
import {
  beginsAsPlan,
  changeWithin,
  detectImportFormat,
  type ImportFormat,
  toolOutputs,
  whyUnknown,
  whyUnread,
} from './detect.ts'
import type { FileKind } from './file-states.ts'
import { FORMATS, type SessionFormat } from './formats.ts'
import { unframed } from './frames.ts'
import { filesKnownTo } from './known-texts.ts'
import { passagesOf } from './passages.ts'
import { isFromRoot } from './paths.ts'
import { ELSEWHERE } from './plan-paths.ts'
import { Recording } from './recording.ts'
import { isHarmlessLine } from './shell/harmless-line.ts'
import type { SessionFolder } from './sightings.ts'
import { headerWith, type ImportedHeader, openingOf, type RefuseCommand } from './source.ts'
import { agentOf } from './speaker.ts'
import type { Comparison } from './truth.ts'
import { unknownLog } from './unread-calls.ts'

export interface ImportOptions {
  /** Found from the first source when absent. */
  readonly format?: ImportFormat
  /**
   * Root of the checkout the source was recorded in; taken off paths. A relative one is the folder of the checkout in which the session
   * began, `.` for its root. Default: what the source says.
   */
  readonly cwd?: string
  /** Default: what the source says, else `Changes from ` and the last part of the first source's name. */
  readonly title?: string
  /** Import calls that failed when they were made, too; default false. */
  readonly keepFailed?: boolean
  /**
   * How shell commands that are not edits are imported: `list` (default) lists them, `run` carries those that are plain and
   * succeeded as Run steps.
   */
  readonly shell?: 'list' | 'run'
  /** With `shell: run`: why a command is listed anyway, given its words. Default: none is. */
  readonly refuseCommand?: RefuseCommand
  /** Of a patch: parts taken off each name, from 0, as `git apply -p` has it. Default: as many as find its files. */
  readonly strip?: number
  /** Of several answers to one request: which one is taken, from 1. Default: none. */
  readonly choice?: number
  /** Folders of the source and what they are in the checkout. */
  readonly prefixes?: readonly PathPrefix[]
  /** Absolute path of the checkout that is at hand: the root of sessions that began in a folder below it. */
  readonly root?: string
  /** Text of a file of the checkout (path relative to its root), for changes that a source gives by their place. */
  readonly readFile?: (path: string) => string | undefined
  /** Text of a file as it is now, which a hash in a log may recognise; of use where `readFile` answers for an earlier point. */
  readonly readNow?: (path: string) => string | undefined
  /** What is at a path of the checkout; needed only where commands move, copy or remove what no step names. */
  readonly kindOf?: (path: string) => FileKind | undefined
  /** Paths of all files of the checkout below a folder, or of those that git has. */
  readonly filesBelow?: (folder: string, which?: 'tracked') => readonly string[]
  /** Whether a file of the work tree is as it was when the session began. Default: nothing tells. */
  readonly isOlder?: (path: string) => boolean
  /** Where a path of the source leads once all links are followed. Default: as it is spelled. */
  readonly realPath?: (path: string) => string
  /**
   * Others may have changed the files since the session began: where a command may have changed a file before the session shows it, the
   * difference is listed, and no step. Default false: they are the files that the session began with.
   */
  readonly isLater?: boolean
  /** The file at a path as a tool gives it; needed for fixes. */
  readonly look?: LookUp
  /** How fixes of tools are taken, and how they become commits. */
  readonly fixes?: FixOptions & { readonly commits?: Plan['options']['commits'] | undefined }
}

export type ImportedPlan =
  | {
      readonly ok: true
      readonly format: ImportFormat
      /** Its steps' places are in the source. */
      readonly plan: Plan
      readonly notImported: readonly NotImported[]
      /** What is to be known of it, in sentences. */
      readonly notes?: readonly string[]
      /** Paths of the files that the source is about. */
      readonly named: ReadonlySet<string>
      /** Paths of those that it only read: what differs in them is not the session's. */
      readonly others?: ReadonlySet<string>
      readonly isRecord?: boolean
      /** Present where the plan was compared with what the session left. */
      readonly compared?: Pick<Comparison, 'differing' | 'elsewhere'>
    }
  | {
      readonly ok: false
      readonly format: ImportFormat | 'unknown'
      readonly problems: readonly Problem[]
      readonly notImported: readonly NotImported[]
      readonly others?: ReadonlySet<string>
      readonly isRecord?: boolean
    }

/**
 * Makes a plan of what an agent, an editor or git wrote. Several sources of one format (a session and its sub-agents, a
 * series of patches) make one plan. What cannot become a step is listed with its place; a source that gives no step at all
 * is refused with PLAN_EMPTY, one of no known format with PLAN_SYNTAX. Of sources in pieces that hold one value a line no more
 * is kept than a line and the plan. Throws LIMIT_EXCEEDED for one over 500 MiB in another format. Touches no disk.
 */
export const importPlan = (
  sources: ImportSource | readonly ImportSource[],
  options: ImportOptions = {},
): ImportedPlan => {
  const list = ('name' in sources ? [sources] : sources).map(withoutFrames)
  const [first] = list
  if (!first) throw new EditplanError({ name: 'USAGE', message: 'Give at least one source to import.' })
  const format = options.format ?? detectImportFormat(openingOf(first))
  const batch = batchAnswers(first)?.length ?? 1
  if (batch > 1) return refused(first.name, format ?? 'unknown', 'PLAN_SYNTAX', severalPlans(batch), [])
  if (format === undefined) return unknownSource(first, list)
  const { recording, found } = isFixFormat(format)
    ? importFixes(list, options)
    : importSession(list, { ...options, format })
  leaveOutNotRead(recording, format)
  const { steps, notImported, notes, others, isRecord } = recording
  leaveOutRest(recording, { choice: options.choice, file: first.name })
  const unread = recording.calls.list(isHarmlessLine)
  notImported.push(...unread)
  if (steps.length === 0) {
    if (unread.length > 0)
      return {
        ...refused(first.name, format, 'PLAN_EMPTY', whyUnread(recording.calls.name), notImported),
        isRecord: true,
      }
    const isTold = notImported.every(({ is }) => is === 'not read') && 'text' in first
    const advice = (isTold && changeWithin(first.text)) || adviceFor(format, notImported)
    const message = [`Nothing in it (read as ${format}) can become a step. ${advice}`, ...notes].join(' ')
    return { ...refused(first.name, format, 'PLAN_EMPTY', message, notImported), others, isRecord }
  }
  const sessions = new Map(steps.flatMap(({ session }) => (session ? [[sessionKey(session), session] as const] : [])))
  const said = sessions.size > 0 ? { ...found, sessions: [...sessions.values()] } : found
  const header = headerOf(said, first.name, options)
  const digest = planDigest(header)
  for (const step of steps) digest.add(step)
  return {
    ok: true,
    format,
    plan: { ...header, steps, digest: digest.hex() },
    notImported,
    ...(notes.length > 0 && { notes }),
    named: recording.named,
    others,
    isRecord,
  }
}

const severalPlans = (count: number): string =>
  `It holds the answers to ${count} requests, each of which is a separate plan. Hand them in one at a time, or as a file of a run.`

/** Says whose log it is, where its calls look like some. */
function unknownSource(first: ImportSource, list: readonly ImportSource[]): ImportedPlan {
  const log = unknownLog(list, isHarmlessLine)
  if (log)
    return { ...refused(first.name, 'unknown', 'PLAN_SYNTAX', whyUnread(log.name), log.notImported), isRecord: true }
  const text = openingOf(first)
  if (text.trim() === '') return refused(first.name, 'unknown', 'PLAN_EMPTY', IS_EMPTY, [])
  const message = (beginsAsPlan(text) ? IS_PLAN : whyUnknown(text)) ?? isUnknown(text)
  return refused(first.name, 'unknown', 'PLAN_SYNTAX', message, [])
}

const IS_EMPTY =
  'It is empty. Look at the errors of the command that should have written it. `git diff` writes nothing where every change is staged: `git diff HEAD` has those too.'

const isUnknown = (text: string): string =>
  `It is in no format that editplan knows: it begins ${quoted(text.trim().split('\n', 1)[0] ?? '')}. If it is a plan, run \`editplan check\` on it. If it is a log or a tool’s output, name its format with --from; otherwise, import a diff of the change, as \`git diff\` prints it.`

const IS_PLAN = 'It is a plan already. Use it as it is: `editplan check`, then `editplan apply`.'

/** Lists what looks like a change beside what the readers of texts took. */
function leaveOutNotRead(recording: Recording, format: ImportFormat): void {
  const files = filesKnownTo(recording)
  for (const { file, toldAt, ...text } of recording.texts)
    for (const { like, first } of passagesOf({ ...text, format, files }))
      if (like) {
        const at = { file, line: toldAt ?? first, column: 1 }
        recording.leaveOut(like.construct, { reason: like.reason, at, is: 'not read' })
      }
}

/** Lists files that the session only read and that differ, and a choice that chooses nothing. */
function leaveOutRest(
  recording: Recording,
  { choice = 1, file }: { readonly choice?: number | undefined; readonly file: string },
): void {
  for (const [path, { at, differs }] of recording.untouched())
    if (differs) {
      const reason = `The session only read ${path}; something else made or changed it.`
      recording.leaveOut('Read', { reason, at, mayChangeFiles: false })
    }
  if (choice <= recording.answers) return
  const reason = `It holds ${counted(recording.answers, 'answer')}, and the choice is ${choice}. Leave the choice out.`
  recording.leaveOut('choice', { reason, at: { file, line: 1, column: 1 } })
}

/** What to do where no step was made of a source. */
function adviceFor(format: ImportFormat, notImported: readonly NotImported[]): string {
  if (isFixFormat(format)) return fixesPassed(notImported)
  if (notImported.some(({ mayChangeFiles }) => mayChangeFiles))
    return 'Import a diff of what it changed, as `git diff` prints it.'
  const elsewhere = notImported.find(({ reason }) => reason.endsWith(ELSEWHERE))
  return elsewhere?.reason ?? 'It changes no file: leave it out.'
}

/** Of an output that has no fix to take: which ones it has, and why they are not. */
function fixesPassed(passed: readonly NotImported[]): string {
  if (passed.length === 0) return 'Leave it out.'
  const groups = [...groupBy(passed, ({ reason }) => reason)].slice(0, 3)
  return groups
    .map(([reason, [{ at }, ...more]]) => {
      const rest = more.length > 0 ? ` and ${more.length} more` : ''
      return `The fix at ${at.file}:${at.line}:${at.column}${rest}: ${reason}`
    })
    .join(' ')
}

const withoutFrames = (source: ImportSource): ImportSource =>
  'text' in source ? { ...source, text: unframed(source.text) } : source

interface ReadImport {
  readonly recording: Recording
  readonly found: ImportedHeader
}

const importFixes = (sources: readonly ImportSource[], options: ImportOptions): ReadImport => {
  const recording = new Recording(options)
  const { commits, ...fixes } = options.fixes ?? {}
  if (!toolOutputs) fixOutputs.get()
  const { format, prefixes } = options
  toolOutputs?.read(format as FixFormat | undefined, sources, {
    recording,
    options: { ...fixes, ...(prefixes && { prefixes }) },
  })
  return { recording, found: { options: { reads: 'auto', duplicates: 'keep', ...(commits && { commits }) } } }
}

/** Reads a session; once more where it is known only at its end where it worked. */
const importSession = (
  sources: readonly ImportSource[],
  options: ImportOptions & { readonly format: SessionFormat },
  settled?: SessionFolder,
): ReadImport => {
  const { format, keepFailed = false, shell, refuseCommand = () => undefined } = options
  const cwd = rootGiven(options)
  const given = placeGiven(options)
  const recording = new Recording({ ...options, cwd, place: settled ?? given })
  const found = FORMATS[format].read(sources, recording, {
    keepFailed,
    cwd,
    agent: agentOf(format),
    strip: options.strip,
    choice: options.choice,
    ...(shell === 'run' && { refuseCommand }),
  })
  const place = settled ? undefined : recording.sightings.place()
  return place ? importSession(sources, options, place) : { recording, found }
}

const rootGiven = ({ cwd }: ImportOptions): string | undefined =>
  cwd !== undefined && isFromRoot(cwd) ? cwd : undefined

/** A folder of the checkout that is given as the one in which the session began. */
const placeGiven = ({ cwd }: ImportOptions): SessionFolder | undefined =>
  cwd === undefined || isFromRoot(cwd) ? undefined : { folder: posix.normalize(cwd).replace(/^\.?\/*|\/+$/g, '') }

const refused = (
  file: string,
  format: ImportFormat | 'unknown',
  name: Problem['name'],
  message: string,
  notImported: readonly NotImported[],
): ImportedPlan => ({ ok: false, format, problems: [{ name, message, at: { file, line: 1, column: 1 } }], notImported })

/** The plan's header; what the source says about it is left out where a plan would not take it. */
const headerOf = (found: ImportedHeader, name: string, { title, ...given }: ImportOptions): PlanHeader => {
  const cwd = rootGiven(given)
  const wanted = {
    ...found,
    ...(cwd !== undefined && { cwd }),
    title: oneLine(title ?? found.title ?? `Changes from ${name.split(/[\\/]/).at(-1)}`),
  }
  const fields = Object.entries(wanted).filter(([key, value]) => {
    const field = Object.hasOwn(planHeader.shape, key)
      ? planHeader.shape[key as keyof typeof planHeader.shape]
      : undefined
    return field?.safeParse(value).success
  })
  return headerWith({ title: 'Imported changes', ...Object.fromEntries(fields) })
}

const oneLine = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ').trim()
