import { type JsonNode, memberOf } from '../../core/plan/json-nodes.ts'
import type { SourcePlace } from '../../core/run/wing-slots.ts'
import { isObject } from '../../core/text/json.ts'
import type { FileOutcome } from './after-edits.ts'
import { type CallResult, jsonOrText, shellEnd, textOf } from './call.ts'
import { textField } from './call-steps.ts'
import { hunksOfDiff } from './diff-forms.ts'
import { operationOf } from './operations.ts'
import { SessionReader, sessionImporter } from './session-log.ts'

/** The diffs of a session are of the bytes; a new file is written as it is given. */
const HABITS = { edits: 'literal' } as const

/**
 * Rollouts, and the stream of `exec --json`. What an item says that was completed counts, patches and commands with it; a call is
 * taken by its arguments only where no item of the rollout tells what came of it.
 */
export const importCodex = sessionImporter({ habits: HABITS, reusesIds: true }, (log) => new Rollout(log))

type Item = Record<string, unknown>

class Rollout extends SessionReader {
  /** Calls whose outcome an item has told. */
  readonly #told = new Set<string>()
  /** How calls of servers ended. */
  readonly #served = new Map<string, boolean>()
  /** Checkpoints of the turns, which may be rolled back. */
  readonly #turns: number[] = []
  #folder: string | undefined
  /** Whether items tell outcomes in this rollout, so that calls without one did nothing to files. */
  #tells = false

  take(node: JsonNode): void {
    if (!isObject(node.value)) return
    const { type, payload, item } = node.value
    if (type === 'item.completed' && isObject(item)) this.#takeStreamed(memberOf(node, 'item')!, item)
    if (!isObject(payload)) return
    const inside = memberOf(node, 'payload')!
    if (type === 'session_meta' || type === 'turn_context') this.#enter(payload.cwd)
    else if (type === 'response_item') this.#takeResponse(inside, payload)
    else if (type === 'event_msg') this.#takeEvent(inside, payload)
  }

  #enter(cwd: unknown): void {
    if (typeof cwd !== 'string') return
    this.recording.cwd ??= cwd
    this.#folder = cwd
  }

  #takeEvent(node: JsonNode, event: Item): void {
    const { type, item } = event
    if (type === 'user_message' || type === 'task_started') this.#turns.push(this.recording.checkpoint())
    if (type === 'thread_rolled_back') this.#rollBack(Number(event.num_turns))
    if (type === 'item_completed' && isObject(item)) this.#takeItem(memberOf(node, 'item')!, item)
    if (type === 'patch_apply_end' && isObject(event.changes)) this.#takeChange(node, { ...event, id: event.call_id })
    if (type === 'mcp_tool_call_end')
      this.#takeServed(event.call_id, isObject(event.result) && 'Ok' in event.result && !isFailure(event.result.Ok))
    if (type === 'exec_command_end') this.#takeCommand(node, { ...event, id: event.call_id })
    if (type === 'agent_message' && typeof event.message === 'string') this.log.why = event.message
  }

  /** How a call of a server ended, which its answer need not say. */
  #takeServed(id: unknown, isDone: boolean): void {
    if (typeof id === 'string') this.#served.set(id, isDone)
  }

  #rollBack(count: number): void {
    const [checkpoint] = count > 0 ? this.#turns.splice(-count) : []
    if (checkpoint !== undefined) this.recording.rewind(checkpoint)
  }

  #takeItem(node: JsonNode, item: Item): void {
    this.#tells = true
    if (item.type === 'AgentMessage') this.log.why = textOf(item.content) ?? this.log.why
    if (item.type === 'UserMessage') this.log.why = undefined
    if (item.type === 'FileChange') this.#takeChange(node, item)
    if (item.type === 'CommandExecution') this.#takeCommand(node, item)
    if (item.type === 'McpToolCall')
      this.#takeServed(item.id, item.status === 'completed' && !isFailure(item.result) && !item.error)
  }

  /** What was made of files, whoever called for it. */
  #takeChange(node: JsonNode, item: Item): void {
    const done = item.status === undefined ? item.success !== false : item.status === 'completed'
    const files = isObject(item.changes)
      ? Object.entries(item.changes).flatMap(([path, change]) => fileOf(path, change))
      : []
    this.#tell(node, item, { name: 'apply_patch', input: '', result: { failed: !done, files } })
  }

  #takeCommand(node: JsonNode, item: Item): void {
    const cwd = textField(item, 'cwd')?.replace(/^file:\/\/(?=\/)/, '')
    const input = { command: item.command, workdir: cwd === undefined ? undefined : decoded(cwd) }
    const ended =
      item.status === 'declined'
        ? { failed: true }
        : {
            ...shellEnd(
              codeOf(item.exit_code),
              textField(item, 'aggregated_output'),
              textField(item, 'aggregated_output'),
            ),
            isWhole: true,
          }
    this.#tell(node, item, { name: 'shell', input, result: ended })
  }

  #tell(
    node: JsonNode,
    item: Item,
    { name, input, result }: { name: string; input: unknown; result: CallResult },
  ): void {
    const why = this.log.why
    const id = typeof item.id === 'string' ? item.id : this.log.freeId()
    if (this.#told.has(id)) return
    this.#told.add(id)
    const open = this.log.opened(id)
    const told = open ? `${id}\0` : id
    const isPatch = name === 'apply_patch' && open && operationOf(open.name, open.input).kind === 'patch'
    this.log.call({
      name,
      id: told,
      input: isPatch ? open.input : input,
      folder: this.#folder,
      why: open?.why ?? why,
      at: node.at(),
    })
    this.log.result(told, result)
    this.log.why = why
  }

  #takeResponse(node: JsonNode, item: Item): void {
    const { type, name, call_id: id, role } = item
    if (type === 'message') this.log.why = role === 'assistant' ? textOf(item.content) : undefined
    if (typeof id !== 'string') return
    if ((type === 'function_call' || type === 'custom_tool_call') && typeof name === 'string') {
      const given = type === 'custom_tool_call' ? item.input : jsonOrText(String(item.arguments))
      this.log.call({ name: namedIn(item.namespace, name), id, input: given, folder: this.#folder, at: node.at() })
    } else if (type === 'local_shell_call' && isObject(item.action)) {
      this.log.call({
        name: 'shell',
        id,
        input: { command: item.action.command, workdir: item.action.working_directory },
        folder: this.#folder,
        at: node.at(),
      })
    } else if (type === 'function_call_output' || type === 'custom_tool_call_output') this.#takeOutput(id, item)
  }

  #takeOutput(id: string, { output }: Item): void {
    const call = this.log.opened(id)
    if (!call) return
    const text = textOf(output) ?? (typeof output === 'string' ? output : '')
    // Code calls tools: its patches and commands are items of their own.
    if (this.#told.has(id) || (call.name === 'exec' && this.#tells)) this.log.result(id, { failed: false, told: true })
    else
      this.log.result(id, {
        ...this.#resultOf(call.name, call.input, text),
        ...(this.#served.get(id) === false && { failed: true }),
      })
  }

  /** A call without an item of its own: one that was refused, or a rollout that has no items. */
  #resultOf(name: string, input: unknown, text: string): CallResult {
    const { kind } = operationOf(name, input)
    if (kind === 'shell') return this.#tells ? { failed: true } : commandResult(text)
    if (kind === 'patch') return { failed: this.#tells || !isSuccess(text) }
    return { failed: isFailure(text) || isFailure(bare(text)), said: bare(text) }
  }

  /** The stream names the files of a patch and tells nothing of what changed in them. */
  #takeStreamed(node: JsonNode, item: Item): void {
    const id = textField(item, 'id') ?? this.log.freeId()
    if (item.type === 'agent_message') this.log.why = textField(item, 'text')
    const call = { id, folder: this.#folder, at: node.at() }
    if (item.type === 'mcp_tool_call' && typeof item.tool === 'string') {
      this.log.call({ ...call, name: `mcp__${String(item.server)}__${item.tool}`, input: item.arguments })
      const failed = item.status !== 'completed' || isFailure(item.result) || Boolean(item.error)
      this.log.result(id, { failed, said: isObject(item.result) ? textOf(item.result.content) : undefined })
    } else if (item.type === 'command_execution') {
      // Which folder a command ran in is not said: one that changes files cannot be carried.
      this.log.call({ ...call, name: 'shell', input: { command: unwrapped(item.command) } })
      const refused = item.status === 'declined'
      this.log.result(id, refused ? { failed: true } : shellEnd(null, undefined))
    } else if (item.type === 'file_change' && Array.isArray(item.changes)) {
      const changes = item.changes.filter(isObject)
      const gone = changes.flatMap((change) =>
        change.kind === 'delete' ? fileOf(String(change.path), { type: 'delete' }) : [],
      )
      const others = changes.filter(({ kind }) => kind !== 'delete').map((change) => String(change.path))
      const failed = item.status !== 'completed'
      this.log.call({ ...call, name: 'file_change', input: item.changes })
      this.log.result(id, { failed, told: !failed && gone.length === 0, files: gone })
      if (!failed) this.#listUntold(others, call.at)
    }
  }

  #listUntold(paths: readonly string[], at: SourcePlace): void {
    for (const path of paths) {
      const name = this.recording.relative(path)
      this.recording.leaveOut('file_change', {
        reason: `The stream does not say what changed in ${name}; import the rollout.`,
        at,
      })
      this.log.reconstruction.lose(path)
    }
  }
}

/** The tools of other servers are theirs. */
const namedIn = (namespace: unknown, name: string): string =>
  typeof namespace === 'string' && namespace.startsWith('mcp__') ? `${namespace}__${name}`.replace('____', '__') : name

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const codeOf = (code: unknown): number | null => (typeof code === 'number' ? code : null)

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
  const inner = change.type === undefined && isObject(change[String(kind)]) ? (change[String(kind)] as Item) : change
  if (kind === 'add') return [{ path, after: textField(inner, 'content') ?? '', exact: true }]
  if (kind === 'delete') return [{ path, after: null, exact: true }]
  const movedTo = textField(inner, 'move_path')
  return [
    { path, hunks: hunksOfDiff(inner.unified_diff) ?? [], exact: true, ...(movedTo !== undefined && { movedTo }) },
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

/** Whether a result says that its call failed: an error, an exit code, or text that begins so. */
export const isFailure = (output: unknown): boolean => {
  const told = typeof output === 'string' ? jsonOrText(output) : output
  if (typeof told === 'string')
    return (
      /^\s*(error|failed|failure|invalid|unsupported|denied|rejected|(the )?user (rejected|cancelled|denied|declined)|apply_patch verification failed)\b/i.test(
        told,
      ) || /^(Process exited with|Exit) code:? [1-9]/im.test(told)
    )
  if (!isObject(told)) return false
  const exit = isObject(told.metadata) ? told.metadata.exit_code : told.exit_code
  return (
    told.success === false ||
    told.ok === false ||
    told.is_error === true ||
    told.isError === true ||
    (told.error !== undefined && told.error !== null && told.error !== false) ||
    (typeof exit === 'number' && exit !== 0)
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
  return /^\s*(error|failed|denied|rejected|permission|the user)/i.test(text) ? { failed: true } : shellEnd(0, text)
}
