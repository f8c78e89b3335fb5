import type { FieldPath, Locator, Place } from './document.ts'

/** Places of keys of a step, by their paths in its input. */
export type KeyPlaces = Readonly<Record<string, Place>>

/** Keys of a step that are judged by more than the schema. */
const JUDGED = ['pattern', 'rule', 'regex', 'new_string', 'path', 'value'] as const

/** Keys of a rule that are told apart; what is beyond is told at the rule. */
const MOST = 1000

/** Where the keys are that a step is judged by; undefined for a step that has none of them. */
export const keyPlaces = (
  given: object,
  { path, locate }: { readonly path: FieldPath; readonly locate: Locator },
): KeyPlaces | undefined => {
  const input: Readonly<Record<string, unknown>> = { ...given }
  if (!['pattern', 'rule', 'regex', 'path'].some((key) => Object.hasOwn(input, key))) return undefined
  const places: Record<string, Place> = {}
  const add = (value: unknown, at: FieldPath): void => {
    if (Object.keys(places).length >= MOST) return
    places[nameOf(at)] = locate.value([...path, ...at])
    if (typeof value !== 'object' || value === null) return
    for (const [key, one] of Object.entries(value)) add(one, [...at, Array.isArray(value) ? Number(key) : key])
  }
  for (const key of JUDGED) if (Object.hasOwn(input, key)) add(key === 'rule' ? input[key] : undefined, [key])
  return places
}

const nameOf = (path: FieldPath): string => JSON.stringify(path)

/** Where a key of a step is in the plan, or the nearest one around it that is known. */
export const placeOfKey = (
  { keys = {}, at }: { readonly keys?: KeyPlaces; readonly at: Place & { readonly file?: string } },
  path: FieldPath,
): Place | undefined => {
  for (let length = path.length; length > 0; length -= 1) {
    const place = keys[nameOf(path.slice(0, length))]
    if (place) return { ...at, ...place }
  }
  return undefined
}
