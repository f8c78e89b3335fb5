import { isDeepStrictEqual } from 'node:util'
import { EditplanError } from '../../errors.ts'
import {
  createFileSearch,
  type FileQuery,
  type FileSearch,
  soughtBy,
  soughtByCondition,
  soughtKey,
} from '../engine/file-search.ts'
import { callFor } from '../engine/file-step.ts'
import { soughtByImports } from '../engine/imports.ts'
import type { TrackedFiles } from '../engine/step-result.ts'
import { filesHolding, type TrackedScope } from '../git/commands/grep.ts'
import { flaggedFiles, trackedFiles } from '../git/commands/index-files.ts'
import { mayRewrite } from '../git/conversions.ts'
import { available } from '../git/filters.ts'
import { isPartialClone, prefetchBlobs } from '../git/partial-clone.ts'
import { type CommitWords, checkWords } from '../history/message.ts'
import { combinePlans, numbersOf, type StepNames, withoutSteps } from '../plan/combine.ts'
import { type PlanOptions, planOptions } from '../plan/options.ts'
import type { Plan, Step } from '../plan/schema.ts'
import {
  destinationIn,
  type GlobbedStep,
  joinOutlines,
  type Outline,
  outlineOf,
  type SteppedPlan,
  type StepSequence,
} from '../plan/steps.ts'
import type { Policy } from '../policy/policy.ts'
import type { Sections } from '../report/sections.ts'
import { isWellFormed } from '../text/encoding.ts'
import { MatchLimit } from '../text/match.ts'
import { effectOf, touchesOf } from '../tools/list.ts'
import { isUnreadable, mayNotBeRead, type Touch } from '../tools/permission.ts'
import { run } from '../tools/run.ts'
import { submodule } from '../tools/submodule.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import type { Baseline, BaselineRequest, Revisions } from './baseline.ts'
import { type KeysOf, refuseUnknown } from './options.ts'

/** What a run replays: plans in order, with the options of each. */
export interface Request extends GlobFiles {
  readonly plans: readonly SteppedPlan[]
  /** What the run is called and its commits carry: the first plan's words, the digest of all. */
  readonly header: Pick<
    Plan,
    'title' | 'description' | 'digest' | 'author' | 'created' | 'base' | 'options' | 'left_out'
  > & {
    readonly words?: CommitWords
    /** Numbers of the steps that are left out, in order. */
    readonly without: readonly number[]
  }
  /** Of all plans, in order; read again on each pass, where a plan streams. */
  readonly steps: StepSequence
  /** What is known of the steps without a pass over them. */
  readonly outline: Outline
  /** What replaced the plans' own options; a replay of the result needs them too. */
  readonly overrides: Partial<PlanOptions>
  /** Names of the plan files, in order. */
  readonly files: readonly string[]
  /** How the plan was made, or chosen, from several. */
  readonly combination?: Sections | undefined
  /** Files that have what an earlier run made of them, and that was merged. */
  readonly merged?: ReadonlySet<string> | undefined
  /** Paths as written in the steps, including those of their conditions. */
  readonly paths: readonly string[]
}

/** The baseline that a request is replayed on. */
export const baselineRequest = (
  { header, paths, outline }: Request,
  place: Revisions,
  replays: BaselineRequest['replays'],
): BaselineRequest => ({
  // Only a commit tells where a submodule is.
  replays: outline.touched.has(submodule.name) ? 'commit' : replays,
  head: place.head,
  base: place.base ?? header.base,
  baseBy: place.base === undefined ? 'plan' : 'operator',
  unrelatedBase: place.unrelatedBase,
  paths,
  globs: outline.globs.values(),
  commands: outline.touched.has(run.name),
})

/** The request with the files that its globs name on the baseline it is replayed on; before there are none. */
export const withFiles = async (baseline: Baseline, request: Request, policy: Policy): Promise<Request> => {
  const { globs } = request.outline
  if (globs.size === 0) return request
  const files = await findFiles(baseline, globs, policy)
  const moved = [...globs.values()].flatMap((step) =>
    destinationIn(step) ? touchesIn(step, files).map(({ path }) => path) : [],
  )
  await baseline.committed?.load(moved)
  return { ...request, ...files }
}

/** What a step touches: its paths as written, or those of its work on each file that its glob names. */
export const touchesIn = (step: Pick<Step, 'tool' | 'input'>, { found }: Pick<Request, 'found'>): readonly Touch[] => {
  const sought = soughtBy(step)
  if (!sought) return touchesOf(step)
  return found.sought(sought).flatMap((file) => touchesOf(callFor(step, file)))
}

/** Paths that a request may change, as written in its steps: those of all steps but Reads, and the files of globs. */
export const pathsToChange = ({ outline, found }: Request): ReadonlySet<string> => {
  const given = [...outline.touched].flatMap(([tool, paths]) => (effectOf(tool) === 'reads' ? [] : [...paths]))
  return new Set([
    ...given,
    ...[...outline.globs.values()].flatMap((step) => touchesIn(step, { found }).map(({ path }) => path)),
  ])
}

const OVERRIDES: Readonly<Record<string, true>> = Object.fromEntries(
  Object.keys(planOptions.shape).map((key) => [key, true]),
)
const WORDS: KeysOf<CommitWords> = { author: true, committer: true, signoff: true, subject: true, trailers: true }

/**
 * Puts plans together to one run: options overridden, steps left out, commits named as asked. Throws PLAN_EMPTY for no plan, USAGE
 * for a step that there is not, and for words of commits that git or a run could not take.
 */
export function requestOf(
  plans: SteppedPlan | readonly SteppedPlan[],
  {
    overrides = {},
    without: names = [],
    commitWords: words,
    combination,
  }: {
    /** Replace the plans' own options. */
    readonly overrides?: Partial<PlanOptions> | undefined
    /** Steps to leave out. */
    readonly without?: StepNames | undefined
    /** Who commits, and what the commits say; default: as the plan says. */
    readonly commitWords?: CommitWords | undefined
    /** How the plan was made, or chosen, from several; the report shows it. */
    readonly combination?: Sections | undefined
  } = {},
): Request {
  const [first, ...others] = 'steps' in plans ? [plans] : plans
  if (!first) throw new EditplanError({ name: 'PLAN_EMPTY', message: 'No plan given. Name at least one.' })
  refuseUnknown('options.overrides', overrides, OVERRIDES)
  if (words) refuseUnknown('options.commitWords', words, WORDS)
  if (words) checkWords(words)
  const combined = combinePlans([first, ...others])
  const without = numbersOf(combined.plans, names)
  const effective = combined.plans.map((plan) =>
    withoutSteps({ ...plan, options: optionsOf(plan, overrides) }, without),
  )
  const outline = joinOutlines(effective.map(({ steps }) => outlineOf(steps)))
  const { title, digest } = combined
  const leftOut = combined.plans.flatMap(({ left_out = [] }) => left_out)
  return {
    plans: effective,
    header: {
      ...first,
      options: optionsOf(first, overrides),
      ...(leftOut.length > 0 && { left_out: leftOut }),
      title,
      digest,
      without,
      ...(words && { words }),
      ...(words?.author && { author: words.author }),
    },
    steps: joined(effective),
    outline,
    overrides,
    files: [...outline.files],
    paths: [...outline.paths],
    found: NOTHING_FOUND,
    passedOver: new Map(),
    ...(combination && { combination }),
  }
}

/** A proposal is whole or refused, whatever the run asks for. */
const optionsOf = ({ options, source }: SteppedPlan, overrides: Partial<PlanOptions>): PlanOptions => ({
  ...options,
  ...overrides,
  ...(source?.isWhole && { on_error: 'stop' }),
})

/** The plans of a request as one; undefined where their options differ. */
export function onePlan({ plans, steps }: Request): SteppedPlan | undefined {
  const [plan, ...others] = plans
  if (!plan || others.length === 0) return plan
  return others.every(({ options }) => isDeepStrictEqual(options, plan.options))
    ? { ...plan, steps: [...steps] }
    : undefined
}

/** The same request, replayed to its end whatever is refused on the way. */
export const continuing = (request: Request): Request => withOptions(request, { on_error: 'continue' })

/** The same request under other options. */
export const withOptions = (request: Request, options: Partial<PlanOptions>): Request => {
  const under = <Part extends Pick<Plan, 'options'>>(part: Part): Part => ({
    ...part,
    options: { ...part.options, ...options },
  })
  return { ...request, plans: request.plans.map(under), header: under(request.header) }
}

const joined = (plans: readonly SteppedPlan[]): StepSequence => ({
  length: plans.reduce((sum, { steps }) => sum + steps.length, 0),
  *[Symbol.iterator](): Generator<Step, void> {
    for (const { steps } of plans) yield* steps
  },
})

/** What the globs of a run name in the checkout as it is. */
interface FoundFiles extends TrackedFiles {
  sought(sought: FileQuery): readonly RepoPath[]
}

/** Before there is a baseline to look at. */
const NOTHING_FOUND: FoundFiles = {
  sought: () => [],
  hidden: () => [],
  all: async () => [],
  read: async () => undefined,
}

interface GlobFiles {
  readonly found: FoundFiles
  /** How many files a step's globs name that a rule denies to read, whatever they hold; only steps with some. */
  readonly passedOver: ReadonlyMap<number, number>
}

/**
 * Looks for the files that globs name and that hold what is sought, before any step is replayed; what earlier steps make of files is
 * the replay's to see. Files that a rule denies to read are passed over unseen. Git looks first, through all files at once.
 */
async function findFiles(
  baseline: Baseline,
  globs: ReadonlyMap<number, GlobbedStep>,
  policy: Policy,
): Promise<GlobFiles> {
  const known = new Map<string, FilesOfGlob>()
  const passedOver = new Map<number, number>()
  for (const [step, globbed] of globs) {
    const changed = soughtBy(globbed)
    for (const sought of [changed, soughtByCondition(globbed), soughtByImports(globbed)]) {
      if (!sought) continue
      const key = soughtKey(sought)
      const files = known.get(key) ?? (await filesOf(baseline, sought, policy))
      known.set(key, files)
      if (sought === changed && files.hidden.length > 0) passedOver.set(step, files.hidden.length)
    }
  }
  let all: Promise<readonly RepoPath[]> | undefined
  const { committed, source } = baseline
  const found: FoundFiles = {
    sought: (sought) => known.get(soughtKey(sought))?.found ?? [],
    hidden: (sought) => known.get(soughtKey(sought))?.hidden ?? [],
    all: () => (all ??= existingFiles(baseline, policy)),
    read: async (path) =>
      committed ? (await committed.contents([path])).get(path) : available(() => source.read(path)),
  }
  return { found, passedOver }
}

const existingFiles = async (baseline: Baseline, policy: Policy): Promise<readonly RepoPath[]> => {
  const { git, base, committed, source } = baseline
  const isHidden = hiddenFrom(policy, baseline)
  const tracked = await git.run(trackedFiles({ treeish: committed && base.commit }))
  const paths = tracked.filter((path) => !isHidden(path))
  return committed ? paths : paths.filter((path) => source.stat(path)?.kind === 'file')
}

type FilesOfGlob = { readonly found: readonly RepoPath[]; readonly hidden: readonly RepoPath[] }

/** None for a glob or a pattern that cannot be read: the replay reports it. */
async function filesOf(baseline: Baseline, sought: FileQuery, policy: Policy): Promise<FilesOfGlob> {
  const search = await createFileSearch(sought)
  if (typeof search === 'string') return { found: [], hidden: [] }
  const { git, base, committed, source, conversions } = baseline
  const scope = { treeish: committed && base.commit, folders: search.folders }
  const isHidden = hiddenFrom(policy, baseline)
  const lacksBlobs = committed !== undefined && (await isPartialClone(git))
  const listed = await listFiles(baseline, { needles: lacksBlobs ? undefined : search.needles, scope })
  const named = listed.filter((path) => search.names(path) && !isHidden(path))
  const all = policy.deniesReads ? await git.run(trackedFiles(scope)) : []
  const hidden = all.filter((path) => search.names(path) && isHidden(path))
  if (!committed) {
    await conversions.look(named)
    return { found: named.filter((path) => mayBe(() => search.matches(path, source))), hidden }
  }
  if (lacksBlobs) await prefetchBlobs(git, base.commit, named)
  return { found: await inCommit(committed, named, search), hidden }
}

/**
 * Where git was built without the expressions that find other encodings, it lists every file. Of a file that a flag calls unchanged it
 * searches what the index has, or nothing.
 */
async function listFiles(
  baseline: Baseline,
  { needles, scope }: { readonly needles: readonly string[] | undefined; readonly scope: TrackedScope },
): Promise<readonly RepoPath[]> {
  const { git } = baseline
  if (!needles) return git.run(trackedFiles(scope))
  const [holding, rewrites, flagged] = await Promise.all([
    git.run(filesHolding(needles, scope)),
    mayRewrite(git, scope.treeish),
    scope.treeish === undefined ? git.run(flaggedFiles(scope)) : [],
  ])
  if (!holding) return git.run(trackedFiles(scope))
  const rewritten = rewrites ? await rewrittenFiles(baseline, scope) : []
  return rewritten.length + flagged.length > 0 ? [...new Set([...holding, ...flagged, ...rewritten])] : holding
}

/** Files that are other bytes in a work tree than in git are found by neither search alone. */
async function rewrittenFiles({ git, conversions }: Baseline, scope: TrackedScope): Promise<readonly RepoPath[]> {
  const tracked = await git.run(trackedFiles(scope))
  await conversions.look(tracked)
  return tracked.filter((path) => conversions.of(path).rewritten)
}

/** A file in which a search needs too many steps counts: the step refuses it. */
const mayBe = (question: () => boolean): boolean => {
  try {
    return question()
  } catch (error) {
    if (error instanceof MatchLimit) return true
    throw error
  }
}

/** In a commit no tracked file lies behind a link. */
const hiddenFrom = (policy: Policy, { committed, source }: Baseline): ((path: RepoPath) => boolean) =>
  committed
    ? (path) => isUnreadable(path, { policy, workspace: { linkTarget: () => undefined } })
    : (path) => mayNotBeRead(path, { policy, workspace: source })

/** Looks at the files of a commit a few at a time, and keeps only those that match. The step refuses a file that no filter can produce. */
async function inCommit(
  { contents, load }: NonNullable<Baseline['committed']>,
  paths: readonly RepoPath[],
  search: FileSearch,
): Promise<readonly RepoPath[]> {
  const found: RepoPath[] = []
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const some = paths.slice(at, at + AT_ONCE)
    const bytes = await contents(some)
    found.push(...some.filter((path) => !isWellFormed(path) || mayBe(() => isSought(bytes.get(path), search))))
  }
  await load(found)
  return found
}

const isSought = (bytes: Buffer | undefined, search: FileSearch): boolean => bytes === undefined || search.holds(bytes)

const AT_ONCE = 64
