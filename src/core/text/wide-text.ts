import { decodeText, isWellFormed } from './encoding.ts'
import { hunksOf, type Patch } from './hunks.ts'
import { lineChanges, linesOf } from './line-changes.ts'
import { decodeForSearch } from './search-text.ts'

/** The change of a file whose bytes git takes for binary, though they are text of two or four bytes a character. */
export interface WideChange extends Patch {
  /** What it is written in, and what it was where that differs. */
  readonly encoding: string
}

/**
 * The change in lines of a file in UTF-16 or UTF-32; undefined where a side is no text, or holds anything that its text would not say.
 * Without hunks where only the encoding changed. A side that is absent is no file.
 */
export function wideChange(before: Buffer | undefined, after: Buffer | undefined): WideChange | undefined {
  const sides = [before, after].map((bytes) => (bytes === undefined ? NO_FILE : labelledText(bytes)))
  const [was, is] = sides
  if (!was || !is) return undefined
  const names = new Set(sides.flatMap((side) => side?.encoding ?? []))
  if (![...names].some((name) => !name.startsWith('UTF-8'))) return undefined
  const lines = linesOf(was.text)
  const patch = hunksOf(lines, lineChanges(lines, linesOf(is.text)), { oldStart: 1, newStart: 1 })
  return { ...patch, encoding: [...names].join(' → ') }
}

/** The text of bytes in UTF-16 or UTF-32 that says all that they hold; undefined of others. A byte order mark is its first character. */
export function wideText(bytes: Buffer): string | undefined {
  const labelled = labelledText(bytes)
  return labelled?.encoding.startsWith('UTF-8') === false ? labelled.text : undefined
}

interface LabelledText {
  /** Absent of no file. */
  readonly encoding?: string
  readonly text: string
}

const NO_FILE: LabelledText = { text: '' }

function labelledText(bytes: Buffer): (LabelledText & { readonly encoding: string }) | undefined {
  const found = decodeForSearch(bytes)
  if (!found) return undefined
  const { file, unsupported } = found
  const text = decodeText(file, 0, file.bytes.length)
  if (file.encoding === 'utf8' && unsupported === undefined) return { encoding: 'UTF-8', text }
  const encoding = unsupported ?? 'UTF-16LE'
  const isWhole = bytes.length % (encoding.startsWith('UTF-32') ? 4 : 2) === 0
  return isWhole && isWellFormed(text) && !/[\0\ufffd]/.test(text) ? { encoding, text } : undefined
}
