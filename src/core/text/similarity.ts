/** Pairs of neighbouring characters are counted in buckets, so that no text costs more than its length. */
const BUCKETS = 4096

/** A text whose likeness to others is asked for, many times. */
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
