import { isCollection, isScalar, parseDocument, Scalar, visit, type YAMLMap } from 'yaml'
import { detectFormat, type PlanFormat } from './detect-format.ts'
import { condition } from './file-choice.ts'
import { formatPlan } from './format.ts'
import { linesOf } from './json-lines.ts'
import { type ParsedPlan, type PlanSource, parsePlan } from './parse.ts'
import { planHeader, stepHeader } from './schema.ts'
import { stepInputs } from './step-inputs.ts'
import { placeTrailingComments } from './trailing-comments.ts'
import { DATA_KEYS } from './yaml-plain.ts'
import { yamlText } from './yaml-text.ts'

export type LaidOut =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problems: Extract<ParsedPlan, { ok: false }>['problems'] }

/**
 * The same plan in the canonical layout: keys in the order of the reference, in YAML one key a line, texts of several lines as literal
 * blocks, quotes only where they are needed; comments, anchors and blank lines stay. What it means never changes: a plan whose new text
 * would not parse to the very same plan is given back as it is.
 */
export const layOutPlan = (source: PlanSource): LaidOut => {
  const text = source.text.startsWith('\ufeff') ? source.text.slice(1) : source.text
  const format = source.format ?? detectFormat(source.name, text)
  const before = parsePlan({ ...source, text, format }, { openVars: true })
  if (!before.ok) return before
  // What editplan writes is laid out already, in whatever way its printer chose.
  if (text === formatPlan(before.plan, format)) return { ok: true, text }
  const isSame = (laidOut: string): boolean => {
    const after = parsePlan({ name: source.name, text: laidOut, format }, { openVars: true })
    return after.ok && after.plan.digest === before.plan.digest
  }
  return { ok: true, text: LAYOUTS[format](text).find(isSame) ?? text }
}

const HEADER_KEYS = Object.keys(planHeader.shape)
const STEP_KEYS = [
  ...['type', 'tool', 'name', 'email'],
  ...Object.keys(stepHeader.shape),
  'input',
  ...Object.values(stepInputs).flatMap(({ shape }) => Object.keys(shape)),
]
const CONDITION_KEYS = Object.keys(condition.shape)
const OPTION_KEYS = Object.keys(planHeader.shape.options.unwrap().shape)
const KEYS = [...new Set([...HEADER_KEYS, 'steps', ...STEP_KEYS, ...CONDITION_KEYS, ...OPTION_KEYS])]

/** Keys that are none of a plan's cannot be there. */
const rank = (key: string): number => KEYS.indexOf(key)

/** Keys of a plan are put in order; those of data inside a step are not ours. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => rank(one) - rank(other))
      .map(([key, inner]) => [key, DATA_KEYS.has(key) ? inner : ordered(inner)]),
  )
}

const layOutYaml = (text: string): readonly string[] => {
  // All scalars as the texts they are written as: 12e4567 stays what it is.
  const document = parseDocument(text, { version: '1.2', schema: 'failsafe', keepSourceTokens: false })
  placeTrailingComments(document, text)
  let aliases = false
  visit(document, {
    Alias: () => {
      aliases = true
    },
  })
  visit(document, {
    Pair: (_, { key, value }) =>
      isScalar(key) && DATA_KEYS.has(String(key.value)) && isCollection(value) ? visit.SKIP : undefined,
    Map: (_, map) => {
      map.flow = false
      if (!aliases) sort(map)
    },
    Seq: (_, list) => {
      list.flow = false
    },
    Scalar: (key, scalar) => {
      if (key === 'key') scalar.type = Scalar.PLAIN
      else if (typeof scalar.value === 'string') {
        scalar.type = styleOf(scalar.value, scalar.type)
        if (scalar.type === Scalar.QUOTE_DOUBLE) scalar.value = scalar.value.replace(UNSEEN, marked)
      }
    },
  })
  const printed = document
    .toString({ lineWidth: 0, doubleQuotedAsJSON: true, indentSeq: true, flowCollectionPadding: true })
    .replace(MARKED, (_, digits) => `\\u${digits}`)
  // The printer fills the empty lines of some blocks with blanks.
  return [printed.replace(/^ +$/gm, ''), printed]
}

/** What quotes must say by its number, marked for as long as the printer has it. */
const UNSEEN = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g
const marked = (character: string): string => `\ue000${character.charCodeAt(0).toString(16).padStart(4, '0')}\ue001`
const MARKED = /\ue000([0-9a-f]{4})\ue001/g

/** What is said above the first key is said of them all. */
const sort = (map: YAMLMap): void => {
  const [former] = map.items
  map.items.sort((one, other) => rank(String(one.key)) - rank(String(other.key)))
  const [first] = map.items
  if (first === former || !isScalar(former?.key) || !isScalar(first?.key)) return
  const lines = [former.key.commentBefore, first.key.commentBefore].filter((lines) => lines != null)
  former.key.commentBefore = null
  first.key.commentBefore = lines.length > 0 ? lines.join('\n') : null
}

const styleOf = (value: string, given: Scalar.Type | undefined): Scalar.Type => {
  if (given === Scalar.PLAIN && !value.includes('\n')) return Scalar.PLAIN
  const written = yamlText(value, 2)
  if (written.startsWith('|')) return Scalar.BLOCK_LITERAL
  if (written.startsWith("'")) return Scalar.QUOTE_SINGLE
  return written === value ? Scalar.PLAIN : Scalar.QUOTE_DOUBLE
}

/** Ways to lay a plan out, the best first. */
const LAYOUTS: Readonly<Record<PlanFormat, (text: string) => readonly string[]>> = {
  yaml: layOutYaml,
  json: (text) => [`${JSON.stringify(ordered(JSON.parse(text)), null, 2)}\n`],
  jsonl: (text) => [[...linesOf(text)].map((line) => `${JSON.stringify(ordered(JSON.parse(line.text)))}\n`).join('')],
}
