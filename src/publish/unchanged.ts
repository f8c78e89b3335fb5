import { deleteBranch } from '../core/git/commands/remote.ts'
import type { Git } from '../core/git/git.ts'
import type { Problem } from '../errors.ts'
import { branchCommits, sortBranch } from './branch.ts'
import { isRecorded } from './commit-ownership.ts'
import { updatePull } from './github-api.ts'
import type { PublishOptions } from './options.ts'
import type { PublishResult } from './publication.ts'
import { openPullOf, type RemoteState, recordsOf } from './remote-state.ts'
import { type Target, tipOf } from './target.ts'

export interface UnchangedRun {
  readonly git: Git
  readonly target: Target
  readonly standing: RemoteState | undefined
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
  const { git, target, standing, options, title, reason } = unchanged
  const open = standing && openPullOf(standing)
  const wish = options.whenUnchanged ?? 'keep'
  const result = {
    ...(open && { number: open.number }),
    url: open?.html_url ?? '',
    compareUrl: '',
    branch: target.branch,
    base: target.base.branch,
    headSha: open?.head.sha ?? target.base.commit,
    pushed: false,
    settled: 'unchanged' as const,
    title,
    body: open?.body ?? '',
    notes: [reason],
    ...noChanges(options, reason),
  }
  if (wish === 'keep' || !standing || !open?.record) return { ...result, operation: 'none' }
  await standing.github.send(updatePull(standing.target.repository, open.number, { state: 'closed' }))
  const closed = [...result.notes, `Pull request #${open.number} was closed.`]
  const deleted = wish === 'delete' ? await deleteOwnBranch(git, target, standing) : []
  return { ...result, operation: 'closed', notes: [...closed, ...deleted] }
}

function noChanges({ ifNoChanges }: PublishOptions, reason: string): Pick<PublishResult, 'problems' | 'failed'> {
  if (ifNoChanges !== 'warn' && ifNoChanges !== 'error') return { problems: [] }
  const problem: Problem = { name: 'NOTHING_TO_PUBLISH', message: reason }
  return { problems: [problem], ...(ifNoChanges === 'error' && { failed: true }) }
}

async function deleteOwnBranch(git: Git, target: Target, standing: RemoteState): Promise<readonly string[]> {
  const { branch, push, base } = target
  const tip = await tipOf(git, push, branch)
  if (tip === undefined) return []
  const records = recordsOf(standing)
  const commits = await branchCommits(git, target, tip)
  const planning = { base: base.commit, records, given: async () => new Set<string>() }
  const { own, foreign } = await sortBranch(git, commits, { tip, planning })
  if (foreign.length > 0 || (own.length === 0 && !isRecorded(tip, records))) {
    return [`The branch "${branch}" holds commits that no run made, and was kept.`]
  }
  await git.run(deleteBranch(push, { branch, expected: tip }))
  return [`The branch "${branch}" was deleted.`]
}
