import * as z from 'zod'
import {
  list,
  optional,
  reportedProblem,
  reportedServer,
  reportedVerification,
  shape,
} from '../../core/report/report-parts.ts'

const count = z.int().min(0)

/** One of several plans for the same task, as it was tried. */
export const reportedCandidate = z.strictObject({
  plan: z.string().describe('The plan file, as passed.'),
  title: z.string().describe('Title of the plan.'),
  verdict: z
    .enum(['passes', 'fails', 'refused', 'unchanged'])
    .describe(
      'refused: a step, the policy or the audit refuses it. fails: a verification or a language server stops it. unchanged: it changes nothing.',
    ),
  best: optional(z.literal(true), 'It is the smallest change of those that pass.'),
  tests: shape({
    passed: count.describe('Those that succeeded.'),
    failed: count.describe('Those that did not.'),
  }).describe('Number of verifications of the policy.'),
  verifications: optional(list(reportedVerification), 'Verifications of the policy that ran on its result, in order.'),
  diagnostics: optional(
    list(reportedServer),
    'What the policy’s language servers find that the base does not have, server by server.',
  ),
  files: count.describe('Files that it changes.'),
  insertions: count.describe('Lines added.'),
  deletions: count.describe('Lines removed.'),
  milliseconds: count.describe('How long trying it took.'),
  left_out: optional(count, 'Passages of its source that it leaves out; such a candidate is never the best.'),
  commit: optional(z.string(), 'The commit of its result, where there is one.'),
  worktree: optional(z.string(), 'The worktree in which the programs ran, where it is kept.'),
  problems: optional(list(reportedProblem), 'Why it does not pass.'),
})

export type Candidate = z.output<typeof reportedCandidate>

export const reportedCandidates = list(reportedCandidate)

/** Several plans tried side by side: what `editplan try --json` prints. */
export interface CandidatesReport {
  readonly version: 1
  readonly candidates: readonly Candidate[]
  /** The plan with the smallest change of those that pass; absent where none does. */
  readonly best?: string
  /** Present when the best was applied: its run. */
  readonly applied?: { readonly run: string | null; readonly written: boolean }
}

export const reportedPlace = shape({
  change: z.string().describe('Name of the plan, or of the change.'),
  step: optional(z.int().positive(), 'Its number in the plan, from 1; absent for a change that has no plan.'),
  id: optional(z.string(), 'Its id.'),
  tool: optional(z.string(), 'The tool that it uses.'),
  file_path: z.string().describe('Its path, its globs or its command.'),
  lines: optional(
    z.tuple([count, count]).readonly(),
    'First and last line of the file that it replaces, when only its plan is replayed.',
  ),
  at: optional(
    shape({
      file: optional(z.string(), 'The plan file.'),
      line: count.describe('Line of it, from 1.'),
      column: count.describe('Column of that line, from 1.'),
      field: optional(z.string(), 'Of a plan that was given as an object: the field.'),
    }),
    'For plans that are composed: its place in the text of its plan.',
  ),
})

/** A step of a plan, or a part of another change. */
export type ReportedPlace = z.output<typeof reportedPlace>

export const reportedClash = shape({
  order: list(z.string()).describe('The names, in the order that was tried.'),
  step: reportedPlace.describe('The refused step, or a step whose effect the order decides.'),
  cause: optional(reportedPlace, 'The step of the other plan or change that causes it.'),
  error: optional(
    reportedProblem.readonly(),
    'Why the step is refused; absent where both orders work and give different files.',
  ),
})

/** Why plans or changes do not fit in one order. */
export type ReportedClash = z.output<typeof reportedClash>

export const reportedPair = shape({
  changes: z.tuple([z.string(), z.string()]).readonly().describe('Names of the two plans or changes.'),
  relation: z
    .enum(['same', 'disjoint', 'commutes', 'order', 'conflicts', 'behind', 'unknown'])
    .describe(
      'same: equal effect. disjoint: different files. commutes: any order. order: one must come first. conflicts: no order works, or both do and give different files. Of changes that are under way also behind: one of them does not apply to the base’s tip, nor after the other. unknown: they could not be compared.',
    ),
  order: optional(z.tuple([z.string(), z.string()]).readonly(), 'The one that must come first, and the other one.'),
  clashes: optional(list(reportedClash), 'What is refused, and in which order.'),
  overwritten: optional(
    list(z.string()),
    'Files in which the second of `order` leaves nothing of what the first one changes.',
  ),
  reason: optional(z.string(), 'Why they could not be compared.'),
})

/** How two plans or changes relate. */
export type ReportedPair = z.output<typeof reportedPair>

/** How several plans fit together. */
export const reportedComposition = shape({
  plans: list(
    shape({
      name: z.string().describe('File of the plan without folder and extension.'),
      title: z.string().describe('Title of the plan.'),
      steps: count.describe('Number of its steps.'),
      refused: optional(reportedClash, 'Why the plan is refused, whatever comes before it.'),
    }),
  ).describe('The plans.'),
  pairs: list(reportedPair).describe('How the plans relate, two by two.'),
  clashes: list(reportedClash).describe('Why plans that fit in pairs do not fit together.'),
  order: optional(
    list(z.string()),
    'An order in which every plan applies, without plans that repeat another; absent if there is none.',
  ),
  error: optional(
    reportedProblem.readonly(),
    'Why there is no such order: the error of a plan that fails in every order, otherwise PLANS_CONFLICT.',
  ),
})

export type ReportedComposition = z.output<typeof reportedComposition>

/** What `editplan compose --json` prints, less the plan. */
export type CompositionReport = { readonly version: 1 } & ReportedComposition

const name = z.string()

export const reportedChange = shape({
  name: name.describe(
    'What the pairs call it: the plan’s name, `#` and the number, the worktree’s folder; no other has it.',
  ),
  kind: z
    .enum(['run', 'plan', 'pull', 'worktree'])
    .describe('run: what is about to be published. pull: an open pull request. worktree: of the same repository.'),
  title: optional(z.string(), 'Title of the plan or of the pull request, as its author wrote it.'),
  number: optional(z.int().positive(), 'Number of the pull request.'),
  url: optional(z.string(), 'Its address.'),
  branch: optional(z.string(), 'Its branch, or that of the worktree.'),
  fork: optional(z.literal(true), 'The branch is in another repository: whoever pushes to it needs no rights here.'),
  path: optional(z.string(), 'Folder of the worktree.'),
  behind: optional(
    reportedProblem.readonly(),
    'It is behind the base: why its first refused step does not apply to the base’s tip.',
  ),
})

/** One of the changes that are under way. */
export type ReportedChange = z.output<typeof reportedChange>

/** How changes that are under way relate, two by two. */
export const reportedOverlaps = shape({
  base: shape({
    branch: optional(z.string(), 'Its branch.'),
    commit: z.string().describe('Its tip, on which the changes were replayed.'),
  }).describe('The base.'),
  changes: list(reportedChange).describe('The changes.'),
  pairs: list(reportedPair).describe('How they relate.'),
  left_out: list(
    shape({ name: name.describe('Its name.'), reason: z.string().describe('Why, in a sentence.') }),
  ).describe('Changes that were not looked at.'),
})

export type ReportedOverlaps = z.output<typeof reportedOverlaps>

/** What `editplan overlap --json` prints. */
export type OverlapReport = { readonly version: 1 } & ReportedOverlaps

const namedStep = {
  index: z.int().positive().describe('Its number, from 1.'),
  id: optional(z.string(), 'Its id.'),
  tool: z.string().describe('The tool that it uses.'),
  file_path: z.string().describe('Its path, its globs or its command.'),
  source: optional(z.string(), 'For a Fix: the tool and the rule that propose it.'),
  why: optional(z.string(), 'The reason that the plan gives.'),
}

const culprit = z.strictObject({
  ...namedStep,
  verification: optional(z.string(), 'Name of the verification that fails with it.'),
  output: optional(z.string(), 'The end of what that printed; credentials masked.'),
})

/** Which steps break the verification of a plan. */
export const reportedNarrowing = shape({
  complete: z
    .boolean()
    .describe('No culprit can be put back by itself; false if the budget ran out before that was known.'),
  flaky: z.boolean().describe('The same files once passed and once failed.'),
  runs: count.describe('Number of test runs.'),
  culprits: list(culprit.readonly()).describe('The steps that break it.'),
  dependants: list(shape({ ...namedStep, needs: list(z.int().positive()).describe('The steps it needs.') })).describe(
    'Steps that need a culprit.',
  ),
})

export type NarrowingSummary = z.output<typeof reportedNarrowing>

export type ReportedCulprit = NarrowingSummary['culprits'][number]
