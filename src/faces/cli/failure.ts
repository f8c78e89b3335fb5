import { reportProblem } from '../../core/report/build-report.ts'
import { showInvisible } from '../../core/report/plain-text.ts'
import { renderProblems } from '../../core/report/terminal/problems.ts'
import { EditplanError, exitCodeOf, type Problem } from '../../errors.ts'
import type { Context } from './context.ts'

const OUTSIDE_WORLD_FAILED = 5

/** Prints what was thrown to standard error, without a stack; answers the exit code. */
export async function tellFailure(error: unknown, context: Context): Promise<number> {
  const problems = await problemsOf(error)
  if (!problems) return tellInternal(error, context)
  context.stderr(`${renderProblems(problems.map(reportProblem), context.errorStyle).join('\n')}\n`)
  return exitCodeOf(problems[0]?.name ?? 'USAGE')
}

/** The refusals that were thrown, with credentials masked; undefined for any other error. */
export async function problemsOf(error: unknown): Promise<readonly Problem[] | undefined> {
  if (!(error instanceof EditplanError)) return undefined
  const { masked } = await import('../../core/policy/mask.ts')
  return masked(error.problems)
}

/** For errors that are not refusals, such as a bug. EDITPLAN_DEBUG shows the stack. */
function tellInternal(error: unknown, { env, stderr }: Context): number {
  const message = error instanceof Error ? error.message : String(error)
  stderr(`editplan failed unexpectedly: ${showInvisible(message)}\n`)
  stderr(
    env.EDITPLAN_DEBUG && error instanceof Error
      ? `${error.stack}\n`
      : 'Set EDITPLAN_DEBUG=1 to see the stack, and please report this.\n',
  )
  return OUTSIDE_WORLD_FAILED
}
