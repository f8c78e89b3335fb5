import { neutraliseCommands } from '../../core/report/annotations.ts'
import { EditplanError, exitCodeOf } from '../../errors.ts'
import type { ActionContext } from './context.ts'

const OUTSIDE_WORLD_FAILED = 5

/** Annotates a failure that no report tells: a refusal by its name, or a fault of ours or of the machine. Answers the exit code. */
export function tellFailure(error: unknown, context: Pick<ActionContext, 'error'>): number {
  if (error instanceof EditplanError) {
    for (const { message } of error.problems) context.error(neutraliseCommands(message), { title: error.name })
    return exitCodeOf(error.name)
  }
  const message = error instanceof Error ? error.message : String(error)
  context.error(neutraliseCommands(`editplan failed unexpectedly: ${message}`), {})
  return OUTSIDE_WORLD_FAILED
}
