import type { StructuredPatchHunk } from '../text/hunks.ts'
import type { NetChange } from './net-changes.ts'
import type { ReportedStep, RunReport } from './report.ts'

/** Files that get the very same change: whoever has read one has read them all. */
export interface AlikeGroup {
  /** In order of path; at least three. */
  readonly files: readonly NetChange[]
  /** Numbers of the steps that make the change, of all files together. */
  readonly steps: readonly number[]
}

export interface GroupedChanges {
  /** Files whose change no group has, in order of path: the ones to read. */
  readonly odd: readonly NetChange[]
  /** The largest group first. */
  readonly alike: readonly AlikeGroup[]
}

/** Of fewer files each is shown. */
const LEAST = 3

/**
 * Groups files by their change: the same lines removed and added in the same order, the same modes, made by the same step or by steps
 * that say and are allowed the same. Never by likeness: what differs in one character stands alone.
 */
export function alikeChanges(
  changes: readonly NetChange[],
  { steps }: Pick<RunReport, 'steps'>,
  least = LEAST,
): GroupedChanges {
  const byNumber = new Map(steps.map((step) => [step.index, step]))
  const groups = new Map<string, NetChange[]>()
  for (const change of changes) {
    const key = keyOf(change, byNumber)
    const group = groups.get(key)
    if (group) group.push(change)
    else groups.set(key, [change])
  }
  const alike = [...groups.values()]
    .filter((files) => files.length >= least && !files[0]?.binary)
    .map((files) => ({ files, steps: [...new Set(files.flatMap((file) => file.steps))].sort((a, b) => a - b) }))
    .sort((one, other) => other.files.length - one.files.length)
  const grouped = new Set(alike.flatMap(({ files }) => files))
  return { odd: changes.filter((change) => !grouped.has(change)), alike }
}

const keyOf = (change: NetChange, steps: ReadonlyMap<number, ReportedStep>): string =>
  JSON.stringify([
    change.binary ? change.path : '',
    change.status,
    change.old_mode,
    change.new_mode,
    change.protected ?? '',
    change.verifies ?? '',
    change.hunks ? changedRuns(change.hunks) : [change.insertions, change.deletions, hasText(change) && change.path],
    change.steps.map((number) => makerOf(steps.get(number))),
  ])

/** Lines change, and the report does not have them. */
const hasText = ({ insertions, deletions }: NetChange): boolean => insertions + deletions > 0

/** A step about several files is itself; steps about one each are alike by what they say. */
function makerOf(step: ReportedStep | undefined): unknown {
  if (!step) return 'unknown'
  const { index, tool, why = '', matched_by: by = '', policy, files } = step
  return [files && tool !== 'Move' ? index : tool, why, by, policy?.behavior ?? '', policy?.rule ?? '']
}

/** Removed and added lines, run by run; where they are and what is around them does not count. */
function changedRuns(hunks: readonly StructuredPatchHunk[]): readonly string[] {
  const runs: string[] = []
  for (const { lines } of hunks) {
    let run: string[] = []
    let sign = ' '
    for (const line of [...lines, ' ']) {
      if (line.startsWith(' ')) {
        if (run.length > 0) runs.push(run.join('\n'))
        run = []
      } else if (!line.startsWith('\\') || sign !== ' ') run.push(line)
      sign = line.charAt(0)
    }
  }
  return runs
}
