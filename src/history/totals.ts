import type { StepResult } from '../engine/step-result.ts'

export interface RunTotals {
  /** Steps that changed a file. */
  readonly steps: number
  readonly files: number
  readonly insertions: number
  readonly deletions: number
}

/** Sums up the steps of a run while they stream. */
export class Totals {
  readonly #files = new Set<string>()
  #steps = 0
  #insertions = 0
  #deletions = 0

  add(result: StepResult): void {
    for (const { path } of result.changes) this.#files.add(path)
    this.#steps++
    this.#insertions += result.insertions
    this.#deletions += result.deletions
  }

  sum(): RunTotals {
    return {
      steps: this.#steps,
      files: this.#files.size,
      insertions: this.#insertions,
      deletions: this.#deletions,
    }
  }
}
