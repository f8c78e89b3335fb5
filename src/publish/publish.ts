import { changedPaths } from '../core/git/commands/diff.ts'
import type { RefMove } from '../core/git/commands/remote.ts'
import type { Git } from '../core/git/git.ts'
import type { Run } from '../core/history/run-record.ts'
import { unfilledPage } from '../core/report/outcome.ts'
import { counted } from '../core/text/words.ts'
import { EditplanError, type Problem } from '../errors.ts'
import { reopenPull } from './already-published.ts'
import { type BranchPlan, planBranch } from './branch.ts'
import { dryRun } from './dry-run.ts'
import { compareAddress, reportWithoutPull } from './fallback.ts'
import { ApiError } from './github.ts'
import { getPull, getVerification, type PullRequest, startWorkflow } from './github-api.ts'
import { type Ledger, ledgerRef } from './ledger.ts'
import { keepManifest, pruneSuperseded } from './manifest-ref.ts'
import { sectionDigest } from './marker.ts'
import { closeOlder, olderPulls, refuseOverLimit } from './older-pulls.ts'
import type { PublishOptions } from './options.ts'
import { CANNOT_OPEN, type Checks, NOT_PERMITTED, preflight, queryToken, type Survey } from './preflight.ts'
import { digestOf, type IdsOf, type Publication, type PublishResult, wantedPull } from './publication.ts'
import { checkBody, contentOf, settlePull, type WantedPull } from './pull-request.ts'
import type { KnownLedger } from './ref-file.ts'
import {
  type Hub,
  LedgerRefused,
  lookAgain,
  lookUp,
  openPullOf,
  type RemoteState,
  refsByApi,
  refsByGit,
} from './remote-state.ts'
import { suggest } from './suggest.ts'
import { BranchMoved, type Target } from './target.ts'
import { isSameLedger, type LedgerChange, nextLedger, settleUnchanged } from './unchanged.ts'
import { makeSigned, signCommits, uploadLfsObjects } from './upload.ts'
import { refuseCommits } from './withheld.ts'

/** Looks again this often when somebody moves the branch between looking and pushing. */
const RACES = 3

/**
 * Pushes the run's commits to its branch, with the branch's ledger in the same transaction, and creates or updates the pull request. Sent
 * a second time, the same run writes nothing. Throws before the first write for whatever the preflight finds; BRANCH_NOT_OURS,
 * BRANCH_HAS_FOREIGN_COMMITS, OTHER_PLAN, MERGE_CONFLICT, LIMIT_EXCEEDED, LEDGER_REFUSED, GIT_FAILED or GITHUB_FAILED otherwise. Once the
 * branch is pushed nothing is thrown: the result says what failed.
 */
export async function publish(publication: Publication): Promise<PublishResult> {
  const { git, options, target } = publication
  if (options.dryRun) return dryRun(publication)
  const given = publication.state
  let state = given ?? (await lookUp(git, target, options))
  let isOld = given !== undefined || target.seen !== undefined
  for (let race = 1; ; race += 1) {
    try {
      return await publishOn(publication, state)
    } catch (error) {
      // What was asked before the replay may be out of date: another run may have published meanwhile.
      const isTold = error instanceof EditplanError && isOld && REFUSALS.has(error.name)
      if (!isTold && !(error instanceof BranchMoved)) throw error
      if (race === RACES) throw isTold ? error : stillMoving(target)
      state = await lookAgain(git, state)
      isOld = false
    }
  }
}

const REFUSALS = new Set(['BRANCH_NOT_OURS', 'BRANCH_HAS_FOREIGN_COMMITS', 'OTHER_PLAN'])

async function publishOn(publication: Publication, state: RemoteState): Promise<PublishResult> {
  const { git, run, options, title, target } = publication
  const { hub } = state
  refuseWithoutToken(publication, hub)
  if (hub && options.suggestOn !== undefined) return suggest(publication, { ...hub, number: options.suggestOn })
  const known = hub && (await queryToken(hub, options))
  if (run.head.tree === run.base.tree)
    return publication.unchanged?.() ?? settleUnchanged({ git, state, options, title, reason: NO_DIFFERENCE })
  const found = openPullOf(state)
  const open = found && hub && (await hub.github.send(getPull(hub.target.repository, found.number)))
  const paths = await pathsOf(git, run)
  const checks = known ? preflight({ survey: known, options, base: target.base.branch, pull: open, paths }) : NO_CHECKS
  if (checks.problems.length > 0) throw new EditplanError(checks.problems)
  const plan = await planFor(publication, state)
  const wantedOn = (made: BranchPlan, commits: ReadonlyMap<string, string>, manifest: string | undefined) =>
    wantedPull(publication, {
      ...{ branch: made, milestone: known?.milestone, requiredChecks: known?.requiredChecks, commits, manifest },
      recorded: open && state.ledger?.run,
    })
  const older = await olderPulls(publication, state)
  if (!open) refuseOverLimit(older, options)
  checkBody(open?.body ?? '', wantedOn(plan, new Map(), publication.manifest?.digest))
  await publication.audit?.(plan)
  const kept = await keepManifest(publication, plan, state)
  const { chain, made } = await commitsOf(publication, plan, hub)
  const wanted = wantedOn(plan, made, kept.manifest)
  if (chain && options.signCommits !== 'api') await uploadLfsObjects(git, target, plan.snapshots)
  const again = open ? { state } : await reopenPull(publication, state, plan)
  const pull = open ?? again.pull
  const pruned = await pruneSuperseded(publication, again.state, { plan, manifest: kept.manifest })
  const moved = await moveBranch(publication, {
    pruned,
    ...{ state: again.state, wanted, open: pull, commit: chain?.head.commit },
    isGiven: plan.isGiven === true,
  })
  await publication.onPushed?.()
  const problems = [...kept.problems, ...moved.problems]
  const notes = [...(again.note === undefined ? [] : [again.note]), ...(moved.isAdopted ? [ADOPTED] : [])]
  const pushed = {
    plan,
    wanted,
    checks: { ...checks, notes: [...checks.notes, ...notes] },
    problems,
    state: moved.state,
    known,
  }
  const published = await openPull(publication, pushed, pull)
  const isReopened = again.pull !== undefined && published.operation === 'none' && !published.failed
  const operation = isReopened ? 'updated' : published.operation
  if (published.number === undefined || published.failed) return { ...published, operation }
  const closed = await closeOlder(publication, moved.state, { older, by: published.number })
  return {
    ...{ ...published, operation },
    notes: [...published.notes, ...closed.notes],
    problems: [...published.problems, ...closed.problems],
  }
}

const ADOPTED = 'The branch had no ledger. It is taken over, and its ledger is written.'

const NO_CHECKS: Checks = { problems: [], cannotOpen: [], notes: [], warnings: [] }

const NO_DIFFERENCE = 'Nothing differs from the base: there is nothing to publish.'

function refuseWithoutToken({ options, target }: Publication, hub: Hub | undefined): void {
  if (hub) return
  const what =
    options.suggestOn === undefined
      ? options.signCommits === 'api' && '`sign-commits: api` needs a token'
      : 'Suggesting edits in a review needs a token'
  if (what) throw new EditplanError({ name: 'GITHUB_FAILED', message: `${what}. Give one.` })
  if (options.fallback !== undefined && options.fallback !== 'fail') return
  const message = `No pull request can be opened: ${whyNoHub(options, target)}. Nothing was pushed. To push the branch all the same, set \`fallback: warn\`.`
  throw new EditplanError({ name: 'GITHUB_FAILED', message })
}

const whyNoHub = ({ token }: PublishOptions, { repository }: Target): string =>
  repository === undefined
    ? 'the remote is not a repository of a GitHub server. Name the repository as `repository`'
    : token
      ? 'the token is not for this server. Name it as `serverUrl`'
      : 'no token was given. Set GITHUB_TOKEN, or give one as `token`'

/** The commits to push, made again where they are to be signed, and their ids by those of the run's where they differ. */
async function commitsOf(
  { git, options }: Publication,
  plan: BranchPlan,
  hub: Hub | undefined,
): Promise<{ readonly chain: Pick<BranchPlan, 'head'> | undefined; readonly made: ReadonlyMap<string, string> }> {
  if (plan.snapshots.length === 0 && plan.tip !== undefined) return { chain: undefined, made: new Map() }
  const { signCommits: format } = options
  if (format === undefined) return { chain: plan, made: new Map() }
  const made =
    format === 'api' && hub
      ? await makeSigned(git, hub.github, { target: hub.target, plan })
      : await signCommits(git, plan, format === 'api' ? 'gpg' : format)
  return { chain: { head: { ...plan.head, commit: made.get(plan.head.commit) ?? plan.head.commit } }, made }
}

interface BranchMove {
  readonly state: RemoteState
  readonly wanted: WantedPull
  readonly open: PullRequest | undefined
  /** Undefined where the branch stays as it is. */
  readonly commit: string | undefined
  /** Without a ledger it is known by the plan alone. */
  readonly isGiven: boolean
  /** Manifests that go with the move, where the server deletes them. */
  readonly pruned: readonly RefMove[]
}

interface BranchOutcome {
  /** As it is afterwards. */
  readonly state: RemoteState
  readonly problems: readonly Problem[]
  /** A branch that was there got its first ledger. */
  readonly isAdopted?: boolean
}

async function moveBranch({ git, target, options }: Publication, moving: BranchMove): Promise<BranchOutcome> {
  const { state, wanted, open, commit, isGiven, pruned } = moving
  const byApi = options.signCommits === 'api' && commit !== undefined && state.hub
  const refs = byApi ? refsByApi(git, byApi) : refsByGit(git, target, options.clock)
  const branch: readonly RefMove[] =
    commit === undefined || commit === state.tip
      ? []
      : [{ ref: `refs/heads/${target.branch}`, commit, expected: state.tip }]
  const there = { ...state, tip: commit ?? state.tip }
  if (state.ledger && commit === undefined) return { state, problems: [] }
  // The first ledger says whose the branch is: of one that is there, `replace` alone says so, or the plan, which gives each commit of it.
  if (state.tip !== undefined && !state.ledger && !options.replace && !isGiven) {
    if (branch.length > 0) await refs.move(branch)
    return { state: there, problems: [{ name: 'LEDGER_REFUSED', message: WITHOUT_LEDGER }] }
  }
  const section = sectionDigest(contentOf(open?.body ?? '', wanted))
  const ledger = nextLedger(state, { run: wanted.run, section, pull: open?.number, answered: options.answered })
  const known = { ...ledger, commit: await refs.write(ledger) }
  try {
    await moveWith(refs, [...branch, ledgerMove(state, known)], pruned)
    return { state: { ...there, ledger: known }, problems: [], isAdopted: state.tip !== undefined && !state.ledger }
  } catch (error) {
    if (!(error instanceof LedgerRefused) || !refs.goesAlone) throw error
    if (branch.length > 0) await refs.move(branch)
    return { state: { ...there, ledger: undefined }, problems: error.problems }
  }
}

/** A server that deletes no refs takes the rest. */
async function moveWith(
  refs: ReturnType<typeof refsByGit>,
  moves: readonly RefMove[],
  pruned: readonly RefMove[],
): Promise<void> {
  try {
    await refs.move([...moves, ...pruned])
  } catch (error) {
    if (pruned.length === 0 || !(error instanceof EditplanError)) throw error
    await refs.move(moves)
  }
}

const WITHOUT_LEDGER =
  'The branch has no ledger, so that its pull request cannot be told from those of others. Run once with `replace: true`: then it is taken over, and its ledger written.'

const ledgerMove = ({ target, ledger }: RemoteState, { commit }: KnownLedger): RefMove => ({
  ref: ledgerRef(target.branch),
  commit,
  expected: ledger?.commit,
})

/** Pushes the ledger where a change makes it another, with git also where GitHub made the commits; a branch without one stays without. */
export async function keepLedger(
  git: Git,
  state: RemoteState,
  { clock, ...change }: LedgerChange & Pick<PublishOptions, 'clock'>,
): Promise<RemoteState> {
  const { ledger } = state
  if (!ledger) return state
  const next: Ledger = nextLedger(state, change)
  const { commit: _, ...now } = ledger
  if (isSameLedger(next, now) && (change.section === undefined || change.section === now.section)) return state
  const refs = refsByGit(git, state.target, clock)
  const known = { ...next, commit: await refs.write(next) }
  await refs.move([ledgerMove(state, known)])
  return { ...state, ledger: known }
}

interface PushResult {
  readonly plan: BranchPlan
  readonly wanted: WantedPull
  readonly checks: Checks
  /** What is missing at the remote beside the branch. */
  readonly problems: readonly Problem[]
  readonly state: RemoteState
  readonly known: Survey | undefined
}

/** The branch is there; whatever fails from here on is told beside that. */
async function openPull(
  publication: Publication,
  pushed: PushResult,
  open: PullRequest | undefined,
): Promise<PublishResult> {
  const { git, options } = publication
  const { wanted, checks, known, state } = pushed
  const { hub } = state
  const result = pushedResult(publication, pushed)
  const missing = (reason: string) => {
    const ways = hub && { github: hub.github, viewer: known?.viewer }
    return reportWithoutPull(publication, result, {
      reason,
      wanted,
      isNew: pushed.plan.tip === undefined,
      ...(ways && { ways }),
      ledger: pushed.state.ledger?.commit,
    })
  }
  if (!hub) return missing(whyNoHub(options, publication.target))
  if (checks.cannotOpen.length > 0) return missing(checks.cannotOpen.join('; '))
  const stranger = strangerOf(state)
  if (stranger) return leaveStranger(result, stranger)
  let pull: PullRequest | undefined = open
  const refusals: Problem[] = []
  try {
    const settled = await settlePull({
      ...{ git, state: { ...state, hub }, wanted, open },
      async keep({ number, set, section }) {
        const change = {
          run: wanted.run,
          pull: number,
          set,
          clock: options.clock,
          ...(section !== undefined && { section: sectionDigest(section) }),
        }
        try {
          return (await keepLedger(git, state, change)).ledger?.commit
        } catch (error) {
          if (!(error instanceof LedgerRefused)) throw error
          refusals.push(...error.problems)
          return state.ledger?.commit
        }
      },
    })
    pull = settled.pull
    const problems = [
      ...result.problems,
      ...settled.problems,
      ...refusals,
      ...(await startChecks(publication, pushed, hub)),
    ]
    const isUpdate = settled.operation === 'none' && result.pushed
    const operation = isUpdate ? 'updated' : settled.operation
    const notes = [...result.notes, ...settled.notes]
    const verified = await isVerified(publication, pushed, hub)
    return { ...result, ...linkOf(pull), operation, notes, problems, ...(verified !== undefined && { verified }) }
  } catch (error) {
    const told = error instanceof BranchMoved ? stillMoving(publication.target) : error
    if (!(told instanceof EditplanError)) throw error
    const cannotOpen = pull ? undefined : whyNotOpened(told)
    if (cannotOpen !== undefined) return missing(cannotOpen)
    const compareUrl = pull
      ? ''
      : unfilledPage(compareAddress(hub.target, { wanted, options, ledger: state.ledger?.commit }))
    return notOpened({ ...result, ...(pull && linkOf(pull)), compareUrl }, told)
  }
}

function notOpened(result: Omit<PublishResult, 'operation'>, error: EditplanError): PublishResult {
  if (result.number === undefined && isOvertaken(error)) {
    const note = `No pull request was opened: "${result.base}" has all of it by now.`
    const notes = [...result.notes, note]
    return { ...result, compareUrl: '', operation: 'none', settled: 'unchanged', notes }
  }
  const where = `The branch "${result.branch}" is at ${result.headSha}; fix the cause and run again.`
  const problems = error.problems.map((problem) => ({ ...problem, message: `${problem.message} ${where}` }))
  return { ...result, operation: 'none', problems, failed: true }
}

const linkOf = ({ number, html_url: url }: { readonly number: number; readonly html_url: string }) => ({ number, url })

/** An open pull request of the branch for which no ledger vouches: GitHub opens no second one beside it. */
const strangerOf = ({ pulls, ledger, target }: RemoteState) =>
  ledger ? undefined : pulls.find(({ state, base }) => state === 'open' && base.ref === target.base.branch)

/** It shows what was pushed, and is left as it is. */
function leaveStranger(
  result: Omit<PublishResult, 'operation'>,
  pull: { readonly number: number; readonly html_url: string },
): PublishResult {
  const note = `Pull request #${pull.number} shows the branch, and its title, body and settings were left as they are.`
  return { ...result, ...linkOf(pull), operation: 'none', notes: [...result.notes, note] }
}

/** Starts the checks that nothing else starts. */
async function startChecks(
  { options: { triggerChecks }, target: { branch } }: Publication,
  pushed: PushResult,
  { github, target }: Hub,
): Promise<EditplanError['problems']> {
  if (triggerChecks === undefined || !isPushed(pushed)) return []
  try {
    await github.send(startWorkflow(target.headRepository, triggerChecks, branch))
    return []
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const message = `The workflow ${triggerChecks} was not started: ${error.detail}. It needs \`on: workflow_dispatch\` on the default branch, and the token \`actions: write\`.`
    return [{ name: 'CHECKS_NOT_STARTED', message }]
  }
}

/** Whether GitHub takes the branch's head for signed; asked only where signing was. */
async function isVerified(
  { options: { signCommits: how } }: Publication,
  { wanted }: PushResult,
  { github, target }: Hub,
): Promise<boolean | undefined> {
  // Without this no commit was made, and no branch moved.
  if (how === undefined || how === 'api') return how && true
  return (await github.send(getVerification(target.headRepository, wanted.run.head))).verification.verified
}

async function planFor(publication: Publication, state: RemoteState): Promise<BranchPlan> {
  const { git, run, plan, options } = publication
  const planned = await planBranch(git, {
    run,
    state,
    wishes: { ...options, plan: digestOf(plan), source: plan.source, without: plan.without },
    given: (leftAt) => givenIds(publication, leftAt),
  })
  const { snapshots, start, head } = planned
  if (options.withheld && snapshots.length > 0) await refuseCommits(git, { from: start, to: head.commit }, options)
  return planned
}

/** Ids of the commits that the plan gives on the base's tip and where the branch left the base, as the run would sign them too. */
async function givenIds(
  { git, run, options, commitsOn }: Publication,
  leftAt: string | undefined,
): Promise<ReadonlySet<string>> {
  const idsOf: IdsOf = async (where, snapshots) => {
    const ids = snapshots.map(({ commit }) => commit)
    const last = snapshots.at(-1)
    // A signature of gpg names its time, so that each is another commit.
    if (options.signCommits !== 'ssh' || !last) return ids
    const head = { commit: last.commit, tree: last.tree }
    return [...ids, ...(await signCommits(where, { snapshots, head }, 'ssh')).values()]
  }
  const onTip = await idsOf(git, run.snapshots)
  if (leftAt === undefined || leftAt === run.base.commit || !commitsOn) return new Set(onTip)
  return new Set([...onTip, ...(await commitsOn(leftAt, idsOf))])
}

const pathsOf = (git: Git, run: Run): Promise<readonly string[]> => git.run(changedPaths(run.base.tree, run.head.tree))

const isPushed = ({ plan, wanted }: Pick<PushResult, 'plan' | 'wanted'>): boolean => plan.tip !== wanted.run.head

function pushedResult(
  { target, options }: Publication,
  { plan, wanted, checks, problems }: PushResult,
): Omit<PublishResult, 'operation'> {
  const { branch, base } = target
  const kept = plan.foreign.length
  const notes =
    kept > 0
      ? [`${counted(kept, 'commit of others on the branch was', 'commits of others on the branch were')} kept.`]
      : []
  return {
    url: '',
    compareUrl: '',
    branch,
    base: base.branch,
    headSha: wanted.run.head,
    record: wanted.run,
    pushed: isPushed({ plan, wanted }),
    title: wanted.title,
    body: wanted.body(60_000),
    notes: [...checks.notes, ...notes],
    problems: [...problems, ...(options.triggerChecks === undefined ? checks.warnings : [])],
  }
}

/** What GitHub means that says 403 to a token that may push: its two texts name the setting, or the permission. */
function whyNotOpened(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 403) return undefined
  if (/not permitted to create or approve pull requests/i.test(error.detail)) return CANNOT_OPEN
  return /Resource not accessible by (?:integration|personal access token)/i.test(error.detail)
    ? NOT_PERMITTED
    : undefined
}

/** What GitHub says once the base has all of it: somebody merged it since it was looked at. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 422 && /no commits between/i.test(error.detail)

function stillMoving({ branch }: Target): EditplanError {
  const message = `The branch "${branch}" moved each time it was about to be pushed: another run is publishing to it. Let one at a time run (in a workflow: \`concurrency\`), then try again.`
  return new EditplanError({ name: 'GIT_FAILED', message })
}
