import { deleteBranch } from '../core/git/commands/remote.ts'
import type { Git } from '../core/git/git.ts'
import { canonicalJson } from '../core/text/json.ts'
import type { Problem } from '../errors.ts'
import type { Settings } from '../inputs/table.ts'
import { branchCommits, isForbidden, sortBranch } from './branch.ts'
import { isRecorded } from './commit-ownership.ts'
import { type ListedPull, updatePull } from './github-api.ts'
import { type Ledger, type LedgerPull, ledgerRef, noSettings, type RunRecord, runsOf } from './ledger.ts'
import type { PublishOptions } from './options.ts'
import { type PublishResult, unpushed } from './publication.ts'
import { type Hub, openPullOf, type RemoteState, refsByGit } from './remote-state.ts'
import { tipOf } from './target.ts'

interface UnchangedRun {
  readonly git: Git
  readonly state: RemoteState
  readonly options: PublishOptions
  readonly title: string
  /** Why nothing differs, in a sentence. */
  readonly reason: string
}

/**
 * Handles a run that does not differ from the base: the caller decides whether the pull request and its branch stay.
 * A branch is deleted only after its pull request is closed, and only where every commit of it is ours.
 */
export async function settleUnchanged(unchanged: UnchangedRun): Promise<PublishResult> {
  const { git, state, options, title, reason } = unchanged
  const { target, hub } = state
  const open = openPullOf(state)
  const whenUnchanged = options.whenUnchanged ?? 'keep'
  const result = {
    ...unpushed(target, open),
    headSha: open?.head.sha ?? target.base.commit,
    settled: 'unchanged' as const,
    ...{ title, body: open?.body ?? '', notes: [reason] },
    ...noChanges(options, reason),
  }
  if (whenUnchanged === 'keep' || !hub || !open) return result
  await closePull(git, { ...state, hub }, { number: open.number, why: 'unchanged', options })
  const closed = [...result.notes, `Pull request #${open.number} was closed.`]
  const deleted = whenUnchanged === 'delete' ? await deleteOwnBranch(git, state) : []
  return { ...result, operation: 'closed', notes: [...closed, ...deleted] }
}

function noChanges({ ifNoChanges }: PublishOptions, reason: string): Pick<PublishResult, 'problems' | 'failed'> {
  if (ifNoChanges !== 'warn' && ifNoChanges !== 'error') return { problems: [] }
  const problem: Problem = { name: 'NOTHING_TO_PUBLISH', message: reason }
  return { problems: [problem], ...(ifNoChanges === 'error' && { failed: true }) }
}

/** Deletes a branch whose every commit is ours, and that nothing protects; what came of it, in sentences. */
export async function deleteOwnBranch(git: Git, state: RemoteState): Promise<readonly string[]> {
  const { target, ledger } = state
  const { branch, push, base } = target
  const tip = await tipOf(git, push, branch)
  if (tip === undefined) return []
  const records = runsOf(ledger)
  const commits = await branchCommits(git, target, tip)
  const given = async () => new Set<string>()
  const { own, foreign } = await sortBranch(git, commits, { tip, records, base: base.commit, given })
  if (foreign.length > 0 || (own.length === 0 && !isRecorded(tip, records)))
    return [`The branch "${branch}" holds commits that no run made, and was kept.`]
  if (await isForbidden(state, own))
    return [`The branch "${branch}" is protected, or the default branch, and was kept.`]
  await git.run(deleteBranch(push, { branch, expected: tip }))
  return [`The branch "${branch}" was deleted.`]
}

/** Why a run closes a pull request. */
type ClosedBy = 'expired' | 'unchanged' | 'superseded'

/** Closes our pull request. The ledger records the reason first, so that a pull request closed by a person can be recognised. */
export async function closePull(
  git: Git,
  { hub, ledger, target }: RemoteState & { readonly hub: Hub },
  closing: { readonly number: number; readonly why: ClosedBy; readonly options: PublishOptions },
): Promise<void> {
  const { number, why, options } = closing
  if (ledger) {
    const { commit: expected, ...now } = ledger
    const refs = refsByGit(git, hub.target, options.clock)
    const commit = await refs.write(withClosed(now, number, why))
    await refs.move([{ ref: ledgerRef(target.branch), commit, expected }])
  }
  await hub.github.send(updatePull(hub.target.repository, number, { state: 'closed' }))
}

const CLOSED_BY_RUN: readonly string[] = ['expired', 'unchanged', 'superseded'] satisfies readonly ClosedBy[]

/** Whether a run closed a pull request, according to the ledger. */
export const isClosedByRun = (state: LedgerPull['state'] | undefined): boolean =>
  state !== undefined && CLOSED_BY_RUN.includes(state)

/** What a run changes in the ledger of its branch. */
export interface LedgerChange {
  readonly run: RunRecord
  /** Digest of our part of the pull request's body; default as it was. */
  readonly section?: string | undefined
  /** What is set on the pull request; default as it was. */
  readonly set?: Settings
  /** Number of the pull request that shows the run. */
  readonly pull?: number | undefined
  /** Number of a comment that is answered with it. */
  readonly answered?: number | undefined
}

/** The ledger with a change. The state has the branch's place and GitHub's data about its pull requests. */
export function nextLedger(state: RemoteState, change: LedgerChange): Ledger {
  const { ledger, hub, target, tip } = state
  const { run, pull } = change
  const repository = hub?.head.id ?? ledger?.repository
  const section = change.section ?? ledger?.section
  // Which comments were answered goes with a lost ledger: none is carried out a second time.
  const answered = change.answered ?? (ledger ? ledger.answered : run.commented)
  const set = change.set ?? ledger?.set
  return {
    branch: `refs/heads/${target.branch}`,
    ...(repository !== undefined && { repository }),
    created: tip === undefined || ledger?.created === true,
    run,
    set: set ?? noSettings,
    ...(section !== undefined && { section }),
    pulls: pullsWith(withStates(ledger?.pulls ?? [], state.pulls), { run, pull, base: target.base.branch }),
    ...(answered !== undefined && { answered }),
  }
}

const withClosed = (ledger: Ledger, number: number, state: ClosedBy): Ledger => ({
  ...ledger,
  pulls: ledger.pulls.map((one) => (one.number === number ? { ...one, state } : one)),
})

/** Whether two ledgers agree on the run and its pull request: what became of earlier ones may wait for the next change. */
export const isSameLedger = (one: Ledger, other: Ledger): boolean =>
  canonicalJson(essence(one)) === canonicalJson(essence(other))

const essence = ({ run, set, created, repository, answered, pulls }: Ledger): unknown => ({
  ...{ run, set, created, repository, answered },
  open: pulls.filter(({ state }) => state === 'open').at(-1),
})

const withStates = (known: readonly LedgerPull[], listed: readonly ListedPull[]): readonly LedgerPull[] =>
  known.map((one) => ({
    ...one,
    state: stateOf(
      one,
      listed.find(({ number }) => number === one.number),
    ),
  }))

function stateOf({ state }: LedgerPull, listed: ListedPull | undefined): LedgerPull['state'] {
  if (!listed) return state
  if (typeof listed.merged_at === 'string') return 'merged'
  if (listed.state === 'open') return 'open'
  return isClosedByRun(state) ? state : 'closed'
}

function pullsWith(
  known: readonly LedgerPull[],
  { run, pull, base }: { readonly run: RunRecord; readonly pull: number | undefined; readonly base: string },
): LedgerPull[] {
  if (pull === undefined) return [...known]
  const { plan, without, head, base: start, own, kept, manifest } = run
  const made = { plan, head, base: start, own, kept, ...(without && { without }), ...(manifest && { manifest }) }
  return [...known.filter(({ number }) => number !== pull), { number: pull, base, state: 'open' as const, run: made }]
}
