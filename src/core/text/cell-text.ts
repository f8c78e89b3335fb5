import type { Edit } from './candidate-text.ts'
import { openString } from './encoding.ts'
import { type Match, matchEdit } from './match.ts'
import type { Notebook } from './notebook.ts'
import { applySplices } from './splice.ts'

/** A text to replace within cells, as it is written. */
export type CellTextEdit = Pick<Edit, 'old_string' | 'new_string' | 'replace_all'>

export interface EditedCell {
  readonly index: number
  readonly source: string
  readonly places: number
}

/** The cells among those given that hold the text, with their new source; or the first cell that has it in several places. */
export const editCells = (
  { cells }: Notebook,
  indexes: readonly number[],
  edit: CellTextEdit,
): { readonly ok: true; readonly edited: readonly EditedCell[] } | { readonly ok: false; readonly index: number } => {
  const edited: EditedCell[] = []
  for (const index of indexes) {
    const file = openString(cells[index]?.source ?? '')
    const match: Match = matchEdit(file, { ...edit, match: 'literal' })
    if (!match.ok && match.reason !== 'not-found') return { ok: false, index }
    if (!match.ok) continue
    const source = applySplices(file.bytes, match.splices).toString('utf16le')
    edited.push({ index, source, places: match.splices.length })
  }
  return { ok: true, edited }
}
