import type { Step } from '../plan/schema.ts'
import type { Progress } from '../tools/tool.ts'
import { type FileStepContext, runOnFiles, type StepOutcome } from './file-step.ts'
import { type FileCall, guarded, runTool } from './run-tool.ts'
import { soughtBy } from './sought.ts'
import { nameOf } from './step-paths.ts'

/** Runs what a step asks for: one tool on one file, or on every file that its globs name. */
export async function* runStep(step: Step, context: FileStepContext): AsyncGenerator<Progress, StepOutcome, void> {
  const sought = soughtBy(step)
  if (sought) return yield* guarded(nameOf(step), runOnFiles(step, sought, context))
  const outcome = yield* runTool(callOf(step), context)
  return outcome.ok ? { ok: true, path: outcome.path, done: [outcome] } : outcome
}

/** The schema has made sure that a step without a glob names its file. */
const callOf = (step: Step): FileCall => {
  if (step.tool === 'NotebookEdit')
    return { tool: step.tool, input: { ...step.input, notebook_path: step.input.notebook_path ?? '' } }
  return { tool: step.tool, input: { ...step.input, file_path: step.input.file_path ?? '' } } as FileCall
}
