import { type JsonNode, memberOf, members } from '../../core/plan/json-nodes.ts'
import { isObject } from '../../core/text/json.ts'
import type { FileOutcome } from './after-edits.ts'
import { type CallResult, type LoggedCall, listOf, shellEnd, shownWhole, textOf } from './call.ts'
import { textField } from './call-steps.ts'
import { commandResult } from './codex.ts'
import { operationOf } from './operations.ts'
import { Rewinds, SessionReader, sessionImporter } from './session-log.ts'

/** Texts are replaced as they are; a file keeps its line ends when it is written anew, and loses its mark. */
const HABITS = { edits: 'loose', lineEnd: 'any', overwrittenEnds: 'kept' } as const

/**
 * Gemini's logs: contents whose parts are `functionCall` and `functionResponse` (API, checkpoints), sessions whose messages
 * have `toolCalls` with a `status` and a `resultDisplay`, and the stream of `--output-format stream-json`.
 */
export const importGemini = sessionImporter({ habits: HABITS, proposals: true }, (log) => new GeminiSession(log))

/** Fields whose values hold messages or parts. A checkpoint's `history` says again what its `clientHistory` says. */
const CONTAINERS = ['contents', 'content', 'candidates', 'parts', 'messages', 'clientHistory', 'toolCalls', '$set']

class GeminiSession extends SessionReader {
  /** Checkpoints that messages began with, which the session may go back to. */
  readonly #messages = new Map<string, number>()

  take(node: JsonNode): void {
    const { value } = node
    if (isObject(value) && this.#takePart(value, node)) return
    if (isObject(value) && (value.sessionId !== undefined || value.session_id !== undefined)) this.log.isSession = true
    if (isObject(value)) this.#takeMessage(value)
    if (isObject(value) && typeof value.model === 'string') this.log.hear(value)
    for (const member of members(node)) {
      const contained =
        CONTAINERS.includes(member.key) || (member.key === 'history' && isObject(value) && !('clientHistory' in value))
      if (Array.isArray(value) || contained) this.take(member)
    }
  }

  #takeMessage({ id, type, content, $rewindTo: target }: Record<string, unknown>): void {
    if (typeof content === 'string' && content !== '') this.log.why = type === 'user' ? undefined : content
    if (typeof target === 'string') this.#rewind(target)
    else if (typeof id === 'string' && typeof type === 'string' && !this.#messages.has(id))
      this.#messages.set(id, this.recording.checkpoint())
  }

  #rewind(target: string): void {
    const checkpoint = this.#messages.get(target)
    if (checkpoint !== undefined) this.recording.rewind(checkpoint)
  }

  #takePart(part: Record<string, unknown>, node: JsonNode): boolean {
    const { functionCall, functionResponse, text, name, args, status, type } = part
    if (isObject(functionCall)) this.#call(functionCall, node)
    else if (isObject(functionResponse)) this.#takeResponse(functionResponse)
    else if (typeof name === 'string' && isObject(args) && typeof status === 'string') this.#takeCall(part, node)
    else if (type === 'tool_use' && typeof part.tool_name === 'string')
      this.log.call({ name: part.tool_name, id: textField(part, 'tool_id'), input: part.parameters, at: node.at() })
    else if (type === 'tool_result' && typeof part.tool_id === 'string') this.#takeStreamed(part)
    else if (type === 'message' && part.role === 'assistant' && typeof part.content === 'string')
      this.log.why = part.content
    else if (typeof text === 'string' && part.thought !== true) {
      this.log.why = text
      this.#enter(text)
    } else return false
    return true
  }

  /** The folder a session works in is named in its first text. */
  #enter(text: string): void {
    const [, folder] = /^\s*-?\s*\*{0,2}Workspace Directories:\*{0,2}\n\s*- (\/.*|[A-Z]:\\.*)$/m.exec(text) ?? []
    if (folder !== undefined && text.includes('<session_context>')) this.recording.cwd ??= folder.trim()
  }

  #takeResponse({ id, name, response }: Record<string, unknown>): void {
    const key = typeof id === 'string' ? id : this.log.firstOpen(String(name))
    const call = key === undefined ? undefined : this.log.opened(key)
    if (key === undefined) return
    const failed = isObject(response) && response.error !== undefined
    const output = isObject(response) ? textField(response, 'output') : undefined
    this.log.result(key, resultOf(call, { failed, output, display: undefined }))
  }

  /** A call of a session file; the same line is written again as the call goes on. */
  #takeCall(part: Record<string, unknown>, node: JsonNode): void {
    const status = String(part.status)
    if (/^(scheduled|validating|awaiting_approval|executing)$/.test(status)) return
    const id = this.#call(part, node)
    const call = this.log.opened(id)
    if (!call) return
    const output = outputOf(part.result)
    if (status === 'success') this.#findRoot(part)
    const answer = { failed: status !== 'success', output, display: part.resultDisplay }
    this.log.result(id, resultOf(call, answer, { reads: output !== '' }))
  }

  #takeStreamed(part: Record<string, unknown>): void {
    const id = String(part.tool_id)
    const failed = part.status !== 'success'
    const output = textField(part, 'output')
    const result = resultOf(this.log.opened(id), { failed, output, display: undefined })
    // The stream tells what a command printed, and not how it ended.
    this.log.result(id, result.exitCode === undefined ? result : shellEnd(null, output))
  }

  /** Where a call names a file from the folder worked in, and its result by its whole path, the folder is what comes before. */
  #findRoot({ args, resultDisplay: display }: Record<string, unknown>): void {
    const [given, whole] = [textField(args, 'file_path'), textField(display, 'filePath')]
    if (this.recording.cwd !== undefined || given === undefined || whole === undefined) return
    const relative = given.replace(/^\.\//, '')
    if (!given.startsWith('/') && whole.endsWith(`/${relative}`))
      this.recording.cwd = whole.slice(0, -relative.length - 1)
  }

  /** Takes a call; one without an id is given one, by which its response is paired. */
  #call({ id, name, args }: Record<string, unknown>, { at }: JsonNode): string {
    const known = typeof id === 'string' ? id : this.log.freeId()
    this.log.call({ name: String(name), id: known, input: args, at: at() })
    return known
  }
}

const outputOf = (result: unknown): string | undefined => {
  const [first] = Array.isArray(result) ? result : []
  const response = isObject(first) && isObject(first.functionResponse) ? first.functionResponse.response : undefined
  return textField(response, 'output') ?? textField(response, 'error')
}

interface Answer {
  readonly failed: boolean
  readonly output: string | undefined
  /** What the agent shows of the result: of a file, its text before and after. */
  readonly display: unknown
}

/** The result of a call of Gemini's tools, or of those made after them. */
export const resultOf = (
  call: LoggedCall | undefined,
  { failed, output, display }: Answer,
  { reads }: { readonly reads: boolean } = { reads: false },
): CallResult => {
  if (!call) return { failed }
  const operation = operationOf(call.name, call.input)
  if (operation.kind === 'shell') return shellResult({ failed, output, display })
  if (operation.kind === 'read')
    return { failed, shown: failed || !reads ? undefined : shownWhole(call.input, output, false) }
  const path = 'path' in operation ? operation.path : undefined
  return { failed, said: output, files: failed || path === undefined ? undefined : filesOf(path, display) }
}

/** A command that was ended while it ran. */
const CUT_OFF = /cancelled tool execution|aborted|interrupted|timed out/i

/** A command that ended with another code than 0 says so in its text; one that was denied says so too. */
const shellResult = ({ failed, output }: Answer): CallResult => {
  const text = output ?? ''
  if (failed && CUT_OFF.test(text)) return { failed: true, cutOff: true }
  if (
    (failed && !/exit code/i.test(text)) ||
    /^(Blocked\b|Command injection|Command (was )?(rejected|blocked|denied|not allowed))/i.test(text)
  )
    return { failed: true }
  const ended = commandResult(text)
  return /^Command (was )?(cancelled|moved to background)/im.test(text) ? shellEnd(null, undefined) : ended
}

const filesOf = (given: string, display: unknown): FileOutcome[] | undefined => {
  if (!isObject(display) || typeof display.newContent !== 'string') return undefined
  const isNew = display.isNewFile === true
  // Nothing is what a file that was not there is shown to hold, too.
  const before = isNew ? null : textField(display, 'originalContent') || undefined
  return [{ path: textField(display, 'filePath') ?? given, before, after: display.newContent, exact: false }]
}

/** A file keeps its line ends and its mark when it is written anew. */
const QWEN_HABITS = {
  edits: 'loose',
  lineEnd: 'any',
  deletesLineEnd: true,
  overwrittenEnds: 'kept',
  overwrittenMark: 'kept',
} as const

/** Sessions of one entry a line, whose results hold the text of a file before and after, and the stream of `--output-format stream-json`. */
export const importQwen = sessionImporter({ habits: QWEN_HABITS }, (log) => new QwenSession(log))

class QwenSession extends SessionReader {
  readonly #rewinds = new Rewinds(this.recording)

  take(node: JsonNode): void {
    const { value } = node
    if (Array.isArray(value)) for (const entry of members(node)) this.take(entry)
    if (!isObject(value)) return
    if (typeof value.cwd === 'string') this.recording.cwd ??= value.cwd
    if (value.type === 'system' && value.subtype === 'rewind') this.#rewindTo(value)
    const message = memberOf(node, 'message')
    const blocks = listOf(message, memberOf(message, 'parts') ? 'parts' : 'content')
    const asks =
      value.type === 'user' && !blocks.some((block) => isObject(block.value) && block.value.type === 'tool_result')
    this.#rewinds.take(value, asks)
    for (const block of blocks) if (isObject(block.value)) this.#takePart(block, block.value, value)
    if (asks) this.log.why = undefined
  }

  #rewindTo({ systemPayload }: Record<string, unknown>): void {
    const target = textField(systemPayload, 'targetUuid') ?? textField(systemPayload, 'uuid')
    if (target !== undefined) this.#rewinds.backTo(target)
  }

  #takePart(node: JsonNode, part: Record<string, unknown>, entry: Record<string, unknown>): void {
    const { functionCall, functionResponse, type, name, id, text } = part
    if (entry.type === 'assistant' && typeof text === 'string' && part.thought !== true) this.log.why = text
    if (isObject(functionCall))
      this.log.call({
        name: String(functionCall.name),
        id: textField(functionCall, 'id'),
        input: functionCall.args,
        at: node.at(),
      })
    else if (type === 'tool_use' && typeof name === 'string')
      this.log.call({ name, id: typeof id === 'string' ? id : undefined, input: part.input, at: node.at() })
    else if (isObject(functionResponse)) this.#takeResponse(functionResponse, entry.toolCallResult)
    else if (type === 'tool_result' && typeof part.tool_use_id === 'string') this.#takeStreamed(part.tool_use_id, part)
  }

  #takeResponse({ id, response }: Record<string, unknown>, result: unknown): void {
    if (typeof id !== 'string') return
    const told = isObject(result) ? result : {}
    const failed =
      (told.status !== undefined && told.status !== 'success') || (isObject(response) && response.error !== undefined)
    const output = textField(response, 'output') ?? textField(response, 'error')
    this.log.result(id, resultOf(this.log.opened(id), { failed, output, display: told.resultDisplay }))
  }

  #takeStreamed(id: string, { is_error, content }: Record<string, unknown>): void {
    const answer = { failed: is_error === true, output: textOf(content), display: undefined }
    this.log.result(id, resultOf(this.log.opened(id), answer))
  }
}
