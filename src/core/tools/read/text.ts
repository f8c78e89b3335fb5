import path from 'node:path'
import { type TextFile, unitOf } from '../../text/encoding.ts'
import type { LineRange } from '../../text/line-ranges.ts'
import { beginningWithin, tokensIn } from '../../text/tokens.ts'
import { refusal } from '../checks.ts'
import type { StepInputs } from '../step-inputs.ts'
import type { ReadView, ToolRefusal } from '../tool.ts'

/**
 * Numbered lines, without BOM and CR, and which of them are whole. Over `tokens`: READ_TOO_LARGE for a range, else a partial view of what
 * fits.
 */
export function viewText(
  { name, file }: { name: string; file: TextFile },
  range: ReadRange,
  tokens: number,
): { readonly ok: true; readonly view: ReadView; readonly shown: LineRange } | ToolRefusal {
  const found = findLines(file, range)
  if ('lines' in found)
    return { ok: true, view: emptyView(found.lines, range.offset), shown: linesFrom(range.offset, 0) }
  const budget: Budget = { tokens, perToken: charactersPerToken(name) }
  const fewest = (found.end - found.start) / MOST_BYTES_PER_CHARACTER / budget.perToken
  if (range.named && fewest > tokens) return tooLarge(tokens)
  const text = file.bytes.toString(file.encoding, found.start, found.end)
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
  const fitting = tokens === Number.POSITIVE_INFINITY ? lines.length : countFitting(lines, range.offset, budget)
  if (fitting === lines.length) {
    const view: ReadView = { type: 'text', content: numbered(lines, range.offset) }
    return { ok: true, view, shown: linesFrom(range.offset, lines.length) }
  }
  return range.named ? tooLarge(tokens) : { ok: true, ...partialView(lines, fitting, budget) }
}

interface Budget {
  readonly tokens: number
  /** Characters that count as a token at least. */
  readonly perToken: number
}

/** JSON has more of them, and its names say little of how many. */
const charactersPerToken = (name: string): number => (/^\.(json|jsonl|jsonc)$/i.test(path.posix.extname(name)) ? 2 : 4)

/** UTF-8 spends three bytes on a character of one UTF-16 unit, four on one of two. */
const MOST_BYTES_PER_CHARACTER = 3

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

/** How many of the lines fit, with their numbers. */
function countFitting(lines: readonly string[], first: number, { tokens, perToken }: Budget): number {
  let left = tokens
  for (const [at, line] of lines.entries()) {
    left -= Math.max(tokensIn(`${first + at}\t${line}\n`), (line.length + 1) / perToken)
    if (left < 0) return at
  }
  return lines.length
}

const numbered = (lines: readonly string[], first: number): string =>
  lines.map((line, index) => `${first + index}\t${line}`).join('\n')

function emptyView(lines: number, offset: number): ReadView {
  const note = lines === 0 ? 'The file is empty.' : `The file has ${lines} lines; line ${offset} is past the end.`
  return { type: 'text', content: '', empty: true, note }
}

function partialView(
  lines: readonly string[],
  fitting: number,
  { tokens, perToken }: Budget,
): { readonly view: ReadView; readonly shown: LineRange } {
  const total = lines.at(-1) === '' ? lines.length - 1 : lines.length
  const beginning = (): string => beginningWithin((lines[0] ?? '').slice(0, tokens * perToken), tokens)
  const which = fitting > 0 ? `Lines 1 to ${fitting} of ${total}` : `The beginning of line 1 of ${total}`
  const note = `${which}: the rest is over the token budget. Read it with offset and limit.`
  const content = numbered(fitting > 0 ? lines.slice(0, fitting) : [beginning()], 1)
  return { view: { type: 'text', content, partial: true, note }, shown: linesFrom(1, fitting) }
}

const linesFrom = (first: number, count: number): LineRange => ({ first, last: first + count - 1 })

function tooLarge(tokens: number): ToolRefusal {
  const message = `The lines are over the budget of ${tokens} tokens. Give an offset, or a smaller limit.`
  return { ok: false, problem: refusal('READ_TOO_LARGE', message) }
}

/** Which lines of a text (or cells of a notebook) are read. */
export interface ReadRange {
  /** The first, counted from 1. */
  readonly offset: number
  /** How many; all that follow without one. */
  readonly limit: number | undefined
  /** The caller named a range, so that nothing less is shown in its place. */
  readonly named: boolean
}

export const rangeOf = ({ offset, limit }: StepInputs['Read']): ReadRange => ({
  offset: Math.max(1, offset ?? 1),
  limit,
  named: offset !== undefined || limit !== undefined,
})
