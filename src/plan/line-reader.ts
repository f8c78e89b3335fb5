import type { Assembly } from './assembly.ts'
import { empty, tooManySteps } from './fault.ts'
import { type PlanLine, readLine } from './json-lines.ts'
import type { PlanLimits } from './limits.ts'
import type { PlanHeader, Step } from './schema.ts'

/** What one line holds. */
export type LinePart =
  | { readonly type: 'header'; readonly header: PlanHeader }
  | { readonly type: 'step'; readonly step: Step }

/** Takes a plan in JSON Lines line by line: the header, then one step a line. */
export class LineReader {
  /** True once nothing more is to be read: a limit is passed. */
  ended = false
  readonly #assembly: Assembly
  readonly #limits: PlanLimits
  #header: PlanHeader | undefined
  /** Lines taken that are not blank. */
  #taken = 0

  constructor(assembly: Assembly, limits: PlanLimits) {
    this.#assembly = assembly
    this.#limits = limits
  }

  /** What the line holds; undefined when it has faults. */
  take(line: PlanLine): LinePart | undefined {
    const index = this.#taken++
    if (index > this.#limits.steps) {
      this.ended = true
      return this.#assembly.fault(tooManySteps(this.#limits.steps, { line: line.number, column: 1 }))
    }
    const read = readLine(line, index === 0 ? [] : ['steps', index - 1], this.#limits)
    if (!read.ok) return this.#assembly.faults(read.faults)
    const { value, locate } = read.document
    this.#assembly.foundIn(read.document)
    if (index > 0) {
      const step = this.#assembly.step(value, index, locate)
      return step && { type: 'step', step }
    }
    this.#header = this.#assembly.header(value, locate, 'line')
    return this.#header && { type: 'header', header: this.#header }
  }

  /** The header of a plan that is complete. */
  end(): PlanHeader | undefined {
    if (this.#taken < 2) this.#assembly.fault(empty())
    return this.#header
  }
}
