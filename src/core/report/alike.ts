import { groupBy } from '../text/group-by.ts'
import type { StructuredPatchHunk } from '../text/hunks.ts'
import type { NetChange } from './net-changes.ts'
import { placesOf, strayPlaces } from './places.ts'
import type { ReportedStep, RunReport } from './report.ts'

/** Files that get the very same change: whoever has read one has read them all. */
export interface AlikeGroup {
  /** In order of path; at least three. */
  readonly files: readonly NetChange[]
  /** Numbers of the steps that make the change, of all files together. */
  readonly steps: readonly number[]
  /** In how many different places of code the change is; 0 where nothing names them. */
  readonly places: number
}

export interface GroupedChanges {
  /** Files whose change no group has, in order of path: the ones to read. */
  readonly odd: readonly NetChange[]
  /** The largest group first. */
  readonly alike: readonly AlikeGroup[]
  /** Of the odd ones those whose change a group has, but in another place, and what is to be said of it. */
  readonly strays: ReadonlyMap<NetChange, string>
}

/** Of fewer files each is shown. */
const LEAST = 3

/**
 * Groups files by their change: the same lines removed and added in the same order, the same modes, made by the same step or by steps
 * that say and are allowed the same. Never by likeness: what differs in one character stands alone, and so does a change whose place
 * hardly any other file of its group has. @param remark what else tells two changes apart
 */
export function alikeChanges(
  changes: readonly NetChange[],
  { steps }: Pick<RunReport, 'steps'>,
  remark: (change: NetChange) => string = () => '',
): GroupedChanges {
  const byNumber = new Map(steps.map((step) => [step.index, step]))
  const same = groupBy(changes, (change) => `${remark(change)}\0${keyOf(change, byNumber)}`)
  const strays = new Map<NetChange, string>()
  const alike: AlikeGroup[] = []
  for (const all of same.values()) {
    if (all.length < LEAST || all[0].binary) continue
    const apart = strayPlaces(all)
    const files = all.filter((file) => !apart.has(file))
    if (files.length < LEAST) continue
    for (const [file, said] of apart) strays.set(file, said)
    const numbers = [...new Set(files.flatMap((file) => file.steps))].sort((a, b) => a - b)
    alike.push({ files, steps: numbers, places: placesOf(files) })
  }
  alike.sort((one, other) => other.files.length - one.files.length)
  const grouped = new Set(alike.flatMap(({ files }) => files))
  return { odd: changes.filter((change) => !grouped.has(change)), alike, strays }
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
export function changedRuns(hunks: readonly StructuredPatchHunk[]): readonly string[] {
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
