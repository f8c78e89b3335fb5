import * as z from 'zod'
import type { Candidate, NarrowingSummary, ReportedComposition, ReportedOverlaps } from './report-data.ts'
import { reportedProblem, reportedServer, reportedVerification } from './report-parts.ts'

export type {
  Candidate,
  NarrowingSummary,
  OverlapClash,
  OverlapPair,
  OverlapPlace,
  ReportedChange,
  ReportedClash,
  ReportedComposition,
  ReportedOverlaps,
  ReportedPlace,
} from './report-data.ts'

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
  best: z.exactOptional(z.literal(true)).describe('It is the smallest change of those that pass.'),
  tests: z
    .strictObject({ passed: count.describe('Those that succeeded.'), failed: count.describe('Those that did not.') })
    .readonly()
    .describe('Number of verifications of the policy.'),
  verifications: z
    .exactOptional(z.array(reportedVerification).readonly())
    .describe('Verifications of the policy that ran on its result, in order.'),
  diagnostics: z
    .exactOptional(z.array(reportedServer).readonly())
    .describe('What the policy’s language servers find that the base does not have, server by server.'),
  files: count.describe('Files that it changes.'),
  insertions: count.describe('Lines added.'),
  deletions: count.describe('Lines removed.'),
  milliseconds: count.describe('How long trying it took.'),
  commit: z.exactOptional(z.string()).describe('The commit of its result, where there is one.'),
  worktree: z.exactOptional(z.string()).describe('The worktree in which the programs ran, where it is kept.'),
  problems: z.exactOptional(z.array(reportedProblem).readonly()).describe('Why it does not pass.'),
})

/** Several plans tried side by side: what `editplan try --json` prints. */
export interface CandidatesReport {
  readonly version: 1
  readonly candidates: readonly Candidate[]
  /** The plan with the smallest change of those that pass; absent where none does. */
  readonly best?: string
  /** Present when the best was applied: its run. */
  readonly applied?: { readonly run: string | null; readonly written: boolean }
}

/** A step of one of several plans. */
const reportedPlace = z
  .strictObject({
    plan: z.string().describe('Name of the plan: its file without folder and extension.'),
    index: z.int().positive().describe('Its number in that plan, from 1.'),
    id: z.exactOptional(z.string()).describe('Its id.'),
    tool: z.string().describe('The tool that it uses.'),
    file_path: z.string().describe('What it is about: its path, its globs or its command.'),
    lines: z
      .exactOptional(z.tuple([count, count]).readonly())
      .describe('First and last line of the file that it replaces, when its plan is replayed alone.'),
    at: z
      .strictObject({
        file: z.exactOptional(z.string()).describe('The plan file.'),
        line: count.describe('Line of it, from 1.'),
        column: count.describe('Column of that line, from 1.'),
      })
      .readonly()
      .describe('Its place in the text of the plan.'),
  })
  .readonly()

/** Why plans do not fit in one order. */
const reportedClash = z
  .strictObject({
    order: z.array(z.string()).readonly().describe('Names of the plans, in the order that was tried.'),
    step: reportedPlace.describe('The refused step, or a step whose effect the order decides.'),
    cause: z.exactOptional(reportedPlace).describe('The step of the other plan that causes it.'),
    error: z
      .exactOptional(reportedProblem.readonly())
      .describe('Why the step is refused; absent where both orders work and give different files.'),
  })
  .readonly()

const reportedPair = z
  .strictObject({
    plans: z.tuple([z.string(), z.string()]).readonly().describe('Their names.'),
    relation: z
      .enum(['same', 'disjoint', 'commutes', 'order', 'conflicts'])
      .describe(
        'same: equal effect, the second one is left out. disjoint: different files. commutes: any order. order: one must come first. conflicts: no order works, or both do and give different files.',
      ),
    order: z
      .exactOptional(z.tuple([z.string(), z.string()]).readonly())
      .describe('The plan that must come first, and the other one.'),
    clashes: z.exactOptional(z.array(reportedClash).readonly()).describe('What is refused, and in which order.'),
    overwritten: z
      .exactOptional(z.array(z.string()).readonly())
      .describe('Files in which the second plan of `order` leaves nothing of what the first one changes.'),
  })
  .readonly()

/** How several plans fit together. */
export const reportedComposition = z
  .strictObject({
    plans: z
      .array(
        z
          .strictObject({
            name: z.string().describe('File of the plan without folder and extension.'),
            title: z.string().describe('Title of the plan.'),
            steps: count.describe('Number of its steps.'),
            refused: z.exactOptional(reportedClash).describe('Why the plan is refused, whatever comes before it.'),
          })
          .readonly(),
      )
      .readonly()
      .describe('The plans.'),
    pairs: z.array(reportedPair).readonly().describe('How the plans relate, two by two.'),
    clashes: z.array(reportedClash).readonly().describe('Why plans that fit in pairs do not fit together.'),
    order: z
      .exactOptional(z.array(z.string()).readonly())
      .describe('An order in which all work, without plans that repeat another; absent where there is none.'),
    error: z
      .exactOptional(reportedProblem.readonly())
      .describe('Why there is no such order: what refuses a plan whatever comes before it, else PLANS_CONFLICT.'),
  })
  .readonly()

/** What `editplan compose --json` prints, less the plan. */
export type CompositionReport = { readonly version: 1 } & ReportedComposition

const name = z.string()

/** One of the changes that are under way. */
const reportedChange = z
  .strictObject({
    name: name.describe(
      'What the pairs call it: the plan’s name, `#` and the number, the worktree’s folder; no other has it.',
    ),
    kind: z
      .enum(['run', 'plan', 'pull', 'worktree'])
      .describe('run: what is about to be published. pull: an open pull request. worktree: of the same repository.'),
    title: z.exactOptional(z.string()).describe('Title of the plan or of the pull request, as its author wrote it.'),
    number: z.exactOptional(z.int().positive()).describe('Number of the pull request.'),
    url: z.exactOptional(z.string()).describe('Its address.'),
    branch: z.exactOptional(z.string()).describe('Its branch, or that of the worktree.'),
    fork: z
      .exactOptional(z.literal(true))
      .describe('The branch is in another repository: whoever pushes to it needs no rights here.'),
    path: z.exactOptional(z.string()).describe('Folder of the worktree.'),
    behind: z
      .exactOptional(reportedProblem.readonly())
      .describe('It is behind the base: why its first refused step does not apply to the base’s tip.'),
  })
  .readonly()

/** A step of one of the changes, or a part of a difference. */
const overlapPlace = z
  .strictObject({
    change: name.describe('Name of the change.'),
    step: z
      .exactOptional(z.int().positive())
      .describe('Number of the step in its plan; absent where it was made without one.'),
    id: z.exactOptional(z.string()).describe('Id of that step.'),
    file_path: z.string().describe('What it is about: its path, its globs or its command.'),
    lines: z
      .exactOptional(z.tuple([count, count]).readonly())
      .describe('First and last line that it replaces, in the base’s file.'),
  })
  .readonly()

const overlapClash = z
  .strictObject({
    order: z.array(name).readonly().describe('The order that was tried.'),
    step: overlapPlace.describe('What is refused, or what the order decides.'),
    cause: z.exactOptional(overlapPlace).describe('What causes it in the other change.'),
    error: z
      .exactOptional(reportedProblem.readonly())
      .describe('Why it is refused; absent where both orders work and give different files.'),
  })
  .readonly()

const overlapPair = z
  .strictObject({
    changes: z.tuple([name, name]).readonly().describe('Their names.'),
    relation: z
      .enum(['same', 'disjoint', 'commutes', 'order', 'conflicts', 'behind', 'unknown'])
      .describe(
        'As in a composition; behind: one of them does not apply to the base’s tip, nor after the other. unknown: they could not be compared.',
      ),
    order: z
      .exactOptional(z.tuple([name, name]).readonly())
      .describe('The change that must come first, and the other one.'),
    clashes: z.exactOptional(z.array(overlapClash).readonly()).describe('What is refused, and in which order.'),
    overwritten: z
      .exactOptional(z.array(z.string()).readonly())
      .describe('Files in which the second of `order` leaves nothing of what the first one changes.'),
    reason: z.exactOptional(z.string()).describe('Why they could not be compared.'),
  })
  .readonly()

/** How changes that are under way relate, two by two. */
export const reportedOverlaps = z
  .strictObject({
    base: z
      .strictObject({
        branch: z.exactOptional(z.string()).describe('Its branch.'),
        commit: z.string().describe('Its tip, on which the changes were replayed.'),
      })
      .readonly()
      .describe('The base.'),
    changes: z.array(reportedChange).readonly().describe('The changes.'),
    pairs: z.array(overlapPair).readonly().describe('How they relate.'),
    left_out: z
      .array(
        z
          .strictObject({ name: name.describe('Its name.'), reason: z.string().describe('Why, in a sentence.') })
          .readonly(),
      )
      .readonly()
      .describe('Changes that were not looked at.'),
  })
  .readonly()

/** What `editplan overlap --json` prints. */
export type OverlapReport = { readonly version: 1 } & ReportedOverlaps

const namedStep = {
  index: z.int().positive().describe('Its number, from 1.'),
  id: z.exactOptional(z.string()).describe('Its id.'),
  tool: z.string().describe('The tool that it uses.'),
  file_path: z.string().describe('What it is about: its path, its globs or its command.'),
  why: z.exactOptional(z.string()).describe('The reason that the plan gives.'),
}

const culprit = z.strictObject({
  ...namedStep,
  verification: z.exactOptional(z.string()).describe('Name of the verification that fails with it.'),
  output: z.exactOptional(z.string()).describe('The end of what that printed; credentials masked.'),
})

/** Which steps break the verification of a plan. */
export const reportedNarrowing = z
  .strictObject({
    complete: z
      .boolean()
      .describe('No culprit can be put back alone; false where the budget was spent before that was known.'),
    flaky: z.boolean().describe('The same files once passed and once failed.'),
    runs: count.describe('Number of test runs.'),
    culprits: z.array(culprit.readonly()).readonly().describe('The steps that break it.'),
    dependants: z
      .array(
        z
          .strictObject({ ...namedStep, needs: z.array(z.int().positive()).readonly().describe('The steps it needs.') })
          .readonly(),
      )
      .readonly()
      .describe('Steps that need a culprit.'),
  })
  .readonly()

export type ReportedCulprit = NarrowingSummary['culprits'][number]
/** A step, as people find it in its plan. */
export type NamedStep = Pick<ReportedCulprit, 'index' | 'id' | 'tool' | 'file_path' | 'why'>

/** Which steps break a plan's verification: what `editplan narrow --json` prints. */
export interface NarrowingReport extends NarrowingSummary {
  readonly version: 1
  readonly plan: { readonly title: string; readonly sha256: string; readonly steps: number }
  /**
   * `all-pass`: nothing breaks it. `narrowed`: without the culprits it passes. `never`: it fails without any step too. `unknown`: the
   * budget was spent before anything passed.
   */
  readonly result: 'all-pass' | 'narrowed' | 'never' | 'unknown'
  readonly budget: number
  /** Number of changing steps that remain. */
  readonly kept: number
  readonly notes: readonly string[]
}
