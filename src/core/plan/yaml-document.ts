import {
  type Alias,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type ParsedNode,
  type Scalar,
  visit,
  type YAMLError,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Position } from '../../errors.ts'
import { atOnce } from '../text/at-once.ts'
import { isNumberElsewhere, keyLiteral, literalKey, scalarAsWritten } from '../text/literal.ts'
import { quoted } from '../text/words.ts'
import { composingYaml, isMergeKey, keyText, repeatedKeys, type YamlDocument } from '../text/yaml.ts'
import { dataField, firstMoved, PATH_KEYS, pathPart, WRITTEN_KEYS } from './data-fields.ts'
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

/** Reads a plan in YAML 1.2 (core schema, merge keys, no tags, one document). For numbers see {@link plainData}. */
export const readYaml = (text: string, limits: PlanLimits): DocumentResult => atOnce(readingYaml(text, limits))

/** The same, in parts. */
export function* readingYaml(text: string, limits: PlanLimits): Generator<void, DocumentResult> {
  const placeOf = placesOf(text)
  const nul = text.indexOf('\0')
  if (nul >= 0) return refused({ ...syntax('the text has a NUL character; save it as UTF-8'), at: placeOf(nul) })
  const composed = yield* composingYaml(text, { nesting: limits.nesting, single: true })
  if (!composed.ok) {
    const at = placeOf(composed.offset)
    if (composed.reason === 'too-deep') return refused(tooDeep(limits.nesting, at))
    return refused({
      ...syntax(composed.reason === 'unbalanced' ? UNBALANCED : SECOND),
      at,
    })
  }
  const [document] = composed.documents
  const all = [...(document?.errors ?? []), ...(document?.warnings ?? [])]
  // What is not closed takes what follows with it.
  const open = all.findIndex(({ message }) => OPEN.test(message))
  const errors = open < 0 ? all : all.slice(0, open + 1)
  if (errors.length > 0) {
    const [before = '', fence = ''] = FENCE.exec(text) ?? []
    if (fence !== '') {
      const words = `a code fence is around the plan; keep only what is between the lines with ${fence}`
      return refused({ ...syntax(words), at: placeOf(text.indexOf(before) + before.length - fence.length) })
    }
    const faults = errors.filter(isOwnFault).map((error) => {
      const { words, at } = inWords(error, document)
      return { ...syntax(words), at: placeOf(at) }
    })
    return { ok: false, faults: firstOfLines(faults).slice(0, limits.problems) }
  }
  if (document?.directives.yaml.explicit && document.directives.yaml.version !== '1.2')
    return refused({ ...syntax('a plan is YAML 1.2; remove the directive'), at: { line: 1, column: 1 } })
  const contents = document?.contents ?? null
  yield
  const plain = plainData(contents, { limits, placeOf })
  if (!plain.ok) return plain
  const { value, faults, aliases } = plain
  return { ok: true, document: { value, faults, locate: yamlLocator(contents, aliases, placeOf) } }
}

/** At the start of a line, where no text of a plan is. */
const FENCE = /(?:^\s*|\n)(```|~~~)/

const UNBALANCED = 'a bracket closes nothing; remove it, or put the value in quotes'
const SECOND = 'a plan is one document; move what follows `---` to another file'

const refused = (fault: Fault): DocumentResult => ({ ok: false, faults: [fault] })

/** What the parser says further on of a line that is not YAML follows from what it says first. */
const firstOfLines = (faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(({ at }, index) => index === 0 || at.line !== faults[index - 1]?.at.line)

/** A line that is out of its column has the sign of a second `: ` too. */
const isOwnFault = ({ code, pos: [at] }: YAMLError, index: number, all: readonly YAMLError[]): boolean =>
  code !== 'BLOCK_AS_IMPLICIT_KEY' || all[index + 1]?.code !== 'MULTILINE_IMPLICIT_KEY' || all[index + 1]?.pos[0] !== at

/** The mistakes of people who write plans, with what to do, and where they begin; the parser's own words for the rest. */
function inWords({ code, message, pos: [at] }: YAMLError, document: YamlDocument | undefined) {
  const holder = document && holderOf(document, at)
  const isOpen = OPEN.test(message)
  for (const [isMeant, words] of MISTAKES) {
    if (!isMeant.test(`${code} ${message}`)) continue
    const said = words(holder?.sign ?? '', /\S+$/.exec(message)?.[0] ?? '')
    return { words: said, at: (isOpen ? holder?.start : undefined) ?? at }
  }
  return { words: message, at }
}

/** Errors at the end of what was never closed. */
const OPEN = /^Missing closing .quote|^Flow .* end with a/

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

const MISTAKES: readonly (readonly [isMeant: RegExp, words: (sign: string, last: string) => string])[] = [
  [/^TAB_AS_INDENT/, () => 'a tab indents the line; use spaces'],
  [/^BLOCK_AS_IMPLICIT_KEY/, () => 'a second `: ` in the line; put the value in quotes'],
  [/^BAD_SCALAR_START/, (_, last) => `a value cannot begin with ${last}; put it in quotes`],
  [
    /^BAD_DQ_ESCAPE/,
    (_, last) => `the escape ${last.slice(0, 2)} is not valid here; write a backslash as \\\\, or use single quotes`,
  ],
  [
    /closing .quote/,
    (quote) =>
      `the quote ${quote} that begins here does not end; close it, or use ${quote === "'" ? 'double' : 'single'} quotes`,
  ],
  [
    / Flow .* end with a/,
    (bracket) => `the ${bracket} has no ${CLOSING[bracket]}; close it, or put the value in quotes`,
  ],
  [
    / Unexpected scalar at node end/,
    (sign) =>
      sign in CLOSING
        ? `text follows ${CLOSING[sign]}; put the whole value in quotes`
        : `the value ends at its second ${sign} and text follows; write ${sign === "'" ? "''" : '\\"'} for a quote inside it`,
  ],
  [/ Unexpected block-seq-ind on same line/, () => 'a `- ` after a key begins a list; put the value in quotes'],
  [
    / Block scalar header| Not a YAML token/,
    () => 'text follows | or > in the line; begin it in the next line, or put the value in quotes',
  ],
  [/^TAG_RESOLVE_FAILED/, (_, last) => `a plan has no tags, such as ${last}; put the value in quotes`],
  [
    /^MULTILINE_IMPLICIT_KEY|^MISSING_CHAR| All /,
    () =>
      'the line is not `key: value`, or does not start in the same column as its neighbours; indent text of several lines further than its key',
  ],
]

/** The innermost quoted value or bracket that holds a place, or ends there: the sign that it begins with, and where. */
function holderOf(document: YamlDocument, at: number): { readonly sign: string; readonly start: number } | undefined {
  let found: { readonly sign: string; readonly start: number } | undefined
  visit(document, {
    Node(_, node) {
      const [start = 0, , end = 0] = node.range ?? []
      if (start >= at || end < at) return
      if (isScalar(node) && node.type === 'QUOTE_SINGLE') found = { sign: "'", start }
      if (isScalar(node) && node.type === 'QUOTE_DOUBLE') found = { sign: '"', start }
      if ((isMap(node) || isSeq(node)) && node.flow) found = { sign: isMap(node) ? '{' : '[', start }
    },
  })
  return found
}

const syntax = (message: string) => ({ name: 'PLAN_SYNTAX', message: `Not valid YAML: ${message}.` }) as const

/** Finds fields among the nodes of a document; a field behind an alias is found where it is written. */
const yamlLocator = (
  contents: ParsedNode | null,
  aliases: ReadonlyMap<Alias, ParsedNode>,
  placeOf: (offset: number) => Position,
): Locator => {
  const members = new WeakMap<YAMLMap, ReadonlyMap<string, YAMLMap.Parsed['items'][number]>>()
  const member = (map: YAMLMap.Parsed, key: string) => {
    const known = members.get(map) ?? new Map(map.items.map((pair) => [keyText(pair.key) ?? '', pair]))
    members.set(map, known)
    return known.get(key)
  }
  const resolved = (node: ParsedNode | null): ParsedNode | null => (isAlias(node) ? (aliases.get(node) ?? null) : node)
  /** Also a member that a merge key brings in, where it is written. */
  const memberOf = (map: YAMLMap.Parsed, key: string): KeyedPair | undefined => {
    const own = member(map, key)
    if (own) return own
    const merged = map.items.filter((pair) => isMergeKey(pair.key)).map(({ value }) => resolved(value))
    for (const source of merged.flatMap((node) => (isSeq(node) ? node.items.map(resolved) : [node]))) {
      const found = isMap(source) ? memberOf(source, key) : undefined
      if (found) return found
    }
    return undefined
  }
  const find = (path: FieldPath): KeyedPair => {
    let found: KeyedPair = { key: contents, value: contents }
    for (const part of path) {
      const inside = resolved(found.value)
      let next: KeyedPair | undefined
      if (isMap(inside)) next = memberOf(inside, String(part))
      else if (isSeq(inside)) next = { key: null, value: inside.items[Number(part)] ?? null }
      if (!next) break
      found = { key: next.key ?? next.value, value: next.value ?? next.key }
    }
    return found
  }
  const place = (node: ParsedNode | null): Position => placeOf(node?.range[0] ?? 0)
  return { value: (path) => place(find(path).value), key: (path) => place(find(path).key) }
}

type KeyedPair = { readonly key: ParsedNode | null; readonly value: ParsedNode | null }

/** The only fields of a plan that are numbers; every other number in a plan is text that looks like one. */
export const NUMERIC_KEYS: ReadonlySet<string> = new Set([
  'version',
  'offset',
  'limit',
  'start',
  'end',
  'timeout',
  'session',
  'expect_matches',
  'min',
  'max',
])

type PlainData =
  | {
      readonly ok: true
      readonly value: unknown
      readonly faults: readonly Fault[]
      readonly aliases: ReadonlyMap<Alias, ParsedNode>
    }
  | { readonly ok: false; readonly faults: readonly Fault[] }

type Context = { readonly limits: PlanLimits; readonly placeOf: (offset: number) => Position }

/** An anchored node once it has been converted; `weight` is the number of aliases inside it. */
type AnchoredNode = { readonly node: ParsedNode; readonly value: unknown; readonly weight: number }

/**
 * YAML nodes as plain data. A number outside {@link NUMERIC_KEYS} becomes its source text, so that `base: 12e4567` and
 * `new_string: 1.10` mean what they say. The value of an alias is shared, not copied; keys such as `__proto__` are
 * plain data. Duplicate keys are faults; a key that is not text and too many aliases are refusals.
 */
const plainData = (contents: ParsedNode | null, context: Context): PlainData => {
  const conversion = new Conversion(context)
  const value = conversion.value(contents, [])
  const { refusal, faults, aliases } = conversion
  return refusal ? { ok: false, faults: [refusal] } : { ok: true, value, faults, aliases }
}

/** Keys whose values are names, in which no quotes are meant. */
const NAMES: ReadonlySet<unknown> = new Set(
  'title id tool file_path notebook_path new_path glob exclude reads on_error'.split(' '),
)

/** Of a name in quotes that YAML takes for text, as editors for prose put them. */
function strayQuotes(node: Scalar.Parsed, path: FieldPath, { placeOf }: Context): readonly Fault[] {
  const key = path.findLast((one) => typeof one === 'string')
  const [, inside] = /^[“”„‘’‚]([^“”„‘’‚]+)[“”‘’]$/.exec(node.source ?? '') ?? []
  if (inside === undefined || node.type !== 'PLAIN' || !NAMES.has(key) || dataField(path) !== undefined) return []
  const message = `${quoted(String(key))} is in typographic quotes, which would be part of it. Write ${quoted(inside)}; if they are meant, write ${quoted(node.source ?? '')}.`
  return [{ name: 'INVALID_VALUE', message, at: placeOf(node.range[0]), path }]
}

class Conversion {
  readonly faults: Fault[] = []
  readonly aliases = new Map<Alias, ParsedNode>()
  refusal: Fault | undefined
  readonly #context: Context
  readonly #anchors = new Map<string, AnchoredNode>()
  #expanded = 0

  constructor(context: Context) {
    this.#context = context
  }

  value(node: ParsedNode | null, path: FieldPath): unknown {
    if (node === null || this.refusal) return null
    if (isAlias(node)) return this.#alias(node)
    if (isScalar(node)) this.faults.push(...strayQuotes(node, path, this.#context))
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
        return this.#refuse(
          'PLAN_SYNTAX',
          'Not valid in a plan: a key that is not text; put the value in quotes.',
          pair.key,
        )
      const field = [...path, key]
      if (repeated.has(pair) && this.faults.length < this.#context.limits.problems)
        this.faults.push(duplicateKey(key, field, this.#place(pair.key)))
      if (isMergeKey(pair.key)) {
        merged.push(...this.#merged(pair.value, path))
        continue
      }
      keys.add(key)
      const name = dataField(path) === 'value' && isNoText(pair.key) ? literalKey(key) : key
      entries.push([name, this.value(pair.value, field)])
    }
    const all = [...merged.filter(([key]) => !keys.has(keyLiteral(key) ?? key)), ...entries]
    const moved = WRITTEN_KEYS.has(dataField(path) ?? '') ? firstMoved(all.map(([key]) => key)) : undefined
    if (moved !== undefined && this.faults.length < this.#context.limits.problems)
      this.faults.push(movedKey(moved, this.#place(node)))
    return Object.fromEntries(all)
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
        `Not valid YAML: the anchor ${quoted(`&${node.source}`)} is not defined before this alias; if * is text, put the value in quotes.`,
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

  #place(node: ParsedNode | null): Position {
    return this.#context.placeOf(node?.range[0] ?? 0)
  }
}

/** A number or a truth value, for some readers of YAML at least. */
const isNoText = (key: ParsedNode | null): boolean =>
  isScalar(key) && key.type === 'PLAIN' && (typeof key.value !== 'string' || isNumberElsewhere(key.value))

const scalar = (node: Scalar.Parsed, path: FieldPath): unknown => {
  const { value } = node
  const field = dataField(path)
  if (field && WRITTEN_KEYS.has(field)) return node.type === 'PLAIN' ? scalarAsWritten(node.source, value) : value
  if (typeof value !== 'number') return value
  if (field && PATH_KEYS.has(field)) return pathPart(node.source, value)
  return field || NUMERIC_KEYS.has(String(path.at(-1))) ? value : (node.source ?? String(value))
}
