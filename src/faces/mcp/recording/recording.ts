import path from 'node:path'
import { pathsOf } from '../../../core/plan/steps.ts'
import type { Placer } from '../../../core/session/session.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { effectOf } from '../../../core/tools/list.ts'
import type { ToolCall } from '../../../core/tools/tool.ts'
import { createId } from '../../../core/workspace/compare.ts'
import { settleRemains } from '../../../core/workspace/recovery.ts'
import type { Problem } from '../../../errors.ts'
import type { AcceptedCall, EditingSession } from './editing.ts'
import { digestOf, type Entry, effectsOf, type RecordedChange, type Refusal, recordChange } from './entry.ts'
import { formatRecorded, type Log, memoryLog, writePlan } from './plan-file.ts'

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
  steps: RecordedStep[] = []
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
    } else if ('undone' in entry) this.steps = this.without(entry.undone)
    else if ('refused' in entry) this.refused.push(entry.refused)
    else if ('saved' in entry) this.saved = entry.saved
    else {
      this.title = entry.title ?? this.title
      this.description = entry.description ?? this.description
    }
  }

  get next(): number {
    return this.#count + 1
  }

  get lastChange(): (RecordedStep & { readonly change: RecordedChange }) | undefined {
    return this.steps.findLast((step): step is RecordedStep & { change: RecordedChange } => step.change !== undefined)
  }

  /** The steps that stay if one is taken back. Later steps on the same files relied on it and go too. */
  without(number: number): RecordedStep[] {
    const taken = this.steps.find((step) => step.number === number)
    const paths = new Set(taken ? pathsOf(taken.call) : [])
    return this.steps.filter((step) => step.number < number || !pathsOf(step.call).some((path) => paths.has(path)))
  }
}

export interface SaveResult {
  readonly steps: number
  /** Reads that are not in the plan, since the base lacks their files. */
  readonly leftOut: readonly string[]
  /** Files that others changed, before the first step or between two: elsewhere the plan may not apply to them. */
  readonly unrecorded: readonly string[]
  /** Where the file that stood there went, which was not the recording's. */
  readonly setAside?: string
}

/** The plan that comes into being call by call. */
export class Recording {
  readonly state: RecordingState
  readonly plan: string | undefined
  readonly #editing
  readonly #log: Log

  constructor({
    editing,
    plan,
    log = memoryLog,
    state = new RecordingState([]),
  }: {
    readonly editing: Pick<EditingSession, 'root' | 'base' | 'dryRun' | 'read' | 'takeBack'>
    /** The plan's file; without one the recording ends with the process. */
    readonly plan?: string
    readonly log?: Log
    /** What the log holds already. */
    readonly state?: RecordingState
  }) {
    this.state = state
    this.plan = plan
    this.#editing = editing
    this.#log = log
  }

  /** Records an accepted call, then has its change put in place; what that refuses is taken off the recording. */
  accept({ call, change }: AcceptedCall, place: Placer): Problem | undefined {
    const number = this.state.next
    const id = createId()
    this.#append({ step: call, ...(change && { change: { ...recordChange(change), id } }) })
    const problem = place(id)
    if (problem) this.#append({ undone: number })
    return problem
  }

  refuse(refusal: Refusal): void {
    this.#append({ refused: refusal })
  }

  describe(words: { readonly title?: string | undefined; readonly description?: string | undefined }): void {
    const { title, description } = words
    this.#append({ ...(title !== undefined && { title }), ...(description !== undefined && { description }) })
  }

  get title(): string {
    const root = this.state.header?.root ?? this.#editing.root
    return this.state.title ?? `Edits recorded in ${oneLine(path.basename(root)) || 'a checkout'}`
  }

  /** Takes back the last step that changed a file. Refusals: USAGE if there is none, FILE_MODIFIED, and those of the disk. */
  async undo(): Promise<{ readonly ok: true; readonly step: RecordedStep } | { readonly ok: false; problem: Problem }> {
    const step = this.state.lastChange
    if (!step) return { ok: false, problem: NOTHING_TO_UNDO }
    const { change, number } = step
    const other = effectsOf(change).find(({ path, after }) => digestAt(this.#editing, path) !== after)
    if (other) return { ok: false, problem: modified(other.path) }
    const rest = this.state.without(number).map(({ call }) => call)
    const problem = await this.#editing.takeBack(change, rest, change.id)
    if (problem) return { ok: false, problem }
    this.#append({ undone: number })
    return { ok: true, step }
  }

  format(name = this.plan ?? 'plan.yaml'): ReturnType<typeof formatRecorded> {
    const { steps, description, header } = this.state
    const base = header ? header.base : this.#editing.base
    const words = { title: this.title, ...(description !== undefined && { description }) }
    return formatRecorded(
      { ...words, ...(base !== undefined && { base }), calls: steps.map(({ call }) => call), found: foundBy(steps) },
      { root: this.#editing.root, name },
    )
  }

  /** Writes the plan to its file; nothing where there is no file to write to. A plan whose last step is taken back is removed. */
  async save(): Promise<SaveResult | undefined> {
    const { plan, state } = this
    if (plan === undefined || !state.header) return undefined
    const { text, leftOut, dirty } = state.steps.length > 0 ? await this.format() : NO_PLAN
    const written = writePlan(plan, text, state.saved)
    const saved = text === undefined ? '' : digestOf(text)
    if (saved !== state.saved) this.#append({ saved })
    const left = new Set(leftOut)
    const steps = state.steps.filter(
      ({ call }) => effectOf(call.tool) !== 'reads' || !pathsOf(call).some((path) => left.has(path)),
    ).length
    return { steps, leftOut, unrecorded: [...new Set([...dirty, ...interrupted(state.steps)])], ...written }
  }

  /**
   * Settles what a kill left of the last change, and takes it off the recording if it did not reach its file, or came to
   * half of a Move.
   */
  async settleLast(): Promise<void> {
    const last = this.state.lastChange
    if (!last || this.#editing.dryRun) return
    const { path, from, before, after, id } = last.change
    // What stopped may be a Move, or what took it back, with the same id.
    const orders =
      from === undefined
        ? [[path]]
        : [
            [from, path],
            [path, from],
          ]
    if (id !== undefined) for (const files of orders) settleRemains(this.#editing.root, files, id)
    if (from !== undefined && digestAt(this.#editing, from) !== after) return
    const found = digestAt(this.#editing, path)
    if (from !== undefined && found === after) {
      const { from: _, ...copy } = last.change
      if (await this.#editing.takeBack(copy, [])) return
    } else if (found !== before) return
    this.#append({ undone: last.number })
  }

  close(): void {
    this.#log.close()
  }

  #append(entry: Entry): void {
    if (!this.state.header) {
      const { root, base, dryRun } = this.#editing
      this.#write({ recording: 1, root, dry_run: dryRun, ...(base !== undefined && { base }) })
    }
    this.#write(entry)
  }

  #write(entry: Entry): void {
    this.#log.append(entry)
    this.state.take(entry)
  }
}

const NO_PLAN = { text: undefined, leftOut: [], dirty: [] }

/** Digests of the files as their first changes found them. */
const foundBy = (steps: readonly RecordedStep[]): ReadonlyMap<string, string | null> =>
  new Map(
    steps
      .toReversed()
      .flatMap(({ change }) => (change ? effectsOf(change) : []))
      .map(({ path, before }) => [path, before]),
  )

/** Files that were not, when a step changed them, as the step before had left them. */
function interrupted(steps: readonly RecordedStep[]): readonly string[] {
  const left = new Map<string, string | null>()
  return steps
    .flatMap(({ change }) => (change ? effectsOf(change) : []))
    .flatMap(({ path, before, after }) => {
      const found = left.get(path)
      left.set(path, after)
      return found !== undefined && found !== before ? [path] : []
    })
}

/** SHA-256, hex, of a file as it is; null if absent. */
export const digestAt = (editing: Pick<EditingSession, 'read'>, path: string): string | null => {
  const bytes = editing.read(path)
  return bytes ? digestOf(bytes) : null
}

const NOTHING_TO_UNDO: Problem = {
  name: 'USAGE',
  message: 'No step of the recording changes a file: there is nothing to take back.',
}

const modified = (file: string): Problem => ({
  name: 'FILE_MODIFIED',
  message: `Somebody else changed ${file} after its last recorded step. Change it back with your own edit.`,
})
