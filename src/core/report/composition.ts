import * as z from 'zod'
import { reportedProblem } from './problem.ts'
import type { ReportedComposition } from './report-data.ts'

export type { ReportedClash, ReportedComposition, ReportedPlace } from './report-data.ts'

const count = z.int().min(0)

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
