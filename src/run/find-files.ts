import { createFileSearch, type FileSearch } from '../engine/file-search.ts'
import type { GlobEdit } from '../engine/step-paths.ts'
import { filesHolding } from '../git/commands/grep.ts'
import { trackedFiles } from '../git/commands/ls-files.ts'
import { isPartialClone, prefetchBlobs } from '../git/prefetch.ts'
import type { Policy } from '../policy/policy.ts'
import { isUnreadable, mayNotBeRead } from '../tools/permission.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import type { Ground } from './ground.ts'

/** The tracked files that the steps of a run are about by a glob, by the step's number. */
export type FoundFiles = ReadonlyMap<number, readonly RepoPath[]>

export interface GlobFiles {
  readonly found: FoundFiles
  /** How many files a step's glob names that a rule denies to read, whatever they hold; only steps with some. */
  readonly passedOver: ReadonlyMap<number, number>
}

/**
 * Looks for the files that each glob names and that hold what its step looks for, before any step is replayed; what earlier steps make
 * of files is the replay's to see. Files that a rule denies to read are passed over unseen. Git looks first, through all files at once.
 */
export async function findFiles(
  ground: Ground,
  globs: ReadonlyMap<number, GlobEdit>,
  policy: Policy,
): Promise<GlobFiles> {
  const [found, passedOver] = [new Map<number, readonly RepoPath[]>(), new Map<number, number>()]
  const known = new Map<string, FilesOfGlob>()
  for (const [step, edit] of globs) {
    const key = JSON.stringify([edit.glob, edit.old_string, edit.regex, edit.new_string])
    const files = known.get(key) ?? (await filesOf(ground, edit, policy))
    known.set(key, files)
    found.set(step, files.found)
    if (files.passedOver > 0) passedOver.set(step, files.passedOver)
  }
  return { found, passedOver }
}

interface FilesOfGlob {
  readonly found: readonly RepoPath[]
  readonly passedOver: number
}

/** None for a glob or a pattern that cannot be read: the replay says so. */
async function filesOf(ground: Ground, edit: GlobEdit, policy: Policy): Promise<FilesOfGlob> {
  const search = await createFileSearch(edit)
  if (typeof search === 'string') return { found: [], passedOver: 0 }
  const { git, base, committed, source } = ground
  const scope = { treeish: committed && base.commit, folder: search.folder }
  const isHidden = hiddenFrom(policy, ground)
  const lacksBlobs = committed !== undefined && (await isPartialClone(git))
  const list = search.needle === undefined || lacksBlobs ? trackedFiles(scope) : filesHolding(search.needle, scope)
  const named = (await git.run(list)).filter((path) => search.names(path) && !isHidden(path))
  const all = policy.deniesReads ? await git.run(trackedFiles(scope)) : []
  const passedOver = all.filter((path) => search.names(path) && isHidden(path)).length
  if (!committed) return { found: named.filter((path) => search.isAbout(path, source)), passedOver }
  if (lacksBlobs) await prefetchBlobs(git, base.commit, named)
  return { found: await inCommit(committed, named, search), passedOver }
}

/** In a commit no tracked file lies behind a link. */
const hiddenFrom = (policy: Policy, { committed, source }: Ground): ((path: RepoPath) => boolean) =>
  committed
    ? (path) => isUnreadable(path, { policy, workspace: { linkTarget: () => undefined } })
    : (path) => mayNotBeRead(path, { policy, workspace: source })

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
