import {
  type Alias,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { repeatedKeys } from '../text/yaml.ts'
import { duplicateKey, type Fault, quoted } from './fault.ts'
import type { PlanLimits } from './limits.ts'
import type { FieldPath, Place } from './locate.ts'

/** The only fields of a plan that are numbers; every other number in a plan is text that looks like one. */
export const NUMERIC_KEYS: ReadonlySet<string> = new Set(['version', 'offset', 'limit', 'expect_matches', 'min', 'max'])

export type PlainData =
  | {
      readonly ok: true
      readonly value: unknown
      readonly faults: readonly Fault[]
      /** What each alias stands for. */
      readonly aliases: ReadonlyMap<Alias, ParsedNode>
    }
  | { readonly ok: false; readonly faults: readonly Fault[] }

interface Context {
  readonly limits: PlanLimits
  readonly placeOf: (offset: number) => Place
}

/** An anchored node once it has been converted; `weight` is the number of aliases inside it. */
interface Anchored {
  readonly node: ParsedNode
  readonly value: unknown
  readonly weight: number
}

/**
 * YAML nodes as plain data. A number outside {@link NUMERIC_KEYS} becomes its source text, so that `base: 12e4567` and
 * `new_string: 1.10` mean what they say. What an alias stands for is shared, not copied; keys such as `__proto__` are
 * plain data. Duplicate keys are faults; a key that is not text and too many aliases are refusals.
 */
export const plainData = (contents: ParsedNode | null, context: Context): PlainData => {
  const conversion = new Conversion(context)
  const value = conversion.value(contents, [])
  const { refusal, faults, aliases } = conversion
  return refusal ? { ok: false, faults: [refusal] } : { ok: true, value, faults, aliases }
}

class Conversion {
  readonly faults: Fault[] = []
  readonly aliases = new Map<Alias, ParsedNode>()
  refusal: Fault | undefined
  readonly #context: Context
  readonly #anchors = new Map<string, Anchored>()
  #expanded = 0

  constructor(context: Context) {
    this.#context = context
  }

  value(node: ParsedNode | null, path: FieldPath): unknown {
    if (node === null || this.refusal) return null
    if (isAlias(node)) return this.#alias(node)
    const before = this.#expanded
    const value = isMap(node) ? this.#map(node, path) : isSeq(node) ? this.#sequence(node, path) : scalar(node, path)
    if (node.anchor) this.#anchors.set(node.anchor, { node, value, weight: this.#expanded - before })
    return value
  }

  #map(node: YAMLMap.Parsed, path: FieldPath): unknown {
    const entries: [string, unknown][] = []
    const repeated = repeatedKeys(node, keyText)
    const keys = new Set<string>()
    const merged: [string, unknown][] = []
    for (const pair of node.items) {
      const key = keyText(pair.key)
      if (key === undefined)
        return this.#refuse('PLAN_SYNTAX', 'Not valid in a plan: a key that is not text.', pair.key)
      const field = [...path, key]
      if (repeated.has(pair) && this.faults.length < this.#context.limits.problems) {
        this.faults.push(duplicateKey(key, field, this.#place(pair.key)))
      }
      if (isMergeKey(pair.key)) {
        merged.push(...this.#merged(pair.value, path))
        continue
      }
      keys.add(key)
      entries.push([key, this.value(pair.value, field)])
    }
    return Object.fromEntries([...merged.filter(([key]) => !keys.has(key)), ...entries])
  }

  /** What `<<` brings in: of several mappings the first that has a key counts. */
  #merged(node: ParsedNode | null, path: FieldPath): readonly [string, unknown][] {
    const sources = isSeq(node) ? node.items : [node]
    const found = sources.toReversed().flatMap((source) => {
      const value = this.value(source, path)
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value)
      return this.#refuse('PLAN_SYNTAX', 'Not valid YAML: `<<` takes a mapping, or a list of mappings.', source) ?? []
    })
    return [...new Map(found)]
  }

  #sequence(node: YAMLSeq.Parsed, path: FieldPath): unknown {
    return node.items.map((item, index) => this.value(item, [...path, index]))
  }

  #alias(node: Alias.Parsed): unknown {
    const anchored = this.#anchors.get(node.source)
    if (!anchored) {
      return this.#refuse(
        'PLAN_SYNTAX',
        `Not valid YAML: the anchor ${quoted(`&${node.source}`)} is not defined before this alias.`,
        node,
      )
    }
    this.#expanded += 1 + anchored.weight
    if (this.#expanded > this.#context.limits.aliases) {
      const limit = this.#context.limits.aliases
      return this.#refuse('LIMIT_EXCEEDED', `More than ${limit} aliases, which is the limit (\`aliases\`).`, node)
    }
    this.aliases.set(node, anchored.node)
    return anchored.value
  }

  #refuse(name: Fault['name'], message: string, node: ParsedNode | null): null {
    this.refusal ??= { name, message, at: this.#place(node) }
    return null
  }

  #place(node: ParsedNode | null): Place {
    return this.#context.placeOf(node?.range[0] ?? 0)
  }
}

/** The merge key of YAML 1.1, which is not in quotes. */
export const isMergeKey = (key: ParsedNode | null): boolean =>
  isScalar(key) && key.value === '<<' && key.type === 'PLAIN'

/** A key as text; undefined for a collection, an alias or null. */
export const keyText = (key: ParsedNode | null): string | undefined => {
  if (!isScalar(key) || key.value === null) return undefined
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value))
}

/** Whether a number at the path is one: in the fields that are numbers, and inside those that are any data. */
const isNumeric = (path: FieldPath): boolean =>
  NUMERIC_KEYS.has(String(path.at(-1))) || path.slice(2, 4).some((key) => DATA_KEYS.has(String(key)))

/** Fields of a step whose inside is data of any kind. */
export const DATA_KEYS: ReadonlySet<string> = new Set(['path', 'value', 'rule'])

const scalar = (node: Scalar.Parsed, path: FieldPath): unknown => {
  const { value } = node
  if (typeof value !== 'number' || isNumeric(path)) return value
  return node.source ?? String(value)
}
