import { EditplanError, type Problem } from '../errors.ts'
import { currentBranch } from '../git/commands/refs.ts'
import type { Git } from '../git/git.ts'
import { moveBack, returnTo } from '../history/branch.ts'
import { mergeContent } from '../history/merge-content.ts'
import type { RunRecord } from '../history/run-record.ts'
import { findRun, markRewound, markUndone, openRun } from '../history/runs.ts'
import { planUndo, type UndoFile, type UndoPlan } from '../history/undo.ts'
import { checkOut } from '../workspace/checkout.ts'
import { openJournal } from '../workspace/journal.ts'
import { acquireLock } from '../workspace/lock.ts'
import type { FileReplacement } from '../workspace/overlay.ts'
import { findStep } from './find-step.ts'
import { openRepository, refuseInterrupted, workTreeReader } from './ground.ts'
import { takeBack } from './put-in-place.ts'
import { tellingSystemFailures } from './system-failure.ts'

export interface UndoOptions {
  readonly root: string
  /** Id of the run, or its beginning; default: the latest that stands applied here. */
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
}

/**
 * Puts back what a run changed, bytes and modes, all files or none. Throws FILE_MODIFIED naming the files that changed since (with
 * `merge`: MERGE_CONFLICT where they changed the same lines), UNKNOWN_RUN, INTERRUPTED, USAGE for a step that
 * the run does not have.
 */
export const undoRun = (options: UndoOptions): Promise<Undone> => tellingSystemFailures(() => undo(options))

async function undo({ root, run: wanted, to, merge = false }: UndoOptions): Promise<Undone> {
  const git = await openRepository({ root })
  using _lock = await acquireLock(git.gitDir)
  refuseInterrupted(git)
  const found = findRun(git, wanted)
  const step = await stepNumber(git, found.id, to)
  const plan = await planUndo(git, found.id, { to: step })
  const changes = await replacements(git, plan, merge)
  const paths = changes.map(({ path }) => path)
  const onBranch = step > 0 ? undefined : await branchOf(git, plan.run.record)
  const note = { undo: found.id, to: String(step), ...(onBranch !== undefined && { onBranch }) }
  const journal = openJournal(git.gitDir, note)
  const placed = checkOut(changes, { root: git.root, journal })
  if (!placed.ok) throw new EditplanError(placed.problems)
  try {
    await settleUndo(git, plan.run.record, { step, paths })
  } catch (error) {
    await takeBack({ placed, journal }, error, async () => {
      if (onBranch !== undefined) await returnTo(git, onBranch, paths)
    })
  }
  const leftover = placed.keep()
  if (leftover) throw new EditplanError(leftover)
  return { run: found.id, files: paths }
}

/** What is left to do once the files are put back: HEAD, when no step stays, then the record. `step` is the last that stays. */
export async function settleUndo(
  git: Git,
  record: RunRecord,
  { step, paths }: { readonly step: number; readonly paths: readonly string[] },
): Promise<void> {
  if (step > 0) return markRewound(git, record.id, step)
  if (record.cameFrom !== undefined && (await branchOf(git, record))) await moveBack(git, record.cameFrom, paths)
  markUndone(git, record.id)
}

/** The run's own branch, in full, when HEAD stands on it. */
async function branchOf(git: Git, { branch }: RunRecord): Promise<string | undefined> {
  if (branch === undefined) return undefined
  const current = await git.run(currentBranch())
  return current === `refs/heads/${branch}` ? current : undefined
}

/** Number of the step that stays the last; 0 when none does. */
async function stepNumber(git: Git, run: string, to: string | undefined): Promise<number> {
  if (to === undefined) return 0
  return findStep(await openRun(git, run), to)
}

/** Each file from what stands there to what is put back; `merge` keeps what changed since. */
async function replacements(git: Git, { files }: UndoPlan, merge: boolean): Promise<readonly FileReplacement[]> {
  const readFile = workTreeReader(git)
  const problems: Problem[] = []
  const changes: FileReplacement[] = []
  for (const file of files) {
    const standing = readFile(file.path)
    const current = standing?.content
    const restored = isAsLeft(current, file)
      ? file.restore?.content
      : merge
        ? await merged(git, current, file)
        : undefined
    if (restored === undefined && !isAsLeft(current, file)) problems.push(merge ? conflict(file) : changedSince(file))
    else changes.push({ path: file.path, before: current, after: restored, mode: modeOf(standing?.mode, file) })
  }
  if (problems.length > 0) throw new EditplanError(problems)
  return changes
}

const isAsLeft = (current: Buffer | undefined, { left }: UndoFile): boolean =>
  current && left ? current.equals(left.content) : current === undefined && left === undefined

/** Undefined when one side has no file, or both changed the same lines. */
async function merged(git: Git, current: Buffer | undefined, { left, restore }: UndoFile): Promise<Buffer | undefined> {
  if (!current || !left || !restore) return undefined
  return mergeContent(git, { current, left: left.content, restore: restore.content })
}

/** Git tells executable from not; all other bits are those of the file that stands there. */
function modeOf(standing: number | undefined, { restore, left }: UndoFile): number {
  const executable = restore?.executable ?? false
  if (standing === undefined) return executable ? 0o755 : 0o644
  if (executable === (left?.executable ?? executable)) return standing
  return executable ? standing | ((standing & 0o444) >> 2) : standing & ~0o111
}

const changedSince = ({ path }: UndoFile): Problem => ({
  name: 'FILE_MODIFIED',
  message: `${JSON.stringify(path)} changed since the run. Undo with --merge to keep those changes, or put them aside first.`,
})

const conflict = ({ path }: UndoFile): Problem => ({
  name: 'MERGE_CONFLICT',
  message: `${JSON.stringify(path)} changed since the run in the lines that the run changed. Put those changes aside first.`,
})
