import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser'
import type { Position } from '../../errors.ts'
import { elementsOf, endOfString, isObject, membersOf, parsedJson, skipBlanks } from '../text/json.ts'
import { asWritten } from './data-fields.ts'
import {
  type DocumentResult,
  duplicateKey,
  type Fault,
  type FieldPath,
  type Locator,
  movedKey,
  type PlanLimits,
  placesOf,
  tooDeep,
} from './document.ts'

/** Reads a JSON text: one scan for bounds, steps and double keys, one `JSON.parse`; the rest only when something is wrong. */
export const readJson = (text: string, limits: PlanLimits): DocumentResult => read(text, limits, (value) => value)

/** The same of a plan, or of one step of it: the numbers in its steps' data are as they are written. */
export const readPlanJson = (text: string, limits: PlanLimits): DocumentResult =>
  read(text, limits, (value, { steps }, onMoved) => withWrittenData(value, { text, steps, onMoved }))

type Revise = (value: unknown, scan: JsonScan, onMoved: (key: string, at: number) => void) => unknown

const read = (text: string, limits: PlanLimits, revise: Revise): DocumentResult => {
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
  const revised = revise(value, scan, (key, at) => faults.push(movedKey(key, placeOf(at))))
  return {
    ok: true,
    document: { value: revised, faults, locate: jsonLocator({ text, steps: scan.steps, placeOf }) },
  }
}

/** A plan, or one step of it, with the numbers of its steps' data as they are written. */
const withWrittenData = (
  value: unknown,
  { steps, ...source }: Pick<Source, 'text' | 'steps'> & Parameters<typeof asWritten>[2],
): unknown => {
  if (!isObject(value)) return value
  if (!Array.isArray(value.steps)) return asWritten(value, skipBlanks(source.text, 0), source)
  return { ...value, steps: value.steps.map((step: unknown, index) => asWritten(step, steps[index] ?? 0, source)) }
}

const exceeded = (
  { limit, offset }: NonNullable<JsonScan['exceeded']>,
  limits: PlanLimits,
  placeOf: (offset: number) => Position,
): Fault => {
  const at = placeOf(offset)
  if (limit === 'nesting') return tooDeep(limits.nesting, at)
  const what = limit === 'steps' ? 'steps' : 'objects and lists than so many steps need'
  return { name: 'LIMIT_EXCEEDED', message: `More than ${limits.steps} ${what}, which is the limit (\`steps\`).`, at }
}

type Member = { readonly keyAt: number; readonly valueAt: number }

interface Source {
  readonly text: string
  /** Offsets of the steps, which spares finding them again. */
  readonly steps: readonly number[]
  readonly placeOf: (offset: number) => Position
}

/** Finds fields in a valid JSON text, one level at a time; the members of the collections it walked are remembered. */
const jsonLocator = ({ text, steps, placeOf }: Source): Locator => {
  const known = new Map<number, ReadonlyMap<string, Member>>()
  const membersAt = (open: number): ReadonlyMap<string, Member> => {
    const members = known.get(open) ?? new Map(partsAt(text, open))
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
const partsAt = (text: string, open: number): readonly (readonly [string, Member])[] => {
  if (text[open] === '{')
    return membersOf(text, open, unquoted).map(({ key, start, value }) => [key, { keyAt: start, valueAt: value.start }])
  return text[open] === '['
    ? elementsOf(text, open).map(({ start }, index) => [String(index), { keyAt: start, valueAt: start }])
    : []
}

type JsonFault = { readonly offset: number; readonly message: string }

/** The first place where a text, whose depth is bounded, stops being JSON, and what is wrong there. */
export const firstJsonFault = (text: string): JsonFault | undefined => {
  let fault: JsonFault | undefined
  const onError = (error: ParseErrorCode, offset: number): void => {
    fault ??= text[offset] === '"' ? stringFault(text, offset) : undefined
    fault ??= faultOf(printParseErrorCode(error), offset, text)
  }
  visit(text, { onError }, { disallowComments: true })
  return fault
}

/** What is wrong inside the string that begins here; undefined for a sound string in the wrong place. */
const stringFault = (text: string, offset: number): JsonFault | undefined => {
  const end = endOfString(text, offset)
  const inside = text.slice(offset, end)
  const control = inside.trimEnd().search(/[\u0000-\u001f]/)
  if (control >= 0)
    return {
      offset: offset + control,
      message: 'a line break, a tab or another control character; write it as an escape, such as \\n',
    }
  for (const found of inside.matchAll(/\\(u[0-9a-fA-F]{4}|["\\/bfnrt])?/g))
    if (!found[1]) return { offset: offset + found.index, message: 'no such escape; write a backslash as \\\\' }
  return end > text.length
    ? { offset, message: 'this string is not closed; add the " at its end, or the rest of the text' }
    : undefined
}

const faultOf = (error: string, offset: number, text: string): JsonFault => {
  const expected = EXPECTED[error]
  const before = text.slice(0, offset).trimEnd()
  if (before.endsWith(',') && /[\]}]/.test(text[offset] ?? ''))
    return { offset: before.length - 1, message: 'a comma with nothing after it; remove it' }
  if (error === 'InvalidCommentToken')
    return { offset, message: 'JSON has no comments; remove it, or write the plan in YAML' }
  if (expected === undefined) return { offset, message: notAValue(text.slice(offset, offset + 9)) }
  const early = offset >= text.length
  return { offset, message: early ? `ends early, expected ${expected}` : `expected ${expected} here` }
}

function notAValue(text: string): string {
  if (/^[“”„‟‘’‚«»]/.test(text)) return 'typographic quotes; write " in their place'
  if (/^(?:True|False|None|undefined)(?![\w$])/.test(text)) return 'not a JSON value; write true, false or null'
  return 'not a JSON value; text needs double quotes'
}

const EXPECTED: Readonly<Record<string, string>> = {
  ValueExpected: 'a value',
  PropertyNameExpected: 'a key',
  ColonExpected: ':',
  CommaExpected: 'a comma or the end of the list',
  CloseBraceExpected: ', or }',
  CloseBracketExpected: ', or ]',
  EndOfFileExpected: 'nothing more',
}

type ScanLimits = Pick<PlanLimits, 'nesting' | 'steps' | 'problems'>

/** What one pass over a JSON text finds, without building any of its values. */
interface JsonScan {
  /** Offsets of the elements of the root's `steps`. */
  readonly steps: readonly number[]
  readonly duplicates: readonly { readonly key: string; readonly offset: number; readonly path: FieldPath }[]
  /** Where a bound was passed; the scan ends there. */
  readonly exceeded?: { readonly limit: 'nesting' | 'steps' | 'collections'; readonly offset: number }
}

const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_ARRAY = 0x5b
const CLOSE_ARRAY = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/** Finds steps, duplicate keys, and what passes a bound, before hostile text gets memory of `JSON.parse`. Never throws. */
const scanJson = (text: string, limits: ScanLimits): JsonScan => {
  const scan = new Scan(limits)
  for (let offset = 0; offset < text.length && !scan.exceeded; offset++) {
    const code = text.charCodeAt(offset)
    if (code > 0x20 && code !== CLOSE_ARRAY && scan.awaitsStep) scan.step(offset)
    if (code === QUOTE) {
      const end = endOfString(text, offset)
      if (scan.awaitsKey) scan.key(text.slice(offset, end), offset)
      offset = end - 1
    } else if (code === OPEN_OBJECT || code === OPEN_ARRAY) scan.open(code, offset)
    else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) scan.close()
    else if (code === COMMA) scan.comma()
  }
  return scan
}

class Scan implements JsonScan {
  readonly steps: number[] = []
  readonly duplicates: { key: string; offset: number; path: FieldPath }[] = []
  exceeded?: { limit: 'nesting' | 'steps' | 'collections'; offset: number }
  awaitsKey = false
  awaitsStep = false
  readonly #limits: ScanLimits
  /** Of the collections around, whether each is an object. */
  readonly #objects: boolean[] = []
  /** Keys seen, by depth; the sets are used again. */
  readonly #keys: Set<string>[] = []
  #collections = 0
  #inSteps = false
  #rootKey = ''

  constructor(limits: ScanLimits) {
    this.#limits = limits
  }

  step(offset: number): void {
    this.awaitsStep = false
    if (this.steps.length === this.#limits.steps) this.exceeded = { limit: 'steps', offset }
    else this.steps.push(offset)
  }

  key(source: string, offset: number): void {
    const key = unquoted(source)
    if (this.duplicates.length < this.#limits.problems) this.#note(key, offset)
    if (this.#objects.length === 1) this.#rootKey = key
    this.awaitsKey = false
  }

  #note(key: string, offset: number): void {
    const keys = this.#keys[this.#objects.length]
    if (keys?.has(key)) {
      const path = this.#inSteps ? ['steps', this.steps.length - 1, key] : [key]
      this.duplicates.push({ key, offset, path })
    }
    keys?.add(key)
  }

  open(code: number, offset: number): void {
    const object = code === OPEN_OBJECT
    const depth = this.#objects.push(object)
    if (depth > this.#limits.nesting) this.exceeded = { limit: 'nesting', offset }
    // A plan has at most two collections a step and four before them; the rest is slack.
    if (++this.#collections > 2 * this.#limits.steps + 64) this.exceeded = { limit: 'collections', offset }
    this.awaitsKey = object
    if (object) this.#clearKeys(depth)
    else if (depth === 2 && this.#rootKey === 'steps') {
      this.#inSteps = true
      this.awaitsStep = true
    }
  }

  close(): void {
    this.#objects.pop()
    this.awaitsKey = false
    this.awaitsStep = false
    if (this.#objects.length < 2) this.#inSteps = false
  }

  comma(): void {
    this.awaitsKey = this.#objects.at(-1) ?? false
    this.awaitsStep = this.#inSteps && this.#objects.length === 2
  }

  #clearKeys(depth: number): void {
    const keys = this.#keys[depth]
    if (keys) keys.clear()
    else this.#keys[depth] = new Set()
  }
}

/** Value of a string as it is written in the text; the source itself where it is not valid. */
const unquoted = (source: string): string =>
  source.includes('\\') ? String(parsedJson(source) ?? source) : source.slice(1, -1)
