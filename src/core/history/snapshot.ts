/** One commit of a run. */
export interface Snapshot {
  readonly commit: string
  readonly tree: string
  readonly parent: string
  readonly message: string
  /** Numbers of the steps it holds; empty for the commits "before the plan" and "after the plan". */
  readonly steps: readonly number[]
}

/** A recorded run: a chain of snapshots on a base, at `refs/editplan/runs/<id>`. */
export interface Run {
  readonly id: string
  readonly ref: string
  readonly base: { readonly commit: string; readonly tree: string }
  /** The last snapshot; or the merge that brought the chain onto another head, or the commit "after the plan" on that. */
  readonly head: { readonly commit: string; readonly tree: string }
  readonly snapshots: readonly Snapshot[]
  /** Present when the chain was merged onto a head that had moved on from the base. */
  readonly merge?: Merge
  /** Files that the run changed and git ignores, right after it is recorded: no snapshot holds them. */
  readonly ignored?: readonly string[]
}

/** The commit that brings a chain onto a head that moved on from its base, or the one "after the plan" on that. */
export interface Merge {
  readonly commit: string
  readonly tree: string
  /** The head it was merged onto, and that head's tree. */
  readonly onto: string
  readonly ontoTree: string
}

/** Merge commits of runs; unlike a chain, made again whenever the head moves. */
export const MERGE_REFS = 'refs/editplan/merges/'

/** Refs of runs: outside branches and tags, so that fetch and push ignore them by default. */
export const RUN_REFS = 'refs/editplan/runs/'
