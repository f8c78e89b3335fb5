import { EditplanError } from '../../errors.ts'
import { openObjectReader } from './cat-file.ts'
import { booleanOf } from './commands/config.ts'
import { stagedPaths } from './commands/diff.ts'
import { type EntryFlags, indexFlags } from './commands/ls-files.ts'
import { flagEntries, lookAtFiles, rewriteIndex, setEntries } from './commands/update-index.ts'
import type { Git } from './git.ts'
import { withOptionalFilters } from './optional-filters.ts'
import { lookUpPaths, type TreeEntry } from './tree.ts'

/** Flags of index entries by path; entries without any may be left out. */
export type Flags = ReadonlyMap<string, EntryFlags>

export interface EntriesOfTree {
  /** A commit or a tree. */
  readonly treeish: string
  readonly paths: Iterable<string>
  /** Flags of the entries; where a path has none here, those that its entry has now. */
  readonly flags?: Flags | undefined
  /** Whether the work tree has a file at a path. */
  isThere(path: string): boolean
}

/**
 * Makes the index entries of these paths, and no other, those of a tree, as a switch of branches does. Can be called again. A file that
 * is in the work tree of a sparse checkout loses its skip-worktree flag.
 */
export async function putEntries(repository: Git, { treeish, paths, flags, isThere }: EntriesOfTree): Promise<void> {
  const all = new Set(paths)
  if (all.size === 0) return
  const git = await withOptionalFilters(repository)
  const entries = await entriesIn(git, treeish, all)
  const flagged = new Map([...(await git.run(indexFlags(all))), ...(flags ?? [])])
  const isSparse = booleanOf(await git.config(), 'core.sparsecheckout', false)
  await git.run(setEntries([...all].map((path) => [path, entries.get(path)])))
  const skipped = (path: string) => flagged.get(path)?.skipWorktree === true && !(isSparse && isThere(path))
  await lookAtUnchanged(git, treeish, new Map([...entries].filter(([path]) => isThere(path))))
  const kept = [...entries.keys()]
  await flag(
    git,
    'assume-unchanged',
    kept.filter((path) => flagged.get(path)?.assumeUnchanged),
  )
  await skip(git, kept.filter(skipped))
}

/** Flags that the entries of these paths have; those without any are left out. */
export async function flagsOf(git: Git, paths: Iterable<string>): Promise<Flags> {
  const flags = await git.run(indexFlags(new Set(paths)))
  return new Map([...flags].filter(([, { skipWorktree, assumeUnchanged }]) => skipWorktree || assumeUnchanged))
}

/** Tells git again that it left these files out of a sparse checkout, where it has seen them there since. */
export async function skipAgain(repository: Git, paths: Iterable<string>): Promise<void> {
  const git = await withOptionalFilters(repository)
  const flags = await git.run(indexFlags(new Set(paths)))
  await skip(
    git,
    [...flags].flatMap(([path, { skipWorktree }]) => (skipWorktree ? [] : path)),
  )
}

/**
 * `update-index` reads the content of the file. Entries of files that differ from the tree are set once more. Where it cannot read one, as
 * the attributes were changed since, the entries stay as they were set: git then looks when it is asked.
 */
async function lookAtUnchanged(git: Git, treeish: string, entries: ReadonlyMap<string, TreeEntry>): Promise<void> {
  const files = [...entries].filter(([, { mode }]) => mode.startsWith('100'))
  if (files.length === 0) return
  try {
    await git.run(lookAtFiles(files.map(([path]) => path)))
  } catch (error) {
    if (error instanceof EditplanError && error.name === 'GIT_FAILED') return
    throw error
  }
  const changed = new Set(await git.run(stagedPaths(treeish)))
  const others = files.filter(([path]) => changed.has(path))
  if (others.length > 0) await git.run(setEntries(others))
}

/**
 * A sparse index holds a folder as a whole once all files in it are skipped. Git looks for such folders when it writes an index that
 * was none.
 */
async function skip(git: Git, paths: readonly string[]): Promise<void> {
  await flag(git, 'skip-worktree', paths)
  if (paths.length === 0 || !booleanOf(await git.config(), 'index.sparse', false)) return
  await git.run(rewriteIndex({ sparse: false }))
  await git.run(rewriteIndex({ sparse: true }))
}

async function flag(git: Git, name: Parameters<typeof flagEntries>[0], paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await git.run(flagEntries(name, paths))
}

async function entriesIn(git: Git, treeish: string, paths: Iterable<string>): Promise<ReadonlyMap<string, TreeEntry>> {
  await using reader = openObjectReader(git)
  const { entries } = await lookUpPaths(reader, treeish, { paths })
  return new Map([...entries].filter(([, { mode }]) => mode !== '40000'))
}
