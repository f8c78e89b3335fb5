import type { RowPair } from '../../model/rows.ts'

/** What a row of a patch's table is about. */
export type Entry = { readonly gap: Gap } | { readonly pair: RowPair }

/** Rows of the table; removed lines before those in their place. */
export type DrawEntries = (entries: readonly Entry[]) => readonly HTMLElement[]

/** Unchanged lines that a patch leaves out. */
export interface Gap {
  draw(context: GapContext): HTMLElement
}

export interface GapContext {
  readonly columns: number
  /** The file's lines before, with their LF; absent where the page does not have them. */
  readonly before: readonly string[] | undefined
  readonly draw: DrawEntries
}
