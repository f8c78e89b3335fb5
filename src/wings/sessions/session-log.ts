import { documentsOf, type JsonNode } from '../../core/plan/json-nodes.ts'
import type { PlanSession } from '../../core/plan/plan-data.ts'
import type { CallResult, LoggedCall } from './call.ts'
import { addCall } from './call-steps.ts'
import type { WritingHabits } from './file-states.ts'
import { Reconstruction } from './reconstruction.ts'
import type { Recording } from './recording.ts'
import { type Importer, optionsOf, type RefuseCommand } from './source.ts'
import { type Speaker, sessionOf, speakerIn } from './speaker.ts'

/** What reads the documents of one source, and puts its calls into the log. */
export abstract class SessionReader {
  protected readonly log: SessionLog
  protected readonly recording: Recording

  constructor(log: SessionLog) {
    this.log = log
    this.recording = log.reconstruction.recording
  }

  abstract take(document: JsonNode): void
}

/**
 * An importer of sessions, each source with a log of its own. The plan reads files itself, and keeps edits that are equal: the session
 * made each of them, unless its calls are only proposals.
 */
export const sessionImporter =
  (
    how: Omit<SessionOptions, 'keepFailed' | 'refuseCommand' | 'agent'>,
    open: (log: SessionLog) => Pick<SessionReader, 'take'>,
  ): Importer =>
  (sources, recording, options) => {
    const logs = sources.map((source) => {
      const log = new SessionLog(recording, { ...options, ...how })
      const session = open(log)
      for (const document of documentsOf(source, recording)) {
        log.hear(document.value)
        session.take(document)
      }
      log.close()
      return log
    })
    const isDone = how.proposals !== true || logs.some(({ hasResults }) => hasResults)
    return {
      ...(recording.cwd !== undefined && { cwd: recording.cwd }),
      options: { ...optionsOf(recording), reads: 'auto', ...(isDone && { duplicates: 'keep' }) },
    }
  }

interface SessionOptions {
  readonly keepFailed: boolean
  readonly refuseCommand?: RefuseCommand | undefined
  readonly agent?: string | undefined
  readonly habits: WritingHabits
  /** Whether the calls of a log without any answer, as of a model's one response, count as carried out; default false. */
  readonly proposals?: boolean
  /** Whether an id that comes again is another call's: the log never repeats itself. */
  readonly reusesIds?: boolean
}

/**
 * Pairs the calls of a log with their results and makes steps of them, in the order in which they ended. A call that
 * occurs twice, as in a resumed session, counts once.
 */
export class SessionLog {
  /** What the agent wrote last; belongs to the calls that follow until something is answered. */
  why: string | undefined
  #speaker: Speaker = {}
  #session: PlanSession | undefined
  /** Whether the log tells how calls ended. */
  hasResults = false
  /** The log is one of what happened: what is not answered did not. */
  isSession = false
  readonly reconstruction: Reconstruction
  readonly #options: SessionOptions
  readonly #open = new Map<string, LoggedCall>()
  /** What was called under each id. */
  readonly #seen = new Map<string, string>()
  #made = 0

  constructor(recording: Recording, options: SessionOptions, reconstruction = new Reconstruction(recording)) {
    this.#options = options
    this.#session = sessionOf({}, options.agent)
    this.reconstruction = reconstruction
  }

  call(call: LoggedCall): void {
    const id = call.id ?? this.freeId()
    const what = `${call.name} ${JSON.stringify(call.input)?.length ?? 0}`
    if (this.#open.has(id) || (this.#seen.get(id) === what && !this.#options.reusesIds)) return
    this.#seen.set(id, what)
    this.#made++
    this.#open.set(id, { ...call, why: call.why ?? this.why, session: call.session ?? this.#session })
  }

  /** Takes what a line of the log says of its session and of the model that speaks; it belongs to the calls that follow. */
  hear(line: unknown): void {
    const heard = { ...this.#speaker, ...speakerIn(line) }
    if (Object.entries(heard).every(([key, value]) => this.#speaker[key as keyof Speaker] === value)) return
    this.#speaker = heard
    this.#session = sessionOf(heard, this.#options.agent)
  }

  result(id: string, result: CallResult): void {
    this.hasResults = true
    this.why = undefined
    const call = this.#open.get(id)
    if (!call) return
    this.#open.delete(id)
    addCall({ call, result }, this.reconstruction, this.#options)
  }

  /** A call that is open under this id. */
  opened(id: string): LoggedCall | undefined {
    return this.#open.get(id)
  }

  /** An id to pair a call that has none; no step can have it, so the plan gives the call no id either. */
  freeId(): string {
    return `\0${this.#made}`
  }

  /** Id of the first call of that tool that has no result yet. */
  firstOpen(name: string): string | undefined {
    return [...this.#open].find(([, call]) => call.name === name)?.[0]
  }

  /** Forgets what was asked and not answered. */
  drop(): void {
    this.#open.clear()
  }

  /** Takes what is left open: proposals count as done where they may, others were never carried out. */
  close(): void {
    const proposed = this.#options.proposals === true && !this.hasResults && !this.isSession
    for (const call of this.#open.values())
      addCall({ call, ...(proposed && { result: { failed: false, proposed } }) }, this.reconstruction, this.#options)
    this.#open.clear()
  }
}

interface Entry {
  readonly uuid?: unknown
  readonly parentUuid?: unknown
  readonly isSidechain?: unknown
}

/**
 * Follows a conversation whose entries name the one they follow: where a prompt follows an earlier entry than the last, what came
 * in between was taken back.
 */
export class Rewinds {
  readonly #recording: Recording
  /** Checkpoints that stretches of the conversation, each begun by a prompt, began with. */
  readonly #checkpoints: number[]
  /** Number of the stretch that an entry belongs to. */
  readonly #stretches = new Map<string, number>()
  #hasBegun = false

  constructor(recording: Recording) {
    this.#recording = recording
    this.#checkpoints = [recording.checkpoint()]
  }

  /** Takes an entry; one that asks may go back. */
  take({ uuid, parentUuid, isSidechain }: Entry, asks: boolean): void {
    if (asks && isSidechain !== true) this.#ask(parentUuid)
    if (typeof uuid === 'string') this.#stretches.set(uuid, this.#checkpoints.length - 1)
  }

  /** Takes back all stretches after that of an entry. */
  backTo(id: string): void {
    const after = this.#stretches.get(id)
    if (after !== undefined) this.#dropFrom(after + 1)
  }

  #ask(parent: unknown): void {
    if (typeof parent === 'string') this.backTo(parent)
    else if (parent === null && this.#hasBegun) this.#dropFrom(1)
    this.#hasBegun = true
    this.#checkpoints.push(this.#recording.checkpoint())
  }

  #dropFrom(stretch: number): void {
    const [checkpoint] = this.#checkpoints.splice(stretch)
    if (checkpoint !== undefined) this.#recording.rewind(checkpoint)
  }
}
