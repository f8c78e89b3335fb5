import type { SteppedPlan } from '../../core/plan/steps.ts'
import { type Contents, collectContents, type FileContents } from '../../core/report/contents.ts'
import { exitCodeFor } from '../../core/report/outcome.ts'
import type { RunReport } from '../../core/report/report.ts'
import type { RunOptions } from '../../core/run/apply.ts'
import type { PullEvent } from '../../publish/publication.ts'
import type { Context } from './context.ts'
import { type DeliveryOptions, deliver, deliverProblems } from './deliver.ts'
import { problemsOf, tellFailure } from './failure.ts'
import { continuesOnError, type ReplayOptions, runOptions } from './options.ts'
import { startProgress } from './progress.ts'
import { readPlans } from './read-plans.ts'
import { readVariables } from './variables.ts'

/** Reads plans, runs them with progress, delivers the report, and answers the exit code: what apply, check and pr share. */
export async function replay(
  names: readonly string[],
  options: ReplayOptions & DeliveryOptions & { readonly patches?: boolean },
  context: Context,
  run: (plans: readonly SteppedPlan[], options: WatchedOptions) => Promise<RunReport>,
): Promise<number> {
  try {
    const place = await runOptions(options, context)
    const plans = await readPlans(names, context, { ...place, vars: await readVariables(options, context) })
    const watched = await watch(options, context, (watching) => run(plans, { ...place, ...watching }))
    await deliver(watched.report, { ...options, contents: watched.contents, root: place.root }, context)
    return exitCodeFor(watched.report, continuesOnError(options, plans))
  } catch (error) {
    const problems = await problemsOf(error)
    if (problems) await deliverProblems({ files: names, problems }, options, context)
    return tellFailure(error, context)
  }
}

type WatchedOptions = Omit<RunOptions, keyof ReplayListeners> & ReplayListeners

interface ReplayResult {
  readonly report: RunReport
  readonly contents: Contents
}

interface ReplayListeners {
  readonly onEvent: (event: PullEvent) => void
  readonly onContents?: (file: FileContents) => void
}

/** Shows the progress of a run, and keeps the contents that a page will show. */
async function watch(
  options: DeliveryOptions,
  context: Context,
  run: (watching: ReplayListeners) => Promise<RunReport>,
): Promise<ReplayResult> {
  const progress = options.quiet || options.json ? undefined : startProgress(context)
  const { contents, addStep, addFile } = collectContents()
  try {
    const onEvent = (event: PullEvent): void => {
      progress?.onEvent(event)
      if (options.html !== undefined && event.type === 'step' && event.change) addStep(event.step.index, event.change)
    }
    const report = await run({ onEvent, ...(options.html !== undefined && { onContents: addFile }) })
    return { report, contents }
  } finally {
    progress?.stop()
  }
}
