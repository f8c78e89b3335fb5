import { documentsOf, type JsonNode, members } from '../../core/plan/json-nodes.ts'
import { type CallResult, type LoggedCall, textOf } from './call.ts'
import { isObject } from './call-steps.ts'
import { commandResult } from './codex.ts'
import { operationOf } from './operations.ts'
import { SessionLog } from './session-log.ts'
import { type Importer, optionsOf } from './source.ts'
import { showsFolder } from './text-editor-step.ts'

/**
 * Messages API JSON or JSON Lines: messages with `content` blocks, in any lists or objects, or a bare
 * list of blocks. The text block before a call is its reason.
 */
export const importAnthropic: Importer = (sources, recording, options) => {
  const log = new SessionLog(recording, { ...options, habits: HABITS, proposals: true })
  for (const source of sources) for (const document of documentsOf(source, recording)) takeBlocks(document, log)
  log.close()
  return {
    options: { ...optionsOf(recording), trailing_whitespace: 'strip', ...(log.hasResults && { duplicates: 'keep' }) },
  }
}

/** Old texts are found as editplan's Edit finds them, as the tools of those names do. */
const HABITS = { edits: 'tolerant', overwrittenEnds: 'given', overwrittenMark: 'kept' } as const

/** Fields whose values hold messages or blocks. */
const CONTAINERS = ['messages', 'message', 'request', 'response', 'content']

/** Takes every block in a node, in the order of the text. */
export const takeBlocks = (node: JsonNode, log: SessionLog): void => {
  const { value } = node
  if (isObject(value) && takeBlock(value, node, log)) return
  if (isObject(value) && typeof value.model === 'string') log.hear(value)
  const asked = isObject(value) && value.role === 'user'
  if (asked) log.why = undefined
  for (const member of members(node)) {
    if (Array.isArray(value) || CONTAINERS.includes(member.key)) takeBlocks(member, log)
  }
  if (asked) log.why = undefined
}

/** Takes a block, or a message that is a text; false for anything else. */
const takeBlock = (block: Record<string, unknown>, { at }: JsonNode, log: SessionLog): boolean => {
  const { type, id, name, input, text, content, role } = block
  if (type === 'tool_use' && typeof name === 'string') {
    log.call({ name, id: typeof id === 'string' ? id : undefined, input, at: at() })
  } else if (type === 'tool_result' && typeof block.tool_use_id === 'string') {
    log.result(block.tool_use_id, resultOf(log.opened(block.tool_use_id), block.is_error === true, textOf(content)))
  } else if (type === 'text' && typeof text === 'string') log.why = text
  else if (role === 'assistant' && typeof content === 'string') log.why = content
  else return false
  return true
}

/** How a call ended that has nothing but the text of its answer. */
export const resultOf = (call: LoggedCall | undefined, failed: boolean, text: string | undefined): CallResult => {
  if (call && operationOf(call.name, call.input).kind === 'shell') {
    const ended = commandResult(text ?? '')
    return failed && (ended.exitCode ?? 0) === 0 ? { failed: true } : ended
  }
  return { failed, said: text, folder: showsFolder(text) }
}
