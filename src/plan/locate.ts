/** A place in a text, both counted from 1; columns in UTF-16 code units, a byte order mark at the start not counted. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** Keys and indices from the plan's root to a field, e.g. `['steps', 3, 'file_path']`. */
export type FieldPath = readonly PropertyKey[]

/** Finds fields in the text a plan was read from. A field that is not there is found at the nearest one around it. */
export interface Locator {
  /** Where the field's value begins. */
  value(path: FieldPath): Place
  /** Where the field's key begins. */
  key(path: FieldPath): Place
}

/** Turns offsets into places: the lines are indexed at the first call, each call is a binary search. */
export const placesOf = (text: string): ((offset: number) => Place) => {
  let starts: number[] | undefined
  return (offset) => {
    starts ??= lineStarts(text)
    const line = lastAtMost(starts, offset)
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
  }
}

const lineStarts = (text: string): number[] => {
  const starts = [0]
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1)
  return starts
}

/** Index of the last number that is at most `limit`, in ascending numbers that begin at 0. */
const lastAtMost = (numbers: readonly number[], limit: number): number => {
  let low = 0
  let high = numbers.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((numbers[middle] ?? 0) <= limit) low = middle
    else high = middle - 1
  }
  return low
}
