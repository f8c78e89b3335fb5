import { CallLog } from './call.ts'
import { addCalls, isObject } from './call-steps.ts'
import { documentsOf, type JsonNode, members } from './json-nodes.ts'
import type { Importer } from './source.ts'
import { showsFolder } from './text-editor-step.ts'

/**
 * Chat completions (`tool_calls`, the older `function_call`, messages with `role: tool`) and responses (`function_call`,
 * `custom_tool_call` and their outputs) whose tools are among those of the other formats.
 */
export const importOpenai: Importer = (sources, recording, options) => {
  const log = new CallLog()
  for (const source of sources) for (const document of documentsOf(source, recording)) take(document, log)
  addCalls(log.ended(), recording, options)
  return { options: { reads: 'auto', ...(log.hasResults && { duplicates: 'keep' }) } }
}

/** Fields whose values hold messages, items or calls. */
const CONTAINERS = [
  'messages',
  'message',
  'choices',
  'items',
  'output',
  'input',
  'response',
  'payload',
  'tool_calls',
  'function_call',
  'content',
]

const take = (node: JsonNode, log: CallLog): void => {
  const { value } = node
  if (isObject(value)) {
    if (takeItem(value, node, log)) return
    if (value.role === 'user') log.why = undefined
    if (value.role === 'assistant' && typeof value.content === 'string' && value.content !== '') log.why = value.content
  }
  for (const member of members(node)) {
    if (Array.isArray(value) || CONTAINERS.includes(member.key)) take(member, log)
  }
}

/** Takes a call, a result or a piece of text; false for what may hold them. */
const takeItem = (item: Record<string, unknown>, node: JsonNode, log: CallLog): boolean => {
  const { type, id, name, role, text } = item
  const callId = typeof item.call_id === 'string' ? item.call_id : typeof id === 'string' ? id : undefined
  const { name: called, arguments: given } = isObject(item.function) ? item.function : item
  if (type === 'custom_tool_call' && typeof name === 'string') {
    log.call({ name, id: callId, input: item.input, at: node.at() })
  } else if (typeof called === 'string' && typeof given === 'string') {
    log.call({ name: called, id: callId, input: argumentsOf(given), at: node.at() })
  } else if ((type === 'function_call_output' || type === 'custom_tool_call_output') && callId !== undefined) {
    log.result(callId, { failed: failed(item.output), folder: showsFolder(textOf(item.output)) })
  } else if (role === 'tool' && typeof item.tool_call_id === 'string') {
    log.result(item.tool_call_id, { failed: failed(item.content), folder: showsFolder(textOf(item.content)) })
  } else if ((type === 'output_text' || type === 'text') && typeof text === 'string') {
    log.why = text
  } else return false
  return true
}

/** Arguments come as JSON in a string; what is none, such as a bare patch, stays as it is. */
const argumentsOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const textOf = (output: unknown): string | undefined => (typeof output === 'string' ? output : undefined)

/** Whether a result says that its call failed: an error, an exit code, or text that begins so. */
const failed = (output: unknown): boolean => {
  const told = typeof output === 'string' ? argumentsOf(output) : output
  if (typeof told === 'string') return /^\s*(error|failed|failure|invalid)\b/i.test(told)
  if (!isObject(told)) return false
  const exit = isObject(told.metadata) ? told.metadata.exit_code : told.exit_code
  return (
    told.success === false ||
    told.is_error === true ||
    (told.error !== undefined && told.error !== null) ||
    (typeof exit === 'number' && exit !== 0)
  )
}
