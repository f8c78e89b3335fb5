import { openObjectReader } from '../../core/git/cat-file.ts'
import { ownRemote, type Transport } from '../../core/git/commands/remote.ts'
import { resolveCommit } from '../../core/git/commands/rev-parse.ts'
import { listWorktrees } from '../../core/git/commands/worktree.ts'
import { type Git, openGit } from '../../core/git/git.ts'
import { partialClone } from '../../core/git/partial-clone.ts'
import { type PlanInput, plansFrom } from '../../core/plan/define-plan.ts'
import { outlineOf, type SteppedPlan } from '../../core/plan/steps.ts'
import { masked } from '../../core/policy/secrets.ts'
import { openRepository } from '../../core/run/baseline.ts'
import { type ComposeOptions, onBaseline } from '../../core/run/on-baseline.ts'
import { oneLine } from '../../core/text/neutralise.ts'
import { wrapSystemErrors } from '../../core/workspace/file-identity.ts'
import { createOverlay } from '../../core/workspace/overlay.ts'
import { openTree } from '../../core/workspace/sources/tree.ts'
import { EditplanError } from '../../errors.ts'
import { connect, type GitHub } from '../../publish/github.ts'
import type { OpenPull } from '../../publish/github-api.ts'
import type { PublishOptions } from '../../publish/options.ts'
import { credentialEnvironment } from '../../publish/origin.ts'
import {
  type FoundOverlaps,
  openPullsOf,
  type PublishableChange,
  type PullOverlapOptions,
  THIS_RUN,
} from '../../publish/overlaps.ts'
import { remoteBase, resolvePlace } from '../../publish/target.ts'
import { areDisjoint, type Footprint, footprintOf } from './member.ts'
import { type ChangeRelations, type OpenChange, pathsAsFootprint, relateChanges, withUncarried } from './overlap.ts'
import type { OverlapReport, ReportedOverlaps } from './report.ts'
import {
  type ChangesFound,
  differenceFrom,
  gives,
  MOST_REPLAYED,
  ownName,
  type PullRepository,
  pullChanges,
  worktreeChanges,
} from './under-way.ts'
import { othersOf, overlapLine } from './words.ts'

/**
 * How plans, open pull requests and worktrees relate on the base's tip: with plans each to all others, without any all to each other.
 * Nothing is written. The base is `base`, else with `pulls` the tip of their base branch, with `worktrees` the main worktree's commit,
 * otherwise the current commit. Throws USAGE for fewer than two changes to compare, GITHUB_FAILED without a token, and what opening the
 * checkout throws.
 */
export const findOverlaps = (
  inputs: readonly PlanInput[],
  options: Omit<ComposeOptions, 'head'> & {
    /** Compare with the open pull requests on the base branch, which `publish` says how to reach; default false. */
    readonly pulls?: boolean | undefined
    /** Compare with the worktrees of the repository; default false. */
    readonly worktrees?: boolean | undefined
    /** How GitHub is reached; `base` is the branch. Needs a token. */
    readonly publish?: PublishOptions | undefined
    /** Pairs that are not judged by then are `unknown`; default after a minute. */
    readonly until?: AbortSignal | undefined
  },
): Promise<OverlapReport> =>
  wrapSystemErrors(async () => {
    const plans = plansFrom(inputs)
    if (plans.length < 2 && !options.pulls && !options.worktrees)
      throw new EditplanError({ name: 'USAGE', message: NOTHING_TO_COMPARE })
    const git = await openRepository(options)
    const source = options.pulls ? await pullsFor(git, options.publish, options.environment) : undefined
    const tip = await tipOf(git, options, source)
    const subjects = plans.map((plan): OpenChange => ({ ...namedPlan(plan), numbered: true, leftOut: [] }))
    const worktrees = options.worktrees ? await worktreeChanges(git, tip, MOST_REPLAYED) : NONE
    const { root, bare, environment, policy, signal, until } = options
    const place = { root, bare, environment, policy, signal, until, git, tip }
    const found = await relate({ ...place, subjects, worktrees, ...source })
    const branch = source?.repository.base.branch
    return masked({ version: 1, base: { ...(branch !== undefined && { branch }), commit: tip }, ...found })
  })

const NOTHING_TO_COMPARE = 'There is nothing to compare. Name two plans or more, or add --pulls or --worktrees.'

const NONE: ChangesFound = { changes: [], leftOut: [] }

const namedPlan = (plan: SteppedPlan): Pick<OpenChange, 'name' | 'plan' | 'facts'> => ({
  name: ownName([...outlineOf(plan.steps).files][0]?.split(/[/\\]/).at(-1) ?? 'plan', 'plan'),
  plan,
  facts: { kind: 'plan', title: plan.title },
})

type PullSource = Awaited<ReturnType<typeof openPullsOf>> & { readonly repository: PullRepository }

async function pullsFor(git: Git, publish: PublishOptions = {}, environment?: NodeJS.ProcessEnv): Promise<PullSource> {
  const { github, name, upstream } = await reach(git, publish)
  const base = await remoteBase(git, upstream, publish.base)
  return { ...(await openPullsOf(github, name, base.branch)), repository: { git, environment, upstream, base } }
}

async function reach(
  git: Git,
  publish: PublishOptions,
): Promise<{ readonly github: GitHub; readonly name: string; readonly upstream: Transport }> {
  const { token, apiUrl, repository: name, upstream } = await resolvePlace(git, publish)
  if (token !== undefined && name !== undefined) {
    const { graphqlUrl, clock, withheld } = publish
    return { github: await connect({ token, apiUrl, graphqlUrl, clock, withheld }), name, upstream }
  }
  const what = name === undefined ? 'a repository of GitHub' : 'a token for its server'
  throw new EditplanError({ name: 'GITHUB_FAILED', message: `Listing open pull requests needs ${what}. Give one.` })
}

async function tipOf(
  git: Git,
  { base, worktrees }: Parameters<typeof findOverlaps>[1],
  source: PullSource | undefined,
): Promise<string> {
  if (base !== undefined) return git.run(resolveCommit(base))
  if (source) return source.repository.base.commit
  const [main] = worktrees ? await git.run(listWorktrees()) : []
  return git.run(resolveCommit(main?.head ?? 'HEAD'))
}

/** A run that is about to be published, and the open pull requests on its base. */
export async function overlapsOfRun(run: PublishableChange): Promise<FoundOverlaps> {
  const { git, target, hub, plan, tree, signal, root, bare, environment } = run
  const { base, upstream } = target
  const open = await openPullsOf(hub.github, hub.target.repository, base.branch)
  const pulls = open.pulls.filter(
    ({ branch, repository }) => branch !== target.branch || repository !== hub.target.headRepository,
  )
  if (pulls.length === 0) return { overlaps: { base, changes: [], pairs: [], left_out: [] } }
  const from = base.commit
  const isPlan = plan && (await gives(plan, { root, git, environment, from, to: tree }))
  const change: OpenChange = {
    name: THIS_RUN,
    facts: { kind: 'run' },
    ...(isPlan
      ? { plan, numbered: true, leftOut: [] }
      : await differenceFrom(git, { title: THIS_RUN, from, to: tree })),
  }
  const given = { root, bare, environment, signal, git, tip: from, subjects: [change], worktrees: NONE, ...open, pulls }
  const found = await relate({ ...given, repository: { git, environment, upstream, base } })
  const overlaps = await masked({ base, ...found })
  return { overlaps, deciding: decidingFor(overlaps) }
}

/** What stands against a run: others that conflict, or that have to be merged first. */
function decidingFor(overlaps: ReportedOverlaps): FoundOverlaps['deciding'] {
  const deciding = othersOf(overlaps, THIS_RUN).filter(({ effect }) => effect === 'conflicts' || effect === 'after')
  if (deciding.length === 0) return undefined
  const pairs = deciding.map(({ pair }) => pair)
  return {
    said: overlapLine({ ...overlaps, pairs, left_out: [] }, THIS_RUN, oneLine),
    isOurs: deciding.some(({ other }) => other.fork === undefined),
  }
}

/** How an open pull request relates to the others on its base; needs no checkout, and writes nothing. Throws GITHUB_FAILED. */
export const overlapsOfPull = (options: PullOverlapOptions): Promise<OverlapReport> =>
  wrapSystemErrors(async () => {
    const { number, base, parent, url, publish, signal } = options
    const { token, environment: given = {} } = publish
    const environment = { ...given, ...(token && credentialEnvironment(url, token, given)) }
    using clone = await partialClone({ url, branch: base, environment, parent })
    const git = await openGit(clone.root, { env: environment })
    const { github, name } = await reach(git, { ...publish, environment })
    const upstream = ownRemote(url)
    const repository = { git, environment, upstream, base: await remoteBase(git, upstream, base) }
    const { pulls, leftOut: more } = await openPullsOf(github, name, base)
    const its = pulls.filter((pull) => pull.number === number)
    const { changes: subjects, leftOut } =
      its.length > 0 ? await pullChanges(its, repository, 1) : notListed(number, base)
    const others = pulls.filter((pull) => pull.number !== number)
    const tip = repository.base.commit
    const place = { root: clone.root, bare: true, environment, signal, git, tip }
    const found = await relate({
      ...place,
      subjects,
      worktrees: NONE,
      pulls: subjects.length > 0 ? others : [],
      leftOut: more,
      repository,
    })
    return masked({ version: 1, base: repository.base, ...found, left_out: [...leftOut, ...found.left_out] })
  })

const notListed = (number: number, base: string): ChangesFound => ({
  changes: [],
  leftOut: [{ name: `#${number}`, reason: `GitHub does not list it among the open pull requests on "${base}".` }],
})

interface Comparison
  extends Pick<ComposeOptions, 'root' | 'bare' | 'environment' | 'policy' | 'signal'>,
    Partial<PullSource> {
  readonly git: Git
  readonly tip: string
  /** Each is compared with all others; where there are none, all are. */
  readonly subjects: readonly OpenChange[]
  readonly worktrees: ChangesFound
  readonly until?: AbortSignal | undefined
}

/** Others that are replayed at all have a minute. */
const MILLISECONDS = 60_000

/** Pull requests that share no file with what they are compared with are settled by the lists of their files. */
async function relate(comparison: Comparison): Promise<Omit<ReportedOverlaps, 'base'>> {
  const {
    root,
    bare,
    environment,
    policy,
    signal,
    tip,
    subjects,
    worktrees,
    pulls = [],
    repository,
    leftOut = [],
  } = comparison
  const until = comparison.until ?? AbortSignal.timeout(MILLISECONDS)
  const known = await footprintsOf([...subjects, ...worktrees.changes], comparison)
  const partners = subjects.length > 0 ? known.slice(0, subjects.length) : known
  const isNear = (pull: OpenPull): boolean =>
    [...partners, ...(subjects.length > 0 ? [] : pulls.filter((one) => one !== pull).map(footprintOfPull))].some(
      (one) => !areDisjoint(one, footprintOfPull(pull)),
    )
  const most = MOST_REPLAYED - worktrees.changes.length
  const [first, later] = [pulls.filter(isNear).slice(0, most), pulls.filter(isNear).slice(most)]
  const near = [...first.sort((one, other) => one.number - other.number), ...later]
  const found = near.length > 0 && repository ? await pullChanges(near, repository, most) : NONE
  const changes = [...subjects, ...worktrees.changes, ...found.changes]
  const far = pulls.filter((pull) => !near.includes(pull))
  const left_out = [...worktrees.leftOut, ...found.leftOut, ...leftOut]
  const compared = { subjects: subjects.length > 0 ? subjects.length : changes.length, until }
  const options = { root, bare, environment, policy, signal, base: tip, head: tip }
  const related =
    changes.length === 0
      ? { changes: [], pairs: [] }
      : await onBaseline(
          changes.map(({ plan }) => plan),
          options,
          (baseline) => relateChanges(changes, baseline, compared),
        )
  return { ...withFar(related, far, subjects.length), left_out }
}

/** Of what a pull request changes only the names of the files are known, or nothing. */
const footprintOfPull = ({ files }: OpenPull): Footprint =>
  files === undefined ? { ...pathsAsFootprint([]), any: true } : pathsAsFootprint(files)

/** What changes look at and change on the base's tip; what no step carries is changed too. */
async function footprintsOf(changes: readonly OpenChange[], { git, tip }: Comparison): Promise<readonly Footprint[]> {
  await using reader = openObjectReader(git)
  using tree = await openTree(git, reader, { treeish: tip, roots: git.bare ? [] : [git.root] })
  await tree.load(changes.flatMap(({ plan }) => [...outlineOf(plan.steps).paths]))
  const workspace = createOverlay(tree)
  return changes.map(({ plan, leftOut }) => withUncarried(footprintOf(plan.steps, workspace), leftOut))
}

/** The relations with pull requests whose lists of files settle them. */
function withFar(
  { changes, pairs }: ChangeRelations,
  far: readonly OpenPull[],
  subjects: number,
): Pick<ReportedOverlaps, 'changes' | 'pairs'> {
  const farChanges = far.map(({ number, title, url, branch, fork }) => ({
    name: `#${number}`,
    ...({ kind: 'pull', title, number, url, branch, ...(fork && { fork }) } as const),
  }))
  const all = [...changes, ...farChanges]
  const partners = subjects > 0 ? all.slice(0, subjects) : all
  const disjoint = farChanges.flatMap(({ name }) =>
    partners
      .slice(0, subjects > 0 ? subjects : all.findIndex((one) => one.name === name))
      .map((partner) => ({ changes: [partner.name, name] as const, relation: 'disjoint' as const })),
  )
  return { changes: all, pairs: [...pairs, ...disjoint] }
}
