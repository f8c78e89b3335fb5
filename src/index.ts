import './wings.ts'

export { areFileEditsEquivalent } from './core/engine/equivalence.ts'
export type { CommitWords } from './core/history/message.ts'
export { type FormattedPlan, formatPlan } from './core/plan/format.ts'
export {
  openStreamedPlan,
  type PlanPart,
  type PlanPieces,
  type PlanStream,
  type StreamedPlan,
  streamPlan,
} from './core/plan/json-lines.ts'
export { type ParsedPlan, type PlanSource, parsePlan } from './core/plan/parse.ts'
export { planText, printPlan } from './core/plan/print.ts'
export {
  type Plan,
  type PlanOptions,
  planJsonSchema,
  planSchema,
  type Step,
  type ToolName,
} from './core/plan/schema.ts'
export type { SteppedPlan } from './core/plan/steps.ts'
export type { StepNames } from './core/plan/without.ts'
export { masked } from './core/policy/mask.ts'
export { policyJsonSchema } from './core/policy/policy-file.ts'
export type { RefusedStep, RepairAnswer, RepairPacket } from './core/report/repair-packet.ts'
export type { RunReport } from './core/report/report.ts'
export type { Verdict } from './core/report/verdict.ts'
export { applyPlan, type CheckOptions, checkPlan, type RunOptions } from './core/run/apply.ts'
export type { CarriedFile } from './core/run/apply-transition.ts'
export type { Ask, Question } from './core/run/approvals.ts'
export { type DiffOptions, diffRun } from './core/run/diff-run.ts'
export { type DiffPlan, type DiffRequest, planFromDiff } from './core/run/from-diff.ts'
export type { ImportSource, NotImported } from './core/run/importer.ts'
export type { ComposeOptions } from './core/run/on-baseline.ts'
export { type EditorOptions, openEditor } from './core/run/open-editor.ts'
export { type PickAnswer, type PickOptions, type PickQuestion, pickSteps } from './core/run/pick.ts'
export { redoRun } from './core/run/redo.ts'
export { type Repair, type RepairOptions, repairPlan } from './core/run/repair.ts'
export type { RunEvent } from './core/run/replayed.ts'
export { resumeRun } from './core/run/resume.ts'
export type { PolicySource } from './core/run/run-policy.ts'
export { listRuns, type RunSummary, showRun } from './core/run/show-runs.ts'
export { testCommand, testPolicy } from './core/run/test-policy.ts'
export { undoRun } from './core/run/undo.ts'
export type { KeepOutput } from './core/run/verification.ts'
export { type VerifyOptions, verifyPlan } from './core/run/verify.ts'
export { createSession, type Session, type SessionOptions } from './core/session/session.ts'
export { matchGlob } from './core/text/glob.ts'
export { findActualString } from './core/text/match.ts'
export type { StructuredPatchHunk } from './core/text/patch.ts'
export { getPatchForEdit } from './core/text/patch-for-edit.ts'
export { preserveQuoteStyle } from './core/text/quotes.ts'
export { EditplanError, ERRORS, type ErrorName, exitCodeOf, type Problem } from './errors.ts'
export { createMcpServer, type McpServer, type McpServerOptions } from './faces/mcp/server.ts'
export type { Attestation, AttestPullOptions } from './publish/attestation.ts'
export { openPullRequest, type PullRequestOptions } from './publish/open-pull-request.ts'
export type { PublishOptions } from './publish/options.ts'
export { openPassingPullRequest } from './publish/passing-pull-request.ts'
export type { PullEvent } from './publish/publication.ts'
export type { ReviewPullOptions } from './publish/review-actions.ts'
export type { Decision } from './publish/review-decision.ts'
export { type ReviewResult, reviewPull } from './publish/review-pull.ts'
export { type VerifyPullOptions, verifyPull } from './publish/verify-pull.ts'
export { type VerifyRemotePullOptions, verifyRemotePull } from './publish/verify-remote-pull.ts'
export { type Campaign, campaignJsonSchema } from './wings/campaign/campaign-file.ts'
export type { CampaignOptions } from './wings/campaign/campaign-run.ts'
export { campaignStatus } from './wings/campaign/campaign-status.ts'
export { closeCampaign } from './wings/campaign/close-campaign.ts'
export type { RepositoryResult } from './wings/campaign/in-repository.ts'
export { parseCampaign } from './wings/campaign/parse-campaign.ts'
export { planCampaign } from './wings/campaign/plan-campaign.ts'
export { type CampaignResult, runCampaign } from './wings/campaign/run-campaign.ts'
export { campaignSource } from './wings/campaign/source.ts'
export type { CampaignStatus } from './wings/campaign/status.ts'
export { trackInIssue } from './wings/campaign/track-in-issue.ts'
export {
  type GeneraliseOptions,
  type GeneraliseResult,
  generalisePlan,
} from './wings/codemods/generalise/generalise.ts'
export {
  createLanguageServer,
  type LanguageServer,
  type LanguageServerOptions,
  type LanguageStreams,
} from './wings/editor/lsp/server.ts'
export { attestPull } from './wings/provenance/attest-pull.ts'
export { type BlameOptions, blameFile } from './wings/provenance/blame/blame.ts'
export type { Blame, BlamedLine, LineOrigin } from './wings/provenance/blame/blamed-lines.ts'
export {
  type VerifiedAttestation,
  type VerifyAttestationOptions,
  verifyAttestation,
} from './wings/provenance/verify-attestation.ts'
export { detectImportFormat, IMPORT_FORMATS, type ImportFormat, whyUnknown } from './wings/sessions/detect.ts'
export { type ImportedPlan, type ImportOptions, importPlan } from './wings/sessions/import-plan.ts'
export { type ImportRequest, importSources } from './wings/sessions/import-sources.ts'
export {
  type HookCall,
  type RecordedCommand,
  type RecordOptions,
  recordCommand,
  recordHook,
} from './wings/sessions/record-command.ts'
export { type Combine, openCombinedPullRequest } from './wings/several/combined-pull-request.ts'
export { type ComposeResult, composePlans } from './wings/several/compose-plans.ts'
export { type NarrowOptions, type NarrowResult, narrowPlan } from './wings/several/narrow-plans.ts'
export type { PlanSplit, SplitPart } from './wings/several/split.ts'
export { type SplitOptions, splitPlan } from './wings/several/split-plan.ts'
export { openPullRequests, type SplitPullRequestOptions } from './wings/several/split-pulls.ts'
export type { PartPullRequest } from './wings/several/split-pulls-report.ts'
export { listWorktrees, removeWorktrees, type TryOptions, tryPlans } from './wings/several/try-plans.ts'
