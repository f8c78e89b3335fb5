import { sha256 } from '../../core/text/digest.ts'
import { scalarText } from '../../core/text/json.ts'
import {
  type CallResult,
  endBy,
  type Item,
  type ObjectNode,
  type OpenCall,
  objectIn,
  shellEnd,
  textField,
} from './call.ts'
import { plainText } from './file-states.ts'
import type { Reconstruction } from './reconstruction.ts'
import type { SessionLog } from './session-log.ts'

/** Calls that transcripts of sub-agents, given along, show: what the session says about them again is no second call. */
const SHOWN = new WeakMap<Reconstruction, Map<string, number>>()

/**
 * What a session of Qwen Code says beside its conversation: the calls of sub-agents, which are in no message of it, and hashes of the files
 * as its edit tools left them.
 */
export class QwenNotes {
  readonly #log: SessionLog
  readonly #shown: Map<string, number>
  /** Files whose hash was compared. */
  readonly #settled = new Map<string, string>()

  constructor(log: SessionLog) {
    this.#log = log
    this.#shown = SHOWN.get(log.reconstruction) ?? new Map()
    SHOWN.set(log.reconstruction, this.#shown)
  }

  /** Adds a call of a transcript; only those of sub-agents are repeated. */
  show({ name, args }: Item): void {
    const key = keyOf(name, args)
    this.#shown.set(key, (this.#shown.get(key) ?? 0) + 1)
  }

  take(line: ObjectNode): void {
    const { subtype } = line.value
    const payload = objectIn(line, 'systemPayload')
    const event = objectIn(payload, 'uiEvent')
    if (subtype === 'ui_telemetry' && event) this.#takeCall(event)
    const states = objectIn(objectIn(payload, 'snapshot'), 'fileStates')
    if (subtype === 'attribution_snapshot' && states) this.#takeHashes(states)
  }

  /** A call of a sub-agent: its id names session, agent and turn. */
  #takeCall({ value: event, at }: ObjectNode): void {
    const { function_name: name, function_args: args, prompt_id: prompt } = event
    if (!/tool_call$/.test(textField(event, 'event.name') ?? '') || !/^[^#]+#[^#]+#\d+$/.test(scalarText(prompt)))
      return
    const key = keyOf(name, args)
    const count = this.#shown.get(key) ?? 0
    if (count > 0) this.#shown.set(key, count - 1)
    else this.#addCall({ name, input: args, at: at() }, event)
    this.#log.reconstruction.showsAgents = true
  }

  #addCall(call: Parameters<SessionLog['done']>[0], event: Item): void {
    this.#log.done(call, (open) => endOf(open, event))
  }

  #takeHashes({ value: states, at }: ObjectNode): void {
    for (const [path, state] of Object.entries(states)) {
      const hash = textField(state, 'contentHash')
      if (hash === undefined || this.#settled.get(path) === hash) continue
      this.#settled.set(path, hash)
      this.#log.reconstruction.settle(path, { isText: (text) => sha256(plainText(text)) === hash, at: at() })
    }
  }
}

const keyOf = (name: unknown, args: unknown): string => sha256(JSON.stringify([name, args]))

/** How a call ended, if that is all the log says: for a command without its exit code. */
const endOf = ({ operation }: OpenCall, { success, status }: Item): CallResult => {
  const end = typeof success === 'boolean' ? { failed: !success } : endBy(status, 'success', ['error', 'cancelled'])
  if (end.failed) return end
  return operation.kind === 'shell' ? shellEnd(null, undefined) : { failed: false }
}
