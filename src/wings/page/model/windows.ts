import type { Range } from './word-marks.ts'

/** Lines up to this length are shown whole. */
const MAX_LENGTH = 2000
/** A line that is new, gone or unchanged as a whole: a longer one is shown by its ends. */
const MAX_WHOLE = 20_000
/** Characters shown around a change, and at the beginning of a line that is shown in parts. */
const AROUND = 160
/** A marked change longer than this is shown by its ends. */
const MAX_MARK = 1200

/** The parts of a line that are shown unasked: all of it, or its beginning and what is around the marks. */
export function windowsOf(length: number, marks: readonly Range[] = []): readonly Range[] {
  if (length <= (marks.length === 0 ? MAX_WHOLE : MAX_LENGTH)) return [{ start: 0, end: length }]
  if (marks.length === 0)
    return [
      { start: 0, end: MAX_WHOLE / 2 },
      { start: length - MAX_WHOLE / 2, end: length },
    ]
  const wanted = marks.flatMap(({ start, end }) =>
    end - start <= MAX_MARK
      ? [{ start, end }]
      : [
          { start, end: start + AROUND },
          { start: end - AROUND, end },
        ],
  )
  const shown: Range[] = [{ start: 0, end: AROUND }]
  for (const { start, end } of wanted.slice(0, MAX_WINDOWS)) {
    const [from, to] = [Math.max(0, start - AROUND), Math.min(length, end + AROUND)]
    const last = shown.at(-1)!
    if (from <= last.end + AROUND) shown[shown.length - 1] = { start: last.start, end: Math.max(last.end, to) }
    else shown.push({ start: from, end: to })
  }
  return shown
}

const MAX_WINDOWS = 200
