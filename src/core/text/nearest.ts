import { type TextFile, wholeText } from './encoding.ts'
import { toLf } from './line-ending.ts'
import { type Look, lookOf } from './look.ts'
import type { Span } from './splice.ts'

/** A part of a file that is like a text that is not in it. */
export interface NearPlace {
  /** First line, counted from 1. */
  readonly line: number
  readonly lastLine: number
  /** Above 0.8, below 1 or equal to it where only the order of things, a line end or what is not seen differs. */
  readonly likeness: number
  /** The file's text there, line ends as LF. */
  readonly text: string
}

/** Files and texts beyond these sizes (bytes, characters) are not searched. */
export const MAX_NEAR_FILE = 2 ** 21
export const MAX_NEAR_TEXT = 2 ** 15

/**
 * The places of a file that are most like a text to the eye, best first, at most three, none overlapping. The work is bounded: each line
 * is compared to three lines of the text, and only the dozen places that match the most lines are compared in full.
 * @param asLines a place is whole lines, with their indentation
 */
export function nearestPlaces(file: TextFile, text: string, asLines = false): readonly NearPlace[] {
  if (file.bytes.length > MAX_NEAR_FILE || text.length > MAX_NEAR_TEXT || text.trim() === '') return []
  const lines = toLf(wholeText(file)).split('\n')
  const looks = lines.map(lookOf)
  const ended = text.endsWith('\n')
  const wanted = (ended ? text.slice(0, -1) : text).split('\n').map((line) => lookOf(line).text)
  const whole = new Probe(wanted.join('\n'))
  const places = candidates(
    looks.map((look) => look.text),
    wanted,
  )
    .map((start) => bestAt(looks, start, { wanted, whole }))
    .filter((part): part is LikePart => part !== undefined && part.likeness > MIN_LIKENESS)
    .sort((one, other) => other.likeness - one.likeness || one.first - other.first)
  const apart = places.filter((place, index) =>
    places.slice(0, index).every((better) => place.end <= better.first || place.first >= better.end),
  )
  return apart.slice(0, MAX_PLACES).map(({ first, end, likeness, crop }) => {
    const part = lines.slice(first, end)
    const there = asLines ? part.join('\n') : cropped(part, crop)
    return { line: first + 1, lastLine: end, text: ended ? `${there}\n` : there, likeness }
  })
}

/** Lines by their indices [first, end). */
interface LikePart {
  readonly first: number
  readonly end: number
  /** Where the part begins in the first and ends in the last. */
  readonly crop: Span
  readonly likeness: number
}

const MIN_LIKENESS = 0.8
const MAX_PLACES = 3
const MAX_CANDIDATES = 12
const PROBES = 3
/** A line that occurs more often than this is a poor sign of where the text is. */
const MAX_REPEATS = 8

/** First lines (indices) of the places that match the most lines. */
function candidates(lines: readonly string[], wanted: readonly string[]): readonly number[] {
  const votes = new Map<number, number>()
  const vote = (start: number, weight: number): void => {
    if (start > -wanted.length && start < lines.length) votes.set(start, (votes.get(start) ?? 0) + weight)
  }
  const indices = new Map<string, number[]>()
  wanted.forEach((line, index) => {
    const key = line.trim()
    if (key !== '') indices.set(key, [...(indices.get(key) ?? []), index].slice(0, MAX_REPEATS))
  })
  const probes = [...wanted.entries()]
    .sort(([, one], [, other]) => other.trim().length - one.trim().length)
    .slice(0, PROBES)
    .map(([index, line]) => ({ index, probe: new Probe(line.trim()) }))
  lines.forEach((line, at) => {
    const key = line.trim()
    if (key === '') return
    for (const index of indices.get(key) ?? []) vote(at - index, key.length)
    for (const { index, probe } of probes) {
      const share = indices.has(key) && key === probe.text ? 0 : resemblance(probe, key)
      if (share > MIN_SHARE) vote(at - index, key.length * share)
    }
  })
  return [...votes]
    .sort(([one, votes1], [other, votes2]) => votes2 - votes1 || one - other)
    .slice(0, MAX_CANDIDATES)
    .map(([start]) => start)
}

const MIN_SHARE = 0.6

/** A line may hold the probe as a part; one that is much shorter cannot be like it. */
const resemblance = (probe: Probe, line: string): number =>
  line.length * 2 < probe.text.length ? 0 : probe.containment(line)

/** The most like part that begins in a line: as many lines as wanted, one less, or up to two more. */
function bestAt(
  looks: readonly Look[],
  start: number,
  { wanted, whole }: { wanted: readonly string[]; whole: Probe },
): LikePart | undefined {
  let best: LikePart | undefined
  const first = Math.max(0, start)
  for (const extra of [0, -1, 1, 2]) {
    const count = wanted.length + extra
    if (count < 1 || first + count > looks.length || (wanted.length === 1 && extra !== 0)) continue
    const there = looks.slice(first, first + count)
    const lines = there.map(({ text }) => text)
    const seen = cropOf(lines, wanted)
    const likeness = whole.likeness(cropped(lines, seen))
    const crop = { start: there[0]!.at(seen.start), end: there.at(-1)!.at(seen.end) }
    if (!best || likeness > best.likeness) best = { first, end: first + count, crop, likeness }
  }
  return best
}

function cropped(lines: readonly string[], { start, end }: Span): string {
  if (lines.length === 1) return lines[0]!.slice(start, end)
  return [lines[0]!.slice(start), ...lines.slice(1, -1), lines.at(-1)!.slice(0, end)].join('\n')
}

/** What is left of lines without what is before the text in the first and after it in the last, such as indentation. */
function cropOf(lines: readonly string[], wanted: readonly string[]): Span {
  const [first = '', last = ''] = [wanted[0], wanted.at(-1)]
  const [head, tail] = [lines[0]!, lines.at(-1)!]
  let { start, end } = lines.length === 1 ? partLike(first, head) : { start: 0, end: tail.length }
  if (lines.length > 1) {
    if (first !== '' && head.length > first.length) start = startLike(first, head)
    if (tail.length > last.length) end = endLike(last, tail)
  }
  if (first.trimStart() === first) start += head.slice(start).search(/\S|$/)
  if (last.trimEnd() === last) end = tail.slice(0, end).trimEnd().length
  return { start, end }
}

/** The part of a line that is most like a text: from where the text begins to where it ends, however much is between. */
function partLike(text: string, line: string): Span {
  const like = new Probe(text)
  const at = like.bestPart(line)
  const [start, end] = [alignedStart(text, line, at), alignedEnd(text, line, at + text.length)]
  if (start !== undefined && end !== undefined && start < end) return { start, end }
  if (line.length < text.length * 1.25 || like.likeness(line) > 0.9) return { start: 0, end: line.length }
  return { start: start ?? at, end: end ?? wordEnd(line, at + text.length) }
}

/** Where a text that goes on to the end of a line begins in it, and where one that comes from its start ends. */
const startLike = (text: string, line: string): number =>
  alignedStart(text, line, line.length - text.length) ?? (line.length > text.length * 2 ? line.length - text.length : 0)

const endLike = (text: string, line: string): number =>
  alignedEnd(text, line, text.length) ?? (line.length > text.length * 2 ? wordEnd(line, text.length) : line.length)

/** Characters by which a part may begin or end elsewhere than where one as long as the text would. */
const slackOf = (text: string): number => Math.min(64, Math.ceil(text.length / 3) + 2)

/** Characters at an end that have to be the same, and that are compared at most. */
const MIN_SAME = 2
const MAX_SAME = 24

const alignedStart = (text: string, line: string, near: number): number | undefined =>
  alignedAt(near, { line, text, isSame: (at, by) => line[at + by] === text[by] })

const alignedEnd = (text: string, line: string, near: number): number | undefined =>
  alignedAt(near, { line, text, isSame: (at, by) => by < at && line[at - 1 - by] === text.at(-1 - by) })

/** The place with the most characters in common, of equals the nearest. */
function alignedAt(
  near: number,
  { line, text, isSame }: { line: string; text: string; isSame: (at: number, by: number) => boolean },
): number | undefined {
  const slack = slackOf(text)
  const most = Math.min(MAX_SAME, text.length)
  let best: { at: number; score: number } | undefined
  for (let at = Math.max(0, near - slack); at <= Math.min(line.length, near + slack); at += 1) {
    let same = 0
    while (same < most && isSame(at, same)) same += 1
    const score = same - Math.abs(at - near) / (slack + 1)
    if (same >= Math.min(MIN_SAME, text.length) && (!best || score > best.score)) best = { at, score }
  }
  return best?.at
}

/** The end of the word that is cut at a place. */
function wordEnd(line: string, at: number): number {
  let end = Math.min(at, line.length)
  while (end > 0 && end < line.length && /\w/.test(line[end]!) && /\w/.test(line[end - 1]!)) end += 1
  return end
}

/** Pairs of neighbouring characters are counted in buckets, to keep the cost linear in the text's length. */
const BUCKETS = 4096

/** A text that is compared with many others. */
export class Probe {
  readonly text: string
  readonly #pairs: number
  readonly #own = new Int32Array(BUCKETS)
  /** Pairs of the other text; all 0 between two questions. */
  readonly #seen = new Int32Array(BUCKETS)

  constructor(text: string) {
    this.text = text
    this.#pairs = Math.max(0, text.length - 1)
    for (let at = 1; at < text.length; at += 1) this.#own[bucket(text, at)]! += 1
  }

  /** Share of pairs that both texts have (Sørensen–Dice), from 0 to 1. */
  likeness(other: string): number {
    const pairs = this.#pairs + Math.max(0, other.length - 1)
    return pairs === 0 ? Number(other === this.text) : (2 * this.#shared(other)) / pairs
  }

  /** Share of the probe's pairs that the other text holds, whatever else it holds, from 0 to 1. */
  containment(other: string): number {
    return this.#pairs === 0 ? 0 : this.#shared(other) / this.#pairs
  }

  /** Where the part as long as the probe begins that is most like it; of equals one that begins and ends as the probe does. */
  bestPart(other: string): number {
    const { length } = this.text
    if (other.length <= length) return 0
    let shared = 0
    for (let at = 1; at < length; at += 1) shared += this.#enter(bucket(other, at))
    let best = { at: 0, score: shared + this.#edges(other, 0) }
    for (let at = 1; at + length <= other.length; at += 1) {
      shared -= this.#leave(bucket(other, at))
      shared += this.#enter(bucket(other, at + length - 1))
      const score = shared + this.#edges(other, at)
      if (score > best.score) best = { at, score }
    }
    this.#seen.fill(0)
    return best.at
  }

  #shared(other: string): number {
    let shared = 0
    for (let at = 1; at < other.length; at += 1) shared += this.#enter(bucket(other, at))
    for (let at = 1; at < other.length; at += 1) this.#seen[bucket(other, at)] = 0
    return shared
  }

  /** 1 when the pair that comes into sight is one that the probe has too. */
  #enter(pair: number): 0 | 1 {
    this.#seen[pair]! += 1
    return this.#seen[pair]! <= this.#own[pair]! ? 1 : 0
  }

  #leave(pair: number): 0 | 1 {
    this.#seen[pair]! -= 1
    return this.#seen[pair]! < this.#own[pair]! ? 1 : 0
  }

  #edges(other: string, at: number): number {
    const { text } = this
    return (other[at] === text[0] ? 0.25 : 0) + (other[at + text.length - 1] === text.at(-1) ? 0.25 : 0)
  }
}

const bucket = (text: string, at: number): number =>
  (text.charCodeAt(at - 1) * 31 + text.charCodeAt(at)) & (BUCKETS - 1)
