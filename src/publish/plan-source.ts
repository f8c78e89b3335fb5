import path from 'node:path'
import { openObjectReader } from '../core/git/cat-file.ts'
import type { Git } from '../core/git/git.ts'
import { lookUpPaths } from '../core/git/tree.ts'
import { compileGlob } from '../core/text/glob.ts'
import { oneLine } from '../core/text/neutralise.ts'
import { slashed } from '../core/text/paths.ts'
import type { PlanOrigin } from './ledger.ts'
import { isKnown, type RemoteState } from './remote-state.ts'
import type { Target } from './target.ts'

/** What a caller knows of where a plan comes from; the repository is that of the pull request, unless it is named. */
export type GivenSource = Partial<PlanOrigin>

interface SourceRequest {
  /** Absolute paths of the plan's files. */
  readonly planFiles?: readonly string[] | undefined
  /** Absolute names of the same, where globs are among them: files that come and go under these are one source. */
  readonly planGlobs?: readonly string[] | undefined
  /** Counts where the base does not hold the files; an empty one: nothing is known. */
  readonly source?: GivenSource | undefined
}

type PublishedTo = Pick<RemoteState, 'hub' | 'ledger'> & { readonly target: Target }

/** Where a plan comes from: its files in the base, else the caller's own words, else its files in the checkout; undefined if unknown. */
export async function sourceOfPlan(
  git: Git,
  place: PublishedTo,
  { planFiles = [], planGlobs = [], source }: SourceRequest,
): Promise<PlanOrigin | undefined> {
  const repository = numberOf(place) ?? place.target.repository
  if (repository === undefined) return undefined
  const files = pathsIn(git, planFiles)
  const globs = pathsIn(git, planGlobs)
  if (files.length > 0 && (await isTracked(git, place.target, files)))
    return { repository, paths: globs.length > 0 ? globs : files }
  if (source === undefined)
    return files.length > 0 ? { repository, paths: [], made: `file ${files.join(', ')}` } : undefined
  const { paths = [], made } = source
  return paths.length === 0 && made === undefined ? undefined : { repository, paths, ...source }
}

/** Empty if one of the files is outside the repository. */
export function pathsIn(git: Git, files: readonly string[]): string[] {
  const paths = files.map((file) => slashed(path.relative(git.root, file)))
  return paths.some((one) => one === '' || one.startsWith('../') || path.isAbsolute(one)) ? [] : paths
}

async function isTracked(git: Git, { base }: Target, paths: readonly string[]): Promise<boolean> {
  await using reader = openObjectReader(git)
  const { entries } = await lookUpPaths(reader, base.commit, { paths })
  return paths.every((one) => entries.has(one))
}

/** GitHub's number of the repository of the pull request, which a rename and a transfer leave; a ledger of the same repository knows it too. */
const numberOf = ({ hub, ledger, target }: PublishedTo): number | undefined =>
  isKnown(hub) ? hub.repository.id : target.headRepository === target.repository ? ledger?.repository : undefined

/** Whether a recorded plan comes from where this one does, though it may have changed. Earlier versions recorded the repository's name. */
export function isSameSource(
  recorded: PlanOrigin | undefined,
  source: PlanOrigin | undefined,
  place: PublishedTo,
): boolean {
  if (recorded === undefined || source === undefined) return false
  if (keyOf(recorded) === keyOf(source)) return true
  const { repository } = recorded
  const number = numberOf(place)
  const isOwn = typeof repository === 'string' && number !== undefined && isOwnName(repository, place)
  const named = isOwn ? { ...recorded, repository: number } : recorded
  return keyOf(named) === keyOf(source) || isAmong(named, source)
}

/** Files that were named one by one, and that a glob names now. */
const isAmong = (recorded: PlanOrigin, source: PlanOrigin): boolean =>
  keyOf({ ...recorded, paths: [] }) === keyOf({ ...source, paths: [] }) &&
  recorded.paths.length > 0 &&
  recorded.paths.every((file) => source.paths.some((glob) => isNamed(file, glob)))

const isNamed = (file: string, glob: string): boolean => {
  const compiled = compileGlob(`/${glob}`)
  return file === glob || (typeof compiled !== 'string' && compiled.matches(file))
}

/**
 * Whether one and the same opened both plans: the same source, or other branches of the same fork, whose owner names them at will. Nobody
 * else's count, so that a fork can neither use up nor close what is another's.
 */
export function isSameOpener(recorded: PlanOrigin | undefined, source: PlanOrigin, place: PublishedTo): boolean {
  return isSameSource(recorded && anyBranch(recorded), anyBranch(source), place)
}

const anyBranch = ({ made, ...origin }: PlanOrigin): PlanOrigin =>
  made === undefined ? origin : { ...origin, made: made.replace(OF_BRANCH, '$1') }

/** What a run of another workflow made, by the number of its repository, and the branch: see {@link madeAfter}. */
const OF_BRANCH = /(, after a run of (?:\d+|no repository)) \S*$/

/** How a source names a run of another workflow that started this one. */
export const madeAfter = (repository: unknown, branch: unknown): string =>
  `after a run of ${repository ?? 'no repository'} ${branch ?? ''}`

/** Also a former name: the ledger is that of this very repository. */
const isOwnName = (name: string, { target, ledger, hub }: PublishedTo): boolean =>
  name.toLowerCase() === target.repository?.toLowerCase() ||
  (ledger?.repository !== undefined && isKnown(hub) && ledger.repository === hub.repository.id)

const keyOf = ({ repository, paths, made = '' }: PlanOrigin): string =>
  [String(repository).toLowerCase(), made, ...paths].join('\0')

/** A plan's source as a message names it. */
export function sourceCalled(source: PlanOrigin | undefined): string {
  if (source === undefined) return 'of unknown source'
  const { repository, paths, made } = source
  const where = typeof repository === 'string' && repository !== '' ? ` of ${repository}` : ''
  return oneLine(made === undefined ? `the plan ${paths.join(', ')}${where}` : `the plan made by: ${made}`)
}
