import { styleText } from 'node:util'
import stringWidth from 'fast-string-width'
import { oneLine, showInvisible } from '../../text/neutralise.ts'

/** How a terminal shows text. */
export interface TerminalStyle {
  /** Columns, 40 to 200. */
  readonly width: number
  readonly colour: boolean
  /** There is no terminal: lines of patches are not cut to its width. */
  readonly piped?: boolean
  /** Present where the terminal shows hyperlinks: the folders that a report's paths are relative to. */
  readonly links?: { readonly plans: string; readonly files?: string | undefined }
}

/** Text of ours or of a plan, coloured where the terminal has colours; what is invisible in it is written out. */
export function paint({ colour }: TerminalStyle, format: Parameters<typeof styleText>[0], text: string): string {
  const shown = showInvisible(text)
  return colour ? styleText(format, shown, { validateStream: false }) : shown
}

/** Width of a text in columns; East Asian characters and emoji count as two. */
export const widthOf = (text: string): number => (NARROW.test(text) ? text.length : stringWidth(text))

/** ASCII, and the punctuation, arrows and signs that summaries are made of. Measuring anything else costs a dozen milliseconds once. */
const NARROW = /^[ -~\u2010-\u2027\u2190-\u22ff]*$/

/** The end of a text that fits, after `…`: for paths, whose end is the most telling part. */
export function fitEnd(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  const kept: string[] = []
  let used = 1
  for (const character of graphemes(text).reverse()) {
    used += widthOf(character)
    if (used > width) break
    kept.push(character)
  }
  return `…${kept.reverse().join('')}`
}

/** Something to mind, on lines of its own. */
export const warning = (text: string, style: TerminalStyle): readonly string[] =>
  wrap(`! ${oneLine(text)}`, style.width).map((line) => paint(style, 'yellow', line))

/** The beginning of a text that fits, `…` in place of the rest. */
export function fitStart(text: string, width: number): string {
  if (text.length <= width * MAX_UNITS && widthOf(text) <= width) return text
  let kept = ''
  let used = 1
  for (const character of graphemes(text.slice(0, width * MAX_UNITS))) {
    used += widthOf(character)
    if (used > width) break
    kept += character
  }
  return `${kept}…`
}

/** The whole text as lines of at most `width` columns, broken anywhere. */
export const splitAt = (text: string, width: number): readonly string[] =>
  text === '' ? [''] : breakText(text, Math.max(width, 2))

/** Lines of at most `width` columns, broken between words and inside a word only where it is wider than a line. */
export const wrap = (text: string, width: number): readonly string[] =>
  text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, Math.max(width, 1)).map(inert))

/** A runner of workflows takes a line that begins with `::`, and `##[` anywhere, for a command: nothing of a plan may be one. */
export const inert = (text: string): string =>
  text.replace(/:(?=:)(?<=^[^\S\n]*:)/gm, ':\u2060').replaceAll('##[', '##\u2060[')

/** Code units of a grapheme that is not hostile; longer ones are cut. */
const MAX_UNITS = 16

/** In windows: a segmenter's time grows with the square of its text. */
function graphemes(text: string): string[] {
  const found: string[] = []
  for (let at = 0; at < text.length; ) {
    const window = text.slice(at, at + WINDOW)
    const parts = Array.from(SEGMENTER.segment(window), ({ segment }) => segment)
    // The last one may go on behind the window.
    if (at + window.length < text.length && parts.length > 1) parts.pop()
    for (const part of parts) {
      found.push(part)
      at += part.length
    }
  }
  return found
}

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const WINDOW = 512

function wrapParagraph(paragraph: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  // Summed up: what has no width would make the line, and with it each look at it, ever longer.
  let columns = 0
  for (const word of paragraph.split(/(?<=\s)(?=\S)/).flatMap((part) => breakWord(part, width))) {
    const text = word.trimEnd()
    if (line !== '' && text !== '' && columns + widthOf(text) > width) {
      lines.push(line.trimEnd())
      line = ''
      columns = 0
    }
    line += word
    columns += widthOf(word)
  }
  return [...lines, line.trimEnd()]
}

/** A blank at the end of a word may stand beyond the last column: it is cut off there. */
const breakWord = (word: string, width: number): readonly string[] =>
  widthOf(word.trimEnd()) <= width ? [word] : breakText(word, width)

function breakText(text: string, width: number): readonly string[] {
  const parts: string[] = []
  let part = ''
  let columns = 0
  for (const character of graphemes(text)) {
    const more = widthOf(character)
    if (part !== '' && columns + more > width) {
      parts.push(part)
      part = ''
      columns = 0
    }
    part += character
    columns += more
  }
  return [...parts, part]
}

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

const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))
