import { openJournal } from '../engine/journal.ts'
import { EditplanError } from '../errors.ts'
import { openObjectReader } from '../git/cat-file.ts'
import { filteredBlob } from '../git/commands/cat-file.ts'
import { changedPaths } from '../git/commands/diff.ts'
import type { Git } from '../git/git.ts'
import { lookUpPaths } from '../git/tree.ts'
import { moveToBranch } from '../history/branch.ts'
import { dropUnfinished, finishRun } from '../history/runs.ts'
import type { Run } from '../history/snapshot.ts'
import { checkOut } from '../workspace/checkout.ts'
import type { FileReplacement, Overlay } from '../workspace/overlay.ts'
import type { Ground } from './ground.ts'

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
  const changes = ground.readFile ? workspace.changes() : await mergedFiles(ground, run)
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

/** The files that a merged run changes, from what the work tree holds to what it would hold after a checkout. */
async function mergedFiles({ git, head }: Ground, run: Run): Promise<readonly FileReplacement[]> {
  const before = run.merge?.ontoTree ?? run.base.tree
  const paths = await git.run(changedPaths(before, run.head.tree))
  await using reader = openObjectReader(git)
  const { entries } = await lookUpPaths(reader, run.head.tree, { paths })
  const standing = await lookUpPaths(reader, before, { paths })
  const files: FileReplacement[] = []
  for (const path of paths) {
    const [entry, old] = [entries.get(path), standing.entries.get(path)]
    files.push({
      path,
      before: old && (await git.run(filteredBlob(head, path))),
      after: entry && (await git.run(filteredBlob(run.head.commit, path))),
      mode: entry?.mode === '100755' ? 0o755 : 0o644,
    })
  }
  return files
}
