import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { EditplanError } from '../../errors.ts'
import { openObjectReader } from '../git/cat-file.ts'
import { changedPaths } from '../git/commands/diff.ts'
import type { Git } from '../git/git.ts'
import { type ScratchFolder, scratchFolder } from '../git/scratch-folder.ts'
import { lookUpPaths, type TreeLookup } from '../git/tree.ts'
import { groupBy } from '../text/group-by.ts'
import type { Attributes } from '../workspace/attributes.ts'
import type { Owner } from '../workspace/change.ts'
import { type KeptBytes, type KeptVersion, keptBytes, type RunRecord, usualMode } from './run-record.ts'
import type { RecordedRun } from './runs.ts'

/** A file's bytes in the work tree and whether git calls it executable. */
export interface RunFile {
  readonly content: Buffer
  readonly executable: boolean
  /** Permission bits, where the run changed them and they differ from git's mode. */
  readonly mode?: number
}

/** One file on its way from one state of a run to another. Undefined means: no file. */
export interface FileTransition {
  readonly path: string
  /** Content that the run, or its undo, wrote. The file in the work tree must equal it, or is merged. */
  readonly left: RunFile | undefined
  readonly restore: RunFile | undefined
  /** Attributes for a file that existed before the run, if it is created again. */
  readonly attributes?: { readonly mode: number; readonly owner?: Owner | undefined }
}

export interface Transition {
  readonly run: RecordedRun
  readonly files: readonly FileTransition[]
  /** Files of the run that are in the one state as they are in the other. */
  readonly settled: readonly string[]
  /** Those of the files that git tracks and a sparse checkout leaves out of the work tree again. */
  readonly skipped: readonly string[]
}

/**
 * What an undo has to write, as bytes of the work tree; writes nothing itself. `to`: number of the step that
 * remains the last one, 0 (default) for an undo of the whole run. USAGE if a commit contains steps before and after `to`.
 */
export const planUndo = (git: Git, run: RecordedRun, { to = 0 }: { readonly to?: number } = {}): Promise<Transition> =>
  planTransition(git, run, { from: lastStanding(run.record), to })

/** The same for applying again the steps that were undone. */
export const planRedo = (git: Git, run: RecordedRun): Promise<Transition> =>
  planTransition(git, run, { from: lastStanding(run.record), to: ALL })

const ALL = Number.POSITIVE_INFINITY

/** The last step of a run that is applied in the work tree; Infinity for all. */
export const lastStanding = ({ status, rewoundTo }: RunRecord): number => (status === 'undone' ? 0 : (rewoundTo ?? ALL))

/** Between two states: `left` after the step `from`, `restore` after the step `to`; Infinity for all. */
async function planTransition(
  git: Git,
  run: RecordedRun,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Transition> {
  const [start, end] = [stateAfter(run, from), stateAfter(run, to)]
  await using reader = openObjectReader(git)
  const changed = await git.run(changedPaths(start.tree, end.tree))
  const rewound = run.record.rewoundTo === undefined ? [] : await git.run(changedPaths(end.tree, run.head.tree))
  const paths = [...new Set([...changed, ...rewound, ...run.record.kept.map((version) => version.path)])].sort()
  const blob = async (oid: string) => (await reader.read(oid))?.content ?? lost(oid)
  const versions = groupBy(run.record.kept, ({ path }) => path)
  const sideOf = async (state: State): Promise<Side> => {
    const { entries } = await lookUpPaths(reader, state.tree, { paths })
    return { state, entries, versions, kept: keptBytes(git, run.id), blob }
  }
  const [now, then] = [await sideOf(start), await sideOf(end)]
  const removed = attributesByPath(run.record)
  const files = await Promise.all(
    paths.map(async (path) => {
      const restore = await versionIn(then, path)
      const attributes = restore && attributesFor(restore, { at: end.at, removed: removed.get(path) })
      return { path, restore, left: await versionIn(now, path), ...(attributes && { attributes }) }
    }),
  )
  const changing = files.filter(({ restore, left }) => !sameVersion(restore, left))
  const skipped = files.flatMap(({ path, restore }) => (!restore && then.entries.has(path) ? path : []))
  const settled = files.flatMap(({ path, restore, left }) => (sameVersion(restore, left) ? path : []))
  return { run, files: changing, settled, skipped }
}

/** A state of the run's files: a tree, and how many step commits led to it. */
type State = { readonly tree: string; readonly at: number }

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
    const message = `Run ${run.id} cannot go back to step ${step}: one commit contains that step and others. Undo the whole run.`
    throw new EditplanError({ name: 'USAGE', message })
  }
  const [start] = run.snapshots
  const dirty = start?.steps.length === 0 ? start : run.base
  const first = run.merge?.ontoTree ?? dirty.tree
  return { tree: commits[staying - 1]?.tree ?? first, at: staying }
}

/** A path in a state: kept bytes where git does not hold it as it was, else its blob. */
async function versionIn(side: Side, path: string): Promise<RunFile | undefined> {
  const { state, entries, versions, kept, blob } = side
  const entry = entries.get(path)
  const executable = entry?.mode === '100755'
  const version = versions.get(path)?.findLast(({ at }) => at <= state.at)
  if (version?.bytes === null) return undefined
  const mode = version?.mode === undefined ? {} : { mode: version.mode }
  if (version?.bytes !== undefined) return { content: kept.load(version.bytes), executable, ...mode }
  return entry && { content: await blob(entry.oid), executable, ...mode }
}

/** Permission bits of a version; the usual ones where no others are recorded. */
export const modeOfVersion = ({ mode, executable }: RunFile): number => mode ?? usualMode(executable)

const sameVersion = (one: RunFile | undefined, other: RunFile | undefined): boolean =>
  one && other ? modeOfVersion(one) === modeOfVersion(other) && one.content.equals(other.content) : one === other

const attributesByPath = ({ removed = [] }: RunRecord): ReadonlyMap<string, Attributes> =>
  new Map(removed.flatMap(({ paths, ...attributes }) => paths.map((path) => [path, attributes] as const)))

/** Undefined for a file that the run itself made: it gets what any new file gets. */
function attributesFor(
  { mode, executable }: RunFile,
  { at, removed }: { readonly at: number; readonly removed: Attributes | undefined },
): FileTransition['attributes'] {
  if (at > 0 && !removed) return undefined
  const owner = removed && { uid: removed.uid, gid: removed.gid }
  return { mode: mode ?? (at === 0 && removed ? removed.mode : usualMode(executable)), owner }
}

function lost(oid: string): never {
  const message = `The object ${oid} is missing from the repository. Fetch it from another clone.`
  throw new EditplanError({ name: 'GIT_FAILED', message })
}

/** Two folders in a scratch folder, `before` and `after`, with the files that differ. */
interface LaidOut extends Disposable {
  readonly path: string
  /** How many files differ. */
  readonly files: number
}

/**
 * Writes what a run, or one of its steps, changed as two folders of files, for programs that compare those: what git ignores comes from
 * the run's own copies. Throws USAGE where one commit contains the step and others.
 */
export async function exportTree(git: Git, run: RecordedRun, step?: number): Promise<LaidOut> {
  const ends = step === undefined ? { from: 0, to: Number.POSITIVE_INFINITY } : { from: step - 1, to: step }
  const { files } = await planTransition(git, run, ends)
  const folder = scratchFolder(git)
  try {
    for (const side of ['before', 'after']) mkdirSync(join(folder.path, side))
    for (const { path, left, restore } of files) {
      write(folder, `before/${path}`, left)
      write(folder, `after/${path}`, restore)
    }
    return { path: folder.path, files: files.length, [Symbol.dispose]: () => folder[Symbol.dispose]() }
  } catch (error) {
    folder[Symbol.dispose]()
    throw error
  }
}

function write(folder: ScratchFolder, path: string, file: RunFile | undefined): void {
  const target = join(folder.path, path)
  if (!file || !target.startsWith(folder.path + sep)) return
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, file.content, { mode: modeOfVersion(file) })
}
