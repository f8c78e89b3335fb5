import type { Problem } from '../../errors.ts'
import type { Step } from '../plan/schema.ts'
import type { StructuredPatchHunk } from '../text/patch.ts'
import type { FileChange, FileRemoval, MatchedBy, ToolResult } from '../tools/tool.ts'

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
  /** Of the only change; empty where there are several. */
  readonly structuredPatch: readonly StructuredPatchHunk[]
  /** Lines, of all changes together. */
  readonly insertions: number
  readonly deletions: number
  /** Of an `applied` step: the places or files that `expect_matches` counts. */
  readonly matches?: number
  readonly error?: Problem
  /** Number of the step that this one repeats. */
  readonly duplicateOf?: number
  /** Id of the step's commit, once it is recorded. */
  readonly commit?: string
  /** `reads: auto` read a file in place of a Read. */
  readonly reads?: 'auto'
  readonly notes?: readonly string[]
}

/** One file from before a step to after it. */
export type Change = FileChange | FileRemoval

/** What a tool does to files, in the order it is to be done. */
export const changesOf = ({ removed, change }: Pick<ToolResult, 'removed' | 'change'>): readonly Change[] => [
  ...(removed ? [removed] : []),
  ...(change ? [change] : []),
]
