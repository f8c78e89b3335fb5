import type { Git } from '../git/git.ts'
import type { Step } from '../plan/schema.ts'
import { joinOutlines, outlineOf, type SteppedPlan } from '../plan/steps.ts'
import type { Policy } from '../policy/policy.ts'
import type { ReportedStep, RunReport } from '../report/report.ts'
import { NOTHING_CHANGED } from './audit.ts'
import type { Baseline } from './baseline.ts'
import type { Commands } from './commands/execute-command.ts'
import { tellContents } from './net-files.ts'
import { replayAndRecord, skipAround } from './replayed.ts'
import { reportRun } from './report-run.ts'
import { continuing, type Request, withFiles } from './request.ts'
import type { PreparedRun, RunResult } from './run-mode.ts'

/** Nothing of it was written. */
export const reportRefusal = (run: PreparedRun, { run: _, ...result }: RunResult): Promise<RunReport> => {
  const { asked } = run
  return reportRun(run, { ...result, request: asked, steps: skipAround(result.steps, asked), audit: NOTHING_CHANGED })
}

/** Nothing of it was written either; whoever looks for the cause needs what the steps would have done. */
export async function reportUnverified(prepared: PreparedRun, { run: _, ...result }: RunResult): Promise<RunReport> {
  const { asked, store, options } = prepared
  if (options.onContents) await tellContents(store.git, result.audit.files, options.onContents)
  return reportRun(prepared, { ...result, request: asked, steps: result.steps.map(asNotWritten) })
}

/** A step that took part in a result which was thrown away, with its patch. */
const asNotWritten = (step: ReportedStep): ReportedStep => {
  const { commit: _, ...rest } = step
  return step.status === 'applied' ? { ...rest, status: 'skipped' } : rest
}

interface RefusedRun {
  readonly steps: readonly ReportedStep[]
  /** Lets through what it would ask about. */
  readonly policy: Policy
  /** Runs the commands of steps; without it such steps fail. */
  readonly commands?: Commands | undefined
  /** As in `ReplayOptions`. */
  readonly blobs?: Git | undefined
  readonly signal?: AbortSignal | undefined
}

/** More steps are not left out one by one to see whether the others still apply. */
const MOST = 24

/**
 * The steps, those that failed with the numbers of the left-out steps that they need: without one of these they fail, with all
 * they do not. Replays the plan in memory: once as a whole, and once for each step that is left out.
 */
export async function explainMissingSteps(
  baseline: Baseline,
  request: Request,
  { steps, policy, commands, blobs, signal }: RefusedRun,
): Promise<readonly ReportedStep[]> {
  const left = request.header.without
  const failed = failedIn(steps)
  if (left.length === 0 || failed.size === 0) return steps
  const whole = await withFiles(baseline, wholeOf(request), policy)
  const failedWithout = async (some: readonly number[]): Promise<ReadonlySet<number>> => {
    const replayed = await replayAndRecord(baseline, leavingOut(whole, some), {
      policy,
      commands,
      signal,
      blobs,
      recorded: false,
    })
    return failedIn(replayed.steps)
  }
  const always = await failedWithout([])
  const needs = new Map([...failed].filter((step) => !always.has(step)).map((step) => [step, [] as number[]]))
  if (needs.size === 0) return steps
  for (const one of left.length > MOST ? [] : left) {
    const without = await failedWithout([one])
    for (const [step, needed] of needs) if (without.has(step)) needed.push(one)
  }
  return steps.map((step) => {
    const needed = needs.get(step.index)
    return needed ? needing(step, needed.length > 0 ? needed : left) : step
  })
}

const failedIn = (steps: readonly ReportedStep[]): ReadonlySet<number> =>
  new Set(steps.filter(({ status }) => status === 'failed').map(({ index }) => index))

function wholeOf(request: Request): Request {
  const whole = leavingOut(continuing(request), [])
  const outline = joinOutlines(whole.plans.map(({ steps }) => outlineOf(steps)))
  return { ...whole, outline, paths: [...outline.paths] }
}

/** The request with these steps left out, and no others. */
export const leavingOut = (request: Request, some: readonly number[]): Request => {
  const left = new Set(some)
  return { ...request, plans: request.plans.map((plan) => marked(plan, left)) }
}

const marked = (plan: SteppedPlan, left: ReadonlySet<number>): SteppedPlan => ({
  ...plan,
  steps: {
    length: plan.steps.length,
    *[Symbol.iterator]() {
      for (const { leftOut: _, ...step } of plan.steps)
        yield { ...step, ...(left.has(step.index) && { leftOut: true }) } as Step
    },
  },
})

function needing(step: ReportedStep, needs: readonly number[]): ReportedStep {
  const [one, ...others] = needs
  const what = others.length === 0 ? `step ${one}, which is` : `steps ${needs.join(', ')}, which are`
  const note = `Needs ${what} left out. Leave step ${step.index} out as well, or take ${others.length === 0 ? 'that step' : 'them'} back.`
  return { ...step, needs: [...needs], notes: [...(step.notes ?? []), note] }
}
