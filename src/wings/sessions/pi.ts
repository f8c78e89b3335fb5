import { type JsonNode, memberOf } from '../../core/plan/json-nodes.ts'
import { isObject } from '../../core/text/json.ts'
import { type CallResult, type LoggedCall, listOf, shellEnd, shownWhole, textOf } from './call.ts'
import { textField } from './call-steps.ts'
import { hunksOfNumbered } from './diff-forms.ts'
import { operationOf } from './operations.ts'
import { Rewinds, SessionReader, sessionImporter } from './session-log.ts'

/** An edited file gets its first line end throughout; one that is written anew is as given. */
const HABITS = { edits: 'folded', lineEnd: 'first' } as const

/** Sessions of an entry a line, and the stream of `--mode json`, whose ended messages are those entries. */
export const importPi = sessionImporter({ habits: HABITS, reusesIds: true }, (log) => new PiSession(log))

class PiSession extends SessionReader {
  readonly #rewinds = new Rewinds(this.recording)

  take(node: JsonNode): void {
    const { value } = node
    if (!isObject(value)) return
    if (value.type === 'session' && typeof value.cwd === 'string') this.recording.cwd ??= value.cwd
    const message = value.type === 'message' || value.type === 'message_end' ? memberOf(node, 'message') : undefined
    const role = isObject(message?.value) ? message.value.role : undefined
    this.#rewinds.take({ uuid: value.id, parentUuid: value.parentId ?? undefined }, role === 'user')
    if (!message || !isObject(message.value)) return
    if (role === 'assistant') this.#takeSaid(message)
    else if (role === 'toolResult') this.#takeResult(message.value)
    else if (role === 'bashExecution') this.#takeCommand(message, message.value)
    else if (role === 'user') this.log.why = undefined
  }

  #takeSaid(message: JsonNode): void {
    for (const block of listOf(message, 'content')) {
      if (!isObject(block.value)) continue
      const { type, id, name, text } = block.value
      if (type === 'text' && typeof text === 'string' && text !== '') this.log.why = text
      if (type === 'toolCall' && typeof id === 'string' && typeof name === 'string')
        this.log.call({ name, id, input: block.value.arguments, at: block.at() })
    }
  }

  #takeResult(message: Record<string, unknown>): void {
    const { toolCallId: id } = message
    if (typeof id !== 'string') return
    const call = this.log.opened(id)
    this.log.result(id, call ? resultOf(call, message) : { failed: true })
  }

  /** A command that the user ran. */
  #takeCommand(node: JsonNode, { command, exitCode, output }: Record<string, unknown>): void {
    const id = this.log.freeId()
    this.log.call({ name: 'bash', id, input: { command }, at: node.at() })
    this.log.result(
      id,
      shellEnd(typeof exitCode === 'number' ? exitCode : null, typeof output === 'string' ? output : undefined),
    )
  }
}

const resultOf = (call: LoggedCall, { isError, content, details }: Record<string, unknown>): CallResult => {
  const failed = isError === true
  const operation = operationOf(call.name, call.input)
  const text = textOf(content)
  if (operation.kind === 'shell') return commandEnd(failed, text)
  if (failed) return { failed }
  if (operation.kind === 'read') return { failed, shown: shownWhole(call.input, text, false) }
  const hunks = isObject(details) ? hunksOfNumbered(textField(details, 'diff')) : undefined
  return { failed, files: 'path' in operation && hunks ? [{ path: operation.path, hunks, exact: false }] : undefined }
}

const commandEnd = (failed: boolean, text: string | undefined): CallResult => {
  const [, code] = /Command exited with code (\d+)\s*$/.exec(text ?? '') ?? []
  if (code !== undefined) return shellEnd(Number(code), text)
  return failed ? shellEnd(null, undefined) : shellEnd(0, text, text)
}
