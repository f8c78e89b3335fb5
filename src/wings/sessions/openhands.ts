import { documentsOf, type JsonNode, members } from '../../core/plan/json-nodes.ts'
import { isObject, scalarText } from '../../core/text/json.ts'
import type { FileOutcome } from './after-edits.ts'
import {
  type CallResult,
  DOUBTFUL,
  type Item,
  isObjectNode,
  jsonOrText,
  type ObjectNode,
  type OpenCall,
  objectIn,
  objectsIn,
  shellEnd,
  textField,
} from './call.ts'
import { editorEnd } from './chat-sessions.ts'
import { chosenOf } from './choice.ts'
import { type SessionLog, sessionImporter } from './session-log.ts'
import type { Importer } from './source.ts'

/**
 * Events of OpenHands: a trajectory, or the `history` of the rows of an evaluation, of which one is chosen. An action is answered by the
 * observation that names it as its cause.
 */
export const importOpenHands: Importer = (sources, recording, options) => {
  const faults = { leaveOut: () => undefined }
  const rows = sources.flatMap((source) => [...documentsOf(source, faults)].filter(isRow))
  if (rows.length < 2) return importEvents(sources, recording, options)
  const [row] = chosenOf(rows, { choice: options.choice, recording, called: 'row' })
  if (!row) return {}
  const chosen = { name: row.file, text: JSON.stringify(row.value), firstLine: row.at().line }
  return importEvents([chosen], recording, options)
}

const isRow = (node: JsonNode): node is ObjectNode => isObject(node.value) && Array.isArray(node.value.history)

const importEvents = sessionImporter({ habits: { edits: 'literal' } }, (log) => (document) => {
  for (const event of isRow(document) ? eventsIn(document) : [document]) takeEvent(event, log)
})

/** Older logs have pairs of an action and an observation. */
function* eventsIn(row: ObjectNode): Generator<ObjectNode> {
  for (const one of historyOf(row)) {
    if (isObjectNode(one)) yield one
    else yield* [...members(one)].filter(isObjectNode)
  }
}

const historyOf = (row: ObjectNode): readonly JsonNode[] => {
  const list = [...members(row)].find(({ key }) => key === 'history')
  return list ? [...members(list)] : []
}

const takeEvent = (event: ObjectNode, log: SessionLog): void => {
  const { action, observation, args, source, cause } = event.value
  log.place = event.at
  if (typeof observation === 'string') takeObservation(event, cause, log)
  else if (source === 'agent' && typeof action === 'string' && isObject(args)) takeAction(event, action, args, log)
}

const EDITOR = 'str_replace_editor'

/** What an action does, as a call of a tool; actions that change nothing are none. */
const takeAction = (event: ObjectNode, action: string, args: Item, log: SessionLog): void => {
  const given = callOf(event)
  const isEditor = given?.name === EDITOR && isObject(given.input)
  const name = isEditor ? EDITOR : TOOLS[action]
  if (name === undefined) {
    if (action === 'run_ipython') log.leaveOut(action, 'It runs code of Python')
    return
  }
  log.why = textField(args, 'thought')?.trim() || textField(given?.message, 'content')?.trim() || undefined
  log.call({ name, id: idOf(event.value), input: isEditor ? given.input : inputOf(action, args), at: event.at() })
  log.recording.calls.take(undefined, args)
  // The model's own call is the same once more.
  if (given) log.recording.calls.take(given.id, given.input)
}

const TOOLS: Readonly<Record<string, string>> = {
  run: 'bash',
  read: 'read',
  write: 'write',
  edit: EDITOR,
}

/** An edit in another way than by the text editor tool is known by its result alone. */
const inputOf = (action: string, args: Item): Item =>
  action === 'edit' && textField(args, 'command') === undefined
    ? { command: 'str_replace', path: args.path, old_str: '', new_str: '' }
    : args

/** By which its observation names an event. */
const idOf = ({ id }: Item): string => `event ${scalarText(id ?? '')}`

/** The call of the model that an action is, as it is kept beside it. */
const callOf = (event: ObjectNode) => {
  const metadata = objectIn(event, 'tool_call_metadata')
  const [choice] = objectsIn(objectIn(metadata, 'model_response'), 'choices')
  const message = objectIn(choice, 'message')
  const calls = objectsIn(message, 'tool_calls')
  const call = calls.find(({ value }) => value.id === metadata?.value.tool_call_id)
  const { name, arguments: text } = isObject(call?.value.function) ? call.value.function : {}
  return call && { id: call.value.id, name, input: jsonOrText(scalarText(text ?? '')), message: message?.value }
}

const takeObservation = (event: ObjectNode, cause: unknown, log: SessionLog): void => {
  const { observation, content, extras } = event.value
  const details = isObject(extras) ? extras : {}
  const metadata = isObject(details.metadata) ? details.metadata : {}
  const id = idOf({ id: cause })
  if (!log.opened(id)) return
  log.enter(textField(metadata, 'working_dir'))
  log.result(id, (call) => endOf(call, { observation, text: scalarText(content ?? ''), details, metadata }))
}

interface Observation {
  readonly observation: unknown
  readonly text: string
  readonly details: Item
  readonly metadata: Item
}

const endOf = ({ operation }: OpenCall, { observation, text, details, metadata }: Observation): CallResult => {
  const failed = observation === 'error' || /^\s*ERROR\b/.test(text)
  if (operation.kind === 'shell')
    return failed ? { failed } : shellEnd(metadata.exit_code ?? details.exit_code ?? null, text)
  if (failed) return { failed }
  if (observation !== 'edit') return operation.kind === 'editor' ? editorEnd(operation, text) : { failed }
  const outcome = outcomeOf(details)
  // An edit whose text is not told was made by another tool, and nothing says what it did.
  const isTold = outcome?.after !== undefined
  return operation.kind === 'editor' && isBare(operation.asks) && !isTold
    ? DOUBTFUL
    : { failed, ...(outcome && { files: [outcome] }) }
}

const isBare = (asks: OpenCall['operation']): boolean =>
  asks.kind === 'edits' && asks.edits.every(({ old, new: fresh }) => old === '' && fresh === '')

const outcomeOf = ({ path, prev_exist, old_content, new_content }: Item): FileOutcome | undefined => {
  if (typeof path !== 'string' || typeof new_content !== 'string') return undefined
  const before = prev_exist === false ? null : typeof old_content === 'string' ? old_content : undefined
  return { path, before, after: new_content, exact: false }
}
