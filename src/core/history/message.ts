import { EditplanError } from '../../errors.ts'
import type { Author, Step } from '../plan/schema.ts'
import { GAP, inertLine, inertLines, oneLine } from '../text/neutralise.ts'
import { effectOf } from '../tools/list.ts'

/** The parts of a commit message about a step. */
export interface CommittedStep {
  readonly step: Pick<Step, 'index' | 'id' | 'tool' | 'why'>
  /** The file, or the glob of several. */
  readonly path: string
  /** The files it changed; of a Move those that moved, by their new paths. */
  readonly files: readonly string[]
  readonly insertions: number
  readonly deletions: number
  /** The step made the file. */
  readonly created: boolean
}

/** The steps of one commit: of a million in it, each is a number. */
export interface CommittedSteps {
  readonly first: CommittedStep
  /** Numbers of all of them, in order. */
  readonly indexes: readonly number[]
  /** Their files, or the glob of an Edit of several files. */
  readonly paths: ReadonlySet<string>
  /** Where they are the fixes of one rule: its name. */
  readonly rule?: string
}

/** Options of a run for its commits. */
export interface CommitWords {
  /** In place of the plan's author. */
  readonly author?: Author | undefined
  /** Default: the author. */
  readonly committer?: Author | undefined
  /** Each message ends in the author's `Signed-off-by`. */
  readonly signoff?: boolean | undefined
  /**
   * The message of a step's commit: its subject and, in further lines, its body. `{tool}`, `{file}`, `{summary}`, `{title}`, `{step}` and
   * `{total}` are filled in.
   */
  readonly subject?: string | undefined
  /** `Key: value` each, at the end of each message. */
  readonly trailers?: readonly string[] | undefined
}

/** The parts of every commit message that describe the run. */
export interface RunNames {
  readonly title: string
  readonly digest: string
  readonly runId: string
  /** Number of steps in the plan. */
  readonly total: number
  readonly subject?: string | undefined
  readonly trailers?: readonly string[] | undefined
  /** Whoever signs each message off. */
  readonly signedOffBy?: Author | undefined
}

const PLACES = ['tool', 'file', 'summary', 'title', 'step', 'total'] as const

/** Throws USAGE for a message that has no subject, names something unknown or passes for a run's own, and for what git takes for no trailer. */
export function checkWords({ subject, trailers = [] }: CommitWords): void {
  const wrong = [...(subject === undefined ? [] : messageFaults(subject)), ...trailers.flatMap(trailerFaults)]
  if (wrong.length > 0) throw new EditplanError(wrong.map((message) => ({ name: 'USAGE', message })))
}

function messageFaults(template: string): readonly string[] {
  const [subject = '', ...body] = template.trimEnd().split('\n')
  const unknown = [...template.matchAll(/\{(\w*)\}/g)].find(([, name]) => !PLACES.some((place) => place === name))
  const known = PLACES.map((name) => `{${name}}`).join(', ')
  const fault = unknown
    ? `names ${unknown[0]}, which is nothing known. Use ${known}`
    : !/^[^\p{Cc}]*[^\p{Cc}\s][^\p{Cc}]*$/u.test(subject)
      ? 'has no subject of plain text in its first line. Write one'
      : /[^\P{Cc}\t\n]/u.test(body.join('\n'))
        ? 'holds control characters. Leave them out'
        : body.some((line) => OWN.test(line))
          ? 'has a line that begins as a trailer of editplan. Leave it out'
          : undefined
  return fault === undefined ? [] : [`The commit message ${JSON.stringify(template)} ${fault}.`]
}

function trailerFaults(trailer: string): readonly string[] {
  const isOwn = OWN.test(trailer)
  if (!isOwn && /^[A-Za-z0-9-]+[ \t]*:[^\p{Cc}]*[^\p{Cc}\s][^\p{Cc}]*$/u.test(trailer)) return []
  const why = isOwn
    ? 'is one of editplan’s own. Leave it out'
    : 'is no trailer. Write `Key: value`, a key of letters, digits and -'
  return [`${JSON.stringify(trailer)} ${why}.`]
}

/** What only a run may write. */
const OWN = /^\s*Editplan-/i

/**
 * `<tool> <file>: <why or a summary>`, the whole `why` where the subject cannot hold it, and the trailer of the steps; `runTrailers` ends
 * the message. One step gives its tool and id; several steps of one file are counted; several files take the plan's title.
 */
export function stepsMessage(committed: CommittedSteps, names: RunNames): string {
  const { first, indexes } = committed
  const subject =
    names.subject === undefined ? plainSubject(committed, names) : filled(subjectOf(names.subject), committed, names)
  const steps = indexes.length === 1 ? oneStep(first) : ranges(indexes)
  const why = indexes.length === 1 ? first.step.why : undefined
  const body = names.subject === undefined ? '' : filled(bodyOf(names.subject), committed, names)
  const gap = names.subject !== undefined && endsInTrailers(bodyOf(names.subject)) ? '\n' : '\n\n'
  const said = `${paragraphs(subject, why)}${body && `${body}${gap}`}`.replace(LISTED, `$&${GAP}`)
  return `${said}Editplan-Step: ${steps.number}/${names.total}${steps.id}\n`
}

/** Whether a body ends in trailers, which git reads in the last paragraph alone. */
const endsInTrailers = (body: string): boolean =>
  body
    .slice(body.lastIndexOf('\n\n') + 1)
    .trim()
    .split('\n')
    .every((line) => /^[A-Za-z0-9-]+[ \t]*:.*\S/.test(line))

/** A body that begins as the list of commits that were squashed together does. */
const LISTED = /\*(?= )(?<=^[^\n]*\n+\*)/

/** The commit that keeps what touched files held before the run, without `runTrailers`. */
export const beforeMessage = 'Uncommitted changes before the plan\n\n'

/** What every message of a run ends in. */
export function runTrailers({ digest, runId, trailers = [], signedOffBy: by }: RunNames): string {
  const own = [...trailers.map((line) => line.trim()), ...(by ? [`Signed-off-by: ${by.name} <${by.email}>`] : [])]
  const lines = [`Editplan-Plan: sha256:${digest}`, `Editplan-Run: ${runId}`, ...new Set(own)]
  return lines.map((line) => `${line}\n`).join('')
}

/** The commit that keeps what programs of the policy made of the run's files. */
export const afterMessage = (names: RunNames, programs: readonly string[]): string =>
  paragraphs(inertLine(`After the plan: ${programs.join(', ')}`)) + runTrailers(names)

/** The commit that brings the chain onto the current head. */
export const mergeMessage = (names: RunNames): string =>
  paragraphs(`Merge: ${inertLine(names.title)}`) + runTrailers(names)

/** Numbers of the steps a message's own trailer names; empty without one, and where it names more than any plan has. */
export function stepsOfMessage(message: string): number[] {
  const [, list = ''] =
    /^Editplan-Step: ([\d,-]+)\/\d+(?: .*)?$/m.exec(message.slice(message.lastIndexOf('\n\n'))) ?? []
  const named = list.split(',').map((range) => range.split('-').map(Number))
  const numbers: number[] = []
  for (const [from = 0, to = from] of named) {
    if (from < 1 || to - from >= MOST_STEPS - numbers.length) return []
    for (let step = from; step <= to; step += 1) numbers.push(step)
  }
  return numbers
}

/** Far above what a plan of the largest size can hold; the numbers of a message that anyone may have written take no more memory. */
const MOST_STEPS = 1_000_000

/** The id of the run that a message's own trailer names; undefined without one. */
export const runOfMessage = (message: string): string | undefined =>
  /^Editplan-Run: (\S+)$/m.exec(message.slice(message.trimEnd().lastIndexOf('\n\n')))?.[1]

/** The data read from the message of a run's commit. */
export interface RunMessage {
  /** Why the commit was made: the reason of its step where the subject does not hold the whole of it, else the subject. */
  readonly reason: string
  /** Numbers of its steps, as `3` or `1-3,7`; empty where the commit has none: what programs made of the files, a merge. */
  readonly steps: string
  /** How many steps the plan has; 0 without steps. */
  readonly total: number
  /** Of its only step. */
  readonly id?: string
  /** Digest of the plan. */
  readonly plan: string
  /** Id of the run. */
  readonly run: string
}

/**
 * Reads a message that anyone may have written. Undefined without our trailers; `several` with those of more than one commit, or of one
 * that was squashed together with others, as GitHub lists them: nothing says then which lines are whose.
 */
export function readRunMessage(message: string): RunMessage | 'several' | undefined {
  const blocks = [...message.matchAll(TRAILERS)]
  const [block] = blocks
  if (!block) return undefined
  const [subject = '', ...rest] = message.slice(0, block.index).split('\n')
  const body = rest.join('\n').trim()
  if (blocks.length > 1 || message.match(/^Editplan-(?:Step|Run): /gm)?.length !== (block[1] ? 2 : 1)) return 'several'
  if (body.startsWith('* ') && !startsBody(subject, body)) return 'several'
  const [, steps = '', total = '0', id, plan = '', run = ''] = block
  return { reason: body || subject, steps, total: Number(total), ...(id && { id }), plan, run }
}

/** True if the subject is the beginning of a sentence that the body has in full, as for a step with a long reason. */
const startsBody = (subject: string, body: string): boolean =>
  subject.includes(`: ${oneLine(body).slice(0, BEGINNING)}`)

const BEGINNING = 16

const TRAILERS =
  /^(?:Editplan-Step: ([\d,-]+)\/(\d+)(?: (.*))?\n)?Editplan-Plan: sha256:([0-9a-f]{64})\nEditplan-Run: (\S+)$/gm

const SUBJECT_LENGTH = 100

const plainSubject = (committed: CommittedSteps, { title }: RunNames): string =>
  committed.rule !== undefined
    ? `${inertLine(committed.rule)}: ${counted(committed.indexes.length, 'fix', 'fixes')} in ${counted(committed.paths.size, 'file', 'files')}`
    : committed.paths.size === 1
      ? `${committed.first.step.tool} ${inertLine(committed.first.path)}: ${summary(committed)}`
      : inertLine(title)

const subjectOf = (message: string): string => message.split('\n', 1)[0] ?? ''

const bodyOf = (message: string): string => message.trimEnd().split('\n').slice(1).join('\n').trim()

function filled(template: string, committed: CommittedSteps, { title, total }: RunNames): string {
  const { first, indexes, paths } = committed
  const isOneFile = paths.size === 1
  const values: Record<(typeof PLACES)[number], string> = {
    tool: first.step.tool,
    file: isOneFile ? inertLine(first.path) : `${paths.size} files`,
    summary: isOneFile ? summary(committed) : inertLine(title),
    title: inertLine(title),
    step: ranges(indexes).number,
    total: String(total),
  }
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name as keyof typeof values] ?? whole)
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

function summary({ first, indexes }: CommittedSteps): string {
  if (indexes.length > 1) return `${indexes.length} steps`
  return inertLine(first.step.why ?? '') || summaryOf(first)
}

function summaryOf({ step, files, created, insertions, deletions }: CommittedStep): string {
  if (effectOf(step.tool) === 'renames')
    return files.length > 1 ? `${files.length} files` : `to ${inertLine(files[0] ?? '')}`
  const what = files.length > 1 ? `${files.length} files, ` : created ? 'create, ' : ''
  return `${what}+${insertions} -${deletions}`
}

/** The subject and, where it cannot hold the reason, that; each ends in an empty line. */
function paragraphs(subject: string, why = ''): string {
  const short = shorten(subject)
  const body = inertLines(why).trim()
  const isInSubject = body === '' || (short === subject && !/\n\s*\S/.test(body))
  return [short, ...(isInSubject ? [] : [body]), ''].join('\n\n')
}

function shorten(subject: string): string {
  if (subject.length <= SUBJECT_LENGTH) return subject
  const points = [...subject]
  return points.length <= SUBJECT_LENGTH
    ? subject
    : `${points
        .slice(0, SUBJECT_LENGTH - 1)
        .join('')
        .trimEnd()}…`
}

const oneStep = ({ step }: CommittedStep) => {
  const id = inertLine(step.id ?? '')
  return { number: String(step.index), id: id ? ` ${id}` : '' }
}

/** `1-3,7`: a trailer that stays short for a squash of a thousand steps. */
function ranges(indexes: readonly number[]) {
  const parts: { from: number; to: number }[] = []
  for (const index of indexes) {
    const last = parts.at(-1)
    if (last && last.to + 1 === index) last.to = index
    else parts.push({ from: index, to: index })
  }
  return { number: parts.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(','), id: '' }
}
