import type { Problem } from '../errors.ts'
import { edit } from '../tools/edit.ts'
import { notebookEdit } from '../tools/notebook-edit.ts'
import { read } from '../tools/read/read.ts'
import type { Outcome, Progress, ToolContext } from '../tools/tool.ts'
import { write } from '../tools/write.ts'
import { isErrno } from '../workspace/errno.ts'
import { pathOf, type ToolCall } from './tool-call.ts'

/** Runs the tool of a call. What the file system refuses (permissions, a failing disk) is a refusal like any other: READ_FAILED. */
export async function* runTool(call: ToolCall, context: ToolContext): AsyncGenerator<Progress, Outcome, void> {
  try {
    return yield* start(call, context)
  } catch (error) {
    if (!isErrno(error)) throw error
    return { ok: false, problem: readFailed(call, error) }
  }
}

const start = (call: ToolCall, context: ToolContext): AsyncGenerator<Progress, Outcome, void> => {
  switch (call.tool) {
    case 'Read':
      return read.run(call.input, context)
    case 'Edit':
      return edit.run(call.input, context)
    case 'Write':
      return write.run(call.input, context)
    case 'NotebookEdit':
      return notebookEdit.run(call.input, context)
  }
}

const readFailed = (call: ToolCall, error: Error): Problem => ({
  name: 'READ_FAILED',
  message: `${JSON.stringify(pathOf(call))} could not be read: ${error.message}. Check its permissions.`,
})
