import type { TextChange } from '../../core/plan/edits-between.ts'

/** Lines to put in the place of others: `count` of them from the line with index `line` on. */
export interface LineChange {
  readonly line: number
  readonly count: number
  readonly lines: readonly string[]
}

/** A change of lines as a change of the text; every line it writes is ended by a line break. */
export const lineChange = (text: string, { line, count, lines }: LineChange): TextChange => {
  const start = offsetOfLine(text, 0, line)
  const end = offsetOfLine(text, start, count)
  const replacement = lines.map((one) => `${one}\n`).join('')
  const unended = start === text.length && start > 0 && !text.endsWith('\n') && replacement !== ''
  return { start, end, replacement: unended ? `\n${replacement}` : replacement }
}

/** Offset of the line `count` lines after the one at `from`; the text's end where there are fewer. */
const offsetOfLine = (text: string, from: number, count: number): number => {
  let offset = from
  for (let left = count; left > 0 && offset < text.length; left--) {
    const newline = text.indexOf('\n', offset)
    offset = newline < 0 ? text.length : newline + 1
  }
  return offset
}

const READINGS: readonly ((line: string) => string)[] = [
  (line) => line,
  (line) => line.trimEnd(),
  (line) => line.trim(),
]

/** Index from `from` on of `wanted` in `lines`: exactly, else blanks at line ends apart, else around; -1 if nowhere. */
export const seek = (lines: readonly string[], wanted: readonly string[], from: number): number => {
  for (const read of READINGS) {
    const [have, want] = [lines.map(read), wanted.map(read)]
    for (let at = from; at + want.length <= have.length; at++) {
      if (want.every((line, index) => line === have[at + index])) return at
    }
  }
  return -1
}

/** The lines of a text; a line break at its end begins no further one. */
export const linesOf = (text: string): string[] => {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  return lines
}
