import { isObject } from '../../core/text/json.ts'
import {
  type CallResult,
  jsonOrText,
  type ObjectNode,
  type OpenCall,
  objectsIn,
  shellEnd,
  showsFolder,
  textField,
  textOf,
} from './call.ts'
import type { Operation } from './operations.ts'
import { type SessionLog, sessionImporter } from './session-log.ts'

const HABITS = { edits: 'literal' } as const

/** `context.jsonl` of a session of Kimi: a message a line. What was taken back is in files of its own. */
export const importKimi = sessionImporter({ habits: HABITS }, (log) => (line) => takeMessage(line, log, kimiEnd))

/** A trajectory of SWE-agent whose calls are those of functions: its `history` is the messages, its `trajectory` says where it was. */
export const importSweAgent = sessionImporter({ habits: HABITS }, (log) => (document) => {
  const [first] = objectsIn(document, 'trajectory')
  const { state } = first?.value ?? {}
  const told = typeof state === 'string' ? jsonOrText(state) : state
  log.enter(textField(told, 'working_dir'))
  for (const message of objectsIn(document, 'history'))
    if (message.value.is_demo !== true) takeMessage(message, log, sweAgentEnd)
})

type EndOf = (call: OpenCall, text: string | undefined) => CallResult

/** A message of the Chat API: what the model says, its calls, or the answer to one. */
const takeMessage = (message: ObjectNode, log: SessionLog, endOf: EndOf): void => {
  const { role, content } = message.value
  log.place = message.at
  if (role === 'user' || role === '_checkpoint') log.why = undefined
  if (role === 'assistant') log.why = textOf(content)?.trim() || log.why
  for (const { value, at } of objectsIn(message, 'tool_calls')) {
    const { name, arguments: given } = isObject(value.function) ? value.function : value
    log.call({ name, id: value.id, input: typeof given === 'string' ? jsonOrText(given) : given, at: at() })
  }
  if (role !== 'tool') return
  const { tool_call_id: id, tool_call_ids: ids } = message.value
  log.result(id ?? (Array.isArray(ids) ? ids[0] : undefined), (call) => endOf(call, textOf(content)))
}

/** The client says in a tag whether a tool succeeded. */
const kimiEnd: EndOf = ({ operation }, text) => {
  const [, said] = /^\s*<system>(.*?)<\/system>/s.exec(text ?? '') ?? []
  if (said === undefined && operation.kind !== 'shell') return { failed: true, cutOff: true }
  const failed = /^ERROR\b/.test(said ?? '')
  if (operation.kind !== 'shell') return { failed }
  const [, code] = /exit code:? (\d+)/i.exec(said ?? '') ?? []
  return shellEnd(code === undefined ? (failed ? 1 : 0) : Number(code), text)
}

/** Tools answer in sentences; one that is known as neither success nor failure is doubt. */
const sweAgentEnd: EndOf = ({ operation }, text = '') => {
  if (operation.kind === 'shell') return shellEnd(null, text)
  return operation.kind === 'editor' ? editorEnd(operation, text) : { failed: false }
}

/** How a call of the text editor tool ended, by the sentence of its answer; one that nobody knows is doubt. */
export const editorEnd = ({ asks }: Extract<Operation, { kind: 'editor' }>, text: string): CallResult => {
  const failed = FAILED.test(text)
  if (asks.kind !== 'read' && !failed && !DONE.test(text)) return { failed: true, cutOff: true }
  return { failed, folder: showsFolder(text) }
}

const DONE = /^(?:OBSERVATION:\s*)?(?:The file \S.* has been edited|File created successfully|Last edit to \S.* undone)/
const FAILED =
  /No replacement was performed|^(?:OBSERVATION:\s*)?(?:Invalid |Parameter |File already exists|The path \S.* does not exist|No edit history|Your command |usage: )|is not an absolute path/
