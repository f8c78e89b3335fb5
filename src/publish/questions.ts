import type { CommitFacts } from '../core/git/commands/commit.ts'
import type { TreeMerge } from '../core/git/commands/merge.ts'
import type { rebaseChain } from '../core/git/commits.ts'
import type { Run, Snapshot } from '../core/history/run-record.ts'
import type { ApiCall } from './api-call.ts'
import type { BranchPlan } from './branch-plan.ts'
import { undefinedIfForbidden } from './github.ts'
import type { KnownLedger } from './ref-file.ts'

/**
 * What a decision asks on its way, where what is known from the start does not settle it. Nothing that is asked changes what anybody sees.
 * An answer that cannot be got is thrown into the decision: GIT_FAILED, or an ApiError.
 */
interface Questions {
  /** Commits that a commit of the remote has and the base's tip has not, newest first; undefined where the remote has it no more. */
  commitsSince(place: RemotePlace): readonly CommitFacts[] | undefined
  /** Whether each of the ancestors of a commit of the remote can be had with its parents. */
  hasAncestors(place: RemotePlace, ancestors: readonly string[]): boolean
  treeOf(commit: string): string
  /** Where two histories part; undefined where they share nothing. */
  mergeBase(one: string, other: string): string | undefined
  isAncestor(one: string, other: string): boolean
  /** Paths that differ between two commits, or trees. */
  changedPaths(from: string, to: string): readonly string[]
  /** Paths that any of the commits changes against any of its parents. */
  pathsOf(commits: readonly string[]): ReadonlySet<string>
  /** What git makes of two commits. */
  merge(one: string, other: string): TreeMerge
  /** A commit of a tree that only serves a merge; no ref names it. */
  standIn(tree: string, parents: readonly string[]): string
  areSigned(commits: readonly string[]): boolean
  /** The chain on top of another commit. */
  rebased(chain: Run['snapshots'], tip: string): Awaited<ReturnType<typeof rebaseChain<Snapshot>>>
  /** A commit of the tree that merges the branch's tip and the run. */
  joined(run: Run, on: { readonly tip: string; readonly tree: string }): string
  /** Every id that the plan's commits may have on the base's tip, and on the commit where the branch left the base. */
  given(leftAt: string | undefined): ReadonlySet<string>
  /** The plan's tree before what is newly decided about its steps; undefined if it does not apply. */
  treeBefore(): string | undefined
  /** Of files of a plan those whose bytes the base once had at their paths, while its tip has others; the paths. */
  olderFiles(files: readonly string[]): readonly string[]
  /** Throws what nothing accounts for in what the branch will hold, and what must not leave this process. */
  audit(branch: BranchPlan): void
  hasManifest(digest: string): boolean
  /** A manifest at the remote: the commit of its ref, and the branch that it was made for; undefined where there is none. */
  manifestAt(digest: string): { readonly commit: string; readonly branch: string | undefined } | undefined
  /** Ledgers of branches of the remote, by name, as far as they can be read. */
  ledgersOf(branches: readonly string[]): ReadonlyMap<string, KnownLedger>
  /** An answer of GitHub. */
  send(call: ApiCall): unknown
  /** Every page of a list of GitHub. */
  list(call: ApiCall<unknown[]>): readonly unknown[]
}

/** A commit of a remote, and the ref that leads to it: a branch's in the repository that is pushed to, a pull request's in the base's. */
export interface RemotePlace {
  readonly commit: string
  readonly ref: string
}

/** Whoever answers: `look` in a run, a table in a test. */
export type Answers = {
  readonly [Name in keyof Questions]: (
    ...about: Parameters<Questions[Name]>
  ) => ReturnType<Questions[Name]> | Promise<ReturnType<Questions[Name]>>
}

/** A decision on its way: pure, but for what it asks. */
export type Inquiry<Result> = Generator<Question, Result, unknown>

type Question = { readonly ask: keyof Questions; readonly about: readonly unknown[] }

export function* ask<Name extends keyof Questions>(
  name: Name,
  ...about: Parameters<Questions[Name]>
): Inquiry<ReturnType<Questions[Name]>> {
  return (yield { ask: name, about }) as ReturnType<Questions[Name]>
}

/** GitHub's answer to a call. */
export function* send<Answer>(call: ApiCall<Answer>): Inquiry<Answer> {
  return (yield* ask('send', call)) as Answer
}

/** Every page of a list of GitHub. */
export function* list<Item>(call: ApiCall<Item[]>): Inquiry<readonly Item[]> {
  return (yield* ask('list', call as ApiCall<unknown[]>)) as readonly Item[]
}

/** Undefined where the token lacks the permission to ask. What is no answer at all is no refusal. */
export function* unlessForbidden<Answer>(asking: Inquiry<Answer>): Inquiry<Answer | undefined> {
  try {
    return yield* asking
  } catch (error) {
    return undefinedIfForbidden(error)
  }
}

/** Takes a decision to its end. */
export async function decided<Result>(deciding: Inquiry<Result>, answers: Partial<Answers>): Promise<Result> {
  let next = deciding.next()
  while (!next.done) {
    const { ask: name, about } = next.value
    const answer = answers[name] as ((...about: readonly unknown[]) => unknown) | undefined
    if (!answer) throw new TypeError(`nobody answers ${name}`)
    next = await Promise.resolve()
      .then(() => answer(...about))
      .then(
        (value) => deciding.next(value),
        (error: unknown) => deciding.throw(error),
      )
  }
  return next.value
}
