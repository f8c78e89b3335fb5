import type { Problem } from '../errors.ts'
import type { ProposedCall } from './api-call.ts'
import type { ListedPull } from './github-api.ts'
import type { PublishedRun } from './ledger.ts'
import type { Target } from './target.ts'

export interface PublishResult {
  readonly operation: 'created' | 'updated' | 'closed' | 'none'
  readonly number?: number
  /** Of the pull request; empty without one. */
  readonly url: string
  /** Of the page on which a person opens the pull request that is missing; empty otherwise. */
  readonly compareUrl: string
  /** The issue that was opened in its place. */
  readonly issue?: { readonly number: number; readonly url: string }
  readonly branch: string
  readonly base: string
  /** The commit of the branch afterwards. */
  readonly headSha: string
  readonly pushed: boolean
  /** Whether GitHub verified the signature of the branch's head; absent if not queried. */
  readonly verified?: boolean
  readonly title: string
  readonly body: string
  /**
   * Why nothing was left to publish: its pull request was merged, or expired, or closed by a person, or the base holds all of it. Absent
   * where there is something to publish.
   */
  readonly settled?: 'merged' | 'expired' | 'unchanged' | 'closed'
  /** @internal The ledger's entry about the run; absent if nothing was published. */
  readonly record?: PublishedRun
  /** What a person should know, in sentences. */
  readonly notes: readonly string[]
  /** What GitHub refused. */
  readonly problems: readonly Problem[]
  /** The problems mean that the run failed; otherwise they are warnings, e.g. of a reviewer that GitHub refused. */
  readonly failed?: boolean
  /** Of a dry run: the push, and every call of the API in order. */
  readonly proposed?: { readonly push: readonly string[]; readonly calls: readonly ProposedCall[] }
}

/** The result of a run that pushed nothing, from the branch and its pull request. */
export const unpushed = (
  { branch, base }: Pick<Target, 'branch' | 'base'>,
  pull?: Pick<ListedPull, 'number' | 'html_url' | 'head'> | undefined,
): PublishResult => ({
  operation: 'none',
  ...(pull && { number: pull.number }),
  url: pull?.html_url ?? '',
  compareUrl: '',
  branch,
  base: base.branch,
  headSha: pull?.head.sha ?? '',
  pushed: false,
  title: '',
  body: '',
  notes: [],
  problems: [],
})
