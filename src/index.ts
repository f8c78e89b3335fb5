export { areFileEditsEquivalent } from './engine/equivalence.ts'
export { EditplanError, ERRORS, type ErrorName, exitCodeOf, type Problem } from './errors.ts'
export {
  createLanguageServer,
  type LanguageServer,
  type LanguageServerOptions,
  type LanguageStreams,
} from './faces/lsp/server.ts'
export { createMcpServer, type McpServer, type McpServerOptions } from './faces/mcp/server.ts'
export type { CommitWords } from './history/message.ts'
export { detectImportFormat, IMPORT_FORMATS, type ImportFormat, whyUnknown } from './import/detect.ts'
export { type ImportedPlan, type ImportOptions, importPlan } from './import/import-plan.ts'
export type { NotImported } from './import/recording.ts'
export type { ImportSource } from './import/source.ts'
export { type FormattedPlan, formatPlan } from './plan/format.ts'
export {
  openStreamedPlan,
  type PlanPart,
  type PlanPieces,
  type PlanStream,
  type StreamedPlan,
  streamPlan,
} from './plan/json-lines.ts'
export { type ParsedPlan, type PlanSource, parsePlan } from './plan/parse.ts'
export { planText, printPlan } from './plan/print.ts'
export { type Plan, type PlanOptions, planJsonSchema, planSchema, type Step, type ToolName } from './plan/schema.ts'
export type { SteppedPlan } from './plan/steps.ts'
export type { StepNames } from './plan/without.ts'
export { masked } from './policy/mask.ts'
export { policyJsonSchema } from './policy/policy-file.ts'
export type { PublishOptions } from './publish/options.ts'
export type { RefusedStep, RepairAnswer, RepairPacket } from './report/repair-packet.ts'
export type { RunReport } from './report/report.ts'
export { applyPlan, type CheckOptions, checkPlan, type RunOptions } from './run/apply.ts'
export type { CarriedFile } from './run/carry-out.ts'
export { type Composed, type ComposeOptions, composePlans } from './run/compose.ts'
export type { Decision } from './run/decide.ts'
export { type DiffOptions, diffRun } from './run/diff-run.ts'
export { type DiffPlan, type DiffRequest, planFromDiff } from './run/from-diff.ts'
export { type Generalised, type GeneraliseOptions, generalisePlan } from './run/generalise/generalise.ts'
export { type ImportRequest, importSources } from './run/import.ts'
export { openPullRequest, type PullRequestOptions } from './run/pull-request.ts'
export { type HookCall, type RecordedCommand, type RecordOptions, recordCommand, recordHook } from './run/record.ts'
export { redoRun } from './run/redo.ts'
export { type Repair, type RepairOptions, repairPlan } from './run/repair.ts'
export type { RunEvent } from './run/replayed.ts'
export { resumeRun } from './run/resume.ts'
export type { Ask, Question } from './run/review.ts'
export { type Reviewed, type ReviewPullOptions, reviewPull } from './run/review-pull.ts'
export type { PolicySource } from './run/run-policy.ts'
export { listRuns, type RunSummary, showRun } from './run/show-runs.ts'
export { testPolicy } from './run/test-policy.ts'
export { undoRun } from './run/undo.ts'
export type { KeepOutput } from './run/verification.ts'
export { type VerifyOptions, verifyPlan } from './run/verify.ts'
export { createSession, type Session, type SessionOptions } from './session/session.ts'
export { matchGlob } from './text/glob.ts'
export { findActualString } from './text/match.ts'
export type { StructuredPatchHunk } from './text/patch.ts'
export { getPatchForEdit } from './text/patch-for-edit.ts'
export { preserveQuoteStyle } from './text/quotes.ts'
