import { BOM, decodeText, encodeText, type TextFile } from './encoding.ts'

/** How a whole text is to be written. */
export interface Conversion {
  readonly line_ends?: 'lf' | 'crlf' | undefined
  readonly final_newline?: 'add' | 'remove' | undefined
  readonly bom?: 'add' | 'remove' | undefined
  readonly indent?: Indent | undefined
}

/** Blanks that are one level of indentation, before and after: so many, or a tab. */
export type Indent = { readonly from: number | 'tab'; readonly to: number | 'tab' }

/** The file's bytes in another form; the same bytes where it has that form. Undefined where the encoding needs its mark. */
export function convertedBytes(file: TextFile, conversion: Conversion): Buffer | undefined {
  const { bytes, bom, encoding } = file
  if (conversion.bom === 'remove' && bom > 0 && encoding === 'utf16le') return undefined
  const text = decodeText(file, bom, bytes.length)
  const made = convertedText(text, conversion)
  const content = made === text ? bytes.subarray(bom) : encoded(file, made)
  const mark = conversion.bom === 'add' || (bom > 0 && conversion.bom !== 'remove') ? BOM[encoding] : NO_MARK
  return content && Buffer.concat([mark, content])
}

const NO_MARK = Buffer.alloc(0)

const encoded = ({ encoding }: TextFile, text: string): Buffer | undefined =>
  encoding === 'utf8' ? encodeText(text) : Buffer.from(text, encoding)

/** A text, without its mark, in another form. */
export function convertedText(text: string, { indent, line_ends: lineEnds, final_newline: final }: Conversion): string {
  const indented = indent ? text.replace(levelsOf(indent.from), (blanks) => levels(blanks, indent)) : text
  const ended = lineEnds === undefined ? indented : indented.replace(/\r?\n/g, lineEnds === 'lf' ? '\n' : '\r\n')
  if (final === 'remove') return ended.replace(/(?:\r?\n)+$/, '')
  if (final === undefined || ended === '' || ended.endsWith('\n')) return ended
  return `${ended}${lineEnds === 'crlf' ? '\r\n' : (/\r?\n/.exec(ended)?.[0] ?? '\n')}`
}

/** What lines begin with, as far as it is levels of that kind. */
const levelsOf = (from: Indent['from']): RegExp => (from === 'tab' ? /^\t+/gm : new RegExp(`^(?: {${from}})+`, 'gm'))

const levels = (blanks: string, { from, to }: Indent): string =>
  (to === 'tab' ? '\t' : ' '.repeat(to)).repeat(from === 'tab' ? blanks.length : blanks.length / from)
