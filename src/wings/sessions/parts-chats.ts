import { isObject } from '../../core/text/json.ts'
import { decodedUri } from '../../core/text/words.ts'
import {
  type CallResult,
  DOUBTFUL,
  endBy,
  jsonOrText,
  type ObjectNode,
  type OpenCall,
  objectIn,
  objectsIn,
  shellEnd,
  textField,
  textOf,
} from './call.ts'
import { type SessionLog, sessionImporter } from './session-log.ts'

const FORMAT = { habits: { edits: 'literal' } } as const

/** Sessions of Goose: a message a line below one that says where it worked, or what `session export` writes. */
export const importGoose = sessionImporter(FORMAT, (log) => (document) => {
  log.enter(document.value.working_dir)
  for (const message of messagesIn(document, 'conversation'))
    for (const block of objectsIn(message, 'content')) takeBlock(block, message, log)
})

const messagesIn = (document: ObjectNode, key: string): readonly ObjectNode[] =>
  Array.isArray(document.value[key]) ? objectsIn(document, key) : [document]

const takeBlock = (block: ObjectNode, message: ObjectNode, log: SessionLog): void => {
  const { type, id, toolCall, toolResult } = block.value
  log.place = block.at
  takeWords(message, textField(block.value, 'text'), log)
  const called = isObject(toolCall) && isObject(toolCall.value) ? toolCall.value : undefined
  // One that cannot be read as a call is answered by an error.
  if (type === 'toolRequest' && called) log.call({ name: called.name, id, input: called.arguments, at: block.at() })
  if (type !== 'toolResponse' || !isObject(toolResult)) return
  const { status, value = {} } = toolResult
  if (status === 'error' && log.opened(String(id)) === undefined) return
  const { isError = false, content = value } = isObject(value) ? value : {}
  const end = endBy(status, 'success', ['error'])
  log.answer(id, (call) => ended(call, isError === false ? end : { failed: true }, textOf(content)))
}

/** What a model says belongs to its calls; what a person says ends that. */
const takeWords = ({ value: { role } }: ObjectNode, text: string | undefined, log: SessionLog): void => {
  if (text === undefined) return
  log.why = role === 'assistant' ? text.trim() || log.why : undefined
}

/** Nothing says with which code a command ended. */
const ended = ({ operation }: OpenCall, end: CallResult, text: string | undefined): CallResult =>
  operation.kind === 'shell' && !end.cutOff ? shellEnd(end.failed ? undefined : null, text) : end

/** Messages of Crush with their parts, which its database has as texts. */
export const importCrush = sessionImporter(FORMAT, (log) => (document) => {
  for (const message of messagesIn(document, 'messages'))
    for (const part of partsOf(message)) takePart(part, message, log)
})

const partsOf = (message: ObjectNode): readonly ObjectNode[] => {
  const { parts } = message.value
  const written = typeof parts === 'string' ? jsonOrText(parts) : undefined
  if (!Array.isArray(written)) return objectsIn(message, 'parts')
  return written.filter(isObject).map((value) => ({ ...message, value }))
}

const takePart = (part: ObjectNode, message: ObjectNode, log: SessionLog): void => {
  const { type, data } = part.value
  if (!isObject(data)) return
  log.place = part.at
  takeWords(message, type === 'text' ? textField(data, 'text') : undefined, log)
  if (type === 'tool_call')
    log.call({ name: data.name, id: data.id, input: jsonOrText(textField(data, 'input') ?? ''), at: part.at() })
  if (type === 'tool_result')
    log.answer(data.tool_call_id, (call) =>
      ended(
        call,
        typeof data.is_error === 'boolean' ? { failed: data.is_error } : DOUBTFUL,
        textField(data, 'content'),
      ),
    )
}

/** Sessions of Continue: each item of the history has the states of its calls. */
export const importContinue = sessionImporter(FORMAT, (log) => (document) => {
  log.enter(folderOf(textField(document.value, 'workspaceDirectory')))
  for (const item of objectsIn(document, 'history')) {
    const message = objectIn(item, 'message')
    if (message) takeWords(message, textOf(message.value.content), log)
    for (const state of objectsIn(item, 'toolCallStates')) takeState(state, log)
  }
})

/** A folder, or its address. */
const folderOf = (named = ''): string | undefined =>
  named.startsWith('file:') ? decodedUri(named).replace(/^file:\/\/(?:\/(?=[a-z]:))?/i, '') : named || undefined

const takeState = (state: ObjectNode, log: SessionLog): void => {
  const { toolCallId: id, toolCall, status } = state.value
  const { name, arguments: given } = isObject(toolCall) && isObject(toolCall.function) ? toolCall.function : {}
  log.place = state.at
  log.done({ name, id, input: typeof given === 'string' ? jsonOrText(given) : given, at: state.at() }, (call) =>
    ended(call, endBy(status, 'done', ['errored', 'canceled']), undefined),
  )
}
