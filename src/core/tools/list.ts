import { WingSlot } from '../wing-slot.ts'
import { convert } from './convert.ts'
import { deleteFile } from './delete.ts'
import { edit } from './edit.ts'
import { move } from './move.ts'
import { moveLines } from './move-lines.ts'
import { notebookEdit } from './notebook-edit.ts'
import type { Act, Effect, Touch } from './permission.ts'
import { read } from './read/read.ts'
import { run } from './run.ts'
import type { StepTool } from './step-inputs.ts'
import { submodule } from './submodule.ts'
import type { Tool, ToolCall } from './tool.ts'
import { write } from './write.ts'

/** Tools that know what a file says: values of documents, imports. */
export const codemodTools = new WingSlot<readonly Tool[]>('codemods')

/** Fixes that other programs propose. */
export const fixTools = new WingSlot<readonly Tool[]>('fixes')

/** The tools of a plan's steps, in the order of the reference; a slot stands for those of its wing. */
export const TOOLS: (Tool | WingSlot<readonly Tool[]>)[] = [
  ...[read, edit, write, notebookEdit, deleteFile, move, moveLines],
  codemodTools,
  ...[convert, submodule, run],
  fixTools,
]

export const allTools = (): readonly Tool[] =>
  TOOLS.flatMap((one) => (one instanceof WingSlot ? (one.found ?? []) : [one]))

export const toolNamed = (name: unknown): Tool | undefined => {
  const tool = known.get(name) ?? allTools().find((one) => one.name === name)
  if (tool) known.set(name, tool)
  return tool
}

const known = new Map<unknown, Tool>()

/** The tool of a step that was parsed. */
export const toolOf = (name: StepTool): Tool => {
  const tool = toolNamed(name)
  if (!tool) throw new TypeError(`${name} is not on the list of tools`)
  return tool
}

/** What a tool does to a file that is there; undefined for a name that another version wrote. */
export const effectOf = (name: string): Effect | undefined => toolNamed(name)?.effect

/** The program and the rule that propose a step; undefined for a step that names no states of files. */
export const sourceOf = ({ tool, input }: ToolCall): string | undefined => toolOf(tool).source?.(input)

/** The paths that a step names, as it gives them, and what it does to each; none for what only a glob or a command tells. */
export const touchesOf = ({ tool, input }: ToolCall): readonly Touch[] =>
  'glob' in input && input.glob !== undefined ? [] : toolOf(tool).touches(input)

/** What a tool did to a path, told by whether there was a file before and is one after. */
export const actOn = (tool: StepTool, { was, is }: { readonly was: boolean; readonly is: boolean }): Act => {
  const { effect } = toolOf(tool)
  const seen: Effect = effect === 'reads' ? effect : !is ? 'removes' : was ? effect : 'creates'
  return { tool, effects: effect === 'renames' ? [seen, effect] : [seen] }
}
