import { openJournal } from '../engine/journal.ts'
import { EditplanError } from '../errors.ts'
import type { Git } from '../git/git.ts'
import { moveToBranch } from '../history/branch.ts'
import { mergedFiles } from '../history/merged-files.ts'
import { dropUnfinished, finishRun } from '../history/runs.ts'
import type { Run } from '../history/snapshot.ts'
import { checkOut } from '../workspace/checkout.ts'
import type { Overlay } from '../workspace/overlay.ts'
import { type Ground, workTreeReader } from './ground.ts'

export interface Placement {
  /** Branch to make of the run and to stand on; without one HEAD and the index stay. */
  readonly branch?: string | undefined
  readonly force?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Brings a recorded run into the work tree, all files or none, then moves the branch, then calls the run finished. A kill in
 * between is what `resume` recovers from. Throws what a file refuses: FILE_MODIFIED, WRITE_FAILED, INTERRUPTED …
 */
export async function putInPlace(
  ground: Ground,
  { run, workspace }: { readonly run: Run; readonly workspace: Overlay },
  { branch, force = false, signal }: Placement,
): Promise<void> {
  const { git } = ground
  const changes = ground.readFile ? workspace.changes() : await mergedFiles(git, run, workTreeReader(git))
  const journal = openJournal(git.gitDir, noteOf(run, branch, force))
  const placed = checkOut(changes, { root: git.root, journal, ...(signal && { signal }) })
  if (!placed.ok) {
    await dropUnfinished(git)
    throw new EditplanError(placed.problems)
  }
  try {
    await settleRun(git, run, { branch, force, paths: changes.map(({ path }) => path) })
  } catch (error) {
    placed.restore()
    throw error
  }
  placed.keep()
}

/** What is left to do once the files are in place: the branch, then the record. */
export async function settleRun(
  git: Git,
  run: Pick<Run, 'id' | 'head'>,
  { branch, force, paths }: { branch: string | undefined; force: boolean; paths: readonly string[] },
): Promise<void> {
  if (branch === undefined) return finishRun(git, run.id)
  const cameFrom = await moveToBranch(git, { name: branch, commit: run.head.commit, force, paths })
  await finishRun(git, run.id, { branch, cameFrom })
}

/** What the journal says of the run, so that `resume` can settle it. */
const noteOf = (run: Run, branch: string | undefined, force: boolean): Record<string, string> => ({
  run: run.id,
  ...(branch !== undefined && { branch, force: String(force) }),
})
