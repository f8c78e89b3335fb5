import { isObject, parsedJson } from '../../../../core/text/json.ts'

export type Item = Readonly<Record<string, unknown>>

/** A message of JSON-RPC, as far as it is understood. */
export interface Message {
  /** Present in requests and notifications. */
  readonly method?: string
  /** Present in requests and answers: as text, so that 1 and "1" are two. */
  readonly id?: string
  readonly params: Item
  /** Of an answer; absent where it is an error. */
  readonly result?: Item
}

/** Undefined for a line that is no message. Of a very long line only what its ends say is known. */
export function messageOf(line: Buffer): Message | undefined {
  const text = line.toString('utf8')
  const value = parsedJson(text) ?? (text.includes('\0') ? glimpsed(text) : undefined)
  if (!isObject(value)) return undefined
  const { method, id, params, result } = value
  return {
    params: isObject(params) ? params : {},
    ...(typeof method === 'string' && { method }),
    ...(id !== undefined && id !== null && { id: JSON.stringify(id) }),
    ...(method === undefined && 'result' in value && { result: isObject(result) ? result : {} }),
  }
}

/** What a long message says in its short fields. A quote inside a text is written `\"`, so no text can be taken for a field. */
function glimpsed(text: string): Item | undefined {
  const field = (name: string): string | undefined =>
    new RegExp(`(?<!\\\\)"${name}"\\s*:\\s*"([^"\\\\]{0,1000})"`).exec(text)?.[1]
  const [method, sessionId, toolCallId] = [field('method'), field('sessionId'), field('toolCallId')]
  if (method !== 'session/update' || sessionId === undefined || toolCallId === undefined) return undefined
  const [sessionUpdate, status, title] = [field('sessionUpdate'), field('status'), field('title')]
  return { method, params: { sessionId, update: { sessionUpdate, toolCallId, status, title } } }
}

export const textAt = (item: unknown, key: string): string | undefined => {
  const value = isObject(item) ? item[key] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

export const itemsAt = (item: unknown, key: string): readonly Item[] => {
  const value = isObject(item) ? item[key] : undefined
  return Array.isArray(value) ? value.filter(isObject) : []
}
