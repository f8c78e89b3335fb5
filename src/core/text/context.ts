import { decodeText, type TextFile } from './encoding.ts'
import { countLines, lineEnd, lineEndBefore, lineStart, toLf } from './line-ending.ts'
import { findSpans, type Span } from './pattern.ts'

/** A place and the least text around it that occurs nowhere else. */
export interface UniquePlace {
  /** Line the place begins in, counted from 1. */
  readonly line: number
  /** Whole lines with LF between them; undefined when even many of them are not unique. */
  readonly text: string | undefined
}

/** The line each span (in order) begins in, counted from 1. */
export function linesOfSpans(file: TextFile, spans: readonly Span[]): readonly number[] {
  let line = 1
  let at = 0
  return spans.map(({ start }) => {
    line += countLines(file, at, start)
    at = start
    return line
  })
}

/** For each span the fewest whole lines around it that make it unique, at most eight more than it has. */
export const uniquePlaces = (file: TextFile, spans: readonly Span[]): readonly UniquePlace[] => {
  const lines = linesOfSpans(file, spans)
  return spans.map((span, index) => ({ line: lines[index]!, text: uniqueText(file, span) }))
}

const MAX_ADDED = 8
/** Bytes; longer lines are useless as context. */
const MAX_CONTEXT = 2 ** 14

function uniqueText(file: TextFile, span: Span): string | undefined {
  for (let added = 0; added <= MAX_ADDED; added += 1) {
    for (let above = 0; above <= added; above += 1) {
      const text = textAround(file, span, { above, below: added - above })
      if (text !== undefined && isUnique(file, text)) return text
    }
  }
  return undefined
}

/** True when the text occurs exactly once in the file, as far as a bounded search can tell. */
export function isUnique(file: TextFile, text: string): boolean {
  const { spans, exhausted } = findSpans(file, [{ text }], { limit: 2, overlapping: true })
  return spans.length === 1 && !exhausted
}

/** Whole lines around a span; undefined where there are not so many. */
function textAround(
  file: TextFile,
  span: Span,
  { above, below }: { above: number; below: number },
): string | undefined {
  let start = lineStart(file, span.start)
  for (let line = 0; line < above; line += 1) {
    if (start === file.bom) return undefined
    start = lineStart(file, start - lineEndBefore(file, start))
  }
  const last = span.end - lineEndBefore(file, span.end)
  let end = lineEnd(file, last)
  for (let line = 0; line < below; line += 1) {
    if (end === file.bytes.length) return undefined
    end = lineEnd(file, end)
  }
  if (end - start > MAX_CONTEXT) return undefined
  return toLf(decodeText(file, start, end - lineEndBefore(file, end)))
}
