import { EditplanError } from '../errors.ts'
import type { Git } from '../git/git.ts'
import { abandonMove, type Departure, departure, moveToBranch } from '../history/branch.ts'
import { mergedFiles } from '../history/merged-files.ts'
import { dropUnfinished, finishRun } from '../history/runs.ts'
import type { Run } from '../history/snapshot.ts'
import { checkOut, type Journal, type Placed } from '../workspace/checkout.ts'
import { isInterrupted, openJournal } from '../workspace/journal.ts'
import type { Overlay } from '../workspace/overlay.ts'
import { type Ground, workTreeReader } from './ground.ts'

export interface Placement {
  /** Branch to make of the run and to stand on; without one HEAD and the index stay. */
  readonly branch?: string | undefined
  readonly force?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Brings a recorded run into the work tree, all files or none, then moves the branch, then calls the run finished. Answers notes for
 * the report. A kill in between is what `resume` recovers from; after a failure nothing of the run stays. Throws what a file refuses:
 * FILE_MODIFIED, WRITE_FAILED …; INTERRUPTED when not everything could be put back, or what was kept aside not removed.
 */
export async function putInPlace(
  ground: Ground,
  result: { readonly run: Run; readonly workspace: Overlay },
  placement: Placement,
): Promise<readonly string[]> {
  const { git } = ground
  try {
    return await place(ground, result, placement)
  } catch (error) {
    // What failed first is what is told. A run that waits to be resumed is still needed.
    if (!isInterrupted(git.gitDir)) await dropUnfinished(git).catch(() => undefined)
    throw error
  }
}

async function place(
  ground: Ground,
  { run, workspace }: { readonly run: Run; readonly workspace: Overlay },
  { branch, force = false, signal }: Placement,
): Promise<readonly string[]> {
  const { git } = ground
  const changes = ground.readFile ? workspace.changes() : await mergedFiles(git, run, workTreeReader(git))
  const paths = changes.map(({ path }) => path)
  const from = branch === undefined ? undefined : await departure(git, branch)
  const move = branch === undefined || !from ? undefined : { branch, force, cameFrom: from.cameFrom }
  const journal = openJournal(git.gitDir, noteOf(run, { move, from }))
  const placed = checkOut(changes, { root: git.root, journal, ...(signal && { signal }) })
  if (!placed.ok) throw new EditplanError(placed.problems)
  try {
    await settleRun(git, run, { move, paths })
  } catch (error) {
    await takeBack({ placed, journal }, error, async () => {
      if (move && from) await abandonMove(git, { name: move.branch, commit: run.head.commit, paths }, from)
    })
  }
  const leftover = placed.keep()
  if (leftover) throw new EditplanError(leftover)
  return placed.notes
}

/**
 * Puts files back after a later step failed with `error`, then does what else must be taken back, then forgets the journal; throws
 * the error. INTERRUPTED, the journal kept, when any of that fails.
 */
export async function takeBack(
  { placed, journal }: { readonly placed: Placed; readonly journal: Journal },
  error: unknown,
  then: () => Promise<void>,
): Promise<never> {
  const changed = await elseInterrupted(error, '', async () => placed.revert())
  await elseInterrupted(error, 'The files are as they were, but the run could not be taken back: ', async () => {
    await then()
    journal.clear()
  })
  if (changed.length === 0) throw error
  throw new EditplanError([...(error instanceof EditplanError ? error.problems : []), ...changed], { cause: error })
}

async function elseInterrupted<Result>(error: unknown, what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (second) {
    const [first, why] = [error, second].map((one) => (one instanceof Error ? one.message : String(one)))
    const message = `${first} ${what}${why} Run \`editplan resume\` once the cause is gone.`
    throw new EditplanError({ name: 'INTERRUPTED', message }, { cause: error })
  }
}

/** Where HEAD goes once the files are in place. */
export interface Move {
  readonly branch: string
  readonly force: boolean
  /** What HEAD stood on before the run: a full ref, or a commit. */
  readonly cameFrom: string
}

/** What is left to do once the files are in place: the branch, then the record. May be done again after a kill. */
export async function settleRun(
  git: Git,
  run: Pick<Run, 'id' | 'head'>,
  { move, paths }: { readonly move: Move | undefined; readonly paths: readonly string[] },
): Promise<void> {
  if (!move) return finishRun(git, run.id)
  const { branch, force, cameFrom } = move
  await moveToBranch(git, { name: branch, commit: run.head.commit, force, paths })
  await finishRun(git, run.id, { branch, cameFrom })
}

interface Going {
  readonly move: Move | undefined
  readonly from: Departure | undefined
}

/** What the journal says of the run, so that `resume` can settle it or take its move back. */
const noteOf = ({ id }: Run, { move, from }: Going): Record<string, string> => ({
  run: id,
  ...(move && { branch: move.branch, cameFrom: move.cameFrom, force: String(move.force) }),
  ...(from?.replaced !== undefined && { replaced: from.replaced }),
})
