import type { Span } from './splice.ts'
import { asciiLook, HIDDEN, isPlain } from './unusual.ts'

/** A text as a reader sees it. */
export interface Look {
  /** Composed, without what is not seen, each blank a space or a tab, each look-alike or sign what is typed in ASCII for it. */
  readonly text: string
  /** Where what is seen at a place of it begins in the text itself. */
  readonly at: (place: number) => number
}

/** What two texts that look the same have at one place. */
interface UnseenDifference {
  readonly found: Span
  readonly wanted: Span
}

export function lookOf(text: string): Look {
  if (isPlain(text)) return { text, at: (place) => place }
  const starts: number[] = []
  let look = ''
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    const seen = /^[\t\n -~]$/.test(cluster) ? cluster : lookOfCluster(cluster)
    for (let unit = 0; unit < seen.length; unit += 1) starts.push(index)
    look += seen
  }
  return { text: look, at: (place) => starts[place] ?? text.length }
}

/** Where two texts differ without its being seen, up to the first place where they look different; more or fewer blanks are passed over. */
export function unseenAt(found: string, wanted: string): readonly UnseenDifference[] {
  const [one, other] = [lookOf(found), lookOf(wanted)]
  const differences: UnseenDifference[] = []
  let [at, to] = [0, 0]
  while (at < one.text.length || to < other.text.length) {
    const [seen, meant] = [one.text[at], other.text[to]]
    if (seen === meant) {
      const units = unitsAlike([one, at], [other, to])
      const places = { found: spanAt(one, at, units), wanted: spanAt(other, to, units) }
      if (textIn(found, places.found) !== textIn(wanted, places.wanted)) differences.push(places)
      at += units
      to += units
    } else if (isBlank(seen)) at += 1
    else if (isBlank(meant)) to += 1
    else break
  }
  return differences
}

/** A letter with its marks, a syllable of Hangul, or a single character. */
const CLUSTER = /[\u1100-\u115f][\u1160-\u11a7][\u11a8-\u11ff]?|\P{M}\p{M}*|\p{M}+/gsu

const lookOfCluster = (cluster: string): string =>
  TYPED[cluster] ??
  cluster
    .normalize('NFKC')
    .replace(HIDDEN, (character) => (isByte(character) ? character : SPACING.test(character) ? ' ' : ''))
    .replace(/[^\0-\x7f]/gu, (character) => TYPED[character] ?? asciiLook(character) ?? character)
    .normalize('NFC')

const SPACING = /[\v\f\x85\p{Z}]/u

/** What is typed for signs that are seen to be others. */
const TYPED: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['\u2012\u2013\u2014\u2015', '-'],
      ['\u2018\u2019\u201a\u201b\u2032\u2039\u203a\u00b4', "'"],
      ['\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb', '"'],
      ['\u2022\u2027\u00b7\u2219', '*'],
      ['\u00d7', 'x'],
      ['\u00f7', '/'],
      ['\u3001', ','],
      ['\u3002', '.'],
      ['\u2190', '<-'],
      ['\u2192', '->'],
      ['\u21d2', '=>'],
      ['\u2264', '<='],
      ['\u2265', '>='],
      ['\u2260', '!='],
    ] as const
  ).flatMap(([signs, typed]) => Array.from(signs, (sign) => [sign, typed] as const)),
)

const isByte = (character: string): boolean => /\p{Cs}/u.test(character)

const isBlank = (character: string | undefined): boolean => character !== undefined && /\s/.test(character)

/** Units from two places on that belong together: a ligature is one character, and several letters to a reader. */
const unitsAlike = ([one, at]: readonly [Look, number], [other, to]: readonly [Look, number]): number => {
  let units = 1
  const goesOn = (look: Look, place: number): boolean =>
    place < look.text.length && look.at(place) === look.at(place - 1)
  while (
    (goesOn(one, at + units) || goesOn(other, to + units)) &&
    one.text[at + units] !== undefined &&
    one.text[at + units] === other.text[to + units]
  )
    units += 1
  return units
}

/** What is not seen before the first place belongs to it, as what is not seen behind a place does. */
const spanAt = ({ at }: Look, place: number, units: number): Span => ({
  start: place === 0 ? 0 : at(place),
  end: at(place + units),
})

const textIn = (text: string, { start, end }: Span): string => text.slice(start, end)
