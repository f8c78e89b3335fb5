import './wings.ts'

export type { CommitWords } from './core/history/message.ts'
export type { StepNames } from './core/plan/combine.ts'
export { definePlan, type PlanInput } from './core/plan/define-plan.ts'
export { type FormattedPlan, formatPlan } from './core/plan/format.ts'
export {
  openStreamedPlan,
  type PlanPart,
  type PlanPieces,
  type PlanStream,
  type StreamedPlan,
  streamPlan,
} from './core/plan/json-lines.ts'
export type { PlanOptions } from './core/plan/options.ts'
export { type ParsedPlan, type PlanSource, parsePlan } from './core/plan/parse.ts'
export { planJsonSchema, planSchema } from './core/plan/plan-schema.ts'
export { planText, printPlan } from './core/plan/print.ts'
export type { Plan, PlanData, Step, ToolName } from './core/plan/schema.ts'
export type { SteppedPlan } from './core/plan/steps.ts'
export { policyJsonSchema } from './core/policy/policy-file.ts'
export type { RefusedStep, RepairAnswer, RepairPacket } from './core/report/repair-packet.ts'
export type { RunReport } from './core/report/report.ts'
export type { Verdict } from './core/report/verdict.ts'
export { type ApplyOptions, applyPlan, type CheckOptions, checkPlan } from './core/run/apply.ts'
export type { Ask, Question } from './core/run/approvals.ts'
export { type DiffPlan, type DiffRequest, planFromDiff } from './core/run/from-diff.ts'
export { type Repair, type RepairOptions, repairPlan } from './core/run/repair.ts'
export type { RunEvent } from './core/run/replayed.ts'
export { type PolicySource, testCommand, testPolicy } from './core/run/run-policy.ts'
export { diffRun, listRuns, type RunSummary, type ShownRun, showRun } from './core/run/show-runs.ts'
export {
  type CarriedFile,
  type Redone,
  type ResumeResult,
  redoRun,
  resumeRun,
  type Undone,
  undoRun,
} from './core/run/undo.ts'
export type { KeepOutput } from './core/run/verification.ts'
export { type Verification, type VerifyOptions, verifyPlan } from './core/run/verify.ts'
export {
  createSession,
  type Session,
  type SessionFailure,
  type SessionSuccess,
} from './core/session/session.ts'
export { type ToolInputSchema, type ToolShapes, toolDefinitions } from './core/session/tool-definitions.ts'
export { type EditedText, getPatchForEdit, type TextEdit } from './core/text/edit.ts'
export { areFileEditsEquivalent } from './core/text/equivalence.ts'
export { matchGlob } from './core/text/glob.ts'
export { findActualString } from './core/text/match.ts'
export type { StructuredPatchHunk } from './core/text/patch.ts'
export { preserveQuoteStyle } from './core/text/quotes.ts'
export type { Edit } from './core/text/tolerances.ts'
export { EditplanError, ERRORS, type ErrorName, exitCodeOf, type Problem } from './errors.ts'
export { createMcpServer, type McpServer, type McpServerOptions } from './faces/mcp/server.ts'
export type { Decision } from './publish/marker.ts'
export { openPullRequest } from './publish/open-pull-request.ts'
export type { PublishOptions } from './publish/options.ts'
export type { PullEvent } from './publish/publication.ts'
export type { PullRequestOptions } from './publish/pull-to-open.ts'
export type { ReviewPullOptions } from './publish/review-actions.ts'
export { type ReviewResult, reviewPull } from './publish/review-pull.ts'
export {
  type VerifyPullOptions,
  type VerifyRemotePullOptions,
  verifyPull,
  verifyRemotePull,
} from './publish/verify-pull.ts'
