import { resolve } from 'node:path'
import { openObjectReader } from '../../../core/git/cat-file.ts'
import { type LoggedCommit, readCommits } from '../../../core/git/commands/log.ts'
import { headCommit, isShallow, resolveCommit } from '../../../core/git/commands/rev-parse.ts'
import type { Git } from '../../../core/git/git.ts'
import { readRunMessage } from '../../../core/history/message.ts'
import { listRuns } from '../../../core/history/runs.ts'
import { masked } from '../../../core/policy/secrets.ts'
import { openRepository } from '../../../core/run/baseline.ts'
import type { RunOptions } from '../../../core/run/run-mode.ts'
import { decodeText } from '../../../core/text/encoding.ts'
import { counted } from '../../../core/text/words.ts'
import { openDisk } from '../../../core/workspace/sources/disk.ts'
import { openTree } from '../../../core/workspace/sources/tree.ts'
import type { RepoPath, Source } from '../../../core/workspace/workspace.ts'
import { EditplanError, type Problem } from '../../../errors.ts'
import { type CommitPulls, type OriginPull, openCommitPulls } from '../../../publish/compare-pull.ts'
import type { deriveRun } from '../../../publish/manifest.ts'
import type { PublishOptions } from '../../../publish/options.ts'
import {
  type Blame,
  blameLines,
  byPerson,
  byTrailers,
  groups,
  isOneStep,
  isUncommitted,
  joinTraced,
  type LineOfCommit,
  type LineOrigin,
  nameOf,
  type PullName,
  type StepOrigin,
  settle,
  type TracedLine,
} from './blamed-lines.ts'
import { throughPull } from './through-pull.ts'

/**
 * Tells for each line of a file which step wrote it, why, and of which plan. Git's own blame names the commit; its trailers tell the
 * step, else the manifest of the pull request that GitHub names for it, from which the run is made again. What neither shows is reported as unknown.
 * Moves no ref. Throws FILE_NOT_FOUND, what else is not a regular file, USAGE for a line that the file does not have, NO_COMMIT,
 * UNKNOWN_REVISION, GITHUB_FAILED.
 */
export async function blameFile(
  options: Pick<RunOptions, 'root' | 'bare' | 'environment' | 'policy' | 'signal'> & {
    /** Relative to `root`, or absolute; in a bare repository relative to the top. */
    readonly file: string
    /** First and last line, counted from 1; default all. */
    readonly lines?: readonly [number, number] | undefined
    /** The commit whose file is meant; default: the file as it is in the checkout, in a bare repository HEAD. */
    readonly revision?: string | undefined
    /** How GitHub is reached; it is asked only with a token, and only about commits that do not tell their step themselves. */
    readonly publish?: PublishOptions | undefined
  },
): Promise<Blame> {
  const git = await openRepository(options)
  const revision = await revisionOf(git, options.revision)
  const path = await locate(git, revision, options)
  const lines = await git.run(blameLines({ path, commit: revision, lines: options.lines }))
  const pulls = await openCommitPulls(git, options.publish ?? {})
  const { root, bare, environment, policy, signal } = options
  const origins = await lineOrigins(git, lines, { derive: { root, bare, environment, policy, signal }, pulls })
  return masked(blameOf({ path, revision }, lines, origins))
}

/** Undefined: the file in the work tree is meant. */
async function revisionOf(git: Git, revision: string | undefined): Promise<string | undefined> {
  if (revision !== undefined) return git.run(resolveCommit(revision))
  const head = await git.run(headCommit())
  if (head === undefined) {
    const message = `${JSON.stringify(git.root)} has no commit yet, so nothing says where a line comes from.`
    throw new EditplanError({ name: 'NO_COMMIT', message: `${message} Make a first one.` })
  }
  return git.bare ? head : undefined
}

/** The file's path in the repository, once it is known to be a file that has the lines. */
async function locate(
  git: Git,
  revision: string | undefined,
  { root, file, lines }: Parameters<typeof blameFile>[0],
): Promise<RepoPath> {
  const disk = git.bare ? undefined : openDisk(git.root)
  const spelled = disk ? located(disk, resolve(root, file)) : file
  await using reader = openObjectReader(git)
  using tree = await openTree(git, reader, { treeish: revision ?? 'HEAD', stored: true })
  const path = located(tree, spelled)
  checkFile(tree, path, revision ?? 'HEAD')
  if (revision === undefined && disk) checkFile(disk, path, 'the checkout')
  if (lines) checkLines((revision === undefined && disk ? disk : tree).read(path), path, lines)
  return path
}

function located(source: Source, given: string): RepoPath {
  const found = source.locate(given)
  if (found.ok) return found.path
  throw new EditplanError(found.problem)
}

function checkFile(source: Source, path: RepoPath, where: string): void {
  const stat = source.stat(path)
  if (stat?.kind === 'directory')
    throw new EditplanError({ name: 'IS_DIRECTORY', message: `${path} is a folder. Name a file inside it.` })
  if (stat?.link)
    throw new EditplanError({
      name: 'SYMLINK',
      message: `${path} is a symbolic link. Name the file that it points to.`,
    })
  if (stat?.kind === 'file') return
  const suggestions = source.similar(path)
  const meant =
    suggestions.length > 0 ? ` Did you mean ${suggestions.join(' or ')}?` : ' Name another commit with --rev.'
  throw new EditplanError({
    name: 'FILE_NOT_FOUND',
    message: `There is no file ${path} in ${where}.${meant}`,
    suggestions,
  })
}

function checkLines(bytes: Buffer, path: RepoPath, [first, last]: readonly [number, number]): void {
  const count = linesIn(bytes)
  if (first >= 1 && first <= last && last <= count) return
  const what = first === last ? `line ${first}` : `lines ${first}-${last}`
  const has = counted(count, 'line')
  throw new EditplanError({ name: 'USAGE', message: `${path} has no ${what}: it has ${has}. Name some of these.` })
}

function linesIn(bytes: Buffer): number {
  let count = bytes.length > 0 && bytes.at(-1) !== LF ? 1 : 0
  for (let at = bytes.indexOf(LF); at >= 0; at = bytes.indexOf(LF, at + 1)) count += 1
  return count
}

const LF = 10

function blameOf(
  { path, revision }: { readonly path: string; readonly revision: string | undefined },
  lines: readonly LineOfCommit[],
  origins: ReadonlyMap<number, LineOrigin>,
): Blame {
  const list: LineOrigin[] = []
  const places = new Map<string, number>()
  const placeOf = (origin: LineOrigin): number => {
    const key = JSON.stringify(origin)
    const place = places.get(key) ?? list.push(origin) - 1
    places.set(key, place)
    return place
  }
  const blamed = lines.map(({ at, commit, bytes }) => {
    const origin = origins.get(at)
    if (!origin) throw new TypeError(`line ${at} has no origin`)
    return { line: at, text: textOf(bytes), commit, origin: placeOf(origin) }
  })
  return { file: path, revision: revision ?? null, lines: blamed, origins: list }
}

const textOf = (bytes: Buffer): string =>
  decodeText(
    { bytes, encoding: 'utf8', bom: 0, valid: false },
    0,
    bytes.at(-1) === CR ? bytes.length - 1 : bytes.length,
  )

const CR = 13

/** Where to learn what a commit does not tell itself. */
interface Sources {
  /** How runs are made again. */
  readonly derive: Omit<Parameters<typeof deriveRun>[0], 'manifest' | 'digest' | 'commits'>
  /** Undefined: GitHub is not asked. */
  readonly pulls: CommitPulls | undefined
}

/**
 * The origins of lines that git blames on commits, by the lines' numbers. A line that a squash merely carried along is followed to the
 * older commit that it comes from.
 */
async function lineOrigins(
  git: Git,
  lines: readonly LineOfCommit[],
  sources: Sources,
): Promise<ReadonlyMap<number, LineOrigin>> {
  const origins = new Map<number, LineOrigin>()
  const titles = new Map(listRuns(git).map(({ plan, title }) => [plan, title]))
  const shallow = isShallow(git)
  let pending = lines
  while (pending.length > 0) {
    const further: LineOfCommit[] = []
    for (const [commit, some] of groups(pending, (line) => line.commit)) {
      const traced = isUncommitted(commit)
        ? settle(some, { kind: 'uncommitted' })
        : await trace(git, some, { ...sources, titles, shallow })
      for (const { line, origin } of traced.settled) origins.set(line.at, origin)
      further.push(...traced.further)
    }
    pending = further
  }
  return origins
}

interface BlameSources extends Sources {
  /** Titles of plans that runs of this repository recorded, by digest. */
  readonly titles: ReadonlyMap<string, string>
  readonly shallow: boolean
}

/** The lines are all of one commit. */
async function trace(git: Git, lines: readonly LineOfCommit[], known: BlameSources): Promise<TracedLine> {
  const [facts] = await git.run(readCommits([lines[0]?.commit ?? '']))
  if (!facts) return settle(lines, { kind: 'unknown', problem: HISTORY_ENDS })
  const isEnd = known.shallow && facts.parents.length === 0
  if (isEnd) return settle(lines, { ...byPerson(facts), kind: 'unknown', problem: HISTORY_ENDS })
  const said = readRunMessage(facts.message)
  const own = said && said !== 'several' ? byTrailers(facts, said, known.titles) : undefined
  if (own && isOneStep(own)) return settle(lines, own)
  // A squash has one parent; what a merge itself changes is written by whoever merged.
  if (facts.parents.length !== 1) return settle(lines, own ?? byPerson(facts))
  return asked(git, lines, { facts, own, isSquash: said === 'several', known })
}

interface OriginRequest {
  readonly facts: LoggedCommit
  /** What the commit says about several steps. */
  readonly own: StepOrigin | undefined
  /** It lists several commits that were squashed. */
  readonly isSquash: boolean
  readonly known: BlameSources
}

async function asked(
  git: Git,
  lines: readonly LineOfCommit[],
  { facts, own, isSquash, known }: OriginRequest,
): Promise<TracedLine> {
  const unless = (problem: Problem, pull?: PullName): LineOrigin =>
    own
      ? { ...own, ...(pull && { pull }), problem }
      : { ...byPerson(facts), ...(pull && { pull }), kind: 'unknown', problem }
  if (!known.pulls) return settle(lines, own ? unless(UNASKED) : { ...byPerson(facts), kind: 'unasked' })
  const pulls = await known.pulls.pullsOf(facts.commit)
  if (!pulls) return settle(lines, unless(NOT_ON_GITHUB))
  const isRun = own !== undefined || isSquash
  // A branch with steps may have been pushed by hand.
  const telling = pulls
    .filter(({ run }) => run !== undefined || isRun)
    .sort((one, other) => Number(other.merged) - Number(one.merged))
  const [first] = telling
  if (!first) return settle(lines, isRun ? unless(NO_PULL) : { ...byPerson(facts), ...namePull(pulls[0]) })
  const parts: TracedLine[] = []
  let left = lines
  let problem: Problem | undefined
  for (const pull of telling) {
    const through = await throughPull(git, left, { facts, pull, pulls: known.pulls, derive: known.derive })
    parts.push(through)
    left = through.left
    problem ??= through.problem
    if (left.length === 0) break
  }
  return joinTraced([...parts, settle(left, unless(problem ?? NO_PULL, nameOf(first)))])
}

const namePull = (pull: OriginPull | undefined): { readonly pull?: PullName } => (pull ? { pull: nameOf(pull) } : {})

const HISTORY_ENDS: Problem = {
  name: 'UNKNOWN_REVISION',
  message: 'The history of this shallow clone ends here, so the line may be older. Run `git fetch --unshallow` first.',
}

const UNASKED: Problem = {
  name: 'MANIFEST_MISSING',
  message:
    'The commit holds several steps, and without a token GitHub is not asked which of them wrote the line. Set GITHUB_TOKEN.',
}

const NOT_ON_GITHUB: Problem = {
  name: 'GITHUB_FAILED',
  message: 'GitHub does not have this commit, or the token may not read the repository. Push it, or use another token.',
}

const NO_PULL: Problem = {
  name: 'MANIFEST_MISSING',
  message: 'GitHub names no pull request for this commit, so editplan cannot tell which step wrote the line.',
}
