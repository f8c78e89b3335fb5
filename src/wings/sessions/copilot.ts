import { textsOf } from '../../core/text/hunks.ts'
import { isObject, scalarText } from '../../core/text/json.ts'
import type { FileOutcome } from './after-edits.ts'
import {
  type CallResult,
  DOUBTFUL,
  type Item,
  type OpenCall,
  objectIn,
  shellEnd,
  shownWhole,
  textField,
} from './call.ts'
import { hunksOfSplitDiff } from './diff-forms.ts'
import { sessionImporter } from './session-log.ts'

/** Each line of an edited file keeps its line end; a new file is as given. */
const HABITS = { edits: 'literal', lineEnd: 'any', deletesLineEnd: true, patches: 'told' } as const

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
  server === undefined ? name : `mcp__${scalarText(server)}__${scalarText(mcpToolName)}`

const resultOf = (call: OpenCall, data: Item): CallResult => {
  const {
    input,
    operation: { kind },
  } = call
  const { success, shellExecution: shell, result } = data
  if (typeof success !== 'boolean') return DOUBTFUL
  const failed = !success
  const text = textField(result, 'content')
  if (kind === 'shell' && !failed) {
    const [footer, code] = FOOTER.exec(text ?? '') ?? []
    const exit = isObject(shell) && typeof shell.exitCode === 'number' ? shell.exitCode : code && Number(code)
    return shellEnd(exit, text, footer === undefined ? undefined : text?.slice(0, -footer.length))
  }
  if (failed) return { failed }
  if (kind === 'read') return { failed, ...viewed(input, result, text) }
  return changed(call, data, text)
}

/** What a call that succeeded says it did to files. */
const changed = ({ input, operation: { kind } }: OpenCall, { result }: Item, said: string | undefined): CallResult => {
  const detailed = textField(result, 'detailedContent') ?? ''
  const files = filesOf(detailed)
  // What was written is what was given, where it was given.
  if (kind === 'write')
    return files.every(({ path }) => path === textField(input, 'path')) ? { failed: false, said } : DOUBTFUL
  // An edit is logged as a diff, unless it is cut.
  if (EDITS.has(kind) && detailed !== '' && files.length === 0) return DOUBTFUL
  // The diff of a new file does not say how its last line ends.
  if (kind === 'invalid')
    return { failed: false, files: files.map(({ path }) => ({ path, hunks: undefined, exact: false })) }
  return { failed: false, said, files: files.length > 0 ? files : undefined }
}

const EDITS = new Set(['edits', 'editor', 'insert', 'patch'])

/** The line that ends what a command printed; without it nothing says that all of that is there. */
const FOOTER = /\n?<(?:shellId: [^\n>]* )?(?:exited|completed) with exit code (\d+)>\s*$/

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
    .flatMap((diff) => (diff.startsWith('diff --git ') ? fileOf(diff.replace(/(?<!\n)\n+$/, '\n')) : []))

const fileOf = (diff: string): FileOutcome[] => {
  const [, old, fresh] = /^diff --git a(\/.*) b(\/.*)$/m.exec(diff) ?? []
  if (old === undefined || fresh === undefined) return []
  const head = diff.slice(0, diff.search(/^@@ /m) >>> 0)
  if (/^deleted? file mode/m.test(head) || /^\+\+\+ \S*\/dev\/null$/m.test(head))
    return [{ path: old, after: null, exact: true }]
  const hunks = hunksOfSplitDiff(diff)
  if (/^(create|new) file mode/m.test(head) || /^--- \S*\/dev\/null$/m.test(head))
    return [{ path: fresh, after: hunks?.map((hunk) => textsOf(hunk).replacement).join(''), exact: false }]
  return [
    {
      path: old,
      hunks: hunks ?? (old === fresh ? undefined : []),
      exact: false,
      ...(old !== fresh && { movedTo: fresh }),
    },
  ]
}
