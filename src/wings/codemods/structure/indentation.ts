import type { Span } from '../../../core/text/splice.ts'

/** A text of several lines, some of which keep their bytes wherever the text goes: those that begin inside a token. */
export interface Lines {
  readonly text: string
  /** Where such lines begin, in order. */
  readonly kept: readonly number[]
  /** What is in the text that was code elsewhere. */
  readonly values: readonly Value[]
}

/** Code that a replacement takes over: one node, or several in a row. */
export interface Value extends Span {
  readonly isSingle: boolean
  /** Undefined for several nodes, and where a match within is replaced as well. */
  readonly kind?: string
  readonly isLeaf?: boolean
  /** A chain with a `?.`, all of it. */
  readonly isChain?: boolean
  /** What is in it, from its start on. */
  readonly inner?: readonly Value[]
}

/** Values that are in another one, from its start on. */
export const within = (start: number, values: readonly Value[]): readonly Value[] =>
  start === 0 ? values : values.map((value) => shifted(value, -start))

/** The lines with every value beside the others, each before what is in it. */
export const flattened = (lines: Lines): Lines => ({ ...lines, values: allOf(lines.values) })

const allOf = (values: readonly Value[]): readonly Value[] => {
  if (!values.some(({ inner }) => inner)) return values
  const all: Value[] = []
  const left = values.map((value): readonly [Value, number] => [value, 0]).reverse()
  for (let next = left.pop(); next; next = left.pop()) {
    const [{ inner = [], ...value }, by] = next
    all.push(by === 0 ? value : shifted(value, by))
    for (const one of inner.toReversed()) left.push([one, by + value.start])
  }
  return all
}

export const linesOf = (text: string, kept: readonly number[] = []): Lines => ({ text, kept, values: [] })

export const joined = (parts: readonly Lines[], separator = ''): Lines => {
  const kept: number[] = []
  const values: Value[] = []
  let length = 0
  for (const [at, part] of parts.entries()) {
    if (at > 0) length += separator.length
    for (const start of part.kept) kept.push(start + length)
    for (const value of part.values) values.push(shifted(value, length))
    length += part.text.length
  }
  return { text: parts.map(({ text }) => text).join(separator), kept, values }
}

export const sliced = ({ text, kept, values }: Lines, start: number, end: number): Lines => ({
  text: text.slice(start, end),
  kept: kept.flatMap((at) => (at > start && at <= end ? [at - start] : [])),
  values: allOf(values).flatMap((value) => (value.start >= start && value.end <= end ? [shifted(value, -start)] : [])),
})

const shifted = (value: Value, by: number): Value => ({ ...value, start: value.start + by, end: value.end + by })

/** The lines with another text. Where it has as many of them, lines are changed, and none is added or taken. */
export const withText = (lines: Lines, text: string): Lines => {
  if (lines.text === text) return lines
  const [before, after] = [startsOf(lines.text), startsOf(text)]
  const kept = before.length === after.length ? lines.kept.flatMap((at) => after[before.indexOf(at)] ?? []) : []
  return linesOf(text, kept)
}

const startsOf = (text: string): readonly number[] => Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)

/** Characters before a place that are looked at for its indentation. */
const LOOK_BACK = 512

/** The blanks and tabs that the line of a place begins with; none on a line that is longer than is looked at. */
export const indentBefore = (text: string, at: number): string => {
  const first = Math.max(0, at - LOOK_BACK)
  const before = text.slice(first, at)
  const start = before.lastIndexOf('\n') + 1
  return first > 0 && start === 0 ? '' : (/^[ \t]*/.exec(before.slice(start))?.[0] ?? '')
}

interface Move {
  /** The indentation that the lines have, and the one that they get. */
  readonly from: string
  readonly to: string
  /** Whether nothing follows on the last line. */
  readonly endsLine?: boolean
}

/**
 * Lines moved from one indentation to another; the first stays where it is. A line that begins inside a token keeps its bytes, and so
 * does a blank one. A line with other blanks than those that are to go keeps them.
 */
export const reindent = (lines: Lines, { from, to, endsLine = false }: Move): Lines => {
  const { text, kept } = lines
  if (from === to || !text.includes('\n')) return lines
  const inTokens = new Set(kept)
  const moved: string[] = []
  const starts: number[] = []
  /** Where each line begins, before and after, and the indentation that it loses. */
  const offsets: (readonly [before: number, after: number])[] = []
  let [at, length] = [0, 0]
  for (const [index, line] of text.split('\n').entries()) {
    const isLast = at + line.length === text.length
    const isBlank = line.trim() === '' && (!isLast || endsLine)
    const isMoved = index > 0 && !inTokens.has(at) && !isBlank
    const other = isMoved ? movedLine(line, from, to) : undefined
    if (inTokens.has(at) || (isMoved && other === undefined)) starts.push(length)
    const whole = other ?? line
    offsets.push([at, length + whole.length - line.length])
    moved.push(whole)
    at += line.length + 1
    length += whole.length + 1
  }
  return { text: moved.join('\n'), kept: starts, values: allOf(lines.values).map((value) => placed(value, offsets)) }
}

/** Undefined where tabs and blanks do not say how far a line is in. */
const movedLine = (line: string, from: string, to: string): string | undefined => {
  if (line.startsWith(from)) return to + line.slice(from.length)
  if (`${from}${to}${/^\s*/.exec(line)?.[0]}`.includes('\t')) return undefined
  if (to.length > from.length) return to.slice(from.length) + line
  const gone = from.slice(to.length)
  return line.startsWith(gone) ? line.slice(gone.length) : line
}

const placed = (value: Value, offsets: readonly (readonly [before: number, after: number])[]): Value => {
  const moved = (place: number): number => {
    const [before, after] = offsets[lastFrom(offsets, place)] ?? [0, 0]
    return place - before + after
  }
  return { ...value, start: moved(value.start), end: moved(value.end) }
}

/** The last line that begins at a place or before it. */
const lastFrom = (offsets: readonly (readonly [number, number])[], place: number): number => {
  let [low, high] = [0, offsets.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((offsets[middle]?.[0] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}

/** The lines with some of their values, by number, in parentheses, or all of it. */
export const parenthesised = (lines: Lines, numbers: ReadonlySet<number | 'whole'>): Lines => {
  const { text, kept, values } = lines
  const all = numbers.has('whole') ? [{ start: 0, end: text.length }] : []
  const wrapped: readonly Span[] = [...all, ...values.filter((_, at) => numbers.has(at))]
  const count = (holds: (one: Span) => boolean): number => wrapped.filter(holds).length
  const parts: string[] = []
  let from = 0
  for (const at of [...new Set(wrapped.flatMap(({ start, end }) => [start, end]))].sort((one, other) => one - other)) {
    parts.push(text.slice(from, at), ')'.repeat(count(({ end }) => end === at)))
    parts.push('('.repeat(count(({ start }) => start === at)))
    from = at
  }
  const within = (value: Value): Value => {
    const isAround = (one: Span) => one.start <= value.start && one.end >= value.end
    const opened = count((one) => one.start < value.start || (one.start === value.start && isAround(one)))
    const closed = count((one) => one.end < value.end || (one.end === value.end && !isAround(one)))
    return {
      ...value,
      start: value.start + opened + count(({ end }) => end <= value.start),
      end: value.end + count(({ start }) => start < value.end) + closed,
    }
  }
  return {
    text: parts.join('') + text.slice(from),
    kept: kept.map((at) => at + count(({ start }) => start < at) + count(({ end }) => end < at)),
    values: values.map(within),
  }
}
