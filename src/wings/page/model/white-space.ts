import { lineChanges } from '../../../core/text/line-changes.ts'
import type { Row, RowPair, RowRun } from './rows.ts'

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
