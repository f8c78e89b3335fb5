import type { Git } from '../../core/git/git.ts'
import { numbersOf, withoutSteps } from '../../core/plan/combine.ts'
import type { SteppedPlan } from '../../core/plan/steps.ts'
import { masked } from '../../core/policy/secrets.ts'
import { reportProblem } from '../../core/report/build-report.ts'
import type { RunReport } from '../../core/report/report.ts'
import { inlineMarkdown } from '../../core/report/safe-markdown.ts'
import { openRepository } from '../../core/run/baseline.ts'
import { wrapSystemErrors } from '../../core/workspace/file-identity.ts'
import { EditplanError } from '../../errors.ts'
import { entriesAbove } from '../../publish/commit-ownership.ts'
import type { ListedPull } from '../../publish/github-api.ts'
import { createPace, type PublishOptions, systemClock } from '../../publish/options.ts'
import type { PartPullRequest } from '../../publish/part-pulls.ts'
import { isSameSource, sourceOfPlan } from '../../publish/plan-source.ts'
import { openPassingPullRequest } from '../../publish/publish-plans.ts'
import type { PublishResult } from '../../publish/publish-result.ts'
import type { PullRequestOptions } from '../../publish/pull-to-open.ts'
import { connectTo, type Hub, isKnown, type NoHub } from '../../publish/remote-state.ts'
import { formStack, leaveStack } from '../../publish/setting-changes.ts'
import { partBranch, resolveTarget, type Target } from '../../publish/target.ts'
import type { PlanSplit, SplitPart } from './split.ts'
import { splitBy } from './split-order.ts'
import { closePart, type KnownPart, lookUpParts, type PullSplit, splitForPulls } from './split-plan.ts'

/**
 * Splits a plan and gives each part a pull request of its own, as `openPassingPullRequest` does: on the base, or, where it builds on other
 * parts, on the branch of the one below it in its stack. The branch of a part is the plan's with `--` and the part's slug. A part that is
 * refused does not keep those from being published that do not build on it. Parts that an earlier run published and that the plan has no
 * longer are closed, once all others are published. Throws USAGE for a `by` that cannot be read, a fork or suggestions, GITHUB_FAILED without
 * a token, what refuses a step of the whole plan, and what opening the checkout throws.
 */
export const openPullRequests = (
  plan: SteppedPlan,
  given: PullRequestOptions & {
    /** `codeowners`, `folder`, `folder:2`, `size:20`, or one or several of `glob:NAME=PATTERN`. */
    readonly by: readonly string[]
  },
): Promise<readonly PartPullRequest[]> =>
  wrapSystemErrors(async () => {
    const { by: ways, ...request } = given
    const by = splitBy(ways)
    refuseForkAndSuggestions(given.publish)
    if (!given.publish.dryRun && !given.publish.token) throw noToken()
    const { clock = systemClock, pace = createPace({ clock }) } = given.publish
    const options = { ...request, without: undefined, publish: { ...given.publish, pace } }
    const git = await openRepository(options)
    const target = await resolveTarget(git, { title: plan.title, sha256: plan.digest }, options.publish)
    const there = options.publish.dryRun ? undefined : await fetchRemoteState(git, target, options.publish)
    const kept = withoutSteps(plan, numbersOf([plan], given.without ?? []))
    const split = await splitForPulls(replayable(kept, given), {
      ...options,
      by,
      git,
      target,
      known: there?.parts ?? [],
    })
    refuseTooMany(split.parts, options.publish)
    const run: Run = { git, plan, target, split, options, there }
    const published = await publishParts(run)
    return masked([...published, ...(await settleOthers(run, published))])
  })

/** Throws LIMIT_EXCEEDED. */
function refuseTooMany(parts: readonly SplitPart[], { maxPullRequests: most }: PublishOptions): void {
  if (most === undefined || parts.length <= most) return
  const message = `The plan has ${parts.length} parts, and \`max-pull-requests\` is ${most}. Nothing was pushed. Split it by fewer folders or owners, or by a larger size, or allow more.`
  throw new EditplanError({ name: 'LIMIT_EXCEEDED', message })
}

interface Run {
  readonly git: Git
  /** The whole plan. */
  readonly plan: SteppedPlan
  /** Of the whole plan: branches of parts begin with its branch. */
  readonly target: Target
  readonly split: PullSplit
  readonly options: PullRequestOptions
  /** Undefined in a dry run. */
  readonly there: There | undefined
}

/** What earlier runs published. */
type There = { readonly hub: Hub; readonly parts: readonly KnownPart[] }

function refuseForkAndSuggestions({ pushToFork, suggestOn }: PublishOptions): void {
  const wrong =
    pushToFork !== undefined
      ? 'Parts that build on each other need branches in one repository. Split without pushing to a fork.'
      : suggestOn !== undefined && 'Suggestions are not split. Leave out one of the two.'
  if (wrong) throw new EditplanError({ name: 'USAGE', message: wrong })
}

async function fetchRemoteState(git: Git, target: Target, options: PublishOptions): Promise<There> {
  const hub = await connectTo(target, options)
  if (!isKnown(hub)) throw noToken()
  return { hub, parts: await lookUpParts(git, hub) }
}

const noToken = (): EditplanError =>
  new EditplanError({
    name: 'GITHUB_FAILED',
    message:
      'Pull requests of parts need a token for the server of the repository. Give one, or split the plan with `editplan split`.',
  })

/** How steps become commits says nothing of what they do: the parts stay the same plans. */
function replayable(plan: SteppedPlan, { overrides = {} }: PullRequestOptions): SteppedPlan {
  const { commits: _, ...others } = overrides
  return { ...plan, options: { ...plan.options, ...others } }
}

/** What a part builds on: a branch, and the commits on it that are no part of the base. */
type Below = { readonly branch: string; readonly entries: readonly string[] }

/** In the order of the parts. */
async function publishParts(run: Run): Promise<readonly PartPullRequest[]> {
  const { split, target } = run
  const results = new Map<number, PartPullRequest>()
  for (const stack of split.stacks) {
    let below: Below = { branch: target.base.branch, entries: [] }
    let isBroken = false
    for (const at of stack) {
      const { results: one, next }: PublishedPart = isBroken
        ? waiting(run, at, below)
        : await publishPart(run, at, below)
      results.set(at, one)
      isBroken ||= next === undefined
      below = next ?? { branch: one.branch, entries: [] }
    }
    const note = isBroken
      ? undefined
      : await showStack(
          run,
          stack.flatMap((at) => results.get(at) ?? []),
        )
    const [bottom] = stack
    const first = bottom === undefined ? undefined : results.get(bottom)
    if (note !== undefined && bottom !== undefined && first) results.set(bottom, { ...first, notes: [note] })
  }
  return split.parts.flatMap((_, at) => results.get(at) ?? [])
}

interface PublishedPart {
  readonly results: PartPullRequest
  /** What the part above builds on; undefined: there is nothing to build on. */
  readonly next: Below | undefined
}

const waiting = (run: Run, at: number, below: Below): PublishedPart => ({
  results: { ...described(run, at, below), outcome: 'waits' },
  next: undefined,
})

async function publishPart(run: Run, at: number, below: Below): Promise<PublishedPart> {
  const { options, target } = run
  const part = partAt(run.split, at)
  const about = described(run, at, below)
  let publication: PublishResult | undefined
  try {
    const report = await openPassingPullRequest(part.plan, {
      ...options,
      // What a part below says about the policy is not what holds.
      policyOf: target.base.commit,
      publish: publishOptions(run, at, below),
      onEvent(event) {
        if (event.type === 'published') publication = event.publication
        options.onEvent?.(event)
      },
    })
    const { number, url = '' } = report.pull_request ?? {}
    const results = { ...about, outcome: outcomeOf(report), ...(number !== undefined && { number }), url, report }
    return { results, next: await onTopOf(report, publication, { at: about.branch, below }) }
  } catch (error) {
    if (!(error instanceof EditplanError) || options.signal?.aborted) throw error
    const problems = error.problems.map(reportProblem)
    return { results: { ...about, outcome: 'refused', problems }, next: undefined }
  }
}

function outcomeOf({ pull_request: pull }: RunReport): PartPullRequest['outcome'] {
  if (!pull || pull.failed) return 'refused'
  if (pull.proposed) return 'proposed'
  return pull.settled === 'merged' ? 'merged' : pull.operation
}

/** What the base holds already leaves the part above on what was below. */
async function onTopOf(
  { pull_request: pull }: RunReport,
  publication: PublishResult | undefined,
  { at, below }: { readonly at: string; readonly below: Below },
): Promise<Below | undefined> {
  if (!pull || pull.failed) return undefined
  if (pull.settled === 'merged' || pull.settled === 'unchanged') return below
  if (pull.settled === 'expired') return { branch: at, entries: [] }
  if (!publication?.record) return undefined
  return { branch: at, entries: entriesAbove(publication.record) }
}

function publishOptions({ options, plan, split, target }: Run, at: number, below: Below): PublishOptions {
  const { publish } = options
  const { name, slug } = partAt(split, at)
  const { repository, serverUrl } = target
  const linkTo = (one: string): string | undefined =>
    repository &&
    `${serverUrl}/${repository}/pulls?${new URLSearchParams({ q: `is:pr head:${partBranch(target.branch, one)}` })}`
  const words = partWords({ ...split, title: publish.title ?? plan.title, at, linkTo })
  return {
    ...publish,
    branch: partBranch(target.branch, slug),
    branchSuffix: 'none',
    base: below.branch,
    ...(publish.title !== undefined && { title: `${publish.title} (${name})` }),
    body: publish.body === undefined ? words : `${publish.body.trim()}\n\n${words}`,
    part: { of: plan.digest, on: split.base, name, below: below.entries },
  }
}

/** Shows the open pull requests as a stack. Returns the reason if GitHub refuses; undefined if it accepts, or if fewer than two are open. */
async function showStack({ there }: Run, parts: readonly PartPullRequest[]): Promise<string | undefined> {
  const open = parts.flatMap(({ outcome, number }) => (isOpen(outcome) && number !== undefined ? [number] : []))
  if (!there || open.length < 2) return undefined
  return formStack(there.hub.github, there.hub.target.repository, open)
}

const isOpen = (outcome: PartPullRequest['outcome']): boolean => ['created', 'updated', 'none'].includes(outcome)

/** Closes open pull requests of parts that the plan has no longer; the last thing that is done, so that nothing is lost before. */
async function settleOthers(run: Run, published: readonly PartPullRequest[]): Promise<readonly PartPullRequest[]> {
  const { there } = run
  const branches = new Set(published.map(({ branch }) => branch))
  const others = (there?.parts ?? [])
    .filter(({ branch }) => !branches.has(branch))
    .flatMap((part) => part.pulls.filter(({ state }) => state === 'open').map((pull) => ({ part, pull })))
    .toSorted((one, other) => one.pull.number - other.pull.number)
  const isWhole = published.every(({ outcome }) => outcome !== 'refused' && outcome !== 'waits')
  const results: PartPullRequest[] = []
  for (const other of others) results.push(await settleOther(run, other, isWhole))
  return results
}

async function settleOther(
  run: Run,
  { part, pull }: { readonly part: KnownPart; readonly pull: ListedPull },
  isWhole: boolean,
): Promise<PartPullRequest> {
  const { git, there, options } = run
  const about = {
    ...{ name: part.split.part, branch: part.branch, base: pull.base.ref, files: [], needs: [] },
    ...{ number: pull.number, url: pull.html_url },
  }
  const keep = (why: string): PartPullRequest => ({ ...about, outcome: 'none', notes: [why] })
  if (!there || !(await isOfPlan(run, part))) return keep('It belongs to another plan, and stays as it is.')
  if (!isWhole) return keep('The plan has no such part any more. It is closed once all other parts are published.')
  const { hub } = there
  await leaveStack(hub.github, hub.target.repository, pull.number)
  const reason = 'The plan has no such part any more.'
  const { operation, notes } = await closePart(git, hub, { part, pull, options: options.publish, reason })
  return { ...about, outcome: operation, notes }
}

/** The same plan, or one of the same source; with `replace` any. */
async function isOfPlan({ git, plan, target, there, options }: Run, { split, ledger }: KnownPart): Promise<boolean> {
  if (split.of === plan.digest || options.publish.replace) return true
  const place = { target, hub: there?.hub ?? NOT_ASKED, ledger }
  return isSameSource(ledger.run.source, await sourceOfPlan(git, place, options), place)
}

const NOT_ASKED: NoHub = { unknown: 'no token' }

function described({ split, target }: Run, at: number, below: Below) {
  const { name, slug, files, needs } = partAt(split, at)
  const names = needs.map((one) => partAt(split, one).name)
  return { name, branch: partBranch(target.branch, slug), base: below.branch, files, needs: names, url: '' }
}

const partAt = ({ parts }: PlanSplit, at: number): SplitPart => {
  const part = parts[at]
  if (!part) throw new TypeError('each place has a part')
  return part
}

interface PartList extends PlanSplit {
  readonly title: string
  /** Place in the list of the part that the words are for. */
  readonly at: number
  /** Address of the page that finds the pull request of a part. */
  linkTo(slug: string): string | undefined
}

/** What the body of a part's pull request says about the others, in Markdown that is safe on GitHub. */
function partWords({ parts, stacks, title, at, linkTo }: PartList): string {
  const lines = parts.map(({ name, slug }, place) => {
    const link = place === at ? undefined : linkTo(slug)
    const shown = inlineMarkdown(name)
    const below = belowOf(stacks, place)
    return [
      `${place + 1}. ${link === undefined ? shown : `[${shown}](${link})`}`,
      ...(place === at ? ['(this pull request)'] : []),
      ...(below === undefined ? [] : [`– after ${below + 1}`]),
    ].join(' ')
  })
  const order = stacks.some((stack) => stack.length > 1)
    ? 'Merge a part only after the one that it comes after; otherwise in any order.'
    : 'They can be merged in any order.'
  const head = `Part ${at + 1} of ${parts.length} of “${inlineMarkdown(title)}”. ${order}`
  return [head, '', ...lines].join('\n')
}

/** The part that a part is stacked on. */
function belowOf(stacks: PlanSplit['stacks'], at: number): number | undefined {
  const stack = stacks.find((one) => one.includes(at)) ?? []
  return stack[stack.indexOf(at) - 1]
}
