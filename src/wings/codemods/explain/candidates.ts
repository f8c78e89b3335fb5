import type { Hunk } from './hunks.ts'
import { type Piece, piecesOf } from './mine.ts'
import { footerRule, headerRules, lineStartRule, literalRule, MANY_LINES, type Rule } from './rule.ts'

/** What several hunks have in common, and the rules that may say it. */
export interface Candidate {
  readonly key: string
  /** Lines that it explains at most. */
  readonly lines: number
  /** Characters that its rules take at least. */
  readonly size: number
  rules(): readonly Rule[]
}

/** The candidates of hunks that come and go. */
interface Supply {
  /** Costs as much as the hunks in which the two differ. */
  replace(old: readonly Hunk[], fresh: readonly Hunk[]): void
  /** Those that occur more than once, and long blocks that go, in no order. */
  candidates(): readonly Candidate[]
}

type Support = { readonly key: string; readonly piece: Piece; lines: number; count: number }

/** A supply of nothing yet; `spend` counts the characters looked at, and ends the search for candidates. */
export function createSupply(spend: (characters: number) => boolean): Supply {
  const mined = new Map<string, ReadonlyMap<string, Piece>>()
  const supports = new Map<string, Support>()
  const piecesIn = (key: string, hunk: Hunk): ReadonlyMap<string, Piece> => {
    const known = mined.get(key)
    if (known) return known
    const isWithin = spend((hunk.old.length + hunk.fresh.length) * 20) && mined.size < MOST_HUNKS
    const pieces = isWithin ? piecesOf(hunk) : new Map<string, Piece>()
    mined.set(key, pieces)
    return pieces
  }
  const count = (key: string, piece: Piece, times: number): void => {
    const known = supports.get(key) ?? { key, piece, lines: 0, count: 0 }
    known.lines += times * piece.lines
    known.count += times * (piece.count ?? 1)
    if (known.count === 0) supports.delete(key)
    else supports.set(key, known)
  }
  return {
    replace(old, fresh) {
      const changed = new Map<string, { readonly hunk: Hunk; times: number }>()
      const add = (hunk: Hunk, times: 1 | -1): void => {
        const key = JSON.stringify([hunk.old, hunk.fresh, hunk.above, hunk.below])
        const known = changed.get(key) ?? { hunk, times: 0 }
        changed.set(key, known)
        known.times += times
      }
      for (const hunk of old) add(hunk, -1)
      for (const hunk of fresh) add(hunk, 1)
      for (const [key, { hunk, times }] of changed)
        if (times !== 0) for (const [own, piece] of piecesIn(key, hunk)) count(own, piece, times)
    },
    candidates: () =>
      [...supports.values()].flatMap((one) => (one.count > 1 || isLongBlock(one) ? candidateOf(one) : [])),
  }
}

/** Whether it is a block of lines that goes, and saves a reader many. */
const isLongBlock = ({ piece, lines }: Support): boolean => piece.fresh === '' && lines >= MANY_LINES

/** More hunks that differ are not looked into. */
const MOST_HUNKS = 6000

const candidateOf = ({ key, lines, piece }: Support): Candidate => ({
  key,
  lines,
  size: piece.old.length + piece.fresh.length,
  rules: () => rulesOf(piece),
})

function rulesOf({ old, fresh, at }: Piece): readonly Rule[] {
  if (at === 'start') return headerRules(fresh)
  const rule =
    at === 'end'
      ? footerRule(fresh)
      : at
        ? lineStartRule(old, fresh, { isIndented: at === 'indented line' })
        : literalRule(old, fresh, isTorn(old))
  return rule ? [rule] : []
}

/** Whether a piece of a line holds a quote or a bracket without its other half. */
const isTorn = (text: string): boolean =>
  !text.includes('\n') &&
  (['"', "'", '`'].some((quote) => text.split(quote).length % 2 === 0) ||
    ['()', '[]', '{}'].some(([open = '', close = '']) => text.split(open).length !== text.split(close).length))
