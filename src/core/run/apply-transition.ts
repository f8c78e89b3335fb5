import { EditplanError, saidBy } from '../../errors.ts'
import { inTurns } from '../engine/turns.ts'
import { changedPaths, stagedPaths } from '../git/commands/diff.ts'
import type { EntryFlags } from '../git/commands/index-files.ts'
import { updateRefs } from '../git/commands/refs.ts'
import type { Git } from '../git/git.ts'
import { type Flags, skipAgain } from '../git/index-entries.ts'
import { openRefWriter } from '../git/ref-writer.ts'
import { type FollowingEntries, moveHead, refNamed, returnHead } from '../history/branch.ts'
import { mergeContent } from '../history/merged-files.ts'
import type { WrittenFiles } from '../history/read-work-tree.ts'
import { findRecord } from '../history/run-record.ts'
import { finishRun, markRedone, markUndone } from '../history/runs.ts'
import { decideSwitch, type Switch, switchFacts } from '../history/switch.ts'
import type { Transition } from '../history/transition.ts'
import { shortOf, type Way, wayFacts } from '../history/way.ts'
import { checkOutByFile, type Journal, type PlacedFiles } from '../workspace/checkout.ts'
import { openJournal, type RunNote } from '../workspace/journal.ts'
import { openDisk } from '../workspace/sources/disk.ts'
import { inWorkTree, workTreeReader, writtenFiles } from './baseline.ts'
import {
  type Direction,
  type FileFacts,
  type FollowingPaths,
  refuseMoved,
  type TransitionDecision,
  type TransitionFacts,
} from './decide-transition.ts'

/** What is known of a transition. `way`: where HEAD goes. Throws what `decideSwitch` refuses. */
export async function lookAtTransition(
  git: Git,
  transition: Transition,
  { direction, way }: { readonly direction: Direction; readonly way: Way | undefined },
): Promise<TransitionFacts> {
  const { removed = [], emptyFolders = [] } = direction === 'undo' ? transition.run.record : {}
  const known = way ? await switched(git, transition, { direction, way }) : stayed(transition)
  return { ...known, removed, emptyFolders }
}

/** The files as they are now. @param merge with what changed since, instead of refusing */
export const currentFiles = (git: Git, merge: boolean): FileFacts => ({
  read: workTreeReader(git),
  merge: merge ? (texts) => mergeContent(git, texts) : undefined,
})

/**
 * Brings the work tree from one state of a run to another, all files or none, then HEAD, then the run's record. Answers notes for the
 * report. After a kill `resume` does what is left; after a failure all is as before. What is not as it was when this was decided is
 * refused: REF_MOVED, FILE_MODIFIED naming the files, and what else `checkOut` refuses.
 */
export async function performTransition(
  git: Git,
  { files, note, removed: attributes, emptyFolders, entries }: TransitionDecision,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const { head, ref } = wayFacts(git)
  if (note.head !== undefined) refuseMoved(note, { head: await head(), target: (await ref(note.head))?.oid })
  const journal = openJournal(git.gitDir, note)
  const options = { root: git.root, journal, attributes, emptyFolders, signal }
  const placed = await inTurns(checkOutByFile(files, options))
  if (!placed.ok) throw new EditplanError(placed.problems)
  try {
    await settleTransition(git, note, entries)
  } catch (error) {
    await rollback({ placed, journal }, error, () => rollBackTransition(git, note))
  }
  const leftover = placed.keep()
  if (leftover) throw new EditplanError(leftover)
  return placed.notes
}

/** What follows once the files are in place: HEAD with its index entries, then the record. Can be called again after a kill. */
export async function settleTransition(git: Git, note: RunNote, entries?: FollowingPaths): Promise<void> {
  const { run, undo, redo, to, from, head, commit } = note
  const flags = flagsIn(note)
  if (head !== undefined && commit !== undefined && from !== undefined) {
    await makeBranch(git, note)
    const what = undo !== undefined ? 'undo' : redo !== undefined ? 'redo' : `moving to ${shortOf(head)}`
    const following = entries
      ? { ...entries, flags, isThere: fileIsThere(git) }
      : await followingOf(git, note, { from, to: commit })
    await moveHead(git, { to: head, message: `editplan: ${what}` }, following)
  } else if (flags.size > 0) await skipAgain(git, flags.keys())
  if (undo !== undefined) markUndone(git, undo, Number(to))
  if (redo !== undefined) markRedone(git, redo, { cameFrom: note.place })
  if (run !== undefined)
    await finishRun(git, run, head === undefined ? {} : { branch: shortOf(head), cameFrom: note.place ?? '' })
}

/** The branch that a transition makes, or replaces; no other than the one that was seen. */
export async function makeBranch(git: Git, { head: ref = '', commit: to, makes, replaces }: RunNote): Promise<void> {
  if (!makes || (await refNamed(git, ref))?.oid === to) return
  await using refs = openRefWriter(git)
  await refs.commit([{ ref, to, from: replaces ?? null }])
}

/**
 * Restores HEAD and the index once the files are back, and removes the branch that a redo made. Index entries of the paths in `kept`
 * stay as they are. Can be called again.
 */
export async function rollBackTransition(
  git: Git,
  note: RunNote,
  kept: ReadonlySet<string> = new Set(),
): Promise<void> {
  const { from, place, head, commit, makes, replaces } = note
  if (head === undefined || commit === undefined || from === undefined || place === undefined) return
  const { paths, ...following } = await followingOf(git, note, { from: commit, to: from })
  const message = 'editplan: back'
  await returnHead(git, { to: place, message }, { ...following, paths: [...paths].filter((path) => !kept.has(path)) })
  if (makes && replaces !== commit && (await refNamed(git, head))?.oid === commit)
    await git.run(updateRefs([{ ref: head, to: replaces, from: commit }]))
}

async function switched(
  git: Git,
  transition: Transition,
  { direction, way }: { readonly direction: Direction; readonly way: Way },
): Promise<Switch> {
  const { base, head, merge } = transition.run
  const [before, after] = [merge?.ontoTree ?? base.tree, head.tree]
  const [ownFrom, ownTo] = direction === 'undo' ? [after, before] : [before, after]
  const { from, to } = way
  const sides = { from: from.commit, to: to.commit, ownFrom, ownTo }
  const paths = await git.run(changedPaths(from.commit, to.commit))
  const planned = await inWorkTree(git, { commit: from.commit, paths }, async (workTree) => {
    const written: WrittenFiles = (side, paths) => writtenFiles(git, side, paths)
    await using facts = switchFacts(git, { ...sides, ...workTree, paths, writtenFiles: written })
    return await decideSwitch(facts, transition)
  })
  // The entry of a file that the run removed took its flags along.
  const gone = new Set(planned.files.filter(({ left, restore }) => !left && restore).map(({ path }) => path))
  const lost = direction === 'undo' ? (transition.run.record.flags ?? []).filter(([path]) => gone.has(path)) : []
  return { ...planned, flags: new Map([...planned.flags, ...lost]) }
}

const stayed = ({ files, skipped }: Transition): Switch => ({
  files,
  flags: new Map(skipped.map((path) => [path, { skipWorktree: true, assumeUnchanged: false }])),
})

/**
 * The entries that differ, and those of files that the run changed so that their blobs did not: git takes a file of another size than it
 * last saw for changed, and does not look into it.
 */
async function followingOf(
  git: Git,
  note: RunNote,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<FollowingEntries> {
  const changed = await git.run(changedPaths(from, to))
  const kept = findRecord(git, note.run ?? note.undo ?? note.redo ?? '')?.kept ?? []
  const staged = kept.length === 0 ? [] : await git.run(stagedPaths(to))
  const known = new Set([...changed, ...staged])
  const same = kept.flatMap(({ path }) => (known.has(path) ? [] : path))
  return { paths: [...new Set([...changed, ...same])], flags: flagsIn(note), isThere: fileIsThere(git) }
}

/** Whether a regular file is at a path. */
function fileIsThere(git: Git): (path: string) => boolean {
  const disk = openDisk(git.root)
  return (path) => {
    const stat = disk.stat(path)
    return stat?.kind === 'file' && !stat.link
  }
}

/** The flags of index entries that a note holds. */
function flagsIn({ flags }: RunNote): Flags {
  const entries: readonly (readonly [string, EntryFlags])[] = JSON.parse(flags ?? '[]')
  return new Map(entries)
}

/**
 * Puts files back after a later step failed with `error`, then does what else must be taken back, then forgets the journal; throws
 * the error. INTERRUPTED, the journal kept, when any of that fails.
 */
async function rollback(
  { placed, journal }: { readonly placed: PlacedFiles; readonly journal: Journal },
  error: unknown,
  then: () => Promise<void>,
): Promise<never> {
  const changed = await elseInterrupted(error, '', async () => placed.revert())
  await elseInterrupted(error, 'The files are as they were, but the run could not be undone: ', async () => {
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
    const [first, why] = [error, second].map(saidBy)
    const message = `${first} ${what}${why} Remove the cause, then run \`editplan resume\`.`
    throw new EditplanError({ name: 'INTERRUPTED', message }, { cause: error })
  }
}
