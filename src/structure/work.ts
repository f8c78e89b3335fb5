/** Thrown where a search for structure takes more steps than it may, or more of the stack than there is. */
export class StructureLimit extends Error {
  override readonly name = 'StructureLimit'
  /** The number of steps; absent where the text nests too deep. */
  readonly steps: number | undefined

  constructor(steps?: number) {
    super(steps === undefined ? 'nests too deep' : `more than ${steps} steps`)
    this.steps = steps
  }
}

/** Steps that the search of every text may take, and those it may take for each character. */
const STEPS = 500_000
const STEPS_PER_CHARACTER = 50

/** Steps that a look at the parser's progress stands for: it comes after a hundred of its own. */
const PARSER_STEPS = 100

/** Counts what an engine does: each look at a node of the tree is a step. One search at a time. */
export const work = {
  budget: 0,
  left: 0,
  begin(length: number): void {
    this.budget = STEPS + STEPS_PER_CHARACTER * length
    this.left = this.budget
  },
  /** Throws StructureLimit. */
  spend(steps: number): void {
    this.left -= steps
    if (this.left < 0) throw new StructureLimit(this.budget)
  },
  /** Whether the parser is to stop. */
  parserIsDone(): boolean {
    this.left -= PARSER_STEPS
    return this.left < 0
  },
}
