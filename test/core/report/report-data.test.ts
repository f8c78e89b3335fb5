import { expect, it } from 'vitest'
import type * as z from 'zod'
import type { repairAnswers, repairPacket } from '../../../src/core/report/repair-packet.ts'
import { reportSchema } from '../../../src/core/report/report.ts'
import type {
  Candidate,
  NarrowingSummary,
  RepairAnswer,
  RepairPacket,
  ReportedComposition,
  ReportedOverlaps,
  ReportedProblem,
  ReportedPullRequest,
  ReportedServer,
  ReportedStep,
  ReportedVerification,
  RunReport,
} from '../../../src/core/report/report-data.ts'
import type {
  reportedCandidate,
  reportedComposition,
  reportedNarrowing,
  reportedOverlaps,
  reportedProblem,
  reportedServer,
  reportedVerification,
} from '../../../src/core/report/report-parts.ts'

/** Each can stand for the other, and neither has a key that the other lacks. */
type Same<One, Other> = [One, Other, keyof One, keyof Other] extends [Other, One, keyof Other, keyof One] ? true : false

type Report = z.output<typeof reportSchema>

/** The compiler refuses this file where one of these is not so. */
const SAME: readonly [
  Same<Report, RunReport>,
  Same<Report['steps'][number], ReportedStep>,
  Same<Report['files'][number], RunReport['files'][number]>,
  Same<Report['plan'], RunReport['plan']>,
  Same<Report['totals'], RunReport['totals']>,
  Same<NonNullable<Report['since']>, NonNullable<RunReport['since']>>,
  Same<NonNullable<Report['read_first']>[number], NonNullable<RunReport['read_first']>[number]>,
  Same<NonNullable<Report['rules']>[number], NonNullable<RunReport['rules']>[number]>,
  Same<NonNullable<Report['pull_request']>, ReportedPullRequest>,
  Same<z.output<typeof reportedProblem>, ReportedProblem>,
  Same<z.output<typeof reportedVerification>, ReportedVerification>,
  Same<z.output<typeof reportedServer>, ReportedServer>,
  Same<z.output<typeof reportedCandidate>, Candidate>,
  Same<z.output<typeof reportedComposition>, ReportedComposition>,
  Same<z.output<typeof reportedNarrowing>, NarrowingSummary>,
  Same<z.output<typeof reportedOverlaps>, ReportedOverlaps>,
  Same<z.output<typeof repairPacket>, RepairPacket>,
  Same<z.output<typeof repairAnswers>[number], RepairAnswer>,
] = [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]

it('the types of a report are those of its schema, in both directions', () => {
  expect(SAME).not.toContain(false)
  const keys: Readonly<Record<keyof RunReport, true>> = {
    ...{ version: true, plan: true, base: true, head: true, run: true, steps: true, rules: true, written: true },
    ...{ moved: true, read_first: true },
    ...{ files: true, totals: true, notes: true, since: true, verifications: true, diagnostics: true },
    ...{ composition: true, candidates: true, narrowing: true, overlaps: true, problems: true, pull_request: true },
  }
  expect(Object.keys(keys).sort()).toEqual(Object.keys(reportSchema.shape).sort())
})
