import * as z from 'zod'
import { reportedProblem } from './problem.ts'
import type { ReportedOverlaps } from './report-data.ts'

export type { OverlapClash, OverlapPair, OverlapPlace, ReportedChange, ReportedOverlaps } from './report-data.ts'

const count = z.int().min(0)
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
