import type { RunReport } from '../core/report/report.ts'
import { type KeysOf, refuseUnknown } from '../core/run/options.ts'
import type { RunOptions } from '../core/run/run-mode.ts'
import { WingSlot } from '../core/wing-slot.ts'
import { keyOf } from '../inputs/input.ts'
import { INPUTS } from '../inputs/table.ts'
import type { SettingValues } from './setting-values.ts'

/** A step that a person left out. */
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

/** A run of a workflow's file. A re-run keeps number and id. */
export interface WorkflowRun {
  readonly file: string
  /** Among the runs of the file; it begins again where the workflow is made anew. */
  readonly number: number
  /** Grows with each run of the server; undefined where it is not known. */
  readonly id?: number | undefined
}

/** Options of publishing; each has a default. */
export interface PublishOptions extends SettingValues {
  /** Sent to `serverUrl`, or to github.com and its tenants, and nowhere else. Without one, git's own credentials push and no pull request is opened: see `fallback`. */
  readonly token?: string | undefined
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
  /** @internal Commit that the branch still has to be at: another run or a person that moved it is never overwritten. */
  readonly leaseOn?: string | undefined
  /** @internal Commit of the base's history that the run starts on; default its tip. */
  readonly startsOn?: string | undefined
  /** @internal Rewrite the body if our part of it was changed, even if nothing is new. */
  readonly restoresBody?: boolean | undefined
  /** @internal Number of the comment that the run answers. */
  readonly answered?: number | undefined
  /** @internal Steps that reviewers left out, and who; the run leaves them out. */
  readonly decided?: readonly LeftOutStep[] | undefined
  /** @internal Those that the run is the first to leave out or to take back: refused where commits of others on the branch undo that. */
  readonly newlyDecided?: readonly number[] | undefined
  /** Page with the summary of the workflow's run, which the body names where it leaves something out. */
  readonly summaryUrl?: string | undefined
  /** The base of a dry run on a detached checkout that does not know the remote's default branch. */
  readonly defaultBranch?: string | undefined
  /** @internal Nothing of the run was refused, asked or failed: where auto-merge has nothing to wait for, GitHub may merge at once. */
  readonly mergesAtOnce?: boolean | undefined
  /** Number of an open pull request: the edits are suggested there in a review, nothing is pushed. */
  readonly suggestOn?: number | undefined
  /** Number of an open pull request: the commits go on top of its own branch, and nothing else of it changes. */
  readonly ontoPull?: number | undefined
  /** @internal Whom the token acts as, if known; default: queried from GitHub. */
  readonly viewer?: string | undefined
  /** @internal The run of a workflow that publishes. */
  readonly workflowRun?: WorkflowRun | undefined
  /** @internal The plan is a part of another one: its pull request moves to `base` where it was on another branch. */
  readonly part?: PartOfSplit | undefined
  /** When the workflow's run was created, in milliseconds since 1970; default now. A re-run keeps it. */
  readonly runCreated?: number | undefined
  /** @internal */
  readonly clock?: Clock | undefined
  /** @internal Shared with other runs whose calls count together; default: one write a second, by this run alone. */
  readonly pace?: Pace | undefined
}

/** Keys of the options of publishing that are no inputs. */
const OTHER_KEYS: KeysOf<Omit<PublishOptions, keyof SettingValues>> = {
  token: true,
  repository: true,
  serverUrl: true,
  trustsSettings: true,
  withheld: true,
  apiUrl: true,
  graphqlUrl: true,
  environment: true,
  leaseOn: true,
  startsOn: true,
  restoresBody: true,
  answered: true,
  decided: true,
  newlyDecided: true,
  summaryUrl: true,
  defaultBranch: true,
  mergesAtOnce: true,
  suggestOn: true,
  ontoPull: true,
  viewer: true,
  workflowRun: true,
  part: true,
  runCreated: true,
  clock: true,
  pace: true,
}

/** Throws USAGE for a key that is no option of publishing, with the nearest that is. */
export const checkPublishing = (options: PublishOptions): void =>
  refuseUnknown('options.publish', options, {
    ...OTHER_KEYS,
    ...Object.fromEntries(INPUTS.flatMap((row) => (row.of === 'publishing' ? [[keyOf(row), true as const]] : []))),
  })

export interface AttestPullOptions extends Pick<RunOptions, 'root'> {
  /** What the run that published the pull request reports. */
  readonly report: RunReport
  /** The plan files, as they are named, and the SHA-256 of their bytes. */
  readonly plans: readonly { readonly name: string; readonly sha256: string }[]
  /** The run's options, by name; credentials are masked. */
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

export function createPace({
  clock,
  writesPerMinute = 60,
  patience = 15 * 60_000,
}: {
  readonly clock: Clock
  /** Default: 60, one a second, as GitHub's best practices ask. */
  readonly writesPerMinute?: number | undefined
  /** In milliseconds; default a quarter of an hour: longer than any secondary limit, shorter than paying for a runner that only waits. */
  readonly patience?: number | undefined
}): Pace {
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
