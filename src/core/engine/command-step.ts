import type { Step } from '../plan/schema.ts'
import { nameOf } from '../plan/steps.ts'
import {
  type Check,
  firstProblem,
  isNotLink,
  isRegularFile,
  isWithinSize,
  openTarget,
  refuse,
} from '../tools/checks.ts'
import { removalOf } from '../tools/move.ts'
import type { Outcome, ToolContext, ToolRefusal, ToolResult } from '../tools/tool.ts'
import { putBytes } from '../tools/write.ts'
import { createOverlay, type Overlay } from '../workspace/overlay.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import type { StepOutcome } from './file-step.ts'

export type RunStep = Extract<Step, { tool: 'Run' }>

/** A file as a command left it. */
export interface CommandFile {
  readonly path: RepoPath
  /** Undefined where the file is gone. */
  readonly after: Buffer | undefined
  readonly executable: boolean
}

/** What the command of a step made of the files as the steps before left them: all that changed, or why none of it counts. */
export type CommandOutcome = { readonly ok: true; readonly files: readonly CommandFile[] } | ToolRefusal

/** Gives what the command of a step does. */
export type Commands = (step: RunStep) => Promise<CommandOutcome>

interface CommandStepContext extends ToolContext {
  readonly workspace: Overlay
  readonly commands: Commands | undefined
}

/** Takes what a command left as the step's changes, all or none. Refusals: those of `commands`, and of the rules for each file. */
export async function runCommandStep(
  step: RunStep,
  { commands, ...context }: CommandStepContext,
): Promise<StepOutcome> {
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

/** A file as a command left it; `after` is undefined where it is gone. */
interface LeftFile {
  readonly path: string
  readonly after: Buffer | undefined
  readonly executable: boolean
}

/**
 * Takes a file to what a command left of it. It needs no Read; one that was read before must be read again. Refusals: those of
 * `Workspace.locate`, of the rules for Run (for Delete where the file goes), IS_DIRECTORY, DEVICE_FILE, FILE_TOO_LARGE, SYMLINK,
 * PATH_INVALID for a path behind a link.
 */
async function leaveFile({ path, after, executable }: LeftFile, context: ToolContext): Promise<Outcome> {
  const opened = openTarget(after ? 'Run' : 'Delete', path, context)
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

const CHECKS: readonly Check[] = [isRegularFile, isWithinSize, isNotLink]
