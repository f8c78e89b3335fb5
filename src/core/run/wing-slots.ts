import type { Problem } from '../../errors.ts'
import type { InputsFor } from '../../inputs/table.ts'
import type { ObjectStore } from '../git/object-store.ts'
import type { Run } from '../history/run-record.ts'
import type { LookedUp } from '../plan/fix-output.ts'
import type { Plan } from '../plan/schema.ts'
import type { RunInput } from '../plan/settle.ts'
import type { SourceText } from '../plan/source-text.ts'
import type { Policy } from '../policy/policy.ts'
import type { DiagnosticsRule, WorktreeSettings } from '../policy/policy-file.ts'
import type { ReportedStep } from '../report/report.ts'
import type { ReportedServer } from '../report/report-parts.ts'
import type { Sections } from '../report/sections.ts'
import { groupBy } from '../text/group-by.ts'
import { visible } from '../text/visible.ts'
import { isUnreadable } from '../tools/permission.ts'
import { WingSlot } from '../wing-slot.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { DiffPlan, DiffRequest } from './from-diff.ts'
import type { PolicySource } from './run-policy.ts'

export type { NotImported } from '../plan/settle.ts'
export type { ImportSource, SourcePieces, SourcePlace } from '../plan/source-text.ts'

export interface DiagnosedRun {
  readonly run: Run
  /** All steps of the run, as reported. */
  readonly steps: readonly ReportedStep[]
}

export interface DiagnosisOptions {
  /** What the policy names: nothing else is started. */
  readonly servers: readonly DiagnosticsRule[]
  readonly worktree: WorktreeSettings
  /** What new diagnostics mean: each server's `on_new`, or, where there is no draft, `draft` as `note`. */
  readonly drafts: boolean
  /** Files that a rule denies to read: nothing of them is shown. */
  isHidden(path: string): boolean
  /** As in `CheckOptions`. */
  readonly renamed?: readonly [string, string] | undefined
  /** Servers and worktree that stay for the next run on the same base. Default: both end with this one. */
  readonly kept?: KeptServers | undefined
  readonly signal?: AbortSignal | undefined
}

/** The language servers' report about a run, and its consequences. */
export interface RunDiagnostics {
  readonly sections: Sections
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

export interface DiagnosePlanOptions {
  readonly root: string
  readonly policy?: PolicySource | undefined
  /** @internal As in `RunMode`. */
  readonly servers?: KeptServers | undefined
  readonly signal?: AbortSignal | undefined
}

interface LanguageServers {
  /** Asks them what a run changes. Throws INTERRUPTED when the signal aborts, and what `isolatedWorktree` throws. */
  diagnoseRun(store: ObjectStore, made: DiagnosedRun, options: DiagnosisOptions): Promise<RunDiagnostics>
  /** What they say about a plan's text on its base. */
  diagnosePlan(text: string, options: DiagnosePlanOptions): Promise<readonly ReportedServer[]>
  /** Starts nothing yet. */
  keepServers(): KeptServers
  /** Requests a rename of a symbol from one of them. Throws an EditplanError if the answer is uncertain. */
  planRename(request: RenameRequest): Promise<RenamePlan>
}

/** A symbol by a place where it occurs. */
export interface RenameRequest {
  readonly root: string
  /** Relative to the root. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** In characters, from 1; default: where the name occurs in the line. */
  readonly column?: number | undefined
  readonly name: string
  readonly to: string
  /** Default: `.github/editplan.yml` of the current commit. */
  readonly policy?: PolicySource | undefined
  readonly signal?: AbortSignal | undefined
}

export interface RenamePlan {
  readonly plan: Plan
  readonly notes: readonly string[]
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
export const alikeFiles = <File extends FileToRead>(
  files: readonly File[],
): readonly (readonly [File, ...File[]])[] => [
  ...groupBy(files, ({ path, lines, diff }) => (diff === '' ? `path ${path}` : `${lines} ${diff}`)).values(),
]

interface SmallestDiffRequest extends DiffRequest {
  /** Begin where the two parted. */
  readonly merged?: boolean
}

/** As `planFromDiff`, in as few steps as explain the difference. Apart, so that a wing fills it without loading a run. */
export const smallestDiffPlan = new WingSlot<(request: SmallestDiffRequest) => Promise<SmallestDiff>>('codemods')

interface SourceImport {
  /** A folder of the checkout where changes that a source gives by their place are looked up; default: nowhere. */
  readonly root?: string
  /** Revision whose files are looked up; default: the work tree's. */
  readonly base?: string
  /** Default: `.github/editplan.yml` of the current commit. What it denies to read is not looked up. */
  readonly policy?: PolicySource
  /** What the caller said about it. */
  readonly source?: InputsFor<'source'>
}

/** Plans out of what agents, editors and git write. */
interface Importer {
  /** Makes a plan of a text that is certainly in one known format, and no plan, or one for each answer of a batch; undefined for any other. */
  importText(source: SourceText, request: SourceImport): Promise<readonly RunInput[] | undefined>
  /** Why a text that is no plan is in no known format either, if known. */
  whyUnknown(text: string): string | undefined
}

/** Loaded with the first file that is no plan. */
export const importer = new WingSlot<() => Promise<Importer>>('sessions')

/** The file at a path as a tool gives it; what a rule denies to read is not looked at. */
export const lookUpFile = (
  given: string,
  { workspace, policy }: { readonly workspace: Workspace; readonly policy: Policy },
): LookedUp => {
  const located = workspace.locate(given)
  if (!located.ok) return { ok: false, reason: `${located.problem.name}: ${located.problem.message}` }
  const { path } = located
  if (isUnreadable(path, { workspace, policy }))
    return { ok: false, reason: `PATH_DENIED: The policy denies to read ${visible(path)}.` }
  const stat = workspace.stat(path)
  if (!stat || stat.broken) return { ok: true, path, bytes: undefined }
  if (stat.kind !== 'file') return { ok: false, reason: `${visible(path)} is no file.` }
  if (stat.size > LARGEST) return { ok: false, reason: `${visible(path)} is over 64 MiB.` }
  return { ok: true, path, bytes: workspace.read(path) }
}

const LARGEST = 64 * 1024 * 1024
