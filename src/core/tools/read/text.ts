import path from 'node:path'
import { type TextFile, unitOf } from '../../text/encoding.ts'
import type { LineRange } from '../../text/line-ranges.ts'
import { refusal } from '../checks.ts'
import type { ReadView, ToolRefusal } from '../tool.ts'
import type { ReadRange } from './range.ts'

/**
 * Numbered lines of a text, `N<TAB>line` joined by LF, without BOM and CR; a final newline shows as one more, empty line.
 * Only the bytes of the lines asked for are decoded. Over the token budget a named range is READ_TOO_LARGE, a whole file is
 * a partial view of the lines that fit. `shown` are the lines that are shown whole.
 */
export function viewText(
  { name, file }: { readonly name: string; readonly file: TextFile },
  range: ReadRange,
  tokens: number,
): { readonly ok: true; readonly view: ReadView; readonly shown: LineRange } | ToolRefusal {
  const found = findLines(file, range)
  if ('lines' in found)
    return { ok: true, view: emptyView(found.lines, range.offset), shown: linesFrom(range.offset, 0) }
  const budget = tokens * charactersPerToken(name)
  const fewest = (found.end - found.start) / MOST_BYTES_PER_CHARACTER
  if (range.named && fewest > budget) return tooLarge(Math.ceil(fewest), budget)
  const text = file.bytes.toString(file.encoding, found.start, found.end)
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
  if (text.length <= budget) {
    const view: ReadView = { type: 'text', content: numbered(lines, range.offset) }
    return { ok: true, view, shown: linesFrom(range.offset, lines.length) }
  }
  return range.named ? tooLarge(text.length, budget) : { ok: true, ...partialView(lines, budget) }
}

const linesFrom = (first: number, count: number): LineRange => ({ first, last: first + count - 1 })

/** UTF-8 spends three bytes on a character of one UTF-16 unit, four on one of two. */
const MOST_BYTES_PER_CHARACTER = 3

/** Tokens are estimated: JSON has more of them. */
const charactersPerToken = (name: string): number => (/^\.(json|jsonl|jsonc)$/i.test(path.posix.extname(name)) ? 2 : 4)

/** The bytes of the range's lines less the last one's line feed, or how many lines there are when the range is past them. */
function findLines(file: TextFile, { offset, limit }: ReadRange): { start: number; end: number } | { lines: number } {
  const { bytes } = file
  let start = file.bom
  for (let line = 1; line < offset; line++) {
    const next = nextLine(file, start)
    if (next === undefined) return { lines: start < bytes.length ? line : line - 1 }
    start = next
  }
  if (start >= bytes.length) return { lines: offset - 1 }
  if (limit === undefined) return { start, end: bytes.length }
  let end = start
  for (let line = 0; line < limit; line++) {
    const next = nextLine(file, end)
    if (next === undefined) return { start, end: bytes.length }
    end = next
  }
  return { start, end: end - unitOf(file.encoding) }
}

/** The offset after the next line feed. */
function nextLine({ bytes, encoding }: TextFile, from: number): number | undefined {
  const unit = unitOf(encoding)
  for (let at = bytes.indexOf(LF, from); at >= 0; at = bytes.indexOf(LF, at + 1)) {
    if (unit === 1 || (at % 2 === 0 && bytes[at + 1] === 0)) return at + unit
  }
  return undefined
}

const LF = 0x0a

const numbered = (lines: readonly string[], first: number): string =>
  lines.map((line, index) => `${first + index}\t${line}`).join('\n')

function emptyView(lines: number, offset: number): ReadView {
  const note = lines === 0 ? 'The file is empty.' : `The file has ${lines} lines; line ${offset} is past the end.`
  return { type: 'text', content: '', empty: true, note }
}

function partialView(lines: readonly string[], budget: number): { readonly view: ReadView; readonly shown: LineRange } {
  const total = lines.at(-1) === '' ? lines.length - 1 : lines.length
  let fitting = 0
  for (let left = budget; fitting < lines.length; fitting++) {
    left -= (lines[fitting]?.length ?? 0) + 1
    if (left < 0) break
  }
  const shown = fitting > 0 ? lines.slice(0, fitting) : [lines[0]?.slice(0, budget) ?? '']
  const which = fitting > 0 ? `Lines 1 to ${fitting} of ${total}` : `The beginning of line 1 of ${total}`
  const note = `${which}: the rest is over the token budget. Read it with offset and limit.`
  const view: ReadView = { type: 'text', content: numbered(shown, 1), partial: true, note }
  return { view, shown: linesFrom(1, fitting) }
}

function tooLarge(characters: number, budget: number): ToolRefusal {
  const size = `The lines have at least ${characters} characters, over the budget of ${budget}.`
  return { ok: false, problem: refusal('READ_TOO_LARGE', `${size} Give an offset, or a smaller limit.`) }
}
