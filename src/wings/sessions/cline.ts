import { isObject, scalarText } from '../../core/text/json.ts'
import type { AskedEdit } from './after-edits.ts'
import {
  type CallResult,
  DOUBTFUL,
  type Item,
  jsonOrText,
  type ObjectNode,
  type OpenCall,
  objectIn,
  objectsIn,
  shellEnd,
  textField,
} from './call.ts'
import { EditorTask, HABITS } from './cline-tasks.ts'
import { type SessionLog, sessionImporter } from './session-log.ts'

/**
 * `messages.json` of a session, and the stream of `--json`; the session's own file, given along, names its folder. Of a task in an editor
 * `api_conversation_history.json`.
 */
export const importCline = sessionImporter({ habits: HABITS, reusesIds: true }, (log) => {
  const task = new EditorTask(log)
  return (document) => {
    if (task.take(document)) return
    const { workspace_root, cwd, system_prompt } = document.value
    const [, named] = /Working Directory:\s*(\S[^\n]*)/i.exec(scalarText(system_prompt)) ?? []
    for (const folder of [workspace_root, cwd, named?.trim()]) log.enter(folder)
    const event = objectIn(document, 'event')
    if (event) takeEvent(event, log)
    for (const message of objectsIn(document, 'messages')) {
      log.hear(message.value)
      for (const block of objectsIn(message, 'content')) {
        log.block(block, (call, { content, is_error }) => resultOf(call, content, is_error === true))
        if (block.value.type === 'text' && message.value.role !== 'assistant') log.why = undefined
      }
    }
  }
})

const takeEvent = ({ value: event, at }: ObjectNode, log: SessionLog): void => {
  const { type, contentType, toolName: name, toolCallId: id } = event
  if (type === 'content_end' && contentType === 'text') log.why = textField(event, 'text') ?? log.why
  if (contentType !== 'tool') return
  if (type === 'content_start') log.call({ name, id, input: event.input, at: at() })
  if (type === 'content_end')
    log.result(id, (call) => resultOf(call, event.output ?? event.error, event.error !== undefined))
}

/** Results are lists of `{ query, result, success }`, one of them alone, or that as text. */
const resultOf = ({ input, operation }: OpenCall, content: unknown, isError: boolean): CallResult => {
  const given = typeof content === 'string' ? jsonOrText(content) : content
  const results = (Array.isArray(given) ? given : [given]).filter(isObject)
  if (!isError && results.every(({ success, error }) => typeof success !== 'boolean' && error === undefined))
    return DOUBTFUL
  const failed = isError || results.every(({ success }) => success !== true)
  if (operation.kind === 'shell') return commandsEnd(results, isError)
  const [only] = results
  if (failed || !only || results.length > 1) return { failed }
  const said = textField(only, 'result') ?? ''
  if (operation.kind === 'read') return { failed, shown: numbered(input, said) }
  if (operation.kind === 'edits' && !isShown(operation.edits, said)) return DOUBTFUL
  // A call without the text that it looks for makes a file, and never edits one.
  if (operation.kind === 'write' && said.startsWith('Edited')) return DOUBTFUL
  const named = /^edit:(.+)$/s.exec(textField(only, 'query') ?? '')?.[1]
  if (operation.kind === 'edits' && named !== undefined && named !== operation.path)
    return { failed, files: [{ path: named, exact: false }] }
  // A file that is not there is made, whatever the call was to look for.
  const isNew = said.startsWith('File created') && operation.kind === 'edits'
  return {
    failed,
    files: isNew ? [{ path: operation.path, before: null, after: operation.edits[0]?.new, exact: true }] : undefined,
  }
}

/** Whether the lines that an answer shows before and after an edit are those that the edit asks for, where it shows them. */
const isShown = (edits: readonly AskedEdit[], said: string): boolean => {
  const [, diff = ''] = /```diff\n(.*)\n```\s*$/s.exec(said) ?? []
  const shown = (sign: string) =>
    diff
      .split('\n')
      .flatMap((line) => (line.startsWith(sign) ? [line.replace(/^.\s*\d+: /, '')] : []))
      .join('\n')
  const [before, after] = [shown('-'), shown('+')]
  const [edit, ...more] = edits
  if (!edit || more.length > 0 || edit.old === '' || !before.includes(edit.old)) return true
  return before.replace(edit.old, () => edit.new) === after
}

/** The text of a file whose lines are shown with their numbers. */
const numbered = (input: unknown, said: string): CallResult['shown'] => {
  const [file] = isObject(input) && Array.isArray(input.files) ? input.files : []
  if (!isObject(file) || 'start_line' in file || 'end_line' in file) return undefined
  const lines = said.split('\n').map((line) => /^\s*(\d+) \| ?(.*)$/s.exec(line))
  const isWhole = lines.every((line, index) => line !== null && Number(line[1]) === index + 1)
  return isWhole ? { text: lines.map((line) => line?.[2] ?? '').join('\n'), exact: false, openEnd: true } : undefined
}

/** Several commands have one answer each. A failed one gives only the failure, or its exit code in the text. */
const commandsEnd = (results: readonly Item[], isError: boolean): CallResult => {
  const output = results.map((one) => `${textField(one, 'result') ?? ''}\n${textField(one, 'error') ?? ''}`).join('\n')
  if (results.length === 0) return isError ? { failed: true } : shellEnd(null, undefined)
  const [only, ...more] = results
  if (results.every(({ success }) => success === true))
    return { ...shellEnd(0, output, more.length === 0 ? textField(only, 'result') : undefined), isWhole: true }
  const [, code] = /exit(?:ed with)? code:? (\d+)/i.exec(output) ?? []
  // What did not run has no result of its own; what was cut off may have run in part.
  const hasRun = results.some((one) => 'success' in one) && !/denied|rejected|not allowed|permission to/i.test(output)
  if (code === undefined && /abort|cancel|interrupt|timed out/i.test(output)) return DOUBTFUL
  return code === undefined && !hasRun ? { failed: true } : shellEnd(Number(code ?? 1), output)
}
