import type { Plan } from '../../index.ts'
import type { RunReport } from '../../report/report.ts'
import type { RunOptions } from '../../run.ts'
import type { Context } from './context.ts'
import { type DeliveryOptions, deliver, exitCodeFor, reportOfProblems } from './deliver.ts'
import { problemsOf, tellFailure } from './failure.ts'
import { continuesOnError, type ReplayOptions, runOptions } from './options.ts'
import { startProgress } from './progress.ts'
import { readPlans } from './read-plans.ts'

/** Reads plans, runs them with progress, delivers the report, and answers the exit code: what apply, check and pr share. */
export async function replay(
  names: readonly string[],
  options: ReplayOptions & DeliveryOptions & { readonly patches?: boolean },
  context: Context,
  run: (plans: readonly Plan[], options: RunOptions) => Promise<RunReport>,
): Promise<number> {
  try {
    const place = await runOptions(options, context)
    const plans = await readPlans(names, context, place)
    const report = await withProgress(options, context, (events) => run(plans, { ...place, ...events }))
    await deliver(report, options, context)
    return exitCodeFor(report, continuesOnError(options, plans))
  } catch (error) {
    const problems = problemsOf(error)
    if (problems) await deliver(reportOfProblems(names, problems), { ...options, quiet: true }, context)
    return tellFailure(error, context)
  }
}

async function withProgress<Result>(
  options: DeliveryOptions,
  context: Context,
  work: (events: Pick<RunOptions, 'onEvent'>) => Promise<Result>,
): Promise<Result> {
  if (options.quiet || options.json) return work({})
  const progress = startProgress(context)
  try {
    return await work({ onEvent: progress.onEvent })
  } finally {
    progress.stop()
  }
}
