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
  readonly ref: string
  readonly base: { readonly commit: string; readonly tree: string }
  /** The last snapshot, or the merge that brought the chain onto another head. */
  readonly head: { readonly commit: string; readonly tree: string }
  readonly snapshots: readonly Snapshot[]
  /** Present when the chain was merged onto a head that had moved on from the base. */
  readonly merge?: { readonly commit: string; readonly tree: string; readonly onto: string }
}

/** Where runs live: outside branches and tags, so that neither fetch nor push carries them unasked. */
export const RUN_REFS = 'refs/editplan/runs/'
