import { EditplanError } from '../../errors.ts'
import { changedPaths } from '../git/commands/diff.ts'
import { type Git, openGit } from '../git/git.ts'
import { abandonMove } from '../history/branch.ts'
import { existingRuns } from '../history/run-ref.ts'
import { dropUnfinished, openRun } from '../history/runs.ts'
import { isErrno } from '../workspace/file-identity.ts'
import { type Recovery, recover } from '../workspace/journal.ts'
import { acquireLock } from '../workspace/lock.ts'
import { fileIsThere, flagsIn, rollBackTransition, settleTransition } from './apply-transition.ts'
import { tellingSystemFailures } from './system-failure.ts'
import { settleRun } from './write-checkout.ts'

export interface ResumeResult {
  /** `nothing`: no run was interrupted here. */
  readonly outcome: 'finished' | 'rolled-back' | 'nothing'
  /** Id of the run that was applied or undone. */
  readonly run?: string
  /** Files that were changed after the kill: left as they are now. */
  readonly kept: readonly string[]
  /** Of these, the ones whose content from before the run is kept, and in which file, absolute. */
  readonly originals: readonly { readonly path: string; readonly original: string }[]
}

/**
 * After a kill, or a run that could not put everything back: brings the checkout to after the interrupted run, or to before it, and
 * drops runs that were never finished. Throws INTERRUPTED when that fails, to be called again.
 */
export const resumeRun = ({ root }: { readonly root: string }): Promise<ResumeResult> =>
  tellingSystemFailures(() => resume(root))

async function resume(root: string): Promise<ResumeResult> {
  const git = await openGit(root)
  using _lock = await acquireLock(git.gitDir)
  try {
    return await settleJournal(git)
  } catch (error) {
    if (!isErrno(error)) throw error
    const message = `The interrupted run could not be settled: ${error.message}. Remove the cause, then run \`editplan resume\` again.`
    throw new EditplanError({ name: 'INTERRUPTED', message }, { cause: error })
  }
}

async function settleJournal(git: Git): Promise<ResumeResult> {
  const recovery = recover(git.gitDir, git.root)
  if (recovery) await settle(git, recovery)
  await dropUnfinished(git)
  recovery?.clear()
  if (!recovery) return { outcome: 'nothing', kept: [], originals: [] }
  const { outcome, kept } = recovery
  const run = recovery.run.run ?? recovery.run.undo ?? recovery.run.redo
  const originals = kept.flatMap(({ path, original }) => (original === undefined ? [] : [{ path, original }]))
  return { outcome, ...(run !== undefined && { run }), kept: kept.map(({ path }) => path), originals }
}

/** Does what follows once the files are in place, or takes it back once they are back, as far as that was not done before the kill. */
async function settle(git: Git, recovery: Recovery): Promise<void> {
  const { outcome, kept, run: note } = recovery
  if (note.run !== undefined) return settleApplied(git, note.run, recovery)
  if (note.undo === undefined && note.redo === undefined) return
  if (outcome === 'finished') return settleTransition(git, note)
  await rollBackTransition(git, note, new Set(kept.map(({ path }) => path)))
}

async function settleApplied(git: Git, id: string, { outcome, kept, run: note }: Recovery): Promise<void> {
  // A run is dropped once all else is taken back, its ref first: without the ref, an earlier call came that far.
  if (outcome === 'rolled-back' && !(await existingRuns(git)).some((run) => run.id === id)) return
  const run = await openRun(git, id)
  const paths = await git.run(changedPaths(run.merge?.ontoTree ?? run.base.tree, run.head.tree))
  const { branch, cameFrom = '', force, replaced } = note
  const flags = flagsIn(note)
  if (outcome === 'finished') {
    const move = branch === undefined ? undefined : { branch, cameFrom, force: force === 'true', flags }
    return settleRun(git, run, { move, paths })
  }
  if (branch === undefined) return
  const isKept = new Set(kept.map(({ path }) => path))
  const following = { paths: paths.filter((path) => !isKept.has(path)), flags, isThere: fileIsThere(git) }
  await abandonMove(git, { name: branch, commit: run.head.commit }, { from: { cameFrom, replaced }, following })
}
