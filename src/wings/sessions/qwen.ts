import { type JsonNode, memberOf, members } from '../../core/plan/json-nodes.ts'
import { textOf } from './call.ts'
import { isObject, textField } from './call-steps.ts'
import { resultOf } from './gemini.ts'
import type { Recording } from './recording.ts'
import { Rewinds } from './rewinds.ts'
import { type SessionLog, sessionImporter } from './session-log.ts'

/** A file keeps its line ends and its mark when it is written anew. */
const HABITS = {
  edits: 'loose',
  lineEnd: 'any',
  deletesLineEnd: true,
  overwrittenEnds: 'kept',
  overwrittenMark: 'kept',
} as const

/** Sessions of one entry a line, whose results hold the text of a file before and after, and the stream of `--output-format stream-json`. */
export const importQwen = sessionImporter({ habits: HABITS }, (recording, log) => new QwenSession(recording, log))

class QwenSession {
  readonly #recording: Recording
  readonly #log: SessionLog
  readonly #rewinds: Rewinds

  constructor(recording: Recording, log: SessionLog) {
    this.#recording = recording
    this.#log = log
    this.#rewinds = new Rewinds(recording)
  }

  take(node: JsonNode): void {
    const { value } = node
    if (Array.isArray(value)) for (const entry of members(node)) this.take(entry)
    if (!isObject(value)) return
    if (typeof value.cwd === 'string') this.#recording.cwd ??= value.cwd
    if (value.type === 'system' && value.subtype === 'rewind') this.#rewindTo(value)
    const message = memberOf(node, 'message')
    const parts = memberOf(message, 'parts') ?? memberOf(message, 'content')
    const blocks = parts && Array.isArray(parts.value) ? [...members(parts)] : []
    const asks =
      value.type === 'user' && !blocks.some((block) => isObject(block.value) && block.value.type === 'tool_result')
    this.#rewinds.take(value, asks)
    for (const block of blocks) if (isObject(block.value)) this.#takePart(block, block.value, value)
    if (asks) this.#log.why = undefined
  }

  #rewindTo({ systemPayload }: Record<string, unknown>): void {
    const target = textField(systemPayload, 'targetUuid') ?? textField(systemPayload, 'uuid')
    if (target !== undefined) this.#rewinds.backTo(target)
  }

  #takePart(node: JsonNode, part: Record<string, unknown>, entry: Record<string, unknown>): void {
    const { functionCall, functionResponse, type, name, id, text } = part
    if (entry.type === 'assistant' && typeof text === 'string' && part.thought !== true) this.#log.why = text
    if (isObject(functionCall))
      this.#log.call({
        name: String(functionCall.name),
        id: textField(functionCall, 'id'),
        input: functionCall.args,
        at: node.at(),
      })
    else if (type === 'tool_use' && typeof name === 'string')
      this.#log.call({ name, id: typeof id === 'string' ? id : undefined, input: part.input, at: node.at() })
    else if (isObject(functionResponse)) this.#takeResponse(functionResponse, entry.toolCallResult)
    else if (type === 'tool_result' && typeof part.tool_use_id === 'string') this.#takeStreamed(part.tool_use_id, part)
  }

  #takeResponse({ id, response }: Record<string, unknown>, result: unknown): void {
    if (typeof id !== 'string') return
    const told = isObject(result) ? result : {}
    const failed =
      (told.status !== undefined && told.status !== 'success') || (isObject(response) && response.error !== undefined)
    const output = textField(response, 'output') ?? textField(response, 'error')
    this.#log.result(id, resultOf(this.#log.opened(id), { failed, output, display: told.resultDisplay }))
  }

  #takeStreamed(id: string, { is_error, content }: Record<string, unknown>): void {
    const answer = { failed: is_error === true, output: textOf(content), display: undefined }
    this.#log.result(id, resultOf(this.#log.opened(id), answer))
  }
}
