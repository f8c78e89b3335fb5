import { findCell, type Notebook, type NotebookCell, parseNotebook } from '../text/notebook.ts'
import { editNotebook, type NotebookChange } from '../text/notebook-edit.ts'
import { applySplices } from '../text/splice.ts'
import { editsBetween } from './text-edits.ts'

type CellEdit = { readonly change: Exclude<NotebookChange, { mode: 'insert' }>; readonly inputs: readonly object[] }

/**
 * The inputs of NotebookEdit steps that make one notebook of another, without its path: edits of cells' sources, then cells that go. Undefined
 * where these do not give its bytes: where cells come, or their order, outputs or metadata change otherwise.
 */
export function cellEdits(before: Buffer, after: Buffer): readonly object[] | undefined {
  const [old, fresh] = [parseNotebook(before), parseNotebook(after)]
  if (!old.ok || !fresh.ok) return undefined
  const edits = editsOf(old.notebook, fresh.notebook)
  if (!edits || edits.length * before.length > MOST_READ) return undefined
  let bytes = before
  for (const { change } of edits) {
    const now = parseNotebook(bytes)
    if (!now.ok) return undefined
    bytes = applySplices(bytes, editNotebook(bytes, now.notebook, change))
  }
  return edits.length > 0 && bytes.equals(after) ? edits.flatMap(({ inputs }) => inputs) : undefined
}

/** Bytes of notebooks that are read for one plan's edits of a file, at most. */
const MOST_READ = 2 ** 26

function editsOf(old: Notebook, fresh: Notebook): readonly CellEdit[] | undefined {
  const kept = keptCells(old, fresh)
  if (!kept) return undefined
  const edits: CellEdit[] = []
  const gone: CellEdit[] = []
  for (const [index, cell] of old.cells.entries()) {
    const cell_id = nameOf(old, index)
    if (cell_id === undefined) return undefined
    const now = kept.get(index)
    if (!now)
      gone.unshift({ change: { mode: 'delete', index }, inputs: [{ cell_id, edit_mode: 'delete', new_source: '' }] })
    else if (now.type !== cell.type) return undefined
    else if (now.source !== cell.source) edits.push(sourceEdit(cell, now, { index, cell_id }))
  }
  return [...edits, ...gone]
}

/** Each old cell's new state, by the old index; cells are paired by id, or by position if they have none. Undefined if a cell is added or the order changes. */
function keptCells(old: Notebook, fresh: Notebook): ReadonlyMap<number, NotebookCell> | undefined {
  const kept = new Map<number, NotebookCell>()
  let last = -1
  for (const [at, cell] of fresh.cells.entries()) {
    const index = cell.id === undefined ? at : old.cells.findIndex(({ id }) => id === cell.id)
    if (index <= last || index >= old.cells.length) return undefined
    kept.set(index, cell)
    last = index
  }
  const isCounted = old.cells.some(({ id }) => id === undefined)
  return isCounted && kept.size < old.cells.length ? undefined : kept
}

/** Cells that go are named when all before them are there yet. */
const nameOf = (notebook: Notebook, index: number): string | undefined => {
  const name = notebook.cells[index]?.id ?? `cell-${index}`
  return findCell(notebook, name) === index ? name : undefined
}

function sourceEdit(
  old: NotebookCell,
  fresh: NotebookCell,
  { index, cell_id }: { readonly index: number; readonly cell_id: string },
): CellEdit {
  const keepsOutputs = old.type === 'code' && hasRun(old) && hasRun(fresh)
  const edits = old.source.includes('\r') ? undefined : editsBetween(old.source, fresh.source)
  const texts = edits && edits.length <= FEW ? edits : [{ new_source: fresh.source }]
  return {
    change: { mode: 'replace', index, source: fresh.source, type: undefined, keepsOutputs },
    inputs: texts.map((text) => ({ cell_id, ...text, ...(keepsOutputs && { clear_outputs: false }) })),
  }
}

const hasRun = ({ outputs, executionCount }: NotebookCell): boolean =>
  outputs.length > 0 || executionCount !== undefined

/** A cell with more edits is written whole. */
const FEW = 3
