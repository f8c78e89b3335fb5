import type { Step } from '../plan/schema.ts'

/** What a commit says of a step. */
export interface CommittedStep {
  readonly step: Pick<Step, 'index' | 'id' | 'tool' | 'why'>
  /** The file, or the glob of several. */
  readonly path: string
  /** The files it changed; of a Move the old name first. */
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
  /** What they are called by: files, and globs of several. */
  readonly paths: ReadonlySet<string>
}

/** What every commit message of a run says of the run. */
export interface RunNames {
  readonly title: string
  readonly digest: string
  readonly runId: string
  /** Number of steps in the plan. */
  readonly total: number
}

/**
 * `<tool> <file>: <why or a summary>`, the whole `why` where the subject cannot hold it, and the trailers. One step
 * gives its tool and id; several steps of one file are counted; several files take the plan's title.
 */
export function stepsMessage({ first, indexes, paths }: CommittedSteps, names: RunNames): string {
  const subject = paths.size === 1 ? fileSubject(first, indexes.length) : inert(names.title)
  const steps = indexes.length === 1 ? oneStep(first) : ranges(indexes)
  return assemble({
    subject,
    why: indexes.length === 1 ? first.step.why : undefined,
    trailers: [`Editplan-Step: ${steps.number}/${names.total}${steps.id}`, ...runTrailers(names)],
  })
}

/** The commit that keeps what touched files held before the run. */
export const beforeMessage = (names: RunNames): string =>
  assemble({ subject: 'Uncommitted changes before the plan', trailers: runTrailers(names) })

/** The commit that keeps what programs of the policy made of the run's files. */
export const afterMessage = (names: RunNames, programs: readonly string[]): string =>
  assemble({ subject: inert(`After the plan: ${programs.join(', ')}`), trailers: runTrailers(names) })

/** The commit that brings the chain onto the current head. */
export const mergeMessage = (names: RunNames): string =>
  assemble({ subject: `Merge: ${inert(names.title)}`, trailers: runTrailers(names) })

/** Numbers of the steps a message's own trailer names; empty without one. */
export function stepsOfMessage(message: string): number[] {
  const [, list] = /^Editplan-Step: ([\d,-]+)\/\d+(?: .*)?$/m.exec(message.slice(message.lastIndexOf('\n\n'))) ?? []
  return (list ?? '').split(',').flatMap((range) => {
    const [from, to = from] = range.split('-').map(Number)
    return from && to ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : []
  })
}

/**
 * A plan's text as one line that does nothing: no control or direction character, no mention, issue reference, trailer
 * or word that stops a CI run.
 */
export function inert(text: string): string {
  if (!SUSPECT.test(text)) return text
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(UNSEEN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![\p{L}\p{N}_])@(?=[\p{L}\p{N}_])/gu, `@${BREAK}`)
    .replace(/#(?=\d)/g, `#${BREAK}`)
    .replace(/\b(GH-)(?=\d)/gi, `$1${BREAK}`)
    .replace(/(\/(?:issues|pull|pulls|discussions|commit)\/)(?=[\da-f])/gi, `$1${BREAK}`)
    .replace(/\[(?=\s*(?:skip|no|ci|actions|azurepipelines)\b)/gi, `[${BREAK}`)
    .replace(/\*\*\*(?=\s*NO_CI)/gi, `**${BREAK}*`)
}

/** What every text has that `inert` changes; most paths and reasons have none of it. */
const SUSPECT = /[^ -~]| {2}|^ | $|[@#[*]|gh-|\/(?:issues|pulls?|discussions|commit)\//i

/** A line of a message's body; a colon after its first word would make a trailer of it. */
const inertLine = (line: string): string => inert(line).replace(/^([\w-]+)\s*(?=[:=])/, `$1${BREAK}`)

/** Zero-width space: parts what a forge would read as one word. */
const BREAK = '\u200b'

/** Control and format characters (direction overrides among them), line and paragraph separators. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu

const SUBJECT_LENGTH = 100

function fileSubject(first: CommittedStep, count: number): string {
  const start = `${first.step.tool} ${inert(first.path)}:`
  if (count > 1) return `${start} ${count} steps`
  const why = inert(first.step.why ?? '')
  return `${start} ${why || summaryOf(first)}`
}

function summaryOf({ step, files, created, insertions, deletions }: CommittedStep): string {
  const [, newPath = ''] = files
  if (step.tool === 'Move') return files.length > 2 ? `${files.length / 2} files` : `to ${inert(newPath)}`
  const what = files.length > 1 ? `${files.length} files, ` : created ? 'create, ' : ''
  return `${what}+${insertions} -${deletions}`
}

interface Parts {
  readonly subject: string
  readonly why?: string | undefined
  readonly trailers: readonly string[]
}

function assemble({ subject, why, trailers }: Parts): string {
  const short = shorten(subject)
  const lines = why?.split(/\r\n|\r|\n/) ?? []
  const body = short !== subject || lines.filter((line) => line.trim()).length > 1 ? lines.map(inertLine) : []
  const paragraphs = [short, body.join('\n').trim(), trailers.join('\n')]
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}

function shorten(subject: string): string {
  const points = [...subject]
  return points.length <= SUBJECT_LENGTH
    ? subject
    : `${points
        .slice(0, SUBJECT_LENGTH - 1)
        .join('')
        .trimEnd()}…`
}

const runTrailers = (names: RunNames): string[] => [
  `Editplan-Plan: sha256:${names.digest}`,
  `Editplan-Run: ${names.runId}`,
]

const oneStep = ({ step }: CommittedStep) => {
  const id = inert(step.id ?? '')
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
