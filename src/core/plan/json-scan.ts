import { endOfString } from '../text/json-span.ts'
import type { FieldPath } from './document.ts'
import type { PlanLimits } from './limits.ts'

type ScanLimits = Pick<PlanLimits, 'nesting' | 'steps' | 'problems'>

/** What one pass over a JSON text finds, without building any of its values. */
export interface JsonScan {
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

/**
 * Finds the steps, the duplicate keys, and what passes a bound. Runs before `JSON.parse`, so that hostile text
 * is refused before memory is spent on it; of text that is not JSON it says nothing useful, and never throws.
 */
export const scanJson = (text: string, limits: ScanLimits): JsonScan => {
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
export const unquoted = (source: string): string => {
  if (!source.includes('\\')) return source.slice(1, -1)
  try {
    return String(JSON.parse(source))
  } catch {
    return source
  }
}
