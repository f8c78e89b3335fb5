import { lineChanges } from '../../../core/text/line-changes.ts'
import { type Hunk, sum, tokensOf } from './hunks.ts'

/** A piece of a hunk with the text that takes its place: what a rule may say. */
export interface Piece {
  readonly old: string
  readonly fresh: string
  /** Lines of the hunk that it explains, a part of one where it is a part of it. */
  readonly lines: number
  /** Lines of the hunk that have it; default one. */
  readonly count?: number
  /** It begins a file, or ends it, and has nothing before; or it is what a line begins with, behind blanks. */
  readonly at?: 'start' | 'end' | 'line' | 'indented line'
}

/** How many tokens of the line to take in on both sides of a change. */
const AROUND: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 0],
  [0, 2],
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 1],
  [1, 3],
  [3, 3],
  [4, 2],
  [5, 5],
]

/** The pieces of a hunk, from single words to all of it with the lines around, by a key that is the same in every hunk. */
export function piecesOf(hunk: Hunk): ReadonlyMap<string, Piece> {
  const pieces = new Map<string, Piece>()
  const add = (some: Iterable<Piece>): void => {
    const seen = new Set<string>()
    for (const piece of some) {
      const key = `${piece.at ?? ''}${piece.old.length}:${piece.old}${piece.fresh}`
      if (piece.old === piece.fresh || seen.has(key)) continue
      seen.add(key)
      const { lines = 0, count = 0 } = pieces.get(key) ?? {}
      pieces.set(key, { ...piece, lines: piece.lines + lines, count: count + 1 })
    }
  }
  add(wholePieces(hunk))
  for (const [old, fresh] of linePairs(hunk)) {
    const share = (hunk.lines * Math.max(1, old.length + fresh.length)) / (hunk.old.length + hunk.fresh.length)
    add(tokenPieces(old, fresh, Math.min(hunk.lines, share)))
  }
  return pieces
}

/** The hunk as it is, without its margins, and beside the lines around it. */
function* wholePieces({ old, fresh, above, below, lines }: Hunk): Generator<Piece> {
  if (old === '') {
    if (above === undefined) yield { old, fresh, lines, at: 'start' }
    if (below === undefined) yield { old, fresh, lines, at: 'end' }
  } else {
    yield { old, fresh, lines }
    yield { ...withoutMargins(old, fresh), lines }
  }
  for (const [before, after] of [
    [above, ''],
    ['', below],
    [above, below],
  ])
    if (before !== undefined && after !== undefined) {
      yield { old: before + old + after, fresh: before + fresh + after, lines }
      if (before.trim() !== '' || after.trim() !== '')
        yield { ...withoutMargins(before + old + after, before + fresh + after), lines }
    }
  if (fresh !== '') return
  const trimmed = old.replace(/^(?:[ \t]*\n)+/, '').replace(/\n(?:[ \t]*\n)+$/, '\n')
  for (const block of [trimmed, `\n${trimmed}`, `${trimmed}\n`]) yield { old: block, fresh, lines }
}

/** Without the blanks that both begin with, and the line end that both end in. */
function withoutMargins(old: string, fresh: string): { readonly old: string; readonly fresh: string } {
  const margin = /^[ \t]*/.exec(old)?.[0] ?? ''
  const end = old.endsWith('\n') && fresh.endsWith('\n') ? 1 : 0
  if (!fresh.startsWith(margin))
    return { old: old.slice(0, old.length - end), fresh: fresh.slice(0, fresh.length - end) }
  return { old: old.slice(margin.length, old.length - end), fresh: fresh.slice(margin.length, fresh.length - end) }
}

/** Line by line where each has its own; else the whole. */
function linePairs({ old, fresh }: Hunk): readonly (readonly [string, string])[] {
  const [lines, others] = [old.split('\n'), fresh.split('\n')]
  if (old.length + fresh.length > LONG)
    return lines.length === others.length ? pairsOf(lines, others).slice(0, 200) : []
  return lines.length === others.length && lines.length > 2 ? pairsOf(lines, others) : [[old, fresh]]
}

const LONG = 8000

const pairsOf = (lines: readonly string[], others: readonly string[]): readonly (readonly [string, string])[] =>
  lines.flatMap((line, at) => (line === others[at] ? [] : [[line, others[at] ?? ''] as const]))

function* tokenPieces(old: string, fresh: string, lines: number): Generator<Piece> {
  const [tokens, others] = [tokensOf(old), tokensOf(fresh)]
  const changes = tokens.length + others.length > MOST_TOKENS ? [] : tokenChanges(tokens, others)
  if (changes.length > MOST_CHANGES) return
  const size = ({ from, to, freshFrom, freshTo }: TokenChange) =>
    sum(tokens.slice(from, to), (one) => one.length) + sum(others.slice(freshFrom, freshTo), (one) => one.length)
  const whole = sum(changes, size)
  const spans = [...changes, ...joined(changes, tokens)]
  for (const span of spans) {
    const share =
      (lines *
        sum(
          changes.filter((one) => one.from >= span.from && one.to <= span.to),
          size,
        )) /
      whole
    for (const [left, right] of AROUND) {
      const piece = widened({ tokens, others, span }, left, right)
      if (piece) yield { ...piece, lines: share }
    }
    yield { ...toLineEnds({ tokens, others, span }), lines: share }
    yield* lineStarts({ tokens, others, span }, share)
  }
}

const MOST_TOKENS = 4000
const MOST_CHANGES = 40

/** Tokens [from, to) of the old text that give way to tokens [freshFrom, freshTo) of the new one. */
type TokenChange = { readonly from: number; readonly to: number; readonly freshFrom: number; readonly freshTo: number }

function tokenChanges(old: readonly string[], fresh: readonly string[]): readonly TokenChange[] {
  let shift = 0
  return lineChanges(old, fresh).map(({ at, removed, added }) => {
    const freshFrom = at + shift
    shift += added.length - removed
    return { from: at, to: at + removed, freshFrom, freshTo: freshFrom + added.length }
  })
}

/** Changes of one line that stand near each other, as one; and all of them. */
function joined(changes: readonly TokenChange[], tokens: readonly string[]): readonly TokenChange[] {
  const spans: TokenChange[] = []
  const join = (first: TokenChange, last: TokenChange) =>
    spans.push({ from: first.from, freshFrom: first.freshFrom, to: last.to, freshTo: last.freshTo })
  for (const [at, first] of changes.entries())
    for (const last of changes.slice(at + 1, at + 4))
      if (!tokens.slice(first.from, last.to).includes('\n') || last.to - first.from < 12) join(first, last)
  const [first, last] = [changes[0], changes.at(-1)]
  if (first && last && changes.length > 5) join(first, last)
  return spans
}

type TokenSpan = { readonly tokens: readonly string[]; readonly others: readonly string[]; readonly span: TokenChange }

/** The span with so many tokens of its line on both sides; undefined where the line has no more. */
function widened({ tokens, others, span }: TokenSpan, left: number, right: number): Omit<Piece, 'lines'> | undefined {
  const before = tokens.slice(Math.max(0, span.from - left), span.from)
  const after = tokens.slice(span.to, span.to + right)
  if (before.length < left || after.length < right) return undefined
  if (before.includes('\n') || after.slice(0, -1).includes('\n')) return undefined
  return around({ tokens, others, span }, before, after)
}

function toLineEnds({ tokens, others, span }: TokenSpan): Omit<Piece, 'lines'> {
  const end = tokens.indexOf('\n', span.to)
  const before = beforeOnLine(tokens, span)
  const after = tokens.slice(span.to, end < 0 ? tokens.length : end)
  if (before[0]?.trim() === '') before.shift()
  return around({ tokens, others, span }, before, after)
}

/** The tokens of its line before the span. */
const beforeOnLine = (tokens: readonly string[], { from }: TokenChange): string[] =>
  from === 0 ? [] : tokens.slice(tokens.lastIndexOf('\n', from - 1) + 1, from)

/** A span that begins its line, with up to two of the tokens that follow. */
function* lineStarts({ tokens, others, span }: TokenSpan, lines: number): Generator<Piece> {
  const blanks = beforeOnLine(tokens, span)
  if (blanks.join('').trim() !== '') return
  for (const right of [0, 1, 2]) {
    const piece = widened({ tokens, others, span }, 0, right)
    if (piece && piece.old.trim() !== '' && !piece.old.includes('\n') && !piece.fresh.includes('\n'))
      yield { ...piece, lines, at: blanks.length > 0 ? 'indented line' : 'line' }
  }
}

const around = ({ tokens, others, span }: TokenSpan, before: readonly string[], after: readonly string[]) => ({
  old: [...before, ...tokens.slice(span.from, span.to), ...after].join(''),
  fresh: [...before, ...others.slice(span.freshFrom, span.freshTo), ...after].join(''),
})
