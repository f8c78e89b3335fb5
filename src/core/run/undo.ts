import { EditplanError, type Problem } from '../../errors.ts'
import { type Git, openGit } from '../git/git.ts'
import { existingRuns } from '../history/run-ref.ts'
import { dropUnfinished, findRun, findUndoneRun, openRun } from '../history/runs.ts'
import { planRedo, planUndo, type Transition } from '../history/transition.ts'
import { type Way, wayAgain, wayBack, wayFacts } from '../history/way.ts'
import type { Change } from '../workspace/change.ts'
import { isErrno, wrapSystemErrors } from '../workspace/file-identity.ts'
import { entryAt } from '../workspace/folders.ts'
import { type Recovery, recover } from '../workspace/journal.ts'
import { acquireLock } from '../workspace/lock.ts'
import {
  currentFiles,
  lookAtTransition,
  performTransition,
  rollBackTransition,
  settleTransition,
} from './apply-transition.ts'
import { openRepository, refuseInterrupted } from './baseline.ts'
import { type Direction, decideRedo, decideRewind, decideTransition, decideUndo } from './decide-transition.ts'
import { checkOptions } from './options.ts'
import { findStep } from './show-runs.ts'

/** A file that was written or removed. */
export interface CarriedFile {
  readonly path: string
  readonly how: 'made' | 'removed' | 'changed'
  /** Permission bits before and after; undefined if there is no file. */
  readonly before?: number | undefined
  readonly after?: number | undefined
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
 * what `wayBack` and `decideSwitch` refuse.
 */
export const undoRun = (options: {
  readonly root: string
  /** Id of the run, or its first four characters or more; default: the latest that is applied here. */
  readonly run?: string | undefined
  /** Number or id of the step that stays the last; default: none stays. */
  readonly to?: string | undefined
  /** Merge with what changed since, instead of refusing. */
  readonly merge?: boolean | undefined
  /** What was decided is answered, and nothing is done. */
  readonly dryRun?: boolean | undefined
}): Promise<Undone> =>
  wrapSystemErrors(async () =>
    undo(checkOptions(options, { root: true, run: true, to: true, merge: true, dryRun: true })),
  )

async function undo({ root, run: wanted, to, merge = false, dryRun }: Parameters<typeof undoRun>[0]): Promise<Undone> {
  const git = await openRepository({ root })
  using _lock = await acquireLock(git.gitDir)
  refuseInterrupted(git)
  const run = await openRun(git, findRun(git, wanted).id)
  refuse(decideUndo(run.record, { root: git.root, isThere }))
  const step = to === undefined ? 0 : findStep(run, to)
  refuse(decideRewind(run.record, step))
  const transition = await planUndo(git, run, { to: step })
  const way = step > 0 ? undefined : await wayBack(wayFacts(git), run)
  const carried = await carry(git, transition, { direction: 'undo', step, way, merge, dryRun })
  return { ...carried, files: carried.changes.map(({ path }) => path) }
}

interface TransitionRequest {
  readonly direction: Direction
  readonly step: number
  readonly way: Way | undefined
  readonly merge: boolean
  readonly dryRun: boolean | undefined
}

/** Looks, decides, and performs what was decided; a dry run says it instead. */
async function carry(
  git: Git,
  transition: Transition,
  { merge, dryRun, ...asked }: TransitionRequest,
): Promise<Redone> {
  const { id: run } = transition.run
  const facts = await lookAtTransition(git, transition, asked)
  const decision = await decideTransition(facts, currentFiles(git, merge), { ...asked, run })
  if (!dryRun) await performTransition(git, decision)
  const { way } = asked
  return { run, changes: decision.files.map(carriedFile), ...(way && { head: way.to.place }) }
}

const carriedFile = ({ path, before, after, mode, modeBefore }: Change): CarriedFile => {
  const how = !before ? 'made' : !after ? 'removed' : 'changed'
  return { path, how, before: modeBefore, after: after && mode }
}

const isThere = (worktree: string): boolean => entryAt(worktree) !== undefined

function refuse(problem: Problem | undefined): void {
  if (problem) throw new EditplanError(problem)
}

export interface Redone {
  readonly run: string
  readonly changes: readonly CarriedFile[]
  /** Where HEAD is now, if it moved: a full ref, or a commit. */
  readonly head?: string
}

/**
 * Applies a run again that was undone, or the steps of it that were: the same files, the same commits, and its branch where it made
 * one. Throws FILE_MODIFIED naming the files that are not as the undo left them, UNKNOWN_RUN, RUN_APPLIED, RUN_NOT_APPLIED,
 * INTERRUPTED, and what `wayAgain` and `decideSwitch` refuse.
 */
export const redoRun = (options: {
  readonly root: string
  /** Id of the run, or its first four characters or more; default: the one that was undone last here. */
  readonly run?: string | undefined
  /** What was decided is answered, and nothing is done. */
  readonly dryRun?: boolean | undefined
}): Promise<Redone> =>
  wrapSystemErrors(async () => redo(checkOptions(options, { root: true, run: true, dryRun: true })))

async function redo({ root, run: wanted, dryRun }: Parameters<typeof redoRun>[0]): Promise<Redone> {
  const git = await openRepository({ root })
  using _lock = await acquireLock(git.gitDir)
  refuseInterrupted(git)
  const run = await openRun(git, findUndoneRun(git, wanted).id)
  refuse(decideRedo(run.record, { root: git.root, isThere }))
  const transition = await planRedo(git, run)
  const way = await wayAgain(wayFacts(git), run)
  return carry(git, transition, { direction: 'redo', step: 0, way, merge: false, dryRun })
}

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
export const resumeRun = (options: { readonly root: string }): Promise<ResumeResult> =>
  wrapSystemErrors(async () => resume(checkOptions(options, { root: true }).root))

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
  if (outcome === 'finished') return settleTransition(git, note)
  // A run is dropped once all else is taken back, its ref first: without the ref, an earlier call came that far.
  if (note.run !== undefined && !(await existingRuns(git)).some(({ id }) => id === note.run)) return
  await rollBackTransition(git, note, new Set(kept.map(({ path }) => path)))
}
