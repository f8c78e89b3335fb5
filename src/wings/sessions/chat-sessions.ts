import { isObject } from '../../core/text/json.ts'
import {
  type CallResult,
  DOUBTFUL,
  type Item,
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
import type { Importer } from './source.ts'

/** How a client's log calls what the Chat API has, by keys: a row of these is a reader. */
interface ChatTable {
  /** Where a document has its messages. Default: each is one. */
  readonly messages?: string
  /** What says that a message happened elsewhere. */
  readonly elsewhere?: string
  /** Where the agent was, by what a document says of it. */
  readonly folder?: (document: ObjectNode) => unknown
  /** Of a message: who speaks, its words, its calls. */
  readonly role?: string
  readonly words?: string
  readonly calls?: string
  /** Of a call: its tool, what it was given, its id. */
  readonly name?: string
  readonly input?: string
  readonly id?: string
  /** Who answers, and what it answers. */
  readonly answers?: string
  readonly answered?: readonly string[]
  readonly end: (call: OpenCall, text: string | undefined, answer: Item) => CallResult
}

/** A reader of the logs that a table tells of: of what it does not name, the Chat API's own. */
export const chatReader = ({ messages, folder, elsewhere, ...keys }: ChatTable): Importer =>
  sessionImporter({ habits: { edits: 'literal' }, keys }, (log) => (document) => {
    log.enter(folder?.(document))
    for (const message of messages === undefined ? [document] : objectsIn(document, messages))
      if (elsewhere !== undefined && message.value[elsewhere] === true) log.passOver(message)
      else takeMessage(message, log, keys)
  })

/** What the model says, its calls, or the answer to one. */
const takeMessage = (message: ObjectNode, log: SessionLog, keys: ChatTable): void => {
  const { role: who = 'role', words = 'content', calls = 'tool_calls', answers = 'tool', end } = keys
  const { name = 'name', input = 'arguments', id = 'id', answered = ['tool_call_id', 'tool_call_ids'] } = keys
  const role = message.value[who]
  const text = textOf(message.value[words])
  log.place = message.at
  if (role === 'user' || role === '_checkpoint') log.why = undefined
  if (role === 'assistant') log.why = text?.trim() || log.why
  for (const { value, at } of objectsIn(message, calls)) {
    const call = isObject(value.function) ? value.function : value
    const given = call[input]
    log.call({
      name: call[name],
      id: value[id],
      input: typeof given === 'string' ? jsonOrText(given) : given,
      at: at(),
    })
  }
  if (role !== answers) return
  const named = answered.map((key) => message.value[key]).find((one) => one !== undefined)
  log.answer(Array.isArray(named) ? named[0] : named, (call) => end(call, text, message.value))
}

/** The client says in a tag whether a tool succeeded. */
const kimiEnd: ChatTable['end'] = ({ operation }, text) => {
  const [, said] = /^\s*<system>(.*?)<\/system>/s.exec(text ?? '') ?? []
  if (said === undefined && operation.kind !== 'shell') return DOUBTFUL
  const failed = /^ERROR\b/.test(said ?? '')
  if (operation.kind !== 'shell') return { failed }
  const [, code] = /exit code:? (\d+)/i.exec(said ?? '') ?? []
  return shellEnd(code === undefined ? (failed ? 1 : 0) : Number(code), text)
}

/** Tools answer in sentences; one that is known as neither success nor failure is doubt. */
const sweAgentEnd: ChatTable['end'] = ({ operation }, text = '') => {
  if (operation.kind === 'shell') return shellEnd(null, text)
  return operation.kind === 'editor' ? editorEnd(operation, text) : { failed: false }
}

/** How a call of the text editor tool ended, by the sentence of its answer; one that nobody knows is doubt. */
export const editorEnd = ({ asks }: Extract<Operation, { kind: 'editor' }>, text: string): CallResult => {
  const failed = FAILED.test(text)
  if (asks.kind !== 'read' && !failed && !DONE.test(text)) return DOUBTFUL
  return { failed, folder: showsFolder(text) }
}

const DONE = /^(?:OBSERVATION:\s*)?(?:The file \S.* has been edited|File created successfully|Last edit to \S.* undone)/
const FAILED =
  /No replacement was performed|^(?:OBSERVATION:\s*)?(?:Invalid |Parameter |File already exists|The path \S.* does not exist|No edit history|Your command |usage: )|is not an absolute path/

/** `context.jsonl` of a session of Kimi: a message a line. What was taken back is in files of its own. */
export const importKimi = chatReader({ end: kimiEnd })

/** A trajectory of SWE-agent whose calls are those of functions: its `history` is the messages, its `trajectory` says where it was. */
export const importSweAgent = chatReader({
  messages: 'history',
  elsewhere: 'is_demo',
  folder(document) {
    const [first] = objectsIn(document, 'trajectory')
    const { state } = first?.value ?? {}
    return textField(typeof state === 'string' ? jsonOrText(state) : state, 'working_dir')
  },
  end: sweAgentEnd,
})
