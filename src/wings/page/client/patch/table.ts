import { actionButton, element } from '../../../../browser/element.ts'
import { drawWhenNear } from '../../../../browser/near.ts'
import type { Maker } from '../../../../core/report/followed-lines.ts'
import { counted } from '../../../../core/text/words.ts'
import { type Hunks, type Row, type RowPair, type RowRun, runsOf, withoutWhiteSpace } from '../../model/rows.ts'

import {
  type DrawEntries,
  type Entry,
  type Gap,
  inOrder,
  type Look,
  type MovedLines,
  marginOf,
  rowDrawer,
} from './row.ts'
import { type Token, tokensOf } from './tokens.ts'

interface PatchToDraw {
  readonly hunks: Hunks
  /** Its extension selects the language. */
  readonly path: string
  /** The file's lines before, where the page has them: unchanged ones can be shown then. */
  readonly before?: readonly string[] | undefined
  /** Address of the card; lines are `anchor:L12` before and `anchor:R12` after. */
  readonly anchor: string
  /** Which step made which line, and why: told in the margin. */
  readonly makers?: readonly Maker[] | undefined
  readonly reason?: ((step: number) => string) | undefined
  readonly moved?: MovedLines | undefined
  /** Description for screen readers. */
  readonly label: string
}

/** Rows drawn at once, at most. */
const SLICE = 300

/** A patch as a table: line numbers, lines, and between hunks what is left out. */
export function drawPatch(patch: PatchToDraw, look: Look): HTMLElement {
  const root = element('div', { class: look.split ? 'patch split' : 'patch', role: 'group', 'aria-label': patch.label })
  const hunks = patch.hunks.map((hunk) => (look.hidesBlanks ? withoutWhiteSpace(runsOf(hunk)) : runsOf(hunk)))
  const rows = rowsIn(hunks)
  const crlf = rows.some(({ open }) => !open) && rows.every(({ text, open }) => open || text.endsWith('\r'))
  const { anchor, before } = patch
  const makers = patch.makers && patch.makers.length > 0 ? marginOf(patch.makers, patch.reason) : undefined
  const drawer = rowDrawer({
    ...look,
    anchor,
    before,
    crlf,
    tokens: tokensByRow(hunks, patch.path),
    makers,
    moved: patch.moved,
  })
  const table = element('table', { 'data-ends': crlf ? 'crlf' : 'lf' }, columns(look, makers !== undefined))
  table.style.setProperty('--digits', `${digitsOf(patch)}`)
  const note = lineEndNote(hunks, crlf)
  if (note) root.append(note)
  root.append(isFolded(hunks) ? element('details.line-ends', element('summary', 'Show the lines'), table) : table)
  const entries = entriesOf(patch, hunks)
  appendSlices(table, look.split ? entries : inOrder(entries), drawer)
  return root
}

/** Digits of the numbers that lines may have. */
function digitsOf({ hunks, before = [] }: PatchToDraw): number {
  const { oldStart = 0, oldLines = 0, newStart = 0, newLines = 0 } = hunks.at(-1) ?? {}
  const shift = newStart + newLines - oldStart - oldLines
  return `${Math.max(100, before.length, before.length + shift, oldStart + oldLines, newStart + newLines)}`.length
}

const columns = ({ split }: Look, hasMargin: boolean): HTMLElement =>
  element(
    'colgroup',
    ...[...(split ? ['n', 'half', 'n', 'half'] : ['n', 'n', 'whole']), ...(hasMargin ? ['by'] : [])].map((name) =>
      element('col', { class: name }),
    ),
  )

const rowsIn = (hunks: readonly (readonly RowRun[])[]): readonly Row[] =>
  hunks
    .flat()
    .flatMap(({ pairs }) =>
      pairs.flatMap(({ left, right }) => (left === right ? [left!] : [left ?? [], right ?? []].flat())),
    )

/** A change of line ends alone reads as if each line changed: say what it is. */
function lineEndNote(hunks: readonly (readonly RowRun[])[], crlf: boolean): HTMLElement | undefined {
  const pairs = changedPairs(hunks)
  const isAll = isLineEnds(pairs)
  const toCrlf = pairs[0]?.right?.text.endsWith('\r') ?? false
  if (isAll) {
    const said = `Only line ends change, from ${toCrlf ? 'LF to CRLF' : 'CRLF to LF'}, in ${counted(pairs.length, 'line')}.`
    return element('p.patch-note', said)
  }
  return crlf ? element('p.patch-note', 'Lines end in CRLF.') : undefined
}

type Pairs = readonly RowPair[]

const changedPairs = (hunks: readonly (readonly RowRun[])[]): Pairs =>
  hunks.flat().flatMap((run) => (run.changed ? run.pairs : []))

function isLineEnds(pairs: Pairs): boolean {
  const bare = (row: Row): string => row.text.replace(/\r$/, '')
  return (
    pairs.length > 0 &&
    pairs.every(({ left, right }) => left && right && bare(left) === bare(right) && left.text !== right.text)
  )
}

/** Many lines that change by their ends alone are folded: the note says it all. */
const isFolded = (hunks: readonly (readonly RowRun[])[]): boolean => {
  const pairs = changedPairs(hunks)
  return pairs.length > 8 && isLineEnds(pairs)
}

/** The text before in one piece, and the text after: a token may go over several lines. */
function tokensByRow(hunks: readonly (readonly RowRun[])[], path: string): ReadonlyMap<Row, readonly Token[]> {
  const found = new Map<Row, readonly Token[]>()
  for (const runs of hunks) {
    const pairs = runs.flatMap((run) => run.pairs)
    for (const rows of [pairs.flatMap(({ left }) => left ?? []), pairs.flatMap(({ right }) => right ?? [])]) {
      const tokens = tokensOf(
        rows.map(({ text }) => text),
        path,
      )
      for (const [at, row] of rows.entries()) if (tokens?.[at]?.length) found.set(row, tokens[at])
    }
  }
  return found
}

function entriesOf({ hunks, before }: PatchToDraw, runs: readonly (readonly RowRun[])[]): readonly Entry[] {
  const entries: Entry[] = []
  let end = { old: 1, fresh: 1 }
  const pass = (next: number | undefined): void => {
    const gap = gapBetween(end, next, before)
    if (gap) entries.push({ gap })
  }
  for (const [at, hunk] of hunks.entries()) {
    pass(hunk.oldStart)
    for (const { pairs } of runs[at]!) for (const pair of pairs) entries.push({ pair })
    end = { old: hunk.oldStart + hunk.oldLines, fresh: hunk.newStart + hunk.newLines }
  }
  pass(undefined)
  return entries
}

/** The first rows now, others when they come near. */
function appendSlices(table: HTMLElement, entries: readonly Entry[], draw: DrawEntries): void {
  let [start, end] = [0, sliceEnd(entries, 0)]
  table.append(element('tbody', ...draw(entries.slice(start, end))))
  while (end < entries.length) {
    ;[start, end] = [end, sliceEnd(entries, end)]
    const slice = entries.slice(start, end)
    const body = element('tbody', { 'data-before': linesOf(slice, 'old'), 'data-after': linesOf(slice, 'fresh') })
    drawWhenNear(body, () => draw(slice), slice.length * ROW_HEIGHT)
    table.append(body)
  }
}

const ROW_HEIGHT = 20

/** The first and the last line of a slice, on one side. */
function linesOf(entries: readonly Entry[], side: 'old' | 'fresh'): string {
  const numbers = entries.flatMap((entry) => {
    const { left, right } = 'pair' in entry ? entry.pair : {}
    return [left?.[side] ?? [], right?.[side] ?? []].flat()
  })
  return numbers.length === 0 ? '' : `${numbers[0]} ${numbers.at(-1)}`
}

/** Elements that the rows of a slice become, about. */
const MAX_WEIGHT = 2500

function sliceEnd(entries: readonly Entry[], start: number): number {
  let weight = 0
  for (let at = start; at < entries.length; at += 1) {
    weight += weightOf(entries[at]!)
    if (at > start && (weight > MAX_WEIGHT || at - start >= SLICE)) return at
  }
  return entries.length
}

/** Cells, and a token for every few characters. */
const weightOf = (entry: Entry): number => {
  const { left, right } = 'pair' in entry ? entry.pair : {}
  return 6 + ((left?.text.length ?? 0) + (right?.text.length ?? 0)) / 10
}

type Lines = { readonly old: number; readonly fresh: number; readonly count: number }

const STEP = 20

/** The lines from the end of a hunk to the next one, or to the end of the file; undefined if there are none, or unknown. */
function gapBetween(
  from: { readonly old: number; readonly fresh: number },
  next: number | undefined,
  before: readonly string[] | undefined,
): Gap | undefined {
  const end = next ?? (before ? before.length + 1 : undefined)
  if (end === undefined || end <= from.old) return undefined
  return gapOf({ ...from, count: end - from.old }, { isFirst: from.old === 1, isLast: next === undefined })
}

const gapOf = (lines: Lines, place: GapEnds): Gap => ({ draw: (context) => drawGap(lines, place, context) })

type GapEnds = { readonly isFirst: boolean; readonly isLast: boolean }

function drawGap(lines: Lines, place: GapEnds, context: Parameters<Gap['draw']>[0]): HTMLElement {
  const { columns, before } = context
  const count = `${lines.count} unchanged line${lines.count === 1 ? '' : 's'}`
  const cell = element('td', { colspan: `${columns}` })
  const row = element('tr.gap', cell)
  if (!before) {
    cell.append(count)
    return row
  }
  // Paper has words in place of buttons.
  cell.dataset.count = count
  const show = (name: string, description: string, from: number, to: number): HTMLElement => {
    const press = (): void =>
      row.replaceWith(...context.draw([...gapIn(0, from), ...shown(from, to), ...gapIn(to, lines.count)]))
    return actionButton(name, press, { 'aria-label': description })
  }
  const gapIn = (from: number, to: number): readonly Entry[] =>
    to > from ? [{ gap: gapOf(moved(lines, from, to), place) }] : []
  const shown = (from: number, to: number): readonly Entry[] =>
    Array.from({ length: to - from }, (_, at) => sameRow(lines, from + at, before))
  if (lines.count > STEP) {
    if (!place.isFirst) cell.append(show(`↓ ${STEP}`, `Show the next ${STEP} lines`, 0, STEP))
    if (!place.isLast) cell.append(show(`↑ ${STEP}`, `Show the ${STEP} lines above`, lines.count - STEP, lines.count))
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
