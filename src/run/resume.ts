import { EditplanError } from '../errors.ts'
import { changedPaths } from '../git/commands/diff.ts'
import { type Git, openGit } from '../git/git.ts'
import { abandonMove, returnTo } from '../history/branch.ts'
import { tracedIds } from '../history/run-record.ts'
import { dropUnfinished, openRun } from '../history/runs.ts'
import { isErrno } from '../workspace/errno.ts'
import { type Recovery, recover } from '../workspace/journal.ts'
import { acquireLock } from '../workspace/lock.ts'
import { settleRun } from './put-in-place.ts'
import { tellingSystemFailures } from './system-failure.ts'
import { settleUndo } from './undo.ts'

export interface Resumed {
  /** `nothing`: no run was interrupted here. */
  readonly outcome: 'finished' | 'rolled-back' | 'nothing'
  /** Id of the run that was applied or undone. */
  readonly run?: string
  /** Files that somebody changed after the kill: left as they are now. */
  readonly kept: readonly string[]
  /** Of these, the ones whose content from before the run is kept, and in which file, absolute. */
  readonly originals: readonly { readonly path: string; readonly original: string }[]
}

/**
 * After a kill, or a run that could not put everything back: brings the checkout to after the interrupted run, or to before it, and
 * drops runs that were never finished. Throws INTERRUPTED when that fails, to be called again.
 */
export const resumeRun = ({ root }: { readonly root: string }): Promise<Resumed> =>
  tellingSystemFailures(() => resume(root))

async function resume(root: string): Promise<Resumed> {
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

async function settleJournal(git: Git): Promise<Resumed> {
  const recovery = recover(git.gitDir, git.root)
  if (recovery) await settle(git, recovery)
  await dropUnfinished(git)
  recovery?.clear()
  if (!recovery) return { outcome: 'nothing', kept: [], originals: [] }
  const { outcome, kept } = recovery
  const run = recovery.run.run ?? recovery.run.undo
  const originals = kept.flatMap(({ path, original }) => (original === undefined ? [] : [{ path, original }]))
  return { outcome, ...(run !== undefined && { run }), kept: kept.map(({ path }) => path), originals }
}

/** Does what was left to do once the files were in place, or takes back what was done, as far as it was not before the kill. */
async function settle(git: Git, { outcome, kept, run: note }: Recovery): Promise<void> {
  const id = note.run ?? note.undo
  if (id === undefined) return
  // A run that was taken back and dropped before, when only the journal could not be forgotten.
  if (outcome === 'rolled-back' && !tracedIds(git).includes(id)) return
  const run = await openRun(git, id)
  const changed = await git.run(changedPaths(run.merge?.ontoTree ?? run.base.tree, run.head.tree))
  const isKept = new Set(kept.map(({ path }) => path))
  const paths = outcome === 'finished' ? changed : changed.filter((path) => !isKept.has(path))
  if (note.undo !== undefined) {
    if (outcome === 'finished') return settleUndo(git, run.record, { step: Number(note.to), paths })
    return note.onBranch === undefined ? undefined : returnTo(git, note.onBranch, paths)
  }
  const { branch, cameFrom = '', force, replaced } = note
  if (outcome === 'finished') {
    const move = branch === undefined ? undefined : { branch, cameFrom, force: force === 'true' }
    return settleRun(git, run, { move, paths })
  }
  if (branch === undefined) return
  await abandonMove(git, { name: branch, commit: run.head.commit, paths }, { cameFrom, replaced })
}
