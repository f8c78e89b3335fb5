import { decodeText, type TextFile } from './encoding.ts'
import { toLf } from './line-ending.ts'
import { Probe } from './similarity.ts'

/** A part of a file that is like a text that is not in it. */
export interface NearPlace {
  /** First line, counted from 1. */
  readonly line: number
  /** Last line. */
  readonly lastLine: number
  /** Above 0.8, below 1 or equal to it where only the order of things or a line end differs. */
  readonly likeness: number
  /** The file's text there, line ends as LF. */
  readonly text: string
}

/** Files and texts beyond these sizes (bytes, characters) are not searched. */
export const MAX_NEAR_FILE = 2 ** 21
export const MAX_NEAR_TEXT = 2 ** 15

/**
 * The places of a file that are most like a text, best first, at most three, none overlapping. The work is bounded: each line is
 * compared to three lines of the text, and only the dozen places that match the most lines are compared in full.
 */
export function nearestPlaces(file: TextFile, text: string): readonly NearPlace[] {
  if (file.bytes.length > MAX_NEAR_FILE || text.length > MAX_NEAR_TEXT || text.trim() === '') return []
  const lines = toLf(decodeText(file, file.bom, file.bytes.length)).split('\n')
  const ended = text.endsWith('\n')
  const wanted = (ended ? text.slice(0, -1) : text).split('\n')
  const whole = new Probe(wanted.join('\n'))
  const places = candidates(lines, wanted)
    .map((start) => bestAt(lines, start, { wanted, whole }))
    .filter((place): place is NearPlace => place !== undefined && place.likeness > MIN_LIKENESS)
    .sort((one, other) => other.likeness - one.likeness || one.line - other.line)
  const apart = places.filter((place, index) =>
    places.slice(0, index).every((better) => place.lastLine < better.line || place.line > better.lastLine),
  )
  return apart.slice(0, MAX_PLACES).map((place) => (ended ? { ...place, text: `${place.text}\n` } : place))
}

const MIN_LIKENESS = 0.8
const MAX_PLACES = 3
const MAX_CANDIDATES = 12
const PROBES = 3
/** A line that occurs in the text more often than this says little about where the text is. */
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

/** The most like text that begins in a line: as many lines as wanted, one less, or up to two more. */
function bestAt(
  lines: readonly string[],
  start: number,
  { wanted, whole }: { wanted: readonly string[]; whole: Probe },
): NearPlace | undefined {
  let best: NearPlace | undefined
  const first = Math.max(0, start)
  for (const extra of [0, -1, 1, 2]) {
    const count = wanted.length + extra
    if (count < 1 || first + count > lines.length || (wanted.length === 1 && extra !== 0)) continue
    const text = cropped(lines.slice(first, first + count), wanted)
    const place = { line: first + 1, lastLine: first + count, text, likeness: whole.likeness(text) }
    if (!best || place.likeness > best.likeness) best = place
  }
  return best
}

/**
 * Lines without what comes before the text in the first and after it in the last, where the text is a part of those: the
 * indentation that the text leaves out too.
 */
function cropped(lines: readonly string[], wanted: readonly string[]): string {
  const [first = '', last = ''] = [wanted[0], wanted.at(-1)]
  const parts = lines.length === 1 ? [partLike(first, lines[0]!)] : [...lines]
  if (parts.length > 1) {
    if (first !== '' && parts[0]!.length > first.length * 2) parts[0] = parts[0]!.slice(-first.length)
    if (parts.at(-1)!.length > last.length * 2) parts[parts.length - 1] = parts.at(-1)!.slice(0, last.length)
  }
  if (first.trimStart() === first) parts[0] = parts[0]!.trimStart()
  if (last.trimEnd() === last) parts[parts.length - 1] = parts.at(-1)!.trimEnd()
  return parts.join('\n')
}

/** The part of a line that is most like a text, the whole line where that is hardly longer. */
function partLike(text: string, line: string): string {
  const like = new Probe(text)
  if (line.length < text.length * 1.25 || like.likeness(line) > 0.9) return line
  const at = like.bestPart(line)
  return line.slice(at, at + text.length)
}
