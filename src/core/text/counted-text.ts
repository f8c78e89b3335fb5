/** Thrown where a search takes more steps than it may. */
export class MatchLimit extends Error {
  override readonly name = 'MatchLimit'
  /** The number of steps. */
  readonly steps: number

  constructor(steps: number) {
    super(`more than ${steps} steps of matching`)
    this.steps = steps
  }
}

/** Steps that every search may take, and those it may take for each character of its text. */
const STEPS = 2 ** 24
const STEPS_PER_CHARACTER = 8

/** Characters that a search for a fixed text goes through in the time of one step. */
const FAST = 16

/**
 * A text that counts how often a search looks at it, so that the work of an engine can be bounded whatever it does. `weight` is what one
 * look costs the engine. Throws MatchLimit when the text's budget is spent.
 */
export class CountedText extends String {
  readonly #text: string
  readonly #weight: number
  readonly #budget: number
  #left: number

  constructor(text: string, weight = 1) {
    super(text)
    this.#text = text
    this.#weight = weight
    this.#budget = STEPS + STEPS_PER_CHARACTER * text.length
    this.#left = this.#budget
  }

  /** Takes steps off the budget. */
  spend(steps: number): void {
    this.#left -= steps
    if (this.#left < 0) throw new MatchLimit(this.#budget)
  }

  override charCodeAt(at: number): number {
    this.#left -= this.#weight
    if (this.#left < 0) throw new MatchLimit(this.#budget)
    return this.#text.charCodeAt(at)
  }

  override indexOf(piece: string, from = 0): number {
    const found = this.#text.indexOf(piece, from)
    this.spend(((found < 0 ? this.#text.length : found) - from) / FAST)
    return found
  }

  override substring(start: number, end?: number): string {
    return this.#text.substring(start, end)
  }
}
