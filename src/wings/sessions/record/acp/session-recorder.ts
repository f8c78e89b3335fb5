import { readRecording, recordingsSince, sessionKey } from '../../../../core/history/recordings.ts'
import { alsoLacking } from '../../../../core/run/from-diff.ts'
import { stretchesOf } from '../attribution.ts'
import { namedSession, type RecordedChanges, type RecordOptions, SessionPlan } from '../plan.ts'
import type { CheckoutNotes, SessionEvent } from './checkout-notes.ts'

/** What became of a session. */
export interface RecordedSession extends RecordedChanges {
  readonly id: string
  /** The folder that it works in. */
  readonly cwd: string
}

/** Records one session of an agent. */
export class SessionRecorder {
  readonly checkout: CheckoutNotes
  readonly #options: Omit<RecordOptions, 'root'>
  #id: string
  #agent: string | undefined
  #plan: SessionPlan | undefined
  #made: RecordedChanges = { leftOut: [], ignored: [] }

  /** `id`: of a new session it is not known yet. */
  constructor(checkout: CheckoutNotes, id: string, options: Omit<RecordOptions, 'root'>) {
    this.checkout = checkout
    this.#id = id
    this.#options = options
  }

  /** Says whose session it is, once that is known. */
  name(id: string, agent: string | undefined): void {
    this.#id = id
    this.#agent = agent
  }

  /** Resolves when the work tree as of now, or later, is noted. Never rejects. */
  note(event: SessionEvent = {}): Promise<void> {
    return this.checkout.note(() => this.#key, event)
  }

  get #key(): string {
    return `${this.checkout.began} ${this.#id}`
  }

  /** Makes the plan of what was noted so far, from what it was before. */
  async make(): Promise<void> {
    try {
      const git = await this.checkout.git
      const [first] = readRecording(git, this.#key)
      if (!first || this.checkout.stopped !== undefined) return
      const session = sessionKey(this.#key)
      this.#plan ??= new SessionPlan(git, { root: git.root, ...this.#options }, session)
      const stretches = stretchesOf(recordingsSince(git, first.at), session)
      this.#made = await this.#plan.make(first, stretches, namedSession({ agent: this.#agent, id: this.#id }))
    } catch (error) {
      this.checkout.stop(error)
    }
  }

  /** The plan of all that was seen. Never rejects. */
  async end(): Promise<RecordedSession> {
    await this.checkout.idle()
    const { cwd, stopped, missed } = this.checkout
    const unseen = missed.map((path) => ({ path, reason: MISSED }))
    const later = stopped === undefined ? [] : [{ path: `later changes of session ${this.#id}`, reason: stopped }]
    return { ...alsoLacking(this.#made, [...unseen, ...later]), id: this.#id, cwd }
  }
}

const MISSED = 'It changed before the first snapshot was complete: what it was before is not known.'
