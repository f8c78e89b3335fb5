import type { Problem } from '../../errors.ts'
import { placeOfKey } from '../plan/document.ts'
import type { Step } from '../plan/schema.ts'
import { globOf, nameOf } from '../plan/steps.ts'
import { expandBraces, listOf } from '../text/globs.ts'
import { visible } from '../text/visible.ts'
import { listed } from '../text/words.ts'
import { invalidKey } from '../tools/edit-search.ts'
import { toolOf } from '../tools/list.ts'
import type { StepInputs } from '../tools/step-inputs.ts'
import type { Awaitable, CommandOutcome, KeyFault, Outcome, Progress, StepContext, StepOutcome } from '../tools/tool.ts'
import { createFileSearch, soughtBy } from './file-search.ts'
import { runOnFiles } from './file-step.ts'
import { soughtByImports, withImports } from './imports.ts'
import { announceTool, guarded, runTool } from './run-tool.ts'
import type { FileStepContext } from './step-result.ts'

/** A step that names a command. */
export type RunStep = Extract<Step, { readonly input: StepInputs['Run'] }>

/** Runs a step: a whole step at once, or one tool on one file, or on every file that its globs name. */
export function runStep(
  step: Step,
  context: FileStepContext &
    StepContext & { readonly commands: ((step: RunStep) => Promise<CommandOutcome>) | undefined },
): Awaitable<StepOutcome> {
  const name = () => nameOf(step)
  const tool = toolOf(step.tool)
  if (tool.apply) {
    const { commands } = context
    const command = commands && (() => commands(step as RunStep))
    return guarded(name, () => tool.apply?.(step.input, context, command) as Awaitable<StepOutcome>)
  }
  const fault = faultIn(step, context)
  if (fault || globOf(step) !== undefined || soughtByImports(step))
    return guarded(name, async () => withImports(step, await runSearch(step, fault, context), context))
  const outcome = runTool(step, context)
  return outcome instanceof Promise ? outcome.then(ofOneFile) : ofOneFile(outcome)
}

const ofOneFile = (outcome: Outcome): StepOutcome =>
  outcome.ok ? { ok: true, path: outcome.path, done: [outcome] } : outcome

async function runSearch(
  step: Step,
  judged: Promise<Problem | undefined> | undefined,
  context: FileStepContext,
): Promise<StepOutcome> {
  const problem = await judged
  if (problem) return { ok: false, problem }
  const sought = soughtBy(step)
  return sought ? runOnFiles(step, sought, context) : ofOneFile(await runTool(step, context))
}

/** INVALID_INPUT of what no file can make sound, at its key; undefined at once where nothing is to be judged. */
export const faultIn = (step: Step, context: FileStepContext): Promise<Problem | undefined> | undefined =>
  toolOf(step.tool)
    .judge?.(step.input, (endings) => namesOf(step, endings, context))
    ?.then((fault) => fault && placed(step, fault))

const placed = (step: Step, fault: KeyFault): Problem => {
  const at = placeOfKey(step, fault.path)
  return { ...invalidKey(fault), ...(at && { at: { ...step.at, ...at } }) }
}

/** Names that reveal the languages of a step's files: its own name, or the ends of its globs, or the names of the files. */
const namesOf = async (
  step: Step,
  endings: readonly string[],
  context: FileStepContext,
): Promise<readonly string[]> => {
  const glob = globOf(step)
  if (glob === undefined) return [nameOf(step)]
  const patterns = listOf(glob).flatMap((pattern) => expandBraces(pattern) ?? [])
  const hasLanguage = 'language' in step.input && step.input.language
  if (hasLanguage || patterns.some((pattern) => endings.some((ending) => pattern.endsWith(ending)))) return patterns
  const search = await createFileSearch({
    glob,
    exclude: 'exclude' in step.input ? step.input.exclude : undefined,
    endings,
  })
  return typeof search === 'string' ? [] : [...(await context.tracked.all()), ...context.touched()].filter(search.names)
}

/** What a step of a replay is about to do, for people; undefined where there is nothing to wait for. */
export function announceStep(step: Step): Progress | undefined {
  const glob = globOf(step)
  if (glob === undefined) return announceTool(step, { show: false })
  const message = `${toolOf(step.tool).doing} ${visible(listed(listOf(glob), 2))}`
  return { type: 'progress', tool: step.tool, message }
}
