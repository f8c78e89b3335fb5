import { EditplanError } from '../errors.ts'
import { type ObjectReader, openObjectReader } from '../git/cat-file.ts'
import { headCommit, resolveRevision } from '../git/commands/rev-parse.ts'
import { type Commit, findCommit } from '../git/commit.ts'
import { deepenTo } from '../git/deepen.ts'
import { type Git, openGit } from '../git/git.ts'
import { prefetchBlobs } from '../git/prefetch.ts'
import type { ReadFile } from '../history/survey.ts'
import { spellGivenPath } from '../workspace/given-path.ts'
import { isInterrupted } from '../workspace/journal.ts'
import { guardCommittedPlaces } from '../workspace/sources/committed-places.ts'
import { openDisk } from '../workspace/sources/disk.ts'
import { openSteady } from '../workspace/sources/steady.ts'
import { openTree } from '../workspace/sources/tree.ts'
import type { RepoPath, Source } from '../workspace/workspace.ts'

export interface GroundOptions {
  /** A folder of the checkout, or the bare repository. */
  readonly root: string
  /** Replay without a work tree. */
  readonly bare?: boolean
}

/** What a run stands on: a checkout as it is, or the files of a commit. */
export interface Ground extends AsyncDisposable {
  readonly git: Git
  /** What the run's chain begins at. */
  readonly base: { readonly commit: string; readonly tree: string }
  /** The current commit. */
  readonly head: string
  readonly source: Source
  /** Reads the work tree for the survey, and holds what it read for the replay; absent when the run replays a commit. */
  readonly readFile?: ReadFile
  /** Present when the run replays a commit: its files, of which `source` has those that were loaded. */
  readonly committed?: {
    content(path: RepoPath): Promise<Buffer | undefined>
    load(paths: readonly RepoPath[]): Promise<void>
  }
}

/** The repository that a run works in; with `bare` as if it had no work tree, should it have one. Throws NOT_A_REPOSITORY, BARE_REPOSITORY. */
export async function openRepository({ root, bare = false }: GroundOptions): Promise<Git> {
  const git = await openGit(root)
  if (bare) return { ...git, bare }
  if (!git.bare) return git
  const message = `${JSON.stringify(root)} is a bare repository. Pass --bare with --base and --branch, or run in a checkout.`
  throw new EditplanError({ name: 'BARE_REPOSITORY', message })
}

/** The current commit. Throws NO_COMMIT before the first. */
export async function currentCommit(git: Git): Promise<string> {
  const head = await git.run(headCommit())
  if (head !== undefined) return head
  throw noCommit(git)
}

const noCommit = ({ root }: Git): EditplanError =>
  new EditplanError({ name: 'NO_COMMIT', message: `${JSON.stringify(root)} has no commit yet. Make a first one.` })

/**
 * What a run replays on: the checkout as it stands, or the files of `base` where that is another commit or there is no work tree.
 * `paths` are those that its steps name. Throws NO_COMMIT, UNKNOWN_REVISION, and INTERRUPTED when a killed run waits.
 */
export async function openGround(git: Git, wanted: WantedGround): Promise<Ground> {
  refuseInterrupted(git)
  return withReader(git, (reader) => standOn(git, reader, wanted))
}

/** The ground ends the reader; what fails before there is one does too. */
async function withReader(git: Git, open: (reader: ObjectReader) => Promise<Ground>): Promise<Ground> {
  const reader = openObjectReader(git)
  try {
    return await open(reader)
  } catch (error) {
    await reader[Symbol.asyncDispose]()
    throw error
  }
}

interface WantedGround {
  readonly base: string | undefined
  readonly paths: readonly string[]
}

async function standOn(git: Git, reader: ObjectReader, { base: revision, paths }: WantedGround): Promise<Ground> {
  const standing = await findCommit(reader, 'HEAD')
  // Without a work tree a base is enough: HEAD may stand on no commit.
  if (!standing && !(git.bare && revision !== undefined)) throw noCommit(git)
  const base = await baseOf(git, revision, standing)
  const head = standing?.commit ?? base.commit
  if (git.bare || base.commit !== head) return openFiles(reader, { git, base, head }, paths)
  const disk = openDisk(git.root, { steady: true })
  const source = openSteady(await guardCommittedPlaces(disk, reader, { commit: head, paths }))
  return {
    git,
    base,
    head,
    source,
    readFile: (path) => standingFile(source, path, source.hold),
    [Symbol.asyncDispose]: () => reader[Symbol.asyncDispose](),
  }
}

async function baseOf(git: Git, revision: string | undefined, standing: Commit | undefined): Promise<Ground['base']> {
  if (revision !== undefined || !standing) return resolveBase(git, revision ?? 'HEAD', standing?.commit)
  return { commit: standing.commit, tree: standing.tree }
}

/** Throws INTERRUPTED when a killed run waits: another one would take its journal's place. */
export function refuseInterrupted({ gitDir }: Pick<Git, 'gitDir'>): void {
  if (!isInterrupted(gitDir)) return
  const message = 'A run was interrupted here and waits to be finished or rolled back. Run `editplan resume` first.'
  throw new EditplanError({ name: 'INTERRUPTED', message })
}

/** The commit that a base names; where a shallow clone ends before it, history is fetched first. Throws UNKNOWN_REVISION. */
export async function resolveBase(git: Git, revision: string, head: string | undefined): Promise<Ground['base']> {
  if (head !== undefined && revision !== 'HEAD') await deepenTo(git, revision, head)
  return git.run(resolveRevision(revision))
}

/** The files of a commit, whatever the work tree holds. */
export const openCommit = (at: Pick<Ground, 'git' | 'base' | 'head'>, paths: readonly string[]): Promise<Ground> =>
  withReader(at.git, (reader) => openFiles(reader, at, paths))

async function openFiles(
  reader: ObjectReader,
  at: Pick<Ground, 'git' | 'base' | 'head'>,
  paths: readonly string[],
): Promise<Ground> {
  const roots = at.git.bare ? [] : [at.git.root]
  const source = openTree(reader, { treeish: at.base.commit, roots })
  const load = async (given: readonly string[]): Promise<void> => {
    const spelled = given.map((path) => spellGivenPath(path, roots)).flatMap((one) => (one.ok ? [one.path] : []))
    await prefetchBlobs(at.git, at.base.commit, spelled)
    await source.preload(given)
  }
  const content = async (path: RepoPath): Promise<Buffer | undefined> => {
    const blob = await reader.read(`${at.base.commit}:${path}`)
    return blob?.type === 'blob' ? blob.content : undefined
  }
  await load(paths)
  return { ...at, source, committed: { content, load }, [Symbol.asyncDispose]: () => reader[Symbol.asyncDispose]() }
}

/** Reads regular files of the work tree; undefined for whatever else stands at a path. */
export function workTreeReader(git: Git): ReadFile {
  const disk = openDisk(git.root)
  return (path) => standingFile(disk, path, disk.read)
}

function standingFile(source: Source, path: string, read: (path: string) => Buffer): ReturnType<ReadFile> {
  const stat = source.stat(path)
  return stat?.kind === 'file' && !stat.link ? { content: read(path), mode: stat.mode } : undefined
}
