import type { RunReport } from '../core/report/report.ts'
import type { RunOptions } from '../core/run/run-mode.ts'
import { WingSlot } from '../core/wing-slot.ts'
import type { MergeMethod } from './github-api.ts'

/** A step that somebody left out. */
export interface LeftOutStep {
  readonly step: number
  /** Login. */
  readonly by: string
  /** Digest of what the step does: the decision goes on where another plan has the same step. */
  readonly of?: string | undefined
}

interface PartOfSplit {
  /** Digest of the whole plan. */
  readonly of: string
  /** The commit on which it was split. */
  readonly on: string
  readonly name: string
  /** Commits of the parts that it is stacked on, as records hold them. */
  readonly below: readonly string[]
}

/** The values of the options and inputs that name one, as the command line, the Action and the library take them. */
export const CHOICES = {
  reads: ['strict', 'auto'],
  duplicates: ['collapse', 'keep', 'error'],
  'on-error': ['stop', 'continue'],
  commits: ['per-step', 'per-rule', 'per-file', 'squash'],
  combine: ['sequence', 'compose', 'try'],
  'on-ask': ['stop', 'draft'],
  'on-failure': ['stop', 'draft', 'narrow'],
  'auto-merge': ['merge', 'squash', 'rebase'],
  'branch-suffix': ['none', 'digest'],
  'sign-commits': ['api', 'gpg', 'ssh'],
  'when-unchanged': ['keep', 'close', 'delete'],
  'when-closed': ['new', 'respect', 'reopen'],
  'foreign-commits': ['refuse', 'keep'],
  supersede: ['none', 'close', 'delete'],
  'if-no-changes': ['ignore', 'warn', 'error'],
  fallback: ['fail', 'warn', 'issue'],
  allow: ['none', 'listed'],
  mode: ['pull-request', 'suggest', 'review', 'verify', 'overlap', 'explain'],
} as const

type Choices = typeof CHOICES
export type ChoiceName = keyof Choices
export type ChoiceValue<Name extends ChoiceName> = Choices[Name][number]

/** What somebody asks of publishing; everything has a default. */
export interface PublishOptions {
  /** Title of the pull request; default: the plan's. */
  readonly title?: string | undefined
  /** Markdown that comes before the report in the pull request's body. */
  readonly body?: string | undefined
  /** Sent to `serverUrl`, or to github.com and its tenants, and nowhere else. Without one, git's own credentials push and no pull request is opened: see `fallback`. */
  readonly token?: string | undefined
  /** Pushes and fetches in place of `token`, which is then used only for the API. */
  readonly branchToken?: string | undefined
  /** `owner/name` the pull request goes to; default: the remote's. */
  readonly repository?: string | undefined
  /** Default: the remote's host, else `https://github.com`. */
  readonly serverUrl?: string | undefined
  /**
   * Settings and hooks of the checkout, and of the user, hold where a token is sent, as git's do; default true. If false, `origin` has to
   * name the repository, and Git LFS uploads by a command in place of its hook.
   */
  readonly trustsSettings?: boolean | undefined
  /** What is never sent: bodies, titles, comments and commits that hold it are refused (TOKEN_WITHHELD). Default: the tokens. */
  readonly withheld?: readonly string[] | undefined
  /** Default: `https://api.github.com`, or `<serverUrl>/api/v3`. */
  readonly apiUrl?: string | undefined
  readonly graphqlUrl?: string | undefined
  /** The process's environment, for the GIT_CONFIG_* entries that must be kept. */
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined
  /** Default: `editplan/<slug of the title>`. */
  readonly branch?: string | undefined
  /** @internal Commit that the branch still has to be at: another run or a person that moved it is never overwritten. */
  readonly leaseOn?: string | undefined
  /** @internal Commit of the base's history that the run starts on; default its tip. */
  readonly startsOn?: string | undefined
  /** @internal Write the body again where somebody changed our part of it, although nothing is new. */
  readonly restoresBody?: boolean | undefined
  /** @internal Number of the comment that the run answers. */
  readonly answered?: number | undefined
  /** @internal Steps that reviewers left out, and who; the run leaves them out. */
  readonly decided?: readonly LeftOutStep[] | undefined
  /** Page with the summary of the workflow's run, which the body names where it leaves something out. */
  readonly summaryUrl?: string | undefined
  /** `digest`: the plan's digest, eight characters of it, follows the branch's name, so that each plan has a branch of its own. Default none. */
  readonly branchSuffix?: 'none' | 'digest' | undefined
  /** The pull request's base; default: the branch checked out where the remote has it, else the remote's default. */
  readonly base?: string | undefined
  /** The base of a dry run on a detached checkout that does not know the remote's default branch. */
  readonly defaultBranch?: string | undefined
  /** `always`: a draft again at each run, also where somebody made it ready for review. */
  readonly draft?: boolean | 'always' | undefined
  readonly labels?: readonly string[] | undefined
  readonly assignees?: readonly string[] | undefined
  readonly reviewers?: readonly string[] | undefined
  /** Slugs; an organisation before a slash is dropped. */
  readonly teamReviewers?: readonly string[] | undefined
  /** Title or number. */
  readonly milestone?: string | number | undefined
  readonly autoMerge?: MergeMethod | undefined
  /** @internal Nothing of the run was refused, asked or failed: where auto-merge has nothing to wait for, GitHub may merge at once. */
  readonly mergesAtOnce?: boolean | undefined
  readonly maintainerCanModify?: boolean | undefined
  /** `owner/name` of a fork that the branch is pushed to. */
  readonly pushToFork?: string | undefined
  /**
   * `api`: commits are made through GitHub, which signs them. `gpg`, `ssh`: they are made again with a signature of the
   * key, and of the person, that git's own configuration names. Default: as they were recorded.
   */
  readonly signCommits?: 'api' | 'gpg' | 'ssh' | undefined
  /** What happens to branch and pull request once nothing differs from the base; default keep. */
  readonly whenUnchanged?: 'keep' | 'close' | 'delete' | undefined
  /** What a pull request of the same plan means that a person closed: another one is opened (default), none any more, or that one again. */
  readonly whenClosed?: 'new' | 'respect' | 'reopen' | undefined
  /** How many pull requests of one source, or of one fork, may be open; a run that would open one more ends with LIMIT_EXCEEDED. Default: any number. */
  readonly openAtMost?: number | undefined
  /** What happens to older open pull requests of the same source once this one is open: nothing (default), they are closed, or their branches are deleted too. */
  readonly supersede?: 'none' | 'close' | 'delete' | undefined
  /** What it means that nothing differs from the base: nothing (default), a warning, or NOTHING_TO_PUBLISH. */
  readonly ifNoChanges?: 'ignore' | 'warn' | 'error' | undefined
  /** Commits of others on the branch: refuse (default), or append the run to them. */
  readonly foreignCommits?: 'refuse' | 'keep' | undefined
  /** Let this plan take over a branch that carries another, or that is fully merged into the base. No commit of others is dropped. */
  readonly replace?: boolean | undefined
  /** What it means that the branch was pushed and no pull request can be opened: a failure (default), a warning, or an issue that links the page on which a person opens it. */
  readonly fallback?: 'fail' | 'warn' | 'issue' | undefined
  /** A workflow of the repository, as `name.yml`, that is started on the branch after each push: those of a pull request that the workflow's own token opens wait for an approval. */
  readonly triggerChecks?: string | undefined
  /** Days after which a run closes the pull request of an unchanged plan. */
  readonly expires?: number | undefined
  /** Number of an open pull request: the edits are suggested there in a review, nothing is pushed. */
  readonly suggestOn?: number | undefined
  /** @internal Whom the token acts as, where that is known; default: GitHub is asked. */
  readonly viewer?: string | undefined
  /** @internal The plan is a part of another one: its pull request moves to `base` where it was on another branch. */
  readonly part?: PartOfSplit | undefined
  /** Nothing is sent; the result names the calls. */
  readonly dryRun?: boolean | undefined
  /** @internal */
  readonly clock?: Clock | undefined
  /** @internal Shared with other runs whose calls count together; default: one write a second, by this run alone. */
  readonly pace?: Pace | undefined
}

export interface AttestPullOptions extends Pick<RunOptions, 'root'> {
  /** What the run that published the pull request reports. */
  readonly report: RunReport
  /** The plan files, as they are named, and the SHA-256 of their bytes. */
  readonly plans: readonly { readonly name: string; readonly sha256: string }[]
  /** What was asked of the run, by name; credentials are masked. */
  readonly inputs: Readonly<Record<string, string>>
  /** How GitHub is reached. */
  readonly publish: PublishOptions
  /** Gets each signed bundle, as JSON, before they are stored at GitHub: that of the run, and the summary of what its policy found. */
  readonly keep: (name: 'attestation' | 'verification-summary', bundle: string) => Promise<void>
}

/** An attestation that GitHub stores. */
export interface Attestation {
  readonly id: number
  /** Its page. */
  readonly url: string
}

/** Signs what a run did; undefined where an attestation of this head is stored already, or the run left no pull request open. */
type AttestPull = (options: AttestPullOptions) => Promise<Attestation | undefined>

export const attestations = new WingSlot<() => Promise<AttestPull>>('provenance')

/** When calls may be made: shared by all connections that count together. */
export interface Pace {
  /** Waits until a call may be made; one that writes waits for its turn among all writes. */
  turn(isWrite: boolean): Promise<void>
  /** No call is made for so many milliseconds: GitHub said so to one, and means all. */
  hold(milliseconds: number): void
  /** The longest that a call waits before it is given up, in milliseconds. */
  readonly patience: number
}

interface PaceOptions {
  readonly clock: Clock
  /** Default: 60, one a second, as GitHub's best practices ask. */
  readonly writesPerMinute?: number | undefined
  /** In milliseconds; default a quarter of an hour: longer than any secondary limit, shorter than paying for a runner that only waits. */
  readonly patience?: number | undefined
}

export function createPace({ clock, writesPerMinute = 60, patience = 15 * 60_000 }: PaceOptions): Pace {
  const pause = 60_000 / writesPerMinute
  let nextWrite = 0
  let heldUntil = 0
  return {
    patience,
    async turn(isWrite) {
      for (let wait = waitFor(isWrite); wait > 0; wait = waitFor(isWrite)) await clock.sleep(wait)
      if (isWrite) nextWrite = clock.now() + pause
    },
    hold(milliseconds) {
      heldUntil = Math.max(heldUntil, clock.now() + milliseconds)
    },
  }

  function waitFor(isWrite: boolean): number {
    return Math.ceil(Math.max(heldUntil, isWrite ? nextWrite : 0) - clock.now())
  }
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  sleep(milliseconds: number): Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}
