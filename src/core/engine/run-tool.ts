import { EditplanError, type Problem } from '../../errors.ts'
import { MatchLimit } from '../text/match.ts'
import { visible } from '../text/visible.ts'
import { tooManySteps } from '../tools/edit-search.ts'
import { toolOf, touchesOf } from '../tools/list.ts'
import type { Awaitable, Outcome, Progress, ToolCall, ToolContext, ToolRefusal } from '../tools/tool.ts'
import { isErrno } from '../workspace/file-identity.ts'

/** What the tool of a call is about to do, for people; undefined where there is nothing to wait for. */
export const announceTool = (call: ToolCall, context: Pick<ToolContext, 'show'>): Progress | undefined => {
  const tool = toolOf(call.tool)
  const message = tool.announce ? tool.announce(call.input, context) : `${tool.doing} ${visible(fileOf(call))}`
  return message === undefined ? undefined : { type: 'progress', tool: call.tool, message }
}

/** Runs the tool of a call about one file. */
export const runTool = (call: ToolCall, context: ToolContext): Awaitable<Outcome> =>
  guarded(
    () => fileOf(call),
    () => required(toolOf(call.tool).run?.(call.input, context), call),
  )

const fileOf = (call: ToolCall): string => touchesOf(call)[0]?.path ?? ''

const required = <Value>(value: Value | undefined, { tool }: ToolCall): Value => {
  if (value === undefined) throw new TypeError(`${tool} is not about one file`)
  return value
}

/** The system's refusals (permissions, a failing disk) and searches of too many steps are refusals: see `failureOf`. */
export function guarded<Result>(name: () => string, run: () => Awaitable<Result>): Awaitable<Result | ToolRefusal> {
  const refused = (error: unknown): ToolRefusal => ({ ok: false, problem: failureOf(name(), error) })
  try {
    const running = run()
    return running instanceof Promise ? running.catch(refused) : running
  } catch (error) {
    return refused(error)
  }
}

/** READ_FAILED for an error of the system, LIMIT_EXCEEDED, FILTER_UNAVAILABLE; throws every other. */
export const failureOf = (name: string, error: unknown): Problem => {
  const unfiltered = unavailableFilter(error)
  if (unfiltered) return unfiltered
  if (error instanceof MatchLimit) return tooManySteps(name, error.steps)
  if (!isErrno(error)) throw error
  const message = `${JSON.stringify(name)} could not be read: ${error.message}. Check its permissions.`
  return { name: 'READ_FAILED', message }
}

/** The refusal of a file whose content no filter of git can produce. */
export const unavailableFilter = (error: unknown): Problem | undefined =>
  error instanceof EditplanError ? error.problems.find(({ name }) => name === 'FILTER_UNAVAILABLE') : undefined
