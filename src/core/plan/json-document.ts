import {
  type DocumentResult,
  duplicateKey,
  type Fault,
  type FieldPath,
  type Locator,
  type Place,
  placesOf,
  tooDeep,
} from './document.ts'
import { firstJsonFault } from './json-fault.ts'
import { endOfString, type JsonScan, scanJson, skipBlanks, unquoted } from './json-scan.ts'
import type { PlanLimits } from './limits.ts'

/** Reads a JSON text: one scan for bounds, steps and double keys, one `JSON.parse`; the rest only when something is wrong. */
export const readJson = (text: string, limits: PlanLimits): DocumentResult => {
  const placeOf = placesOf(text)
  const scan = scanJson(text, limits)
  if (scan.exceeded) return { ok: false, faults: [exceeded(scan.exceeded, limits, placeOf)] }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const { offset, message } = firstJsonFault(text) ?? { offset: 0, message: String(error) }
    return { ok: false, faults: [{ name: 'PLAN_SYNTAX', message: `Not valid JSON: ${message}.`, at: placeOf(offset) }] }
  }
  const faults = scan.duplicates.map(({ key, path, offset }) => duplicateKey(key, path, placeOf(offset)))
  return { ok: true, document: { value, faults, locate: jsonLocator({ text, steps: scan.steps, placeOf }) } }
}

export const exceeded = (
  { limit, offset }: NonNullable<JsonScan['exceeded']>,
  limits: PlanLimits,
  placeOf: (offset: number) => Place,
): Fault => {
  const at = placeOf(offset)
  if (limit === 'nesting') return tooDeep(limits.nesting, at)
  const what = limit === 'steps' ? 'steps' : 'objects and lists than so many steps need'
  return { name: 'LIMIT_EXCEEDED', message: `More than ${limits.steps} ${what}, which is the limit (\`steps\`).`, at }
}

interface Member {
  readonly keyAt: number
  readonly valueAt: number
}

interface Source {
  readonly text: string
  /** Offsets of the steps, which spares finding them again. */
  readonly steps: readonly number[]
  readonly placeOf: (offset: number) => Place
}

/** Finds fields in a valid JSON text, one level at a time; the members of the collections it walked are remembered. */
const jsonLocator = ({ text, steps, placeOf }: Source): Locator => {
  const known = new Map<number, ReadonlyMap<string, Member>>()
  const membersAt = (open: number): ReadonlyMap<string, Member> => {
    const members = known.get(open) ?? new Map(membersOf(text, open))
    known.set(open, members)
    return members
  }
  const find = (path: FieldPath): Member => {
    const start = skipBlanks(text, 0)
    let found: Member = { keyAt: start, valueAt: start }
    let rest = path
    const step = path[0] === 'steps' ? steps[Number(path[1] ?? -1)] : undefined
    if (step !== undefined) {
      found = { keyAt: step, valueAt: step }
      rest = path.slice(2)
    }
    for (const part of rest) {
      const next = membersAt(found.valueAt).get(String(part))
      if (!next) break
      found = next
    }
    return found
  }
  return { value: (path) => placeOf(find(path).valueAt), key: (path) => placeOf(find(path).keyAt) }
}

/** The members of the object or array that begins at `open`; none for another value. */
function* membersOf(text: string, open: number): Generator<[string, Member]> {
  const object = text[open] === '{'
  if (!object && text[open] !== '[') return
  let index = 0
  for (let at = skipBlanks(text, open + 1); at < text.length && !isClosing(text, at); index++) {
    const keyEnd = object ? endOfString(text, at) : at
    const valueAt = object ? skipBlanks(text, skipBlanks(text, keyEnd) + 1) : at
    yield [object ? unquoted(text.slice(at, keyEnd)) : String(index), { keyAt: at, valueAt }]
    at = skipBlanks(text, endOfValue(text, valueAt))
    if (text[at] === ',') at = skipBlanks(text, at + 1)
  }
}

const isClosing = (text: string, at: number): boolean => text[at] === '}' || text[at] === ']'

const endOfValue = (text: string, start: number): number => {
  let depth = 0
  let at = start
  do {
    const char = text[at]
    if (char === '"') {
      at = endOfString(text, at)
      continue
    }
    if (char === '{' || char === '[') depth++
    else if (char === '}' || char === ']') depth--
    at++
  } while (at < text.length && (depth > 0 || !/[\s,}\]]/.test(text[at] ?? ',')))
  return at
}
