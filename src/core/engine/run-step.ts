import type { Step } from '../plan/schema.ts'
import { globOf, nameOf } from '../plan/steps.ts'
import { visible } from '../text/visible.ts'
import { announceFix, fix } from '../tools/fix.ts'
import type { Progress } from '../tools/tool.ts'
import { type Commands, runCommandStep } from './command-step.ts'
import { soughtBy } from './file-query.ts'
import { runOnFiles, type StepOutcome } from './file-step.ts'
import { judgeStep } from './judge-step.ts'
import { announceTool, type FileCall, guarded, runTool } from './run-tool.ts'
import type { FileStepContext } from './tracked-files.ts'

/** Runs what a step asks for: a command, or one tool on one file, or on every file that its globs name. */
export async function runStep(
  step: Step,
  context: FileStepContext & { readonly commands: Commands | undefined; readonly nameOf: (step: number) => string },
): Promise<StepOutcome> {
  if (step.tool === 'Run') return guarded(nameOf(step), runCommandStep(step, context))
  if (step.tool === 'Fix')
    return guarded(nameOf(step), fix(step.input, context, { index: step.index, nameOf: context.nameOf }))
  const wrong = await judgeStep(step, context)
  if (wrong) return { ok: false, problem: wrong }
  const sought = soughtBy(step)
  if (sought) return guarded(nameOf(step), runOnFiles(step, sought, context))
  const outcome = await runTool(callOf(step), context)
  return outcome.ok ? { ok: true, path: outcome.path, done: [outcome] } : outcome
}

/** What a step of a replay is about to do, for people; undefined for a Read, and for a command, which whoever runs it announces. */
export const announceStep = (step: Step): Progress | undefined => {
  if (step.tool === 'Run') return undefined
  if (step.tool === 'Fix') return { type: 'progress', tool: step.tool, message: announceFix(step.input) }
  return globOf(step) === undefined
    ? announceTool(callOf(step), { show: false })
    : { type: 'progress', tool: step.tool, message: `${DOING[step.tool] ?? 'Editing'} ${visible(nameOf(step))}` }
}

const DOING: Partial<Record<Step['tool'], string>> = { Delete: 'Deleting', Move: 'Moving', Convert: 'Converting' }

/** The schema has made sure that a step without a glob names its file. */
const callOf = (step: Exclude<Step, { readonly tool: 'Run' | 'Fix' }>): FileCall => {
  if (step.tool === 'NotebookEdit')
    return { tool: step.tool, input: { ...step.input, notebook_path: step.input.notebook_path ?? '' } }
  return { tool: step.tool, input: { ...step.input, file_path: step.input.file_path ?? '' } } as FileCall
}
