import type { Problem } from '../../errors.ts'
import type { Step } from '../plan/schema.ts'
import type { MatchedBy, ToolContext } from '../tools/tool.ts'
import type { Change } from '../workspace/change.ts'
import type { Overlay } from '../workspace/overlay.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import type { FileQuery } from './file-search.ts'

export type StepStatus = 'read' | 'applied' | 'unchanged' | 'collapsed' | 'failed' | 'skipped'

/** The outcome of one step. */
export interface StepResult {
  readonly step: Step
  readonly status: StepStatus
  /** Relative to the root, `/` separated, whatever the plan wrote; of a glob Edit its glob. */
  readonly path: string
  readonly matchedBy?: MatchedBy
  /** What it does, file by file: one or more when `applied`, else none. */
  readonly changes: readonly Change[]
  /** Of an `applied` step: the places or files that `expect_matches` counts. */
  readonly matches?: number
  readonly error?: Problem
  /** Number of the step that this one repeats. */
  readonly duplicateOf?: number
  readonly commit?: string
  /** `reads: auto` read a file in place of a Read. */
  readonly reads?: 'auto'
  readonly notes?: readonly string[]
}

/** The files that steps may be about. */
export interface TrackedFiles {
  /** Files of the checkout as it is that are sought; more do no harm. */
  sought(sought: FileQuery): Iterable<RepoPath>
  /** Files that its globs name and a rule denies to read, whatever they hold. */
  hidden(sought: FileQuery): Iterable<RepoPath>
  /** All tracked files that exist and may be read; asked for only where a glob finds nothing. */
  all(): Promise<readonly RepoPath[]>
  read(path: RepoPath): Promise<Buffer | undefined>
}

/** The files that globs and conditions look at: those of the checkout, and as the steps before leave them. */
export interface SearchedFiles extends Pick<ToolContext, 'workspace' | 'policy'> {
  readonly tracked: TrackedFiles
  readonly touched: () => Iterable<RepoPath>
}

export interface FileStepContext extends ToolContext, SearchedFiles {
  readonly workspace: Overlay
  /** Files that a glob passes over: an earlier run did there what the plan asks. */
  readonly merged?: ReadonlySet<string>
}
