import { createHash } from 'node:crypto'
import { textOf } from './anthropic.ts'
import type { CallResult, EndedCall, ToolCall } from './call.ts'
import { addCalls, isObject } from './call-steps.ts'
import { documentsOf, type JsonNode, members } from './json-nodes.ts'
import type { Recording } from './recording.ts'
import type { Importer, ImportSource } from './source.ts'
import { showsFolder } from './text-editor-step.ts'

/** Something that took effect at a point of a session: a call that ended, or a file that changed from outside. */
type Happening =
  | { readonly type: 'call'; readonly ended: EndedCall; readonly time: string }
  | { readonly type: 'outside'; readonly path: string; readonly node: JsonNode; readonly time: string }

/**
 * Session transcripts, one JSON object a line; those of sub-agents, in files of their own, are merged by time. Steps come
 * in the order in which calls ended. A call that failed has text for a `toolUseResult`, or an error for a result. A change
 * from outside becomes a Read of the file.
 */
export const importClaudeCode: Importer = (sources, recording, options) => {
  const sessions = sources.map((source) => new Session(source, recording))
  const cwd = options.cwd ?? sessions.find((session) => session.cwd !== undefined)?.cwd
  recording.cwd = cwd
  for (const happening of inOrder(sessions)) {
    if (happening.type === 'call') addCalls([happening.ended], recording, options)
    else addOutside(happening, recording)
  }
  return {
    ...(cwd !== undefined && { cwd }),
    options: { trailing_whitespace: 'strip', duplicates: 'keep' },
  }
}

/** One session's order is its own; several are merged by time. */
const inOrder = (sessions: readonly Session[]): Happening[] => {
  const all = sessions.flatMap(({ happenings }) => happenings)
  return sessions.length === 1
    ? all
    : all.toSorted((one, other) => (one.time < other.time ? -1 : one.time > other.time ? 1 : 0))
}

class Session {
  /** Folder the session began in. */
  cwd: string | undefined
  readonly happenings: Happening[] = []
  readonly #open = new Map<string, ToolCall>()
  readonly #seen = new Set<string>()
  #why: string | undefined

  constructor(source: ImportSource, recording: Recording) {
    for (const line of documentsOf(source, recording)) if (isObject(line.value)) this.#take(line, line.value)
    for (const call of this.#open.values()) this.happenings.push({ type: 'call', ended: { call }, time: '\uffff' })
  }

  #take(node: JsonNode, line: Record<string, unknown>): void {
    if (typeof line.cwd === 'string') this.cwd ??= line.cwd
    const time = typeof line.timestamp === 'string' ? line.timestamp : ''
    if (line.type === 'attachment') this.#takeAttachment(node, line.attachment, time)
    if (line.type !== 'assistant' && line.type !== 'user') return
    const blocks = contentOf(node)
    for (const block of blocks) {
      if (!isObject(block.value)) continue
      if (line.type === 'assistant') this.#takeSaid(block, block.value, line)
      else this.#takeResult(block.value, line.toolUseResult, time)
    }
    if (line.type === 'user') this.#why = undefined
  }

  #takeSaid(node: JsonNode, block: Record<string, unknown>, line: Record<string, unknown>): void {
    const { type, id, name, input, text } = block
    if (type === 'text' && typeof text === 'string') this.#why = text
    if (type !== 'tool_use' || typeof id !== 'string' || typeof name !== 'string' || this.#seen.has(id)) return
    this.#seen.add(id)
    this.#open.set(id, { name, id, input: inFolder(input, line.cwd, this.cwd), why: this.#why, at: node.at() })
  }

  #takeResult(
    { type, tool_use_id: id, is_error, content }: Record<string, unknown>,
    result: unknown,
    time: string,
  ): void {
    const call = typeof id === 'string' ? this.#open.get(id) : undefined
    if (type !== 'tool_result' || !call?.id) return
    this.#open.delete(call.id)
    const failed = is_error === true || typeof result === 'string'
    const ended: CallResult = {
      failed,
      folder: showsFolder(textOf(content)),
      sha256: failed ? undefined : sha256Of(call, result),
    }
    this.happenings.push({ type: 'call', ended: { call, result: ended }, time })
  }

  #takeAttachment(node: JsonNode, attachment: unknown, time: string): void {
    if (!isObject(attachment) || attachment.type !== 'edited_text_file') return
    const path = attachment.filename ?? attachment.file_path ?? attachment.path
    this.happenings.push({ type: 'outside', path: typeof path === 'string' ? path : '', node, time })
  }
}

const contentOf = (line: JsonNode): JsonNode[] => {
  const message = [...members(line)].find(({ key }) => key === 'message')
  const content = message && [...members(message)].find(({ key }) => key === 'content')
  return content && Array.isArray(content.value) ? [...members(content)] : []
}

/** The input with relative paths made absolute, where the agent had gone to another folder than it began in. */
const inFolder = (input: unknown, folder: unknown, root: string | undefined): unknown => {
  if (!isObject(input) || typeof folder !== 'string' || folder === root) return input
  const paths = ['file_path', 'notebook_path'].flatMap((key) => {
    const path = input[key]
    return typeof path === 'string' && !/^(\/|\\|[A-Za-z]:)/.test(path) ? [[key, `${folder}/${path}`]] : []
  })
  return { ...input, ...Object.fromEntries(paths) }
}

/** SHA-256 of the text a Read showed, if it showed the whole file: LF line ends, no byte order mark. */
const sha256Of = ({ name, input }: ToolCall, result: unknown): string | undefined => {
  if (name !== 'Read' || !isObject(result) || !isObject(result.file) || !isObject(input)) return undefined
  const { content, startLine, numLines, totalLines } = result.file
  const whole = startLine === 1 && numLines === totalLines && input.offset === undefined && input.limit === undefined
  if (!whole || typeof content !== 'string') return undefined
  return createHash('sha256')
    .update(content.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'))
    .digest('hex')
}

const addOutside = ({ path, node }: Extract<Happening, { type: 'outside' }>, recording: Recording): void => {
  const at = node.at()
  const reason = 'The file changed from outside; what changed is not in the transcript.'
  recording.leaveOut('edited_text_file', { reason, at })
  if (path !== '') recording.add({ tool: 'Read', input: { file_path: path }, at })
}
