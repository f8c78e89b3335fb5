import type { Git } from '../core/git/git.ts'
import type { CommitWords } from '../core/history/message.ts'
import type { StepNames } from '../core/plan/combine.ts'
import type { PlanOptions } from '../core/plan/options.ts'
import type { SteppedPlan } from '../core/plan/steps.ts'
import type { Sections } from '../core/report/sections.ts'
import { openRepository } from '../core/run/baseline.ts'
import { requestPull } from '../core/run/commit-choice.ts'
import type { Request } from '../core/run/request.ts'
import type { RunOptions } from '../core/run/run-mode.ts'
import type { Earlier } from './already-published.ts'
import type { PublishOptions } from './options.ts'
import type { GivenSource } from './plan-source.ts'
import type { Publication, PullEvent } from './publication.ts'
import { fetchRemoteState, openPullOf, type RemoteState } from './remote-state.ts'
import { resolveTarget, type Target, withToken } from './target.ts'

export interface PullRequestOptions extends Omit<RunOptions, 'onEvent'> {
  readonly onEvent?: ((event: PullEvent) => void) | undefined
  readonly overrides?: Partial<PlanOptions> | undefined
  /** Steps to leave out: numbers, or ids. */
  readonly without?: StepNames | undefined
  /** Steps that the policy asks about and nobody allowed: refused (default), or let through into a draft that lists them. */
  readonly onAsk?: 'stop' | 'draft' | undefined
  /**
   * A verification that fails: nothing is published, or a draft that says so, or the steps without which it passes. Default: what the
   * policy says about each.
   */
  readonly onFailure?: 'stop' | 'draft' | 'narrow' | undefined
  /** Who commits, and what the commits say; default: as the plan says. The log and the body name people that are not the default. */
  readonly commitWords?: CommitWords | undefined
  /** Absolute paths of the plan's files. A later plan at the same place in the base, else in the checkout, may update the branch. */
  readonly planFiles?: readonly string[] | undefined
  /** Absolute names of the same, where globs are among them: files that come and go under these are one source. */
  readonly planGlobs?: readonly string[] | undefined
  /** Where a plan comes from that is not in the base: a later one from there may update the branch. An empty one: nowhere that is known. */
  readonly source?: GivenSource | undefined
  /** Asks the owners of the changed files for a review: those that the base's CODEOWNERS names, the viewer apart. */
  readonly codeOwners?: boolean | undefined
  /** How the plan was made, or chosen, from several; report and body tell it. */
  readonly combination?: Sections | undefined
  /** Says how the run relates to other open pull requests, also where the policy does not ask for it; default false. */
  readonly overlaps?: boolean | undefined
  readonly publish: PublishOptions
}

/** Plans, and the pull request that is opened for them or brought up to date. */
export interface PullToOpen {
  readonly git: Git
  readonly plans: readonly SteppedPlan[]
  readonly asked: Request
  readonly target: Target
  readonly state: RemoteState
  /** As given, less what reviewers left out. */
  readonly options: PullRequestOptions
  /** As in `Publication`. */
  readonly unchanged?: Publication['unchanged']
}

/** What is to be opened, and what became of earlier runs. Of several plans those are left out that were merged; the branch is that of all. */
export async function askForRest(
  plans: readonly SteppedPlan[],
  given: PullRequestOptions,
): Promise<{ readonly asking: PullToOpen; readonly earlier: Earlier }> {
  const opened = await withToken(given)
  const asking = await askFor(plans, opened)
  const earlier = await earlierOf(asking)
  // Numbers of steps that the caller leaves out are those of all plans.
  if (earlier.settled || plans.length < 2 || given.without !== undefined || given.publish.suggestOn !== undefined)
    return { asking, earlier }
  const [{ mergedPlans, hasMore, endedMerged }, { answersFrom }, { decided }] = await Promise.all([
    import('./already-published.ts'),
    import('./look.ts'),
    import('./questions.ts'),
  ])
  const { git, state } = asking
  const digests = plans.flatMap(({ steps, digest }) => (hasMore(steps) ? [] : [digest]))
  const merged = await decided(mergedPlans(state, digests), answersFrom(git, state))
  const [last] = [...merged.values()].sort((one, other) => other.number - one.number)
  if (!last) return { asking, earlier }
  const pullOf = ({ digest }: SteppedPlan) => merged.get(digest)
  const rest = plans.filter((plan) => !pullOf(plan))
  if (rest.length === 0) {
    const title = await shownTitle(asking)
    return { asking, earlier: { settled: endedMerged(state, { pull: last, title }) } }
  }
  const notes = plans.flatMap((plan) => {
    const pull = pullOf(plan)
    return pull ? [`The plan "${plan.title}" was merged as #${pull.number}: its steps are there already.`] : []
  })
  const left = await askAt(asking, rest, { ...opened, notes: [...(given.notes ?? []), ...notes] })
  return { asking: left, earlier: await earlierOf(left) }
}

async function askFor(plans: readonly SteppedPlan[], given: PullRequestOptions): Promise<PullToOpen> {
  const git = await openRepository(given)
  const { title, digest: sha256 } = requestOfPull(plans, given).header
  const target = await resolveTarget(git, { title, sha256 }, given.publish)
  const state = await fetchRemoteState(git, target, given.publish)
  return askAt({ git, target, state }, plans, given)
}

async function askAt(
  place: Pick<PullToOpen, 'git' | 'target' | 'state'>,
  plans: readonly SteppedPlan[],
  given: PullRequestOptions,
): Promise<PullToOpen> {
  const { header, steps } = requestOfPull(plans, given)
  const options = await withDecisions(given, place.state, { plan: header.digest, steps })
  return { ...place, plans, options, asked: requestOfPull(plans, options) }
}

/** The options, with the steps left out that reviewers of the open pull request left out; who asks for some decides again. */
async function withDecisions(
  options: PullRequestOptions,
  state: RemoteState,
  { plan, steps }: { readonly plan: string; readonly steps: Request['steps'] },
): Promise<PullRequestOptions> {
  const run = shownRun(state)
  const { publish, without } = options
  const isNew = without !== undefined
  if (isNew ? publish.decided === undefined : !run?.decided) return options
  const { carryDecisions, withDigests } = await import('./decisions.ts')
  const carried = isNew || !run ? { decided: publish.decided ?? [], notes: [] } : carryDecisions(run, plan, steps)
  const decided = withDigests(carried.decided, steps)
  const left = isNew ? without : decided.map(({ step }) => step)
  return {
    ...options,
    ...(left.length > 0 && { without: left }),
    ...(carried.notes.length > 0 && { notes: [...(options.notes ?? []), ...carried.notes] }),
    publish: { ...publish, decided },
  }
}

/** The run that the open pull request shows. */
export const shownRun = (state: RemoteState) => (openPullOf(state) ? state.ledger?.run : undefined)

async function earlierOf(asking: PullToOpen): Promise<Earlier> {
  const { git, asked, state, options } = asking
  const { publish, planFiles } = options
  if (publish.suggestOn !== undefined) return {}
  const [{ decideEarlier }, { answersFrom }, { decided }] = await Promise.all([
    import('./already-published.ts'),
    import('./look.ts'),
    import('./questions.ts'),
  ])
  const { digest, without } = asked.header
  const title = await shownTitle(asking)
  const deciding = decideEarlier(state, {
    ...{ plan: { sha256: digest, without }, title, options: publish, planFiles },
    steps: asked.steps,
  })
  return decided(deciding, answersFrom(git, state))
}

const shownTitle = async ({ asked, options: { publish } }: PullToOpen): Promise<string> => {
  const { safeTitle } = await import('../core/report/safe-markdown.ts')
  return safeTitle(publish.title ?? asked.header.title)
}

export const requestOfPull = (
  plans: SteppedPlan | readonly SteppedPlan[],
  { overrides, without, publish, commitWords, combination }: PullRequestOptions,
): Request =>
  requestPull(plans, { overrides, without, signedByApi: publish.signCommits === 'api', commitWords, combination })
