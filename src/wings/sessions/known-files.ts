import type { StepInput } from '../../core/plan/edits-between.ts'
import { replaceOnce } from '../../core/text/edit.ts'
import { decodeText, encodeText, openText } from '../../core/text/encoding.ts'
import { toolOf } from '../../core/tools/list.ts'
import type { Outcome, ToolCall, ToolContext, ToolResult } from '../../core/tools/tool.ts'
import type { FileStat } from '../../core/workspace/workspace.ts'
import type { Problem } from '../../errors.ts'
import { type CheckoutFile, type FileState, GONE } from './file-states.ts'

/** The state of a session at a point to which it may go back. */
interface Checkpoint {
  readonly steps: number
  /** What was known of each file that changed since, before it did. */
  readonly states: Map<string, FileState | undefined>
}

/** Texts of all files together, in characters, beyond which the oldest are forgotten. */
const MOST = 16 * 1024 * 1024

/** Texts kept to go back to, in characters; beyond, what is known of the oldest is dropped. */
const MOST_KEPT = 4 * 1024 * 1024

/**
 * The files of a session as its steps leave them, with a memory of what is known of each, begun with what the checkout holds. The
 * engine's own tools work on them, so that a step does here what it will do in a replay.
 */
export class KnownFiles {
  #states = new Map<string, FileState | undefined>()
  readonly #set = new Set<string>()
  #checkout: (path: string) => CheckoutFile | undefined
  #size = 0
  readonly #points: Checkpoint[] = []
  #kept = 0
  /** Number of the first checkpoint at which what is known now was known. */
  #known = 0
  readonly #context: ToolContext

  constructor(checkout: (path: string) => CheckoutFile | undefined) {
    this.#checkout = checkout
    this.#context = contextOf((path) => this.get(path))
  }

  /** Undefined where nothing is known of the file. */
  get(path: string): FileState | undefined {
    if (this.#states.has(path)) return this.#states.get(path)
    const file = this.#checkout(path)
    if (!file) return undefined
    const state = { ...file, exact: true, assumed: true as const }
    this.#put(path, state)
    return state
  }

  /** The file as the checkout has it; undefined where that is not known. */
  original(path: string): FileState | undefined {
    const file = this.#checkout(path)
    return file && { ...file, exact: true }
  }

  /** Paths of all files of which something was ever said. */
  get named(): Iterable<string> {
    return this.#set
  }

  /** Paths of the files that were set to another state than the checkout's. */
  changed(): readonly string[] {
    return [...this.#set].filter((path) => {
      const [now, before] = [this.#states.get(path), this.original(path)]
      return now?.text !== before?.text || (now?.executable ?? false) !== (before?.executable ?? false)
    })
  }

  set(path: string, state: FileState | undefined): void {
    this.#note(path)
    this.#set.add(path)
    this.#put(path, state)
  }

  /** Forgets everything, the checkout too. */
  forget(): void {
    this.#checkout = () => undefined
    this.#states = new Map()
    this.#size = 0
    this.#known = this.#points.length
  }

  /** Paths that are known to hold a file below a folder. */
  below(folder: string): string[] {
    const start = folder === '' ? '' : `${folder}/`
    return [...this.#states].flatMap(([path, state]) =>
      path.startsWith(start) && !/^\.{0,2}\//.test(path) && state?.text !== undefined ? [path] : [],
    )
  }

  /**
   * Does a step. Gives why the engine would refuse it, which changes nothing; where what it does is unknown, nothing is known
   * of its file any more.
   */
  apply(step: StepInput): Problem | undefined {
    if (step.tool === 'Read') return undefined
    const path = pathOf(step)
    const before = this.get(path)
    const quick = before && quickEdit(before, step)
    if (quick) this.set(path, quick)
    else if (before || step.tool === 'Write') return this.#run(step, path, before)
    else this.#leave(step, path)
    return undefined
  }

  /** Begins a checkpoint after so many steps; gives its number. */
  checkpoint(steps: number): number {
    return this.#points.push({ steps, states: new Map() }) - 1
  }

  /** Drops all checkpoints from this one on; gives the number of steps at it. */
  rewind(checkpoint: number): number {
    const dropped = this.#points.splice(checkpoint)
    if (checkpoint < this.#known) this.forget()
    else for (const { states } of dropped.toReversed()) for (const [path, state] of states) this.#put(path, state)
    return dropped[0]?.steps ?? Number.POSITIVE_INFINITY
  }

  #run(step: StepInput, path: string, before: FileState | undefined): Problem | undefined {
    const outcome = isSayable(before) ? outcomeOf(step as ToolCall, this.#context) : undefined
    if (outcome && !outcome.ok) return outcome.problem
    if (!outcome) this.set(path, undefined)
    else if (step.tool === 'Move') this.#move(path, String(step.input.new_path))
    else this.set(path, stateAfter(step, outcome, before))
    return undefined
  }

  /** A step on a file that nothing is known of. */
  #leave({ tool, input }: StepInput, path: string): void {
    if (tool === 'Move') this.#move(path, String(input.new_path))
    else this.set(path, tool === 'Delete' ? GONE : undefined)
  }

  #move(path: string, target: string): void {
    this.set(target, this.get(path))
    this.set(path, GONE)
  }

  #put(path: string, state: FileState | undefined): void {
    this.#size += sizeOf(state) - sizeOf(this.#states.get(path))
    this.#states.delete(path)
    this.#states.set(path, state)
    if (this.#size > MOST) this.#forgetOldest()
  }

  #forgetOldest(): void {
    for (const [path, state] of this.#states) {
      if (this.#size <= MOST / 2) return
      if (state?.text === undefined) continue
      this.#size -= sizeOf(state)
      this.#states.set(path, undefined)
    }
  }

  /** Keeps what is known of a file that is about to change. */
  #note(path: string): void {
    const states = this.#points.at(-1)?.states
    if (!states || states.has(path)) return
    const state = this.get(path)
    states.set(path, state)
    this.#kept += sizeOf(state)
    if (this.#kept <= MOST_KEPT) return
    for (const { states } of this.#points) for (const path of states.keys()) states.set(path, undefined)
    this.#kept = 0
  }
}

const sizeOf = (state: FileState | undefined): number => state?.text?.length ?? 0

const pathOf = ({ input }: StepInput): string =>
  String('notebook_path' in input ? input.notebook_path : input.file_path)

/** What makes bytes of a file no plain text in UTF-8. */
const UNPLAIN = /[\0\ud800-\udfff]/

/** An Edit that a text alone tells, as most are: the engine comes to the same. */
const quickEdit = (state: FileState, { tool, input }: StepInput): FileState | undefined => {
  const { file_path, old_string, new_string, match } = input
  if (
    tool !== 'Edit' ||
    match === 'lines' ||
    state.text === undefined ||
    typeof old_string !== 'string' ||
    old_string === new_string
  )
    return undefined
  if (String(file_path).endsWith('.ipynb') || UNPLAIN.test(state.text)) return undefined
  const text = replaceOnce(state.text, { old_string, new_string: String(new_string) })
  return text === undefined ? undefined : { ...state, text }
}

/** Whether bytes say the text. */
const isSayable = (state: FileState | undefined): boolean =>
  state?.text === undefined || encodeText(state.text) !== undefined

const stateAfter = (step: StepInput, done: ToolResult, before: FileState | undefined): FileState | undefined => {
  const exact = step.tool === 'Write' || before?.text === undefined || before.exact
  if (!done.change) return before && { ...before, exact }
  if (!done.change.after || done.change.from !== undefined) return GONE
  const { after, executable = before?.text === undefined ? before && false : before.executable } = done.change
  const opened = openText(after)
  const assumed = step.tool === 'Write' ? undefined : before?.assumed
  return opened.ok ? { text: decodeText(opened.file, 0, after.length), exact, executable, assumed } : undefined
}

/** Undefined for a tool that takes an engine which is loaded first. */
const outcomeOf = ({ tool, input }: ToolCall, context: ToolContext): Outcome | undefined => {
  const done = toolOf(tool).run?.(input, context)
  if (!(done instanceof Promise)) return done
  done.catch(() => undefined)
  return undefined
}

/** What the engine's tools are given: everything is permitted, and the files are as they are known. */
const contextOf = (get: (path: string) => FileState | undefined): ToolContext => ({
  workspace: {
    // A path is what the plan calls the file; whether it may is for the replay to judge.
    locate: (path) => ({ ok: true, path }),
    stat: (path) => statOf(get(path)),
    read: (path) => bytesOf(get(path)),
    linkTarget: () => undefined,
    similar: () => [],
  },
  states: { get: () => undefined, set: () => undefined, delete: () => undefined },
  policy: { secrets: () => undefined, path: () => undefined, configuration: () => undefined },
  options: { reads: 'auto', trailing_whitespace: 'keep' },
  budgets: { bytes: Number.POSITIVE_INFINITY, tokens: Number.POSITIVE_INFINITY },
  show: false,
})

const bytesOf = (state: FileState | undefined): Buffer => encodeText(state?.text ?? '') ?? Buffer.alloc(0)

const statOf = (state: FileState | undefined): FileStat | undefined =>
  state?.text === undefined
    ? undefined
    : {
        kind: 'file',
        link: false,
        size: state.text.length,
        mode: state.executable ? 0o755 : 0o644,
        modified: 0,
        links: 1,
      }
