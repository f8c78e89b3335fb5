import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { EditplanError } from '../../errors.ts'
import { openObjectReader } from '../git/cat-file.ts'
import { commitStatistics, type DiffStatistics, readablePatch } from '../git/commands/diff.ts'
import { listChain } from '../git/commands/log.ts'
import { objectSizes } from '../git/commands/object-sizes.ts'
import { listRefs, updateRefs } from '../git/commands/refs.ts'
import { dropCrashReports } from '../git/fast-import.ts'
import type { Git } from '../git/git.ts'
import { dropScratchFolders } from '../git/scratch-folder.ts'
import { dropTemporaryWorktrees } from '../git/temporary-worktree.ts'
import { runOfMessage, stepsOfMessage } from './message.ts'
import {
  deleteRecord,
  dropHalfRecords,
  findRecord,
  keptBytes,
  listRecords,
  MERGE_REFS,
  RUN_REFS,
  type Run,
  type RunRecord,
  readableRecords,
  readRecord,
  type Snapshot,
  tracedIds,
  writeRecord,
} from './run-record.ts'
import { existingRuns } from './run-ref.ts'

/** A recorded run: its chain and its record. */
export interface RecordedRun extends Run {
  readonly snapshots: readonly Snapshot[]
  readonly record: RunRecord
}

/** Finished runs, the latest first. */
export const listRuns = (git: Git): RunRecord[] => listRecords(git).filter(({ status }) => status !== 'recorded')

/**
 * A run by its id or the beginning of it, four characters or more; without one, the latest that is applied in this work tree.
 * UNKNOWN_RUN when there is none, or the beginning is ambiguous.
 */
export const findRun = (git: Git, id?: string): RunRecord =>
  id === undefined
    ? (runsHere(git).find(({ status }) => status === 'applied') ??
      unknown(
        'There is no run to undo in this checkout. To undo what `record` recorded: `editplan help undo-recover-attribute`',
      ))
    : findById(git, id)

/** The same, but without an id the run that was undone last, in whole or in part. */
export function findUndoneRun(git: Git, id?: string): RunRecord {
  if (id !== undefined) return findById(git, id)
  const undone = runsHere(git).filter(({ undoneAt }) => undoneAt !== undefined)
  const [last] = undone.sort((one, other) => ((one.undoneAt ?? '') < (other.undoneAt ?? '') ? 1 : -1))
  return last ?? unknown('No run is undone in this checkout')
}

/** The shortest beginning of an id that is accepted; numbers of steps are usually shorter. */
const SHORTEST_ID = 4

function findById(git: Git, id: string): RunRecord {
  const begun = id.length < SHORTEST_ID ? [] : runsNamed(git, (name) => name.startsWith(id))
  const found = begun.find((run) => run.id === id) ?? (begun.length === 1 ? begun[0] : undefined)
  if (found) return found
  if (begun.length > 1) {
    const suggestions = begun.map((run) => run.id)
    return unknown(`The ids of ${begun.length} runs begin with ${JSON.stringify(id)}`, suggestions)
  }
  const [latest] = listRuns(git)
  const step =
    latest && /^\d{1,6}$/.test(id) ? `. Step ${id} of the latest run is \`${latest.id.slice(0, 7)} ${id}\`` : ''
  return unknown(`No run id begins with ${JSON.stringify(id)}; pass at least ${SHORTEST_ID} characters${step}`)
}

/** Finished runs whose ids fit, the latest first; READ_FAILED where the record of one of these cannot be read. */
function runsNamed(git: Git, isNamed: (id: string) => boolean): RunRecord[] {
  const { records, unread } = readableRecords(git)
  for (const id of unread.filter(isNamed)) readRecord(git, id)
  return records.filter(({ id, status }) => status !== 'recorded' && isNamed(id))
}

/** Finished runs of this work tree, the latest first. */
const runsHere = (git: Git): RunRecord[] => listRuns(git).filter(({ worktree }) => worktree === git.root)

function unknown(what: string, suggestions: readonly string[] = []): never {
  const message = `${what}. See \`editplan history\`.`
  throw new EditplanError({ name: 'UNKNOWN_RUN', message, suggestions })
}

/** The record of the run that a commit's trailer names; undefined where no such run is recorded here. */
export async function runOfCommit(git: Git, commit: string): Promise<RunRecord | undefined> {
  await using reader = openObjectReader(git)
  const object = await reader.read(commit)
  const id = object && runOfMessage(object.content.toString('utf8'))
  return id === undefined ? undefined : runsNamed(git, (name) => name.replace(/-.*/, '') === id)[0]
}

/** A run with its snapshots; UNKNOWN_RUN when it was not recorded. */
export async function openRun(git: Git, id: string): Promise<RecordedRun> {
  const record = readRecord(git, id)
  const ref = `${RUN_REFS}${id}`
  const chain = await readChain(git, { commit: record.base, tree: record.baseTree }, ref)
  const merge = record.merge
  return { id, ref, ...chain, ...(merge ? { merge, head: { commit: merge.commit, tree: merge.tree } } : {}), record }
}

/** What each snapshot changed, in the snapshots' order. */
export async function snapshotStatistics(git: Git, snapshots: Run['snapshots']): Promise<DiffStatistics[]> {
  const found = await git.run(commitStatistics(snapshots.map(({ commit }) => commit)))
  return snapshots.map(({ commit }) => found.get(commit) ?? { files: 0, insertions: 0, deletions: 0 })
}

/**
 * The patch of a commit, or between two, as git prints it: bytes of the files' own encodings. Renames are found; of a binary file
 * there are the sizes before and after.
 */
export async function patchOf(git: Git, ...commits: readonly string[]): Promise<Buffer> {
  const patch = (await git.run(readablePatch(...commits))).toString('latin1')
  const ids = [...patch.matchAll(BINARY)].flatMap(([, , before = '', after = '']) => [before, after])
  if (ids.length === 0) return Buffer.from(patch, 'latin1')
  const sizes = await git.run(objectSizes(ids))
  const bytes = new Map(ids.map((id, at) => [id, sizes[at] ?? 0]))
  const text = patch.replace(BINARY, (_, head: string, before: string, after: string) => {
    return `${head}Binary file: ${bytes.get(before)} bytes before, ${bytes.get(after)} after\n`
  })
  return Buffer.from(text, 'latin1')
}

const BINARY = /^(index ([0-9a-f]{40,64})\.\.([0-9a-f]{40,64}).*\n)Binary files .* differ\n/gm

interface Finish {
  /** Default applied. */
  readonly status?: 'applied' | 'published'
  /** Branch made of the run, and where HEAD was before: a full ref, or a commit. */
  readonly branch?: string
  readonly cameFrom?: string
  /** Runs kept, this one included; default 100. */
  readonly keep?: number
}

/** Marks a run as applied (again) or published, and drops the oldest beyond `keep`, refs first. */
export async function finishRun(git: Git, id: string, options: Finish = {}): Promise<void> {
  const { keep = 100, status = 'applied', ...branch } = options
  writeRecord(git, { ...readRecord(git, id), ...branch, status })
  // The run is finished now, come what may. A run too many does no harm: the next one lets it go.
  await dropOldRuns(git, id, keep).catch(() => undefined)
}

async function dropOldRuns(git: Git, latest: string, keep: number): Promise<void> {
  const old = readableRecords(git).records.filter(({ id }) => id !== latest)
  const ids = old.slice(Math.max(0, keep - 1)).map(({ id }) => id)
  await dropRuns(git, ids)
}

/** Takes back a recorded run that is not finished: drops it, or restores what it was before it was recorded again. */
export async function takeBackRun(git: Git, id: string): Promise<void> {
  if (findRecord(git, id)?.status === 'recorded') await rollback(git, [id])
}

/** Notes the size of a run, once its result is audited. */
export function noteTotals(git: Git, id: string, totals: RunRecord['totals']): void {
  writeRecord(git, { ...readRecord(git, id), totals })
}

/** Notes the attributes of what a run removes, and which folders were empty, for a later undo. */
export function noteSurroundings(
  git: Git,
  id: string,
  noted: Required<Pick<RunRecord, 'removed' | 'emptyFolders' | 'flags'>>,
): void {
  const { removed, emptyFolders, flags } = noted
  const found = {
    ...(flags.length > 0 && { flags }),
    ...(removed.length > 0 && { removed }),
    ...(emptyFolders.length > 0 && { emptyFolders }),
  }
  if (Object.keys(found).length > 0) writeRecord(git, { ...readRecord(git, id), ...found })
}

/** Notes that only the steps up to `step` are applied, 0 for none: a later undo or redo begins there. */
export function markUndone(git: Git, id: string, step = 0): void {
  const { rewoundTo: _, ...record } = readRecord(git, id)
  const left = step > 0 ? { rewoundTo: step } : { status: 'undone' as const }
  writeRecord(git, { ...record, ...left, undoneAt: new Date().toISOString() })
}

/** Notes that all steps are applied again. `cameFrom`: where HEAD was before it moved to the run's branch again. */
export function markRedone(git: Git, id: string, { cameFrom }: { readonly cameFrom?: string | undefined } = {}): void {
  const { rewoundTo: _, undoneAt: __, ...record } = readRecord(git, id)
  writeRecord(git, { ...record, status: 'applied', ...(cameFrom !== undefined && { cameFrom }) })
}

/**
 * Takes back every run that was never finished, and drops the folders, worktrees and crash
 * reports that a killed run left. What may belong to a run at work in another worktree stays, and what belongs to a record that
 * cannot be read. Answers the runs' ids.
 * What `resume` does once the journal is settled.
 */
export async function dropUnfinished(git: Git): Promise<string[]> {
  const { records, unread } = readableRecords(git)
  const kept = new Set([...records.flatMap(({ id, status }) => (status === 'recorded' ? [] : id)), ...unread])
  const ids = [...(await existingRuns(git)).map(({ id }) => id), ...tracedIds(git)]
  // Looked at after what there is: a run that begins now has left nothing yet.
  const alone = !isAnotherAtWork(git)
  const own = new Set(records.flatMap(({ id, worktree }) => (worktree === git.root ? id : [])))
  const unfinished = [...new Set(ids)].filter((id) => !kept.has(id) && (alone || own.has(id)))
  await rollback(git, unfinished)
  if (alone) dropHalfRecords(git)
  dropScratchFolders(git)
  dropCrashReports(git, RUN_REFS)
  dropTemporaryWorktrees(git)
  return unfinished
}

/** Whether a worktree of the repository, not this one, is held by a run, or was when the run was killed. */
function isAnotherAtWork(git: Git): boolean {
  const worktrees = join(git.commonDir, 'worktrees')
  const linked = existsSync(worktrees) ? readdirSync(worktrees).map((name) => join(worktrees, name)) : []
  return [git.commonDir, ...linked].some((gitDir) => gitDir !== git.gitDir && existsSync(lockOf(gitDir)))
}

const lockOf = (gitDir: string): string => join(gitDir, 'editplan', 'lock')

/** Can be called again after a kill: the records change last. */
async function rollback(git: Git, ids: readonly string[]): Promise<void> {
  const repeated = readableRecords(git).records.flatMap(({ id, earlier }) =>
    earlier && ids.includes(id) ? { id, ...earlier } : [],
  )
  for (const { id, record, chain } of repeated) {
    const merge = record.merge ? [{ ref: `${MERGE_REFS}${id}`, to: record.merge.commit }] : []
    await git.run(updateRefs([{ ref: `${RUN_REFS}${id}`, to: chain }, ...merge]))
    writeRecord(git, record)
  }
  const again = new Set(repeated.map(({ id }) => id))
  await dropRuns(
    git,
    ids.filter((id) => !again.has(id)),
  )
}

async function dropRuns(git: Git, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const existing = new Set((await git.run(listRefs('refs/editplan/'))).map(({ name }) => name))
  const refs = ids.flatMap((id) => [`${RUN_REFS}${id}`, `${MERGE_REFS}${id}`]).filter((ref) => existing.has(ref))
  if (refs.length > 0) await git.run(updateRefs(refs.map((ref) => ({ ref, to: undefined }))))
  for (const id of ids) {
    deleteRecord(git, id)
    keptBytes(git, id).drop()
  }
}

/** The snapshots between a base and the tip of a chain, oldest first. */
async function readChain(
  git: Git,
  base: Run['base'],
  tip: string,
): Promise<Pick<RecordedRun, 'base' | 'head' | 'snapshots'>> {
  const commits = await git.run(listChain(base.commit, tip))
  const snapshots: Snapshot[] = commits.map(({ commit, tree, parents, message }) => ({
    commit,
    tree,
    parent: parents[0] ?? '',
    message,
    steps: stepsOfMessage(message),
  }))
  const last = snapshots.at(-1)
  return { base, head: last ? { commit: last.commit, tree: last.tree } : base, snapshots }
}
