import { documentsOf, type JsonNode, memberOf } from '../../core/plan/json-nodes.ts'
import type { ImportSource } from '../../core/run/wing-slots.ts'
import { sha256 } from '../../core/text/digest.ts'
import { isObject } from '../../core/text/json.ts'
import type { FileOutcome } from './after-edits.ts'
import { type CallResult, isMcp, type LoggedCall, listOf, shellEnd, textOf } from './call.ts'
import { textField } from './call-steps.ts'
import { hunksOfPatch } from './diff-forms.ts'
import { Reconstruction } from './reconstruction.ts'
import type { Recording } from './recording.ts'
import { Rewinds, SessionLog } from './session-log.ts'
import { type Importer, type ImporterOptions, optionsOf } from './source.ts'
import { showsFolder } from './text-editor-step.ts'

/** Old texts are found as editplan's Edit finds them; a file is written with the line end it has most of. */
const HABITS = { edits: 'tolerant', lineEnd: 'most' } as const

/**
 * Sessions, one JSON object a line, streams of the same and what hooks are given; those of sub-agents, in files of their own,
 * are merged by time. Steps come in the order in which calls ended, and do to files what the results say. What a
 * conversation went back behind is left out. A change from outside becomes a step where the next result shows it.
 */
export const importClaudeCode: Importer = (sources, recording, options) => {
  const reconstruction = new Reconstruction(recording)
  const sessions = sources.map((source) => new Session(source, { recording, reconstruction, options }))
  for (;;) {
    const next = earliest(sessions)
    if (!next) break
    next.take()
  }
  for (const session of sessions) session.close()
  reconstruction.close()
  const cwd = recording.cwd
  return {
    ...(cwd !== undefined && { cwd }),
    options: {
      ...optionsOf(recording),
      trailing_whitespace: recording.isStripped ? 'strip' : 'keep',
      duplicates: 'keep',
    },
  }
}

/** The session whose next line is the oldest: one session's order is its own. */
const earliest = (sessions: readonly Session[]): Session | undefined => {
  const open = sessions.filter(({ time }) => time !== undefined)
  return open.reduce<Session | undefined>((first, one) => (first && first.time! <= one.time! ? first : one), undefined)
}

interface Target {
  readonly recording: Recording
  readonly reconstruction: Reconstruction
  readonly options: ImporterOptions
}

class Session {
  readonly #lines: Iterator<JsonNode, void>
  readonly #log: SessionLog
  readonly #target: Target
  readonly #rewinds: Rewinds
  #next: JsonNode | undefined
  #time = ''
  /** Folder the session began in. */
  #root: string | undefined

  constructor(source: ImportSource, target: Target) {
    this.#target = target
    this.#lines = documentsOf(source, target.recording)
    this.#log = new SessionLog(target.recording, { ...target.options, habits: HABITS }, target.reconstruction)
    this.#rewinds = new Rewinds(target.recording)
    this.#advance()
  }

  /** Time of the next line; undefined at the end. */
  get time(): string | undefined {
    return this.#next && this.#time
  }

  take(): void {
    const node = this.#next
    this.#advance()
    if (!node || !isObject(node.value)) return
    if (typeof node.value.hook_event_name === 'string') this.#takeHook(node, node.value)
    else this.#takeLine(node, node.value)
  }

  close(): void {
    this.#log.close()
  }

  #advance(): void {
    const { value } = this.#lines.next()
    this.#next = value ?? undefined
    const time = value && isObject(value.value) ? value.value.timestamp : undefined
    if (typeof time === 'string') this.#time = time
  }

  #takeLine(node: JsonNode, line: Record<string, unknown>): void {
    this.#enter(line.cwd)
    this.#log.hear(line)
    if (line.type === 'attachment') this.#takeAttachment(node, line.attachment)
    if (line.type !== 'assistant' && line.type !== 'user') {
      this.#rewinds.take(line, false)
      return
    }
    const blocks = listOf(memberOf(node, 'message'), 'content')
    const answers = blocks.some(({ value }) => isObject(value) && value.type === 'tool_result')
    const asks = line.type === 'user' && !answers && line.isMeta !== true && line.isCompactSummary !== true
    this.#rewinds.take(line, asks)
    for (const block of blocks) {
      if (!isObject(block.value)) continue
      if (line.type === 'assistant') this.#takeSaid(block, block.value, line)
      else this.#takeResult(block.value, line.toolUseResult ?? line.tool_use_result, answers && blocks.length === 1)
    }
    if (line.type === 'user') this.#log.why = undefined
  }

  #enter(cwd: unknown): void {
    const { recording } = this.#target
    if (typeof cwd !== 'string') return
    this.#root ??= cwd
    recording.cwd ??= cwd
  }

  #takeSaid(node: JsonNode, block: Record<string, unknown>, line: Record<string, unknown>): void {
    const { type, id, name, input, text } = block
    if (type === 'text' && typeof text === 'string') this.#log.why = text
    if (type !== 'tool_use' || typeof id !== 'string' || typeof name !== 'string') return
    this.#log.call({ name, id, input, folder: this.#folderOf(name, line.cwd), at: node.at() })
  }

  /** Commands run where the agent is; files are named from there only once it has gone elsewhere. */
  #folderOf(name: string, cwd: unknown): string | undefined {
    if (typeof cwd !== 'string') return name === 'Bash' ? this.#root : undefined
    return cwd !== this.#root || name === 'Bash' ? cwd : undefined
  }

  #takeResult(block: Record<string, unknown>, result: unknown, isOnly: boolean): void {
    const { type, tool_use_id: id, is_error, content } = block
    const call = typeof id === 'string' ? this.#log.opened(id) : undefined
    if (type !== 'tool_result' || typeof id !== 'string') return
    this.#log.result(
      id,
      call
        ? resultOf(call, { result: isOnly ? result : undefined, is_error, text: textOf(content) })
        : { failed: false },
    )
  }

  #takeHook(node: JsonNode, hook: Record<string, unknown>): void {
    this.#enter(hook.cwd)
    this.#log.hear(hook)
    const { tool_name: name, tool_input: input, tool_response: response } = hook
    if (hook.hook_event_name !== 'PostToolUse' || typeof name !== 'string') return
    const id = typeof hook.tool_use_id === 'string' ? hook.tool_use_id : this.#log.freeId()
    const call: LoggedCall = { name, id, input, folder: this.#folderOf(name, hook.cwd), at: node.at() }
    this.#log.call(call)
    this.#log.result(id, resultOf(call, { result: response, is_error: false, text: undefined }))
  }

  #takeAttachment(node: JsonNode, attachment: unknown): void {
    if (!isObject(attachment)) return
    const { recording, reconstruction } = this.#target
    const path = attachment.filename ?? attachment.file_path ?? attachment.path
    // A file that the person named, or that is shown again after a summary, is read as by the tool.
    if (/^(already_read_)?file$/.test(String(attachment.type)) && attachment.truncated !== true) {
      const call = { name: 'Read', id: this.#log.freeId(), input: { file_path: path }, at: node.at() }
      const { why } = this.#log
      this.#log.call(call)
      this.#log.result(call.id, resultOf(call, { result: attachment.content, is_error: false, text: undefined }))
      this.#log.why = why
    }
    if (attachment.type !== 'edited_text_file') return
    if (typeof path !== 'string' || showsSame(recording.text(path), attachment.snippet)) return
    const at = node.at()
    const reason = `${recording.relative(path)} changed from outside, and is not shown again.`
    reconstruction.loosen(path, { construct: 'edited_text_file', reason, at })
    recording.add({ tool: 'Read', input: { file_path: path }, at })
  }
}

/** Whether numbered lines of a file are those of a text. */
const showsSame = (text: string | undefined, snippet: unknown): boolean => {
  if (text === undefined || typeof snippet !== 'string') return false
  const lines = text.split('\n')
  const numbered = snippet.split('\n').map((line) => /^\s*(\d+)[\t\u2192](.*)$/.exec(line))
  return numbered.every((shown) => shown !== null && lines[Number(shown[1]) - 1] === shown[2])
}

interface Answer {
  readonly result: unknown
  readonly is_error: unknown
  readonly text: string | undefined
}

const resultOf = (call: LoggedCall, { result, is_error, text }: Answer): CallResult => {
  if (call.name === 'Bash') return bashResult({ result, is_error, text })
  const failed = is_error === true || (typeof result === 'string' && !isMcp(call.name))
  if (failed || !isObject(result)) return { failed, folder: showsFolder(text), said: text }
  const shown = call.name === 'Read' ? shownBy(call, result) : undefined
  return {
    failed,
    said: text,
    folder: showsFolder(text),
    sha256: shown === undefined ? undefined : shownDigest(shown),
    shown: shown === undefined ? undefined : { text: shown.replaceAll('\r\n', '\n'), exact: false },
    files: filesOf(result),
  }
}

const bashResult = ({ result, is_error, text }: Answer): CallResult => {
  const said = typeof result === 'string' ? result : text
  const [, code] = /^(?:Error: )?Exit code (\d+)/.exec(said ?? '') ?? []
  // The same is said of a command that was rejected and of one that was ended while it ran.
  if (result === 'User rejected tool use' || said?.startsWith("The user doesn't want to proceed"))
    return { failed: true, cutOff: true }
  if (is_error === true || typeof result === 'string')
    return code === undefined ? { failed: true } : shellEnd(Number(code), said)
  if (!isObject(result)) return shellEnd(0, text)
  if (result.interrupted === true || typeof result.backgroundTaskId === 'string') return shellEnd(null, undefined)
  const [stdout = '', stderr = ''] = [textField(result, 'stdout'), textField(result, 'stderr')]
  return shellEnd(0, `${stdout}\n${stderr}`, stderr === '' ? stdout : undefined)
}

/** The text a Read showed, if it showed the whole file. */
const shownBy = ({ input }: LoggedCall, { file }: Record<string, unknown>): string | undefined => {
  if (!isObject(file) || !isObject(input)) return undefined
  const { content, startLine, numLines, totalLines } = file
  const whole = startLine === 1 && numLines === totalLines && input.offset === undefined && input.limit === undefined
  return whole && typeof content === 'string' ? content : undefined
}

/** Of a text with LF line ends, without a byte order mark. */
const shownDigest = (text: string): string => sha256(text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'))

/** What a result says the call did to its file. Its patch shows tabs as blanks: it is taken only where there are none. */
const filesOf = (result: Record<string, unknown>): FileOutcome[] | undefined => {
  const path = textField(result, 'filePath') ?? textField(result, 'notebook_path')
  if (path === undefined) return undefined
  if (typeof result.updated_file === 'string')
    return [{ path, before: textField(result, 'original_file'), after: result.updated_file, exact: false }]
  const before = result.originalFile === null ? null : textField(result, 'originalFile')
  if (typeof result.content === 'string')
    return [{ path, before: result.type === 'create' ? null : before, after: result.content, exact: true }]
  const tabs = `${before ?? ''}${textField(result, 'newString') ?? ''}`.includes('\t')
  return [{ path, before, hunks: tabs ? undefined : hunksOfPatch(result.structuredPatch), exact: false }]
}
