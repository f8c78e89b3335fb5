import { type JsonNode, members } from '../../core/plan/json-nodes.ts'
import { isObject, scalarText } from '../../core/text/json.ts'
import type { FileOutcome } from './after-edits.ts'
import {
  type CallResult,
  DOUBTFUL,
  endBy,
  type Item,
  isObjectNode,
  type ObjectNode,
  type OpenCall,
  objectIn,
  objectsIn,
  shellEnd,
  shownWhole,
  textField,
  textOf,
} from './call.ts'
import { commandResult } from './codex.ts'
import { hunksOfDiff } from './diff-forms.ts'
import { QwenNotes } from './qwen-agents.ts'
import { Rewinds } from './rewinds.ts'
import { type SessionLog, sessionImporter } from './session-log.ts'

/** Texts are replaced as they are; a file keeps its line ends when it is written again, and loses its mark. */
const HABITS = { edits: 'loose', lineEnd: 'any', overwrittenEnds: 'kept' } as const

/**
 * Gemini's logs: contents whose parts are `functionCall` and `functionResponse` (API, checkpoints), sessions whose messages
 * have `toolCalls` with a `status` and a `resultDisplay`, and the stream of `--output-format stream-json`.
 */
export const importGemini = sessionImporter({ habits: HABITS, proposals: true }, (log) => (node) => take(node, log))

/** Fields whose values hold messages or parts. A checkpoint's `history` says again what its `clientHistory` says. */
const CONTAINERS = [
  'contents',
  'content',
  'candidates',
  'parts',
  'messages',
  'clientHistory',
  'toolCalls',
  '$set',
  'response',
]

const take = (node: JsonNode, log: SessionLog): void => {
  const { value } = node
  if (isObjectNode(node)) {
    log.stop(node)
    if (takePart(node, log)) return
    takeMessage(node.value, log)
  }
  for (const member of members(node)) {
    const isHistory = member.key === 'history' && isObject(value) && !('clientHistory' in value)
    if (!Array.isArray(value) && !CONTAINERS.includes(member.key) && !isHistory) continue
    for (const one of member.key === 'candidates' ? log.chosen(member) : [member]) take(one, log)
  }
}

const takeMessage = (message: Item, log: SessionLog): void => {
  const { sessionId, session_id, id, type, content, $rewindTo: target, model } = message
  if (sessionId !== undefined || session_id !== undefined) log.isSession = true
  if (typeof content === 'string' && content !== '') log.why = type === 'user' ? undefined : content
  if (typeof target === 'string') log.backTo(target)
  else if (typeof type === 'string') log.mark(id)
  if (typeof model === 'string') log.hear(message)
}

/** Takes a call, an answer or a text; false for what may hold them. */
const takePart = ({ value: part, at }: ObjectNode, log: SessionLog): boolean => {
  const { text, name, args, status, type, content } = part
  // Python's clients spell keys with underscores.
  const { functionCall = part.function_call, functionResponse = part.function_response } = part
  if (isObject(functionCall)) takeCall(functionCall, at, log)
  else if (isObject(functionResponse)) takeResponse(functionResponse, log)
  else if (typeof name === 'string' && isObject(args) && typeof status === 'string') takeEnded(part, at, log)
  else if (type === 'tool_use' && typeof part.tool_name === 'string')
    log.call({ name: part.tool_name, id: part.tool_id, input: part.parameters, at: at() })
  else if (type === 'tool_result' && typeof part.tool_id === 'string')
    log.result(part.tool_id, (call) => streamedResult(call, part))
  else if (type === 'message' && part.role === 'assistant' && typeof content === 'string') log.why = content
  else if (typeof text === 'string' && part.thought !== true) {
    log.why = text
    // The folder a session works in is named in its first text.
    const [, folder] =
      /^[ \t]*(?:-[ \t]*)?\*{0,2}Workspace Directories:\*{0,2}\n\s*- (\/.*|[A-Z]:\\.*)$/m.exec(text) ?? []
    if (text.includes('<session_context>')) log.enter(folder?.trim())
  } else return false
  return true
}

/** Takes a call; one without an id is given one, by which its response is paired. */
const takeCall = ({ id, name, args }: Item, at: JsonNode['at'], log: SessionLog): string =>
  log.call({ name, id, input: args, at: at() })

const takeResponse = ({ id, name, response }: Item, log: SessionLog): void => {
  const end = { failed: isObject(response) && response.error !== undefined }
  const answer = { end, output: textField(response, 'output'), display: undefined }
  log.result(id ?? log.firstOpen(name), (call) => resultOf(call, answer))
}

/** A call of a session file; the same line is written again as the call goes on. */
const takeEnded = (part: Item, at: JsonNode['at'], log: SessionLog): void => {
  const { status, args, result, resultDisplay: display } = part
  if (/^(scheduled|validating|awaiting_approval|executing)$/.test(scalarText(status))) return
  const id = takeCall(part, at, log)
  const end = endBy(status, 'success', FAILURES)
  const [first] = Array.isArray(result) ? result : []
  const response = isObject(first) && isObject(first.functionResponse) ? first.functionResponse.response : undefined
  const output = textField(response, 'output') ?? textField(response, 'error')
  if (!end.failed && log.opened(id)) log.enter(rootOf(textField(args, 'file_path'), textField(display, 'filePath')))
  log.result(id, (call) => resultOf(call, { end, output, display }, { reads: output !== '' }))
}

/** Where a call names a file from the folder worked in, and its result by its whole path, the folder is what comes before. */
const rootOf = (given: string | undefined, whole: string | undefined): string | undefined => {
  const relative = given?.replace(/^\.\//, '')
  if (relative === undefined || given?.startsWith('/') || !whole?.endsWith(`/${relative}`)) return undefined
  return whole.slice(0, -relative.length - 1)
}

/** The stream tells what a command printed, and not how it ended. */
const streamedResult = (call: OpenCall, { status, output: given }: Item): CallResult => {
  const output = typeof given === 'string' ? given : undefined
  const result = resultOf(call, { end: endBy(status, 'success', FAILURES), output, display: undefined })
  return result.exitCode === undefined ? result : shellEnd(null, output)
}

/** What both clients write of a call that was not carried out. */
const FAILURES = ['error', 'cancelled']

interface Answer {
  readonly end: CallResult
  readonly output: string | undefined
  /** What the agent shows of the result: of a file, its text before and after. */
  readonly display: unknown
}

/** The result of a call of Gemini's tools, or of those made after them. */
const resultOf = (
  { input, operation }: OpenCall,
  { end, output, display }: Answer,
  { reads }: { readonly reads: boolean } = { reads: false },
): CallResult => {
  if (end.cutOff) return end
  const { failed } = end
  if (operation.kind === 'shell') return shellResult(failed, output)
  const summary = isObject(display) ? display.executionSummary : undefined
  if (operation.kind === 'agent')
    return { failed, calls: isObject(summary) && summary.totalToolCalls === 0 ? 0 : undefined }
  if (operation.kind === 'read')
    return { failed, shown: failed || !reads ? undefined : shownWhole(input, output, false) }
  const path = 'path' in operation ? operation.path : undefined
  const named = textField(display, 'fileName')
  if (!failed && path !== undefined && named !== undefined && !path.endsWith(named)) return DOUBTFUL
  return { failed, said: output, files: failed || path === undefined ? undefined : filesOf(path, display) }
}

/** A command that was ended while it ran. */
const CUT_OFF = /cancelled tool execution|aborted|interrupted|timed out/i

/** A command that ended with another code than 0 says so in its text; one that was denied says so too. */
const shellResult = (failed: boolean, given: string | undefined): CallResult => {
  if (given === undefined && !failed) return DOUBTFUL
  const text = given ?? ''
  if (failed && CUT_OFF.test(text)) return DOUBTFUL
  if (
    (failed && !/exit code/i.test(text)) ||
    /^(Blocked\b|Command injection|Command (was )?(rejected|blocked|denied|not allowed))/i.test(text)
  )
    return { failed: true }
  const ended = commandResult(text)
  return /^Command (was )?(cancelled|moved to background)/im.test(text) ? shellEnd(null, undefined) : ended
}

const filesOf = (given: string, display: unknown): FileOutcome[] | undefined => {
  if (!isObject(display)) return undefined
  const whole = (key: string) => (display[`${key}Truncated`] === true ? undefined : textField(display, key))
  const isNew = display.isNewFile === true
  // Nothing is what a file that was not there is shown to hold, too.
  const before = isNew ? null : whole('originalContent') || undefined
  const { user_added_lines: added = 0, user_removed_lines: removed = 0 } = isObject(display.diffStat)
    ? display.diffStat
    : {}
  const byPerson = added !== 0 || removed !== 0
  const outcome = {
    before,
    after: whole('newContent'),
    witness: hunksOfDiff(whole('fileDiff')),
    byPerson,
    exact: false,
  }
  return [{ path: textField(display, 'filePath') ?? given, ...outcome }]
}

/** A file keeps its line ends and its mark when it is written again. */
const QWEN_HABITS = {
  edits: 'loose',
  lineEnd: 'any',
  deletesLineEnd: true,
  overwrittenEnds: 'kept',
  overwrittenMark: 'kept',
} as const

/** Sessions of one entry a line, whose results hold the text of a file before and after, and the stream of `--output-format stream-json`. */
export const importQwen = sessionImporter({ habits: QWEN_HABITS }, (log) => {
  const rewinds = new Rewinds(log.recording)
  const notes = new QwenNotes(log)
  return (line) => {
    const { type, subtype, cwd, systemPayload, toolCallResult, isSidechain } = line.value
    log.enter(cwd)
    if (type === 'system') notes.take(line)
    if (type === 'system' && subtype === 'rewind')
      rewinds.backTo(textField(systemPayload, 'targetUuid') ?? textField(systemPayload, 'uuid'))
    const message = objectIn(line, 'message')
    const blocks = objectsIn(message, message && 'parts' in message.value ? 'parts' : 'content')
    const asks = type === 'user' && !blocks.some(({ value }) => value.type === 'tool_result')
    rewinds.take(line.value, asks)
    for (const part of blocks) {
      takeEntry(part, toolCallResult, log)
      if (isSidechain === true && isObject(part.value.functionCall)) notes.show(part.value.functionCall)
    }
    if (type === 'user') log.why = undefined
  }
})

const takeEntry = (part: ObjectNode, ended: unknown, log: SessionLog): void => {
  const { functionCall, functionResponse, text, thought } = part.value
  if (typeof text === 'string' && thought !== true) log.why = text
  if (isObject(functionCall)) takeCall(functionCall, part.at, log)
  else if (isObject(functionResponse)) {
    const { id, response } = functionResponse
    const { status = 'success', resultDisplay: display } = isObject(ended) ? ended : {}
    const isError = isObject(response) && response.error !== undefined
    const end = isError ? { failed: true } : endBy(status, 'success', FAILURES)
    const output = textField(response, 'output') ?? textField(response, 'error')
    log.result(id, (call) => resultOf(call, { end, output, display }))
  } else
    log.block(part, (call, { is_error, content }) =>
      resultOf(call, { end: { failed: is_error === true }, output: textOf(content), display: undefined }),
    )
}
