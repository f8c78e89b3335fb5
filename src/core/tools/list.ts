import type { StepInputs, StepTool } from '../plan/plan-data.ts'
import { set, unset } from './documents.ts'
import { edit } from './edit.ts'
import { fix } from './fix.ts'
import { deleteFile, move } from './move.ts'
import { notebookEdit } from './notebook-edit.ts'
import type { Act, Effect, Touch } from './permission.ts'
import { read } from './read/read.ts'
import { run } from './run.ts'
import { convert, write } from './write.ts'

/** The tools of a plan's steps. */
const TOOLS = {
  ...{ Read: read, Edit: edit, Write: write, NotebookEdit: notebookEdit, Delete: deleteFile, Move: move },
  ...{ Set: set, Unset: unset, Convert: convert, Run: run, Fix: fix },
} satisfies { readonly [Name in StepTool]: { readonly name: StepTool; readonly effect: Effect } }

type ToolStep = { readonly tool: StepTool; readonly input: StepInputs[StepTool] }

/** The paths that a step names, as it gives them, and what it does to each; none for what only a glob or a command tells. */
export const touchesOf = ({ tool, input }: ToolStep): readonly Touch[] => {
  if ('glob' in input && input.glob !== undefined) return []
  return (TOOLS[tool].touches as (given: typeof input) => readonly Touch[])(input)
}

/** What a tool did to a path, told by whether there was a file before and is one after. */
export const actOn = (tool: StepTool, { was, is }: { readonly was: boolean; readonly is: boolean }): Act => {
  const { effect } = TOOLS[tool]
  const seen: Effect = effect === 'reads' ? effect : !is ? 'removes' : was ? effect : 'creates'
  return { tool, effects: effect === 'renames' ? [seen, effect] : [seen] }
}
