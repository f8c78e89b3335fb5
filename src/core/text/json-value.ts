/** A value as JSON has it that is neither a list nor null. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of a text; undefined where it is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One text for equal values, whatever the order of their keys: sorted by code unit, no blanks. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) => (isObject(item) ? withSortedKeys(item) : item))

/** The same value, its own keys in order. */
export const withSortedKeys = (value: object): object =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
