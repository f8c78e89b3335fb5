import '../../wings.ts'

export type { ListedWorktree } from '../../core/git/temporary-worktree.ts'
export type { ReportedProblem } from '../../core/report/report-parts.ts'
export type { ComposeOptions } from '../../core/run/on-baseline.ts'
export type { PartPullRequest } from '../../publish/part-pulls.ts'
export {
  type Combine,
  type NarrowingReport,
  type PublishedPlans,
  type PublishPlansOptions,
  publishPlans,
} from '../../publish/publish-plans.ts'
export { type ComposeResult, composePlans } from './compose.ts'
export { findOverlaps } from './find-overlaps.ts'
export { type NarrowOptions, type NarrowResult, narrowPlan } from './narrow-plans.ts'
export type {
  Candidate,
  CandidatesReport,
  CompositionReport,
  NarrowingSummary,
  OverlapReport,
  ReportedComposition,
  ReportedOverlaps,
} from './report.ts'
export type { PlanSplit, SplitPart } from './split.ts'
export { splitPlan } from './split-plan.ts'
export { openPullRequests } from './split-pulls.ts'
export { listWorktrees, removeWorktrees, tryPlans } from './try-plans.ts'
