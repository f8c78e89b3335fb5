import { EditplanError, type Problem } from '../../errors.ts'
import { MatchLimit } from '../text/match.ts'
import { set, unset } from '../tools/documents.ts'
import { edit, tooManySteps } from '../tools/edit.ts'
import { deleteFile, move } from '../tools/move.ts'
import { notebookEdit } from '../tools/notebook-edit.ts'
import { read } from '../tools/read/read.ts'
import type { Awaitable, FileInputs, Outcome, Progress, Tool, ToolContext, ToolRefusal } from '../tools/tool.ts'
import { convert, write } from '../tools/write.ts'
import { isErrno } from '../workspace/file-identity.ts'

/** A tool and its input: a session's call, or a step that names its file. */
export type FileCall = {
  [Name in keyof FileInputs]: { readonly tool: Name; readonly input: FileInputs[Name] }
}[keyof FileInputs]

/** What the tool of a call is about to do, for people; undefined where there is nothing to wait for. */
export const announceTool = (call: FileCall, context: Pick<ToolContext, 'show'>): Progress | undefined => {
  const message = bound(call).announce(context)
  return message === undefined ? undefined : { type: 'progress', tool: call.tool, message }
}

/** Runs the tool of a call. */
export const runTool = (call: FileCall, context: ToolContext): Awaitable<Outcome> =>
  guarded(
    () => ('notebook_path' in call.input ? call.input.notebook_path : call.input.file_path),
    () => bound(call).run(context),
  )

/** The same, now, with no look for credentials; undefined where that takes an engine that is loaded first. */
export const runToolAtOnce = (call: FileCall, context: ToolContext): Outcome | undefined => bound(call).atOnce(context)

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

/** The refusal of a file that no filter of git can give. */
export const unavailableFilter = (error: unknown): Problem | undefined =>
  error instanceof EditplanError ? error.problems.find(({ name }) => name === 'FILTER_UNAVAILABLE') : undefined

const bound = ({ tool: name, input }: FileCall) => {
  const tool = TOOLS[name] as Tool<typeof input>
  return {
    announce: (context: Pick<ToolContext, 'show'>) => tool.announce(input, context),
    run: (context: ToolContext) => tool.run(input, context),
    atOnce: (context: ToolContext) => tool.atOnce?.(input, context),
  }
}

const TOOLS: { readonly [Name in keyof FileInputs]: Tool<FileInputs[Name]> } = {
  ...{ Read: read, Edit: edit, Write: write, NotebookEdit: notebookEdit, Delete: deleteFile, Move: move },
  ...{ Set: set, Unset: unset, Convert: convert },
}
