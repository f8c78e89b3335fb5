import { type JsonNode, memberOf } from '../../core/plan/json-nodes.ts'
import { isObject } from '../../core/text/json.ts'
import { type CallResult, jsonOrText, type LoggedCall, listOf, shellEnd } from './call.ts'
import { textField } from './call-steps.ts'
import { operationOf } from './operations.ts'
import { SessionReader, sessionImporter } from './session-log.ts'

const HABITS = { edits: 'literal', lineEnd: 'any', addedEnd: 'bare' } as const

/** `messages.json` of a session, and the stream of `--json`; the session's own file, given along, names its folder. */
export const importCline = sessionImporter({ habits: HABITS, reusesIds: true }, (log) => new ClineSession(log))

class ClineSession extends SessionReader {
  take(node: JsonNode): void {
    if (!isObject(node.value)) return
    this.#enter(node.value)
    const event = memberOf(node, 'event')
    if (event && isObject(event.value)) this.#takeEvent(event, event.value)
    for (const message of listOf(node, 'messages')) this.#takeMessage(message)
  }

  #enter(document: Record<string, unknown>): void {
    const [, named] = /Working Directory:\s*(\S[^\n]*)/i.exec(textField(document, 'system_prompt') ?? '') ?? []
    const folder = textField(document, 'workspace_root') ?? textField(document, 'cwd') ?? named?.trim()
    if (folder !== undefined) this.recording.cwd ??= folder
  }

  #takeMessage(message: JsonNode): void {
    this.log.hear(message.value)
    for (const block of listOf(message, 'content')) {
      if (!isObject(block.value)) continue
      const { type, id, name, text, tool_use_id: answered } = block.value
      if (type === 'text' && typeof text === 'string')
        this.log.why = isObject(message.value) && message.value.role === 'assistant' ? text : undefined
      if (type === 'tool_use' && typeof id === 'string' && typeof name === 'string')
        this.log.call({ name, id, input: block.value.input, at: block.at() })
      if (type === 'tool_result' && typeof answered === 'string')
        this.#end(answered, block.value.content, block.value.is_error === true)
    }
  }

  #takeEvent(node: JsonNode, event: Record<string, unknown>): void {
    const { type, contentType, toolName: name, toolCallId: id } = event
    if (type === 'content_end' && contentType === 'text' && typeof event.text === 'string') this.log.why = event.text
    if (contentType !== 'tool' || typeof id !== 'string') return
    if (type === 'content_start') this.log.call({ name: String(name), id, input: event.input, at: node.at() })
    if (type === 'content_end') this.#end(id, event.output ?? event.error, event.error !== undefined)
  }

  #end(id: string, content: unknown, isError: boolean): void {
    const call = this.log.opened(id)
    this.log.result(id, call ? resultOf(call, content, isError) : { failed: true })
  }
}

/** Results are lists of `{ query, result, success }`, one of them alone, or that as text. */
const resultOf = (call: LoggedCall, content: unknown, isError: boolean): CallResult => {
  const given = typeof content === 'string' ? jsonOrText(content) : content
  const results = (Array.isArray(given) ? given : [given]).filter(isObject)
  const failed = isError || results.length === 0 || results.every(({ success }) => success !== true)
  const operation = operationOf(call.name, call.input)
  if (operation.kind === 'shell') return commandsEnd(results, isError)
  const [only] = results
  if (failed || !only || results.length > 1) return { failed }
  const said = textField(only, 'result') ?? ''
  if (operation.kind === 'read') return { failed, shown: numbered(call.input, said) }
  // A file that is not there is made, whatever the call was to look for.
  const isNew = said.startsWith('File created') && operation.kind === 'edits'
  return {
    failed,
    files: isNew ? [{ path: operation.path, before: null, after: operation.edits[0]?.new, exact: true }] : undefined,
  }
}

/** The text of a file whose lines are shown with their numbers. */
const numbered = (input: unknown, said: string): CallResult['shown'] => {
  const [file] = isObject(input) && Array.isArray(input.files) ? input.files : []
  if (!isObject(file) || 'start_line' in file || 'end_line' in file) return undefined
  const lines = said.split('\n').map((line) => /^\s*(\d+) \| ?(.*)$/s.exec(line))
  const isWhole = lines.every((line, index) => line !== null && Number(line[1]) === index + 1)
  return isWhole ? { text: lines.map((line) => line?.[2] ?? '').join('\n'), exact: false, openEnd: true } : undefined
}

/** Several commands have one answer each; of one that failed only that is said, or its code in the text. */
const commandsEnd = (results: readonly Record<string, unknown>[], isError: boolean): CallResult => {
  const output = results.map((one) => `${textField(one, 'result') ?? ''}\n${textField(one, 'error') ?? ''}`).join('\n')
  if (results.length === 0) return isError ? { failed: true } : shellEnd(null, undefined)
  const [only, ...more] = results
  if (results.every(({ success }) => success === true))
    return { ...shellEnd(0, output, more.length === 0 ? textField(only, 'result') : undefined), isWhole: true }
  const [, code] = /exit(?:ed with)? code:? (\d+)/i.exec(output) ?? []
  // What did not run has no result of its own; what was cut off may have run in part.
  const hasRun = results.some((one) => 'success' in one) && !/denied|rejected|not allowed|permission to/i.test(output)
  if (code === undefined && /abort|cancel|interrupt|timed out/i.test(output)) return { failed: true, cutOff: true }
  return code === undefined && !hasRun ? { failed: true } : shellEnd(Number(code ?? 1), output)
}
