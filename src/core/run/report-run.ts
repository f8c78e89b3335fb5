import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { inTurns } from '../engine/turns.ts'
import type { Git } from '../git/git.ts'
import { outlineOf, type SteppedPlan } from '../plan/steps.ts'
import { masked } from '../policy/secrets.ts'
import { buildReport } from '../report/build-report.ts'
import type { ReportedStep, RunReport } from '../report/report.ts'
import { counted } from '../text/words.ts'
import type { Change } from '../workspace/change.ts'
import type { Overlay } from '../workspace/overlay.ts'
import { PATCHED_STEPS } from './replayed.ts'
import type { Request } from './request.ts'
import type { Delivery, PreparedRun, RunResult } from './run-mode.ts'

/** Whether a run's report names its commits. */
export const namesCommits = ({ runMode, policy }: PreparedRun): boolean => runMode.tellsCommits && !policy.checkOnly

/** What a run reports, recorded or not, before its delivery or after; credentials in it are masked. */
export async function reportRun(
  prepared: PreparedRun,
  result: RunResult,
  delivery: Delivery = { written: false },
): Promise<RunReport> {
  const { baseline } = prepared
  const { request, workspace, verifications, sections, problems, audit } = result
  const { header, files, overrides, combination, outline } = request
  const { branch, written, notes = [] } = delivery
  const run = namesCommits(prepared) ? result.run : undefined
  const report = buildReport({
    verifications,
    problems,
    sections: { ...combination, ...sections },
    written,
    files: audit.files,
    steps: withPlanFiles(result.steps, request),
    plan: {
      title: header.title,
      digest: header.digest,
      description: header.description,
      files,
      overrides,
      without: header.without,
      leftOut: header.left_out,
      sources: request.plans.flatMap(({ source }) => source ?? []),
      words: outline.words,
    },
    base: baseline.base,
    head: run ? { ...run.head, ...(branch !== undefined && { branch }) } : null,
    run: run ? { id: run.id } : null,
    notes: [
      ...result.notes,
      ...notes,
      ...(await runNotes(baseline.git, { ignored: result.run?.ignored ?? [], workspace })),
      ...patchNotes(request),
      ...passedOverNotes(request),
    ],
  })
  // Loaded while the run goes on: a start does not wait for it.
  const { readingInParts } = await import('../report/read-first.ts')
  const shown = await masked(report)
  await turnOfTheLoop()
  const { groups } = await inTurns(readingInParts(shown))
  return { ...shown, read_first: groups }
}

/** The steps of a run of several plans, each with the file of its plan. A plan of one file is not read again. */
export function withPlanFiles(steps: readonly ReportedStep[], { files, plans }: Request): readonly ReportedStep[] {
  if (files.length < 2) return steps
  let last = 0
  const named = plans.map((plan) => {
    last += plan.steps.length
    return { last, fileOf: planFiles(plan) }
  })
  return steps.map((step) => {
    const plan = named.find(({ last }) => step.index <= last)?.fileOf(step.index)
    return plan === undefined ? step : { ...step, plan }
  })
}

/** A plan that was put together of several names a file in each step. */
function planFiles({ steps }: SteppedPlan): (index: number) => string | undefined {
  const [file, ...others] = outlineOf(steps).files
  if (others.length === 0) return () => file
  const files = new Map(Array.from(steps, ({ index, at }) => [index, at.file]))
  return (index) => files.get(index)
}

const passedOverNotes = ({ passedOver }: Request): readonly string[] =>
  [...passedOver].map(
    ([step, count]) =>
      `Step ${step} passed over ${counted(count, 'file')} that its glob names: a rule denies to read ${count === 1 ? 'it' : 'them'}.`,
  )

const patchNotes = ({ steps }: Request): readonly string[] =>
  steps.length <= PATCHED_STEPS
    ? []
    : [`The patches of ${steps.length} steps are left out of the report; \`editplan show <run> <step>\` prints each.`]

/** What the report says about a run as a whole, beside its steps: files that no commit holds, and settings that decided contents. */
const runNotes = async (
  git: Git,
  { ignored, workspace }: { readonly ignored: readonly string[]; readonly workspace: Overlay },
): Promise<string[]> => [
  ...ignored.map((path) => `${path}: git ignores it, so no commit holds it; undo gives its old bytes back.`),
  ...(await lineEndNotes(git, workspace.changes())),
]

/**
 * `core.autocrlf` alone of all configuration may decide what is committed: where it is set and a changed file has CRLF line ends,
 * another machine may make other commits of the same plan.
 */
async function lineEndNotes({ config }: Git, changes: readonly Change[]): Promise<string[]> {
  if (!changes.some(({ after }) => after?.includes('\r\n'))) return []
  const value = (await config()).get('core.autocrlf')?.toLowerCase() ?? 'false'
  if (/^(?:false|no|off|0|)$/.test(value)) return []
  return [`core.autocrlf is ${value} here: files with CRLF line ends are committed as git add would commit them.`]
}
