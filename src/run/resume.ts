import { changedPaths } from '../git/commands/diff.ts'
import { type Git, openGit } from '../git/git.ts'
import { dropUnfinished, openRun } from '../history/runs.ts'
import { type RunNote, recover } from '../workspace/journal.ts'
import { acquireLock } from '../workspace/lock.ts'
import { flagsIn, settleTransition } from './carry-out.ts'
import { settleRun } from './put-in-place.ts'
import { tellingSystemFailures } from './system-failure.ts'

export interface Resumed {
  /** `nothing`: no run was interrupted here. */
  readonly outcome: 'finished' | 'rolled-back' | 'nothing'
  /** Id of the run that was applied or undone. */
  readonly run?: string
  /** Files that somebody changed after the kill: left as they are now. */
  readonly kept: readonly string[]
}

/** After a kill: brings the checkout to after the interrupted run, or to before it, and drops runs that were never finished. */
export const resumeRun = ({ root }: { readonly root: string }): Promise<Resumed> =>
  tellingSystemFailures(() => resume(root))

async function resume(root: string): Promise<Resumed> {
  const git = await openGit(root)
  using _lock = await acquireLock(git.gitDir)
  const recovery = recover(git.gitDir, git.root)
  if (recovery?.outcome === 'finished') await settle(git, recovery.run)
  recovery?.clear()
  await dropUnfinished(git)
  if (!recovery) return { outcome: 'nothing', kept: [] }
  const run = recovery.run.run ?? recovery.run.undo ?? recovery.run.redo
  return { outcome: recovery.outcome, ...(run !== undefined && { run }), kept: recovery.kept }
}

/** Does what follows once the files are in place, and was not done before the kill. */
async function settle(git: Git, note: RunNote): Promise<void> {
  if (note.undo !== undefined || note.redo !== undefined) return settleTransition(git, note)
  if (note.run === undefined) return
  const run = await openRun(git, note.run)
  const paths = await git.run(changedPaths(run.merge?.ontoTree ?? run.base.tree, run.head.tree))
  const { branch, cameFrom = '', force } = note
  const move = branch === undefined ? undefined : { branch, cameFrom, force: force === 'true', flags: flagsIn(note) }
  await settleRun(git, run, { move, paths })
}
