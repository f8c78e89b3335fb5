import type { Step } from '../plan/schema.ts'
import { globEditOf } from '../plan/steps.ts'
import { visible } from '../text/visible.ts'
import type { Progress, ToolContext } from '../tools/tool.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import { editGlob, type StepOutcome } from './glob-edit.ts'
import { announceTool, type FileCall, guarded, runTool } from './run-tool.ts'

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
