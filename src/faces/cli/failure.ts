import { EditplanError, exitCodeOf, type Problem } from '../../errors.ts'
import { reportProblem } from '../../report/build-report.ts'
import { showInvisible } from '../../report/plain-text.ts'
import { renderProblems } from '../../report/terminal/problems.ts'
import type { Context } from './context.ts'

const OUTSIDE_WORLD_FAILED = 5

/** Says on standard error what was thrown, without a stack, and answers the exit code. */
export async function tellFailure(error: unknown, context: Context): Promise<number> {
  const problems = await problemsOf(error)
  if (!problems) return tellInternal(error, context)
  context.stderr(`${renderProblems(problems.map(reportProblem), context.errorStyle).join('\n')}\n`)
  return exitCodeOf(problems[0]?.name ?? 'USAGE')
}

/** The refusals that were thrown, credentials in them masked; undefined for an error that no refusal is. */
export async function problemsOf(error: unknown): Promise<readonly Problem[] | undefined> {
  if (!(error instanceof EditplanError)) return undefined
  const { masked } = await import('../../index.ts')
  return masked(error.problems)
}

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
