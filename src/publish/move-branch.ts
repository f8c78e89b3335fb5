import type { RefMove } from '../core/git/commands/remote.ts'
import type { Git } from '../core/git/git.ts'
import { EditplanError, type Problem } from '../errors.ts'
import type { PullRequest } from './github-api.ts'
import { type Ledger, ledgerRef } from './ledger.ts'
import { sectionDigest } from './marker.ts'
import type { PublishOptions } from './options.ts'
import type { Publication } from './publication.ts'
import { contentOf, type WantedPull } from './pull-request.ts'
import type { KnownLedger } from './ref-file.ts'
import { LedgerRefused, type RemoteState, refsByApi, refsByGit } from './remote-state.ts'
import { isSameLedger, type LedgerChange, nextLedger } from './unchanged.ts'

/** How a branch and its ledger move. */
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

/** What became of a branch. */
interface BranchOutcome {
  /** As it is afterwards. */
  readonly state: RemoteState
  readonly problems: readonly Problem[]
  /** A branch that was there got its first ledger. */
  readonly isAdopted?: boolean
}

/**
 * Moves the branch and its ledger together. Throws {@link BranchMoved}, {@link PushBarred}, and what git and GitHub refuse.
 */
export async function moveBranch({ git, target, options }: Publication, moving: BranchMove): Promise<BranchOutcome> {
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
    // The older one is still there.
    return { state: there, problems: error.problems }
  }
}

/** A server that deletes no refs accepts the rest. */
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
