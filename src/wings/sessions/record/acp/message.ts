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

/** The message on a line; undefined if the line is not one. */
export function messageOf(line: Buffer): Message | undefined {
  const value = parsedJson(line.toString('utf8'))
  if (!isObject(value)) return undefined
  const { method, id, params, result } = value
  return {
    params: isObject(params) ? params : {},
    ...(typeof method === 'string' && { method }),
    ...(id !== undefined && id !== null && { id: JSON.stringify(id) }),
    ...(method === undefined && 'result' in value && { result: isObject(result) ? result : {} }),
  }
}

export const textAt = (item: unknown, key: string): string | undefined => {
  const value = isObject(item) ? item[key] : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

export const itemsAt = (item: unknown, key: string): readonly Item[] => {
  const value = isObject(item) ? item[key] : undefined
  return Array.isArray(value) ? value.filter(isObject) : []
}
