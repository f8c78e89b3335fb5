import { type LineChange, lineChanges } from '../../../core/text/line-changes.ts'
import { edit } from '../../../core/tools/edit.ts'
import { stepOf } from '../../../core/tools/tool.ts'
import { createOverlay } from '../../../core/workspace/overlay.ts'
import type { RuleStep } from './cover.ts'
import { isApplied, type LineSteps, type LineTrees, type TextChange } from './moved-blocks.ts'
import type { Effort } from './trial.ts'

/** Steps that put lines in order: the same lines, but for the comma that the last one lacks. Each was replayed, before every other step. */
export async function sortLines(
  texts: readonly TextChange[],
  { before, policy }: LineTrees,
  effort: Effort,
): Promise<LineSteps> {
  const source = createOverlay(before)
  const steps: RuleStep[] = []
  for (const change of texts) {
    const { old, text, goal } = change
    if (text === '' || goal === '' || !effort.spend((text.length + goal.length) * 4)) continue
    for (const { first, lines, fresh } of sortedRegions(change)) {
      const step = stepOf(edit, { file_path: old, old_string: lines.join(''), new_string: fresh.join('') })
      if (!(await isApplied(step, source, policy))) continue
      const title = `sort lines ${first + 1}–${first + lines.length} of ${old}`
      steps.push({ step, files: [{ path: old, lines: changedLines(lines, fresh) }], matches: 1, title })
    }
  }
  return { steps, source }
}

const changedLines = (lines: readonly string[], fresh: readonly string[]): number =>
  lineChanges(lines, fresh).reduce((sum, { removed, added }) => sum + removed + added.length, 0)

/** Lines from index `first` on that become others. */
interface Region {
  readonly first: number
  readonly lines: readonly string[]
  readonly fresh: readonly string[]
}

/** The stretches of a text, three lines or more, that hold the same lines in both texts and are in order in the second one alone. */
function sortedRegions({ lines, goalLines: goal, changes }: TextChange): readonly Region[] {
  const regions: Region[] = []
  const hunks = placed(changes)
  for (let at = 0; at < hunks.length; at += 1) {
    const last = lastOfSame(hunks, at, lines)
    const region = last === undefined ? undefined : regionOf(hunks[at], hunks[last], { lines, goal })
    if (!region || last === undefined) continue
    regions.push(region)
    at = last
  }
  return regions
}

type Texts = { readonly lines: readonly string[]; readonly goal: readonly string[] }

/** A change with the line of the new text that it begins at. */
type PlacedChange = LineChange & { readonly to: number }

function placed(changes: readonly LineChange[]): readonly PlacedChange[] {
  let shift = 0
  return changes.map((change) => {
    const to = change.at + shift
    shift += change.added.length - change.removed
    return { ...change, to }
  })
}

/** The first change from `from` on up to which both texts hold the same lines. */
function lastOfSame(changes: readonly PlacedChange[], from: number, lines: readonly string[]): number | undefined {
  const balance = new Map<string, number>()
  const count = (line: string, by: 1 | -1): void => {
    const key = withoutComma(line)
    const now = (balance.get(key) ?? 0) + by
    if (now === 0) balance.delete(key)
    else balance.set(key, now)
  }
  for (const [nth, { at, removed, added }] of changes.slice(from, from + MOST_CHANGES).entries()) {
    for (const line of lines.slice(at, at + removed)) count(line, 1)
    for (const line of added) count(line, -1)
    if (balance.size === 0) return from + nth
  }
  return undefined
}

/** Changes that one sorting takes at most. */
const MOST_CHANGES = 200

const withoutComma = (line: string): string => line.replace(/,?\s*$/, '')

function regionOf(one: PlacedChange | undefined, other: PlacedChange | undefined, { lines, goal }: Texts) {
  if (!one || !other) return undefined
  let [first, to, end, freshEnd] = [one.at, one.to, other.at + other.removed, other.to + other.added.length]
  const order = ORDERS.find((key) => isSorted(goal.slice(to, freshEnd), key))
  if (!order) return undefined
  // Lines around it that are in order too belong to the list.
  while (first > 0 && isListed(lines[first - 1]) && isSorted(goal.slice(to - 1, to + 1), order)) {
    first -= 1
    to -= 1
  }
  while (end < lines.length && isListed(lines[end]) && isSorted(goal.slice(freshEnd - 1, freshEnd + 1), order)) {
    end += 1
    freshEnd += 1
  }
  const [old, fresh] = [lines.slice(first, end), goal.slice(to, freshEnd)]
  const isList = fresh.length >= LEAST_LINES && fresh.every(isListed) && !ORDERS.some((key) => isSorted(old, key))
  return isList && hasSameCommas(old, fresh) ? { first, lines: old, fresh } : undefined
}

const LEAST_LINES = 3

/** Blank lines and lone brackets part lists. */
const isListed = (line = ''): boolean => /[\p{L}\p{N}]/u.test(line)

/** Whether both have the same lines, or the last one of each alone lacks its comma. */
function hasSameCommas(old: readonly string[], fresh: readonly string[]): boolean {
  const isEnded = (lines: readonly string[]): boolean =>
    lines.every((line, at) => /,\s*$/.test(line) === at < lines.length - 1)
  const sorted = (lines: readonly string[]): string => lines.toSorted().join('')
  return (isEnded(old) && isEnded(fresh)) || sorted(old) === sorted(fresh)
}

/** What lists are sorted by: the text, without its case, with numbers as such, what is in quotes. */
const ORDERS: readonly ((line: string) => string)[] = [
  (line) => line,
  (line) => line.toLowerCase(),
  (line) => line.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(12, '0')),
  (line) => /(["'`<])(.*?)["'`>]/.exec(line)?.[2] ?? '',
]

function isSorted(lines: readonly string[], order: (line: string) => string): boolean {
  const keys = lines.map((line) => order(withoutComma(line)))
  return keys.every((key, at) => key !== '' && (at === 0 || (keys[at - 1] ?? '') <= key))
}
