import type { Problem } from '../../errors.ts'
import type { Git } from '../git/git.ts'
import type { IndexState } from '../git/index-entries.ts'
import type { ObjectStore } from '../git/object-store.ts'
import type { KeptResult } from '../history/manifest.ts'
import type { RecordedCommand } from '../history/stored-changes.ts'
import type { WayOut, wayOut } from '../history/way.ts'
import type { CommandWords } from '../policy/run-verifications.ts'
import type { ReportedVerification } from '../report/report-parts.ts'
import type { Sections } from '../report/sections.ts'
import type { Ask, Review } from './approvals.ts'
import type { Audit } from './audit.ts'
import type { Baseline, Revisions } from './baseline.ts'
import type { InspectionWishes } from './inspection.ts'
import type { IsolatedWorktree } from './isolated-worktree.ts'
import type { OnContents } from './net-files.ts'
import type { KeysOf } from './options.ts'
import type { RecordedAnswers } from './recorded-results.ts'
import type { ReplayOutcome, RunEvent } from './replayed.ts'
import type { Request } from './request.ts'
import type { PolicySource, RunPolicy } from './run-policy.ts'
import { RUN_SETTINGS_KEYS, type RunSettings } from './run-settings.ts'
import type { KeepOutput } from './verification.ts'

/** What the caller of any verb may set. */
export interface RunOptions extends RunSettings {
  /** A folder of the checkout, or the bare repository. */
  readonly root: string
  /** Replay without a work tree. */
  readonly bare?: boolean | undefined
  /** What git gets in place of this process's environment. */
  readonly environment?: Readonly<Record<string, string | undefined>> | undefined
  /** @internal The repository of `root` in this process's environment, where it was opened before. */
  readonly opened?: Promise<Git> | undefined
  /** Programs that the policy names: run (default), or a reason to refuse the run, as where many people's policies are followed. */
  readonly programs?: 'run' | 'refused' | undefined
  /** Runs instead of the policy's verifications. */
  readonly command?: CommandWords | undefined
  /** Default: `.github/editplan.yml` as it is on the head. */
  readonly policy?: PolicySource | undefined
  /** Commit whose own policy holds, where none is given; default the head. */
  readonly policyOf?: string | undefined
  /** Somebody who may allow what the policy asks about; default nobody. */
  readonly ask?: Ask | undefined
  /** Keeps what the policy's verifications print; default all but its end is dropped. */
  readonly keepOutput?: KeepOutput | undefined
  /** @internal Told the worktree in which the policy's verifications ran, before it is removed; it may keep it. The objects then stay as well. */
  readonly onWorktree?: ((place: IsolatedWorktree) => Promise<void>) | undefined
  /** What the report and the body of a pull request say besides, in sentences. */
  readonly notes?: readonly string[] | undefined
  readonly signal?: AbortSignal | undefined
  readonly onEvent?: ((event: RunEvent) => void) | undefined
  /** Gets the contents that a page shows beside the report; without it none are read. */
  readonly onContents?: OnContents | undefined
}

/** The keys of what the caller of any verb may set. */
export const RUN_KEYS: KeysOf<RunOptions> = {
  ...RUN_SETTINGS_KEYS,
  root: true,
  bare: true,
  environment: true,
  opened: true,
  programs: true,
  command: true,
  policy: true,
  policyOf: true,
  ask: true,
  keepOutput: true,
  onWorktree: true,
  notes: true,
  signal: true,
  onEvent: true,
  onContents: true,
}

/** How one verb's run differs from another's, as data. */
export interface RunMode {
  readonly place: Revisions
  /** As in `BaselineRequest`. */
  readonly replays: 'work-tree' | 'commit'
  /** How a result that was made on an older base comes onto the head, if it does. */
  readonly onto: 'merge' | 'rebase' | 'nowhere'
  /** No lock, no ref, no record; objects go to a folder that is gone afterwards. */
  readonly writes: boolean
  /** Uncommitted changes of touched files: refused, kept in a commit before the plan, or without meaning. */
  readonly dirty: 'refused' | 'kept' | 'ignored'
  /** Branch that is to be made. */
  readonly branch?: Parameters<typeof wayOut>[1] | undefined
  /** All refusals are wanted, also where the plan stops at the first. */
  readonly allRefusals: boolean
  /** Whether the report names commits and run. */
  readonly tellsCommits: boolean
  /** Commits that a pull request lists: where nobody chose how steps become commits, there are no more. */
  readonly mostCommits?: number | undefined
  /** Nobody sees the commits: one holds all steps, whatever the plan says. Default false. */
  readonly oneCommit?: boolean
  /** Whether protected paths ask without a policy. */
  readonly asks: boolean
  /** Steps that nobody allowed: refused, let into a draft, or taken as allowed then. */
  readonly onAsk: 'stop' | 'draft' | 'pass'
  /** Which programs of the policy run on the result. */
  readonly programs: 'all' | 'formatters'
  /** Takes the place of asking and of programs. */
  readonly recorded?: RecordedAnswers | undefined
  /** Whether wings inspect the result, as the policy says; on demand: nobody demanded it. */
  readonly inspects: 'always' | 'on-demand' | 'never'
  readonly wishes?: InspectionWishes
  /** As in `VerificationOptions`. */
  readonly onFailure: 'stop' | 'draft' | 'policy'
  /** Gives the results of commands of steps that were recorded, by the step's number; absent, or undefined: the commands run. */
  commands?(git: Git): Promise<ReadonlyMap<number, KeptResult> | undefined>
  /** Whether the policy's limits count. */
  readonly limits: boolean
}

/** A run on a commit that writes nothing: no one is asked, no program but formatters runs, no limit counts. */
export const READ_ONLY: RunMode = {
  place: {},
  replays: 'commit',
  onto: 'rebase',
  writes: false,
  dirty: 'ignored',
  allRefusals: false,
  tellsCommits: false,
  asks: false,
  onAsk: 'pass',
  programs: 'formatters',
  inspects: 'never',
  onFailure: 'stop',
  limits: false,
}

/** A run from its preparation to its end: what it stands on, and what decides about it. */
export interface PreparedRun {
  readonly git: Git
  readonly store: ObjectStore
  readonly baseline: Baseline
  /** As the user asked for it. */
  readonly asked: Request
  /** As it is replayed. */
  readonly request: Request
  readonly policy: RunPolicy
  readonly review: Review
  readonly options: RunOptions
  readonly runMode: RunMode
  readonly writes: boolean
  /** Of the changing paths, where it was read before the first step. */
  readonly index: IndexState | undefined
  /** Paths that were asked whether they are dirty; undefined where nothing that is uncommitted is overwritten. */
  readonly guarded: ReadonlySet<string> | undefined
  /** Where HEAD goes, where a branch is made. */
  readonly way: WayOut | undefined
}

/** What a run made; each stage of the pipeline adds what it found. */
export interface RunResult extends ReplayOutcome {
  /** The request, with the commits that were chosen for it. */
  readonly request: Request
  /** In sentences. */
  readonly notes: readonly string[]
  /** Results of the commands of steps, in order of the steps. */
  readonly commands: readonly RecordedCommand[]
  readonly verifications: readonly ReportedVerification[]
  /** What wings say of it. */
  readonly sections: Sections
  /** Names of the formatters whose changes the run's last commit holds. */
  readonly formatters: readonly string[]
  /** Why nothing may be published or put in place. */
  readonly problems: readonly Problem[]
  /** Something waits for approval, or failed a verification that may fail: a pull request is a draft. */
  readonly draft: boolean
  /** The files are as the replay left them. */
  readonly asReplayed: boolean
  readonly audit: Audit
}

/**
 * Changes what people see, with a result that passed every check. The result has no `run` when no step changed anything, or the head holds
 * all of it.
 */
export type Deliver = (run: PreparedRun, result: RunResult) => Promise<Delivery>

/** What a delivery adds to the report. */
export interface Delivery {
  /** Whether anything that people see was changed. */
  readonly written: boolean
  /** Nothing was delivered: no step counts as applied, and there is no run. */
  readonly refused?: boolean
  readonly branch?: string | undefined
  readonly notes?: readonly string[]
}
