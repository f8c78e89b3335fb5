import { listBranches } from '../core/git/commands/remote.ts'
import type { Git } from '../core/git/git.ts'
import { partBranch } from './branch-name.ts'
import type { GitHub } from './github.ts'
import { listPulls, listRecentPulls } from './github-api.ts'
import type { PublishedRecord } from './marker.ts'
import type { PublishOptions } from './options.ts'
import type { PublishResult } from './publication.ts'
import { type KnownPull, known, type OpenTarget, type RemoteState } from './remote-state.ts'
import { settleUnchanged } from './unchanged.ts'

/** A pull request, open or closed, of a part of a plan. */
export type PartPull = KnownPull & { readonly record: PublishedRecord & { readonly split: object } }

/**
 * Pull requests of the parts whose branches begin alike: the recent ones of the repository, and those of branches that are there. Those
 * of forks are nobody's parts, whatever they are called.
 */
export async function lookUpParts(git: Git, github: GitHub, target: OpenTarget): Promise<readonly PartPull[]> {
  const { repository, upstream } = target
  const prefix = partBranch(target.branch, '')
  const recent = await github.send(listRecentPulls(repository))
  const found = new Map(recent.map((pull) => [pull.number, pull]))
  const branches = await git.run(listBranches(upstream, `${prefix}*`))
  const unseen = branches.filter((branch) => !recent.some(({ head }) => head.ref === branch))
  for (const branch of unseen) {
    const pulls = await github.list(listPulls(repository, `${repository.split('/')[0]}:${branch}`))
    for (const pull of pulls) found.set(pull.number, pull)
  }
  return [...found.values()]
    .filter(({ head }) => head.ref.startsWith(prefix) && isSame(head.repo?.full_name, repository))
    .map(known)
    .filter((pull): pull is PartPull => pull.record?.split !== undefined)
}

const isSame = (one: string | undefined, other: string): boolean => one?.toLowerCase() === other.toLowerCase()

/** Closes the pull request of a part that the plan has no longer; its branch goes too where `when-unchanged: delete` is wished. */
export function closePart(
  git: Git,
  { github, target }: Pick<RemoteState, 'github' | 'target'>,
  { pull, options, reason }: { readonly pull: PartPull; readonly options: PublishOptions; readonly reason: string },
): Promise<PublishResult> {
  const { whenUnchanged } = options
  const own = { ...target, branch: pull.head.ref }
  return settleUnchanged({
    git,
    target: own,
    standing: { github, target: own, pulls: [pull], isPart: true },
    options: { ...options, ifNoChanges: 'ignore', whenUnchanged: whenUnchanged === 'delete' ? 'delete' : 'close' },
    title: pull.record.set.title ?? '',
    reason,
  })
}
