import type { Problem } from '../errors.ts'
import type { DeleteInput, MoveInput, NotebookEditInput, ReadInput, Step } from '../plan/schema.ts'
import { globEditOf } from '../plan/steps.ts'
import { visible } from '../text/visible.ts'
import { deleteFile } from '../tools/delete.ts'
import { edit, type FileEdit } from '../tools/edit.ts'
import { move } from '../tools/move.ts'
import { notebookEdit } from '../tools/notebook-edit.ts'
import { read } from '../tools/read/read.ts'
import type { Outcome, Progress, Refused, Tool, ToolContext } from '../tools/tool.ts'
import { type FileWrite, write } from '../tools/write.ts'
import { isErrno } from '../workspace/errno.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import { editGlob, type StepOutcome } from './glob-edit.ts'

/** A tool and its input: a session's call, or a step that names its file. */
export type FileCall =
  | { readonly tool: 'Read'; readonly input: ReadInput }
  | { readonly tool: 'Edit'; readonly input: FileEdit }
  | { readonly tool: 'Write'; readonly input: FileWrite }
  | { readonly tool: 'NotebookEdit'; readonly input: NotebookEditInput }
  | { readonly tool: 'Delete'; readonly input: DeleteInput }
  | { readonly tool: 'Move'; readonly input: MoveInput }

/** What the tool of a call is about to do, for people; undefined where there is nothing to wait for. */
export const announceTool = (call: FileCall, context: Pick<ToolContext, 'show'>): Progress | undefined => {
  const message = bound(call).announce(context)
  return message === undefined ? undefined : { type: 'progress', tool: call.tool, message }
}

/** Runs the tool of a call. */
export const runTool = (call: FileCall, context: ToolContext): Promise<Outcome> =>
  guarded('notebook_path' in call.input ? call.input.notebook_path : call.input.file_path, bound(call).run(context))

/** What the file system refuses (permissions, a failing disk) is a refusal like any other: READ_FAILED. */
async function guarded<Result>(name: string, running: Promise<Result>): Promise<Result | Refused> {
  try {
    return await running
  } catch (error) {
    return { ok: false, problem: readFailed(name, error) }
  }
}

/** READ_FAILED for an error of the file system; throws every other. */
export const readFailed = (name: string, error: unknown): Problem => {
  if (!isErrno(error)) throw error
  const message = `${JSON.stringify(name)} could not be read: ${error.message}. Check its permissions.`
  return { name: 'READ_FAILED', message }
}

interface BoundTool {
  announce(context: Pick<ToolContext, 'show'>): string | undefined
  run(context: ToolContext): Promise<Outcome>
}

const bound = (call: FileCall): BoundTool => {
  switch (call.tool) {
    case 'Read':
      return bind(read, call.input)
    case 'Edit':
      return bind(edit, call.input)
    case 'Write':
      return bind(write, call.input)
    case 'NotebookEdit':
      return bind(notebookEdit, call.input)
    case 'Delete':
      return bind(deleteFile, call.input)
    case 'Move':
      return bind(move, call.input)
  }
}

const bind = <Input>(tool: Tool<Input>, input: Input): BoundTool => ({
  announce: (context) => tool.announce(input, context),
  run: (context) => tool.run(input, context),
})

/** Runs what a step asks for: one tool on one file, or an Edit of every file among `candidates` that its glob names. */
export async function runStep(
  step: Step,
  context: ToolContext & { readonly candidates: () => Iterable<RepoPath> },
): Promise<StepOutcome> {
  const globEdit = globEditOf(step)
  if (globEdit) return guarded(globEdit.glob, editGlob(globEdit, { ...context, candidates: context.candidates() }))
  const outcome = await runTool(callOf(step), context)
  return outcome.ok ? { ok: true, path: outcome.path, done: [outcome] } : outcome
}

/** What a step of a replay is about to do, for people; undefined for a Read. */
export const announceStep = (step: Step): Progress | undefined => {
  const glob = globEditOf(step)?.glob
  return glob === undefined
    ? announceTool(callOf(step), { show: false })
    : { type: 'progress', tool: step.tool, message: `Editing ${visible(glob)}` }
}

const callOf = (step: Step): FileCall => {
  if (step.tool !== 'Edit') return step
  return { tool: 'Edit', input: { ...step.input, file_path: step.input.file_path ?? '' } }
}
