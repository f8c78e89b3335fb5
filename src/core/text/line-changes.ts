import { diffArrays } from 'diff'
import { sharedEnds } from './splice.ts'

/** Replaces lines `at` … `at + removed` of a text by `added`. */
export type LineChange = { readonly at: number; readonly removed: number; readonly added: readonly string[] }

/** A text's lines, each with its LF; the last one without, where the text does not end in one. */
export const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

/**
 * The changes between two lists of lines, in order. The shortest there are up to 1,000 lines of difference; beyond, the lines that
 * each list holds once are kept apart from the changes, and what is between two of them is compared by itself.
 */
export function lineChanges(before: readonly string[], after: readonly string[]): readonly LineChange[] {
  return changesBetween(
    before,
    after,
    0,
    (removed, added, offset) =>
      shortest(removed, added, { offset, most: MAX_EDIT_LENGTH }) ?? byAnchors(removed, added, offset),
  )
}

type Compare = (removed: string[], added: string[], offset: number) => readonly LineChange[]

/** The result of `compare` for the lines between the common beginning and the common end. */
function changesBetween(
  before: readonly string[],
  after: readonly string[],
  offset: number,
  compare: Compare,
): readonly LineChange[] {
  const { head, tail } = sharedEnds(before, after)
  const removed = before.slice(head, before.length - tail)
  const added = after.slice(head, after.length - tail)
  if (removed.length === 0 && added.length === 0) return []
  if (sharesNone(removed, added)) return [{ at: offset + head, removed: removed.length, added }]
  return compare(removed, added, offset + head)
}

function sharesNone(before: readonly string[], after: readonly string[]): boolean {
  if (before.length < FEW) return !before.some((line) => after.includes(line))
  const known = new Set(before)
  return !after.some((line) => known.has(line))
}

/** Lines that are looked for one by one. */
const FEW = 4

const MAX_EDIT_LENGTH = 1000
/** Between two anchors. */
const MAX_GAP_LENGTH = 200

function byAnchors(before: string[], after: string[], offset: number): readonly LineChange[] {
  const changes: LineChange[] = []
  let [start, startAfter] = [0, 0]
  for (const anchor of [...anchorsOf(before, after), { before: before.length, after: after.length }]) {
    const [gap, gapAfter] = [before.slice(start, anchor.before), after.slice(startAfter, anchor.after)]
    for (const change of changesBetween(gap, gapAfter, offset + start, compareGap)) changes.push(change)
    ;[start, startAfter] = [anchor.before + 1, anchor.after + 1]
  }
  return changes
}

const compareGap: Compare = (removed, added, offset) =>
  shortest(removed, added, { offset, most: MAX_GAP_LENGTH }) ?? [{ at: offset, removed: removed.length, added }]

function shortest(
  before: string[],
  after: string[],
  { offset, most }: { offset: number; most: number },
): readonly LineChange[] | undefined {
  const parts = diffArrays(before, after, { maxEditLength: most })
  if (!parts) return undefined
  const changes: LineChange[] = []
  let change: { at: number; removed: number; added: string[] } | undefined
  let at = offset
  for (const { added, removed, value } of parts) {
    if (!added && !removed) {
      change = undefined
      at += value.length
      continue
    }
    if (!change) {
      change = { at, removed: 0, added: [] }
      changes.push(change)
    }
    if (added) change.added = value
    else {
      change.removed = value.length
      at += value.length
    }
  }
  return changes
}

/** A line that two lists hold once each: its places in both. */
type Anchor = { readonly before: number; readonly after: number }

/** The most lines, in order in both lists, that each list holds exactly once ("patience"). */
function anchorsOf(before: readonly string[], after: readonly string[]): readonly Anchor[] {
  const places = uniquePlaces(after)
  const shared: Anchor[] = []
  for (const [line, at] of uniquePlaces(before)) {
    const other = places.get(line)
    if (at !== undefined && other !== undefined) shared.push({ before: at, after: other })
  }
  return longestRising(shared)
}

/** Undefined for a line that occurs more than once. In order of the first place. */
function uniquePlaces(lines: readonly string[]): ReadonlyMap<string, number | undefined> {
  const places = new Map<string, number | undefined>()
  for (const [at, line] of lines.entries()) places.set(line, places.has(line) ? undefined : at)
  return places
}

/** The longest run of anchors, sorted by `before`, whose `after` rises. */
function longestRising(anchors: readonly Anchor[]): readonly Anchor[] {
  const tails: number[] = []
  const previous: number[] = []
  for (const [index, { after }] of anchors.entries()) {
    const length = firstAtLeast(tails, (at) => anchors[at]!.after >= after)
    previous.push(length > 0 ? tails[length - 1]! : -1)
    tails[length] = index
  }
  const rising: Anchor[] = []
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at]!) rising.push(anchors[at]!)
  return rising.reverse()
}

/** The first place whose item meets a condition that all items after it meet too. */
function firstAtLeast(items: readonly number[], meets: (item: number) => boolean): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (meets(items[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}
