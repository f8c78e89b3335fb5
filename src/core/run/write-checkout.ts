import { EditplanError } from '../../errors.ts'
import type { Git } from '../git/git.ts'
import { type Flags, flagsOf, type IndexState } from '../git/index-entries.ts'
import { abandonMove, type Departure, departure, moveToBranch } from '../history/branch.ts'
import { mergedFiles } from '../history/merged-files.ts'
import type { Run } from '../history/run-record.ts'
import { finishRun, noteSurroundings } from '../history/runs.ts'
import { attributesOfRemoved, emptyFoldersFilled } from '../workspace/attributes.ts'
import type { Change } from '../workspace/change.ts'
import { checkOut } from '../workspace/checkout.ts'
import { openJournal } from '../workspace/journal.ts'
import { createOverlay, type Overlay } from '../workspace/overlay.ts'
import { openDisk } from '../workspace/sources/disk.ts'
import { fileIsThere, rollback } from './apply-transition.ts'
import { type Baseline, workTreeReader, writtenFiles } from './baseline.ts'

export interface Placement {
  /** Branch to make of the run and to switch to. Without one HEAD and the index stay as they are. */
  readonly branch?: string | undefined
  readonly force?: boolean | undefined
  /** As it was read before the run, of some paths. */
  readonly index?: IndexState | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Brings a recorded run into the work tree, all files or none, then moves the branch, then calls the run finished. Answers notes for
 * the report. A kill in between is what `resume` recovers from; after a failure all is as before, but for the record of the run.
 * Throws what a file refuses: FILE_MODIFIED, WRITE_FAILED …; INTERRUPTED, the journal kept, when not everything could be put back, or
 * what was kept aside not removed.
 */
export async function writeCheckout(
  baseline: Baseline,
  { run, workspace }: { readonly run: Run; readonly workspace: Overlay },
  { branch, force = false, index, signal }: Placement,
): Promise<readonly string[]> {
  const { git } = baseline
  const all = baseline.readFile ? workspace.changes() : await mergedFiles(git, run, filesOf(git))
  const paths = all.map(({ path }) => path)
  const changes = all.filter(({ before, after }) => before ?? after)
  if (!baseline.readFile) refusePlaces(git, changes)
  const from = branch === undefined ? undefined : await departure(git, { name: branch, force })
  const flags = branch === undefined ? new Map() : await (index?.flags(paths) ?? flagsOf(git, paths))
  const move = branch === undefined || !from ? undefined : { branch, force, cameFrom: from.cameFrom, flags }
  noteSurroundings(git, run.id, {
    flags: [...flags],
    removed: attributesOfRemoved(git.root, changes),
    emptyFolders: emptyFoldersFilled(git.root, changes),
  })
  const journal = openJournal(git.gitDir, noteOf(run, { move, from }))
  const placed = checkOut(changes, { root: git.root, journal, ...(signal && { signal }) })
  if (!placed.ok) throw new EditplanError(placed.problems)
  try {
    await settleRun(git, run, { move, paths, allFlags: true })
  } catch (error) {
    await rollback({ placed, journal }, error, async () => {
      const following = { paths, flags, isThere: fileIsThere(git) }
      if (move && from) await abandonMove(git, { name: move.branch, commit: run.head.commit }, { from, following })
    })
  }
  const leftover = placed.keep()
  if (leftover) throw new EditplanError(leftover)
  return placed.notes
}

const filesOf = (git: Git) => ({
  readFile: workTreeReader(git),
  writtenFiles: (treeish: string, paths: readonly string[]) => writtenFiles(git, treeish, paths),
})

/** Throws what the work tree has against the paths of a run that was replayed on a commit, whose files are others. */
function refusePlaces(git: Git, changes: readonly Change[]): void {
  const result = createOverlay(openDisk(git.root, { steady: true }))
  for (const change of changes) result.put(change)
  const problems = changes.flatMap(({ path }) => {
    const located = result.locate(path)
    return located.ok || located.problem.name !== 'PATH_PROTECTED' ? [] : [located.problem]
  })
  if (problems.length > 0) throw new EditplanError(problems)
}

/** Where HEAD goes once the files are in place. */
export interface Move {
  readonly branch: string
  readonly force: boolean
  /** Where HEAD was before the run: a full ref, or a commit. */
  readonly cameFrom: string
  /** Flags of the touched files' index entries before the run. */
  readonly flags: Flags
}

interface RunPlace {
  readonly move: Move | undefined
  readonly paths: readonly string[]
  /** No index entry of the paths has flags besides those of the move; default false. */
  readonly allFlags?: boolean
}

/** What is left to do once the files are in place: the branch, then the record. May be done again after a kill. */
export async function settleRun(
  git: Git,
  run: Pick<Run, 'id' | 'head'>,
  { move, paths, allFlags }: RunPlace,
): Promise<void> {
  if (!move) return finishRun(git, run.id)
  const { branch, force, cameFrom, flags } = move
  const following = { paths, flags, allFlags, isThere: fileIsThere(git) }
  await moveToBranch(git, { name: branch, commit: run.head.commit, force }, following)
  await finishRun(git, run.id, { branch, cameFrom })
}

/** The journal's part about the run, from which `resume` can settle it or undo its move. */
const noteOf = (
  { id }: Run,
  { move, from }: { readonly move: Move | undefined; readonly from: Departure | undefined },
): Record<string, string> => ({
  run: id,
  ...(move && { branch: move.branch, cameFrom: move.cameFrom, force: String(move.force) }),
  ...(move && move.flags.size > 0 && { flags: JSON.stringify([...move.flags]) }),
  ...(from?.replaced !== undefined && { replaced: from.replaced }),
})
