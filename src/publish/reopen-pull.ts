import type { Git } from '../core/git/git.ts'
import { isClosedByPerson, isSamePlan } from './already-published.ts'
import type { BranchPlan } from './branch.ts'
import { ApiError } from './github.ts'
import { getPull, type ListedPull, type PullRequest, updatePull } from './github-api.ts'
import type { Publication } from './publication.ts'
import { refsByApi } from './refs.ts'
import { type Hub, ourPulls, type RemoteState, runOfPull } from './remote-state.ts'

/** What became of a pull request that a person closed. */
export interface ReopenResult {
  /** With the branch where the pull request was closed at, if it had to be brought there. */
  readonly state: RemoteState
  /** Undefined where there is none to open again, or GitHub refuses to. */
  readonly pull?: PullRequest
  readonly note?: string
}

/**
 * Opens the pull request of the same plan again that a person closed, before the branch moves on: GitHub refuses it once the branch is gone
 * or was made again, so that the branch is brought back first. Commits of others on it are never left out, not even for that moment.
 * Throws {@link BranchMoved}.
 */
export async function reopenPull(
  { git, plan, options }: Publication,
  state: RemoteState,
  branch: Pick<BranchPlan, 'snapshots' | 'start' | 'foreign'>,
): Promise<ReopenResult> {
  const { hub } = state
  const closed = options.whenClosed === 'reopen' ? latestClosed(state, plan) : undefined
  if (!hub || !closed) return { state }
  let at: RemoteState = state
  try {
    at = await broughtBack(git, { ...state, hub }, { closed, branch })
    await hub.github.send(updatePull(hub.target.repository, closed.number, { state: 'open' }))
    return { state: at, pull: await hub.github.send(getPull(hub.target.repository, closed.number)) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const note = `Pull request #${closed.number} could not be opened again: ${error.detail}. Another one takes its place.`
    return { state: at, note }
  }
}

function latestClosed(state: RemoteState, plan: Publication['plan']): ListedPull | undefined {
  const [latest] = ourPulls(state.pulls, state.ledger).filter(({ base }) => base.ref === state.target.base.branch)
  const run = latest && runOfPull(state.ledger, latest)
  return run && isSamePlan(run, plan) && !latest.merged_at && isClosedByPerson(state, latest) ? latest : undefined
}

/** Moves the branch to the commit that the pull request was closed at; GitHub has it, whether or not it is here. */
async function broughtBack(
  git: Git,
  state: RemoteState & { readonly hub: Hub },
  {
    closed,
    branch,
  }: { readonly closed: ListedPull; readonly branch: Pick<BranchPlan, 'snapshots' | 'start' | 'foreign'> },
): Promise<RemoteState> {
  const { tip, target, hub } = state
  const commit = closed.head.sha
  // A branch that the run is about to make again may be made so twice; one that stays, or that others added to, stays.
  const isOurs = branch.snapshots.length > 0 && branch.start !== tip && branch.foreign.length === 0
  if (tip === commit || (tip !== undefined && !isOurs)) return state
  await refsByApi(git, hub).move([{ ref: `refs/heads/${target.branch}`, commit, expected: tip }])
  return { ...state, tip: commit }
}
