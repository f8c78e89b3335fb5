/** A text whose likeness to others is asked for. */
export interface Probe {
  readonly text: string
  /** Share of pairs of neighbouring characters that a text has in common with the probe (Sørensen–Dice), from 0 to 1. */
  likeness(text: string): number
  /** Share of the probe's pairs that the text holds, whatever else it holds, from 0 to 1. */
  containment(text: string): number
  /** Where a part of the text as long as the probe is most like it, and how like; of equals one that begins and ends as it does. */
  bestPart(text: string): { readonly at: number; readonly likeness: number }
}

/** Pairs are counted in buckets, so that no text costs more than its length. */
const BUCKETS = 4096

export function probe(text: string): Probe {
  const own = new Int32Array(BUCKETS)
  for (let at = 1; at < text.length; at += 1) own[bucket(text, at)]! += 1
  const seen = new Int32Array(BUCKETS)
  const pairs = Math.max(0, text.length - 1)
  const shared = (other: string): number => {
    let count = 0
    for (let at = 1; at < other.length; at += 1) {
      const pair = bucket(other, at)
      seen[pair]! += 1
      if (seen[pair]! <= own[pair]!) count += 1
    }
    for (let at = 1; at < other.length; at += 1) seen[bucket(other, at)] = 0
    return count
  }
  const likeness = (other: string): number => {
    const all = pairs + Math.max(0, other.length - 1)
    return all === 0 ? Number(other === text) : (2 * shared(other)) / all
  }
  const edges = (other: string, at: number): number =>
    (other[at] === text[0] ? 0.25 : 0) + (other[at + text.length - 1] === text.at(-1) ? 0.25 : 0)
  const bestPart = (other: string): { at: number; likeness: number } => {
    if (other.length <= text.length) return { at: 0, likeness: likeness(other) }
    let count = shared(other.slice(0, text.length))
    for (let at = 1; at < text.length; at += 1) seen[bucket(other, at)]! += 1
    let best = { at: 0, count, score: count + edges(other, 0) }
    for (let at = 1; at + text.length <= other.length; at += 1) {
      const [leaves, enters] = [bucket(other, at), bucket(other, at + text.length - 1)]
      if (seen[leaves]! <= own[leaves]!) count -= 1
      seen[leaves]! -= 1
      seen[enters]! += 1
      if (seen[enters]! <= own[enters]!) count += 1
      const score = count + edges(other, at)
      if (score > best.score) best = { at, count, score }
    }
    seen.fill(0)
    return { at: best.at, likeness: pairs === 0 ? 0 : best.count / pairs }
  }
  return { text, likeness, containment: (other) => (pairs === 0 ? 0 : shared(other) / pairs), bestPart }
}

const bucket = (text: string, at: number): number =>
  (text.charCodeAt(at - 1) * 31 + text.charCodeAt(at)) & (BUCKETS - 1)
