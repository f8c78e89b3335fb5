import { actionIn } from '../../../core/text/action-name.ts'
import { lineChanges, linesOf } from '../../../core/text/line-changes.ts'
import type { StructuredPatchHunk } from '../../../core/text/patch.ts'
import type { Span } from '../../../core/text/splice.ts'
import { wordMarks } from '../client/patch/tokens.ts'

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
  readonly marks?: readonly Span[]
}

/** Rows beside each other: both sides of an unchanged or a rewritten line, or one side alone. */
export type RowPair = { readonly left?: Row; readonly right?: Row }

/** The rows of a hunk, each run of changes as pairs: in a unified view all lefts of a run come before all rights. */
export type RowRun = { readonly changed: boolean; readonly pairs: readonly RowPair[] }

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

/** The lines of a hunk in order. */
function rowsOf({ oldStart, newStart, lines }: StructuredPatchHunk): readonly Row[] {
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

/** Lines compared with lines: beyond it, lines are paired in their order. */
const MAX_COMPARED = 3600

/** Which removed line became which added one, as rising places in both lists. Lines that have little in common have no pair. */
function pairLines(
  gone: readonly string[],
  fresh: readonly string[],
): readonly (readonly [gone: number, fresh: number])[] {
  if (gone.length === 0 || fresh.length === 0) return []
  if (gone.length * fresh.length > MAX_COMPARED) return pairedInOrder(gone, fresh)
  const [before, after] = [gone.map(wordsOf), fresh.map(wordsOf)]
  const [was, is] = [gone.map(actionIn), fresh.map(actionIn)]
  const isElsewhere = (one: number, other: number) =>
    was[one] !== is[other] && (isNamed(is, was[one]) || isNamed(was, is[other]))
  const likeness = before.map((words, one) =>
    after.map((others, other) => (isElsewhere(one, other) ? 0 : likenessOf(words, others))),
  )
  return bestPairs(likeness, gone.length, fresh.length)
}

const isNamed = (names: readonly (string | undefined)[], name: string | undefined): boolean =>
  name !== undefined && names.includes(name)

const MIN_LIKENESS = 0.4

const pairedInOrder = (gone: readonly string[], fresh: readonly string[]): readonly (readonly [number, number])[] =>
  gone.slice(0, fresh.length).flatMap((line, at) => {
    const like = likenessOf(wordsOf(line), wordsOf(fresh[at] ?? ''))
    return like >= MIN_LIKENESS ? [[at, at] as const] : []
  })

/** The pairs, in order on both sides, that are most alike together. */
function bestPairs(likeness: readonly (readonly number[])[], rows: number, columns: number) {
  const best = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1))
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const like = likeness[row]![column]!
      const taken = like >= MIN_LIKENESS ? like + best[row + 1]![column + 1]! : 0
      best[row]![column] = Math.max(taken, best[row + 1]![column]!, best[row]![column + 1]!)
    }
  }
  const pairs: (readonly [number, number])[] = []
  for (let [row, column] = [0, 0]; row < rows && column < columns; ) {
    if (best[row]![column] === best[row + 1]![column]) row += 1
    else if (best[row]![column] === best[row]![column + 1]) column += 1
    else pairs.push([row++, column++])
  }
  return pairs
}

/** A line's words and signs with how often it has them; of a very long line its two ends. */
type Words = { readonly counts: ReadonlyMap<string, number>; readonly total: number }

const MAX_LENGTH = 600

function wordsOf(line: string): Words {
  const text = line.length > 2 * MAX_LENGTH ? line.slice(0, MAX_LENGTH) + line.slice(-MAX_LENGTH) : line
  const words = text.match(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? []
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { counts, total: words.length }
}

/** From 0, nothing in common, to 1. Two blank lines are alike. */
function likenessOf(one: Words, other: Words): number {
  if (one.total + other.total === 0) return 1
  let shared = 0
  for (const [word, count] of one.counts) shared += Math.min(count, other.counts.get(word) ?? 0)
  return (2 * shared) / (one.total + other.total)
}

export type Hunks = readonly StructuredPatchHunk[]

/** A text's lines with their LF, where hunks are of it; undefined where they are not: it is another text, or parts of it are masked. */
export function textLines(text: string, hunks: Hunks): readonly string[] | undefined {
  const lines = linesOf(text)
  const fits = hunks.every((hunk) =>
    rowsOf(hunk).every(
      ({ old, text: line, open }) => old === undefined || lines[old - 1] === (open ? line : `${line}\n`),
    ),
  )
  return fits ? lines : undefined
}

/** What hunks make of a text; undefined where they are not of it. */
export function patched(text: string, hunks: Hunks): string | undefined {
  const lines = textLines(text, hunks)
  if (!lines) return undefined
  const result: string[] = []
  let at = 0
  for (const hunk of hunks) {
    for (; at < hunk.oldStart - 1; at += 1) result.push(lines[at] ?? '')
    for (const { kind, text: line, open } of rowsOf(hunk)) if (kind !== 'gone') result.push(open ? line : `${line}\n`)
    at += hunk.oldLines
  }
  return result.concat(lines.slice(at)).join('')
}

/** The same rows, those as unchanged that differ in white space alone; they show the text after. */
export const withoutWhiteSpace = (runs: readonly RowRun[]): readonly RowRun[] =>
  runs.flatMap((run) => (run.changed ? folded(run) : [run]))

function folded({ pairs }: RowRun): readonly RowRun[] {
  const gone = pairs.flatMap(({ left }) => left ?? [])
  const fresh = pairs.flatMap(({ right }) => right ?? [])
  const runs: RowRun[] = []
  let [left, right] = [0, 0]
  const keep = (until: number): void => {
    const same = gone.slice(left, until).map((row, at): RowPair => sameRow(row, fresh[right + at]!))
    if (same.length > 0) runs.push({ changed: false, pairs: same })
    ;[left, right] = [left + same.length, right + same.length]
  }
  for (const { at, removed, added } of lineChanges(gone.map(bare), fresh.map(bare))) {
    keep(at)
    const [one, other] = [gone.slice(left, left + removed), fresh.slice(right, right + added.length)]
    runs.push({ changed: true, pairs: stillPaired(pairs, one, other) })
    ;[left, right] = [left + removed, right + added.length]
  }
  keep(gone.length)
  return runs
}

const bare = ({ text }: Row): string => text.replace(/\s+/g, '')

function sameRow({ old }: Row, { fresh, text, open }: Row): RowPair {
  const row: Row = { kind: 'same', ...(old !== undefined && { old }), ...(fresh !== undefined && { fresh }), text }
  const shown = open ? { ...row, open } : row
  return { left: shown, right: shown }
}

/** The pairs that are not gone whole, in their order. */
function stillPaired(pairs: readonly RowPair[], gone: readonly Row[], fresh: readonly Row[]): readonly RowPair[] {
  const [lefts, rights] = [new Set(gone), new Set(fresh)]
  return pairs.flatMap(({ left, right }) => {
    const kept = { ...(left && lefts.has(left) && { left }), ...(right && rights.has(right) && { right }) }
    return kept.left || kept.right ? [kept] : []
  })
}

/** Changed rows of a patch that are shown as unchanged, or not at all, where white space is hidden. */
export const foldedLines = (hunks: Hunks): number =>
  hunks.reduce((sum, hunk) => {
    const runs = runsOf(hunk)
    return sum + changedRows(runs) - changedRows(withoutWhiteSpace(runs))
  }, 0)

const changedRows = (runs: readonly RowRun[]): number =>
  runs.reduce(
    (sum, { changed, pairs }) =>
      changed ? sum + pairs.reduce((all, { left, right }) => all + (left ? 1 : 0) + (right ? 1 : 0), 0) : sum,
    0,
  )
