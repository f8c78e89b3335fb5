import { EditplanError } from '../../errors.ts'
import type { RunRecord } from '../history/run-record.ts'
import { findUndoneRun, openRun } from '../history/runs.ts'
import { redoTarget } from '../history/targets.ts'
import { planRedo } from '../history/transition.ts'
import { acquireLock } from '../workspace/lock.ts'
import { applyTransition, type CarriedFile } from './apply-transition.ts'
import { openRepository, refuseInterrupted } from './baseline.ts'
import { tellingSystemFailures } from './system-failure.ts'
import { refuseElsewhere } from './undo.ts'

export interface RedoOptions {
  readonly root: string
  /** Id of the run, or its first four characters or more; default: the one that was undone last here. */
  readonly run?: string
}

export interface Redone {
  readonly run: string
  readonly changes: readonly CarriedFile[]
  /** Where HEAD is now, if it moved: a full ref. */
  readonly head?: string
}

/**
 * Applies a run again that was undone, or the steps of it that were: the same files, the same commits, and its branch where it made
 * one. Throws FILE_MODIFIED naming the files that are not as the undo left them, UNKNOWN_RUN, RUN_APPLIED, RUN_NOT_APPLIED,
 * INTERRUPTED, and what `wayAgain` and `planSwitch` refuse.
 */
export const redoRun = (options: RedoOptions): Promise<Redone> => tellingSystemFailures(() => redo(options))

async function redo({ root, run: wanted }: RedoOptions): Promise<Redone> {
  const git = await openRepository({ root })
  using _lock = await acquireLock(git.gitDir)
  refuseInterrupted(git)
  const run = await openRun(git, findUndoneRun(git, wanted).id)
  refuseElsewhere(git, run.record, 'redo')
  refuseNotUndone(run.record)
  const transition = await planRedo(git, run)
  const way = await redoTarget(git, run)
  const changes = await applyTransition(git, transition, { direction: 'redo', step: 0, way, merge: false })
  return { run: run.id, changes, ...(way && { head: way.to.place }) }
}

function refuseNotUndone({ id, status, rewoundTo }: RunRecord): void {
  if (status === 'undone' || (status === 'applied' && rewoundTo !== undefined)) return
  throw new EditplanError(
    status === 'applied'
      ? { name: 'RUN_APPLIED', message: `Run ${id} is applied already. \`editplan undo ${id}\` takes it back.` }
      : { name: 'RUN_NOT_APPLIED', message: `Run ${id} was published, never applied here. Apply its plan instead.` },
  )
}
