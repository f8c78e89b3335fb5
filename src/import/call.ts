import type { SourcePlace } from './recording.ts'

/** A tool call as some agent's log holds it. */
export interface ToolCall {
  readonly name: string
  readonly id?: string | undefined
  readonly input: unknown
  /** What the agent wrote just before. */
  readonly why?: string | undefined
  readonly at: SourcePlace
}

/** How a call ended. */
export interface CallResult {
  readonly failed: boolean
  /** The tool answered with what stands in a folder. */
  readonly folder?: boolean
  /** SHA-256 of the whole text a Read showed. */
  readonly sha256?: string | undefined
}

/** A call with its result; none where the log has none. */
export interface EndedCall {
  readonly call: ToolCall
  readonly result?: CallResult | undefined
}

/**
 * Pairs calls with results by id, in the order the calls were made. A call that stands twice, as in a resumed session,
 * counts once.
 */
export class CallLog {
  /** What the agent wrote last; belongs to the calls that follow until something is answered. */
  why: string | undefined
  readonly #calls: ToolCall[] = []
  readonly #results = new Map<string, CallResult>()
  readonly #ids = new Set<string>()
  /** Number of calls made when the last result came. */
  #answered = 0

  call(call: ToolCall): void {
    if (call.id !== undefined && this.#ids.has(call.id)) return
    if (call.id !== undefined) this.#ids.add(call.id)
    this.#calls.push({ ...call, why: this.why })
  }

  result(id: string, result: CallResult): void {
    this.#results.set(id, result)
    this.#answered = this.#calls.length
    this.why = undefined
  }

  /** An id to pair a call that has none; no step can be called so, hence the plan gives it none either. */
  freeId(): string {
    return `\0${this.#calls.length}`
  }

  /** Id of the first call of that tool that has no result yet. */
  firstOpen(name: string): string | undefined {
    return this.#calls.find((call) => call.name === name && call.id !== undefined && !this.#results.has(call.id))?.id
  }

  /** Whether the log tells how calls ended. */
  get hasResults(): boolean {
    return this.#results.size > 0
  }

  /**
   * The calls to import. Those made after the last result are proposals that nothing answered yet: they count as done;
   * earlier ones without a result were never carried out.
   */
  ended(): EndedCall[] {
    return this.#calls.map((call, index) => {
      const result = call.id === undefined ? undefined : this.#results.get(call.id)
      return { call, result: result ?? (index >= this.#answered ? { failed: false } : undefined) }
    })
  }
}
