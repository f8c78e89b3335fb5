import { decodeText, type TextFile } from './encoding.ts'
import { lineEndAdapter, toLf } from './line-ending.ts'
import type { Splice } from './splice.ts'

/** Larger files are never taken for blank. */
const MAX_BLANK = 2 ** 20

/** True for a file that is empty or holds white space alone. */
export const isBlank = (file: TextFile): boolean =>
  file.bytes.length <= MAX_BLANK && decodeText(file, file.bom, file.bytes.length).trim() === ''

/** The splice that puts a text, as it is given, in place of all that a blank file holds; it takes line ends that are there. */
export function fill(file: TextFile, text: string): Splice {
  const span = { start: file.bom, end: file.bytes.length }
  const ended = file.bytes.includes(0x0a) ? lineEndAdapter(file)(span, toLf(text)) : text
  return { ...span, replacement: Buffer.from(ended, file.encoding) }
}
