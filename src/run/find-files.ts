import { createFileSearch, type FileSearch } from '../engine/file-search.ts'
import type { TrackedFiles } from '../engine/file-step.ts'
import { type Sought, soughtKey } from '../engine/sought.ts'
import { filesHolding } from '../git/commands/grep.ts'
import { type TrackedScope, trackedFiles } from '../git/commands/ls-files.ts'
import { isPartialClone, prefetchBlobs } from '../git/prefetch.ts'
import { MatchLimit } from '../text/counted-text.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import type { Ground } from './ground.ts'

/** What the globs of a run name in the checkout as it is. */
export interface FoundFiles extends TrackedFiles {
  sought(sought: Sought): readonly RepoPath[]
}

/** Before a ground is there to look at. */
export const NOTHING_FOUND: FoundFiles = { sought: () => [], all: async () => [], read: async () => undefined }

/**
 * Looks for the files that globs name and that hold what is sought, before any step is replayed; what earlier steps make of files is the
 * replay's to see. Git looks first, through all files at once.
 */
export async function findFiles(ground: Ground, wanted: Iterable<Sought>): Promise<FoundFiles> {
  const found = new Map<string, readonly RepoPath[]>()
  for (const sought of wanted) {
    const key = soughtKey(sought)
    if (!found.has(key)) found.set(key, await filesOf(ground, sought))
  }
  let all: Promise<readonly RepoPath[]> | undefined
  return {
    sought: (sought) => found.get(soughtKey(sought)) ?? [],
    all: () => (all ??= existingFiles(ground)),
    read: async (path) => (ground.committed ? ground.committed.content(path) : ground.source.read(path)),
  }
}

async function existingFiles({ git, base, committed, source }: Ground): Promise<readonly RepoPath[]> {
  const paths = await git.run(trackedFiles({ treeish: committed && base.commit }))
  return committed ? paths : paths.filter((path) => source.stat(path)?.kind === 'file')
}

/** None for a glob or a pattern that cannot be read: the replay says so. */
async function filesOf(ground: Ground, sought: Sought): Promise<readonly RepoPath[]> {
  const search = await createFileSearch(sought)
  if (typeof search === 'string') return []
  const { git, base, committed, source } = ground
  const scope = { treeish: committed && base.commit, folders: search.folders }
  const lacksBlobs = committed !== undefined && (await isPartialClone(git))
  const listed = await list(ground, lacksBlobs ? undefined : search.needles, scope)
  const named = listed.filter(search.names)
  if (!committed) return named.filter((path) => mayBe(() => search.isAbout(path, source)))
  if (lacksBlobs) await prefetchBlobs(git, base.commit, named)
  return inCommit(committed, named, search)
}

/** Git may have been built without the expressions that find other encodings: it then lists every file. */
async function list({ git }: Ground, needles: readonly string[] | undefined, scope: TrackedScope) {
  const holding = needles && (await git.run(filesHolding(needles, scope)))
  return holding ?? git.run(trackedFiles(scope))
}

/** A file in which a search finds no end is one that the step refuses. */
const mayBe = (question: () => boolean): boolean => {
  try {
    return question()
  } catch (error) {
    if (error instanceof MatchLimit) return true
    throw error
  }
}

/** Looks at the files of a commit a few at a time, and keeps only those that are found. */
async function inCommit(
  { content, load }: NonNullable<Ground['committed']>,
  paths: readonly RepoPath[],
  search: FileSearch,
): Promise<readonly RepoPath[]> {
  const holds = async (path: RepoPath): Promise<boolean> => {
    const bytes = await content(path)
    return bytes !== undefined && mayBe(() => search.holds(bytes))
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
