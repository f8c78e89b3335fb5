import type { StepStatus } from '../engine/step-result.ts'
import type { ErrorName } from '../errors.ts'
import type { ToolName } from '../plan/schema.ts'
import type { StructuredPatchHunk } from '../text/patch.ts'

export interface ReportedStep {
  /** From 1. */
  index: number
  id?: string
  tool: ToolName
  file_path: string
  status: StepStatus
  why?: string
  matched_by?: string
  structuredPatch?: readonly StructuredPatchHunk[]
  insertions: number
  deletions: number
  commit?: string
  duplicate_of?: number
  notes?: readonly string[]
  error?: {
    name: ErrorName
    code: number | null
    message: string
    line?: number
    column?: number
    suggestions?: readonly string[]
  }
}

/** The JSON report of a run: versioned, its schema in `schema/report.schema.json`. */
export interface RunReport {
  version: 1
  plan: { title: string; sha256: string; files: string[] }
  base: { commit: string; tree: string } | null
  head: { commit: string; tree: string; branch?: string } | null
  run: { id: string } | null
  steps: ReportedStep[]
  totals: {
    applied: number
    unchanged: number
    collapsed: number
    failed: number
    skipped: number
    files: number
    insertions: number
    deletions: number
  }
  pull_request?: {
    number?: number
    url: string
    operation: 'created' | 'updated' | 'closed' | 'none'
    branch: string
    head_sha: string
  }
}
