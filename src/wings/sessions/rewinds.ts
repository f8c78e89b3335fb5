import type { Recording } from './recording.ts'

type Entry = { readonly uuid?: unknown; readonly parentUuid?: unknown; readonly isSidechain?: unknown }

/**
 * Follows a conversation whose entries name the one they follow: where a prompt follows an earlier entry than the last, what came
 * in between was taken back.
 */
export class Rewinds {
  readonly #recording: Recording
  /** Checkpoints at the start of each part of the conversation; a prompt starts a part. */
  readonly #checkpoints: number[]
  /** Number of the stretch that an entry belongs to. */
  readonly #stretches = new Map<string, number>()
  /** Whether the log names parents at all: only then none means the beginning. */
  #namesParents = false

  constructor(recording: Recording) {
    this.#recording = recording
    this.#checkpoints = [recording.checkpoint()]
  }

  /** Takes an entry; one that asks may go back. */
  take({ uuid, parentUuid, isSidechain }: Entry, asks: boolean): void {
    if (asks && isSidechain !== true) this.#ask(parentUuid)
    this.#namesParents ||= typeof parentUuid === 'string'
    if (typeof uuid === 'string') this.#stretches.set(uuid, this.#checkpoints.length - 1)
  }

  /** Takes back all stretches after that of an entry. */
  backTo(id: string | undefined): void {
    const after = this.#stretches.get(id ?? '')
    if (after !== undefined) this.#dropFrom(after + 1)
  }

  #ask(parent: unknown): void {
    if (typeof parent === 'string') this.backTo(parent)
    else if (parent === null && this.#namesParents) this.#dropFrom(1)
    this.#checkpoints.push(this.#recording.checkpoint())
  }

  #dropFrom(stretch: number): void {
    const [checkpoint] = this.#checkpoints.splice(stretch)
    if (checkpoint !== undefined) this.#recording.rewind(checkpoint)
  }
}
