import { isScalar, parseDocument, Scalar, visit, type YAMLMap } from 'yaml'
import { detectFormat, type PlanFormat } from './detect-format.ts'
import { linesOf } from './json-lines.ts'
import { type ParsedPlan, type PlanSource, parsePlan } from './parse.ts'
import { planHeader, stepHeader } from './schema.ts'
import { stepInputs } from './step-inputs.ts'
import { placeTrailingComments } from './trailing-comments.ts'
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
  const laidOut = LAYOUTS[format](text)
  const after = parsePlan({ name: source.name, text: laidOut, format }, { openVars: true })
  return { ok: true, text: after.ok && after.plan.digest === before.plan.digest ? laidOut : text }
}

const HEADER_KEYS = Object.keys(planHeader.shape)
const STEP_KEYS = [
  ...['type', 'tool', 'name', 'email'],
  ...Object.keys(stepHeader.shape),
  'input',
  ...Object.values(stepInputs).flatMap(({ shape }) => Object.keys(shape)),
]
const CONDITION_KEYS = ['file_path', 'exists', 'contains']
const OPTION_KEYS = Object.keys(planHeader.shape.options.unwrap().shape)
const KEYS = [...new Set([...HEADER_KEYS, 'steps', ...STEP_KEYS, ...CONDITION_KEYS, ...OPTION_KEYS])]

/** Keys that are none of a plan's cannot be there. */
const rank = (key: string): number => KEYS.indexOf(key)

const ordered = (_: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => rank(one) - rank(other)))
}

const layOutYaml = (text: string): string => {
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
    Map: (_, map) => {
      map.flow = false
      if (!aliases) sort(map)
    },
    Seq: (_, list) => {
      list.flow = false
    },
    Scalar: (key, scalar) => {
      if (key === 'key') scalar.type = Scalar.PLAIN
      else if (typeof scalar.value === 'string') scalar.type = styleOf(scalar.value, scalar.type)
    },
  })
  return document.toString({ lineWidth: 0, doubleQuotedAsJSON: true, indentSeq: true, flowCollectionPadding: true })
}

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

const LAYOUTS: Readonly<Record<PlanFormat, (text: string) => string>> = {
  yaml: layOutYaml,
  json: (text) => `${JSON.stringify(JSON.parse(text), ordered, 2)}\n`,
  jsonl: (text) => [...linesOf(text)].map((line) => `${JSON.stringify(JSON.parse(line.text), ordered)}\n`).join(''),
}
