import type { Range } from './word-marks.ts'

/** Lines up to this length are shown whole. */
const MAX_LENGTH = 2000
/** Characters shown around a change, and at the beginning of a line that is shown in parts. */
const AROUND = 160
/** A marked change longer than this is shown by its ends. */
const MAX_MARK = 1200

/** The parts of a line that are shown unasked: all of it, or its beginning and what is around the marks. */
export function windowsOf(length: number, marks: readonly Range[] = []): readonly Range[] {
  if (length <= MAX_LENGTH) return [{ start: 0, end: length }]
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

const MAX_WINDOWS = 20
