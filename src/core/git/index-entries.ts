import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { EditplanError } from '../../errors.ts'
import { openObjectReader } from './cat-file.ts'
import { booleanOf, isSparse } from './commands/config.ts'
import { stagedPaths, stagedState } from './commands/diff.ts'
import {
  type EntryFlags,
  flagEntries,
  indexFlags,
  listIndex,
  refreshEntries,
  rewriteIndex,
  setEntries,
} from './commands/index-files.ts'
import type { Git } from './git.ts'
import { lookUpPaths, type TreeEntry } from './tree.ts'

/** Flags of index entries by path; entries without any may be left out. */
export type Flags = ReadonlyMap<string, EntryFlags>

export interface EntriesOfTree {
  /** A commit or a tree. */
  readonly treeish: string
  readonly paths: Iterable<string>
  /** Flags of the entries; where a path has none here, those that its entry has now. */
  readonly flags?: Flags | undefined
  /** No entry has flags besides these; default false. */
  readonly allFlags?: boolean | undefined
  /** Whether the work tree has a file at a path. */
  isThere(path: string): boolean
}

/**
 * Makes the index entries of these paths, and no other, those of a tree, as a switch of branches does. Can be called again. A file that
 * is in the work tree of a sparse checkout loses its skip-worktree flag.
 */
export async function putEntries(
  repository: Git,
  { treeish, paths, flags = new Map(), allFlags = false, isThere }: EntriesOfTree,
): Promise<void> {
  const all = new Set(paths)
  if (all.size === 0) return
  const git = await withOptionalFilters(repository)
  const entries = await entriesIn(git, treeish, all)
  const known = allFlags ? flags : new Map([...(await git.run(indexFlags(all))), ...flags])
  const sparse = await isSparse(git)
  await setAndLook(git, treeish, { all, entries, isThere })
  const skipped = (path: string) => known.get(path)?.skipWorktree === true && !(sparse && isThere(path))
  const kept = [...entries.keys()]
  await flag(
    git,
    'assume-unchanged',
    kept.filter((path) => known.get(path)?.assumeUnchanged),
  )
  await skip(git, kept.filter(skipped))
}

interface TreeEntries extends Pick<EntriesOfTree, 'isThere'> {
  readonly all: ReadonlySet<string>
  readonly entries: ReadonlyMap<string, TreeEntry>
}

/**
 * Git looks at each file, so that it knows which of them are unchanged, and makes entries of them. Those that are not the tree's by
 * then are set to it: other files, those of which git keeps another mode, and all of them where git cannot read one, as the attributes
 * were changed since. Git examines these at its next command.
 */
async function setAndLook(git: Git, treeish: string, { all, entries, isThere }: TreeEntries): Promise<void> {
  const files: string[] = []
  const others: string[] = []
  for (const path of all) {
    const isFile = entries.get(path)?.mode.startsWith('100') === true && isThere(path)
    ;(isFile ? files : others).push(path)
  }
  const differing = (await looked(git, files)) ? await differingFrom(git, treeish, files) : files
  const set = [...others, ...differing]
  if (set.length > 0)
    await git.run(
      setEntries(
        git.objectFormat,
        set.map((path) => [path, entries.get(path)]),
      ),
    )
}

async function looked(git: Git, files: readonly string[]): Promise<boolean> {
  if (files.length === 0) return true
  try {
    await git.run(refreshEntries(files))
    return true
  } catch (error) {
    if (error instanceof EditplanError && error.name === 'GIT_FAILED') return false
    throw error
  }
}

async function differingFrom(git: Git, treeish: string, paths: readonly string[]): Promise<readonly string[]> {
  if (paths.length === 0) return []
  const changed = new Set(await git.run(stagedPaths(treeish)))
  return paths.filter((path) => changed.has(path))
}

/** Flags that the entries of these paths have; those without any are left out. */
export const flagsOf = async (git: Git, paths: Iterable<string>): Promise<Flags> =>
  flagged(await git.run(indexFlags(new Set(paths))))

const flagged = (flags: ReadonlyMap<string, EntryFlags>): Flags =>
  new Map(
    [...flags].flatMap(([path, { skipWorktree, assumeUnchanged }]) =>
      skipWorktree || assumeUnchanged ? [[path, { skipWorktree, assumeUnchanged }]] : [],
    ),
  )

/** What the index holds of some paths before a run, and whether git is in the middle of a merge. */
export interface IndexState {
  readonly hasConflicts: boolean
  /** Whether an entry, or that there is none, is another than the commit's. */
  isStaged(path: string, committed: TreeEntry | undefined): boolean
  /** Flags of these paths' entries, read again if the index was written since or a path is new. */
  flags(paths: readonly string[]): Promise<Flags>
}

/** Reads the index once; a large one is not listed whole, which would take git twice as long. Of a work tree whose HEAD has a commit. */
export async function readIndex(git: Git, paths: Iterable<string>): Promise<IndexState> {
  const among = new Set(paths)
  const version = versionOf(git)
  if (Number(version?.size ?? 0) > LISTED_WHOLE) {
    const { hasConflicts, paths: staged } = await git.run(stagedState())
    const isStaged = new Set(staged)
    return { hasConflicts, isStaged: (path) => isStaged.has(path), flags: (asked) => flagsOf(git, asked) }
  }
  const { hasConflicts, entries } = await git.run(listIndex(among))
  return {
    hasConflicts,
    isStaged(path, committed) {
      const [entry, file] = [entries.get(path), committed?.mode === '40000' ? undefined : committed]
      return entry?.oid !== file?.oid || entry?.mode !== file?.mode
    },
    async flags(asked) {
      const isKnown = isDeepStrictEqual(versionOf(git), version) && asked.every((path) => among.has(path))
      if (!isKnown) return flagsOf(git, asked)
      const wanted = new Set(asked)
      return flagged(new Map([...entries].filter(([path]) => wanted.has(path))))
    },
  }
}

/** Bytes of an index that is listed whole. */
const LISTED_WHOLE = 16_000_000

/** Git replaces the file whenever it writes the index. */
function versionOf(git: Git): { readonly ino: bigint; readonly mtimeNs: bigint; readonly size: bigint } | undefined {
  const stats = statSync(join(git.gitDir, 'index'), { bigint: true, throwIfNoEntry: false })
  return stats && { ino: stats.ino, mtimeNs: stats.mtimeNs, size: stats.size }
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

/**
 * The repository, with no filter required. Whenever git writes an index it looks again into files that were written in the same second,
 * whoever they belong to: a filter that is gone must not end that. Nothing may be stored so that git has not compared with a tree.
 */
export async function withOptionalFilters(git: Git): Promise<Git> {
  const required = [...(await git.config()).keys()].filter((key) => /^filter\.[^=]+\.required$/s.test(key))
  const settings = required.flatMap((key) => ['-c', `${key}=false`])
  if (settings.length === 0) return git
  return { ...git, run: (command) => git.run({ ...command, args: [...settings, ...command.args] }) }
}
