/** One commit of a run. */
export interface Snapshot {
  readonly commit: string
  readonly tree: string
  readonly parent: string
  readonly message: string
  /** Numbers of the steps it holds; empty for the commit "before the plan". */
  readonly steps: readonly number[]
}

/** A recorded run: a chain of snapshots on a base, at `refs/editplan/runs/<id>`. */
export interface Run {
  readonly id: string
  readonly base: { readonly commit: string; readonly tree: string }
  readonly head: { readonly commit: string; readonly tree: string }
  readonly snapshots: readonly Snapshot[]
}
