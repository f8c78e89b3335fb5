import { widthOf } from './style.ts'

/** How a cell is coloured; it is given with the blanks that fill its column. */
type Paint = (cell: string, column: number, row: number) => string

/** Rows as lines, each column as wide as its widest cell on a terminal. */
export function tableLines(rows: readonly (readonly string[])[], painted: Paint = (cell) => cell): readonly string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? ''))))
  return rows.map((row, at) =>
    row
      .map((cell, column) => painted(column === row.length - 1 ? cell : padded(cell, widths[column] ?? 0), column, at))
      .join('  ')
      .trimEnd(),
  )
}

/** With blanks up to so many columns. */
export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))
