import { createFileSearch, type FileSearch } from '../engine/file-search.ts'
import type { GlobEdit } from '../engine/step-paths.ts'
import { filesHolding } from '../git/commands/grep.ts'
import { trackedFiles } from '../git/commands/ls-files.ts'
import { isPartialClone, prefetchBlobs } from '../git/prefetch.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import type { Ground } from './ground.ts'

/** The tracked files that the steps of a run are about by a glob, by the step's number. */
export type FoundFiles = ReadonlyMap<number, readonly RepoPath[]>

/**
 * Looks for the files that each glob names and that hold what its step looks for, before any step is replayed; what earlier steps make
 * of files is the replay's to see. Git looks first, through all files at once.
 */
export async function findFiles(ground: Ground, globs: ReadonlyMap<number, GlobEdit>): Promise<FoundFiles> {
  const found = new Map<number, readonly RepoPath[]>()
  const known = new Map<string, readonly RepoPath[]>()
  for (const [step, edit] of globs) {
    const key = JSON.stringify([edit.glob, edit.old_string, edit.regex, edit.new_string])
    const files = known.get(key) ?? (await filesOf(ground, edit))
    known.set(key, files)
    found.set(step, files)
  }
  return found
}

/** None for a glob or a pattern that cannot be read: the replay says so. */
async function filesOf(ground: Ground, edit: GlobEdit): Promise<readonly RepoPath[]> {
  const search = await createFileSearch(edit)
  if (typeof search === 'string') return []
  const { git, base, committed, source } = ground
  const scope = { treeish: committed && base.commit, folder: search.folder }
  const lacksBlobs = committed !== undefined && (await isPartialClone(git))
  const list = search.needle === undefined || lacksBlobs ? trackedFiles(scope) : filesHolding(search.needle, scope)
  const named = (await git.run(list)).filter(search.names)
  if (!committed) return named.filter((path) => search.isAbout(path, source))
  if (lacksBlobs) await prefetchBlobs(git, base.commit, named)
  return inCommit(committed, named, search)
}

/** Looks at the files of a commit a few at a time, and keeps only those that are found. */
async function inCommit(
  { content, load }: NonNullable<Ground['committed']>,
  paths: readonly RepoPath[],
  search: FileSearch,
): Promise<readonly RepoPath[]> {
  const holds = async (path: RepoPath): Promise<boolean> => {
    const bytes = await content(path)
    return bytes !== undefined && search.holds(bytes)
  }
  const found: RepoPath[] = []
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const some = paths.slice(at, at + AT_ONCE)
    const held = await Promise.all(some.map(holds))
    found.push(...some.filter((_, index) => held[index]))
  }
  await load(found)
  return found
}

const AT_ONCE = 64
