import {
  type Document,
  isCollection,
  isDocument,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { atOnce } from '../text/at-once.ts'
import { UNSEEN } from '../text/words.ts'
import { once } from '../tools/fields.ts'
import { condition } from '../tools/file-choice.ts'
import { allTools } from '../tools/list.ts'
import { DATA_KEYS } from './data-fields.ts'
import { linesOf } from './json-lines.ts'
import { checkSource, type ParsedPlan, type PlanSource, parsing } from './parse.ts'
import { detectFormat, isPrinted, type PlanFormat, yamlText } from './print.ts'
import { planHeader, stepHeader } from './schema.ts'

export type FormattedPlan =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problems: Extract<ParsedPlan, { ok: false }>['problems'] }

/**
 * Formats a plan: keys in the order of the reference, in YAML one key per line but for what brackets hold on one, texts of several lines as literal
 * blocks, quotes only where they are needed; comments, anchors and blank lines stay. Its meaning never changes: a plan whose new text
 * would not parse to the very same plan is returned as it is.
 */
export const formatPlan = (source: PlanSource): FormattedPlan => atOnce(formatting(source))

/** The same, in parts. */
export function* formatting(source: PlanSource): Generator<void, FormattedPlan> {
  checkSource(source)
  const text = source.text.startsWith('\ufeff') ? source.text.slice(1) : source.text
  const format = source.format ?? detectFormat(source.name, text)
  const before = yield* parsing({ ...source, text, format }, { openVars: true })
  if (!before.ok) return before
  // What editplan writes is formatted, whichever style its printer chose.
  if (isPrinted(text, before.plan, format)) return { ok: true, text }
  yield
  for (const laidOut of yield* LAYOUTS[format](text)) {
    yield
    const after = yield* parsing({ name: source.name, text: laidOut, format }, { openVars: true })
    if (after.ok && after.plan.digest === before.plan.digest) return { ok: true, text: laidOut }
  }
  return { ok: true, text }
}

const HEADER_KEYS = Object.keys(planHeader.shape)
const stepKeys = () => [
  ...['type', 'tool', 'name', 'email'],
  ...Object.keys(stepHeader.shape),
  'input',
  ...allTools().flatMap(({ input }) => Object.keys(input().shape)),
]
const CONDITION_KEYS = Object.keys(condition.shape)
const OPTION_KEYS = Object.keys(planHeader.shape.options.unwrap().shape)
/** Keys that a step ends with. */
const LAST_KEYS = ['expect_matches', 'skip_unsupported', 'skip_existing']
const keys = once(() =>
  [...new Set([...HEADER_KEYS, 'steps', ...stepKeys(), ...CONDITION_KEYS, ...OPTION_KEYS])]
    .filter((key) => !LAST_KEYS.includes(key))
    .concat(LAST_KEYS),
)

/** Only keys of a plan can occur: it was parsed before. */
const rank = (key: string): number => keys().indexOf(key)

/** Keys of maps whose names are the author's, and stay in the author's order. */
const NAMING_KEYS: ReadonlySet<string> = new Set(['vars'])

/** Keys of a plan are put in order; names that an author chose, and those of data inside a step, stay as they are. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => rank(one) - rank(other))
      .map(([key, inner]) => [key, DATA_KEYS.has(key) || NAMING_KEYS.has(key) ? inner : ordered(inner)]),
  )
}

function* layOutYaml(text: string): Layout {
  // All scalars as the texts they are written as: 12e4567 stays what it is.
  const document = parseDocument(text, { version: '1.2', schema: 'failsafe', keepSourceTokens: false })
  yield
  placeTrailingComments(document, text)
  yield
  let aliases = false
  visit(document, {
    Alias: () => {
      aliases = true
    },
  })
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !DATA_KEYS.has(String(key.value)) || !isCollection(value)) return undefined
      padAll(value)
      return visit.SKIP
    },
    Map: (_, map, ancestors) => {
      if (!aliases && !isNaming(ancestors.at(-1))) sort(map)
      if (isOnLine(map, ancestors.at(-1), text)) pad(map, ' ')
      else openUp(map, ancestors.at(-1))
    },
    Seq: (_, list, ancestors) => {
      if (isOnLine(list, ancestors.at(-1), text)) pad(list, '')
      else openUp(list, ancestors.at(-1))
    },
    Scalar: (key, scalar) => {
      if (key === 'key') scalar.type = Scalar.PLAIN
      else if (typeof scalar.value === 'string') {
        scalar.type = styleOf(scalar.value, scalar.type)
        if (scalar.type === Scalar.QUOTE_DOUBLE) scalar.value = scalar.value.replace(UNSEEN, marked)
      }
    },
  })
  yield
  const printed = document
    .toString({ lineWidth: 0, doubleQuotedAsJSON: true, indentSeq: true, flowCollectionPadding: true })
    .replace(MARKED, (_, digits) => `\\u${digits}`)
  // The printer fills the empty lines of some blocks with blanks.
  return [printed.replace(/^ +$/gm, ''), printed]
}

const isNaming = (parent: unknown): boolean =>
  isPair(parent) && isScalar(parent.key) && NAMING_KEYS.has(String(parent.key.value))

/** What quotes escape: the printer gets it marked. */
const marked = (character: string): string => `\ue000${character.charCodeAt(0).toString(16).padStart(4, '0')}\ue001`
const MARKED = /\ue000([0-9a-f]{4})\ue001/g

/** A collection in brackets on one line stays on it, unless the line is long. Each step begins a line of its own. */
const isOnLine = ({ flow, range }: YAMLMap | YAMLSeq, parent: unknown, text: string): boolean => {
  const isSteps = isPair(parent) && isScalar(parent.key) && parent.key.value === 'steps'
  if (!flow || !range || !parent || isDocument(parent) || isSteps) return false
  const written = text.slice(range[0], range[1])
  return KEEPS_WIDTH.test(written) && !/(["'])(?:(?!\1).)*?(?!\1)["']/.test(written) && widthOf(written) <= LINE
}

const LINE = 120

/** What is printed no longer than it is: no comment, no line break, nothing that gets escapes. */
const KEEPS_WIDTH = /^[ !"$-[\]-~]*$/

/** As it is printed, with blanks inside braces and behind commas. */
const widthOf = (written: string): number =>
  written.replace(/(?<!\s)\s*([{}[\],])\s*/g, (_, mark) =>
    mark === ',' || mark === '{' || mark === '}' ? `${mark} ` : mark,
  ).length

/** `{ a: b }` and `[a, b]`: the printer has one padding for both. */
const pad = (node: YAMLMap | YAMLSeq, flowCollectionPadding: string): void => {
  const print = node.toString.bind(node)
  node.toString = (context, ...more) => print(context && { ...context, flowCollectionPadding }, ...more)
}

const padAll = (node: Node): void => visit(node, { Map: (_, map) => pad(map, ' '), Seq: (_, list) => pad(list, '') })

/** Writes a collection on lines of its own. What is behind its bracket goes behind the first value of a list's item, or above the first key. */
const openUp = (node: YAMLMap | YAMLSeq, parent: unknown): void => {
  const { comment, flow } = node
  node.flow = false
  if (!flow || !comment || comment.includes('\n')) return
  const first = isPair(node.items[0]) ? node.items[0].value : undefined
  const isAlone = isScalar(first) && !first.comment && !String(first.value).includes('\n')
  if (isSeq(parent) && isAlone) first.comment = comment
  else node.commentBefore = [node.commentBefore, comment].filter((lines) => lines != null).join('\n')
  node.comment = null
}

/** A comment above the first key applies to all keys. */
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

/** The texts that a plan may be given, the first one that says the same counts. */
type Layout = Generator<void, readonly string[]>

const LAYOUTS: Readonly<Record<PlanFormat, (text: string) => Layout>> = {
  yaml: layOutYaml,
  *json(text) {
    yield
    return [`${JSON.stringify(ordered(JSON.parse(text)), null, 2)}\n`]
  },
  *jsonl(text) {
    yield
    return [[...linesOf(text)].map((line) => `${JSON.stringify(ordered(JSON.parse(line.text)))}\n`).join('')]
  },
}

type Collection = YAMLMap | YAMLSeq

/** Moves trailing comments to the collection that their indentation names: the parser attaches all to the innermost one. */
const placeTrailingComments = (document: Document.Parsed, text: string): void =>
  visit(document, {
    Collection: (_, node, ancestors) => {
      if (!node.comment || !node.range || node.flow) return
      const owners = ending(node, ancestors.filter(isCollection).reverse() as Collection[])
      for (const [owner, lines] of shareOut(linesAfter(node.range, text), owners, text)) {
        const own = owner === node ? [] : [owner.comment].filter((comment) => comment != null)
        owner.comment = [...lines, ...own].join('\n')
      }
    },
  })

/** The collection, and those around it that end where it ends, the innermost first. */
const ending = (node: Collection, ancestors: readonly Collection[]): readonly Collection[] => {
  const owners = [node]
  for (const around of ancestors) {
    const last = around.items.at(-1)
    if (last !== owners.at(-1) && (last as { value?: Node } | undefined)?.value !== owners.at(-1)) break
    owners.push(around)
  }
  return owners
}

const linesAfter = ([, end, last]: NonNullable<Collection['range']>, text: string): readonly string[] => {
  const lines = text.slice(text.slice(0, end).trimEnd().length, last).split(/\r?\n/)
  // The last line is the beginning of the next item's.
  return lines.slice(1, lines.at(-1)?.trim() === '' ? -1 : undefined)
}

/** Comments as the parser keeps them, without their first `#`; an empty one means a blank line. */
const shareOut = (
  lines: readonly string[],
  owners: readonly Collection[],
  text: string,
): ReadonlyMap<Collection, readonly string[]> => {
  const shares = new Map<Collection, string[]>()
  let [rank, isBlank] = [0, false]
  const add = (...lines: readonly string[]) => {
    const owner = owners[rank] as Collection
    shares.set(owner, [...(shares.get(owner) ?? []), ...lines])
  }
  add()
  for (const line of lines) {
    const column = line.search(/\S/)
    while (column >= 0 && rank < owners.length - 1 && columnOf(owners[rank] as Collection, text) > column) rank++
    if (column >= 0) add(...(isBlank ? [''] : []), line.slice(column + 1) || ' ')
    isBlank = column < 0
  }
  if (isBlank) add('')
  return shares
}

const columnOf = ({ range }: Collection, text: string): number => {
  const start = range?.[0] ?? 0
  return start - (text.lastIndexOf('\n', start - 1) + 1)
}
