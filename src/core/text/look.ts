import type { Span } from './splice.ts'
import { asciiLook, HIDDEN, isPlain } from './unusual.ts'

/** A text as a reader sees it. */
export interface Look {
  /** Composed, without what is not seen, each blank a space or a tab, each look-alike the ASCII character. */
  readonly text: string
  /** Where what is seen at a place of it begins in the text itself. */
  readonly at: (place: number) => number
}

/** What two texts that look the same have at one place. */
export interface UnseenDifference {
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
      const places = { found: spanAt(one, at), wanted: spanAt(other, to) }
      if (textIn(found, places.found) !== textIn(wanted, places.wanted)) differences.push(places)
      at += 1
      to += 1
    } else if (isBlank(seen)) at += 1
    else if (isBlank(meant)) to += 1
    else break
  }
  return differences
}

/** A letter with its marks, a syllable of Hangul, or a single character. */
const CLUSTER = /[\u1100-\u115f][\u1160-\u11a7][\u11a8-\u11ff]?|\P{M}\p{M}*|\p{M}+/gsu

const lookOfCluster = (cluster: string): string =>
  cluster
    .normalize('NFC')
    .replace(HIDDEN, (character) => (isByte(character) ? character : /\p{Zs}/u.test(character) ? ' ' : ''))
    .replace(/[^\0-\x7f]/gu, (character) => asciiLook(character) ?? character)

const isByte = (character: string): boolean => /\p{Cs}/u.test(character)

const isBlank = (character: string | undefined): boolean => character !== undefined && /\s/.test(character)

/** What is not seen before the first place belongs to it, as what is not seen behind a place does. */
const spanAt = ({ at }: Look, place: number): Span => ({ start: place === 0 ? 0 : at(place), end: at(place + 1) })

const textIn = (text: string, { start, end }: Span): string => text.slice(start, end)
