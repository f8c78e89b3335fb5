import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { EditplanError } from '../../errors.ts'
import type { Sequence } from '../git/fast-import.ts'
import type { Git } from '../git/git.ts'
import { writeWhole } from '../git/whole-file.ts'
import { sha256 } from '../text/digest.ts'
import { isObject, parsedJson } from '../text/json.ts'
import { readBack } from '../text/read-back.ts'
import { planned, result, step } from './manifest.ts'

const commit = z.strictObject({ commit: z.string(), tree: z.string() })
const attributes = { mode: z.int(), uid: z.int(), gid: z.int() }

/** The commit that brings a chain onto a head that moved on from its base, or the one "after the plan" on that. */
const merge = z.strictObject({
  ...commit.shape,
  /** The head it was merged onto, and that head's tree. */
  onto: z.string(),
  ontoTree: z.string(),
})

const keptVersion = z.strictObject({
  path: z.string(),
  /** Snapshots before it: 0 is the state before the plan, n what the n-th step commit left. */
  at: z.int(),
  /** SHA-256 of the bytes; null when there was no file; undefined when the blob holds them exactly. */
  bytes: z.string().nullable().exactOptional(),
  /** Permission bits, where the run changes them and they differ from `usualMode`. */
  mode: z.int().exactOptional(),
})

const fields = {
  version: z.literal(1),
  id: z.string(),
  /** When the run was recorded, ISO. */
  time: z.string(),
  title: z.string(),
  ...planned,
  /** The tree of the base. */
  baseTree: z.string(),
  /** `recorded`: commits exist, the checkout does not have them yet. `published`: they went to a remote, no checkout has them. */
  status: z.enum(['recorded', 'applied', 'published', 'undone']),
  head: commit,
  merge: merge.exactOptional(),
  /** Top of the work tree it was applied in. */
  worktree: z.string(),
  /** Branch that was made of it, and where HEAD was before: a full ref, or a commit when detached. */
  branch: z.string().exactOptional(),
  cameFrom: z.string().exactOptional(),
  /** Number of the last step that is applied, after an undo of those behind it. */
  rewoundTo: z.int().exactOptional(),
  /** When steps of it were last undone, ISO; absent while all of them are applied. */
  undoneAt: z.string().exactOptional(),
  /** The size of the run, as git counts it, with the number of steps that changed a file; nothing before its result is audited. */
  totals: z.strictObject({ steps: z.int(), files: z.int(), insertions: z.int(), deletions: z.int() }),
  kept: z.array(keptVersion).readonly(),
  /** Permission bits and owners of the files that the run removes, and of the folders above them, before the run. */
  removed: z
    .array(z.strictObject({ ...attributes, paths: z.array(z.string()).readonly() }))
    .readonly()
    .exactOptional(),
  /** Folders that were empty before the run put files into them. */
  emptyFolders: z.array(z.string()).readonly().exactOptional(),
  /** Flags that the index entries of its files had before the run, by path. */
  flags: z
    .array(
      z.tuple([z.string(), z.strictObject({ skipWorktree: z.boolean(), assumeUnchanged: z.boolean() })]).readonly(),
    )
    .readonly()
    .exactOptional(),
  /** Of the commands of its steps, with the files after each. */
  results: z
    .array(
      result.extend({
        step,
        /** A command may be written in several lines. */
        programs: z.array(z.string()),
        files: z.array(z.strictObject({ path: z.string(), mode: z.string(), blob: z.string().nullable() })).readonly(),
      }),
    )
    .readonly()
    .exactOptional(),
}

/** While `recorded`: the finished run that this one repeats, and the commit at which its chain ends. */
const earlier = z.strictObject({ record: z.strictObject(fields), chain: z.string() })
export const record = z.strictObject({ ...fields, earlier: earlier.exactOptional() }).readonly()

/**
 * Data about a run besides its commits, in `<common git dir>/editplan/runs/<id>.json`. It decides the order of runs and how long they are
 * kept, and is part of no commit.
 */
export type RunRecord = z.output<typeof record>

/**
 * A version of a file that git's objects do not hold as it was in the work tree: an ignored file, which must never become an
 * object, one that a conversion (line ends, filter, encoding) changes on its way, or one of a mode that git does not know.
 */
export type KeptVersion = Readonly<z.infer<typeof keptVersion>>

const ID = /^[0-9a-f]{20}(?:-\d+)?$/

const folderOf = (git: Git): string => join(git.commonDir, 'editplan', 'runs')
const fileOf = (git: Git, id: string): string => join(folderOf(git), `${id}.json`)

/** Writes the record whole or not at all. One that repeats a finished run remembers that run until it is finished itself. */
export function writeRecord(git: Git, written: RunRecord): void {
  const file = fileOf(git, written.id)
  const { earlier: _, ...own } = written
  const earlier = written.status === 'recorded' ? earlierOf(git, written) : undefined
  mkdirSync(folderOf(git), { recursive: true, mode: 0o700 })
  writeWhole(
    file,
    readBack(`${JSON.stringify({ ...own, ...(earlier && { earlier }) })}\n`, (text) => record.parse(JSON.parse(text))),
  )
}

function earlierOf(git: Git, { id, head }: RunRecord): RunRecord['earlier'] {
  const existing = findRecord(git, id)
  if (existing?.status === 'recorded') return existing.earlier
  return existing && { record: existing, chain: head.commit }
}

/** The record of a run; UNKNOWN_RUN when there is none. */
export function readRecord(git: Git, id: string): RunRecord {
  const found = ID.test(id) ? findRecord(git, id) : undefined
  if (found) return found
  const message = `No run "${id}" is recorded in this repository. \`editplan history\` lists the runs.`
  throw new EditplanError({ name: 'UNKNOWN_RUN', message })
}

/** Every record, the latest first; READ_FAILED where one cannot be read, which may be the latest. */
export const listRecords = (git: Git): RunRecord[] =>
  sorted(recordedIds(git).flatMap((id) => findRecord(git, id) ?? []))

/** The records that can be read, the latest first, and the ids of those that cannot. */
export function readableRecords(git: Git): {
  readonly records: readonly RunRecord[]
  readonly unread: readonly string[]
} {
  const found = recordedIds(git).map((id) => ({ id, record: parsedRecord(fileOf(git, id)) }))
  return {
    records: sorted(found.flatMap(({ record }) => (typeof record === 'object' ? record : []))),
    unread: found.flatMap(({ id, record }) => (typeof record === 'string' ? id : [])),
  }
}

const sorted = (records: RunRecord[]): RunRecord[] =>
  records.sort((a, b) => (a.time === b.time ? (a.id < b.id ? 1 : -1) : a.time < b.time ? 1 : -1))

/** Removes the record of a run, if there is one; its ref and its stored bytes stay. */
export function deleteRecord(git: Git, id: string): void {
  rmSync(fileOf(git, id), { force: true })
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

/** Undefined if absent; READ_FAILED for a file that this editplan did not write: it may be damaged, or of a newer one. */
export function findRecord(git: Git, id: string): RunRecord | undefined {
  const file = fileOf(git, id)
  const found = parsedRecord(file)
  if (typeof found !== 'string') return found
  const message = `${file} cannot be read as the record of a run: ${found}. Use the version of editplan that wrote it, or restore the file. If you delete it, the run and the bytes kept for its undo are lost.`
  throw new EditplanError({ name: 'READ_FAILED', message })
}

/** Undefined if absent; a string that says what is wrong with the file. */
function parsedRecord(file: string): RunRecord | string | undefined {
  const text = textOf(file)
  if (text === undefined) return undefined
  const data = parsedJson(text)
  if (data === undefined) return 'it is not JSON'
  const { success, data: found, error } = record.safeParse(data)
  if (success) return found
  const [issue] = error.issues
  return isObject(data) && data.version !== 1
    ? `its version is ${JSON.stringify(data.version)}, and this editplan reads 1`
    : `${issue?.path.join('.') || 'the whole'}: ${issue?.message}`
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

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
  readonly merge?: z.infer<typeof merge>
  /** Files that the run changed and git ignores, right after it is recorded: no snapshot holds them. */
  readonly ignored?: readonly string[]
}

/** A run that changed nothing on a commit. */
export const emptyRun = (base: Run['base']): Run => ({ id: '', ref: '', base, head: base, snapshots: [] })

/** Merge commits of runs; unlike a chain, made again whenever the head moves. */
export const MERGE_REFS = 'refs/editplan/merges/'

/** Refs of runs: outside branches and tags, so that fetch and push ignore them by default. */
export const RUN_REFS = 'refs/editplan/runs/'
