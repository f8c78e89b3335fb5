import type { DocumentRead, Fault } from './fault.ts'
import { readJson } from './json-document.ts'
import type { PlanLimits } from './limits.ts'
import type { FieldPath, Locator, Place } from './locate.ts'

/** One line of a plan in JSON Lines. */
export interface PlanLine {
  readonly text: string
  /** From 1. */
  readonly number: number
}

/**
 * Reads one line: its value, with places counted in the whole text. `path` is where the line's value stands in the plan:
 * `[]` for the header, `['steps', n]` for a step.
 */
export const readLine = (line: PlanLine, path: FieldPath, limits: PlanLimits): DocumentRead => {
  const read = readJson(line.text, limits)
  const moved = (fault: Fault): Fault => ({
    ...fault,
    at: inLine(fault.at, line),
    ...(fault.path && { path: [...path, ...fault.path] }),
  })
  if (!read.ok) return { ok: false, faults: read.faults.map(moved) }
  const { value, faults, locate } = read.document
  return { ok: true, document: { value, faults: faults.map(moved), locate: lineLocator(locate, line, path) } }
}

const inLine = (place: Place, line: PlanLine): Place => ({ line: line.number, column: place.column })

const lineLocator = (locate: Locator, line: PlanLine, { length }: FieldPath): Locator => ({
  value: (path) => inLine(locate.value(path.slice(length)), line),
  key: (path) => inLine(locate.key(path.slice(length)), line),
})

/** The lines of a text that are not blank. */
export function* linesOf(text: string): Generator<PlanLine> {
  let number = 1
  for (let start = 0; start < text.length; number++) {
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    const line = text.slice(start, end)
    if (line.trim() !== '') yield { text: line, number }
    start = end + 1
  }
}
