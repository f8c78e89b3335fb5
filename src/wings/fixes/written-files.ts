import path from 'node:path'
import { ignoredFiles } from '../../core/git/commands/index-files.ts'
import { NOTHING, SUBMODULE, type TreeChange, treeChanges } from '../../core/git/commands/tree-changes.ts'
import { readTree, restoreFiles } from '../../core/git/commands/worktree.ts'
import type { Git } from '../../core/git/git.ts'
import { scratchFolder } from '../../core/git/scratch-folder.ts'
import { changedFilesThat, changedIn, type GitState, gitState } from '../../core/git/work-tree-snapshot.ts'
import { addToRecording, readRecording, snapshot, WITHHELD } from '../../core/history/recordings.ts'
import { removeFile } from '../../core/workspace/folders.ts'
import { acquireLock } from '../../core/workspace/lock.ts'
import { openDisk } from '../../core/workspace/sources/disk.ts'
import { EditplanError } from '../../errors.ts'

/** A checkout as it is before a tool runs. */
export interface CheckoutState {
  readonly tree: string
  readonly git: GitState
  /** Milliseconds. */
  readonly at: number
}

/** What a tool wrote that was to say only what it would fix. */
export interface WrittenFiles {
  readonly trees: WrittenTrees
  /** Paths of files that can be put back. */
  readonly paths: readonly string[]
  /** What cannot: files that are never stored, submodules, refs, settings, hooks. */
  readonly others: readonly string[]
  /** Names of ignored files that are new or changed. */
  readonly ignored: readonly string[]
}

/** The work tree before and after a tool, as trees. */
export type WrittenTrees = { readonly before: string; readonly after: string }

export const checkoutState = async (git: Git): Promise<CheckoutState> => ({
  at: Date.now(),
  tree: await snapshot(git),
  git: await gitState(git),
})

/** What is not as it was; `except` is the path of a file that does not count. */
export async function writtenSince(git: Git, state: CheckoutState, except: string): Promise<WrittenFiles> {
  const trees = { before: state.tree, after: await snapshot(git) }
  const changes = (await changesOf(git, trees)).filter((change) => path.resolve(git.root, change.path) !== except)
  const disk = openDisk(git.root)
  const isNew = (name: string): boolean => (disk.stat(name.replace(/\/$/, ''))?.touched ?? 0) >= state.at - GRAIN
  const withheld = (await changedFilesThat(git, WITHHELD)).filter(isNew)
  const inGit = changedIn(state.git, await gitState(git))
  return {
    trees,
    paths: changes.filter(isKept).map((change) => change.path),
    others: [...changes.filter((change) => !isKept(change)).map((change) => change.path), ...withheld, ...inGit],
    ignored: (await git.run(ignoredFiles())).filter(isNew),
  }
}

/** Kernels give files the time of their last tick, in milliseconds. */
const GRAIN = 10

const changesOf = (git: Git, { before, after }: WrittenTrees): Promise<readonly TreeChange[]> =>
  before === after ? Promise.resolve([]) : git.run(treeChanges(before, after, { renames: false }))

const isKept = ({ oldMode, newMode, isUtf8 }: TreeChange): boolean =>
  isUtf8 && oldMode !== SUBMODULE && newMode !== SUBMODULE

/** Remembers what a tool wrote, for whoever puts it back. */
export function rememberWritten(git: Git, { before, after }: WrittenTrees): void {
  for (const tree of [before, after]) addToRecording(git, RECORDING, { tree, why: '' })
}

const RECORDING = 'editplan fix'

/** What the last tool wrote that wrote files. Throws USAGE where none did in two weeks. */
export function lastWritten(git: Git): WrittenTrees {
  const [before, after] = readRecording(git, RECORDING).slice(-2)
  if (before && after) return { before: before.tree, after: after.tree }
  const message = 'No tool that `editplan fix` ran here wrote files itself. There is nothing to put back.'
  throw new EditplanError({ name: 'USAGE', message })
}

/**
 * Puts the files back that a tool wrote; what it wrote stays in git's objects. Answers their paths: none where all are back already.
 * Throws FILE_MODIFIED, and changes nothing, where one was changed since.
 */
export async function putBack(git: Git, trees: WrittenTrees): Promise<readonly string[]> {
  using _lock = await acquireLock(git.gitDir)
  const changes = (await changesOf(git, trees)).filter(isKept)
  const now = await snapshot(git)
  const pathsTo = async (tree: string) =>
    new Set((await changesOf(git, { before: tree, after: now })).map((change) => change.path))
  const [differ, moved] = [await pathsTo(trees.before), await pathsTo(trees.after)]
  const left = changes.filter((change) => differ.has(change.path))
  const changed = left.find((change) => moved.has(change.path))
  if (changed) {
    const message = `${changed.path} changed since the tool wrote it. What it held before: git show ${trees.before}:${changed.path}`
    throw new EditplanError({ name: 'FILE_MODIFIED', message })
  }
  const [added, others] = [left.filter(isAdded), left.filter((change) => !isAdded(change))]
  for (const change of added) removeFile(git.root, change.path)
  await checkOutFrom(
    git,
    trees.before,
    others.map((change) => change.path),
  )
  return left.map((change) => change.path)
}

const isAdded = ({ oldMode }: TreeChange): boolean => oldMode === NOTHING

async function checkOutFrom(git: Git, tree: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  using folder = scratchFolder(git)
  const index = { GIT_INDEX_FILE: path.join(folder.path, 'index') }
  for (const command of [readTree(tree), restoreFiles(paths)])
    await git.run({ ...command, env: { ...command.env, ...index } })
}
