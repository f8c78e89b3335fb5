import { deleteBranch, pushRefs, type RefMove } from '../core/git/commands/remote.ts'
import type { Git } from '../core/git/git.ts'
import type { StoredManifest } from '../core/history/manifest.ts'
import type { Run } from '../core/history/run-record.ts'
import type { Problem } from '../errors.ts'
import type { ApiCall } from './api-call.ts'
import type { BranchPlan } from './branch-plan.ts'
import {
  createBlob,
  createCommit,
  createIssue,
  createTree,
  type ListedPull,
  type PullRequest,
  startWorkflow,
  updatePull,
  updateRefs,
} from './github-api.ts'
import { ledgerRef } from './ledger.ts'
import { type ClosedBy, isSameLedger, nextLedger } from './ledger-change.ts'
import type { PublishOptions } from './options.ts'
import type { PublishResult } from './publish-result.ts'
import { atCreation, bodyCall, bodyOf, createCall, emptyBody, pullChanges, type WantedPull } from './pull-request.ts'
import { type KnownLedger, LEDGER_COMMIT, refFileCalls } from './ref-file.ts'
import type { OpenTarget, RemoteState } from './remote-state.ts'
import { type CurrentSettings, settingChanges } from './setting-changes.ts'
import { commentOn } from './thread.ts'
import { planUploads } from './upload.ts'

/**
 * What changes something that others see, decided as data and done in order. Each is checked again where it is done: a ref moves only
 * from where it was seen. What only its doing tells, such as the id of a commit that GitHub signs, has a name in braces until then.
 */
export type Effect =
  /** Under its digest's name. A server that refuses it does not stop the rest: the branch then cannot prove itself. */
  | { readonly do: 'keep manifest'; readonly manifest: StoredManifest }
  | {
      readonly do: 'make commits'
      readonly how: 'api' | 'gpg' | 'ssh'
      readonly chain: Pick<BranchPlan, 'snapshots' | 'head'>
    }
  /** Contents of Git LFS. */
  | { readonly do: 'upload files'; readonly snapshots: Run['snapshots'] }
  /** Opens a pull request again that a person closed; `back`: its branch is brought back first. Where GitHub refuses, another takes its place. */
  | { readonly do: 'reopen'; readonly pull: ListedPull; readonly back: RefMove | undefined }
  /** The branch (undefined: it stays), its ledger, and manifests that go with them: all or none. */
  | {
      readonly do: 'move'
      readonly commit: string | undefined
      readonly writesLedger: boolean
      readonly pruned: readonly RefMove[]
      readonly by: 'git' | 'api'
    }
  | { readonly do: 'start checks'; readonly workflow: string }
  /** Creates the pull request, or brings the open one up to date. */
  | { readonly do: 'show'; readonly pull: PullRequest | undefined }
  /** No pull request can be opened: what `fallback` says. */
  | { readonly do: 'go without'; readonly reason: string }
  /** Somebody else has to push: an issue says so. */
  | { readonly do: 'ask for a push'; readonly title: string; readonly problems: readonly Problem[] }
  | Closure

/** Closes our pull request. The ledger records the reason first, so that one that a person closed can be recognised. */
export interface Closure {
  readonly do: 'close'
  readonly branch: string
  readonly ledger: KnownLedger | undefined
  readonly number: number
  readonly why: ClosedBy
  /** A comment, made once; it may hold `{number}`. */
  readonly words?: string | undefined
  /** Where the branch is; it is deleted then. */
  readonly deletes?: string | undefined
}

/** How a run ends that publishes nothing new. */
export interface Settlement {
  readonly result: PublishResult
  readonly effects: readonly Effect[]
}

/** Stands where only GitHub knows the number of the new pull request. */
export const NEW_NUMBER = '{number}'

const NEW: CurrentSettings = {
  number: NEW_NUMBER,
  nodeId: '{node_id}',
  draft: false,
  labels: [],
  assignees: [],
  reviewers: [],
  teams: [],
  milestone: null,
  autoMerge: undefined,
}

const LEDGER = '{ledger}'

interface ProposalPlace {
  readonly git: Git
  readonly state: RemoteState
  readonly options: PublishOptions
  /** Absent where nothing new is published. */
  readonly wanted?: WantedPull
}

/** What effects would send: git's arguments for the push, and every call of the API in order. */
export async function proposalOf(
  effects: readonly Effect[],
  proposed: ProposalPlace,
): Promise<NonNullable<PublishResult['proposed']>> {
  const push: string[] = []
  const calls: ApiCall[] = []
  for (const effect of effects) {
    if (push.length === 0) push.push(...pushOf(effect, proposed))
    calls.push(...(await callsOf(effect, proposed)))
  }
  return { push, calls: calls.map(({ answer: _, partial: __, ...call }) => call) }
}

function pushOf(effect: Effect, { state, options }: ProposalPlace): readonly string[] {
  const { target } = state
  if (effect.do === 'close' && effect.deletes !== undefined)
    return deleteBranch(target.push, { branch: effect.branch, expected: effect.deletes }).args
  return effect.do === 'move' && effect.by === 'git'
    ? pushRefs(target.push, movesOf(effect, state, options.signCommits && '{signed commit}')).args
    : []
}

function movesOf(
  { commit, writesLedger, pruned }: Extract<Effect, { do: 'move' }>,
  { target: { branch }, tip, ledger }: RemoteState,
  made: string | undefined,
): readonly RefMove[] {
  return [
    ...(commit === undefined ? [] : [{ ref: `refs/heads/${branch}`, commit: made ?? commit, expected: tip }]),
    ...(writesLedger ? [{ ref: ledgerRef(branch), commit: LEDGER, expected: ledger?.commit }] : []),
    ...pruned,
  ]
}

async function callsOf(effect: Effect, proposed: ProposalPlace): Promise<readonly ApiCall[]> {
  const { git, state } = proposed
  const target = openTarget(state)
  const { repository, headRepository } = target
  switch (effect.do) {
    case 'make commits':
      return effect.how === 'api' ? signedCalls(git, effect.chain, headRepository) : []
    case 'reopen': {
      const { number } = effect.pull
      const back = effect.back ? [updateRefs(REPOSITORY_ID, [effect.back])] : []
      return [...back, updatePull(repository, number, { state: 'open' })]
    }
    case 'move': {
      if (effect.by === 'git') return []
      const zeros = '0'.repeat(target.base.commit.length)
      const moves = movesOf(effect, state, '{commit}').map((one) => ({ ...one, expected: one.expected ?? zeros }))
      const ledger = refFileCalls(headRepository, { ...LEDGER_COMMIT, text: LEDGER })
      const named = moves.map((one) => (one.commit === LEDGER ? { ...one, commit: '{commit}' } : one))
      return [...ledger, updateRefs(REPOSITORY_ID, named)]
    }
    case 'start checks':
      return [startWorkflow(headRepository, effect.workflow, target.branch)]
    case 'show':
      if (!proposed.wanted) return []
      return effect.pull
        ? updateCalls(effect.pull, target, { state, wanted: proposed.wanted })
        : creationCalls(target, proposed.wanted)
    case 'ask for a push':
      return [createIssue(repository, { title: effect.title, body: '{report and patch}' })]
    case 'close': {
      const comment = effect.words === undefined ? [] : [commentOn({ repository, number: effect.number }, effect.words)]
      return [...comment, updatePull(repository, effect.number, { state: 'closed' })]
    }
    default:
      return []
  }
}

const REPOSITORY_ID = '{repository_id}'

function openTarget({ target }: RemoteState): OpenTarget {
  const repository = target.repository ?? 'OWNER/NAME'
  return { ...target, repository, headRepository: target.headRepository ?? repository }
}

/** The calls that make commits on GitHub. */
async function signedCalls(
  git: Git,
  { snapshots }: Pick<BranchPlan, 'snapshots'>,
  repository: string,
): Promise<readonly ApiCall[]> {
  const calls: ApiCall[] = []
  let parent: string | undefined
  for await (const { snapshot, base, blobs, chunks, message } of planUploads(git, snapshots)) {
    const { tree } = snapshot
    calls.push(...blobs.map((bytes) => createBlob(repository, bytes)))
    calls.push(...chunks.map((chunk, at) => createTree(repository, at === 0 ? base : `{tree ${at}}`, chunk)))
    calls.push(createCommit(repository, { message, tree, parents: [parent ?? snapshot.parent] }))
    parent = '{commit}'
  }
  return calls
}

function creationCalls(target: OpenTarget, wanted: WantedPull): readonly ApiCall[] {
  const changes = settingChanges(target.repository, {
    wanted: wanted.settings,
    recorded: atCreation(wanted),
    current: { ...NEW, draft: wanted.settings.draft ?? false },
    alwaysDraft: false,
  })
  const pull = { number: NEW.number, body: bodyOf(emptyBody(wanted), wanted, LEDGER) }
  return [
    createCall(target, wanted, LEDGER),
    ...changes.flatMap((change) => change.calls),
    bodyCall(target, wanted, { pull, ledger: LEDGER, isTitleSet: true }),
  ]
}

/** Of a pull request that shows the run already: none. */
function updateCalls(
  pull: PullRequest,
  target: OpenTarget,
  { state, wanted }: { readonly state: RemoteState; readonly wanted: WantedPull },
): readonly ApiCall[] {
  const { changes, isIntact, isTitleSet } = pullChanges({ ...state, target }, { wanted, pull, isNew: false })
  const next = nextLedger(state, { run: wanted.run, pull: pull.number })
  const isSame = isIntact && state.ledger !== undefined && isSameLedger(next, state.ledger)
  const body = isSame ? [] : [bodyCall(target, wanted, { pull, ledger: LEDGER, isTitleSet })]
  return [...changes.flatMap(({ calls }) => calls), ...body]
}
