import { type JsonNode, memberOf } from '../../core/plan/json-nodes.ts'
import { isObject } from '../../core/text/json.ts'
import { type CallResult, shellEnd, textOf } from './call.ts'
import { textField } from './call-steps.ts'
import { operationOf } from './operations.ts'
import { type SessionLog, sessionImporter } from './session-log.ts'

const HABITS = { edits: 'literal', overwrittenMark: 'kept' } as const

type Update = Record<string, unknown>

/** A call of the Agent Client Protocol as its updates tell it, each more of it. */
interface CallState {
  readonly node: JsonNode
  readonly update: Update
  readonly why: string | undefined
}

/**
 * Messages of the Agent Client Protocol: calls that `session/update` says are completed, by the diffs they show, of a whole file or a
 * piece of one; and files written by `fs/write_text_file`.
 */
export const importAcp = sessionImporter({ habits: HABITS, reusesIds: true }, (log) => {
  const told = new Map<string, CallState>()
  return { take: (document) => take(document, { log, told }) }
})

interface Target {
  readonly log: SessionLog
  readonly told: Map<string, CallState>
}

const take = (node: JsonNode, { log, told }: Target): void => {
  const message = isObject(node.value) && isObject(node.value.message) ? memberOf(node, 'message')! : node
  if (!isObject(message.value)) return
  const { method } = message.value
  const params = isObject(message.value.params) ? message.value.params : message.value
  const { recording } = log.reconstruction
  if (/^session\/(new|load|resume)$/.test(String(method)) && typeof params.cwd === 'string')
    recording.cwd ??= params.cwd
  if (method === 'fs/write_text_file') {
    const id = log.freeId()
    log.call({ name: 'write_file', id, input: params, at: node.at() })
    log.result(id, { failed: false })
  }
  if (isObject(params.update)) takeUpdate(node, params.update, { log, told })
}

const takeUpdate = (node: JsonNode, update: Update, { log, told }: Target): void => {
  const { sessionUpdate, toolCallId: id } = update
  if (sessionUpdate === 'agent_message_chunk') log.why = `${log.why ?? ''}${textField(update.content, 'text') ?? ''}`
  if (sessionUpdate === 'user_message_chunk') log.why = undefined
  if (!/^tool_call(_update)?$/.test(String(sessionUpdate)) || typeof id !== 'string') return
  const before = told.get(id)
  const known = Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined && value !== null))
  const now = { node: before?.node ?? node, update: { ...before?.update, ...known }, why: before?.why ?? log.why }
  told.set(id, now)
  const { status } = now.update
  if (status !== 'completed' && status !== 'failed') return
  told.delete(id)
  end(id, now, log)
}

const end = (id: string, { node, update, why }: CallState, log: SessionLog): void => {
  const diffs = (Array.isArray(update.content) ? update.content : [])
    .filter(isObject)
    .filter(({ type }) => type === 'diff')
  const failed = update.status === 'failed'
  if (diffs.length === 0 || failed) {
    log.call({ ...callOf(update), id, why, at: node.at() })
    log.result(id, resultOf(update, failed))
    return
  }
  for (const [index, diff] of diffs.entries()) {
    const own = diffs.length === 1 ? id : `${id}.${index + 1}`
    const { path, oldText, newText } = diff
    const input =
      typeof oldText === 'string' && oldText !== ''
        ? { path, old_text: oldText, new_text: newText }
        : { path, content: newText }
    log.call({ name: 'old_text' in input ? 'edit' : 'write', id: own, input, why, at: node.at() })
    log.result(own, { failed: false })
  }
}

const callOf = ({ kind, rawInput, title, locations }: Update): { name: string; input: unknown } => {
  const input = isObject(rawInput) ? rawInput : {}
  if (kind === 'execute') return { name: 'shell', input }
  if (kind === 'read') {
    const [location] = Array.isArray(locations) ? locations : []
    return { name: 'read', input: { path: textField(location, 'path') ?? input.file_path ?? input.path } }
  }
  if (kind === 'search' || kind === 'fetch' || kind === 'think' || kind === 'switch_mode') return { name: 'ls', input }
  return { name: typeof title === 'string' ? title : String(kind ?? 'tool_call'), input }
}

const resultOf = (update: Update, failed: boolean): CallResult => {
  const { name, input } = callOf(update)
  if (operationOf(name, input).kind !== 'shell') return { failed }
  const code = isObject(update.rawOutput) ? (update.rawOutput.exitCode ?? update.rawOutput.exit_code) : undefined
  const output =
    textField(update.rawOutput, 'output') ?? textField(update.rawOutput, 'stdout') ?? textOf(update.rawOutput)
  return typeof code === 'number' ? shellEnd(code, output) : failed ? { failed } : shellEnd(null, output)
}
