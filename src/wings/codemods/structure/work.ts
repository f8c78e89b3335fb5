/** Thrown where a search for structure takes more steps than it may. The engine may turn it into an error of its own. */
export class StructureLimit extends Error {
  override readonly name = 'StructureLimit'

  constructor(steps: number) {
    super(`more than ${steps} steps`)
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
    return this.isDone()
  },
  /** Whether the search takes more steps than it may. */
  isDone(): boolean {
    return this.left < 0
  },
}
