import type { Problem } from '../../errors.ts'
import type { ObjectStore } from '../git/object-store.ts'
import type { Run } from '../history/snapshot.ts'
import type { DiagnosticsRule, WorktreeSettings } from '../policy/policy-file.ts'
import type { ReportedStep } from '../report/report.ts'
import type { ReportedServer } from '../report/report-parts.ts'
import { WingSlot } from '../wing-slot.ts'
import type { DiffPlan, DiffRequest } from './from-diff.ts'

export interface DiagnosedRun {
  readonly run: Run
  /** All steps of the run, as reported. */
  readonly steps: readonly ReportedStep[]
}

export interface DiagnosisOptions {
  /** What the policy names: nothing else is started. */
  readonly servers: readonly DiagnosticsRule[]
  readonly worktree: WorktreeSettings
  /** What new diagnostics mean: what each server's `on_new` says, or, where there is no draft, `draft` as `note`. */
  readonly drafts: boolean
  /** Files that a rule denies to read: nothing of them is shown. */
  isHidden(path: string): boolean
  /** Servers and worktree that stay for the next run on the same base. Default: both end with this one. */
  readonly kept?: KeptServers | undefined
  readonly signal?: AbortSignal | undefined
}

/** What language servers say of a run, and what follows from it. */
export interface RunDiagnostics {
  readonly diagnostics: readonly ReportedServer[]
  /** NEW_DIAGNOSTICS: why nothing may be delivered. */
  readonly problems: readonly Problem[]
  readonly notes: readonly string[]
  readonly draft: boolean
}

/** Language servers that go on running from one diagnosis of a session to the next. The end of the scope stops them. */
export interface KeptServers extends AsyncDisposable {
  /** Whether a server runs, that has loaded its files. */
  readonly isWarm: boolean
}

interface LanguageServers {
  /** Asks them what a run changes. Throws INTERRUPTED when the signal aborts, and what `isolatedWorktree` throws. */
  diagnoseRun(store: ObjectStore, made: DiagnosedRun, options: DiagnosisOptions): Promise<RunDiagnostics>
  /** Starts nothing yet. */
  keepServers(): KeptServers
}

/** Loaded with the first question. */
export const languageServers = new WingSlot<() => Promise<LanguageServers>>('diagnostics')

/** A plan in as few steps as explain the difference, and what it says. */
export interface SmallestDiff extends DiffPlan {
  /** How much the steps explain. */
  readonly sentence: string
  /** Steps that explain several places each. */
  readonly steps: readonly {
    readonly title: string
    readonly matches: number
    readonly counts: 'places' | 'files'
    readonly files: readonly string[]
  }[]
  /** Numbers of the plan's other steps. */
  readonly residual: readonly number[]
  /** Files with something to read. */
  readonly toRead: readonly FileToRead[]
}

export interface FileToRead {
  readonly path: string
  readonly lines: number
  /** The lines, each after - or +, cut where they are many; empty for a file that is gone, or has another kind of change. */
  readonly diff: string
}

/** Files that get one and the same change together, those with others apart; in the order of the first. */
export function alikeFiles<File extends FileToRead>(files: readonly File[]): readonly (readonly [File, ...File[]])[] {
  const groups = new Map<string, [File, ...File[]]>()
  for (const file of files) {
    const key = file.diff === '' ? `path ${file.path}` : `${file.lines} ${file.diff}`
    const group = groups.get(key)
    if (group) group.push(file)
    else groups.set(key, [file])
  }
  return [...groups.values()]
}

interface SmallestDiffRequest extends DiffRequest {
  /** Begin where the two parted. */
  readonly merged?: boolean
}

/** As `planFromDiff`, in as few steps as explain the difference. Apart, so that a wing fills it without loading a run. */
export const smallestDiffPlan = new WingSlot<(request: SmallestDiffRequest) => Promise<SmallestDiff>>('codemods')
