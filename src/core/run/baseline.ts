import { posix } from 'node:path'
import { EditplanError } from '../../errors.ts'
import { createFileSearch, soughtBy, soughtByCondition } from '../engine/file-search.ts'
import { soughtByImports } from '../engine/imports.ts'
import { type ObjectReader, openObjectReader } from '../git/cat-file.ts'
import { isSparse } from '../git/commands/config.ts'
import { skippedPaths } from '../git/commands/index-files.ts'
import { isAncestor, resolveRevision } from '../git/commands/rev-parse.ts'
import { findCommit } from '../git/commits.ts'
import { type Conversions, orEnded } from '../git/conversions.ts'
import { type Git, openGit } from '../git/git.ts'
import { deepenTo, prefetchBlobs } from '../git/partial-clone.ts'
import type { ReadFile } from '../history/read-work-tree.ts'
import type { GlobbedStep } from '../plan/steps.ts'
import { isInterrupted } from '../workspace/journal.ts'
import { openNewFiles } from '../workspace/new-files.ts'
import { spellGivenPath } from '../workspace/path-guard.ts'
import { guardCommittedPlaces, openSteady, placesOn, refuseUnfiltered } from '../workspace/sources/checked-disk.ts'
import { openDisk } from '../workspace/sources/disk.ts'
import { openTree, type TreeSource } from '../workspace/sources/tree.ts'
import { type CheckedOut, workTreeConversions } from '../workspace/work-tree-conversions.ts'
import type { Source } from '../workspace/workspace.ts'

export interface BaselineOptions {
  /** A folder of the checkout, or the bare repository. */
  readonly root: string
  /** Replay without a work tree. */
  readonly bare?: boolean | undefined
  /** What git gets in place of this process's environment. */
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined
  /** @internal The repository of `root` in this process's environment, where it was opened before. */
  readonly opened?: Promise<Git> | undefined
}

/** What a run replays on: a checkout as it is, or the files of a commit. */
export interface Baseline extends AsyncDisposable {
  readonly git: Git
  /** What the run's chain begins at. */
  readonly base: { readonly commit: string; readonly tree: string }
  /** The commit that the result goes onto. */
  readonly head: { readonly commit: string; readonly tree: string }
  /** The base is not an ancestor of the head, and the operator allowed that. */
  readonly unrelated: boolean
  readonly source: Source
  /** How the baseline's files are converted, by its own attributes. */
  readonly conversions: Conversions
  /** Reads the work tree for the survey, and holds what it read for the replay; absent when the run replays a commit. */
  readonly readFile?: ReadFile
  /** Present when the run replays a commit. */
  readonly committed?: Pick<TreeSource, 'load' | 'contents'>
}

/** Where a run's result goes and what it is replayed on, as revisions. */
export interface Revisions {
  /** Revision that the result goes onto; default HEAD. */
  readonly head?: string | undefined
  /** Revision to replay on; default the plan's own base, else the head. */
  readonly base?: string | undefined
  /** A base that the operator names may be a commit that the head does not descend from. */
  readonly unrelatedBase?: boolean | undefined
}

export interface BaselineRequest extends Revisions {
  /** `work-tree`: the files as they are, where the base is the head. `commit`: the base's files, whatever the checkout holds. */
  readonly replays: 'work-tree' | 'commit'
  /** Who names the base. Without a work tree the operator's may be any commit. */
  readonly baseBy: 'plan' | 'operator'
  /** Paths that the steps name. */
  readonly paths: readonly string[]
  /** Steps that look for files by globs. */
  readonly globs?: Iterable<GlobbedStep> | undefined
  /** Steps run commands, which may look at any file; default false. */
  readonly commands?: boolean | undefined
}

/** The repository that a run works in; with `bare` as if it had no work tree, should it have one. Throws NOT_A_REPOSITORY, BARE_REPOSITORY. */
export async function openRepository({ root, bare = false, environment, opened }: BaselineOptions): Promise<Git> {
  const git = await (environment ? openGit(root, { env: environment }) : (opened ?? openGit(root)))
  if (bare) return git.bare ? git : { ...git, bare }
  if (!git.bare) return git
  const message = `${JSON.stringify(root)} is a bare repository. Pass --bare with --base and --branch, or run in a checkout.`
  throw new EditplanError({ name: 'BARE_REPOSITORY', message })
}

const noCommit = ({ root }: Git): EditplanError =>
  new EditplanError({
    name: 'NO_COMMIT',
    message: `${JSON.stringify(root)} has no commit yet. Make a first one, such as with \`git commit --allow-empty --message Start\`.`,
  })

/**
 * Opens what a run replays on. Throws NO_COMMIT, UNKNOWN_REVISION, BASE_NOT_ANCESTOR, and INTERRUPTED when a killed run waits to
 * be finished.
 */
export async function openBaseline(git: Git, wanted: BaselineRequest): Promise<Baseline> {
  refuseInterrupted(git)
  return withReader(git, (reader) => locateBaseline(git, reader, wanted))
}

/** The baseline ends the reader; what fails before there is one does too. */
async function withReader(git: Git, open: (reader: ObjectReader) => Promise<Baseline>): Promise<Baseline> {
  const reader = openObjectReader(git)
  try {
    return await open(reader)
  } catch (error) {
    await reader[Symbol.asyncDispose]()
    throw error
  }
}

async function locateBaseline(git: Git, reader: ObjectReader, wanted: BaselineRequest): Promise<Baseline> {
  const { paths } = wanted
  const head = wanted.head === undefined ? await findCommit(reader, 'HEAD') : await revisionOf(git, reader, wanted.head)
  // Without a work tree a base is enough: HEAD may name no commit.
  if (!head && !(git.bare && wanted.base !== undefined)) throw noCommit(git)
  const base = await baseOf({ git, reader }, wanted, head)
  const onto = head && { commit: head.commit, tree: head.tree }
  const at = { git, base, head: onto ?? base, unrelated: await isUnrelated(git, wanted, { base, head }) }
  return wanted.replays === 'commit' || git.bare || base.commit !== at.head.commit || (await leavesOut(git, wanted))
    ? openCommit(reader, at, paths)
    : openCheckout(reader, at, paths)
}

async function leavesOut(git: Git, { paths, globs = [], commands = false }: BaselineRequest): Promise<boolean> {
  if (!(await isSparse(git))) return false
  const named = paths.map((path) => spellGivenPath(path, [git.root])).flatMap((one) => (one.ok ? one.path : []))
  const sought = [...globs].flatMap((step) => [soughtBy(step), soughtByCondition(step), soughtByImports(step)])
  const searches = await Promise.all(sought.map((one) => one && createFileSearch(one)))
  return isLeftOut(await git.run(skippedPaths()), {
    paths: named.flatMap((one) => [one, ...throughLinks(openDisk(git.root), one)]),
    searches: searches.flatMap((search) => (typeof search === 'object' ? search : [])),
    commands,
  })
}

/** The paths that a run names: undefined for a link that leads nowhere. Its commands may look at any file. */
export function isLeftOut(
  lacked: Iterable<string>,
  asked: {
    readonly paths: readonly (string | undefined)[]
    readonly searches: readonly { names(path: string): boolean }[]
    readonly commands: boolean
  },
): boolean {
  const absent = new Set(lacked)
  if (asked.commands && absent.size > 0) return true
  const above = new Set([...absent].flatMap(placesOn))
  const isAsked = (path: string | undefined): boolean =>
    path === undefined || above.has(path) || placesOn(path).some((place) => absent.has(place))
  return asked.paths.some(isAsked) || asked.searches.some(({ names }) => [...absent].some(names))
}

/** Where each link on the way of a path leads it; undefined for a link that leads nowhere. */
const throughLinks = (disk: Source, file: string): readonly (string | undefined)[] =>
  placesOn(file).flatMap((place) => {
    if (!disk.stat(place)?.link) return []
    const target = disk.linkTarget(place)
    return [target === undefined ? undefined : posix.join(target, file.slice(place.length))]
  })

/** Where a shallow clone ends before the base, history is fetched first. */
async function baseOf(
  { git, reader }: { readonly git: Git; readonly reader: ObjectReader },
  { base: named }: BaselineRequest,
  head: Baseline['head'] | undefined,
): Promise<Baseline['base']> {
  if (!head) return revisionOf(git, reader, named ?? 'HEAD')
  if (named === undefined || named === 'HEAD') return { commit: head.commit, tree: head.tree }
  const base = seenFrom(head.commit, named)
  await deepenTo(git, base, head.commit)
  return revisionOf(git, reader, base)
}

/** Git is asked again where the reader knows no such commit: history may have been fetched since it began to read. */
async function revisionOf(git: Git, reader: ObjectReader, named: string): Promise<Baseline['base']> {
  const found = await findCommit(reader, `${named}^{commit}`)
  return found ? { commit: found.commit, tree: found.tree } : git.run(resolveRevision(named))
}

/** A name relative to HEAD, such as `HEAD~1`, is meant from the head that the run goes onto, wherever HEAD is by now. */
const seenFrom = (head: string, named: string): string => named.replace(/^(?:HEAD|@)(?=[~^])/, head)

/** A base says what its author saw: of a commit outside the head's history the run would carry in whatever that holds. */
export async function isUnrelated(
  git: Pick<Git, 'bare' | 'run'>,
  wanted: Pick<BaselineRequest, 'baseBy' | 'unrelatedBase'>,
  { base, head }: { readonly base: Baseline['base']; readonly head: Baseline['head'] | undefined },
): Promise<boolean> {
  if (!head || base.commit === head.commit) return false
  if (git.bare && wanted.baseBy === 'operator') return false
  if (await git.run(isAncestor(base.commit, head.commit))) return false
  if (wanted.unrelatedBase && wanted.baseBy === 'operator') return true
  const [ours, theirs] = [base, head].map(({ commit }) => commit.slice(0, 12))
  const message = (await git.run(isAncestor(head.commit, base.commit)))
    ? `The base ${ours} has commits that ${theirs} does not have yet. Push or merge them first, or make the plan again on ${theirs}.`
    : `The base ${ours} is not an ancestor of ${theirs}. Make the plan again on a commit of this history, or pass --base with --unrelated-base to apply only what its steps change.`
  throw new EditplanError({ name: 'BASE_NOT_ANCESTOR', message })
}

/** Throws INTERRUPTED when a killed run waits: another one would take its journal's place. */
export function refuseInterrupted({ gitDir }: Git): void {
  if (!isInterrupted(gitDir)) return
  const message = 'A run was interrupted here and waits to be finished or rolled back. Run `editplan resume` first.'
  throw new EditplanError({ name: 'INTERRUPTED', message })
}

type BaselineCommits = Pick<Baseline, 'git' | 'base' | 'head' | 'unrelated'>

async function openCommit(reader: ObjectReader, at: BaselineCommits, paths: readonly string[]): Promise<Baseline> {
  const { git, base } = at
  const roots = git.bare ? [] : [git.root]
  const source = await openTree(git, reader, { treeish: base.commit, roots })
  const load = async (given: readonly string[]): Promise<void> => {
    const spelled = given.map((path) => spellGivenPath(path, roots)).flatMap((one) => (one.ok ? [one.path] : []))
    await prefetchBlobs(git, base.commit, spelled)
    await source.load(given)
  }
  const { conversions, contents } = source
  await orEnded(conversions, () => load(paths))
  return disposedWith({ ...at, source, conversions, committed: { contents, load } }, reader)
}

async function openCheckout(reader: ObjectReader, at: BaselineCommits, paths: readonly string[]): Promise<Baseline> {
  const { git, base } = at
  const disk = openDisk(git.root, { steady: true })
  const conversions = await workTreeConversions(git, reader, { commit: base.commit, paths })
  return orEnded(conversions, async () => {
    const filtered = await refuseUnfiltered(disk, { git, reader, conversions, commit: base.commit })
    const source = openSteady(await guardCommittedPlaces(filtered, reader, { commit: base.commit, paths }))
    const readFile: ReadFile = (path) => currentFile(source, path, source.hold)
    return disposedWith({ ...at, source, conversions, readFile }, reader)
  })
}

/** The baseline ends what it was opened with. */
const disposedWith = (baseline: Omit<Baseline, typeof Symbol.asyncDispose>, reader: ObjectReader): Baseline => {
  const newFiles = openNewFiles(baseline.git, baseline.conversions)
  return {
    ...baseline,
    source: { ...baseline.source, newFile: newFiles.newFile },
    async [Symbol.asyncDispose]() {
      newFiles[Symbol.dispose]()
      baseline.conversions[Symbol.dispose]()
      await reader[Symbol.asyncDispose]()
    },
  }
}

/** Reads regular files of the work tree; undefined for whatever else stands at a path. */
export function workTreeReader(git: Git): ReadFile {
  const disk = openDisk(git.root)
  return (path) => currentFile(disk, path, disk.read)
}

/** Work with the files of the work tree, and how they are converted there. */
export async function inWorkTree<Result>(
  git: Git,
  checkedOut: CheckedOut,
  work: (workTree: { readonly readFile: ReadFile; readonly conversions: Conversions }) => Promise<Result>,
): Promise<Result> {
  await using reader = openObjectReader(git)
  using conversions = await workTreeConversions(git, reader, checkedOut)
  return await work({ readFile: workTreeReader(git), conversions })
}

/** Regular files of a commit or a tree as a checkout of it writes them. Throws FILTER_UNAVAILABLE. */
export async function writtenFiles(
  git: Git,
  treeish: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  if (paths.length === 0) return new Map()
  await using reader = openObjectReader(git)
  using tree = await openTree(git, reader, { treeish })
  await tree.load(paths)
  return new Map(paths.flatMap((path) => (tree.blobOf(path) === undefined ? [] : [[path, tree.read(path)] as const])))
}

function currentFile(source: Source, path: string, read: (path: string) => Buffer): ReturnType<ReadFile> {
  const stat = source.stat(path)
  return stat?.kind === 'file' && !stat.link ? { content: read(path), mode: stat.mode } : undefined
}
