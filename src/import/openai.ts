import { resultOf } from './anthropic.ts'
import { jsonOrText } from './call-results.ts'
import { isObject } from './call-steps.ts'
import { isFailure } from './codex.ts'
import { documentsOf, type JsonNode, members } from './json-nodes.ts'
import { SessionLog } from './session-log.ts'
import { type Importer, optionsOf } from './source.ts'

/**
 * Chat completions (`tool_calls`, the older `function_call`, messages with `role: tool`) and responses (`function_call`,
 * `custom_tool_call` and their outputs) whose tools are among those of the other formats.
 */
export const importOpenai: Importer = (sources, recording, options) => {
  const log = new SessionLog(recording, { ...options, habits: HABITS, proposals: true })
  for (const source of sources) for (const document of documentsOf(source, recording)) take(document, log)
  log.close()
  return { options: { ...optionsOf(recording), reads: 'auto', ...(log.hasResults && { duplicates: 'keep' }) } }
}

const HABITS = { edits: 'tolerant', overwrittenEnds: 'given', overwrittenMark: 'kept' } as const

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

const take = (node: JsonNode, log: SessionLog): void => {
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
const takeItem = (item: Record<string, unknown>, node: JsonNode, log: SessionLog): boolean => {
  const { type, id, name, role, text } = item
  const callId = typeof item.call_id === 'string' ? item.call_id : typeof id === 'string' ? id : undefined
  const { name: called, arguments: given } = isObject(item.function) ? item.function : item
  if (type === 'apply_patch_call' && isObject(item.operation) && callId !== undefined) {
    log.call({ name: 'apply_patch', id: callId, input: patchOf(item.operation), at: node.at() })
  } else if (type === 'apply_patch_call_output' && callId !== undefined) {
    log.result(callId, { failed: item.status !== 'completed' })
  } else if (type === 'local_shell_call' && isObject(item.action) && callId !== undefined) {
    log.call({
      name: 'shell',
      id: callId,
      input: { command: item.action.command, workdir: item.action.working_directory },
      at: node.at(),
    })
  } else if (type === 'local_shell_call_output' && callId !== undefined) {
    end(log, callId, item.output)
  } else if (type === 'custom_tool_call' && typeof name === 'string') {
    log.call({ name, id: callId, input: item.input, at: node.at() })
  } else if (typeof called === 'string' && typeof given === 'string') {
    log.call({ name: called, id: callId, input: jsonOrText(given), at: node.at() })
  } else if ((type === 'function_call_output' || type === 'custom_tool_call_output') && callId !== undefined) {
    end(log, callId, item.output)
  } else if (role === 'tool' && typeof item.tool_call_id === 'string') {
    end(log, item.tool_call_id, item.content)
  } else if ((type === 'output_text' || type === 'text') && typeof text === 'string') {
    log.why = text
  } else return false
  return true
}

const textOf = (output: unknown): string | undefined => (typeof output === 'string' ? output : undefined)

const end = (log: SessionLog, id: string, output: unknown): void =>
  log.result(id, resultOf(log.opened(id), isFailure(output), textOf(output) ?? JSON.stringify(output)))

/** The operation of an `apply_patch_call` as a patch: the diff of an update, the added lines of a new file. */
const patchOf = ({ type, path, diff }: Record<string, unknown>): string => {
  const [kind, body] =
    type === 'create_file' ? ['Add', diff] : type === 'delete_file' ? ['Delete', ''] : ['Update', diff]
  const lines = String(body ?? '').replace(/\n$/, '')
  return `*** Begin Patch\n*** ${kind} File: ${String(path)}\n${lines === '' ? '' : `${lines}\n`}*** End Patch`
}
