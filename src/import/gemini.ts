import { CallLog } from './call.ts'
import { addCalls, isObject } from './call-steps.ts'
import { documentsOf, type JsonNode, members } from './json-nodes.ts'
import type { Importer } from './source.ts'

/**
 * Gemini's logs: contents whose parts are `functionCall` and `functionResponse` (API, checkpoints), and session files
 * whose messages have `toolCalls` with a `status`.
 */
export const importGemini: Importer = (sources, recording, options) => {
  const log = new CallLog()
  for (const source of sources) for (const document of documentsOf(source, recording)) take(document, log)
  addCalls(log.ended(), recording, options)
  return { options: { reads: 'auto', ...(log.hasResults && { duplicates: 'keep' }) } }
}

/** Fields whose values hold messages or parts. A checkpoint's `history` says again what its `clientHistory` says. */
const CONTAINERS = ['contents', 'content', 'candidates', 'parts', 'messages', 'clientHistory', 'toolCalls']

const take = (node: JsonNode, log: CallLog): void => {
  const { value } = node
  if (isObject(value) && takePart(value, node, log)) return
  if (isObject(value) && typeof value.content === 'string') log.why = value.type === 'user' ? undefined : value.content
  for (const member of members(node)) {
    const contained =
      CONTAINERS.includes(member.key) || (member.key === 'history' && isObject(value) && !('clientHistory' in value))
    if (Array.isArray(value) || contained) take(member, log)
  }
}

const takePart = (part: Record<string, unknown>, node: JsonNode, log: CallLog): boolean => {
  const { functionCall, functionResponse, text, name, args, status } = part
  if (isObject(functionCall)) call(functionCall, node, log)
  else if (isObject(functionResponse)) {
    const { id, name: answered, response } = functionResponse
    const failed = isObject(response) && response.error !== undefined
    const key = typeof id === 'string' ? id : log.firstOpen(String(answered))
    if (key !== undefined) log.result(key, { failed })
  } else if (typeof name === 'string' && isObject(args) && typeof status === 'string') {
    const id = call(part, node, log)
    log.result(id, { failed: status !== 'success' })
  } else if (typeof text === 'string' && part.thought !== true) log.why = text
  else return false
  return true
}

/** Takes a call; one without an id is given one, by which its response is paired. */
const call = ({ id, name, args }: Record<string, unknown>, { at }: JsonNode, log: CallLog): string => {
  const known = typeof id === 'string' ? id : log.freeId()
  log.call({ name: String(name), id: known, input: args, at: at() })
  return known
}
