import { CallLog } from './call.ts'
import { addCalls, isObject } from './call-steps.ts'
import { documentsOf, type JsonNode, members } from './json-nodes.ts'
import type { Importer } from './source.ts'
import { showsFolder } from './text-editor-step.ts'

/**
 * Messages API JSON or JSON Lines: messages with `content` blocks, in whatever lists or objects they stand, or a bare
 * list of blocks. The text block before a call is its reason.
 */
export const importAnthropic: Importer = (sources, recording, options) => {
  const log = new CallLog()
  for (const source of sources) for (const document of documentsOf(source, recording)) takeBlocks(document, log)
  addCalls(log.ended(), recording, options)
  return { options: { trailing_whitespace: 'strip', ...(log.hasResults && { duplicates: 'keep' }) } }
}

/** Fields whose values hold messages or blocks. */
const CONTAINERS = ['messages', 'message', 'request', 'response', 'content']

/** Takes every block in a node, in the order of the text. */
export const takeBlocks = (node: JsonNode, log: CallLog): void => {
  const { value } = node
  if (isObject(value) && takeBlock(value, node, log)) return
  const asked = isObject(value) && value.role === 'user'
  if (asked) log.why = undefined
  for (const member of members(node)) {
    if (Array.isArray(value) || CONTAINERS.includes(member.key)) takeBlocks(member, log)
  }
  if (asked) log.why = undefined
}

/** Takes a block, or a message that is a text; false for anything else. */
const takeBlock = (block: Record<string, unknown>, { at }: JsonNode, log: CallLog): boolean => {
  const { type, id, name, input, text, content, role } = block
  if (type === 'tool_use' && typeof name === 'string') {
    log.call({ name, id: typeof id === 'string' ? id : undefined, input, at: at() })
  } else if (type === 'tool_result' && typeof block.tool_use_id === 'string') {
    log.result(block.tool_use_id, { failed: block.is_error === true, folder: showsFolder(textOf(content)) })
  } else if (type === 'text' && typeof text === 'string') log.why = text
  else if (role === 'assistant' && typeof content === 'string') log.why = content
  else return false
  return true
}

/** The text of a result: a string, or a list of blocks. */
export const textOf = (content: unknown): string | undefined => {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return undefined
  const texts = content.flatMap((block: unknown) =>
    isObject(block) && typeof block.text === 'string' ? [block.text] : [],
  )
  return texts.length > 0 ? texts.join('\n') : undefined
}
