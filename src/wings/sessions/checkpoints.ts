import type { FileState } from './file-states.ts'

/** The state of a session at a point to which it may go back. */
interface Checkpoint {
  readonly steps: number
  /** What was known of each file that changed since, before it did. */
  readonly states: Map<string, FileState | undefined>
}

/** Texts kept to go back to, in characters; beyond, what is known of the oldest is dropped. */
const MOST = 4 * 1024 * 1024

/** The points of a session to which it may go back, with what it takes. */
export class Checkpoints {
  readonly #points: Checkpoint[] = []
  #size = 0

  get count(): number {
    return this.#points.length
  }

  /** Begins a checkpoint after so many steps; gives its number. */
  open(steps: number): number {
    return this.#points.push({ steps, states: new Map() }) - 1
  }

  /** Notes that a file is about to change. */
  note(path: string, before: () => FileState | undefined): void {
    const states = this.#points.at(-1)?.states
    if (!states || states.has(path)) return
    const state = before()
    states.set(path, state)
    this.#size += state?.text?.length ?? 0
    if (this.#size > MOST) this.#forget()
  }

  /** Drops all checkpoints from this one on; says what held at it. */
  rewind(checkpoint: number): Checkpoint {
    const states = new Map<string, FileState | undefined>()
    const dropped = this.#points.splice(checkpoint)
    for (const point of dropped.toReversed()) for (const [path, state] of point.states) states.set(path, state)
    return { steps: dropped[0]?.steps ?? Number.POSITIVE_INFINITY, states }
  }

  #forget(): void {
    for (const { states } of this.#points) for (const path of states.keys()) states.set(path, undefined)
    this.#size = 0
  }
}
