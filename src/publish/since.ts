import { createHash } from 'node:crypto'
import { filesOf, namesOf } from '../core/report/net-changes.ts'
import type { ReportedStep, RunReport } from '../core/report/report.ts'
import { groupBy } from '../core/text/group-by.ts'
import { hunksOf, type Patch } from '../core/text/hunks.ts'
import { lineChanges } from '../core/text/line-changes.ts'
import { oneLine } from '../core/text/neutralise.ts'

/** What tells a step from others, and what it does, as digests: enough to say later whether it is the same. */
export interface Fingerprint {
  readonly index: number
  /** Of what it is about: tool, id, paths. */
  readonly subject: string
  /** Of its outcome: status and changed lines, wherever in the file they are. */
  readonly content: string
}

/** The fingerprints of the steps of a report that are shown: all but Reads. */
export const fingerprintsOf = (report: RunReport): readonly Fingerprint[] =>
  fingerprinted(report).map((step) => ({
    index: step.index,
    subject: digest(subjectOf(step)).slice(0, SUBJECT),
    content: digest(contentOf(step)).slice(0, CONTENT),
  }))

/** The paths of the same steps in the same order, to name later those that are gone; undefined for too many. */
export function pathsOfSteps(report: RunReport): readonly string[] | undefined {
  const paths = fingerprinted(report).map(pathsOf)
  const bytes = paths.reduce((sum, path) => sum + Buffer.byteLength(path), 0)
  return paths.length > MOST_KEPT || bytes > MOST_BYTES ? undefined : paths
}

const fingerprinted = ({ steps }: RunReport): readonly ReportedStep[] => steps.filter((step) => step.status !== 'read')

/** Characters of base64. Nobody finds another content of the same digest; a subject only tells changed from new. */
const [SUBJECT, CONTENT] = [4, 16]

/** Fingerprints of more steps are not kept in a pull request. */
const MOST_KEPT = 400

/** Bytes of paths that are kept. */
const MOST_BYTES = 64 * 1024

/** Fingerprints as one short text; undefined for too many. */
export function packFingerprints(all: readonly Fingerprint[]): string | undefined {
  if (all.length > MOST_KEPT) return undefined
  return all.map(({ index, subject, content }) => `${index.toString(36)}.${subject}${content}`).join(' ')
}

/** The fingerprints in such a text; undefined if it is not one. */
export function unpackFingerprints(text: string): readonly Fingerprint[] | undefined {
  if (text === '') return []
  const parts = text.split(' ').map((part) => PACKED.exec(part))
  if (parts.some((part) => part === null)) return undefined
  return parts.flatMap((part) => {
    const [, index = '', subject = '', content = ''] = part ?? []
    return [{ index: Number.parseInt(index, 36), subject, content }]
  })
}

const PACKED = /^([0-9a-z]{1,6})\.([\w+/]{4})([\w+/]{16})$/

type Since = NonNullable<RunReport['since']>

/**
 * Which steps are new, changed or dropped since an earlier run, and how many are the same. A step is the earlier one that is about the
 * same and does the same, wherever it comes in the plan, else one that is about the same. Dropped ones are named where `paths`, those of
 * the earlier steps in their order, are known.
 */
export function compareSteps({ commit, steps, paths }: EarlierSteps, now: readonly Fingerprint[]): Since {
  const { added, changed, dropped, same } = pairSteps(steps, now)
  const pathOf = new Map(paths?.length === steps.length ? steps.map(({ index }, at) => [index, paths[at]]) : [])
  const details = dropped.flatMap((was) => {
    const path = pathOf.get(was)
    return path === undefined ? [] : [{ was, file_path: path }]
  })
  const numbers = { new: added, changed: changed.map(([index]) => index), dropped, same }
  return { commit, ...numbers, ...(details.length > 0 && { details }) }
}

interface EarlierSteps {
  readonly commit: string | null
  readonly steps: readonly Fingerprint[]
  readonly paths?: readonly string[] | undefined
}

interface PairedSteps {
  readonly added: number[]
  /** The step now, and what it was. */
  readonly changed: (readonly [now: number, was: number])[]
  readonly dropped: number[]
  readonly same: number
}

function pairSteps(earlier: readonly Fingerprint[], now: readonly Fingerprint[]): PairedSteps {
  const same = pairsBy(earlier, now, ({ subject, content }) => `${subject} ${content}`)
  const alike = pairsBy(same.before, same.after, ({ subject }) => subject)
  const dropped = alike.before.map(({ index }) => index)
  return {
    added: alike.after.map(({ index }) => index),
    changed: alike.pairs.map(([was, is]) => [is.index, was.index]),
    dropped: dropped.sort((one, other) => one - other),
    same: same.pairs.length,
  }
}

/** The report, with what changed in it since an earlier one: of a changed step, from what it wrote then to what it writes now. */
export function withSince(report: RunReport, earlier: RunReport): RunReport {
  const [was, now] = [fingerprintsOf(earlier), fingerprintsOf(report)]
  const { changed, dropped } = pairSteps(was, now)
  const [before, after] = [byNumber(earlier), byNumber(report)]
  const details = [
    ...changed.flatMap(([index, old]) => {
      const [one, other] = [before.get(old), after.get(index)]
      return one && other ? [{ was: old, now: index, file_path: pathsOf(other), ...interdiff(one, other) }] : []
    }),
    ...dropped.flatMap((old) => {
      const step = before.get(old)
      return step ? [{ was: old, file_path: pathsOf(step) }] : []
    }),
  ]
  const since = compareSteps({ commit: earlier.head?.commit ?? null, steps: was }, now)
  return { ...report, since: { ...since, ...(details.length > 0 && { details }) } }
}

const byNumber = ({ steps }: RunReport): ReadonlyMap<number, ReportedStep> =>
  new Map(steps.map((step) => [step.index, step]))

const pathsOf = (step: ReportedStep): string => namesOf(step).join(' → ')

/**
 * What a step writes, then and now, and the words of its outcome and reason where they differ: one patch. The CR of lines that all end in
 * CRLF, then and now, is left out, as in other patches.
 */
function interdiff(was: ReportedStep, is: ReportedStep): { readonly structuredPatch?: Patch['structuredPatch'] } {
  const isCrlf = [was, is].every((step) => linesOf(step).every((line) => line.endsWith('\r')))
  const [before, after] = [was, is].map((step) => writtenBy(step, isCrlf ? /\r$/ : /$/)) as [string[], string[]]
  const { structuredPatch } = hunksOf(before, lineChanges(before, after), { oldStart: 1, newStart: 1 })
  return structuredPatch.length > 0 ? { structuredPatch } : {}
}

/** Of its patches, without the remarks on ends of files. */
const linesOf = (step: ReportedStep): readonly string[] =>
  filesOf(step).flatMap(({ structuredPatch = [] }) => structuredPatch.flatMap(textLines))

const textLines = ({ lines }: Patch['structuredPatch'][number]): readonly string[] =>
  lines.filter((line) => !line.startsWith('\\'))

const writtenBy = (step: ReportedStep, end: RegExp): readonly string[] => [
  ...(step.status === 'applied' ? [] : [`${[step.status, step.error?.name].filter(Boolean).join(' ')}\n`]),
  ...(step.why ? [`# ${oneLine(step.why)}\n`] : []),
  ...filesOf(step).flatMap(({ file_path, structuredPatch = [] }) => [
    ...(step.files ? [`${file_path}\n`] : []),
    ...structuredPatch.flatMap(textLines).map((line) => line.replace(end, '\n')),
  ]),
]

type StepPairs = {
  readonly pairs: readonly (readonly [was: Fingerprint, is: Fingerprint])[]
  /** Those that have no other, in their order. */
  readonly before: readonly Fingerprint[]
  readonly after: readonly Fingerprint[]
}

/** Each later step with the first earlier one of its key that is left. */
function pairsBy(
  before: readonly Fingerprint[],
  after: readonly Fingerprint[],
  keyOf: (step: Fingerprint) => string,
): StepPairs {
  const groups = groupBy(before, keyOf)
  const taken = new Map<string, number>()
  const pairs = after.flatMap((is) => {
    const key = keyOf(is)
    const at = taken.get(key) ?? 0
    const was = groups.get(key)?.[at]
    taken.set(key, at + 1)
    return was ? [[was, is] as const] : []
  })
  const [olds, news] = [new Set(pairs.map(([was]) => was)), new Set(pairs.map(([, is]) => is))]
  return { pairs, before: before.filter((step) => !olds.has(step)), after: after.filter((step) => !news.has(step)) }
}

const subjectOf = (step: ReportedStep): unknown => [step.tool, step.id ?? '', namesOf(step)]

const contentOf = (step: ReportedStep): unknown => [
  step.status,
  step.why ?? '',
  step.error?.name ?? '',
  filesOf(step).map((file) => [
    file.file_path,
    file.insertions,
    file.deletions,
    file.old_mode ?? '',
    file.new_mode ?? '',
    (file.structuredPatch ?? []).map(({ lines }) => lines),
  ]),
]

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64')
