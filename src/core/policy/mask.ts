import { isSuspicious, maskSecrets } from './secrets.ts'

/**
 * A value as it may be shown: every credential in its texts as asterisks, in lists of lines also one that goes over several of them.
 * A value without credentials is returned itself, not a copy.
 */
export const masked = async <Value>(value: Value): Promise<Value> =>
  mayHold(value) ? ((await maskedAny(value)) as Value) : value

/** Synchronous, because most values contain no credential and there may be a million of them. */
const mayHold = (value: unknown): boolean => {
  if (typeof value === 'string') return isSuspicious(value)
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false
  return Object.values(value).some(mayHold)
}

const maskedAny = async (value: unknown): Promise<unknown> => {
  if (typeof value === 'string') return maskSecrets(value)
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? maskedList(value) : maskedRecord(value)
}

const maskedList = async (list: readonly unknown[]): Promise<readonly unknown[]> => {
  if (list.every((item) => typeof item === 'string')) return maskedLines(list)
  const items: unknown[] = []
  for (const item of list) items.push(await masked(item))
  return items.some((item, at) => item !== list[at]) ? items : list
}

const maskedRecord = async (record: object): Promise<object> => {
  const changed: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(record)) {
    const result = await masked(value)
    if (result !== value) changed[key] = result
  }
  return Object.keys(changed).length > 0 ? { ...record, ...changed } : record
}

/** Lines of text, or of a patch: there the file before and the file after are each looked at without the signs. */
export const maskedLines = async (lines: readonly string[]): Promise<readonly string[]> => {
  let result = await maskedText(
    lines,
    lines.map((_, at) => at),
    0,
  )
  for (const signs of [' -', ' +']) {
    const side = result.flatMap((line, at) => (line !== '' && signs.includes(line.charAt(0)) ? [at] : []))
    if (side.length > 0) result = await maskedText(result, side, 1)
  }
  return result
}

/** The lines with those at the places masked as one text, each from a column on. */
const maskedText = async (
  lines: readonly string[],
  places: readonly number[],
  from: number,
): Promise<readonly string[]> => {
  const text = places.map((at) => lines[at]?.slice(from) ?? '').join('\n')
  const shown = await maskSecrets(text)
  if (shown === text) return lines
  const parts = splitAlike(
    shown,
    places.map((at) => (lines[at]?.length ?? 0) - from),
  )
  const result = [...lines]
  for (const [index, at] of places.entries()) result[at] = `${lines[at]?.slice(0, from) ?? ''}${parts[index] ?? ''}`
  return result
}

/** A text cut back into the lines it was joined of: their lengths have not changed. */
const splitAlike = (text: string, lengths: readonly number[]): readonly string[] => {
  let at = 0
  return lengths.map((length) => {
    const line = text.slice(at, at + length)
    at += length + 1
    return line
  })
}
