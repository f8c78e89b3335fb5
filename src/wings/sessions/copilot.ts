import { type JsonNode, memberOf } from '../../core/plan/json-nodes.ts'
import { textsOf } from '../../core/text/hunks.ts'
import { isObject } from '../../core/text/json.ts'
import type { FileOutcome } from './after-edits.ts'
import { type CallResult, type LoggedCall, shellEnd, shownWhole } from './call.ts'
import { textField } from './call-steps.ts'
import { hunksOfSplitDiff } from './diff-forms.ts'
import { operationOf } from './operations.ts'
import { SessionReader, sessionImporter } from './session-log.ts'

/** Each line of an edited file keeps its line end; a new file is as given. */
const HABITS = { edits: 'literal', lineEnd: 'any', deletesLineEnd: true } as const

/** `events.jsonl` of a session, and the stream of `--output-format json`: calls, and how each ended. */
export const importCopilot = sessionImporter({ habits: HABITS, reusesIds: true }, (log) => new CopilotSession(log))

class CopilotSession extends SessionReader {
  /** Checkpoints that events began with, to which the session may go back. */
  readonly #asked = new Map<string, number>()

  take(node: JsonNode): void {
    if (!isObject(node.value) || !isObject(node.value.data)) return
    const { type, data, id } = node.value
    const context = isObject(data.context) ? data.context : data
    if (type === 'session.start' || type === 'session.resume' || type === 'session.context_changed')
      this.#enter(context)
    else if (type === 'user.message') this.#ask(id)
    else if (type === 'session.snapshot_rewind') this.#rewind(data)
    else if (type === 'assistant.message' && textField(data, 'content')) this.log.why = textField(data, 'content')
    else if (type === 'tool.execution_start') this.#takeStart(memberOf(node, 'data')!, data)
    else if (type === 'tool.execution_complete') this.#takeEnd(data)
  }

  #enter({ cwd }: Record<string, unknown>): void {
    if (typeof cwd === 'string') this.recording.cwd ??= cwd
  }

  #ask(id: unknown): void {
    this.log.why = undefined
    if (typeof id === 'string') this.#asked.set(id, this.recording.checkpoint())
  }

  #rewind({ upToEventId: id }: Record<string, unknown>): void {
    const checkpoint = typeof id === 'string' ? this.#asked.get(id) : undefined
    if (checkpoint !== undefined) this.recording.rewind(checkpoint)
  }

  #takeStart(node: JsonNode, data: Record<string, unknown>): void {
    const { toolCallId: id, toolName: name } = data
    if (typeof id !== 'string' || typeof name !== 'string') return
    const own =
      data.mcpServerName === undefined
        ? name
        : `mcp__${String(data.mcpServerName)}__${String(data.mcpToolName ?? name)}`
    this.log.call({ name: own, id, input: data.arguments, at: node.at() })
  }

  #takeEnd(data: Record<string, unknown>): void {
    const { toolCallId: id } = data
    if (typeof id !== 'string') return
    const call = this.log.opened(id)
    this.log.result(id, call ? resultOf(call, data) : { failed: true })
  }
}

const resultOf = (call: LoggedCall, data: Record<string, unknown>): CallResult => {
  const { success, shellExecution: shell, result } = data
  const failed = success !== true
  const { kind } = operationOf(call.name, call.input)
  const text = textField(result, 'content')
  if (kind === 'shell' && !failed) {
    const [, code] = /exited? (?:with )?(?:exit )?code (\d+)/.exec(text ?? '') ?? []
    const exit =
      isObject(shell) && typeof shell.exitCode === 'number' ? shell.exitCode : code === undefined ? null : Number(code)
    return shellEnd(exit, text, text?.replace(/\n?<exited with exit code 0>\s*$/, ''))
  }
  if (failed) return { failed }
  if (kind === 'read') return { failed, ...viewed(call, result, text) }
  // What was written is what was given.
  if (kind === 'write') return { failed }
  const files = filesOf(textField(result, 'detailedContent') ?? '')
  return { failed, said: text, files: files.length > 0 ? files : undefined }
}

/** A file is shown as it is, a folder as a list. */
const viewed = (call: LoggedCall, result: unknown, text: string | undefined): Partial<CallResult> => {
  const shown = textField(result, 'detailedContent')
  if (shown === undefined || !/^\ndiff --git /.test(shown)) return { folder: shown === undefined || shown === text }
  return { shown: shownWhole(call.input, text, true) }
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
