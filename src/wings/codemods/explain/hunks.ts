import { diffArrays } from 'diff'
import { lineChanges, linesOf } from '../../../core/text/line-changes.ts'
import { sharedEnds } from '../../../core/text/splice.ts'

/** A text file that a change leads to another text; both with LF line ends. */
export interface ChangedText {
  readonly path: string
  readonly text: string
  readonly goal: string
}

/** Lines of a text that give way to others, and what it costs to read that. */
export interface Hunk {
  readonly old: string
  readonly fresh: string
  /** Where it is in the text, and what takes its place in the goal: offsets. */
  readonly start: number
  readonly end: number
  readonly goalStart: number
  readonly goalEnd: number
  /** The lines around it; undefined at the ends of the text. */
  readonly above: string | undefined
  readonly below: string | undefined
  /** Removed and added lines. */
  readonly lines: number
  /** Characters that differ. */
  readonly cost: number
}

/** The hunks between two texts with LF line ends. */
export function hunksBetween(text: string, goal: string): readonly Hunk[] {
  if (text === goal) return []
  const lines = linesOf(text)
  let [line, start, shift] = [0, 0, 0]
  return lineChanges(lines, linesOf(goal)).map(({ at, removed, added }) => {
    for (; line < at; line += 1) start += lines[line]?.length ?? 0
    const [old, fresh] = [lines.slice(at, at + removed).join(''), added.join('')]
    const goalStart = start + shift
    shift += fresh.length - old.length
    return {
      old,
      fresh,
      start,
      end: start + old.length,
      goalStart,
      goalEnd: goalStart + fresh.length,
      above: lines[at - 1],
      below: lines[at + removed],
      lines: removed + added.length,
      cost: distance(old, fresh),
    }
  })
}

/** A file's way from its text to its goal. */
export interface Remainder {
  readonly hunks: readonly Hunk[]
  readonly lines: number
  readonly cost: number
}

export function remainderOf(text: string, goal: string): Remainder {
  const hunks = hunksBetween(text, goal)
  return { hunks, lines: sum(hunks, (one) => one.lines), cost: sum(hunks, (one) => one.cost) }
}

export const sum = <Item>(items: Iterable<Item>, count: (item: Item) => number): number => {
  let total = 0
  for (const item of items) total += count(item)
  return total
}

/** Words, numbers, runs of blanks, line ends and single characters. */
export const tokensOf = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*|\d+|[ \t]+|[\s\S]/g) ?? []

/** Tokens [from, to) of the old text that give way to tokens [freshFrom, freshTo) of the new one. */
export interface TokenChange {
  readonly from: number
  readonly to: number
  readonly freshFrom: number
  readonly freshTo: number
}

/** The changes between two lists of tokens; undefined where they differ too much to be compared. */
export function tokenChanges(old: readonly string[], fresh: readonly string[]): readonly TokenChange[] | undefined {
  const parts = diffArrays(old as string[], fresh as string[], { maxEditLength: MOST_EDITS })
  if (!parts) return undefined
  const changes: TokenChange[] = []
  let [at, freshAt] = [0, 0]
  let open: TokenChange | undefined
  for (const { added, removed, value } of parts) {
    const [from, freshFrom] = [at, freshAt]
    if (!added) at += value.length
    if (!removed) freshAt += value.length
    if (added || removed) {
      open = { from: open?.from ?? from, freshFrom: open?.freshFrom ?? freshFrom, to: at, freshTo: freshAt }
      continue
    }
    if (open) changes.push(open)
    open = undefined
  }
  if (open) changes.push(open)
  return changes
}

const MOST_EDITS = 400
/** Distances of texts no longer than this together are kept. */
const SHORT = 2000
/** What a kept distance takes beside its texts. */
const PER_ENTRY = 40
/** Characters of the texts whose distances are kept, over all calls. */
const KEPT = 8_000_000
const known = new Map<string, number>()
let kept = 0

/** How many characters of tokens two texts do not share, in order; of long texts that differ much, in any order. */
export function distance(old: string, fresh: string): number {
  if (old === fresh) return 0
  if (old === '' || fresh === '') return old.length + fresh.length
  if (old.length + fresh.length > SHORT) return measured(old, fresh)
  const key = `${old.length}:${old}${fresh}`
  const last = known.get(key)
  if (last !== undefined) return last
  kept += key.length + PER_ENTRY
  if (kept > KEPT) {
    known.clear()
    kept = 0
  }
  const found = measured(old, fresh)
  known.set(key, found)
  return found
}

function measured(old: string, fresh: string): number {
  const [tokens, others] = [tokensOf(old), tokensOf(fresh)]
  const { head, tail } = sharedEnds(tokens, others)
  const [mine, theirs] = [tokens.slice(head, tokens.length - tail), others.slice(head, others.length - tail)]
  const whole = sum(mine, ({ length }) => length) + sum(theirs, ({ length }) => length)
  if (mine.length === 0 || theirs.length === 0) return whole
  const kept = mine.length + theirs.length > MOST_TOKENS ? undefined : sharedLength(mine, theirs)
  return kept === undefined ? unordered(mine, theirs) : whole - 2 * kept
}

/** Characters of the tokens that a shortest way from one list to the other keeps (Myers, forward); undefined for one that is too long. */
function sharedLength(old: readonly string[], fresh: readonly string[]): number | undefined {
  const most = Math.min(MOST_EDITS, old.length + fresh.length)
  const middle = most + 1
  // How far each diagonal reaches in the old list, and the characters kept on the way.
  const reach = new Int32Array(2 * most + 3)
  const kept = new Int32Array(2 * most + 3)
  /** Walks a diagonal as far as both lists go on alike. Whether both end there. */
  const walk = (at: number, from: number, length: number): boolean => {
    let [x, total] = [from, length]
    for (; x < old.length && old[x] === fresh[x - at + middle]; x += 1) total += old[x]?.length ?? 0
    reach[at] = x
    kept[at] = total
    return x >= old.length && x - at + middle >= fresh.length
  }
  if (walk(middle, 0, 0)) return kept[middle]
  for (let edits = 1; edits <= most; edits += 1)
    for (let at = middle - edits; at <= middle + edits; at += 2) {
      const [down, right] = [reach[at + 1] ?? 0, (reach[at - 1] ?? 0) + 1]
      const isDown = at === middle - edits || (at !== middle + edits && right <= down)
      if (walk(at, isDown ? down : right, kept[isDown ? at + 1 : at - 1] ?? 0)) return kept[at]
    }
  return undefined
}

const MOST_TOKENS = 20_000

function unordered(old: readonly string[], fresh: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const token of old) counts.set(token, (counts.get(token) ?? 0) + 1)
  for (const token of fresh) counts.set(token, (counts.get(token) ?? 0) - 1)
  return sum(counts, ([token, count]) => Math.abs(count) * token.length)
}
