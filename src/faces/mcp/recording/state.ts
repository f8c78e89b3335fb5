import type { ToolCall } from './editing.ts'
import type { Entry, RecordedChange, Refusal } from './entry.ts'

export interface RecordedStep {
  /** Among all steps of the recording, from 1, those taken back included. */
  readonly number: number
  readonly call: ToolCall
  readonly change?: RecordedChange
}

/** What the entries of a recording come to. */
export class RecordingState {
  /** Undefined as long as nothing is recorded. */
  header: Extract<Entry, { recording: 1 }> | undefined
  title: string | undefined
  description: string | undefined
  /** Those that stand, in order. */
  readonly steps: RecordedStep[] = []
  readonly refused: Refusal[] = []
  /** Digest of the plan as it was last written. */
  saved: string | undefined
  #count = 0

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) this.take(entry)
  }

  take(entry: Entry): void {
    if ('recording' in entry) this.header = entry
    else if ('step' in entry) {
      this.#count += 1
      this.steps.push({ number: this.#count, call: entry.step, ...(entry.change && { change: entry.change }) })
    } else if ('undone' in entry) this.#remove(entry.undone)
    else if ('refused' in entry) this.refused.push(entry.refused)
    else if ('saved' in entry) this.saved = entry.saved
    else {
      this.title = entry.title ?? this.title
      this.description = entry.description ?? this.description
    }
  }

  /** The number that the next step gets. */
  get next(): number {
    return this.#count + 1
  }

  /** The last step that changed a file. */
  get lastChange(): (RecordedStep & { readonly change: RecordedChange }) | undefined {
    return this.steps.findLast((step): step is RecordedStep & { change: RecordedChange } => step.change !== undefined)
  }

  #remove(number: number): void {
    const at = this.steps.findLastIndex((step) => step.number === number)
    if (at >= 0) this.steps.splice(at, 1)
  }
}
