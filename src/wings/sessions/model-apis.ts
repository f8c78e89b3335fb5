import { documentsOf, type JsonNode, members } from '../../core/plan/json-nodes.ts'
import { isObject } from '../../core/text/json.ts'
import { type CallResult, jsonOrText, type LoggedCall, textOf } from './call.ts'
import { commandResult, isFailure } from './codex.ts'
import { operationOf } from './operations.ts'
import { SessionLog } from './session-log.ts'
import { type ImportedHeader, type Importer, optionsOf } from './source.ts'
import { showsFolder } from './text-editor-step.ts'

/** An importer of what a model's API was sent and answered, where calls that nothing answers are proposals. */
function apiImporter(
  take: (document: JsonNode, log: SessionLog) => void,
  reading: ImportedHeader['options'],
  edits: 'tolerant' | 'literal' = 'tolerant',
): Importer {
  return (sources, recording, options) => {
    const habits = { edits, overwrittenMark: 'kept' } as const
    const log = new SessionLog(recording, { ...options, habits, proposals: true })
    for (const source of sources) for (const document of documentsOf(source, recording)) take(document, log)
    log.close()
    return { options: { ...optionsOf(recording), ...reading, ...(log.hasResults && { duplicates: 'keep' }) } }
  }
}

/**
 * Chat completions (`tool_calls`, the older `function_call`, messages with `role: tool`) and responses (`function_call`,
 * `custom_tool_call` and their outputs) whose tools are among those of the other formats.
 */
export const importOpenai = apiImporter(take, { reads: 'auto' })

/** Fields whose values hold messages, items or calls. */
const CONTAINERS = new Set(
  'messages message choices items output input response payload tool_calls function_call content'.split(' '),
)

function take(node: JsonNode, log: SessionLog): void {
  const { value } = node
  if (isObject(value)) {
    if (takeItem(value, node, log)) return
    if (typeof value.model === 'string') log.hear(value)
    if (value.role === 'user') log.why = undefined
    if (value.role === 'assistant' && typeof value.content === 'string' && value.content !== '') log.why = value.content
  }
  for (const member of members(node)) {
    if (Array.isArray(value) || CONTAINERS.has(member.key)) take(member, log)
  }
}

/** Takes a call, a result or a piece of text; false for what may hold them. */
const takeItem = (item: Record<string, unknown>, node: JsonNode, log: SessionLog): boolean => {
  const { type, text, role } = item
  const id = [item.call_id, item.id].find((one) => typeof one === 'string')
  const call = callIn(item, id)
  if (call) log.call({ ...call, at: node.at() })
  else if (role === 'tool' && typeof item.tool_call_id === 'string') end(log, item.tool_call_id, item.content)
  else if (role === 'function' && typeof item.name === 'string')
    end(log, log.firstOpen(item.name) ?? log.freeId(), item.content)
  else if (ENDS.has(String(type)) && id !== undefined) end(log, id, item.output)
  else if (type === 'apply_patch_call_output' && id !== undefined)
    log.result(id, { failed: item.status !== 'completed' })
  else if ((type === 'output_text' || type === 'text') && typeof text === 'string') log.why = text
  else return false
  return true
}

const ENDS = new Set(['function_call_output', 'custom_tool_call_output', 'local_shell_call_output'])

/** The call that an item is. */
const callIn = (item: Record<string, unknown>, id: string | undefined): Omit<LoggedCall, 'at'> | undefined => {
  const { type, operation, action } = item
  if (type === 'apply_patch_call' && isObject(operation)) return { name: 'apply_patch', id, input: patchOf(operation) }
  if (type === 'local_shell_call' && isObject(action))
    return { name: 'shell', id, input: { command: action.command, workdir: action.working_directory } }
  const custom = isObject(item.custom) ? item.custom : item
  if ((type === 'custom_tool_call' || type === 'custom') && typeof custom.name === 'string')
    return { name: custom.name, id, input: custom.input }
  const { name, arguments: given } = isObject(item.function) ? item.function : item
  return typeof name === 'string' && typeof given === 'string' ? { name, id, input: jsonOrText(given) } : undefined
}

const end = (log: SessionLog, id: string, output: unknown): void =>
  log.result(
    id,
    resultOf(log.opened(id), isFailure(output), typeof output === 'string' ? output : JSON.stringify(output)),
  )

/** The operation of an `apply_patch_call` as a patch: the diff of an update, the added lines of a new file. */
const patchOf = ({ type, path, diff }: Record<string, unknown>): string => {
  const [kind, body] =
    type === 'create_file' ? ['Add', diff] : type === 'delete_file' ? ['Delete', ''] : ['Update', diff]
  const lines = String(body ?? '').replace(/\n$/, '')
  return `*** Begin Patch\n*** ${kind} File: ${String(path)}\n${lines === '' ? '' : `${lines}\n`}*** End Patch`
}

/**
 * Messages API JSON or JSON Lines: messages with `content` blocks, in any lists or objects, or a bare
 * list of blocks. The text block before a call is its reason.
 */
export const importAnthropic = apiImporter(takeBlocks, { trailing_whitespace: 'strip' })

/** Fields whose values hold messages or blocks. */
const MESSAGES_CONTAINERS = ['messages', 'message', 'request', 'response', 'content']

/** Takes every block in a node, in the order of the text. */
function takeBlocks(node: JsonNode, log: SessionLog): void {
  const { value } = node
  if (isObject(value) && takeBlock(value, node, log)) return
  if (isObject(value) && typeof value.model === 'string') log.hear(value)
  const asked = isObject(value) && value.role === 'user'
  if (asked) log.why = undefined
  for (const member of members(node)) {
    if (Array.isArray(value) || MESSAGES_CONTAINERS.includes(member.key)) takeBlocks(member, log)
  }
  if (asked) log.why = undefined
}

/** Takes a block, or a message that is a text; false for anything else. */
const takeBlock = (block: Record<string, unknown>, { at }: JsonNode, log: SessionLog): boolean => {
  const { type, id, name, input, text, content, role } = block
  if (type === 'tool_use' && typeof name === 'string') {
    log.call({ name, id: typeof id === 'string' ? id : undefined, input, at: at() })
  } else if (type === 'tool_result' && typeof block.tool_use_id === 'string') {
    log.result(block.tool_use_id, resultOf(log.opened(block.tool_use_id), block.is_error === true, textOf(content)))
  } else if (type === 'text' && typeof text === 'string') log.why = text
  else if (role === 'assistant' && typeof content === 'string') log.why = content
  else return false
  return true
}

/** How a call ended that has nothing but the text of its answer. */
const resultOf = (call: LoggedCall | undefined, failed: boolean, text: string | undefined): CallResult => {
  if (call && operationOf(call.name, call.input).kind === 'shell') {
    const ended = commandResult(text ?? '')
    return failed && (ended.exitCode ?? 0) === 0 ? { failed: true } : ended
  }
  return { failed, said: text, folder: showsFolder(text) }
}

/** Calls of the text editor tool: in messages as `anthropic` has them, or bare inputs `{ command, path, … }`. */
export const importTextEditor = apiImporter(takeEditorCalls, { reads: 'auto' }, 'literal')

function takeEditorCalls(node: JsonNode, log: SessionLog): void {
  const { value } = node
  if (isObject(value) && typeof value.command === 'string' && typeof value.path === 'string') {
    log.call({ name: 'text_editor', input: value, at: node.at() })
  } else if (Array.isArray(value)) {
    for (const item of members(node)) takeEditorCalls(item, log)
  } else takeBlocks(node, log)
}
