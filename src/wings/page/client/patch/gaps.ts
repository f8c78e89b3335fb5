import type { Row } from '../../model/rows.ts'
import { element } from '../element.ts'
import type { Entry, Gap, GapContext } from './entry.ts'

interface Lines {
  readonly old: number
  readonly fresh: number
  readonly count: number
}

/** Lines that one press shows. */
const STEP = 20

/** The lines from the end of a hunk to the next one, or to the end of the file; undefined where there are none, or nobody knows. */
export function gapBetween(
  from: { readonly old: number; readonly fresh: number },
  next: number | undefined,
  before: readonly string[] | undefined,
): Gap | undefined {
  const end = next ?? (before ? before.length + 1 : undefined)
  if (end === undefined || end <= from.old) return undefined
  return gapOf({ ...from, count: end - from.old }, { isFirst: from.old === 1, isLast: next === undefined })
}

const gapOf = (lines: Lines, place: Place): Gap => ({ draw: (context) => drawGap(lines, place, context) })

interface Place {
  readonly isFirst: boolean
  readonly isLast: boolean
}

function drawGap(lines: Lines, place: Place, context: GapContext): HTMLElement {
  const { columns, before } = context
  const count = `${lines.count} unchanged line${lines.count === 1 ? '' : 's'}`
  const cell = element('td', { colspan: `${columns}` })
  const row = element('tr', { class: 'gap' }, cell)
  if (!before) {
    cell.append(count)
    return row
  }
  const show = (name: string, description: string, from: number, to: number): HTMLElement => {
    const button = element('button', { type: 'button', 'aria-label': description }, name)
    button.addEventListener('click', () => {
      const rest: (readonly [number, number])[] = [
        [0, from],
        [to, lines.count],
      ]
      const entries = [gapsIn(rest.slice(0, 1)), shown(from, to), gapsIn(rest.slice(1))].flat()
      row.replaceWith(...context.draw(entries))
    })
    return button
  }
  const gapsIn = (ranges: readonly (readonly [number, number])[]): readonly Entry[] =>
    ranges.flatMap(([from, to]) => (to > from ? [{ gap: gapOf(moved(lines, from, to), place) }] : []))
  const shown = (from: number, to: number): readonly Entry[] =>
    Array.from({ length: to - from }, (_, at) => sameRow(lines, from + at, before))
  if (lines.count > STEP) {
    if (!place.isFirst) cell.append(show(`↓ ${STEP}`, `Show the next ${STEP} lines`, 0, STEP))
    if (!place.isLast) cell.append(show(`↑ ${STEP}`, `Show the ${STEP} lines before`, lines.count - STEP, lines.count))
  }
  cell.append(show(`Show ${count}`, `Show ${count}`, 0, lines.count))
  return row
}

const moved = ({ old, fresh }: Lines, from: number, to: number): Lines => ({
  old: old + from,
  fresh: fresh + from,
  count: to - from,
})

function sameRow({ old, fresh }: Lines, at: number, before: readonly string[]): Entry {
  const line = before[old + at - 1] ?? ''
  const row: Row = {
    kind: 'same',
    old: old + at,
    fresh: fresh + at,
    text: line.replace(/\n$/, ''),
    ...(!line.endsWith('\n') && { open: true }),
  }
  return { pair: { left: row, right: row } }
}
