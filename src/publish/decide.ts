import type { RefMove } from '../core/git/commands/remote.ts'
import { counted } from '../core/text/words.ts'
import { EditplanError, type Problem } from '../errors.ts'
import { bringingBack, closedPull, isSamePlan } from './already-published.ts'
import { branchCommits, decideBranch } from './branch.ts'
import type { BranchPlan } from './branch-plan.ts'
import { rulesAgainst } from './branch-rules.ts'
import { unlessGone } from './commit-ownership.ts'
import type { Effect, Settlement } from './effects.ts'
import { getPull, type PullRequest } from './github-api.ts'
import { chooseManifest, type ManifestChoice, pruning } from './manifest-ref.ts'
import { readMarker } from './marker.ts'
import { olderPulls, refuseOverLimit, superseding } from './older-pulls.ts'
import type { PublishOptions } from './options.ts'
import { type Checks, preflight, type Survey } from './preflight.ts'
import { digestOf, type Publication, titleNotes, wantedPull } from './publication.ts'
import { type PublishResult, unpushed } from './publish-result.ts'
import { checkBody, emptyBody, settingsOf, type WantedPull } from './pull-request.ts'
import { ask, type Inquiry, list, send } from './questions.ts'
import { isKnown, openPullOf, type RemoteState, whyNoHub } from './remote-state.ts'
import { listComments } from './thread.ts'
import { decideUnchanged } from './unchanged.ts'

/** What is known before anything is decided. */
export interface Facts {
  readonly state: RemoteState
  /** What the token may do; undefined where nothing reaches GitHub. */
  readonly survey: Survey | undefined
  /** The pull request that is open. */
  readonly open: PullRequest | undefined
  /** Paths that the run changes. */
  readonly paths: readonly string[]
}

/** What is published, and how. */
export interface PublishDecision {
  readonly branch: BranchPlan
  readonly effects: readonly Effect[]
  /** @param made ids of commits that were made again, by those of the run's, and the manifest's digest */
  wanted(made: MadeIds): WantedPull
  /** The pull request that shows it, unless a new one does. */
  readonly pull: PullRequest | undefined
  /** Digest of the manifest that is there already. */
  readonly manifest: string | undefined
  readonly notes: readonly string[]
  readonly problems: readonly Problem[]
}

export interface MadeIds {
  readonly commits: ReadonlyMap<string, string>
  readonly manifest: string | undefined
}

/**
 * Decides what a run does to its branch and its pull request. Throws what is refused: whatever the preflight finds, BRANCH_NOT_OURS,
 * BRANCH_HAS_FOREIGN_COMMITS, OTHER_PLAN, MERGE_CONFLICT, LIMIT_EXCEEDED, GITHUB_FAILED.
 */
export function* decidePublication(publication: Publication, facts: Facts): Inquiry<Settlement | PublishDecision> {
  const { run, options, target, plan } = publication
  const { state, survey, open, paths } = facts
  const { hub } = state
  if (run.head.tree === run.base.tree) return publication.unchanged ?? (yield* decideNothing(publication, state))
  const wasDraft = settingsOf(state.ledger, open?.number)?.draft === true
  const asked = { options, base: target.base.branch, pull: open, wasDraft, paths }
  const checks = survey ? preflight({ survey, ...asked }) : NO_CHECKS
  if (checks.problems.length > 0) throw new EditplanError([...checks.problems, ...checks.barred])
  const branch = yield* decideBranch({
    ...{ run, state, isBehind: open?.mergeable_state === 'behind' },
    options: { ...options, plan: digestOf(plan), source: plan.source, without: plan.without, paths: plan.paths },
  })
  const settled = isKnown(hub) ? undefined : withoutHub(publication, state, branch)
  if (settled) return { result: settled, effects: [] }
  const isMoved = isKnown(hub) && branch.snapshots.length > 0
  const barred = isMoved ? [...checks.barred, ...(yield* rulesAgainst(hub, { plan: branch, options }))] : []
  if (barred.length > 0) return askingForPush(publication, facts, barred)
  return yield* publishing(publication, facts, { branch, checks })
}

/**
 * The run has nothing to publish. A pull request that still shows what another plan did, and this one does no more, is closed whatever
 * `when-unchanged` says: somebody could merge it.
 */
function* decideNothing({ options, title, plan }: Publication, state: RemoteState): Inquiry<Settlement> {
  const { tip, ledger, target } = state
  const { whenUnchanged } = options
  const end = { state, options, title, reason: NO_DIFFERENCE }
  const open = openPullOf(state)
  const isOther = open && tip !== undefined && ledger && !isSamePlan(ledger.run, plan)
  if (!isOther || (whenUnchanged ?? 'keep') !== 'keep') return yield* decideUnchanged(end)
  const commits = yield* unlessGone(branchCommits(target, tip))
  const merged = commits && (yield* unlessGone(ask('merge', target.base.commit, tip)))
  const isShown = merged && (merged.conflicts.length > 0 || merged.tree !== (yield* ask('treeOf', target.base.commit)))
  if (!isShown) return yield* decideUnchanged(end)
  const reason = `${NO_DIFFERENCE} #${open.number} shows what an earlier plan did.`
  return yield* decideUnchanged({ ...end, reason, options: { ...options, whenUnchanged: 'close' } })
}

interface Chosen {
  readonly branch: BranchPlan
  readonly checks: Checks
}

function* publishing(publication: Publication, facts: Facts, chosen: Chosen): Inquiry<PublishDecision> {
  const { options } = publication
  const { state, survey, open } = facts
  const { branch, checks } = chosen
  const { ledger } = state
  const pull = open ?? (yield* adoptedPull(state, survey))
  const commented = yield* commentedOn(publication, state, pull)
  const older = yield* olderPulls(publication, state)
  if (!open) refuseOverLimit(older, options)
  const wanted = ({ commits, manifest }: MadeIds): WantedPull =>
    wantedPull(publication, {
      ...{ branch, commits, manifest, commented, awaited: ledger?.run.awaits !== undefined },
      ...{ milestone: survey ? survey.milestone : milestoneOf(options), requiredChecks: survey?.requiredChecks },
      recorded: open && ledger?.run,
    })
  const first = wanted({ commits: NONE, manifest: publication.manifest?.digest })
  checkBody(open ? (open.body ?? '') : emptyBody(first), first)
  yield* ask('audit', branch)
  const kept = yield* chooseManifest(publication, branch, state)
  const pruned = yield* pruning(state, { plan: branch, manifest: kept.made?.digest ?? kept.known })
  const writesLedger = isLedgerWritten(state, branch, options)
  const before = untilPushed(publication, facts, { branch, kept, writesLedger, pruned })
  const reason = whyNotOpened(publication, state, checks)
  const later = reason === undefined ? yield* superseding(state, { older, by: pull?.number, options }) : undefined
  const { awaits: workflow } = wanted({ commits: NONE, manifest: undefined }).run
  const others = branch.foreign.length
  return {
    ...{ branch, wanted, pull, manifest: kept.known },
    effects: later
      ? [
          ...before,
          ...(workflow ? [{ do: 'start checks' as const, workflow }] : []),
          { do: 'show', pull },
          ...later.effects,
        ]
      : [...before, { do: 'go without', reason: reason ?? '' }],
    notes: [
      ...checks.notes,
      ...titleNotes(publication),
      ...(branch.stays?.why ?? []),
      ...(others > 0
        ? [`${counted(others, 'commit of others on the branch was', 'commits of others on the branch were')} kept.`]
        : []),
      ...(later?.notes ?? []),
    ],
    problems: [
      ...(kept.problem ? [kept.problem] : []),
      ...(writesLedger ? [] : [{ name: 'LEDGER_REFUSED' as const, message: WITHOUT_LEDGER }]),
      ...(options.triggerChecks === undefined ? checks.warnings : []),
    ],
  }
}

/** The first ledger says whose the branch is: of one that is there, `replace` alone says so, or the plan, which gives each commit of it. */
const isLedgerWritten = ({ tip, ledger }: RemoteState, { isGiven }: BranchPlan, { replace }: PublishOptions): boolean =>
  tip === undefined || ledger !== undefined || replace === true || isGiven === true

interface BeforePush {
  readonly branch: BranchPlan
  readonly kept: ManifestChoice
  readonly writesLedger: boolean
  readonly pruned: readonly RefMove[]
}

/** What is done until the branch stands. */
function untilPushed(
  publication: Publication,
  { state, open }: Facts,
  { branch, kept, writesLedger, pruned }: BeforePush,
): readonly Effect[] {
  const { signCommits: how } = publication.options
  const moves = branch.snapshots.length > 0 || state.tip === undefined
  const closed = open ? undefined : closedPull(state, publication)
  const effects: Effect[] = []
  if (kept.made) effects.push({ do: 'keep manifest', manifest: kept.made })
  if (how && moves) effects.push({ do: 'make commits', how, chain: branch })
  if (moves && how !== 'api') effects.push({ do: 'upload files', snapshots: branch.snapshots })
  if (closed) effects.push({ do: 'reopen', pull: closed, back: bringingBack(state, closed, branch) })
  const commit = moves ? branch.head.commit : undefined
  const by = how === 'api' && moves ? 'api' : 'git'
  if (moves || !state.ledger) effects.push({ do: 'move', commit, writesLedger, pruned, by })
  return effects
}

const NONE: ReadonlyMap<string, string> = new Map()

/** By its number, if it can be one, where GitHub was not asked which it is. */
const milestoneOf = ({ milestone }: Publication['options']) => Number(milestone) || milestone

/** Why nobody can open the pull request with what there is, without a full stop. */
function whyNotOpened({ options }: Publication, { hub }: RemoteState, { cannotOpen }: Checks): string | undefined {
  if (options.dryRun && !isKnown(hub)) return undefined
  if (!isKnown(hub)) return whyNoHub(hub)
  return cannotOpen.length > 0 ? cannotOpen.join('; ') : undefined
}

/** Another person has to push it: an issue reports that, if requested. */
function askingForPush(
  { target, title, options }: Publication,
  { state: { hub }, open }: Facts,
  problems: readonly Problem[],
): Settlement {
  if (options.fallback !== 'issue' || !isKnown(hub)) throw new EditplanError(problems)
  return {
    result: { ...unpushed(target, open), title, problems },
    effects: [{ do: 'ask for a push', title, problems }],
  }
}

/** The open pull request, in full, of a branch that is ours: its ledger was lost or refused before it could name the pull request. */
function* adoptedPull(state: RemoteState, survey: Survey | undefined): Inquiry<PullRequest | undefined> {
  const found = openedBy(state, survey?.viewer)
  return found && isKnown(state.hub) ? yield* send(getPull(state.hub.target.repository, found.number)) : undefined
}

/** One that GitHub says we opened, on whatever base, with our part in its body: retargeting it does not change its owner. */
export const openedBy = ({ pulls }: Pick<RemoteState, 'pulls'>, viewer: string | undefined) =>
  pulls.find(
    ({ state, user, body }) =>
      state === 'open' && viewer !== undefined && user?.login === viewer && readMarker(body ?? '') !== undefined,
  )

/** The id of the last comment on a pull request that showed another plan until now, or whose plan is unknown; undefined otherwise. */
function* commentedOn(
  { plan }: Publication,
  { hub, ledger }: RemoteState,
  shown: PullRequest | undefined,
): Inquiry<number | undefined> {
  if (!isKnown(hub) || !shown || ledger?.run.plan === digestOf(plan)) return undefined
  return (yield* list(listComments(hub.target.repository, shown.number))).at(-1)?.id
}

const NO_CHECKS: Checks = { problems: [], barred: [], cannotOpen: [], notes: [], warnings: [] }

const NO_DIFFERENCE = 'Nothing differs from the base: there is nothing to publish.'

const WITHOUT_LEDGER =
  'The branch has no ledger, so that its pull request cannot be told from those of others. Run once with `replace: true`: then it is taken over, and its ledger written.'

/**
 * Nothing more is to be done where the branch holds the run, and its ledger names an open pull request. Throws GITHUB_FAILED, before anything
 * is pushed, unless the branch alone is wanted; a dry run shows what a run with a token does.
 */
function withoutHub(
  { options, target }: Publication,
  { hub, tip, ledger }: RemoteState,
  { snapshots }: BranchPlan,
): PublishResult | undefined {
  if (isKnown(hub) || options.dryRun) return undefined
  const shown = ledger?.pulls.findLast(({ state, run }) => state === 'open' && run.head === tip)
  if (snapshots.length === 0 && tip !== undefined && shown) {
    const note = `The branch "${target.branch}" holds this run, and its pull request was #${shown.number} when a run asked last. Nothing was pushed or asked: ${whyNoHub(hub)}.`
    return { ...unpushed(target), number: shown.number, headSha: tip, notes: [note] }
  }
  if (options.signCommits === 'api') throw needsToken('`sign-commits: api`')
  if (options.fallback !== undefined && options.fallback !== 'fail') return undefined
  const message = `No pull request can be opened: ${whyNoHub(hub)}. Nothing was pushed. To push the branch all the same, set \`fallback: warn\`.`
  throw new EditplanError({ name: 'GITHUB_FAILED', message })
}

export const needsToken = (what: string): EditplanError =>
  new EditplanError({ name: 'GITHUB_FAILED', message: `${what} needs a token. Give one.` })
