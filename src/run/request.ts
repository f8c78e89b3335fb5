import { createFileSearch, type FileSearch } from '../engine/file-search.ts'
import { EditplanError } from '../errors.ts'
import { filesHolding } from '../git/commands/grep.ts'
import { trackedFiles } from '../git/commands/ls-files.ts'
import { isPartialClone, prefetchBlobs } from '../git/prefetch.ts'
import type { CommitWords } from '../history/message.ts'
import { combinePlans } from '../plan/combine.ts'
import type { Plan, PlanOptions, Step } from '../plan/schema.ts'
import {
  type GlobEdit,
  joinOutlines,
  type Outline,
  outlineOf,
  pathsOf,
  type SteppedPlan,
  type StepSequence,
} from '../plan/steps.ts'
import type { Policy } from '../policy/policy.ts'
import { isUnreadable, mayNotBeRead } from '../tools/permission.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import type { Ground } from './ground.ts'

/** What a run is asked to replay: plans in order, with the options that hold for each. */
export interface Request extends GlobFiles {
  readonly plans: readonly SteppedPlan[]
  /** What the run is called and its commits carry: the first plan's words, the digest of all. */
  readonly header: Pick<Plan, 'title' | 'description' | 'digest' | 'author' | 'created' | 'base' | 'options'> & {
    readonly words?: CommitWords
  }
  /** Of all plans, in order; read again on each pass, where a plan streams. */
  readonly steps: StepSequence
  /** What is known of the steps without a pass over them. */
  readonly outline: Outline
  /** What replaced the plans' own options; a replay of the result needs them too. */
  readonly overrides: Partial<PlanOptions>
  /** Names of the plan files, in order. */
  readonly files: readonly string[]
  /** Paths as the steps give them, those that their conditions look at among them. */
  readonly paths: readonly string[]
}

/** The request with the files that its globs name on the ground it is replayed on; before there are none. */
export const withFiles = async (ground: Ground, request: Request, policy: Policy): Promise<Request> => ({
  ...request,
  ...(await findFiles(ground, request.outline.globs, policy)),
})

/** What a step may change: its paths as it gives them, or the files that its glob names. */
export const touchedPaths = (step: Step, { found }: Pick<Request, 'found'>): readonly string[] =>
  found.get(step.index) ?? pathsOf(step)

/** Paths that a request may change, as its steps give them: those of all steps but Reads, and the files of globs. */
export const pathsToChange = ({ outline, found }: Pick<Request, 'outline' | 'found'>): ReadonlySet<string> => {
  const given = [...outline.touched].flatMap(([tool, paths]) => (tool === 'Read' ? [] : [...paths]))
  return new Set([...given, ...[...found.values()].flat()])
}

/** Puts plans together to one run, options overridden, commits named as asked. Throws PLAN_EMPTY for no plan. */
export function requestOf(
  plans: SteppedPlan | readonly SteppedPlan[],
  overrides: Partial<PlanOptions> = {},
  words?: CommitWords,
): Request {
  const [first, ...others] = 'steps' in plans ? [plans] : plans
  if (!first) throw new EditplanError({ name: 'PLAN_EMPTY', message: 'No plan given. Name at least one.' })
  const combined = combinePlans([first, ...others])
  const effective = combined.plans.map((plan) => ({ ...plan, options: { ...plan.options, ...overrides } }))
  const outline = joinOutlines(effective.map(({ steps }) => outlineOf(steps)))
  const { title, digest } = combined
  return {
    plans: effective,
    header: {
      ...first,
      options: { ...first.options, ...overrides },
      title,
      digest,
      ...(words && { words }),
      ...(words?.author && { author: words.author }),
    },
    steps: joined(effective),
    outline,
    overrides,
    files: [...outline.files],
    paths: [...outline.paths],
    found: new Map(),
    passedOver: new Map(),
  }
}

/** The same request, replayed to its end whatever is refused on the way. */
export const continuing = (request: Request): Request => {
  const withoutStop = <Part extends Pick<Plan, 'options'>>(part: Part): Part => ({
    ...part,
    options: { ...part.options, on_error: 'continue' },
  })
  return { ...request, plans: request.plans.map(withoutStop), header: withoutStop(request.header) }
}

const joined = (plans: readonly SteppedPlan[]): StepSequence => ({
  length: plans.reduce((sum, { steps }) => sum + steps.length, 0),
  *[Symbol.iterator](): Generator<Step, void> {
    for (const { steps } of plans) yield* steps
  },
})

/** The tracked files that the steps of a run are about by a glob, by the step's number. */
type FoundFiles = ReadonlyMap<number, readonly RepoPath[]>

interface GlobFiles {
  readonly found: FoundFiles
  /** How many files a step's glob names that a rule denies to read, whatever they hold; only steps with some. */
  readonly passedOver: ReadonlyMap<number, number>
}

/**
 * Looks for the files that each glob names and that hold what its step looks for, before any step is replayed; what earlier steps make
 * of files is the replay's to see. Files that a rule denies to read are passed over unseen. Git looks first, through all files at once.
 */
async function findFiles(ground: Ground, globs: ReadonlyMap<number, GlobEdit>, policy: Policy): Promise<GlobFiles> {
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
