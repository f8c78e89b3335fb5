import { EditplanError } from '../../errors.ts'
import type { Git } from '../git/git.ts'
import type { RunRecord } from '../history/run-record.ts'
import { findRun, openRun, type RecordedRun } from '../history/runs.ts'
import { undoTarget } from '../history/targets.ts'
import { lastStanding, planUndo } from '../history/transition.ts'
import { entryAt } from '../workspace/folders.ts'
import { acquireLock } from '../workspace/lock.ts'
import { applyTransition, type CarriedFile } from './apply-transition.ts'
import { openRepository, refuseInterrupted } from './baseline.ts'
import { findStep } from './find-step.ts'
import { tellingSystemFailures } from './system-failure.ts'

export interface UndoOptions {
  readonly root: string
  /** Id of the run, or its first four characters or more; default: the latest that is applied here. */
  readonly run?: string
  /** Number or id of the step that stays the last; default: none stays. */
  readonly to?: string
  /** Merge with what changed since, instead of refusing. */
  readonly merge?: boolean
}

export interface Undone {
  readonly run: string
  /** Files put back, relative to the root. */
  readonly files: readonly string[]
  /** The same with what was done to each. */
  readonly changes: readonly CarriedFile[]
  /** Where HEAD is now, if it moved: a full ref, or a commit. */
  readonly head?: string
}

/**
 * Puts back what a run changed: bytes, modes and folders, all files or none. The undo of all of a run on a branch goes back to where
 * HEAD was before, as `git switch` does. Throws FILE_MODIFIED naming the files that changed since (with `merge`: MERGE_CONFLICT
 * where they changed the same lines), UNKNOWN_RUN, RUN_NOT_APPLIED, INTERRUPTED, USAGE for a step that the run does not have, and
 * what `wayBack` and `planSwitch` refuse.
 */
export const undoRun = (options: UndoOptions): Promise<Undone> => tellingSystemFailures(() => undo(options))

async function undo({ root, run: wanted, to, merge = false }: UndoOptions): Promise<Undone> {
  const git = await openRepository({ root })
  using _lock = await acquireLock(git.gitDir)
  refuseInterrupted(git)
  const run = await openRun(git, findRun(git, wanted).id)
  refuseElsewhere(git, run.record, 'undo')
  refuseNotApplied(run.record)
  const step = to === undefined ? 0 : findStep(run, to)
  refuseForward(run, step)
  const transition = await planUndo(git, run, { to: step })
  const way = step > 0 ? undefined : await undoTarget(git, run)
  const changes = await applyTransition(git, transition, { direction: 'undo', step, way, merge })
  return { run: run.id, files: changes.map(({ path }) => path), changes, ...(way && { head: way.to.place }) }
}

/** A run is undone and applied again where it was applied, as long as that worktree is there. */
export function refuseElsewhere(git: Git, { id, worktree }: RunRecord, command: 'undo' | 'redo'): void {
  if (worktree === git.root || !entryAt(worktree)) return
  const message = `Run ${id} was applied in ${worktree}. Run \`editplan ${command}\` there.`
  throw new EditplanError({ name: 'RUN_NOT_APPLIED', message })
}

function refuseNotApplied({ id, status }: RunRecord): void {
  if (status === 'applied') return
  const message =
    status === 'undone'
      ? `Run ${id} is undone already. \`editplan redo ${id}\` applies it again.`
      : `Run ${id} was published, and no checkout holds it. Close its pull request instead.`
  throw new EditplanError({ name: 'RUN_NOT_APPLIED', message })
}

function refuseForward({ id, record }: RecordedRun, step: number): void {
  const last = lastStanding(record)
  if (step === 0 || step < last || last === Number.POSITIVE_INFINITY) return
  const message = `Run ${id} is undone to after step ${last} already. \`editplan redo ${id}\` applies all of it again.`
  throw new EditplanError({ name: 'RUN_NOT_APPLIED', message })
}
