import { textsOf } from '../../core/text/hunks.ts'
import { isObject } from '../../core/text/json.ts'
import type { FileOutcome } from './after-edits.ts'
import { type CallResult, type Item, type OpenCall, objectIn, shellEnd, shownWhole, textField } from './call.ts'
import { hunksOfSplitDiff } from './diff-forms.ts'
import { sessionImporter } from './session-log.ts'

/** Each line of an edited file keeps its line end; a new file is as given. */
const HABITS = { edits: 'literal', lineEnd: 'any', deletesLineEnd: true } as const

/** `events.jsonl` of a session, and the stream of `--output-format json`: calls, and how each ended. */
export const importCopilot = sessionImporter({ habits: HABITS, reusesIds: true }, (log) => (line) => {
  const event = objectIn(line, 'data')
  if (!event) return
  const { type, id } = line.value
  const { value: data, at } = event
  if (type === 'session.start' || type === 'session.resume' || type === 'session.context_changed')
    log.enter((isObject(data.context) ? data.context : data).cwd)
  if (type === 'user.message') {
    log.why = undefined
    log.mark(id)
  }
  if (type === 'session.snapshot_rewind') log.backTo(data.upToEventId)
  if (type === 'assistant.message') log.why = textField(data, 'content') || log.why
  if (type === 'tool.execution_start')
    log.call({ name: nameOf(data), id: data.toolCallId, input: data.arguments, at: at() })
  if (type === 'tool.execution_complete') log.result(data.toolCallId, (call) => resultOf(call, data))
})

const nameOf = ({ toolName: name, mcpServerName: server, mcpToolName = name }: Item): unknown =>
  server === undefined ? name : `mcp__${String(server)}__${String(mcpToolName)}`

const resultOf = ({ input, operation: { kind } }: OpenCall, data: Item): CallResult => {
  const { success, shellExecution: shell, result } = data
  const failed = success !== true
  const text = textField(result, 'content')
  if (kind === 'shell' && !failed) {
    const [, code] = /exited? (?:with )?(?:exit )?code (\d+)/.exec(text ?? '') ?? []
    const exit = isObject(shell) && typeof shell.exitCode === 'number' ? shell.exitCode : code && Number(code)
    return shellEnd(exit, text, text?.replace(/\n?<exited with exit code 0>\s*$/, ''))
  }
  if (failed) return { failed }
  if (kind === 'read') return { failed, ...viewed(input, result, text) }
  // What was written is what was given.
  if (kind === 'write') return { failed }
  const files = filesOf(textField(result, 'detailedContent') ?? '')
  return { failed, said: text, files: files.length > 0 ? files : undefined }
}

/** A file is shown as it is, a folder as a list. */
const viewed = (input: unknown, result: unknown, text: string | undefined): Partial<CallResult> => {
  const shown = textField(result, 'detailedContent')
  if (shown === undefined || !/^\ndiff --git /.test(shown)) return { folder: shown === undefined || shown === text }
  return { shown: shownWhole(input, text, true) }
}

/** What the diffs of a result say the call did to files. */
const filesOf = (diffs: string): FileOutcome[] =>
  diffs
    .split(/^(?=diff --git )/m)
    .flatMap((diff) => (diff.startsWith('diff --git ') ? fileOf(diff.replace(/\n+$/, '\n')) : []))

const fileOf = (diff: string): FileOutcome[] => {
  const [, old, fresh] = /^diff --git a(\/.*) b(\/.*)$/m.exec(diff) ?? []
  if (old === undefined || fresh === undefined) return []
  const head = diff.slice(0, diff.search(/^@@ /m) >>> 0)
  if (/^deleted? file mode/m.test(head) || /^\+\+\+ \S*\/dev\/null$/m.test(head))
    return [{ path: old, after: null, exact: true }]
  const hunks = hunksOfSplitDiff(diff)
  if (/^(create|new) file mode/m.test(head) || /^--- \S*\/dev\/null$/m.test(head))
    return [{ path: fresh, after: (hunks ?? []).map((hunk) => textsOf(hunk).replacement).join(''), exact: false }]
  return [{ path: old, hunks: hunks ?? [], exact: false, ...(old !== fresh && { movedTo: fresh }) }]
}
