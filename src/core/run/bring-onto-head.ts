import { EditplanError, type Problem } from '../../errors.ts'
import { rebaseChain } from '../git/commits.ts'
import type { ObjectStore } from '../git/object-store.ts'
import { type Drift, keepRebased, mergeOnto } from '../history/drift.ts'
import type { Run, Snapshot } from '../history/snapshot.ts'
import { filesOf } from '../report/net-changes.ts'
import type { ReportedStep } from '../report/report.ts'
import type { Baseline } from './baseline.ts'
import type { Request } from './request.ts'

export interface RebasedRun {
  readonly run: Run
  /** The head has all of it already. */
  readonly unchanged: boolean
  readonly notes: readonly string[]
}

export interface BringOptions {
  /** `merge`: one merge commit on the head. `rebase`: the run's commits, one by one, on the head. `nowhere`: they stay on their base. */
  readonly onto: 'merge' | 'rebase' | 'nowhere'
  /** Whether a ref and the run's record keep a merge. */
  readonly recorded: boolean
}

/** Brings a run that was made on an older base onto the head: what its steps changed, and nothing else. Throws MERGE_CONFLICT. */
export async function bringOntoHead(
  store: ObjectStore,
  { baseline, request, steps, run }: BringParts,
  { onto, recorded }: BringOptions,
): Promise<RebasedRun> {
  const { base, head } = baseline
  if (base.commit === head.commit || onto === 'nowhere') return { run, unchanged: false, notes: [] }
  if (onto === 'rebase') return rebaseOntoHead(store, run, { onto: head.commit, recorded })
  const changing = steps.filter(({ status }) => status === 'applied')
  const merged = await mergeOnto(store.git, run, {
    plan: request.header,
    onto: head.commit,
    steps: changing.flatMap((step) => filesOf(step).map(({ file_path: path }) => ({ index: step.index, path }))),
    unrelated: baseline.unrelated,
    recorded,
  })
  if (!merged.ok) throw new EditplanError(merged.problem)
  return merged.unchanged
    ? { run: merged.run, unchanged: true, notes: [HELD] }
    : { run: merged.run, unchanged: false, notes: notesOf(merged.drift) }
}

interface BringParts {
  readonly baseline: Baseline
  readonly request: Request
  readonly steps: readonly ReportedStep[]
  readonly run: Run
}

async function rebaseOntoHead(
  { git }: ObjectStore,
  run: Run,
  { onto, recorded }: { readonly onto: string; readonly recorded: boolean },
): Promise<RebasedRun> {
  const rebased = await rebaseChain(git, run.snapshots, onto)
  if (!rebased.ok) throw new EditplanError(conflict(rebased.at, rebased.conflicts))
  const { base, chain } = rebased
  if (chain.length === 0) return { run, unchanged: true, notes: [HELD] }
  const moved = { ...run, base, head: rebased.head, snapshots: chain }
  if (recorded) await keepRebased(git, moved)
  const note = `The plan was made on ${run.base.commit.slice(0, 12)}; its commits were moved onto ${onto.slice(0, 12)}.`
  return { run: moved, unchanged: false, notes: [note] }
}

const HELD = 'The current head holds all of the plan already.'

const conflict = ({ steps }: Snapshot, files: readonly string[]): Problem => ({
  name: 'MERGE_CONFLICT',
  message: `Step ${steps.join(', ')} and the commits since the plan's base change the same lines in ${files.join(', ')}. Nothing was written. Make the plan again on the current head.`,
})

const notesOf = (drift: ReadonlyMap<string, Drift>): readonly string[] =>
  [...drift].map(([path, how]) =>
    how === 'moved' ? `${path}: changed since the base, merged.` : `${path}: as on the base, the plan still applies.`,
  )
