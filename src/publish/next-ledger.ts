import type { ListedPull } from './github-api.ts'
import { canonical, type Ledger, type LedgerPull, noSettings, type RunRecord, type Settings } from './ledger.ts'
import type { RemoteState } from './remote-state.ts'

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

/** The ledger with a change. Where the branch was, and what GitHub says of its pull requests, is in the state. */
export function nextLedger(state: RemoteState, change: LedgerChange): Ledger {
  const { ledger, hub, target, tip } = state
  const { run, pull } = change
  const repository = hub?.head?.id ?? ledger?.repository
  const section = change.section ?? ledger?.section
  const answered = change.answered ?? ledger?.answered
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

/** A ledger whose pull request a run has closed, and why. */
export const withClosed = (ledger: Ledger, number: number, state: 'expired' | 'unchanged'): Ledger => ({
  ...ledger,
  pulls: ledger.pulls.map((one) => (one.number === number ? { ...one, state } : one)),
})

/** Whether two ledgers say the same of the run and its pull request: what became of earlier ones may wait for the next change. */
export const isSameLedger = (one: Ledger, other: Ledger): boolean =>
  canonical(essence(one)) === canonical(essence(other))

const essence = ({ run, set, created, repository, answered, pulls }: Ledger): unknown => ({
  ...{ run, set, created, repository, answered },
  open: pulls.filter(({ state }) => state === 'open').at(-1),
})

const withStates = (known: readonly LedgerPull[], told: readonly ListedPull[]): readonly LedgerPull[] =>
  known.map((one) => ({
    ...one,
    state: stateOf(
      one,
      told.find(({ number }) => number === one.number),
    ),
  }))

function stateOf({ state }: LedgerPull, told: ListedPull | undefined): LedgerPull['state'] {
  if (!told) return state
  if (typeof told.merged_at === 'string') return 'merged'
  if (told.state === 'open') return 'open'
  return state === 'expired' || state === 'unchanged' ? state : 'closed'
}

interface Shown {
  readonly run: RunRecord
  readonly pull: number | undefined
  readonly base: string
}

function pullsWith(known: readonly LedgerPull[], { run, pull, base }: Shown): LedgerPull[] {
  if (pull === undefined) return [...known]
  const { plan, without, head, base: start, own, kept, manifest } = run
  const made = { plan, head, base: start, own, kept, ...(without && { without }), ...(manifest && { manifest }) }
  return [...known.filter(({ number }) => number !== pull), { number: pull, base, state: 'open' as const, run: made }]
}
