import { EditplanError, exitCodeOf, type Problem } from '../../errors.ts'
import { reportProblem } from '../../report/build-report.ts'
import { showInvisible } from '../../report/plain-text.ts'
import { renderProblems } from '../../report/terminal/problems.ts'
import type { Context } from './context.ts'

const OUTSIDE_WORLD_FAILED = 5

/** Says on standard error what was thrown, without a stack, and answers the exit code. */
export function tellFailure(error: unknown, context: Context): number {
  const problems = problemsOf(error)
  if (!problems) return tellInternal(error, context)
  context.stderr(`${renderProblems(problems.map(reportProblem), context.errorStyle).join('\n')}\n`)
  return exitCodeOf(problems[0]?.name ?? 'USAGE')
}

/** The refusals that were thrown; undefined for what should not have been. */
export const problemsOf = (error: unknown): readonly Problem[] | undefined =>
  error instanceof EditplanError ? error.problems : undefined

/** A fault of ours, or of the machine. EDITPLAN_DEBUG shows the stack. */
function tellInternal(error: unknown, { env, stderr }: Context): number {
  const message = error instanceof Error ? error.message : String(error)
  stderr(`editplan failed unexpectedly: ${showInvisible(message)}\n`)
  stderr(
    env.EDITPLAN_DEBUG && error instanceof Error
      ? `${error.stack}\n`
      : 'Set EDITPLAN_DEBUG=1 to see where, and please report it.\n',
  )
  return OUTSIDE_WORLD_FAILED
}
