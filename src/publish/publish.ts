import { changedPaths } from '../core/git/commands/diff.ts'
import type { Git } from '../core/git/git.ts'
import type { Run } from '../core/history/snapshot.ts'
import { EditplanError } from '../errors.ts'
import { type BranchPlan, planBranch } from './branch.ts'
import { dryRun } from './dry-run.ts'
import { compareAddress, reportWithoutPull } from './fallback.ts'
import { ApiError } from './github.ts'
import { getPull, getVerification, type PullRequest, startWorkflow } from './github-api.ts'
import { keepManifest } from './keep-manifest.ts'
import { CANNOT_OPEN, type Checks, preflight, queryToken, type Survey } from './preflight.ts'
import { digestOf, type IdsOf, type Publication, type PublishResult, sourceOf, wantedPull } from './publication.ts'
import { checkBody, settlePull, type WantedPull } from './pull-request.ts'
import { pushBranch } from './push.ts'
import { lookAgain, lookUp, openPullOf, type RemoteState, recordsOf } from './remote-state.ts'
import { signCommits } from './sign.ts'
import { pushSigned } from './signed.ts'
import { suggest } from './suggest.ts'
import { BranchMoved, type Target } from './target.ts'
import { settleUnchanged } from './unchanged.ts'
import { refuseCommits } from './withheld.ts'

/** Looks again this often when somebody moves the branch between looking and pushing. */
const RACES = 3

/**
 * Pushes the run's commits to its branch and creates or updates the pull request. Sent a second time, the same run
 * writes nothing. Throws before the first write for whatever the preflight finds; BRANCH_NOT_OURS, BRANCH_HAS_FOREIGN_COMMITS,
 * OTHER_PLAN, MERGE_CONFLICT, LIMIT_EXCEEDED, GIT_FAILED or GITHUB_FAILED otherwise. Once the branch is pushed nothing is thrown:
 * the result says what failed.
 */
export async function publish(publication: Publication): Promise<PublishResult> {
  const { options, target } = publication
  if (options.dryRun) return dryRun(publication)
  const given = publication.standing
  let standing = given ?? (await lookUp(target, options))
  let isOld = given !== undefined
  for (let race = 1; ; race += 1) {
    try {
      return standing ? await publishToGitHub(publication, standing) : await publishBranch(publication)
    } catch (error) {
      // What was asked before the replay may be out of date: another run may have published meanwhile.
      const isTold = error instanceof EditplanError && isOld && REFUSALS.has(error.name)
      if (!isTold && !(error instanceof BranchMoved)) throw error
      if (race === RACES) throw isTold ? error : stillMoving(target)
      standing &&= await lookAgain(standing)
      isOld = false
    }
  }
}

const REFUSALS = new Set(['BRANCH_NOT_OURS', 'BRANCH_HAS_FOREIGN_COMMITS', 'OTHER_PLAN'])

async function publishToGitHub(publication: Publication, standing: RemoteState): Promise<PublishResult> {
  const { git, run, options, title, target: place } = publication
  const { github, target } = standing
  if (options.suggestOn !== undefined) return suggest(publication, { github, target, number: options.suggestOn })
  const known = await queryToken(github, target, options)
  if (run.head.tree === run.base.tree) {
    return settleUnchanged({ git, target: place, standing, options, title, reason: NO_DIFFERENCE })
  }
  const found = openPullOf(standing)
  const open = found && (await github.send(getPull(target.repository, found.number)))
  const base = target.base.branch
  const checks = preflight({ survey: known, options, base, pull: open, paths: await pathsOf(git, run) })
  if (checks.problems.length > 0) throw new EditplanError(checks.problems)
  const plan = await planFor(publication, standing)
  const record = found?.record
  const wantedOn = (commits: ReadonlyMap<string, string>, manifest: string | undefined) =>
    wantedPull(publication, { branch: plan, milestone: known.milestone, commits, recorded: record, manifest })
  checkBody(open?.body ?? '', wantedOn(new Map(), publication.manifest?.digest))
  await publication.audit?.(plan)
  const kept = await keepManifest(publication, plan, standing)
  const commits =
    options.signCommits === 'api'
      ? await pushSigned(git, github, { target, plan, repositoryId: (known.fork ?? known.repository).node_id })
      : await push(publication, plan)
  await publication.onPushed?.()
  const notes = [...checks.notes, ...kept.notes]
  const pushed = { plan, wanted: wantedOn(commits, kept.manifest), checks: { ...checks, notes }, standing, known }
  return openPull(publication, pushed, open)
}

const NO_DIFFERENCE = 'Nothing differs from the base: there is nothing to publish.'

interface PushResult {
  readonly plan: BranchPlan
  readonly wanted: WantedPull
  readonly checks: Pick<Checks, 'cannotOpen' | 'notes' | 'warnings'>
  readonly standing: RemoteState
  readonly known: Survey
}

/** The branch is there; whatever fails from here on is told beside that. */
async function openPull(
  publication: Publication,
  pushed: PushResult,
  open: PullRequest | undefined,
): Promise<PublishResult> {
  const { options } = publication
  const { github, target } = pushed.standing
  const { wanted, checks, known } = pushed
  const missing = (reason: string) => {
    const { viewer } = known
    return reportWithoutPull(publication, pushedResult(publication, pushed), {
      reason,
      wanted,
      ways: { github, viewer },
    })
  }
  if (checks.cannotOpen.length > 0) return missing(checks.cannotOpen.join('; '))
  let pull: PullRequest | undefined = open
  try {
    const settled = await settlePull(github, target, { wanted, open })
    pull = settled.pull
    const result = pushedResult(publication, pushed)
    const problems = [...result.problems, ...settled.problems, ...(await startChecks(publication, pushed))]
    const isUpdate = settled.operation === 'none' && result.pushed
    const operation = isUpdate ? 'updated' : settled.operation
    const verified = await isVerified(publication, pushed)
    return { ...result, ...linkOf(pull), operation, problems, ...(verified !== undefined && { verified }) }
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    if (!pull && mayNotOpen(error)) return missing(CANNOT_OPEN)
    const result = pushedResult(publication, pushed)
    if (!pull && isOvertaken(error)) {
      const note = `No pull request was opened: "${result.base}" has all of it by now.`
      return { ...result, operation: 'none', settled: 'unchanged', notes: [...result.notes, note] }
    }
    const where = `The branch "${result.branch}" is at ${result.headSha}; run again once the cause is gone.`
    return {
      ...result,
      ...(pull && linkOf(pull)),
      compareUrl: pull ? '' : compareAddress(target, { wanted, options }),
      operation: 'none',
      problems: error.problems.map((problem) => ({ ...problem, message: `${problem.message} ${where}` })),
      failed: true,
    }
  }
}

const linkOf = ({ number, html_url: url }: PullRequest) => ({ number, url })

/** Starts the checks that nothing else starts. */
async function startChecks(
  { options: { triggerChecks }, target: { branch } }: Publication,
  pushed: PushResult,
): Promise<EditplanError['problems']> {
  const { github, target } = pushed.standing
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
  { wanted, standing: { github, target } }: PushResult,
): Promise<boolean | undefined> {
  // Without this no commit was made, and no branch moved.
  if (how === undefined || how === 'api') return how && true
  return (await github.send(getVerification(target.headRepository, wanted.state.head))).verification.verified
}

/** Without a way to GitHub's API: the branch alone. */
async function publishBranch(publication: Publication): Promise<PublishResult> {
  const { git, run, options, title, target } = publication
  if (options.suggestOn !== undefined) {
    throw new EditplanError({ name: 'GITHUB_FAILED', message: 'Suggesting edits in a review needs a token. Give one.' })
  }
  if (options.signCommits === 'api') {
    throw new EditplanError({ name: 'GITHUB_FAILED', message: '`sign-commits: api` needs a token. Give one.' })
  }
  if (run.head.tree === run.base.tree) {
    return settleUnchanged({ git, target, standing: undefined, options, title, reason: NO_DIFFERENCE })
  }
  const plan = await planFor(publication, undefined)
  await publication.audit?.(plan)
  const { manifest, notes } = await keepManifest(publication, plan, undefined)
  const commits = await push(publication, plan)
  await publication.onPushed?.()
  const wanted = wantedPull(publication, { branch: plan, milestone: undefined, commits, manifest })
  const checks = { cannotOpen: [], notes, warnings: [] }
  const reason = options.token ? 'the token is not for this server. Name it as `serverUrl`' : 'no token was given'
  return reportWithoutPull(publication, pushedResult(publication, { plan, wanted, checks }), { reason, wanted })
}

/** Pushes with git, signed where that is wished; ids of the commits there, by those of the run's where they differ. */
async function push({ git, target, options }: Publication, plan: BranchPlan): Promise<ReadonlyMap<string, string>> {
  const { signCommits: format, clock } = options
  if (format !== 'gpg' && format !== 'ssh') {
    await pushBranch(git, target, { plan, clock })
    return new Map()
  }
  const signed = await signCommits(git, plan, format)
  await pushBranch(git, target, { plan: { ...plan, ...signed.chain }, clock })
  return signed.made
}

async function planFor(publication: Publication, standing: RemoteState | undefined): Promise<BranchPlan> {
  const { git, run, target, plan, options } = publication
  const planned = await planBranch(git, target, {
    run,
    records: recordsOf(standing),
    recorded: standing && openPullOf(standing)?.record,
    wishes: {
      foreignCommits: options.foreignCommits ?? 'refuse',
      replace: options.replace ?? false,
      plan: digestOf(plan),
      source: sourceOf(publication),
      signed: options.signCommits,
      without: plan.without,
      leaseOn: options.leaseOn,
    },
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
    return [...ids, ...(await signCommits(where, { snapshots, head }, 'ssh')).made.values()]
  }
  const onTip = await idsOf(git, run.snapshots)
  if (leftAt === undefined || leftAt === run.base.commit || !commitsOn) return new Set(onTip)
  return new Set([...onTip, ...(await commitsOn(leftAt, idsOf))])
}

const pathsOf = (git: Git, run: Run): Promise<readonly string[]> => git.run(changedPaths(run.base.tree, run.head.tree))

const isPushed = ({ plan, wanted }: Pick<PushResult, 'plan' | 'wanted'>): boolean => plan.tip !== wanted.state.head

function pushedResult(
  { target, options }: Publication,
  { plan, wanted, checks }: Pick<PushResult, 'plan' | 'wanted' | 'checks'>,
): Omit<PublishResult, 'operation'> {
  const { branch, base } = target
  const kept = plan.foreign.length
  const notes =
    kept > 0
      ? [`${kept === 1 ? 'A commit' : `${kept} commits`} of others on the branch ${kept === 1 ? 'was' : 'were'} kept.`]
      : []
  return {
    url: '',
    compareUrl: '',
    branch,
    base: base.branch,
    headSha: wanted.state.head,
    record: wanted.state,
    pushed: isPushed({ plan, wanted }),
    title: wanted.title,
    body: wanted.body(60_000),
    notes: [...checks.notes, ...notes],
    problems: options.triggerChecks === undefined ? checks.warnings : [],
  }
}

/** What GitHub says to a token that may push and not open pull requests. */
const mayNotOpen = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 403 &&
  /not permitted to create or approve pull requests|Resource not accessible by (?:integration|personal access token)/i.test(
    error.detail,
  )

/** What GitHub says once the base has all of it: somebody merged it since it was looked at. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 422 && /no commits between/i.test(error.detail)

function stillMoving({ branch }: Target): EditplanError {
  return new EditplanError({
    name: 'GIT_FAILED',
    message: `The branch "${branch}" moved each time it was about to be pushed: another run is publishing to it. Let one at a time run (in a workflow: \`concurrency\`), then try again.`,
  })
}
