import { canonicalJson } from '../core/text/json.ts'
import type { Settings } from '../inputs/table.ts'
import type { ListedPull } from './github-api.ts'
import { type Ledger, type LedgerPull, noSettings, type PublishedRun } from './ledger.ts'
import { isKnown, type RemoteState } from './remote-state.ts'

/** Why a run closes a pull request. */
export type ClosedBy = 'expired' | 'unchanged' | 'superseded'

const CLOSED_BY_RUN: readonly string[] = ['expired', 'unchanged', 'superseded'] satisfies readonly ClosedBy[]

/** Whether a run closed a pull request, according to the ledger. */
export const isClosedByRun = (state: LedgerPull['state'] | undefined): boolean =>
  state !== undefined && CLOSED_BY_RUN.includes(state)

/** What a run changes in the ledger of its branch. */
export interface LedgerChange {
  readonly run: PublishedRun
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
  const repository = isKnown(hub) ? hub.head.id : ledger?.repository
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

export const withClosed = (ledger: Ledger, number: number, state: ClosedBy): Ledger => ({
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
  { run, pull, base }: { readonly run: PublishedRun; readonly pull: number | undefined; readonly base: string },
): LedgerPull[] {
  if (pull === undefined) return [...known]
  const { plan, plans, without, head, base: start, own, kept, manifest } = run
  const made = {
    ...{ plan, head, base: start, without, own, kept },
    ...(plans && { plans }),
    ...(manifest && { manifest }),
  }
  return [...known.filter(({ number }) => number !== pull), { number: pull, base, state: 'open' as const, run: made }]
}
