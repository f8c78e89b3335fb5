import { lineChanges, linesOf } from '../../../core/text/line-changes.ts'

/** A text file that a change leads to another text; both with LF line ends. */
export type ChangedText = { readonly path: string; readonly text: string; readonly goal: string }

/** Lines of a text that give way to others, and what it costs to read that. */
export interface Hunk {
  readonly old: string
  readonly fresh: string
  /** Where it is in the text: offsets. */
  readonly start: number
  readonly end: number
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
  let [line, start] = [0, 0]
  return lineChanges(lines, linesOf(goal)).map(({ at, removed, added }) => {
    for (; line < at; line += 1) start += lines[line]?.length ?? 0
    const [old, fresh] = [lines.slice(at, at + removed).join(''), added.join('')]
    return {
      old,
      fresh,
      start,
      end: start + old.length,
      above: lines[at - 1],
      below: lines[at + removed],
      lines: removed + added.length,
      cost: distance(old, fresh),
    }
  })
}

/** A file's way from its text to its goal. */
export type Remainder = { readonly hunks: readonly Hunk[]; readonly lines: number; readonly cost: number }

export function remainderOf(text: string, goal: string): Remainder {
  const hunks = hunksBetween(text, goal)
  return { hunks, lines: sum(hunks, (one) => one.lines), cost: sum(hunks, (one) => one.cost) }
}

export const sum = <Item>(items: Iterable<Item>, count: (item: Item) => number): number => {
  let total = 0
  for (const item of items) total += count(item)
  return total
}

/** Words, numbers and versions, operators, runs of blanks, line ends and single characters. */
export const tokensOf = (text: string): string[] => text.match(TOKEN) ?? []

/** Operators of several characters as most languages have them; not `>>`, which closes two lists of types. */
const TOKEN =
  /[\p{L}_$][\p{L}\p{N}_$]*|\p{N}+(?:[.]\p{N}+)*[\p{L}\p{N}_]*|[ \t]+|[=!]==?|[-=]>|[<>+\-*/%&|^:~]=|::|&&|\|\||\?[?.]|\+\+|--|\*\*|\.\.\.|[\s\S]/gu

/** `getUserName` → get, User, Name. */
export const partsOf = (name: string): readonly string[] =>
  name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|_+|[^A-Za-z\d_]+/g) ?? [name]

/** Characters of the tokens, parts of names alone, of which one text has more than the other; one at least for texts that differ. */
export function distance(old: string, fresh: string): number {
  if (old === fresh) return 0
  const lines = new Map<string, number>()
  for (const line of linesOf(old)) lines.set(line, (lines.get(line) ?? 0) + 1)
  for (const line of linesOf(fresh)) lines.set(line, (lines.get(line) ?? 0) - 1)
  const counts = new Map<string, number>()
  // No token goes beyond its line: lines that both have are not looked into.
  for (const [line, times] of lines)
    if (times !== 0) for (const part of partsIn(line)) counts.set(part, (counts.get(part) ?? 0) + times)
  return sum(counts, ([part, times]) => Math.abs(times) * part.length) || 1
}

const known = new Map<string, readonly string[]>()

/** A search compares the same lines for every rule. */
function partsIn(line: string): readonly string[] {
  const parts = known.get(line) ?? tokensOf(line).flatMap((token) => (token.length > 1 ? partsOf(token) : [token]))
  if (known.size >= MOST_KNOWN) known.clear()
  if (line.length <= LONGEST_KNOWN) known.set(line, parts)
  return parts
}

const MOST_KNOWN = 20_000
const LONGEST_KNOWN = 400
