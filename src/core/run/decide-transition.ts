import { EditplanError, type Problem } from '../../errors.ts'
import type { EntriesOfTree, Flags } from '../git/index-entries.ts'
import type { RunRecord } from '../history/run-record.ts'
import { type FileTransition, lastStanding, modeOfVersion, type RunFile } from '../history/transition.ts'
import type { Way } from '../history/way.ts'
import type { Change } from '../workspace/change.ts'
import type { RunNote } from '../workspace/journal.ts'

export type Direction = 'undo' | 'redo'

/** Where a run is undone or applied again. */
interface RunPlace {
  /** Top of the work tree. */
  readonly root: string
  /** Whether a work tree is there. */
  isThere(worktree: string): boolean
}

/** RUN_NOT_APPLIED; undefined where the run can be undone here. */
export const decideUndo = (record: RunRecord, place: RunPlace): Problem | undefined => {
  const { id, status } = record
  if (status === 'applied' || isElsewhere(record, place)) return elsewhere(record, place, 'undo')
  const message =
    status === 'undone'
      ? `Run ${id} is undone already. \`editplan redo ${id}\` applies it again.`
      : `Run ${id} was published, and no checkout holds it. Close its pull request instead.`
  return { name: 'RUN_NOT_APPLIED', message }
}

/** RUN_NOT_APPLIED for a step that is not applied any more. */
export function decideRewind(record: RunRecord, step: number): Problem | undefined {
  const last = lastStanding(record)
  if (step === 0 || step < last || last === Number.POSITIVE_INFINITY) return undefined
  const { id } = record
  const message = `Run ${id} is undone to after step ${last} already. \`editplan redo ${id}\` applies all of it again.`
  return { name: 'RUN_NOT_APPLIED', message }
}

/** RUN_APPLIED, RUN_NOT_APPLIED; undefined where the run can be applied again here. */
export function decideRedo(record: RunRecord, place: RunPlace): Problem | undefined {
  const { id, status, rewoundTo } = record
  const isUndone = status === 'undone' || (status === 'applied' && rewoundTo !== undefined)
  if (isUndone || isElsewhere(record, place)) return elsewhere(record, place, 'redo')
  return status === 'applied'
    ? { name: 'RUN_APPLIED', message: `Run ${id} is already applied. \`editplan undo ${id}\` undoes it.` }
    : { name: 'RUN_NOT_APPLIED', message: `Run ${id} was published, never applied here. Apply its plan instead.` }
}

/** A run is undone and applied again where it was applied, as long as that worktree is there. */
const isElsewhere = ({ worktree }: RunRecord, { root, isThere }: RunPlace): boolean =>
  worktree !== root && isThere(worktree)

const elsewhere = (record: RunRecord, place: RunPlace, command: Direction): Problem | undefined => {
  if (!isElsewhere(record, place)) return undefined
  const message = `Run ${record.id} was applied in ${record.worktree}. Run \`editplan ${command}\` there.`
  return { name: 'RUN_NOT_APPLIED', message }
}

/** What applying, undoing or redoing a run does, in this order: the files, HEAD and its index entries, the run's record. */
export interface TransitionDecision extends Partial<Pick<TransitionFacts, 'removed' | 'emptyFolders'>> {
  readonly files: readonly Change[]
  /** All that follows the files. The journal keeps it, and `resume` does what is left of it. */
  readonly note: RunNote
  /** The index entries that follow HEAD; absent: all that differ. */
  readonly entries?: FollowingPaths | undefined
}

export type FollowingPaths = Pick<EntriesOfTree, 'paths' | 'allFlags'>

/** What is known of a run's files between the two states. */
export interface TransitionFacts {
  readonly files: readonly FileTransition[]
  /** Flags that index entries get. */
  readonly flags: Flags
  /** Of files and folders that come back: what they were. */
  readonly removed: NonNullable<RunRecord['removed']>
  readonly emptyFolders: NonNullable<RunRecord['emptyFolders']>
}

interface AskedTransition {
  readonly run: string
  readonly direction: Direction
  /** The last step that is applied afterwards, 0 for none. A redo ignores it. */
  readonly step: number
  /** Where HEAD goes; absent where it stays. */
  readonly way: Way | undefined
}

/** What the journal keeps of a transition. */
export const noteOf = (
  {
    run,
    direction,
    step,
    way,
  }: Omit<AskedTransition, 'direction' | 'step'> & {
    readonly direction: Direction | 'run'
    readonly step?: number
  },
  flags: Flags,
): RunNote => ({
  [direction]: run,
  ...(step !== undefined && { to: String(step) }),
  ...(flags.size > 0 && { flags: JSON.stringify([...flags]) }),
  ...(way && { head: way.to.place, commit: way.to.commit, from: way.from.commit, place: way.from.place }),
  ...(way?.makes && { makes: 'true' }),
  ...(way?.replaces !== undefined && { replaces: way.replaces }),
})

/** Throws FILE_MODIFIED, or with a merge MERGE_CONFLICT, for all files that stand against it. */
export async function decideTransition(
  { files, flags, removed, emptyFolders }: TransitionFacts,
  current: FileFacts,
  asked: AskedTransition,
): Promise<TransitionDecision> {
  const decided = await decideFiles(files, current, asked.direction)
  return { removed, emptyFolders, files: decided, note: noteOf(asked, flags) }
}

/** REF_MOVED where HEAD, or the branch that it goes to, is not where it was when a transition was decided. @param target of that branch */
export function refuseMoved(
  { from, place, head, commit, makes, replaces }: RunNote,
  now: { readonly head: Way['from']; readonly target: string | undefined },
): void {
  if (head === undefined) return
  const target = makes ? replaces : head.startsWith('refs/') ? commit : undefined
  if (now.head.place === place && now.head.commit === from && now.target === target) return
  throw new EditplanError({ name: 'REF_MOVED', message: MOVED })
}

const MOVED = 'HEAD or its new branch moved in the meantime. Nothing was changed. Run again.'

/** What a file was left as, what it shall be, and what it is. */
interface MergedTexts {
  readonly current: Buffer
  readonly left: Buffer
  readonly restore: Buffer
}

/** The files as they are. */
export interface FileFacts {
  read(path: string): { readonly content: Buffer; readonly mode: number } | undefined
  /** Merges with what changed since; undefined where both changed the same lines. Absent: what changed is refused. */
  readonly merge: ((texts: MergedTexts) => Promise<Buffer | undefined>) | undefined
}

/** Each file from its present content to the new one; `merge` keeps what changed since. */
export async function decideFiles(
  files: readonly FileTransition[],
  { read, merge }: FileFacts,
  direction: Direction,
): Promise<readonly Change[]> {
  const problems: Problem[] = []
  const decided: Change[] = []
  for (const file of files) {
    const current = read(file.path)
    const [before, modeBefore] = [current?.content, current?.mode]
    const asLeft = isAsLeft(before, file)
    const after = asLeft ? file.restore?.content : merge ? await merged(merge, before, file) : undefined
    if (after || asLeft) {
      const change = { path: file.path, before, after, modeBefore, ...modeAndOwner(modeBefore, file) }
      if (!isSame(change)) decided.push(change)
    } else problems.push(merge ? conflict(file, direction) : changedSince(file, direction))
  }
  if (problems.length > 0) throw new EditplanError(problems)
  return decided
}

const isAsLeft = (current: Buffer | undefined, { left }: FileTransition): boolean =>
  current && left ? current.equals(left.content) : current === undefined && left === undefined

/** Undefined when one side has no file, or both changed the same lines. */
async function merged(
  merge: NonNullable<FileFacts['merge']>,
  current: Buffer | undefined,
  { left, restore }: FileTransition,
): Promise<Buffer | undefined> {
  if (!current || !left || !restore) return undefined
  return merge({ current, left: left.content, restore: restore.content })
}

function modeAndOwner(current: number | undefined, file: FileTransition): Pick<Change, 'mode' | 'restores'> {
  const { restore, attributes } = file
  if (current !== undefined) return { mode: restore ? modeOf(current, { ...file, restore }) : current }
  if (attributes) return { mode: attributes.mode, restores: { owner: attributes.owner } }
  return { mode: restore ? modeOfVersion(restore) : 0 }
}

/** The old mode comes back if the file has the one that the run left. If it was changed since, only the executable bits change. */
function modeOf(current: number, { restore, left }: FileTransition & { readonly restore: RunFile }): number {
  if (left && current === modeOfVersion(left) && (left.mode ?? restore.mode) !== undefined)
    return modeOfVersion(restore)
  const { executable } = restore
  if (executable === (left?.executable ?? executable)) return current
  return executable ? current | ((current & 0o444) >> 2) : current & ~0o111
}

const isSame = ({ before, after, mode, modeBefore }: Change): boolean =>
  before && after ? before.equals(after) && mode === modeBefore : before === after

const SINCE = { undo: 'the run', redo: 'the undo' } as const

const changedSince = ({ path }: FileTransition, direction: Direction): Problem => ({
  name: 'FILE_MODIFIED',
  message: `${JSON.stringify(path)} changed since ${SINCE[direction]}. Keep those changes with --merge, or put them aside first.`,
})

const conflict = ({ path }: FileTransition, direction: Direction): Problem => ({
  name: 'MERGE_CONFLICT',
  message: `${JSON.stringify(path)} changed since ${SINCE[direction]} in the lines that the ${direction} changes. Stash or commit them first.`,
})
