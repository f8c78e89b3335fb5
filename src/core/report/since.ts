import { createHash } from 'node:crypto'
import { filesOf, namesOf } from './changed-files.ts'
import type { ReportedStep, RunReport } from './report.ts'

/** What tells a step from others, and what it does, as digests: enough to say later whether it is the same. */
export interface Fingerprint {
  readonly index: number
  /** Of what it is about: tool, id, paths. */
  readonly subject: string
  /** Of its outcome: status and changed lines, wherever in the file they are. */
  readonly content: string
}

/** The fingerprints of the steps of a report that are shown: all but Reads. */
export const fingerprintsOf = ({ steps }: Pick<RunReport, 'steps'>): readonly Fingerprint[] =>
  steps
    .filter((step) => step.status !== 'read')
    .map((step) => ({
      index: step.index,
      subject: digest(subjectOf(step)).slice(0, SUBJECT),
      content: digest(contentOf(step)).slice(0, CONTENT),
    }))

/** Characters of base64. Nobody finds another content of the same digest; a subject only tells changed from new. */
const [SUBJECT, CONTENT] = [4, 16]

/** Fingerprints of more steps are not kept in a pull request. */
const MOST_KEPT = 400

/** Fingerprints as one short text; undefined for too many. */
export function packFingerprints(all: readonly Fingerprint[]): string | undefined {
  if (all.length > MOST_KEPT) return undefined
  return all.map(({ index, subject, content }) => `${index.toString(36)}.${subject}${content}`).join(' ')
}

/** The fingerprints in such a text; undefined where it is none. */
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

export type Since = NonNullable<RunReport['since']>

/**
 * Which steps are new, changed or dropped since an earlier run, and how many are the same. A step is the earlier one that is about the
 * same and does the same, wherever it comes in the plan, else one that is about the same.
 */
export function compareSteps(
  earlier: { readonly commit: string | null; readonly steps: readonly Fingerprint[] },
  now: readonly Fingerprint[],
): Since {
  const left = new Map<string, Fingerprint[]>()
  for (const step of earlier.steps) {
    const alike = left.get(step.subject) ?? []
    alike.push(step)
    left.set(step.subject, alike)
  }
  const rest = now.filter((step) => !take(left, step, ({ content }) => content === step.content))
  const added = rest.filter((step) => !take(left, step, () => true)).map(({ index }) => index)
  const news = new Set(added)
  return {
    commit: earlier.commit,
    new: added,
    changed: rest.map(({ index }) => index).filter((index) => !news.has(index)),
    dropped: [...left.values()]
      .flat()
      .map(({ index }) => index)
      .sort((one, other) => one - other),
    same: now.length - rest.length,
  }
}

/** The report, with what changed in it since an earlier one. */
export const withSince = (report: RunReport, earlier: RunReport): RunReport => ({
  ...report,
  since: compareSteps({ commit: earlier.head?.commit ?? null, steps: fingerprintsOf(earlier) }, fingerprintsOf(report)),
})

/** Takes the first earlier step about the same that fits. */
function take(
  left: Map<string, Fingerprint[]>,
  { subject }: Fingerprint,
  fits: (earlier: Fingerprint) => boolean,
): boolean {
  const candidates = left.get(subject) ?? []
  const at = candidates.findIndex(fits)
  if (at >= 0) candidates.splice(at, 1)
  return at >= 0
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
