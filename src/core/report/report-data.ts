import type { ErrorName } from '../../errors.ts'
import type { PlanOptions, PlanSession, StepTool } from '../plan/schema.ts'
import type { StructuredPatchHunk } from '../text/patch.ts'

/** A refusal in the words of JSON. */
export interface ReportedProblem {
  name: ErrorName
  /** Number of an Edit error. */
  code: number | null
  message: string
  /** Its place in the plan. */
  file?: string
  line?: number
  column?: number
  suggestions?: readonly string[]
}

type LineCounts = { insertions: number; deletions: number }

export interface ChangedFile extends LineCounts {
  file_path: string
  /** As git writes modes; 000000 where there is no file. */
  old_mode?: string
  new_mode?: string
  structuredPatch?: readonly StructuredPatchHunk[]
}

type CellState = { type: string; source: string; output?: string }

export interface ReportedCell {
  index: number
  id?: string
  language: string
  before?: Readonly<CellState>
  after?: Readonly<CellState>
}

export interface ReportedCommand {
  /** Null if it was killed, or not run. */
  exit_code: number | null
  milliseconds: number
  tail: string
  /** File with its whole output. */
  output?: string
  /** The command did not run: its recorded result was taken. */
  recorded?: true
}

/** A step, and what became of it. */
export interface ReportedStep extends ChangedFile {
  index: number
  id?: string
  /** The plan file that it is of; absent where the run has a single one. */
  plan?: string
  tool: StepTool
  new_path?: string
  source?: string
  status: 'read' | 'applied' | 'unchanged' | 'collapsed' | 'failed' | 'skipped'
  why?: string
  matched_by?:
    | ('exact' | 'quotes' | 'tags' | 'escapes' | 'line-numbers' | 'trailing-blanks' | 'whitespace')
    | ('regex' | 'structure')
  cell?: Readonly<ReportedCell>
  files?: readonly ChangedFile[]
  commit?: string
  needs?: readonly number[]
  duplicate_of?: number
  command?: Readonly<ReportedCommand>
  reads?: 'auto'
  notes?: readonly string[]
  policy?: { readonly behavior: 'allow' | 'ask' | 'deny'; readonly rule: string; readonly reason: string }
  error?: ReportedProblem
}

/** A path that the run changes, as git lists it. */
export interface ReportedFile extends LineCounts {
  path: string
  from?: string
  status: 'added' | 'modified' | 'deleted' | 'renamed'
  old_mode: string
  new_mode: string
  binary: boolean
  encoding?: string
  unshown?: 'NUL bytes' | 'attributes'
  old_blob?: string
  new_blob?: string
  old_size?: number
  new_size?: number
  steps?: readonly number[]
  protected?: string
  verifies?: string
  /** The heading of each hunk of the net change, as git finds it without a grammar; empty where there is none. */
  headings?: readonly string[]
  generated?: true
  structuredPatch?: readonly StructuredPatchHunk[]
}

/** Lines of a file: the first and the last, counted from 1. */
type ReportedLines = { readonly file_path: string; readonly lines: readonly [number, number] }

/** Lines that went from one place to another. */
export interface ReportedMove {
  readonly from: ReportedLines
  readonly to: ReportedLines
  readonly unchanged: number
  readonly changed: number
  readonly blocks: readonly { readonly from: number; readonly to: number; readonly lines: number }[]
}

/** A verification of the policy. */
export interface ReportedVerification {
  name: string
  ok: boolean
  milliseconds: number
  tail: string
  output?: string
}

export interface ReportedDiagnostic {
  file_path: string
  line: number
  column: number
  severity: 'error' | 'warning' | 'information' | 'hint'
  message: string
  text: string
  code?: string
  step?: number
}

/** What a language server finds that the base does not have. */
export interface ReportedServer {
  server: string
  state: 'known' | 'unknown'
  reason?: string
  message?: string
  added: number
  fixed: number
  files: number
  unknown_files?: readonly string[]
  diagnostics: readonly ReportedDiagnostic[]
  milliseconds: number
}

/** A step of one of several plans. */
export interface ReportedPlace {
  readonly plan: string
  readonly index: number
  readonly id?: string
  readonly tool: string
  readonly file_path: string
  readonly lines?: readonly [number, number]
  readonly at: { readonly file?: string; readonly line: number; readonly column: number }
}

/** Why plans do not fit in one order. */
export interface ReportedClash {
  readonly order: readonly string[]
  readonly step: ReportedPlace
  readonly cause?: ReportedPlace
  readonly error?: Readonly<ReportedProblem>
}

/** A plan that was tried beside others. */
export interface Candidate extends Readonly<LineCounts> {
  readonly plan: string
  readonly title: string
  readonly verdict: 'passes' | 'fails' | 'refused' | 'unchanged'
  readonly best?: true
  readonly tests: { readonly passed: number; readonly failed: number }
  readonly verifications?: readonly ReportedVerification[]
  readonly diagnostics?: readonly ReportedServer[]
  readonly files: number
  readonly milliseconds: number
  readonly commit?: string
  readonly worktree?: string
  readonly problems?: readonly ReportedProblem[]
}

interface LeftOutStep extends Pick<ReportedPlace, 'index' | 'id' | 'tool' | 'file_path'> {
  readonly source?: string
  readonly why?: string
}

/** What was left out so that the verification passes. */
export interface NarrowingSummary {
  readonly complete: boolean
  readonly flaky: boolean
  readonly runs: number
  readonly culprits: readonly (LeftOutStep & { readonly verification?: string; readonly output?: string })[]
  readonly dependants: readonly (LeftOutStep & { readonly needs: readonly number[] })[]
}

type Revision = { commit: string; tree: string }

/** A rule of a tool, and what became of its fixes. */
export interface ReportedRule {
  rule: string
  /** Numbers of its steps. */
  applied: number[]
  refused: number[]
  others: number[]
  files: string[]
}

/** Changed files, or steps, that a reviewer reads for the same reason. */
export interface ReadGroup {
  kind: 'refused' | 'asked' | 'unusual' | 'protected' | 'deleted' | 'hidden' | 'moved' | 'alike' | 'rest'
  /** Changed files in it; none where its entries are steps. */
  files: number
  entries: readonly ReadEntry[]
}

/** A step, a file, or files that get the same change. */
export interface ReadEntry extends LineCounts {
  /** Numbers of the step that it is about, or of those that make the change. */
  steps: readonly number[]
  /** What the step is about; files in order. */
  paths: readonly string[]
  /** The folder and kind of many different files; absent where all files get the same change. */
  folder?: string
  /** Its place on the page. */
  link: string
  said: string
  words?: Readonly<ChangedWords>
}

export interface ChangedWords {
  before: string
  after: string
  /** What comes after in the files that get the change that this one differs from. */
  others?: string
}

/** What changed since an earlier run. */
export interface ReportedSince {
  commit: string | null
  new: number[]
  changed: number[]
  dropped: number[]
  same: number
  details?: { was: number; now?: number; file_path: string; structuredPatch?: readonly StructuredPatchHunk[] }[]
}

/** How several plans fit together. */
export interface ReportedComposition {
  readonly plans: readonly {
    readonly name: string
    readonly title: string
    readonly steps: number
    readonly refused?: ReportedClash
  }[]
  readonly pairs: readonly {
    readonly plans: readonly [string, string]
    readonly relation: 'same' | 'disjoint' | 'commutes' | 'order' | 'conflicts'
    readonly order?: readonly [string, string]
    readonly clashes?: readonly ReportedClash[]
    readonly overwritten?: readonly string[]
  }[]
  readonly clashes: readonly ReportedClash[]
  readonly order?: readonly string[]
  readonly error?: Readonly<ReportedProblem>
}

/** One of the changes that are under way. */
export interface ReportedChange {
  readonly name: string
  readonly kind: 'run' | 'plan' | 'pull' | 'worktree'
  readonly title?: string
  readonly number?: number
  readonly url?: string
  readonly branch?: string
  readonly fork?: true
  readonly path?: string
  readonly behind?: Readonly<ReportedProblem>
}

/** A step of one of the changes, or a part of a difference. */
export interface OverlapPlace {
  readonly change: string
  readonly step?: number
  readonly id?: string
  readonly file_path: string
  readonly lines?: readonly [number, number]
}

export interface OverlapClash {
  readonly order: readonly string[]
  readonly step: OverlapPlace
  readonly cause?: OverlapPlace
  readonly error?: Readonly<ReportedProblem>
}

export interface OverlapPair {
  readonly changes: readonly [string, string]
  readonly relation: 'same' | 'disjoint' | 'commutes' | 'order' | 'conflicts' | 'behind' | 'unknown'
  readonly order?: readonly [string, string]
  readonly clashes?: readonly OverlapClash[]
  readonly overwritten?: readonly string[]
  readonly reason?: string
}

/** How changes that are under way relate, two by two. */
export interface ReportedOverlaps {
  readonly base: { readonly branch?: string; readonly commit: string }
  readonly changes: readonly ReportedChange[]
  readonly pairs: readonly OverlapPair[]
  readonly left_out: readonly { readonly name: string; readonly reason: string }[]
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** The pull request of a run. */
export interface ReportedPullRequest {
  number?: number
  url: string
  compare_url?: string
  issue?: { number: number; url: string }
  operation: 'created' | 'updated' | 'closed' | 'none'
  settled?: 'merged' | 'expired' | 'unchanged' | 'closed'
  branch: string
  head_sha: string
  verified?: boolean
  failed?: boolean
  /** Of a dry run. */
  proposed?: { title: string; body: string; push: string[]; calls: { method: string; path: string; body?: Json }[] }
}

/** An agent's session, and the numbers of the steps that come from it. */
export interface ReportedSession extends PlanSession {
  steps: number[]
}

/** The JSON report of a run. */
export interface RunReport {
  version: 1
  plan: {
    title: string
    description?: string
    sha256: string
    files: string[]
    overrides?: { -readonly [Key in keyof PlanOptions]?: PlanOptions[Key] }
    /** Numbers of the steps that the run left out. */
    without?: number[]
    /** As the plan says, and nothing else. */
    sessions?: ReportedSession[]
  }
  base: Revision | null
  head: (Revision & { branch?: string }) | null
  run: { id: string } | null
  steps: ReportedStep[]
  rules?: readonly ReportedRule[]
  written: boolean
  /** The net change. */
  files: readonly ReportedFile[]
  moved?: readonly ReportedMove[]
  totals: {
    insertions: number
    deletions: number
    applied: number
    unchanged: number
    collapsed: number
    failed: number
    skipped: number
    files: number
    moved_insertions?: number
    moved_deletions?: number
  }
  /** Absent of reports that older versions wrote. */
  read_first?: readonly ReadGroup[]
  notes?: string[]
  since?: ReportedSince
  verifications?: readonly ReportedVerification[]
  diagnostics?: readonly ReportedServer[]
  composition?: ReportedComposition
  candidates?: readonly Candidate[]
  narrowing?: NarrowingSummary
  overlaps?: ReportedOverlaps
  problems?: ReportedProblem[]
  pull_request?: ReportedPullRequest
}

interface NearestPlace {
  file_path: string
  line: number
  last_line: number
  likeness: number
  text: string
}

/** A refused step, and what helps to correct it. */
export interface RefusedStep {
  step: number
  id?: string
  tool: StepTool
  why?: string
  input: Record<string, Json>
  error: { name: ErrorName; message: string; at?: { line: number; column: number } }
  nearest: readonly NearestPlace[]
  candidates?: readonly string[]
  surroundings: readonly { file_path: string; line: number; lines: number; text: string }[]
  corrected?: Record<string, Json>
  reads_first?: boolean
}

/** What goes back to whoever made a plan. */
export interface RepairPacket {
  version: 1
  plan: { title: string; sha256: string; steps: number }
  refused: readonly RefusedStep[]
  /** Present where the plan could not be read: what is wrong with its text. */
  unread?: readonly UnreadPlace[]
  answer: string
}

export interface UnreadPlace {
  error: { name: ErrorName; message: string }
  at?: { line: number; column: number }
  /** That line of the plan. */
  text?: string
}

export type RepairAnswer = { step: number; tool?: StepTool; input: Record<string, Json> } | { step: number; drop: true }
