import { deleteBranch } from '../core/git/commands/remote.ts'
import type { Git } from '../core/git/git.ts'
import type { Problem } from '../errors.ts'
import { branchCommits, isForbidden, sortBranch } from './branch.ts'
import { isRecorded } from './commit-ownership.ts'
import { updatePull } from './github-api.ts'
import { ledgerRef, runsOf } from './ledger.ts'
import { withClosed } from './next-ledger.ts'
import type { PublishOptions } from './options.ts'
import type { PublishResult } from './publication.ts'
import { refsByGit } from './refs.ts'
import { type Hub, openPullOf, type RemoteState } from './remote-state.ts'
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
  if (wish === 'keep' || !hub || !open) return { ...result, operation: 'none' }
  await closePull(git, { ...state, hub }, { number: open.number, why: 'unchanged', options })
  const closed = [...result.notes, `Pull request #${open.number} was closed.`]
  const deleted = wish === 'delete' ? await deleteOwnBranch(git, state) : []
  return { ...result, operation: 'closed', notes: [...closed, ...deleted] }
}

function noChanges({ ifNoChanges }: PublishOptions, reason: string): Pick<PublishResult, 'problems' | 'failed'> {
  if (ifNoChanges !== 'warn' && ifNoChanges !== 'error') return { problems: [] }
  const problem: Problem = { name: 'NOTHING_TO_PUBLISH', message: reason }
  return { problems: [problem], ...(ifNoChanges === 'error' && { failed: true }) }
}

async function deleteOwnBranch(git: Git, state: RemoteState): Promise<readonly string[]> {
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
