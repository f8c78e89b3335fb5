import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { EditplanError } from '../../errors.ts'
import type { EntryFlags } from '../git/commands/index-files.ts'
import type { Sequence } from '../git/fast-import.ts'
import type { Git } from '../git/git.ts'
import { writeWhole } from '../git/whole-file.ts'
import { sha256 } from '../text/digest.ts'
import type { AttributedPaths } from '../workspace/attributes.ts'
import type { RecordedCommand } from './stored-changes.ts'

/** The size of a run, as git counts it; nothing before its result is audited. */
export interface RunTotals {
  /** Steps that changed a file. */
  readonly steps: number
  readonly files: number
  readonly insertions: number
  readonly deletions: number
}

/**
 * Data about a run besides its commits, in `<common git dir>/editplan/runs/<id>.json`. Order and retention come
 * from here; nothing of it is ever in a commit.
 */
export interface RunRecord {
  readonly version: 1
  readonly id: string
  /** When the run was recorded, ISO. */
  readonly time: string
  readonly title: string
  readonly digest: string
  /** Numbers of the plan's steps that were left out; absent where none was. */
  readonly without?: readonly number[]
  /** `recorded`: commits exist, the checkout does not have them yet. `published`: they went to a remote, no checkout has them. */
  readonly status: 'recorded' | 'applied' | 'published' | 'undone'
  readonly base: { readonly commit: string; readonly tree: string }
  readonly head: { readonly commit: string; readonly tree: string }
  readonly merge?: Merge
  /** Top of the work tree it was applied in. */
  readonly worktree: string
  /** Branch that was made of it, and where HEAD was before: a full ref, or a commit when detached. */
  readonly branch?: string
  readonly cameFrom?: string
  /** Number of the last step that is applied, after an undo of those behind it. */
  readonly rewoundTo?: number
  /** When steps of it were last undone, ISO; absent while all of them are applied. */
  readonly undoneAt?: string
  readonly totals: RunTotals
  readonly kept: readonly KeptVersion[]
  /** Permission bits and owners of the files that the run removes, and of the folders above them, before the run. */
  readonly removed?: readonly AttributedPaths[]
  /** Folders that were empty before the run put files into them. */
  readonly emptyFolders?: readonly string[]
  /** Flags that the index entries of its files had before the run, by path. */
  readonly flags?: readonly (readonly [string, EntryFlags])[]
  /** Results of the commands of its steps. */
  readonly commands?: readonly RecordedCommand[]
  /** While `recorded`: the finished run that this one repeats, and the commit at which its chain ends. */
  readonly earlier?: { readonly record: RunRecord; readonly chain: string }
}

const ID = /^[0-9a-f]{20}(?:-\d+)?$/

const folderOf = (git: Git): string => join(git.commonDir, 'editplan', 'runs')

/** Writes the record whole or not at all. One that repeats a finished run remembers that run until it is finished itself. */
export function writeRecord(git: Git, record: RunRecord): void {
  const file = join(folderOf(git), `${record.id}.json`)
  const { earlier: _, ...own } = record
  const earlier = record.status === 'recorded' ? earlierOf(git, record) : undefined
  mkdirSync(folderOf(git), { recursive: true, mode: 0o700 })
  writeWhole(file, `${JSON.stringify({ ...own, ...(earlier && { earlier }) })}\n`)
}

function earlierOf(git: Git, { id, head }: RunRecord): RunRecord['earlier'] {
  const existing = findRecord(git, id)
  if (existing?.status === 'recorded') return existing.earlier
  return existing && { record: existing, chain: head.commit }
}

/** The record of a run; UNKNOWN_RUN when there is none. */
export function readRecord(git: Git, id: string): RunRecord {
  const record = ID.test(id) ? findRecord(git, id) : undefined
  if (record) return record
  const message = `No run "${id}" is recorded in this repository. \`editplan history\` lists the runs.`
  throw new EditplanError({ name: 'UNKNOWN_RUN', message })
}

/** Every record, the latest first. */
export function listRecords(git: Git): RunRecord[] {
  return recordedIds(git)
    .flatMap((id) => findRecord(git, id) ?? [])
    .sort((a, b) => (a.time === b.time ? (a.id < b.id ? 1 : -1) : a.time < b.time ? 1 : -1))
}

/** Removes the record of a run, if there is one; its ref and its stored bytes stay. */
export function deleteRecord(git: Git, id: string): void {
  rmSync(join(folderOf(git), `${id}.json`), { force: true })
}

/** Ids of all runs that left anything here: a record, half of one, kept bytes. */
export const tracedIds = (git: Git): string[] =>
  [...new Set(namesIn(git).map((name) => name.replace(/\.json(?:\.new)?$/, '')))].filter((id) => ID.test(id))

/** Removes records that a kill left half-written. */
export function dropHalfRecords(git: Git): void {
  for (const name of namesIn(git)) if (name.endsWith('.json.new')) rmSync(join(folderOf(git), name), { force: true })
}

const recordedIds = (git: Git): string[] =>
  namesIn(git)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter((id) => ID.test(id))

function namesIn(git: Git): string[] {
  try {
    return readdirSync(folderOf(git))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Undefined if absent. */
export function findRecord(git: Git, id: string): RunRecord | undefined {
  try {
    const record: RunRecord = JSON.parse(readFileSync(join(folderOf(git), `${id}.json`), 'utf8'))
    return record
  } catch (error) {
    // A record that cannot be read as JSON counts as absent: its run was never finished.
    if (isMissing(error) || error instanceof SyntaxError) return undefined
    throw error
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * A version of a file that git's objects do not hold as it was in the work tree: an ignored file, which must never become an
 * object, one that a conversion (line ends, filter, encoding) changes on its way, or one of a mode that git does not know.
 */
export interface KeptVersion {
  readonly path: string
  /** Snapshots before it: 0 is the state before the plan, n what the n-th step commit left. */
  readonly at: number
  /** SHA-256 of the bytes; null when there was no file; undefined when the blob holds them exactly. */
  readonly bytes?: string | null
  /** Permission bits, where the run changes them and they differ from `usualMode`. */
  readonly mode?: number
}

/** The permission bits that a file of git's mode usually has. */
export const usualMode = (executable: boolean): number => (executable ? 0o755 : 0o644)

/** Bytes of a run outside the object database: `<common git dir>/editplan/runs/<id>/<sha256>`. */
export interface KeptBytes {
  save(content: Buffer): string
  load(name: string): Buffer
  /** Moves the bytes to another run, which keeps its own. */
  moveTo(otherId: string): void
  drop(): void
}

/** The stored bytes of a run; the folder is created by the first `save`. `load` throws UNKNOWN_RUN where bytes are damaged. */
export function keptBytes(git: Git, runId: string): KeptBytes {
  const folderOf = (id: string): string => join(git.commonDir, 'editplan', 'runs', id)
  const folder = folderOf(runId)
  return {
    save(content) {
      const name = sha256(content)
      const file = join(folder, name)
      if (existsSync(file)) return name
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      writeWhole(file, content)
      return name
    },
    load(name) {
      const content = readFileSync(join(folder, name))
      if (sha256(content) === name) return content
      const message = `The stored bytes ${name} of run ${runId} are damaged. Restore the files from a commit instead.`
      throw new EditplanError({ name: 'UNKNOWN_RUN', message })
    },
    moveTo(otherId) {
      if (!existsSync(folder)) return
      const other = folderOf(otherId)
      mkdirSync(other, { recursive: true, mode: 0o700 })
      for (const name of readdirSync(folder)) renameSync(join(folder, name), join(other, name))
      rmSync(folder, { recursive: true })
    },
    drop: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** One commit of a run. */
export interface Snapshot {
  readonly commit: string
  readonly tree: string
  readonly parent: string
  readonly message: string
  /** Numbers of the steps it holds; empty for the commits "before the plan" and "after the plan". */
  readonly steps: readonly number[]
}

/** A recorded run: a chain of snapshots on a base, at `refs/editplan/runs/<id>`. */
export interface Run {
  readonly id: string
  readonly ref: string
  readonly base: { readonly commit: string; readonly tree: string }
  /** The last snapshot; or the merge that brought the chain onto another head, or the commit "after the plan" on that. */
  readonly head: { readonly commit: string; readonly tree: string }
  readonly snapshots: Sequence<Snapshot>
  /** Present when the chain was merged onto a head that had moved on from the base. */
  readonly merge?: Merge
  /** Files that the run changed and git ignores, right after it is recorded: no snapshot holds them. */
  readonly ignored?: readonly string[]
}

/** A run that changed nothing on a commit. */
export const emptyRun = (base: Run['base']): Run => ({ id: '', ref: '', base, head: base, snapshots: [] })

/** The commit that brings a chain onto a head that moved on from its base, or the one "after the plan" on that. */
interface Merge {
  readonly commit: string
  readonly tree: string
  /** The head it was merged onto, and that head's tree. */
  readonly onto: string
  readonly ontoTree: string
}

/** Merge commits of runs; unlike a chain, made again whenever the head moves. */
export const MERGE_REFS = 'refs/editplan/merges/'

/** Refs of runs: outside branches and tags, so that fetch and push ignore them by default. */
export const RUN_REFS = 'refs/editplan/runs/'
