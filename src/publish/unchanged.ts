import type { Problem } from '../errors.ts'
import { branchCommits, isForbidden } from './branch.ts'
import { isRecorded, sortCommits } from './commit-ownership.ts'
import type { Closure, Effect, Settlement } from './effects.ts'
import { runsOf } from './ledger.ts'
import type { PublishOptions } from './options.ts'
import { type PublishResult, unpushed } from './publish-result.ts'
import type { Inquiry } from './questions.ts'
import { openPullOf, type RemoteState } from './remote-state.ts'

export interface UnchangedRun {
  readonly state: RemoteState
  readonly options: PublishOptions
  readonly title: string
  /** Why nothing differs, in a sentence. */
  readonly reason: string
}

/**
 * Decides about a run that does not differ from the base: the caller says whether the pull request and its branch stay.
 * A branch is deleted only after its pull request is closed, and only where every commit of it is ours.
 */
export function* decideUnchanged({ state, options, title, reason }: UnchangedRun): Inquiry<Settlement> {
  const { target } = state
  const open = openPullOf(state)
  const whenUnchanged = options.whenUnchanged ?? 'keep'
  const result = {
    ...unpushed(target, open),
    headSha: open?.head.sha ?? target.base.commit,
    settled: 'unchanged' as const,
    ...{ title, body: open?.body ?? '', notes: [reason] },
    ...noChanges(options, reason),
  }
  if (whenUnchanged === 'keep' || !open) return { result, effects: [] }
  const { deletes, notes } = whenUnchanged === 'delete' ? yield* deleting(state) : { notes: [] }
  return {
    result: { ...result, operation: 'closed', notes: [...result.notes, ...notes] },
    effects: [closing(state, { number: open.number, why: 'unchanged', deletes })],
  }
}

function noChanges({ ifNoChanges }: PublishOptions, reason: string): Pick<PublishResult, 'problems' | 'failed'> {
  if (ifNoChanges !== 'warn' && ifNoChanges !== 'error') return { problems: [] }
  const problem: Problem = { name: 'NOTHING_TO_PUBLISH', message: reason }
  return { problems: [problem], ...(ifNoChanges === 'error' && { failed: true }) }
}

/** Whether a branch may be deleted: every commit of it is ours, and nothing protects it. Why it is kept otherwise, in a sentence. */
export function* deleting(
  state: RemoteState,
): Inquiry<{ readonly deletes?: string; readonly notes: readonly string[] }> {
  const { target, ledger, tip } = state
  if (tip === undefined) return { notes: [] }
  const kept = (why: string) => ({ notes: [`The branch "${target.branch}" ${why}, and was kept.`] })
  const records = runsOf(ledger)
  const commits = yield* branchCommits(target, tip)
  const { own, foreign } = yield* sortCommits(commits, { records })
  if (foreign.length > 0 || (own.length === 0 && !isRecorded(tip, records)))
    return kept('holds commits that no run made')
  return (yield* isForbidden(state, own)) ? kept('is protected, or the default branch') : { deletes: tip, notes: [] }
}

/** Closes our pull request of a branch. */
export const closing = (
  { ledger, target: { branch } }: RemoteState,
  pull: Pick<Closure, 'number' | 'why' | 'words' | 'deletes'>,
): Effect => ({ do: 'close', branch, ledger, ...pull })
