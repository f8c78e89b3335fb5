import type { StructuredPatchHunk } from '../../../core/text/patch.ts'
import { pairLines } from './pairs.ts'
import { type Range, wordMarks } from './word-marks.ts'

/** One line of a patch. Its text is without sign and LF; a CR at its end is part of it. */
export interface Row {
  readonly kind: 'same' | 'gone' | 'new'
  /** Its number before, and after, from 1. */
  readonly old?: number
  readonly fresh?: number
  readonly text: string
  /** The last line of a file that does not end in a LF. */
  readonly open?: boolean
  /** What differs from the line that it takes the place of, or that takes its place. */
  readonly marks?: readonly Range[]
}

/** Rows beside each other: both sides of an unchanged or a rewritten line, or one side alone. */
export interface RowPair {
  readonly left?: Row
  readonly right?: Row
}

/** The rows of a hunk, each run of changes as pairs: in a unified view all lefts of a run come before all rights. */
export interface RowRun {
  readonly changed: boolean
  readonly pairs: readonly RowPair[]
}

/** A hunk's rows in their order, with numbers and with the words that differ. */
export function runsOf(hunk: StructuredPatchHunk): readonly RowRun[] {
  const runs: RowRun[] = []
  let same: RowPair[] = []
  let [gone, fresh]: [Row[], Row[]] = [[], []]
  const flush = (): void => {
    if (same.length > 0) runs.push({ changed: false, pairs: same })
    if (gone.length + fresh.length > 0) runs.push({ changed: true, pairs: paired(gone, fresh) })
    same = []
    ;[gone, fresh] = [[], []]
  }
  for (const row of rowsOf(hunk)) {
    if (row.kind === 'same') {
      if (gone.length + fresh.length > 0) flush()
      same.push({ left: row, right: row })
    } else {
      if (same.length > 0) flush()
      ;(row.kind === 'gone' ? gone : fresh).push(row)
    }
  }
  flush()
  return runs
}

/** The lines of a hunk as they come. */
export function rowsOf({ oldStart, newStart, lines }: StructuredPatchHunk): readonly Row[] {
  let [old, fresh] = [oldStart, newStart]
  return lines.flatMap((line, at): Row[] => {
    if (line.startsWith('\\')) return []
    const text = line.slice(1)
    const end = lines[at + 1]?.startsWith('\\') ? { open: true } : {}
    if (line.startsWith('-')) return [{ kind: 'gone', old: old++, text, ...end }]
    if (line.startsWith('+')) return [{ kind: 'new', fresh: fresh++, text, ...end }]
    return [{ kind: 'same', old: old++, fresh: fresh++, text, ...end }]
  })
}

function paired(gone: readonly Row[], fresh: readonly Row[]): readonly RowPair[] {
  const pairs: RowPair[] = []
  let [left, right] = [0, 0]
  const pass = (toLeft: number, toRight: number): void => {
    for (; left < toLeft; left += 1) pairs.push({ left: gone[left]! })
    for (; right < toRight; right += 1) pairs.push({ right: fresh[right]! })
  }
  const texts = (rows: readonly Row[]): readonly string[] => rows.map(({ text }) => text)
  for (const [one, other] of pairLines(texts(gone), texts(fresh))) {
    pass(one, other)
    pairs.push(markedPair(gone[left++]!, fresh[right++]!))
  }
  pass(gone.length, fresh.length)
  return pairs
}

function markedPair(left: Row, right: Row): RowPair {
  const marks = wordMarks(left.text, right.text)
  return marks ? { left: { ...left, marks: marks.before }, right: { ...right, marks: marks.after } } : { left, right }
}
