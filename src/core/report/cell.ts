import type { StepResult } from '../engine/step-result.ts'
import { findCell, type NotebookCell, parseNotebook } from '../text/notebook.ts'
import { outputText } from '../text/notebook-output.ts'
import type { ReportedCell } from './report.ts'

/** Bytes of a notebook, and characters of a cell's source, beyond which the patch alone tells the change. */
const MAX_NOTEBOOK = 2 * 1024 * 1024
const MAX_SOURCE = 32 * 1024
const MAX_OUTPUT = 2_000

/** The cell that a step changed, before and after; undefined for other steps and for notebooks too large to be read again. */
export function cellOf({ step, changes: [change] }: StepResult): ReportedCell | undefined {
  if (step.tool !== 'NotebookEdit' || !change?.before || !change.after) return undefined
  if (Math.max(change.before.length, change.after.length) > MAX_NOTEBOOK) return undefined
  const [before, after] = [parseNotebook(change.before), parseNotebook(change.after)]
  if (!before.ok || !after.ok) return undefined
  const { cell_id: id, edit_mode: mode = 'replace', cell, glob } = step.input
  if (cell !== undefined || glob !== undefined) return undefined
  const found = id ? findCell(before.notebook, id) : undefined
  const index = mode === 'insert' ? (found ?? -1) + 1 : (found ?? 0)
  const was = mode === 'insert' ? undefined : before.notebook.cells[index]
  const is = mode === 'delete' ? undefined : after.notebook.cells[index]
  if (Math.max(was?.source.length ?? 0, is?.source.length ?? 0) > MAX_SOURCE) return undefined
  const known = (is ?? was)?.id
  return {
    index,
    ...(known !== undefined && { id: known }),
    language: after.notebook.language,
    ...(was && { before: reportCell(was) }),
    ...(is && { after: reportCell(is) }),
  }
}

function reportCell({ type, source, outputs }: NotebookCell): NonNullable<ReportedCell['before']> {
  const output = outputs.map(outputText).join('').trimEnd()
  const shown = output.length > MAX_OUTPUT ? `${output.slice(0, MAX_OUTPUT)}…` : output
  return { type, source, ...(shown !== '' && { output: shown }) }
}
