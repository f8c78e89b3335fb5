import type { RefMove } from '../core/git/commands/remote.ts'
import type { Git } from '../core/git/git.ts'
import { ledgerRef } from './ledger.ts'
import { isSameLedger, type LedgerChange, nextLedger } from './ledger-change.ts'
import type { PublishOptions } from './options.ts'
import { type RemoteState, refsByGit } from './remote-state.ts'

/** Moves a ledger from where it was seen. */
export const ledgerMove = ({ target, ledger }: Pick<RemoteState, 'target' | 'ledger'>, commit: string): RefMove => ({
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
  const next = nextLedger(state, change)
  const { commit: _, ...now } = ledger
  if (isSameLedger(next, now) && (change.section === undefined || change.section === now.section)) return state
  const refs = refsByGit(git, state.target, clock)
  const known = { ...next, commit: await refs.write(next) }
  await refs.move([ledgerMove(state, known.commit)])
  return { ...state, ledger: known }
}
