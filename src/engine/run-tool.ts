import type { ReadInput } from '../plan/schema.ts'
import { MatchLimit } from '../text/counted-text.ts'
import { deleteFile } from '../tools/delete.ts'
import { edit, type FileEdit, tooManySteps } from '../tools/edit.ts'
import type { FileMove, NamedFile } from '../tools/file-removal.ts'
import { move } from '../tools/move.ts'
import { type FileNotebookEdit, notebookEdit } from '../tools/notebook-edit.ts'
import { read } from '../tools/read/read.ts'
import type { FileSet, FileUnset } from '../tools/set.ts'
import type { Outcome, Progress, Refused, ToolContext } from '../tools/tool.ts'
import { type FileWrite, write } from '../tools/write.ts'
import { isErrno } from '../workspace/errno.ts'

/** A tool and its input: a session's call, or a step that names its file. */
export type FileCall =
  | { readonly tool: 'Read'; readonly input: ReadInput }
  | { readonly tool: 'Edit'; readonly input: FileEdit }
  | { readonly tool: 'Write'; readonly input: FileWrite }
  | { readonly tool: 'NotebookEdit'; readonly input: FileNotebookEdit }
  | { readonly tool: 'Delete'; readonly input: NamedFile }
  | { readonly tool: 'Move'; readonly input: FileMove }
  | { readonly tool: 'Set'; readonly input: FileSet }
  | { readonly tool: 'Unset'; readonly input: FileUnset }

/** Runs the tool of a call. */
export const runTool = (call: FileCall, context: ToolContext): AsyncGenerator<Progress, Outcome, void> =>
  guarded('notebook_path' in call.input ? call.input.notebook_path : call.input.file_path, start(call, context))

/** What the file system refuses (permissions, a failing disk) is a refusal like any other: READ_FAILED. So is a search without end: LIMIT_EXCEEDED. */
export async function* guarded<Result>(
  name: string,
  running: AsyncGenerator<Progress, Result, void>,
): AsyncGenerator<Progress, Result | Refused, void> {
  try {
    return yield* running
  } catch (error) {
    if (error instanceof MatchLimit) return { ok: false, problem: tooManySteps(name, error.steps) }
    if (!isErrno(error)) throw error
    const message = `${JSON.stringify(name)} could not be read: ${error.message}. Check its permissions.`
    return { ok: false, problem: { name: 'READ_FAILED', message } }
  }
}

const start = (call: FileCall, context: ToolContext): AsyncGenerator<Progress, Outcome, void> => {
  switch (call.tool) {
    case 'Read':
      return read.run(call.input, context)
    case 'Edit':
      return edit.run(call.input, context)
    case 'Write':
      return write.run(call.input, context)
    case 'NotebookEdit':
      return notebookEdit.run(call.input, context)
    case 'Delete':
      return deleteFile.run(call.input, context)
    case 'Move':
      return move.run(call.input, context)
    case 'Set':
    case 'Unset':
      return changeDocument(call, context)
  }
}

/** The parsers of documents are loaded with the first of them. */
async function* changeDocument(
  call: Extract<FileCall, { tool: 'Set' | 'Unset' }>,
  context: ToolContext,
): AsyncGenerator<Progress, Outcome, void> {
  const { set, unset } = await import('../tools/set.ts')
  return call.tool === 'Set' ? yield* set.run(call.input, context) : yield* unset.run(call.input, context)
}
