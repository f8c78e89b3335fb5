import { isObject, scalarText } from '../../core/text/json.ts'
import {
  type CallResult,
  type Item,
  type ObjectNode,
  type OpenCall,
  objectIn,
  shellEnd,
  textField,
  textOf,
} from './call.ts'
import { type SessionLog, sessionImporter } from './session-log.ts'

const HABITS = { edits: 'literal', overwrittenMark: 'kept' } as const

/** A call of the Agent Client Protocol as its updates tell it, each more of it. */
type CallState = { readonly node: ObjectNode; readonly update: Item; readonly why: string | undefined }

/**
 * Messages of the Agent Client Protocol: calls that `session/update` says are completed, by the diffs they show, of a whole file or a
 * piece of one; and files written by `fs/write_text_file`.
 */
export const importAcp = sessionImporter({ habits: HABITS, reusesIds: true }, (log) => {
  const told = new Map<string, CallState>()
  return (node) => {
    const message = objectIn(node, 'message') ?? node
    const { method } = message.value
    const params = objectIn(message, 'params')?.value ?? message.value
    if (/^session\/(new|load|resume)$/.test(scalarText(method))) log.enter(params.cwd)
    if (method === 'fs/write_text_file')
      log.done({ name: 'write_file', input: params, at: node.at() }, { failed: false })
    if (isObject(params.update)) takeUpdate(node, params.update, { log, told })
  }
})

const takeUpdate = (
  node: ObjectNode,
  update: Item,
  { log, told }: { readonly log: SessionLog; readonly told: Map<string, CallState> },
): void => {
  const { sessionUpdate, toolCallId: id } = update
  if (sessionUpdate === 'agent_message_chunk') log.why = `${log.why ?? ''}${textField(update.content, 'text') ?? ''}`
  if (sessionUpdate === 'user_message_chunk') log.why = undefined
  if (!/^tool_call(_update)?$/.test(scalarText(sessionUpdate)) || typeof id !== 'string') return
  const before = told.get(id)
  const known = Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined && value !== null))
  const now = { node: before?.node ?? node, update: { ...before?.update, ...known }, why: before?.why ?? log.why }
  told.set(id, now)
  const { status } = now.update
  if (status !== 'completed' && status !== 'failed') return
  told.delete(id)
  end(id, now, log)
  log.why = undefined
}

const end = (id: string, { node, update, why }: CallState, log: SessionLog): void => {
  const failed = update.status === 'failed'
  const content = Array.isArray(update.content) && !failed ? update.content.filter(isObject) : []
  const diffs = content.filter(({ type }) => type === 'diff')
  const call = { id, why, at: node.at() }
  if (diffs.length === 0) log.done({ ...call, ...callOf(update) }, (open) => resultOf(open, update))
  for (const [index, { path, oldText, newText }] of diffs.entries()) {
    const own = diffs.length === 1 ? id : `${id}.${index + 1}`
    const asked =
      typeof oldText === 'string' && oldText !== ''
        ? { name: 'edit', input: { path, old_text: oldText, new_text: newText } }
        : { name: 'write', input: { path, content: newText } }
    log.done({ ...call, ...asked, id: own }, { failed: false })
  }
}

const callOf = ({ kind, rawInput, title, locations }: Item): { name: string; input: unknown } => {
  const input = isObject(rawInput) ? rawInput : {}
  if (kind === 'execute') return { name: 'shell', input }
  if (kind === 'read') {
    const [location] = Array.isArray(locations) ? locations : []
    return { name: 'read', input: { path: textField(location, 'path') ?? input.file_path ?? input.path } }
  }
  if (kind === 'search' || kind === 'fetch' || kind === 'think' || kind === 'switch_mode') return { name: 'ls', input }
  return { name: typeof title === 'string' ? title : scalarText(kind ?? 'tool_call'), input }
}

const resultOf = ({ operation }: OpenCall, { status, rawOutput }: Item): CallResult => {
  const failed = status === 'failed'
  if (operation.kind !== 'shell') return { failed }
  const code = isObject(rawOutput) ? (rawOutput.exitCode ?? rawOutput.exit_code) : undefined
  if (failed && typeof code !== 'number') return { failed }
  return shellEnd(code, textField(rawOutput, 'output') ?? textField(rawOutput, 'stdout') ?? textOf(rawOutput))
}
