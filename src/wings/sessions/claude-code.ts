import { sha256 } from '../../core/text/digest.ts'
import { isObject, scalarText } from '../../core/text/json.ts'
import { type FileOutcome, placed } from './after-edits.ts'
import {
  type CallResult,
  DOUBTFUL,
  type Item,
  isMark,
  isMcp,
  type LoggedCall,
  type ObjectNode,
  objectIn,
  objectsIn,
  shellEnd,
  shellEndOf,
  showsFolder,
  textField,
  textOf,
} from './call.ts'
import { hunksOfPatch } from './diff-forms.ts'
import { Rewinds } from './rewinds.ts'
import { type SessionLog, sessionImporter } from './session-log.ts'

/** Old texts are found as editplan's Edit finds them; a file is written with the line end it has most of. */
const HABITS = { edits: 'tolerant', lineEnd: 'most', patches: 'told' } as const

/**
 * Sessions, one JSON object a line, streams of the same and what hooks are given; those of sub-agents are in files of their own. Steps
 * come in the order in which calls ended, and do to files what the results say. What a conversation went back behind is left out. A
 * change from outside becomes a step where the next result shows it.
 */
export const importClaudeCode = sessionImporter(
  {
    habits: HABITS,
    options: ({ isStripped }) => ({ trailing_whitespace: isStripped ? 'strip' : 'keep' }),
  },
  (log) => {
    const session = new Session(log)
    return (line) => session.take(line)
  },
)

class Session {
  readonly #log: SessionLog
  readonly #rewinds: Rewinds
  /** Folder the session began in. */
  #root: string | undefined

  constructor(log: SessionLog) {
    this.#log = log
    this.#rewinds = new Rewinds(log.recording)
  }

  take(node: ObjectNode): void {
    const { value: line } = node
    if (typeof line.cwd === 'string') this.#root ??= line.cwd
    this.#log.enter(line.cwd)
    if (typeof line.hook_event_name === 'string') {
      this.#takeHook(node)
      return
    }
    if (line.type === 'attachment' && isObject(line.attachment)) this.#takeAttachment(node, line.attachment)
    if (isAgentProgress(line)) this.#takeOfAgent(node, line.cwd)
    const blocks =
      line.type === 'assistant' || line.type === 'user' ? objectsIn(objectIn(node, 'message'), 'content') : []
    const answers = blocks.some(({ value }) => value.type === 'tool_result')
    const asks = line.type === 'user' && !answers && line.isMeta !== true && line.isCompactSummary !== true
    this.#rewinds.take(line, asks)
    const result = answers && blocks.length === 1 ? (line.toolUseResult ?? line.tool_use_result) : undefined
    for (const block of blocks) this.#takeBlock(block, line, result)
    if (line.type === 'user') this.#log.why = undefined
  }

  /** What a sub-agent says and is answered, as older versions tell it in the session that started it. */
  #takeOfAgent(node: ObjectNode, cwd: unknown): void {
    const message = objectIn(objectIn(node, 'data'), 'message')
    if (!message) return
    const { why } = this.#log
    const blocks = objectsIn(objectIn(message, 'message'), 'content')
    const result = blocks.length === 1 ? message.value.toolUseResult : undefined
    for (const block of blocks) this.#takeBlock(block, { type: message.value.type, cwd }, result)
    this.#log.why = why
  }

  /** The agent calls, the user answers. */
  #takeBlock(block: ObjectNode, { type: speaker, cwd }: Item, result: unknown): void {
    const { type, id, name, input, is_error, content } = block.value
    if (speaker === 'assistant' && type === 'tool_use')
      this.#log.call({ name, id, input, folder: this.#folderOf(name, cwd), at: block.at() })
    else if (speaker === 'assistant' && type === 'text') this.#log.why = textField(block.value, 'text')
    else if (speaker === 'user' && type === 'tool_result')
      this.#log.result(block.value.tool_use_id, (call) => resultOf(call, { result, is_error, text: textOf(content) }))
  }

  /** Commands run where the agent is; files are named from there only once it has gone elsewhere. */
  #folderOf(name: unknown, cwd: unknown): string | undefined {
    if (typeof cwd !== 'string') return name === 'Bash' ? this.#root : undefined
    return cwd !== this.#root || name === 'Bash' ? cwd : undefined
  }

  #takeHook({ value: hook, at }: ObjectNode): void {
    const { hook_event_name: event, tool_name: name, tool_input: input, tool_response: response, cwd } = hook
    if (event !== 'PostToolUse') return
    const call = { name, id: hook.tool_use_id, input, folder: this.#folderOf(name, cwd), at: at() }
    this.#log.done(call, (open) => resultOf(open, { result: response }))
  }

  #takeAttachment(
    node: ObjectNode,
    { type, filename, file_path, path: given, truncated, content, snippet }: Item,
  ): void {
    const { recording, reconstruction } = this.#log
    const path = filename ?? file_path ?? given
    const at = node.at()
    // A file that the person named, or that is shown again after a summary, is read as by the tool.
    if (/^(already_read_)?file$/.test(scalarText(type)) && truncated !== true)
      this.#log.done({ name: 'Read', input: { file_path: path }, at }, (call) => resultOf(call, { result: content }))
    if (type !== 'edited_text_file' || typeof path !== 'string' || showsSame(recording.text(path), snippet)) return
    const reason = `${recording.relative(path)} changed from outside, and is not shown again.`
    reconstruction.loosen(path, { construct: 'edited_text_file', reason, at })
    recording.read(path, { at })
  }
}

const isAgentProgress = ({ type, data }: Item): boolean =>
  type === 'progress' && isObject(data) && data.type === 'agent_progress'

/** Whether numbered lines of a file are those of a text. */
const showsSame = (text: string | undefined, snippet: unknown): boolean => {
  if (text === undefined || typeof snippet !== 'string') return false
  const lines = text.split('\n')
  const numbered = snippet.split('\n').map((line) => /^\s*(\d+)[\t\u2192](.*)$/.exec(line))
  return numbered.every((shown) => shown !== null && lines[Number(shown[1]) - 1] === shown[2])
}

type Answer = { readonly result: unknown; readonly is_error?: unknown; readonly text?: string | undefined }

const resultOf = (call: LoggedCall, { result, is_error, text }: Answer): CallResult => {
  if (!isMark(is_error)) return DOUBTFUL
  if (call.name === 'Bash') return bashResult({ result, is_error, text })
  // A text beside an answer is how a failure is told, unless the answer says that it is none.
  const isFailureText = typeof result === 'string' && is_error !== false && !isMcp(call.name)
  const failed = is_error === true || isFailureText
  // It always says how it ended: an empty answer is none.
  if (!failed && !isObject(result) && is_error !== false && (text ?? '') === '') return DOUBTFUL
  if (failed || !isObject(result)) return { failed, folder: showsFolder(text), said: text }
  if (typeof result.totalToolUseCount === 'number') return { failed, calls: result.totalToolUseCount }
  const shown = call.name === 'Read' ? shownBy(call, result, text) : undefined
  return {
    failed,
    said: text,
    folder: showsFolder(text),
    sha256: shown === undefined ? undefined : shownDigest(shown),
    shown: shown === undefined ? undefined : { text: shown.replaceAll('\r\n', '\n'), exact: false, isWhole: true },
    files: filesOf(result),
  }
}

const bashResult = ({ result, is_error, text }: Answer): CallResult => {
  const said = typeof result === 'string' ? result : text
  const [, code] = /^(?:Error: )?Exit code (\d+)/.exec(said ?? '') ?? []
  // A rejected command and one that was stopped while it ran look the same.
  if (result === 'User rejected tool use' || said?.startsWith("The user doesn't want to proceed")) return DOUBTFUL
  if (is_error === true || (typeof result === 'string' && (is_error !== false || code !== undefined)))
    return code === undefined ? { failed: true } : shellEnd(Number(code), said)
  if (!isObject(result)) return shellEnd(0, said)
  const runsOn = result.interrupted === true || typeof result.backgroundTaskId === 'string'
  return runsOn ? shellEnd(null, undefined) : shellEndOf(0, result)
}

/** The text a Read showed, if it showed the whole file, and showed the agent the same, line by line with numbers. */
const shownBy = ({ input }: LoggedCall, { file }: Item, said: string | undefined): string | undefined => {
  if (!isObject(file) || !isObject(input)) return undefined
  const { content, startLine, numLines, totalLines } = file
  const whole = startLine === 1 && numLines === totalLines && input.offset === undefined && input.limit === undefined
  return whole && typeof content === 'string' && isSaid(content, said) ? content : undefined
}

const isSaid = (content: string, said = ''): boolean => {
  const numbered = said.split('\n').map((line) => /^\s*\d+[\t\u2192](.*)$/s.exec(line)?.[1])
  return content.split('\n').every((line, at) => (numbered[at] ?? line).trimEnd() === line.trimEnd())
}

/** Of a text with LF line ends, without a byte order mark. */
const shownDigest = (text: string): string => sha256(text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'))

/** The text that was written over, by a patch whose hunks have all the lines that they count, and are in the text that was written. */
const textBefore = (content: string, patch: unknown): string | undefined => {
  const [hunks, counts] = [hunksOfPatch(patch), Array.isArray(patch) ? patch : []]
  const isWhole = hunks?.every(
    ({ oldLines, newLines }, at) => counts[at].oldLines === oldLines && counts[at].newLines === newLines,
  )
  const back = hunks?.map(({ oldStart, oldLines, newStart, newLines, lines }) => ({
    oldStart: newStart,
    oldLines: newLines,
    newStart: oldStart,
    newLines: oldLines,
    lines: lines.map((line) => line.replace(/^[-+]/, (sign) => (sign === '-' ? '+' : '-'))),
  }))
  return isWhole && back ? placed(content.replaceAll('\r\n', '\n'), back) : undefined
}

/** What a result says the call did to its file. Its patch shows tabs as blanks: where there are any, it makes no text. */
const filesOf = (result: Item): FileOutcome[] | undefined => {
  const path = textField(result, 'filePath') ?? textField(result, 'notebook_path')
  if (path === undefined) return undefined
  if (typeof result.updated_file === 'string')
    return [{ path, before: textField(result, 'original_file'), after: result.updated_file, exact: false }]
  // It is also null for a file of more than 10 kB. Only the kind of the result says that there was no file.
  const before = textField(result, 'originalFile')
  const byPerson = result.userModified === true
  if (typeof result.content === 'string') {
    const found = result.type === 'create' ? null : (before ?? textBefore(result.content, result.structuredPatch))
    return [{ path, before: found, after: result.content, byPerson, exact: true }]
  }
  const hunks = hunksOfPatch(result.structuredPatch)
  const texts = [before, textField(result, 'oldString'), textField(result, 'newString')]
  const tabs = texts.some((text) => text?.includes('\t'))
  return [{ path, before, ...(tabs ? { witness: hunks } : { hunks }), byPerson, exact: false }]
}
