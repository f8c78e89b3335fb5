import path from 'node:path'
import { type ObjectReader, openObjectReader } from '../../core/git/cat-file.ts'
import { ignoredFiles } from '../../core/git/commands/index-files.ts'
import { LINK, NOTHING, SUBMODULE, type TreeChange, treeChanges } from '../../core/git/commands/tree-changes.ts'
import { readTree, restoreFiles } from '../../core/git/commands/worktree.ts'
import type { Git } from '../../core/git/git.ts'
import { scratchFolder } from '../../core/git/scratch-folder.ts'
import { changedFilesThat, changedIn, type GitState, gitState } from '../../core/git/work-tree-snapshot.ts'
import { addToRecording, type FileModes, readRecording, WITHHELD } from '../../core/history/recordings.ts'
import { refuseInterrupted, workTreeReader } from '../../core/run/baseline.ts'
import { lfsPointer } from '../../core/text/lfs-pointer.ts'
import type { Change } from '../../core/workspace/change.ts'
import { checkOut } from '../../core/workspace/checkout.ts'
import { entryAt, removeFile } from '../../core/workspace/folders.ts'
import { openJournal } from '../../core/workspace/journal.ts'
import { acquireLock } from '../../core/workspace/lock.ts'
import { openDisk } from '../../core/workspace/sources/disk.ts'
import { EditplanError } from '../../errors.ts'
import { type ExactTree, exactTree } from './exact-tree.ts'

/** A checkout as it is before a tool runs. */
interface CheckoutState extends ExactTree {
  readonly git: GitState
  /** Files that are never stored, and ignored ones: what shows by their names that they are as they were. */
  readonly withheld: Stamps
  readonly ignored: Stamps
}

type Stamps = ReadonlyMap<string, string>

/** What a tool wrote that was to say only what it would fix. */
export interface WrittenFiles {
  readonly trees: WrittenTrees
  /** Paths of files that can be put back. */
  readonly paths: readonly string[]
  /** What cannot: files that are never stored, submodules, refs, settings, hooks. */
  readonly others: readonly string[]
  /** Names of ignored files that are new, changed or gone. */
  readonly ignored: readonly string[]
}

/** The work tree before and after a tool. */
export interface WrittenTrees {
  readonly before: ExactTree
  readonly after: string
}

export async function checkoutState(git: Git): Promise<CheckoutState> {
  const [exact, state, withheld, ignored] = [
    await exactTree(git),
    await gitState(git),
    await changedFilesThat(git, WITHHELD),
    await git.run(ignoredFiles()),
  ]
  return { ...exact, git: state, withheld: stampsOf(git, withheld), ignored: stampsOf(git, ignored) }
}

function stampsOf(git: Git, names: readonly string[]): Stamps {
  const disk = openDisk(git.root)
  return new Map(
    names.map((name) => {
      const { touched, size, mode } = disk.stat(name.replace(/\/$/, '')) ?? {}
      return [name, `${touched} ${size} ${mode}`]
    }),
  )
}

/** What is not as it was; `except` is the path of a file that does not count. */
export async function writtenSince(git: Git, before: CheckoutState, except: string): Promise<WrittenFiles> {
  const after = await checkoutState(git)
  const trees = { before, after: after.tree }
  const changes = (await changesOf(git, trees)).filter((change) => path.resolve(git.root, change.path) !== except)
  const [kept, others] = [changes.filter(isKept), changes.filter((change) => !isKept(change))]
  return {
    trees,
    paths: kept.map((change) => change.path),
    others: [
      ...others.map((change) => change.path),
      ...changedIn(before.withheld, after.withheld),
      ...changedIn(before.git, after.git),
    ],
    ignored: changedIn(before.ignored, after.ignored),
  }
}

type Trees = { readonly before: Pick<ExactTree, 'tree'>; readonly after: string }

const changesOf = (git: Git, { before: { tree }, after }: Trees): Promise<readonly TreeChange[]> =>
  tree === after ? Promise.resolve([]) : git.run(treeChanges(tree, after, { renames: false }))

const isKept = ({ oldMode, newMode, isUtf8 }: TreeChange): boolean =>
  isUtf8 && oldMode !== SUBMODULE && newMode !== SUBMODULE

/** Paths of what differs between two trees and can be put back. */
export const keptPaths = async (git: Git, trees: Trees): Promise<readonly string[]> =>
  (await changesOf(git, trees)).filter(isKept).map(({ path }) => path)

/** Remembers what a tool wrote, for whoever puts it back: two notes, of which the first has modes. */
export function rememberWritten(git: Git, { before: { tree, modes }, after }: WrittenTrees): void {
  addToRecording(git, RECORDING, { at: Date.now(), tree, modes })
  addToRecording(git, RECORDING, { at: Date.now(), tree: after })
}

const RECORDING = 'editplan fix'

/** What the last tool wrote that wrote files. Throws USAGE where none did in two weeks. */
export function lastWritten(git: Git): WrittenTrees {
  const notes = readRecording(git, RECORDING)
  // After a kill between the two notes of a tool, the first one alone says nothing.
  const last = notes.findLastIndex(({ modes }) => modes === undefined)
  const [before, after] = [notes[last - 1], notes[last]]
  if (before?.modes && after) return { before: { tree: before.tree, modes: before.modes }, after: after.tree }
  const message = 'No tool that `editplan fix` ran here wrote files itself. There is nothing to put back.'
  throw new EditplanError({ name: 'USAGE', message })
}

/**
 * Puts the files back that a tool wrote, byte for byte; what it wrote stays in git's objects. Returns the changes that it took back: none
 * where all are back already. Throws FILE_MODIFIED, and changes nothing, where one was changed since.
 */
export async function putBack(git: Git, trees: WrittenTrees): Promise<readonly TreeChange[]> {
  using _lock = await acquireLock(git.gitDir)
  refuseInterrupted(git)
  const changes = (await changesOf(git, trees)).filter(isKept)
  const { tree: now } = await exactTree(git)
  const since = async (tree: string) =>
    new Map((await changesOf(git, { before: { tree }, after: now })).map((change) => [change.path, change]))
  const [differ, moved] = [await since(trees.before.tree), await since(trees.after)]
  const left = changes.filter((change) => differ.has(change.path))
  const changed = left.find((change) => {
    const found = moved.get(change.path)
    return found !== undefined && !(isLink(change) && found.newMode === NOTHING)
  })
  if (changed) {
    const message = `${changed.path} changed since the tool wrote it. What it held before: git show ${trees.before.tree}:${changed.path}`
    throw new EditplanError({ name: 'FILE_MODIFIED', message })
  }
  await place(git, left, trees.before)
  return left
}

/** Its place is empty while it is put back, and stays empty after a kill. */
const isLink = ({ oldMode, newMode }: TreeChange): boolean => oldMode === LINK || newMode === LINK

async function place(git: Git, changes: readonly TreeChange[], { tree, modes }: ExactTree): Promise<void> {
  await using reader = openObjectReader(git)
  for (const { path: file, newMode } of changes)
    if (newMode === LINK && entryAt(path.join(git.root, file))) removeFile(git.root, file)
  const replacements = await replacementsFor(git, reader, { changes, modes })
  const placed = checkOut(replacements, { root: git.root, journal: openJournal(git.gitDir, {}) })
  if (!placed.ok) throw new EditplanError(placed.problems)
  const leftover = placed.keep()
  if (leftover) throw new EditplanError(leftover)
  const made = new Set(replacements.flatMap((replacement) => (replacement.after ? replacement.path : [])))
  const links = changes.filter((change) => change.oldMode !== NOTHING && !made.has(change.path))
  await checkOutFrom(
    git,
    tree,
    links.map((change) => change.path),
  )
}

/** Each regular file from what is there to what was there; links, and files of Git LFS, git checks out. */
async function replacementsFor(
  git: Git,
  reader: ObjectReader,
  { changes, modes }: { readonly changes: readonly TreeChange[]; readonly modes: FileModes },
): Promise<readonly Change[]> {
  const read = workTreeReader(git)
  const replacements: Change[] = []
  for (const { path, oldMode, oldBlob } of changes) {
    const before = read(path)?.content
    const isFile = oldMode !== NOTHING && oldMode !== LINK
    const after = isFile ? (await reader.read(oldBlob))?.content : undefined
    if (isFile && !after) throw lost(path)
    const known = Object.hasOwn(modes, path) ? modes[path] : undefined
    const mode = known ?? Number.parseInt(oldMode, 8) & 0o777
    if (after ? !lfsPointer(after) : before) replacements.push({ path, before, after, mode, restores: {} })
  }
  return replacements
}

const lost = (path: string): EditplanError =>
  new EditplanError({ name: 'USAGE', message: `What ${path} held is no longer in git's objects: they were pruned.` })

async function checkOutFrom(git: Git, tree: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  using folder = scratchFolder(git)
  const index = { GIT_INDEX_FILE: path.join(folder.path, 'index') }
  for (const command of [readTree(tree), restoreFiles(paths)])
    await git.run({ ...command, env: { ...command.env, ...index } })
}
