import { changedPaths } from '../core/git/commands/diff.ts'
import type { Git } from '../core/git/git.ts'
import type { Run } from '../core/history/run-record.ts'
import { EditplanError, type Problem } from '../errors.ts'
import { adoptedPull, openPull, whyNoHub } from './after-push.ts'
import { reopenPull } from './already-published.ts'
import { type BranchPlan, planBranch } from './branch.ts'
import { rulesAgainst } from './branch-rules.ts'
import { dryRun } from './dry-run.ts'
import { reviewInIssue } from './fallback.ts'
import { getPull, type PullRequest } from './github-api.ts'
import { keepManifest, pruneSuperseded } from './manifest-ref.ts'
import { moveBranch } from './move-branch.ts'
import { closeOlder, olderPulls, refuseOverLimit } from './older-pulls.ts'
import { type Checks, preflight, queryToken, type Survey } from './preflight.ts'
import { digestOf, type IdsOf, type Publication, type PublishResult, unpushed, wantedPull } from './publication.ts'
import { checkBody, type WantedPull } from './pull-request.ts'
import { fetchRemoteState, type Hub, openPullOf, type RemoteState, refreshRemoteState } from './remote-state.ts'
import { suggest } from './suggest.ts'
import { takeBackManifest } from './take-back.ts'
import { BranchMoved, PushBarred, stillMoving } from './target.ts'
import { settleUnchanged } from './unchanged.ts'
import { makeSigned, signCommits, uploadLfsObjects } from './upload.ts'
import { refuseCommits } from './withheld.ts'

/** Retries if the branch moves between the look-up and the push. */
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
  let state = given ?? (await fetchRemoteState(git, target, options))
  let isOld = given !== undefined || target.seen !== undefined
  for (let race = 1; ; race += 1) {
    try {
      return await publishOn(publication, state)
    } catch (error) {
      // What was asked before the replay may be out of date: another run may have published meanwhile.
      const isStaleRefusal = error instanceof EditplanError && isOld && REFUSALS.has(error.name)
      if (!isStaleRefusal && !(error instanceof BranchMoved)) throw error
      if (race === RACES) throw isStaleRefusal ? error : stillMoving(target)
      state = await refreshRemoteState(git, state)
      isOld = false
    }
  }
}

const REFUSALS = new Set(['BRANCH_NOT_OURS', 'BRANCH_HAS_FOREIGN_COMMITS', 'OTHER_PLAN'])

async function publishOn(publication: Publication, state: RemoteState): Promise<PublishResult> {
  const { git, run, options, title, target } = publication
  const { hub } = state
  if (options.suggestOn !== undefined) {
    if (!hub) throw needsToken('Suggesting edits in a review')
    return suggest(publication, { ...hub, number: options.suggestOn })
  }
  const known = hub && (await queryToken(hub, options))
  if (run.head.tree === run.base.tree)
    return publication.unchanged?.() ?? settleUnchanged({ git, state, options, title, reason: NO_DIFFERENCE })
  const found = openPullOf(state)
  const open = found && hub && (await hub.github.send(getPull(hub.target.repository, found.number)))
  const paths = await pathsOf(git, run)
  const checks = known ? preflight({ survey: known, options, base: target.base.branch, pull: open, paths }) : NO_CHECKS
  if (checks.problems.length > 0) throw new EditplanError([...checks.problems, ...checks.barred])
  const plan = await planFor(publication, state)
  if (!hub) {
    const settled = withoutHub(publication, state, plan)
    if (settled) return settled
  }
  const isMoved = hub !== undefined && plan.snapshots.length > 0
  const barred = isMoved ? [...checks.barred, ...(await rulesAgainst(git, hub, { plan, options }))] : []
  const planned = { state, plan, open, known, checks }
  return barred.length > 0 ? ifBarred(publication, planned, barred) : pushAndOpen(publication, planned)
}

/** What is known before anything is written. */
interface PlannedPublication {
  readonly state: RemoteState
  readonly plan: BranchPlan
  readonly open: PullRequest | undefined
  /** As in `wantedPull`. */
  readonly commented?: number | undefined
  readonly known: Survey | undefined
  readonly checks: Checks
}

async function pushAndOpen(publication: Publication, asked: PlannedPublication): Promise<PublishResult> {
  const { options } = publication
  const { state, plan, open, known, checks } = asked
  const adopted = open ? undefined : await adoptedPull(state, known?.viewer)
  const planned = { ...asked, commented: await commentedOn(publication, state, open ?? adopted) }
  const older = await olderPulls(publication, state)
  if (!open) refuseOverLimit(older, options)
  checkBody(open?.body ?? '', wantedOn(publication, planned, { commits: new Map(), ...publication.manifest }))
  await publication.audit?.(plan)
  const pushed = await pushOf(publication, planned)
  if ('barred' in pushed) return ifBarred(publication, planned, pushed.barred)
  await publication.onPushed?.()
  const { again, moved, kept, wanted, pruned } = pushed
  const notes = [...(again.note === undefined ? [] : [again.note]), ...(moved.isAdopted ? [ADOPTED] : [])]
  const pull = open ?? again.pull ?? (moved.state.ledger ? adopted : undefined)
  const published = await openPull(
    publication,
    {
      ...{ plan, wanted, pruned, known, before: state, state: moved.state },
      checks: { ...checks, notes: [...checks.notes, ...notes] },
      problems: [...kept.problems, ...moved.problems],
    },
    pull,
  )
  const isReopened = again.pull !== undefined && published.operation === 'none' && !published.failed
  const operation = isReopened ? 'updated' : published.operation
  return withOlderClosed(publication, moved.state, { older, published: { ...published, operation } })
}

/** The id of the last comment on a pull request that showed another plan until now, or whose plan is unknown; undefined otherwise. */
async function commentedOn(
  { plan }: Publication,
  { hub, ledger }: RemoteState,
  shown: PullRequest | undefined,
): Promise<number | undefined> {
  if (!hub || !shown || ledger?.run.plan === digestOf(plan)) return undefined
  const { listComments } = await import('./thread.ts')
  return (await hub.github.list(listComments(hub.target.repository, shown.number))).at(-1)?.id
}

/** The result after the pull requests that it supersedes are closed. */
async function withOlderClosed(
  publication: Publication,
  state: RemoteState,
  {
    older,
    published,
  }: { readonly older: Parameters<typeof closeOlder>[2]['older']; readonly published: PublishResult },
): Promise<PublishResult> {
  if (published.number === undefined || published.failed) return published
  const closed = await closeOlder(publication, state, { older, by: published.number })
  return {
    ...published,
    notes: [...published.notes, ...closed.notes],
    problems: [...published.problems, ...closed.problems],
  }
}

/** @param made.digest of the manifest */
const wantedOn = (
  publication: Publication,
  { state, plan, open, known, commented }: PlannedPublication,
  made: { readonly commits: ReadonlyMap<string, string>; readonly digest?: string | undefined },
): WantedPull =>
  wantedPull(publication, {
    ...{ branch: plan, commits: made.commits, manifest: made.digest },
    ...{ milestone: known?.milestone, requiredChecks: known?.requiredChecks },
    ...{ recorded: open && state.ledger?.run, commented, awaited: state.ledger?.run.awaits !== undefined },
  })

/** Pushes the manifest, then the branch with its ledger; a manifest whose branch is refused is taken back. */
async function pushOf(publication: Publication, planned: PlannedPublication) {
  const { state, plan, open } = planned
  const { git, options, target } = publication
  const kept = await keepManifest(publication, plan, state)
  try {
    const { chain, made } = await commitsOf(publication, plan, state.hub)
    const wanted = wantedOn(publication, planned, { commits: made, digest: kept.manifest })
    if (chain && options.signCommits !== 'api') await uploadLfsObjects(git, target, plan.snapshots)
    const again = open ? { state } : await reopenPull(publication, state, plan)
    const pruned = await pruneSuperseded(publication, again.state, { plan, manifest: kept.manifest })
    const moved = await moveBranch(publication, {
      ...{ pruned, state: again.state, wanted, open: open ?? again.pull, commit: chain?.head.commit },
      isGiven: plan.isGiven === true,
    })
    return { kept, wanted, again, pruned, moved }
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    const left = await takeBackManifest(publication, state, kept.manifest)
    const problems = error.problems.map((one) => ({ ...one, message: `${one.message}${left}` }))
    if (error instanceof PushBarred) return { barred: problems }
    throw left === '' ? error : new EditplanError(problems)
  }
}

/** Another person has to push it: an issue reports that, if requested. */
function ifBarred(
  publication: Publication,
  { state: { hub }, known, open }: PlannedPublication,
  problems: readonly Problem[],
): Promise<PublishResult> {
  if (publication.options.fallback !== 'issue' || !hub) throw new EditplanError(problems)
  return reviewInIssue(publication, { problems, open, ways: { github: hub.github, viewer: known?.viewer } })
}

const ADOPTED =
  'The branch had no ledger. It is taken over, and its ledger is written. What reviewers decided before is not known any more: look at their decisions again.'

const NO_CHECKS: Checks = { problems: [], barred: [], cannotOpen: [], notes: [], warnings: [] }

const NO_DIFFERENCE = 'Nothing differs from the base: there is nothing to publish.'

/**
 * Nothing more is to be done where the branch holds the run, and its ledger names an open pull request. Throws GITHUB_FAILED, before anything
 * is pushed, unless the branch alone is wanted.
 */
function withoutHub(
  { options, target }: Publication,
  { tip, ledger }: RemoteState,
  { snapshots }: BranchPlan,
): PublishResult | undefined {
  const shown = ledger?.pulls.findLast(({ state, run }) => state === 'open' && run.head === tip)
  if (snapshots.length === 0 && tip !== undefined && shown) {
    const note = `The branch "${target.branch}" holds this run, and its pull request was #${shown.number} when a run asked last. Nothing was pushed or asked: ${whyNoHub(options, target)}.`
    return { ...unpushed(target), number: shown.number, headSha: tip, notes: [note] }
  }
  if (options.signCommits === 'api') throw needsToken('`sign-commits: api`')
  if (options.fallback !== undefined && options.fallback !== 'fail') return undefined
  const message = `No pull request can be opened: ${whyNoHub(options, target)}. Nothing was pushed. To push the branch all the same, set \`fallback: warn\`.`
  throw new EditplanError({ name: 'GITHUB_FAILED', message })
}

const needsToken = (what: string): EditplanError =>
  new EditplanError({ name: 'GITHUB_FAILED', message: `${what} needs a token. Give one.` })

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

async function planFor(publication: Publication, state: RemoteState): Promise<BranchPlan> {
  const { git, run, plan, options } = publication
  const planned = await planBranch(git, {
    run,
    state,
    options: { ...options, plan: digestOf(plan), source: plan.source, without: plan.without },
    given: (leftAt) => givenIds(publication, leftAt),
    treeBefore: publication.treeBefore,
  })
  const { snapshots, start, head } = planned
  if (options.withheld && snapshots.length > 0) await refuseCommits(git, { from: start, to: head.commit }, options)
  return planned
}

/** Ids of the plan's commits on the base's tip and on the branch's fork point, also as the run would sign them. */
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
