import type { Problem } from '../../errors.ts'
import { placeOfKey } from '../plan/document.ts'
import type { FixInput, Step } from '../plan/schema.ts'
import { globOf, nameOf } from '../plan/steps.ts'
import { expandBraces, listOf } from '../text/globs.ts'
import { visible } from '../text/visible.ts'
import { type Check, firstProblem, isNotLink, openTarget, REGULAR_FILE, refuse } from '../tools/checks.ts'
import { invalidKey } from '../tools/edit.ts'
import { removalOf } from '../tools/move.ts'
import { run } from '../tools/run.ts'
import type { Awaitable, Outcome, Progress, ToolContext, ToolRefusal, ToolResult } from '../tools/tool.ts'
import { type KeyFault, structureSearch } from '../tools/tool-slots.ts'
import { putBytes } from '../tools/write.ts'
import { createOverlay, type Overlay } from '../workspace/overlay.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import { createFileSearch, type FileQuery, soughtBy } from './file-search.ts'
import { runOnFiles, type StepOutcome } from './file-step.ts'
import { announceTool, type FileCall, guarded, runTool } from './run-tool.ts'
import type { FileStepContext } from './step-result.ts'

/** Runs what a step asks for: a command, or one tool on one file, or on every file that its globs name. */
export function runStep(
  step: Step,
  context: FileStepContext & { readonly commands: Commands | undefined; readonly nameOf: (step: number) => string },
): Awaitable<StepOutcome> {
  const name = () => nameOf(step)
  if (step.tool === 'Run') return guarded(name, () => runCommandStep(step, context))
  if (step.tool === 'Fix') return guarded(name, () => runFix(step.input, context))
  const sought = soughtBy(step)
  if (isSearch(step) || sought) return guarded(name, () => runSearch(step, sought, context))
  const outcome = runTool(callOf(step), context)
  return outcome instanceof Promise ? outcome.then(ofOneFile) : ofOneFile(outcome)
}

let fixes: typeof import('../tools/fix-apply.ts') | undefined

/** Loads what fixes need with the first of them. */
const runFix = (input: FixInput, context: Parameters<typeof runStep>[1]) =>
  fixes ? fixes.fix(input, context, context) : loadFixes().then(({ fix }) => fix(input, context, context))

const loadFixes = async () => {
  fixes = await import('../tools/fix-apply.ts')
  return fixes
}

const ofOneFile = (outcome: Outcome): StepOutcome =>
  outcome.ok ? { ok: true, path: outcome.path, done: [outcome] } : outcome

/** Whether a step says what it looks for in another way than by a text. */
const isSearch = (step: FileStep): step is Edit => step.tool === 'Edit' && step.input.old_string === undefined

async function runSearch(
  step: FileStep,
  sought: FileQuery | undefined,
  context: FileStepContext,
): Promise<StepOutcome> {
  const wrong = isSearch(step) ? await judgeSearch(step, context) : undefined
  if (wrong) return { ok: false, problem: wrong }
  return sought ? runOnFiles(step, sought, context) : ofOneFile(await runTool(callOf(step), context))
}

/** What a step of a replay is about to do, for people; undefined for a Read, and for a command, which whoever runs it announces. */
export const announceStep = (step: Step): Progress | undefined => {
  if (step.tool === 'Run') return undefined
  if (step.tool === 'Fix')
    return { type: 'progress', tool: step.tool, message: visible(`Fixing ${nameOf(step)} (${step.input.source})`) }
  return globOf(step) === undefined
    ? announceTool(callOf(step), { show: false })
    : { type: 'progress', tool: step.tool, message: `${DOING[step.tool] ?? 'Editing'} ${visible(nameOf(step))}` }
}

const DOING: Partial<Record<Step['tool'], string>> = { Delete: 'Deleting', Move: 'Moving', Convert: 'Converting' }

/** The schema has made sure that a step without a glob names its file. */
const callOf = (step: FileStep): FileCall => {
  if (step.tool === 'NotebookEdit')
    return { tool: step.tool, input: { ...step.input, notebook_path: step.input.notebook_path ?? '' } }
  return { tool: step.tool, input: { ...step.input, file_path: step.input.file_path ?? '' } } as FileCall
}

type FileStep = Exclude<Step, { readonly tool: 'Run' | 'Fix' }>
type Edit = Extract<Step, { tool: 'Edit' }>

/** INVALID_INPUT for what no file can make sound in a search or its replacement: told once, before any file is looked at. */
const judgeSearch = async (step: Edit, context: FileStepContext): Promise<Problem | undefined> => {
  const fault = step.input.regex === undefined ? await structureFault(step, context) : await regexFault(step)
  const at = fault && placeOfKey(step, fault.path)
  return fault && { ...invalidKey(fault), ...(at && { at: { ...step.at, ...at } }) }
}

const regexFault = async ({ input: { regex = '', new_string = '' } }: Edit): Promise<KeyFault | undefined> => {
  const { compileSubstitution } = await import('../text/regex.ts')
  const compiled = compileSubstitution(regex, new_string)
  const [, message] = (typeof compiled === 'string' && /^new_string (.*)$/s.exec(compiled)) || []
  return message === undefined ? undefined : { path: ['new_string'], message }
}

const structureFault = async (step: Edit, context: FileStepContext): Promise<KeyFault | undefined> => {
  const search = structureSearch.get()
  const read = await search.read(step.input)
  if (!read || 'message' in read) return read
  return search.judge(step.input, await namesOf(step, search.endings, context))
}

/** Names that tell the languages of a step's files: its own name, or the ends of its globs, or the names of the files. */
const namesOf = async (
  { input }: Edit,
  endings: readonly string[],
  context: FileStepContext,
): Promise<readonly string[]> => {
  const glob = globOf({ input })
  if (glob === undefined) return [input.file_path ?? '']
  const patterns = listOf(glob).flatMap((pattern) => expandBraces(pattern) ?? [])
  if (input.language || patterns.some((pattern) => endings.some((ending) => pattern.endsWith(ending)))) return patterns
  const search = await createFileSearch({ glob, exclude: input.exclude, endings })
  return typeof search === 'string' ? [] : [...(await context.tracked.all()), ...context.touched()].filter(search.names)
}

export type RunStep = Extract<Step, { tool: 'Run' }>

/** A file as a command left it. */
export type CommandFile = { readonly path: RepoPath; readonly after: Buffer | undefined; readonly executable: boolean }

/** What the command of a step made of the files as the steps before left them: all that changed, or why none of it counts. */
export type CommandOutcome = { readonly ok: true; readonly files: readonly CommandFile[] } | ToolRefusal

type Commands = (step: RunStep) => Promise<CommandOutcome>

type CommandStepContext = ToolContext & { readonly workspace: Overlay; readonly commands: Commands | undefined }

/** Takes what a command left as the step's changes, all or none. Refusals: those of `commands`, and of the rules for each file. */
async function runCommandStep(step: RunStep, { commands, ...context }: CommandStepContext): Promise<StepOutcome> {
  const outcome = commands ? await commands(step) : NO_COMMANDS
  if (!outcome.ok) return outcome
  const done: ToolResult[] = []
  // A file may take the place of a folder, or a folder that of a file: what goes makes room first.
  const workspace = createOverlay(context.workspace)
  const isGone = ({ after }: CommandFile): boolean => after === undefined
  for (const file of [...outcome.files.filter(isGone), ...outcome.files.filter((one) => !isGone(one))]) {
    const left = await leaveFile(file, { ...context, workspace })
    if (!left.ok) return left
    done.push(left)
    const change = left.change ?? left.removed
    if (change) workspace.put(change)
  }
  return { ok: true, path: nameOf(step), done }
}

const NO_COMMANDS: ToolRefusal = {
  ok: false,
  problem: {
    name: 'COMMAND_NOT_RECORDED',
    message: 'No command runs here. Use `editplan check`, `apply` or `pr`, which run it.',
  },
}

/**
 * Takes a file to what a command left of it. It needs no Read; one that was read before must be read again. Refusals: those of
 * `Workspace.locate`, of the rules for Run (for Delete where the file goes), IS_DIRECTORY, DEVICE_FILE, FILE_TOO_LARGE, SYMLINK,
 * PATH_INVALID for a path behind a link.
 */
async function leaveFile({ path, after, executable }: CommandFile, context: ToolContext): Promise<Outcome> {
  const opened = openTarget('Run', { path, ...run.acted(after) }, context)
  if (!opened.ok) return opened
  const { target } = opened
  if (target.path !== path)
    return refuse('PATH_INVALID', `${path} lies behind a link. Keep the command from changing files there.`)
  const problem = firstProblem(target, CHECKS)
  if (problem) return { ok: false, problem }
  if (!after) return { ok: true, path, removed: removalOf(target) }
  const put = putBytes({ ...target, executable, state: undefined }, after)
  if (!put.ok) return put
  const { state: _, notes: __, reads: ___, ...done } = put
  return done
}

const CHECKS: readonly Check[] = [...REGULAR_FILE, isNotLink]
