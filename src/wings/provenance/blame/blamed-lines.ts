import type { Problem } from '../../../errors.ts'

/** The lines of a file, and where each comes from. */
export interface Blame {
  readonly file: string
  /** The commit whose file it is; null: the file as it is in the checkout. */
  readonly revision: string | null
  readonly lines: readonly BlamedLine[]
  /** Each once, in the order in which the lines name them. */
  readonly origins: readonly LineOrigin[]
}

export interface BlamedLine {
  /** Counted from 1. */
  readonly line: number
  /** Without its line end; a byte that is not UTF-8 as the lone surrogate U+DC80…U+DCFF. */
  readonly text: string
  /** The commit that git itself blames; zeros where the line is not committed yet. */
  readonly commit: string
  /** Place of its origin in the list, counted from 0. */
  readonly origin: number
}

/** A step's commit, a person's, or why it is not known. */
export type LineOrigin = StepOrigin | OtherOrigin

/** A commit of a run. */
export interface StepOrigin {
  readonly kind: 'step'
  /** `manifest`: the commit was made again from its base and its manifest. `trailers`: the commit says so itself. */
  readonly by: 'trailers' | 'manifest'
  /** The commit of the step, as it was before it was squashed or rebased where that is known. */
  readonly commit: string
  /** Numbers of its steps, as `3` or `1-3,7`; empty for what formatters made, or a file's uncommitted changes before the plan. */
  readonly steps: string
  /** How many steps the plan has; 0 without steps. */
  readonly total: number
  /** Of its only step. */
  readonly id?: string
  /** Why, or the subject of its commit. */
  readonly reason: string
  readonly plan: {
    readonly sha256: string
    readonly title?: string
    /** Names of the plan files. */
    readonly files?: readonly string[]
  }
  /** Id of the run. */
  readonly run: string
  readonly pull?: PullName
  /** Digest of the manifest. */
  readonly manifest?: string
  /** Why nothing more is known: which of several steps, or whether the manifest gives the same. */
  readonly problem?: Problem
}

/**
 * `person`: no run of editplan made the commit. `unasked`: the commit says nothing of a run, and without a token GitHub was not asked
 * which pull request it comes from. `unknown`: it cannot be told with certainty; `problem` says why. `uncommitted`: no commit has the line.
 */
export interface OtherOrigin {
  readonly kind: 'person' | 'unasked' | 'unknown' | 'uncommitted'
  readonly commit?: string
  readonly author?: string
  readonly subject?: string
  readonly pull?: PullName
  readonly problem?: Problem
}

/** A pull request by its number and the address of its page. */
export interface PullName {
  readonly number: number
  readonly url: string
}
