import { type JsonNode, members } from '../../core/plan/json-nodes.ts'
import { isObject, scalarText } from '../../core/text/json.ts'
import {
  type CallResult,
  endBy,
  type Item,
  isObjectNode,
  jsonOrText,
  type LoggedCall,
  type ObjectNode,
  type OpenCall,
  objectIn,
  objectsIn,
  showsFolder,
  textOf,
} from './call.ts'
import { LISTS, plainCall, saidOf } from './calls-anywhere.ts'
import { commandResult } from './codex.ts'
import { isFailure } from './failures.ts'
import { type SessionLog, sessionImporter } from './session-log.ts'

/** What a model's API was sent and answered: calls that nothing answers are proposals. */
export const TOLERANT = { habits: { edits: 'tolerant', overwrittenMark: 'kept' }, proposals: true } as const

/**
 * Chat completions (`tool_calls`, the older `function_call`, messages with `role: tool`) and responses (`function_call`,
 * `custom_tool_call` and their outputs) whose tools are among those of the other formats.
 */
export const importOpenai = sessionImporter(TOLERANT, (log) => {
  const chunks = new Chunks(log)
  return (document) => {
    if (!chunks.take(document)) take(document, log)
  }
})

/** A call whose name and arguments come in pieces. */
interface OpenChunk {
  readonly id: unknown
  readonly name: unknown
  readonly parts: string[]
  readonly piece: ObjectNode
}

/** The chunks of a completion that comes in pieces. Answers beside the first are others: see `chosenOf`. */
class Chunks {
  readonly #log: SessionLog
  readonly #open = new Map<string, OpenChunk>()

  constructor(log: SessionLog) {
    this.#log = log
  }

  /** False for what is no chunk. */
  take(node: ObjectNode): boolean {
    const { object, choices, id } = node.value
    if (object !== 'chat.completion.chunk' || !Array.isArray(choices)) return false
    this.#log.hear(node.value)
    for (const choice of objectsIn(node, 'choices')) this.#takeChoice(choice, scalarText(id ?? ''))
    return true
  }

  #takeChoice(choice: ObjectNode, of: string): void {
    const { index = 0, finish_reason: ended } = choice.value
    const isChosen = this.#log.isChosen(Number(index) + 1, choice)
    if (isChosen) this.#log.stop(choice)
    const mark = `${of} ${scalarText(index)} `
    for (const call of objectsIn(objectIn(choice, 'delta'), 'tool_calls')) {
      const { index: number = 0, id, function: given } = call.value
      const { name, arguments: piece } = isObject(given) ? given : {}
      const key = mark + scalarText(number)
      const open = this.#open.get(key) ?? { id, name, parts: [], piece: call }
      this.#open.set(key, open)
      if (typeof piece === 'string') open.parts.push(piece)
    }
    if (typeof ended !== 'string') return
    for (const [key, { parts, piece, ...call }] of [...this.#open].filter(([one]) => one.startsWith(mark))) {
      this.#open.delete(key)
      const input = jsonOrText(parts.join(''))
      if (!isChosen) this.#log.passOver(piece)
      // What is cut is no call: it stays among those that nobody read.
      else if (isObject(input)) this.#log.call({ ...call, input, at: piece.at() })
    }
  }
}

/** Fields whose values hold messages, items or calls. */
const CONTAINERS = new Set(
  'messages message choices items item output input response body payload tool_calls function_call content'
    .split(' ')
    .concat(LISTS),
)

function take(node: JsonNode, log: SessionLog): void {
  const { value } = node
  if (isObjectNode(node) && isObject(value)) {
    log.stop(node)
    for (const said of saidOf(value)) log.tell(said, node.at)
    if (takeItem(node, log)) return
    hear(value, log)
  }
  for (const member of members(node)) {
    if (!Array.isArray(value) && !CONTAINERS.has(member.key)) continue
    for (const one of member.key === 'choices' ? log.chosen(member) : [member]) take(one, log)
  }
}

const hear = (message: Item, log: SessionLog): void => {
  const { role, content } = message
  if (typeof message.model === 'string') log.hear(message)
  if (role === 'user') log.why = undefined
  if (role === 'assistant' && typeof content === 'string' && content !== '') log.why = content
}

/** Takes a call, a result or a piece of text; false for what may hold them. */
const takeItem = ({ value: item, at }: ObjectNode, log: SessionLog): boolean => {
  const { type, text, role, status } = item
  // An event that shows an item before it is whole.
  if (type === 'response.output_item.added') return true
  const id = [item.call_id, item.id, item.tool_call_id].find((one) => typeof one === 'string')
  const call = callIn(item, id)
  if (call && (status === 'in_progress' || status === 'incomplete')) log.cut(at)
  if (call) log.call({ ...call, at: at() })
  // Servers without ids answer by the name of the tool.
  else if (role === 'tool' || role === 'function' || type === 'tool')
    end(log, item.tool_call_id ?? log.firstOpen(item.tool_name ?? item.name), item.content)
  else if (ENDS.has(scalarText(type))) end(log, id, item.output)
  else if (type === 'apply_patch_call_output' && id !== undefined)
    log.result(id, endBy(item.status, 'completed', ['failed']))
  else if ((type === 'output_text' || type === 'text') && typeof text === 'string') log.why = text
  else return false
  return true
}

const ENDS = new Set(['function_call_output', 'custom_tool_call_output', 'local_shell_call_output'])

/** The call that an item is. */
const callIn = (item: Item, id: string | undefined): Omit<LoggedCall, 'at'> | undefined => {
  const { type, operation, action } = item
  if (type === 'apply_patch_call' && typeof item.patch === 'string')
    return { name: 'apply_patch', id, input: item.patch }
  if (type === 'apply_patch_call' && isObject(operation)) return { name: 'apply_patch', id, input: patchOf(operation) }
  if (type === 'local_shell_call' && isObject(action))
    return { name: 'shell', id, input: { command: action.command, workdir: action.working_directory } }
  const custom = isObject(item.custom) ? item.custom : item
  if ((type === 'custom_tool_call' || type === 'custom') && typeof custom.name === 'string')
    return { name: custom.name, id, input: custom.input }
  const { name, args, arguments: given = args } = isObject(item.function) ? item.function : item
  if (typeof name === 'string' && typeof given === 'string') {
    const input = jsonOrText(given)
    // Some models quote the text of their arguments once more.
    return { name, id, input: typeof input === 'string' ? jsonOrText(input) : input }
  }
  // Some servers and libraries give the arguments as an object.
  if (typeof name === 'string' && isObject(given) && isObject(item.function)) return { name, id, input: given }
  const plain = plainCall(item)
  return plain ? { ...plain, id: id ?? plain.ids[0] } : bareCall(item)
}

/** What a call that applies a patch was given, without its name. */
const bareCall = (item: Item): Pick<LoggedCall, 'name' | 'input'> | undefined => {
  const name = ['input', 'patch'].some((key) => holdsPatch(item[key])) ? 'apply_patch' : 'shell'
  return name !== 'shell' || ['command', 'cmd'].some((key) => holdsPatch([item[key]].flat().join('\n')))
    ? { name, input: item }
    : undefined
}

const holdsPatch = (text: unknown): boolean => typeof text === 'string' && /^\*\*\* Begin Patch\s*$/m.test(text)

const end = (log: SessionLog, id: unknown, output: unknown): void =>
  log.answer(id, (call) => {
    const said = textOf(output) ?? JSON.stringify(output)
    return resultOf(call, isFailure(textOf(output) ?? output), said)
  })

/** The operation of an `apply_patch_call` as a patch: the diff of an update, the added lines of a new file. */
const patchOf = ({ type, path, diff }: Item): string => {
  const [kind, body] =
    type === 'create_file' ? ['Add', diff] : type === 'delete_file' ? ['Delete', ''] : ['Update', diff]
  const lines = scalarText(body ?? '').replace(/\n$/, '')
  return `*** Begin Patch\n*** ${kind} File: ${scalarText(path)}\n${lines === '' ? '' : `${lines}\n`}*** End Patch`
}

/**
 * Messages API JSON or JSON Lines: messages with `content` blocks, in any lists or objects, or a bare
 * list of blocks. The text block before a call is its reason.
 */
export const importAnthropic = sessionImporter(
  { ...TOLERANT, options: () => ({ trailing_whitespace: 'strip' }) },
  (log) => {
    const stream = new Stream(log)
    return (document) => {
      if (!stream.take(document)) takeBlocks(document, log)
    }
  },
)

/** The events of a response that comes in pieces: a call's input is the text of its deltas. */
class Stream {
  readonly #log: SessionLog
  readonly #open = new Map<unknown, { readonly block: ObjectNode; readonly parts: string[] }>()

  constructor(log: SessionLog) {
    this.#log = log
  }

  /** False for what is none of its events. */
  take(node: ObjectNode): boolean {
    const { type, index, delta } = node.value
    const block = objectIn(node, 'content_block')
    const open = this.#open.get(index)
    if (type === 'content_block_start' && block) this.#open.set(index, { block, parts: [] })
    else if (type === 'content_block_delta' && isObject(delta)) open?.parts.push(textOfDelta(delta))
    else if (type === 'message_delta' && isObject(delta)) {
      const { at } = node
      this.#log.stop({ ...node, value: delta, at })
    } else if (type === 'content_block_stop') {
      this.#open.delete(index)
      if (open) this.#end(open.block, open.parts.join(''))
    } else return false
    return true
  }

  #end({ value: { type, id, name, input }, at }: ObjectNode, text: string): void {
    if (type === 'text') this.#log.why = text
    if (type !== 'tool_use') return
    const given = text === '' ? input : jsonOrText(text)
    // What is cut is no call: it stays among those that nobody read.
    if (isObject(given)) this.#log.call({ name, id, input: given, at: at() })
  }
}

const textOfDelta = ({ partial_json, text }: Item): string =>
  typeof partial_json === 'string' ? partial_json : typeof text === 'string' ? text : ''

/** Fields whose values hold messages or blocks. */
const MESSAGES_CONTAINERS = ['messages', 'message', 'request', 'response', 'result', 'output', 'content']

/** Takes every block in a node, in the order of the text. */
function takeBlocks(node: JsonNode, log: SessionLog): void {
  const { value } = node
  if (isObjectNode(node)) {
    log.stop(node)
    if (takeBlock(node, log)) return
  }
  if (isObject(value) && typeof value.model === 'string') log.hear(value)
  const asked = isObject(value) && value.role === 'user'
  if (asked) log.why = undefined
  for (const member of members(node)) {
    if (Array.isArray(value) || MESSAGES_CONTAINERS.includes(member.key)) takeBlocks(member, log)
  }
  if (asked) log.why = undefined
}

/** Takes a block, or a message that is a text; false for anything else. */
const takeBlock = (block: ObjectNode, log: SessionLog): boolean => {
  const { role, content } = block.value
  const isText = role === 'assistant' && typeof content === 'string'
  if (isText) log.why = content
  return (
    isText ||
    log.block(block, (call, { is_error, content: answer, run }) => {
      // Amp says how its tools ended.
      if (isObject(run)) return endBy(run.status, 'done', ['error', 'rejected-by-user', 'cancelled'])
      const said = textOf(answer)
      return resultOf(call, is_error === true || (is_error !== false && isFailure(said)), said)
    })
  )
}

/** How a call ended that has nothing but the text of its answer. */
export const resultOf = ({ operation }: OpenCall, failed: boolean, text: string | undefined): CallResult => {
  if (operation.kind !== 'shell') return { failed, said: text, folder: showsFolder(text) }
  const ended = commandResult(text ?? '')
  return failed && (ended.exitCode ?? 0) === 0 ? { failed: true } : ended
}

/** Calls of the text editor tool: in messages as `anthropic` has them, or bare inputs `{ command, path, … }`. */
export const importTextEditor = sessionImporter(
  { ...TOLERANT, habits: { edits: 'literal', overwrittenMark: 'kept' } },
  (log) => (document) => takeEditorCall(document, log),
)

const takeEditorCall = (node: ObjectNode, log: SessionLog): void => {
  const { command, path } = node.value
  if (typeof command === 'string' && typeof path === 'string')
    log.call({ name: 'text_editor', input: node.value, at: node.at() })
  else takeBlocks(node, log)
}
