import { type JsonNode, members } from '../../core/plan/json-nodes.ts'
import { isObject, scalarText } from '../../core/text/json.ts'
import {
  type CallResult,
  DOUBTFUL,
  type Item,
  isMark,
  isObjectNode,
  type ObjectNode,
  type OpenCall,
  textField,
} from './call.ts'
import { isFailure } from './failures.ts'
import { resultOf, TOLERANT } from './model-apis.ts'
import { type SessionLog, sessionImporter } from './session-log.ts'

/**
 * What programs keep of the Vercel AI SDK: messages with parts of the types `tool-call` and `tool-result`, the result of `generateText`,
 * messages of a user interface, whose parts hold a call and its answer.
 */
export const importAiSdk = sessionImporter(TOLERANT, (log) => (document) => take(document, log))

function take(node: JsonNode, log: SessionLog): void {
  const { value } = node
  if (isObjectNode(node)) {
    if (takePart(node, log)) return
    const { role, content } = node.value
    if (role === 'user') log.why = undefined
    if (role === 'assistant' && typeof content === 'string' && content !== '') log.why = content
  }
  const keys = isObject(value) ? containersOf(value) : undefined
  for (const member of members(node)) if (Array.isArray(value) || keys?.includes(member.key)) take(member, log)
}

/** Fields that hold messages or parts. A result of several steps repeats what the last of them holds. */
const containersOf = (value: Item): readonly string[] =>
  CONTAINERS.find((keys) => keys.some((key) => Array.isArray(value[key]))) ?? ['message', 'response']

const CONTAINERS = [['steps'], ['messages'], ['parts'], ['content'], ['toolInvocations'], ['toolCalls', 'toolResults']]

/** Takes a call, an answer, or a text; false for what may hold them. */
const takePart = (node: ObjectNode, log: SessionLog): boolean => {
  const part = isObject(node.value.toolInvocation) ? node.value.toolInvocation : node.value
  const { type, toolCallId: id, state } = part
  if (type === 'text') log.why = textField(part, 'text') ?? log.why
  if (typeof id !== 'string') return type === 'text'
  if (type === 'tool-result' || type === 'tool-error') {
    if (part.preliminary !== true) log.result(id, (call) => answerOf(call, part))
    return true
  }
  const call = { name: nameOf(part), id, input: part.input ?? part.args ?? part.rawInput, at: node.at() }
  if (/^(result|output-available|output-error|output-denied)$/.test(scalarText(state ?? '')))
    log.done(call, (open) => answerOf(open, part))
  else if (!/^tool-approval/.test(scalarText(type ?? ''))) log.call(call)
  return true
}

/** The tool of a part, which a part of a user interface has in its type. */
const nameOf = ({ toolName, type }: Item): unknown =>
  toolName ?? /^tool-(?!call$|invocation$)(.+)$/.exec(scalarText(type ?? ''))?.[1]

const answerOf = (call: OpenCall, part: Item): CallResult => {
  const given = part.output ?? part.result
  const wrapped = isObject(given) && OUTPUTS.has(scalarText(given.type ?? '')) ? given : undefined
  const output = wrapped ? wrapped.value : given
  if (!isMark(part.isError)) return DOUBTFUL
  const failed =
    part.isError === true ||
    part.type === 'tool-error' ||
    /^output-(error|denied)$/.test(scalarText(part.state ?? '')) ||
    /^(error-|execution-denied)/.test(scalarText(wrapped?.type ?? ''))
  // Without an output nothing says how it ended.
  if (!failed && (output === undefined || output === null)) return DOUBTFUL
  return resultOf(call, failed || isFailure(output), typeof output === 'string' ? output : JSON.stringify(output))
}

/** Types of an output that is separate from its value. */
const OUTPUTS = new Set(['text', 'json', 'error-text', 'error-json', 'execution-denied', 'content'])
