import type { SourcePlace } from '../../core/run/wing-slots.ts'
import { isObject, scalarText } from '../../core/text/json.ts'
import { decodedUri } from '../../core/text/words.ts'
import type { FileOutcome } from './after-edits.ts'
import {
  type CallResult,
  DOUBTFUL,
  endBy,
  type Item,
  jsonOrText,
  type ObjectNode,
  type OpenCall,
  objectIn,
  shellEnd,
  textField,
  textOf,
} from './call.ts'
import { hunksOfDiff } from './diff-forms.ts'
import { isFailure } from './failures.ts'
import { type SessionLog, sessionImporter } from './session-log.ts'

/** The diffs of a session are of the bytes; a new file is written as it is given. */
const HABITS = { edits: 'literal' } as const

/**
 * Rollouts, and the stream of `exec --json`. What an item says that was completed counts, patches and commands with it; a call is
 * taken by its arguments only where no item of the rollout tells what came of it.
 */
export const importCodex = sessionImporter({ habits: HABITS, reusesIds: true }, (log) => {
  const rollout = new Rollout(log)
  return (line) => rollout.take(line)
})

class Rollout {
  readonly #log: SessionLog
  /** Calls whose outcome an item has told. */
  readonly #told = new Set<string>()
  /** What the last call of an id asked for: an id may be used again. */
  readonly #asked = new Map<string, string>()
  /** How many outcomes were told. */
  #outcomes = 0
  /** How many were told when a call was made. */
  readonly #toldBefore = new Map<string, number>()
  /** How calls of servers ended. */
  readonly #ends = new Map<unknown, CallResult>()
  /** Checkpoints of the turns, which may be rolled back. */
  readonly #turns: number[] = []
  #folder: string | undefined
  /** Whether items tell outcomes in this rollout, so that calls without one did nothing to files. */
  #tells = false

  constructor(log: SessionLog) {
    this.#log = log
  }

  take(line: ObjectNode): void {
    const { type } = line.value
    const [item, payload] = [objectIn(line, 'item'), objectIn(line, 'payload')]
    if (type === 'item.started' && item) this.#open(item)
    if (type === 'item.completed' && item) this.#takeStreamed(item)
    if (!payload) return
    if (!KNOWN_LINES.has(scalarText(type)) && tellsOfFiles(payload.value))
      this.#log.leaveOut('line', `A line of the kind ${JSON.stringify(type)} is not known`)
    if (type === 'session_meta' || type === 'turn_context') this.#enter(payload.value.cwd)
    else if (type === 'response_item') this.#takeResponse(payload)
    else if (type === 'event_msg') this.#takeEvent(payload)
  }

  #enter(cwd: unknown): void {
    this.#log.enter(cwd)
    if (typeof cwd === 'string') this.#folder = cwd
  }

  #takeEvent(node: ObjectNode): void {
    const { type, call_id: id, result, message, num_turns: count, ...event } = node.value
    const item = objectIn(node, 'item')
    if (type === 'user_message' || type === 'task_started') this.#turns.push(this.#log.recording.checkpoint())
    if (type === 'thread_rolled_back') this.#rollBack(Number(scalarText(count)))
    if (type === 'item_completed' && item) this.#takeItem(item)
    else if (type === 'item_completed' || (item && type !== 'item_started' && tellsOfFiles(node.value)))
      this.#log.leaveOut('item', 'It does not say what was completed')
    if (type === 'patch_apply_end' && isObject(event.changes)) this.#takeChange(node, { ...event, id })
    if (type === 'mcp_tool_call_end') this.#ends.set(id, endByVariant(result))
    if (type === 'exec_command_end') this.#takeCommand(node, { ...event, id })
    if (type === 'agent_message' && typeof message === 'string') this.#log.why = message
  }

  #rollBack(count: number): void {
    const [checkpoint] = count > 0 ? this.#turns.splice(-count) : []
    if (checkpoint !== undefined) this.#log.recording.rewind(checkpoint)
  }

  #takeItem(node: ObjectNode): void {
    const { value: item } = node
    this.#tells = true
    if (item.type === 'AgentMessage') this.#log.why = textOf(item.content) ?? this.#log.why
    if (item.type === 'UserMessage') this.#log.why = undefined
    if (tellsOfFiles({ item }) && !['FileChange', 'CommandExecution'].includes(scalarText(item.type)))
      this.#log.leaveOut('item', `An item of the kind ${JSON.stringify(item.type)} is not known`)
    if (item.type === 'FileChange') this.#takeChange(node, item)
    if (item.type === 'CommandExecution') this.#takeCommand(node, item)
    if (item.type === 'McpToolCall') this.#ends.set(item.id, endOfTool(item))
  }

  /** What was made of files, whoever called for it. */
  #takeChange(node: ObjectNode, item: Item): void {
    const end =
      typeof item.success === 'boolean' ? { failed: !item.success } : endBy(item.status, 'completed', FAILURES)
    const files = isObject(item.changes)
      ? Object.entries(item.changes).flatMap(([path, change]) => fileOf(path, change))
      : []
    this.#tell(node, item.id, { name: 'apply_patch', input: '', result: { ...end, files } })
  }

  #takeCommand(node: ObjectNode, item: Item): void {
    const cwd = textField(item, 'cwd')?.replace(/^file:\/\/(?=\/)/, '')
    const input = { command: item.command, workdir: cwd === undefined ? undefined : decodedUri(cwd) }
    this.#tell(node, item.id, { name: 'shell', input, result: commandEnd(item) })
  }

  #tell(
    node: ObjectNode,
    given: unknown,
    { name, input, result }: { name: string; input: unknown; result: CallResult },
  ): void {
    const id = typeof given === 'string' ? given : this.#log.freeId()
    if (this.#told.has(id)) return
    this.#told.add(id)
    this.#outcomes += 1
    const open = this.#log.opened(id)
    const isPatch = name === 'apply_patch' && open?.operation.kind === 'patch'
    const call = { name, id: open ? `${id}\0` : id, input: isPatch ? open.input : input, why: open?.why, at: node.at() }
    this.#log.done({ ...call, folder: this.#folder }, result)
  }

  #takeResponse(node: ObjectNode): void {
    const { value: item, at } = node
    const { type, name, call_id: id, role, action } = item
    const call = { id, folder: this.#folder, at: at() }
    if (type === 'message') this.#log.why = role === 'assistant' ? textOf(item.content) : undefined
    if (typeof id !== 'string') return
    this.#askAgain(id, JSON.stringify(item.input ?? item.arguments ?? action))
    this.#toldBefore.set(id, this.#toldBefore.get(id) ?? this.#outcomes)
    if ((type === 'function_call' || type === 'custom_tool_call') && typeof name === 'string') {
      const input = type === 'custom_tool_call' ? item.input : jsonOrText(scalarText(item.arguments))
      this.#log.call({ ...call, name: namedIn(item.namespace, name), input })
    } else if (type === 'local_shell_call' && isObject(action))
      this.#log.call({ ...call, name: 'shell', input: { command: action.command, workdir: action.working_directory } })
    else if (type === 'function_call_output' || type === 'custom_tool_call_output')
      this.#log.result(id, (open) => this.#answerOf(open, textOf(item.output) ?? ''))
  }

  /** Another call under an id has an outcome of its own; the same one, logged once more, has not. */
  #askAgain(id: string, asked: string | undefined): void {
    if (asked === undefined) return
    const last = this.#asked.get(id)
    this.#asked.set(id, asked)
    if (last === undefined || last === asked) return
    this.#told.delete(id)
    this.#toldBefore.delete(id)
  }

  /** Code calls tools: its patches and commands are items of their own. */
  #answerOf({ id = '', name, operation, input }: OpenCall, text: string): CallResult {
    const isCode = name === 'exec' && this.#tells && !this.#told.has(id)
    const items = this.#outcomes - (this.#toldBefore.get(id) ?? 0)
    // Code that calls more tools than there are items, or nobody knows how many, and has not failed, is doubt.
    if (isCode && items < (callsIn(input) ?? Number.POSITIVE_INFINITY) && isSuccess(text)) return DOUBTFUL
    if (isCode || this.#told.has(id)) return { failed: false, told: true }
    const { failed = false, cutOff = false } = this.#ends.get(id) ?? {}
    if (cutOff) return { failed, cutOff }
    // A call without an item of its own: one that was refused, or a rollout that has no items.
    const isTold = ['shell', 'patch'].includes(operation.kind)
    // Where items tell outcomes, a call that succeeded by its answer and has no item is doubt.
    if (isTold && this.#tells && !failed && isSuccess(text) && !isFailure(bare(text))) return DOUBTFUL
    if (operation.kind === 'shell') return this.#tells || failed ? { failed: true } : commandResult(text)
    if (operation.kind === 'patch') return { failed: this.#tells || failed || !isSuccess(text) }
    return { failed: failed || isFailure(text) || isFailure(bare(text)), said: bare(text) }
  }

  /** A command that a stream begins, and may not end. */
  #open({ value: { type, id, command }, at }: ObjectNode): void {
    if (type === 'command_execution' && typeof id === 'string')
      this.#log.call({ id, folder: this.#folder, at: at(), name: 'shell', input: { command: unwrapped(command) } })
  }

  /** The stream names the files of a patch and tells nothing of what changed in them. */
  #takeStreamed({ value: item, at }: ObjectNode): void {
    const { type, tool, changes, status, result } = item
    const call = { id: item.id, folder: this.#folder, at: at() }
    if (type === 'agent_message') this.#log.why = textField(item, 'text')
    if (type === 'mcp_tool_call' && typeof tool === 'string') {
      const said = isObject(result) ? textOf(result.content) : undefined
      const named = { name: `mcp__${scalarText(item.server)}__${tool}`, input: item.arguments }
      this.#log.result(this.#log.call({ ...call, ...named }), { ...endOfTool(item), said })
    } else if (type === 'command_execution') {
      const asked = { ...call, name: 'shell', input: { command: unwrapped(item.command) } }
      this.#log.result(this.#log.call(asked), commandEnd(item))
    } else if (type === 'file_change' && Array.isArray(changes)) {
      const [gone, others] = [true, false].map((isGone) =>
        changes
          .filter(isObject)
          .flatMap(({ kind, path }) => ((kind === 'delete') === isGone ? [scalarText(path)] : [])),
      )
      const end = endBy(status, 'completed', FAILURES)
      const files = gone?.flatMap((path) => fileOf(path, { type: 'delete' }))
      const id = this.#log.call({ ...call, name: 'file_change', input: changes })
      this.#log.result(id, { ...end, told: !end.failed && !files?.length, files })
      if (!end.failed) this.#listUntold(others ?? [], call.at)
    } else if (type === 'file_change' || Array.isArray(changes) || tellsOfFiles({ item }))
      this.#log.leaveOut('item', 'It does not say in a known way what was completed')
  }

  #listUntold(paths: readonly string[], at: SourcePlace): void {
    const { reconstruction, recording } = this.#log
    for (const path of paths) {
      const name = recording.relative(path)
      const reason = `The stream does not say what changed in ${name}; import the rollout.`
      recording.leaveOut('file_change', { reason, at })
      reconstruction.lose(path)
    }
  }
}

/** How an item says that a command ended. */
const commandEnd = (item: Item): CallResult => {
  const output = textField(item, 'aggregated_output')
  return item.status === 'declined' ? { failed: true } : { ...shellEnd(item.exit_code, output, output), isWhole: true }
}

/**
 * How many calls that change files a piece of code makes; undefined if only running it would show: what is in a loop or in a
 * function, in a branch or in a text, and tools under other names.
 */
const callsIn = (code: unknown): number | undefined => {
  if (typeof code !== 'string') return 0
  const bare = code.replace(TEXTS, (text, unclosed) => (unclosed || CALLING.test(text) ? '? tools' : ''))
  if (!/\btools\b/.test(bare)) return 0
  const upToLast = bare.slice(0, bare.lastIndexOf('tools'))
  const calls = bare.match(/\btools\.\w+\(/g) ?? []
  if (/\b(?:for|while|do|function|if|switch)\b|=>|[?'"`]/.test(upToLast)) return undefined
  if (calls.length < (bare.match(/\btools\b/g)?.length ?? 0)) return undefined
  return calls.filter((call) => /\.(?:apply_patch|exec_command)\(/.test(call)).length
}

/** Texts and comments of JavaScript, and the rest of the code where a comment has no end. */
const TEXTS = /(?<!\\)(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\/[^\n]*|\/\*.*?\*\/|(\/\*.*)/gs

/** A template whose values may call tools. */
const CALLING = /^`.*\$\{(?:(?!\$\{)[^}])*(?:`|\btools\b)/s

const KNOWN_LINES = new Set(['session_meta', 'turn_context', 'response_item', 'event_msg', 'compacted'])

/** Whether what a line holds is about files, or about a command. */
const tellsOfFiles = ({ item, type, changes }: Item): boolean =>
  isObject(changes) ||
  /^(item_completed|(function|custom_tool)_call(_output)?|patch_apply_end|exec_command_end)$/.test(scalarText(type)) ||
  (isObject(item) && (isObject(item.changes) || 'aggregated_output' in item))

const FAILURES = ['failed', 'declined']

/** How a tool of another server ended, by a result of Rust's. */
const endByVariant = (result: unknown): CallResult => {
  if (isObject(result) && 'Ok' in result) return { failed: isFailure(result.Ok) }
  return isObject(result) && 'Err' in result ? { failed: true } : DOUBTFUL
}

/** How a tool of another server ended. */
const endOfTool = ({ status, result, error }: Item): CallResult =>
  isFailure(result) || error ? { failed: true } : endBy(status, 'completed', FAILURES)

/** The tools of other servers are theirs. */
const namedIn = (namespace: unknown, name: string): string =>
  typeof namespace === 'string' && namespace.startsWith('mcp__') ? `${namespace}__${name}`.replace('____', '__') : name

/** The stream gives the shell's words as one line: `/bin/bash -lc '…'`. */
const unwrapped = (line: unknown): unknown => {
  if (typeof line !== 'string') return line
  const [, quoted, double, plain] =
    /^\S*\b(?:ba|z)?sh -l?c (?:'((?:[^']|'\\'')*)'|"((?:[^"\\]|\\.)*)"|(\S+))$/s.exec(line) ?? []
  if (double !== undefined) return double.replace(/\\([$`"\\])/g, '$1')
  return quoted?.replaceAll(`'\\''`, `'`) ?? plain ?? line
}

const fileOf = (path: string, change: unknown): FileOutcome[] => {
  if (!isObject(change)) return []
  const kind = change.type ?? Object.keys(change)[0]
  const inner =
    change.type === undefined && isObject(change[scalarText(kind)]) ? (change[scalarText(kind)] as Item) : change
  if (kind === 'add') return [{ path, after: textField(inner, 'content'), exact: true }]
  if (kind === 'delete') return [{ path, after: null, exact: true }]
  if (kind !== 'update') return [{ path, exact: true }]
  const movedTo = textField(inner, 'move_path')
  return [
    {
      path,
      hunks: inner.unified_diff === '' ? [] : hunksOfDiff(inner.unified_diff),
      exact: true,
      ...(movedTo !== undefined && { movedTo }),
    },
  ]
}

/** An answer without the lines about it that come first. */
const bare = (text: string): string =>
  text.replace(/^(?:(?:Chunk ID|Wall time|Process exited|Original token count)\b.*\n)*Output:\n/, '')

const isSuccess = (text: string): boolean => {
  const told = jsonOrText(text)
  if (isObject(told)) return !isFailure(text)
  return (
    !/verification failed|unsupported|^error|failed to/im.test(text) && !/(exited with|exit) code:? [1-9]/i.test(text)
  )
}

/** How a command ended, by the text of its result. */
export const commandResult = (text: string): CallResult => {
  const told = jsonOrText(text)
  if (isObject(told)) {
    const exit = isObject(told.metadata) ? told.metadata.exit_code : told.exit_code
    if (typeof exit === 'number') return shellEnd(exit, textField(told, 'output') ?? textField(told, 'stdout'))
    return isFailure(told) ? { failed: true } : shellEnd(0, textField(told, 'output') ?? '')
  }
  const [, code] = /(?:exited with code|exit code:?|exit_code=)\s*(-?\d+)/i.exec(text) ?? []
  if (code !== undefined) return shellEnd(Number(code), text)
  if (isPart(text)) return shellEnd(null, text)
  return /^\s*(error|failed|denied|rejected|permission|the user)/i.test(text) ? { failed: true } : shellEnd(0, text)
}

/** Whether a result has the first line of a client's own words about a command, and not those that tell how it ended. */
const isPart = (text: string): boolean =>
  text.startsWith('<untrusted_context>')
    ? !text.trimEnd().endsWith('</untrusted_context>')
    : /^(?:Chunk ID|Wall time|Command): /.test(text)
