import { EditplanError } from '../errors.ts'
import { openObjectReader } from '../git/cat-file.ts'
import { changedPaths } from '../git/commands/diff.ts'
import type { Git } from '../git/git.ts'
import { lookUpPaths, type TreeLookup } from '../git/tree.ts'
import type { Attributes, Owner } from '../workspace/attributes.ts'
import { type KeptBytes, type KeptVersion, keptBytes, usualMode } from './kept.ts'
import type { RunRecord } from './run-record.ts'
import { openRun, type RecordedRun } from './runs.ts'

/** A file's bytes in the work tree and whether git calls it executable. */
export interface FileVersion {
  readonly content: Buffer
  readonly executable: boolean
  /** Permission bits, where the run changed them and they are not those that git's mode gives. */
  readonly mode?: number
}

/** One file to put back. Undefined means: no file. */
export interface UndoFile {
  readonly path: string
  /** What the run left; what stands there must equal it, or have it merged. */
  readonly left: FileVersion | undefined
  readonly restore: FileVersion | undefined
  /** Of a file that stood before the run: what it is to get if it has to be made again. */
  readonly attributes?: { readonly mode: number; readonly owner?: Owner | undefined }
}

export interface UndoPlan {
  readonly run: RecordedRun
  readonly files: readonly UndoFile[]
}

/**
 * What undoing a run has to write, as bytes of the work tree; nothing is written here. `to`: number of the step that
 * stays the last, 0 (default) for all. UNKNOWN_RUN; USAGE where a commit holds steps on both sides of `to`.
 */
export async function planUndo(git: Git, id: string, { to = 0 }: { readonly to?: number } = {}): Promise<UndoPlan> {
  const run = await openRun(git, id)
  const [before, after] = [stateAfter(run, to), stateAfter(run, run.record.rewoundTo ?? Number.POSITIVE_INFINITY)]
  await using reader = openObjectReader(git)
  const changed = await git.run(changedPaths(before.tree, after.tree))
  const paths = [...new Set([...changed, ...run.record.kept.map((version) => version.path)])].sort()
  const blob = async (oid: string) => (await reader.read(oid))?.content ?? lost(oid)
  const versions = versionsByPath(run.record)
  const sideOf = async (state: State): Promise<Side> => {
    const { entries } = await lookUpPaths(reader, state.tree, { paths })
    return { state, entries, versions, kept: keptBytes(git, run.id), blob }
  }
  const [start, end] = [await sideOf(before), await sideOf(after)]
  const removed = attributesByPath(run.record)
  const files = await Promise.all(
    paths.map(async (path) => {
      const restore = await versionIn(start, path)
      const attributes = restore && attributesFor(restore, { at: before.at, removed: removed.get(path) })
      return { path, restore, left: await versionIn(end, path), ...(attributes && { attributes }) }
    }),
  )
  return { run, files: files.filter(({ restore, left }) => !sameVersion(restore, left)) }
}

/** A state of the run's files: a tree, and how many step commits led to it. */
interface State {
  readonly tree: string
  readonly at: number
}

interface Side {
  readonly state: State
  readonly entries: TreeLookup['entries']
  readonly versions: ReadonlyMap<string, readonly KeptVersion[]>
  readonly kept: KeptBytes
  blob(oid: string): Promise<Buffer>
}

/** The run's files after a step: 0 before the plan, Infinity after all of it. */
function stateAfter(run: RecordedRun, step: number): State {
  const commits = run.snapshots.filter((snapshot) => snapshot.steps.length > 0)
  const staying = commits.filter((snapshot) => snapshot.steps.every((index) => index <= step)).length
  if (staying === commits.length) return { tree: run.head.tree, at: staying }
  const inOrder = commits.slice(staying).every((snapshot) => snapshot.steps.every((index) => index > step))
  if (!inOrder || (run.merge && staying > 0)) {
    throw new EditplanError({
      name: 'USAGE',
      message: `Run ${run.id} cannot be taken back to step ${step}: its commits do not part there. Undo all of it.`,
    })
  }
  const [start] = run.snapshots
  const dirty = start?.steps.length === 0 ? start : run.base
  const first = run.merge?.ontoTree ?? dirty.tree
  return { tree: commits[staying - 1]?.tree ?? first, at: staying }
}

/** A path in a state: kept bytes where git does not hold it as it stood, else its blob. */
async function versionIn(side: Side, path: string): Promise<FileVersion | undefined> {
  const { state, entries, versions, kept, blob } = side
  const entry = entries.get(path)
  const executable = entry?.mode === '100755'
  const version = versions.get(path)?.findLast(({ at }) => at <= state.at)
  if (version?.bytes === null) return undefined
  const mode = version?.mode === undefined ? {} : { mode: version.mode }
  if (version?.bytes !== undefined) return { content: kept.load(version.bytes), executable, ...mode }
  return entry && { content: await blob(entry.oid), executable, ...mode }
}

/** Permission bits of a version, as far as they are known. */
export const modeOfVersion = ({ mode, executable }: FileVersion): number => mode ?? usualMode(executable)

const sameVersion = (one: FileVersion | undefined, other: FileVersion | undefined): boolean =>
  one && other ? modeOfVersion(one) === modeOfVersion(other) && one.content.equals(other.content) : one === other

function versionsByPath({ kept }: RunRecord): ReadonlyMap<string, readonly KeptVersion[]> {
  const versions = new Map<string, KeptVersion[]>()
  for (const version of kept) {
    const known = versions.get(version.path)
    if (known) known.push(version)
    else versions.set(version.path, [version])
  }
  return versions
}

const attributesByPath = ({ removed = [] }: RunRecord): ReadonlyMap<string, Attributes> =>
  new Map(removed.flatMap(({ paths, ...attributes }) => paths.map((path) => [path, attributes] as const)))

/** A file that the run itself made and then changed again gets what any new file gets. */
function attributesFor(
  { mode, executable }: FileVersion,
  { at, removed }: { readonly at: number; readonly removed: Attributes | undefined },
): UndoFile['attributes'] {
  if (at > 0 && !removed) return undefined
  const owner = removed && { uid: removed.uid, gid: removed.gid }
  return { mode: mode ?? (at === 0 && removed ? removed.mode : usualMode(executable)), owner }
}

function lost(oid: string): never {
  throw new EditplanError({
    name: 'GIT_FAILED',
    message: `The repository has lost the object ${oid}. Fetch it from another clone.`,
  })
}
