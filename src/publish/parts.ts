import type { Git } from '../core/git/git.ts'
import type { ListedPull } from './github-api.ts'
import type { RunRecord } from './ledger.ts'
import type { PublishOptions } from './options.ts'
import type { PublishResult } from './publication.ts'
import { type KnownLedger, readLedgers } from './ref-file.ts'
import { type Hub, ourPulls, pullsOf } from './remote-state.ts'
import { partBranch } from './target.ts'
import { settleUnchanged } from './unchanged.ts'

/** What an earlier run left of a part of a plan. */
export interface KnownPart {
  /** Of the part. */
  readonly branch: string
  readonly ledger: KnownLedger
  readonly split: NonNullable<RunRecord['split']>
  /** Its pull requests, the latest first. */
  readonly pulls: readonly ListedPull[]
}

/** The parts whose branches begin alike, by the ledgers of those branches: a branch may be gone. The latest pull request's part is first. */
export async function lookUpParts(git: Git, hub: Hub): Promise<readonly KnownPart[]> {
  const { target } = hub
  const prefix = partBranch(target.branch, '')
  const ledgers = await readLedgers(git, target.push, (branch) => branch.startsWith(prefix))
  const parts: KnownPart[] = []
  for (const ledger of ledgers) {
    const branch = ledger.branch.replace(/^refs\/heads\//, '')
    const { split } = ledger.run
    if (split) parts.push({ branch, ledger, split, pulls: ourPulls(await pullsOf(hub, branch), ledger) })
  }
  return parts.toSorted((one, other) => (other.pulls[0]?.number ?? 0) - (one.pulls[0]?.number ?? 0))
}

/** Closes the open pull request of a part that the plan has no longer; its branch goes too where `when-unchanged: delete` is wished. */
export function closePart(git: Git, hub: Hub, { part, pull, options, reason }: PartClosure): Promise<PublishResult> {
  const { whenUnchanged } = options
  const { branch, ledger, pulls } = part
  const target = { ...hub.target, branch }
  const known = { tip: pull.head.sha, ledger, defaultBranch: hub.head?.default_branch, pulls, isPart: true }
  return settleUnchanged({
    git,
    state: { target, hub: { ...hub, target }, ...known },
    options: { ...options, ifNoChanges: 'ignore', whenUnchanged: whenUnchanged === 'delete' ? 'delete' : 'close' },
    title: ledger.set.title ?? '',
    reason,
  })
}

interface PartClosure {
  readonly part: KnownPart
  readonly pull: ListedPull
  readonly options: PublishOptions
  readonly reason: string
}
