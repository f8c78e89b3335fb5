import type { Step } from '../plan/schema.ts'
import { nameOf } from '../plan/steps.ts'
import { leaveFile } from '../tools/leave-file.ts'
import type { ToolContext, ToolRefusal, ToolResult } from '../tools/tool.ts'
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
