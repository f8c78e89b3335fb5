import type { Run } from '../core/history/run-record.ts'

/** What the branch has to become. */
export interface BranchPlan {
  /** The commit of the branch at the remote now; undefined if there is no such branch. */
  readonly tip: string | undefined
  /** The commits to push, oldest first; empty when the remote has what is needed. */
  readonly snapshots: Run['snapshots']
  readonly head: { readonly commit: string; readonly tree: string }
  /** The commit that the run's commits start on. */
  readonly start: string
  /** Ids of the run's commits that are on the branch already and stay, as a record holds them. */
  readonly own: readonly string[]
  /** Commits of other people that stay on the branch below the run's. */
  readonly foreign: readonly string[]
  /** Tree of the commit where the branch leaves the base. */
  readonly leaves: string
  /** The branch has no ledger, and holds exactly what the plan gives. */
  readonly isGiven?: boolean
  /** The base moved on, and the branch stays: the tree that its run gave, and why, in sentences. */
  readonly stays?: { readonly tree: string; readonly why: readonly string[] }
}
