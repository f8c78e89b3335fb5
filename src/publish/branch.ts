import type { CommitFacts } from '../core/git/commands/commit.ts'
import type { Run } from '../core/history/run-record.ts'
import { sha256 } from '../core/text/digest.ts'
import { counted, listed, shellWord } from '../core/text/words.ts'
import { EditplanError, undefinedOn } from '../errors.ts'
import { appendRun } from './append-run.ts'
import type { BranchPlan } from './branch-plan.ts'
import { type CommitOwnership, idsOf, isRecorded, namesOf, sortCommits } from './commit-ownership.ts'
import { getBranch, getBranchRules } from './github-api.ts'
import { type KnownRun, type PlanOrigin, runsOf } from './ledger.ts'
import type { PublishOptions, WorkflowRun } from './options.ts'
import { isSameSource, sourceCalled } from './plan-source.ts'
import { ask, type Inquiry, list, send, unlessForbidden } from './questions.ts'
import { isKnown, openPullOf, type RemoteState } from './remote-state.ts'
import { BranchMoved, type Target } from './target.ts'

/** The options of publishing, and what the plan is. */
interface PlannedOptions extends PublishOptions {
  /** Digest of the plan. */
  readonly plan: string
  /** Where the plan comes from. */
  readonly source: PlanOrigin | undefined
  /** Numbers of the plan's steps that the run left out; default none. */
  readonly without?: readonly number[] | undefined
  /** Paths that its steps name. */
  readonly paths?: readonly string[] | undefined
}

interface BranchRequest {
  readonly run: Run
  readonly state: RemoteState
  readonly options: PlannedOptions
  /** GitHub says that the open pull request is behind its base, which has to be merged into it first. */
  readonly isBehind?: boolean
}

/**
 * Compares the branch on the remote with the run. Throws BRANCH_NOT_OURS for a branch that no run made, or that is protected,
 * BRANCH_HAS_FOREIGN_COMMITS for commits that no run made, OTHER_PLAN for a branch that carries another plan, BRANCH_INVALID for the
 * repository's default branch.
 */
export function* decideBranch(planning: BranchRequest): Inquiry<BranchPlan> {
  const { run, state, options } = planning
  const { target, tip, ledger } = state
  refuseState(state, options)
  const records = runsOf(ledger)
  const fresh = { ...wholly(run), tip, snapshots: run.snapshots }
  if (tip === undefined) return fresh
  const kept = { ...wholly(run), tip, snapshots: [], head: { commit: tip, tree: run.head.tree } }
  const same = records.find((record) => record.head === tip)
  if (same && same.base === run.base.commit && same.kept.length === 0) {
    refuseOtherPlan(state, same, options)
    if (isSameResult(same, run, options)) return { ...kept, own: same.own }
  }
  const commits = yield* branchCommits(target, tip)
  const sorted = yield* sortBranch(commits, { tip, records, base: run.base.commit })
  const { own, below, dropped, foreign, record } = sorted
  if (isNobodys({ sorted, tip, planning, records })) throw yield* notOurs({ run, tip, commits, sorted }, target.branch)
  refuseForeign(sorted, target, options)
  if (record) refuseOtherPlan(state, record, options)
  // What is put on top is no force-push.
  if (foreign.length > 0) return yield* appendRun({ run, tip, commits, sorted, decision: yield* newDecision(options) })
  const isGiven = ledger === undefined && own.length > 0 && below.length === 0
  // The base has the parts below otherwise, or holds commits no more: the branch has to leave them behind.
  const isStale = below.length > 0 || dropped.length > 0
  const stands = { ...kept, isGiven, own: idsOf(own), start: own.at(-1)?.parents[0] ?? run.base.commit }
  if (own.length > 0 && !isStale) {
    if (yield* isSameBranch(sorted, { run, options, tip })) return stands
    const stays = yield* stayingBehind(sorted, { ...planning, tip })
    if (stays) return { ...stands, ...stays }
  }
  yield* refuseProtected(state, [...own, ...below])
  return { ...fresh, isGiven }
}

type KeptBranch = Pick<BranchPlan, 'head' | 'leaves' | 'stays'>

/**
 * Whether the branch of a plan that did not change stays where only the base moved on: `update`. Throws MERGE_CONFLICT where `never` leaves
 * a branch that conflicts with the base.
 */
function* stayingBehind(
  { own, record }: CommitOwnership,
  { run, state, options, isBehind = false, tip }: BranchRequest & { readonly tip: string },
): Inquiry<KeptBranch | undefined> {
  const { update = 'when-needed', plan, paths = [] } = options
  const { commit, branch } = state.target.base
  if (update === 'always' || options.part || record?.plan !== plan) return undefined
  if (record.steps !== stepsDigest(run.snapshots, options)) return undefined
  const merged = yield* ask('merge', commit, tip)
  const tree = yield* ask('treeOf', tip)
  const leftAt = (yield* ask('mergeBase', commit, tip)) ?? own.at(-1)?.parents[0] ?? run.base.commit
  const leaves = yield* ask('treeOf', leftAt)
  const staying = (...why: readonly string[]): KeptBranch => ({
    ...{ leaves, head: { commit: tip, tree }, stays: { tree: record.tree ?? tree, why } },
  })
  if (update === 'never') {
    if (merged.conflicts.length > 0) throw conflictsWithBase(state.target, merged.conflicts)
    return staying(`${onOlder(branch)} \`update: never\` says so.`)
  }
  const files = new Set([...paths, ...(yield* ask('changedPaths', run.base.tree, run.head.tree))])
  const isTouched = (yield* ask('changedPaths', leftAt, commit)).some((path) => files.has(path))
  if (merged.conflicts.length > 0 || merged.tree !== run.head.tree || isTouched || isBehind) return undefined
  const required = yield* upToDateRule(state)
  if (required === 'required') return undefined
  const unknown = required === 'unknown' ? [unreadable(branch)] : []
  return staying(`${onOlder(branch)} Merging it gives what this run gives.`, ...unknown)
}

const onOlder = (base: string): string =>
  `"${base}" has moved on, and the branch stays as it is, with its approvals and checks.`

const unreadable = (base: string): string =>
  `This token cannot read whether "${base}" requires branches that are up to date. If it does, set \`update: always\`.`

/** Whether a rule of the base asks for a branch that holds the base's tip. */
function* upToDateRule({ hub, target }: RemoteState): Inquiry<'required' | 'not required' | 'unknown'> {
  if (!isKnown(hub)) return 'unknown'
  const { repository, base } = { ...hub.target, base: target.base.branch }
  const rules = yield* unlessForbidden(list(getBranchRules(repository, base)))
  if (rules?.some(({ parameters }) => parameters?.strict_required_status_checks_policy)) return 'required'
  const found = yield* unlessForbidden(send(getBranch(repository, base)))
  const checks = found?.protection.required_status_checks?.contexts
  // Of a classic protection only administrators see whether it is strict.
  const isOpen = found?.protected === false || checks?.length === 0
  return rules !== undefined && isOpen ? 'not required' : 'unknown'
}

function conflictsWithBase({ branch, base }: Target, files: readonly string[]): EditplanError {
  const message = `The branch "${branch}" conflicts with "${base.branch}" in ${listed(files, SHOWN)}, and \`update: never\` leaves it on its older base. Nothing was pushed. Set \`update: when-needed\`, which makes it again.`
  return new EditplanError({ name: 'MERGE_CONFLICT', message })
}

/** Files that a message names. */
const SHOWN = 10

/** What the remote's state alone refuses. */
function refuseState(state: RemoteState, options: PlannedOptions): void {
  const { target, tip, ledger, defaultBranch, blockedBy } = state
  if (blockedBy !== undefined) throw nameTaken(target.branch, blockedBy)
  if (defaultBranch === target.branch) {
    const message = `"${target.branch}" is the default branch of the repository, which no run overwrites. Give another \`branch\`.`
    throw new EditplanError({ name: 'BRANCH_INVALID', message })
  }
  refuseOlderRun(state, options)
  if (ledger && openPullOf(state)) refuseOtherPlan(state, ledger.run, options)
  if (options.leaseOn === undefined || tip === options.leaseOn) return
  const message = `The branch "${target.branch}" moved since its pull request was read. Nothing was pushed. Try again.`
  throw new EditplanError({ name: 'BRANCH_OVERTAKEN', message })
}

/** Of two runs of one workflow that publish different plans, the earlier one is older: somebody ran it again. */
export function refuseOlderRun(
  { ledger, target }: RemoteState,
  { plan, workflowRun, replace }: Pick<PlannedOptions, 'plan' | 'workflowRun' | 'replace'>,
): void {
  const { by, plan: newer } = ledger?.run ?? {}
  if (replace || !by || by.file !== workflowRun?.file || newer === plan || !isEarlier(workflowRun, by)) return
  throw outdated(
    `Run ${by.number} of ${by.file} published another plan (${newer}) on the branch "${target.branch}", and this is the earlier run ${workflowRun.number}`,
  )
}

const isEarlier = (run: WorkflowRun, other: WorkflowRun): boolean =>
  run.id === undefined || other.id === undefined ? run.number < other.number : run.id < other.id

/** @param why in a sentence without its full stop */
export const outdated = (why: string): EditplanError =>
  new EditplanError({
    name: 'PLAN_OUTDATED',
    message: `${why}. Nothing was pushed. Run the newer one, or set \`replace: true\` to go back on purpose.`,
  })

/** Git keeps a branch in a file of its name: no branch can be the folder of another. */
function nameTaken(branch: string, other: string): EditplanError {
  const message = `The remote has a branch "${other}", so "${branch}" cannot exist. Nothing was pushed. Choose another \`branch\`, or rename that one.`
  return new EditplanError({ name: 'BRANCH_EXISTS', message })
}

function* newDecision({ newlyDecided: steps = [] }: PlannedOptions) {
  const before = steps.length > 0 ? yield* ask('treeBefore') : undefined
  return before === undefined ? undefined : { before, steps }
}

function* refuseProtected(state: RemoteState, ours: readonly CommitFacts[]): Inquiry<void> {
  if (!(yield* isForbidden(state, ours))) return
  const message = `The branch "${state.target.branch}" is protected, and no run made it. Nothing was pushed. Choose another \`branch\`.`
  throw new EditplanError({ name: 'BRANCH_NOT_OURS', message })
}

/**
 * Whether a branch must not be overwritten or deleted, whatever its ledger says: it is the repository's default branch, or rules protect
 * it. A protected one may go where the ledger says that a run made it, and each of its commits says so too: whoever may write to the
 * repository can forge a ledger, and not what is on a protected branch.
 */
export function* isForbidden(
  { hub, target, ledger, defaultBranch }: RemoteState,
  ours: readonly CommitFacts[],
): Inquiry<boolean> {
  if (target.branch === defaultBranch) return true
  const isMade = ledger?.created && ours.length > 0 && ours.every(({ isOfRun }) => isOfRun)
  if (isMade || !isKnown(hub)) return false
  return (yield* send(getBranch(hub.target.headRepository, target.branch))).protected
}

/** The run's commits on the base's tip, and nothing else. */
const wholly = ({ head, base }: Run) => ({ head, start: base.commit, own: [], foreign: [], leaves: base.tree })

/** Commits that a branch of the remote has and the base has not, newest first. Throws {@link BranchMoved}. */
export function* branchCommits({ branch }: Target, tip: string): Inquiry<readonly CommitFacts[]> {
  const commits = yield* ask('commitsSince', { commit: tip, ref: `refs/heads/${branch}` })
  if (!commits) throw new BranchMoved()
  return commits
}

interface OwnershipRequest {
  readonly tip: string
  /** The runs that the branch's ledger knows, the latest first. */
  readonly records: readonly KnownRun[]
  readonly base: string
}

/** Whose the commits of a branch are. */
const sortBranch = (commits: readonly CommitFacts[], { tip, records, base }: OwnershipRequest) =>
  sortCommits(commits, {
    records,
    *given() {
      return yield* ask('given', yield* ask('mergeBase', base, tip))
    },
  })

interface ForeignCommits {
  readonly sorted: CommitOwnership
  readonly tip: string
  readonly planning: BranchRequest
  readonly records: readonly KnownRun[]
}

/** A branch that neither a commit of a run nor an open pull request of one vouches for is somebody's, whatever it is called. */
function isNobodys({ sorted, tip, planning: { state, options }, records }: ForeignCommits): boolean {
  const { own, below } = sorted
  const isOurs = own.length > 0 || below.length > 0 || openPullOf(state) !== undefined || isRecorded(tip, records)
  return !isOurs && !options.replace
}

function refuseForeign({ foreign, dropped }: CommitOwnership, target: Target, options: PlannedOptions): void {
  if (foreign.length > 0 && dropped.length > 0) throw onDroppedCommits(target, { foreign, dropped })
  if (foreign.length > 0 && options.foreignCommits !== 'keep') throw foreignCommits(target.branch, foreign)
}

/** A plan of the same source may change its own branch; any other takes it over with `replace` alone. */
function refuseOtherPlan(state: RemoteState, record: KnownRun, { plan, source, replace }: PlannedOptions): void {
  if (record.plan === plan || replace || isSameSource(record.source, source, state)) return
  const message = `The branch "${state.target.branch}" carries another plan: ${sourceCalled(record.source)} (${record.plan}). This one is ${sourceCalled(source)}. Nothing was pushed. Give this plan its own branch (\`branch-suffix: digest\` does), or set \`replace: true\`.`
  throw new EditplanError({ name: 'OTHER_PLAN', message })
}

const isSameResult = (recorded: KnownRun, run: Run, options: PlannedOptions): boolean =>
  recorded.plan === options.plan &&
  recorded.tree === run.head.tree &&
  recorded.steps === stepsDigest(run.snapshots, options)

/** Whether a branch of our commits alone, and of clean merges of the base, holds the run's result in the run's steps. */
function* isSameBranch(
  { own, record }: CommitOwnership,
  { run, options, tip }: { run: Run; options: PlannedOptions; tip: string },
): Inquiry<boolean> {
  if ((yield* ask('treeOf', tip)) !== run.head.tree) return false
  // What the base changed on lines of the plan conflicts, though the run makes the same files again.
  const isOnTip = own.at(-1)?.parents[0] === run.base.commit
  const merged = isOnTip ? undefined : yield* ask('merge', run.base.commit, tip)
  if (merged && (merged.conflicts.length > 0 || merged.tree !== run.head.tree)) return false
  if (record) return record.plan === options.plan && record.steps === stepsDigest(run.snapshots, options)
  // Commits do not tell which steps were left out; these are the ones that the plan gives without them.
  const isSame = stepsDigest(run.snapshots, {}) === digest(own.toReversed().map(({ steps }) => steps))
  return isSame && (!options.signCommits || (yield* ask('areSigned', idsOf(own))))
}

/** A digest of which steps a chain of commits holds, which were left out, and how they are signed; the same on whatever base they are. */
export const stepsDigest = (
  snapshots: Run['snapshots'],
  {
    signCommits,
    without = [],
  }: { readonly signCommits?: PublishOptions['signCommits']; readonly without?: readonly number[] | undefined },
): string =>
  digest([
    ...snapshots.map(({ message }) => stepTrailers(message)),
    ...(without.length > 0 ? [`without: ${without.join()}`] : []),
    ...(signCommits ? [`signed: ${signCommits}`] : []),
  ])

const stepTrailers = (message: string): string => message.match(/^Editplan-Step: .*$/gm)?.join('\n') ?? ''

const digest = (steps: readonly string[]): string => sha256(steps.join('\0')).slice(0, 16)

function foreignCommits(branch: string, commits: readonly CommitFacts[]): EditplanError {
  const message = `The branch "${branch}" holds ${listOf(commits)}. Nothing was pushed. Merge the pull request or remove them, or set \`foreign-commits: keep\` to put this run on top of them.`
  return new EditplanError({ name: 'BRANCH_HAS_FOREIGN_COMMITS', message })
}

/** What is put on top of them would bring back what somebody took out of the base. */
function onDroppedCommits(
  { branch, base }: Target,
  { foreign, dropped }: Pick<CommitOwnership, 'foreign' | 'dropped'>,
): EditplanError {
  const last = dropped[0]?.id ?? ''
  const message = `The branch "${branch}" holds ${listOf(foreign)}, on ${counted(dropped.length, 'commit')} that "${base.branch}" no longer holds. Nothing was pushed. Move the branch off them (\`git rebase --onto ${base.commit} ${last} ${shellWord(branch)}\`, then \`git push --force\`) and run again with \`foreign-commits: keep\`. Or, where that conflicts, close the pull request, which keeps its commits, delete the branch, and run again.`
  return new EditplanError({ name: 'BRANCH_HAS_FOREIGN_COMMITS', message })
}

/** Names no remedy that ends in another refusal: commits of others may conflict with the run. */
function* notOurs(request: Parameters<typeof appendRun>[0], branch: string): Inquiry<EditplanError> {
  const { foreign } = request.sorted
  const fits = foreign.length > 0 && (yield* isAppendable(request))
  const keep = fits ? '; or set `replace: true` with `foreign-commits: keep` to put this run on top of them' : ''
  const away = fits ? '' : ', or delete this one'
  const what =
    foreign.length > 0
      ? `its ledger names no commit of it, and it holds ${listOf(foreign)}. Choose another \`branch\`${away}${keep}`
      : 'the base holds all of it. Choose another `branch`, or set `replace: true` to take this one'
  const message = `The branch "${branch}" is not one that a run made: ${what}. Nothing was pushed.`
  return new EditplanError({ name: 'BRANCH_NOT_OURS', message })
}

function* isAppendable(request: Parameters<typeof appendRun>[0]): Inquiry<boolean> {
  try {
    yield* appendRun(request)
    return true
  } catch (error) {
    return undefinedOn()(error) ?? false
  }
}

const listOf = (commits: readonly CommitFacts[]): string =>
  `${counted(commits.length, 'commit')} that no run made: ${namesOf(commits)}`
