import type { Git } from '../core/git/git.ts'
import { updatePull } from './github-api.ts'
import { ledgerRef } from './ledger.ts'
import { withClosed } from './next-ledger.ts'
import type { PublishOptions } from './options.ts'
import { refsByGit } from './refs.ts'
import type { Hub, RemoteState } from './remote-state.ts'

/** Closes a pull request of ours. The ledger says first why a run did it: what a person closed is told from that. */
export async function closePull(
  git: Git,
  { hub, ledger, target }: RemoteState & { readonly hub: Hub },
  closing: { readonly number: number; readonly why: 'expired' | 'unchanged'; readonly options: PublishOptions },
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
