import { isMap, isScalar, type ParsedNode } from 'yaml'
import type { FieldPath } from '../../core/plan/document.ts'
import { planJsonSchema } from '../../core/plan/plan-schema.ts'
import type { Span } from '../../core/text/splice.ts'
import { visible } from '../../core/text/visible.ts'
import type { CheckoutView } from './places.ts'
import { cursorAt, fieldAt, openPlanText, type PlanText, textOf } from './plan-text.ts'

export interface Completion {
  readonly label: string
  readonly kind: 'key' | 'value' | 'file' | 'variable'
  /** What it means, in Markdown. */
  readonly detail?: string
  readonly range: Span
  readonly text: string
}

interface CompletionList {
  readonly items: readonly Completion[]
  /** There are more than are listed: ask again when more is typed. */
  readonly more: boolean
}

interface CompletionRequest {
  readonly name: string
  readonly text: string
  readonly offset: number
  readonly view: CheckoutView | undefined
}

/** Keys of the plan, tools and other values, tracked files, variables: what may be at an offset of a text that need not parse. */
export async function completionAt(asked: CompletionRequest): Promise<CompletionList> {
  const variables = variablesAt(asked)
  if (variables) return { items: variables, more: false }
  const marked = mark(asked)
  const found = marked && findMark(marked)
  if (!marked || !found) return NOTHING
  const { path, inKey } = found
  if (inKey) return { items: keysAt(marked, path.slice(0, -1)), more: false }
  const schemas = schemasAt(marked.plan, path)
  if (schemas.some((one) => isMapping(one, asked)) && !schemas.some(isText))
    return { items: keysAt(marked, path), more: false }
  const key = String(path.findLast((part) => typeof part === 'string'))
  if (PATH_KEYS.has(key) && asked.view) return filesAt(marked, asked.view)
  return { items: valuesAt(marked, schemas), more: false }
}

const NOTHING: CompletionList = { items: [], more: false }

/** What may be a text as well is a mapping where its first key has a line of its own. */
const isMapping = ({ type, properties }: SchemaNode, { text, offset }: CompletionRequest): boolean =>
  properties !== undefined && (type === 'object' || /(?:^|\n)[ \t]*[\w-]*$/.test(text.slice(0, offset)))

const isText = ({ type, enum: values }: SchemaNode): boolean => type === 'string' || values !== undefined

const PATH_KEYS: ReadonlySet<string> = new Set(['file_path', 'notebook_path', 'new_path', 'glob', 'exclude'])

/** Takes the place of the word at the cursor, so that a text parses that is not finished. */
const MARK = 'zzCURSORzz'

interface MarkedWord {
  readonly plan: PlanText
  /** The word at the cursor, in the text as it is; what is before the cursor is what was typed. */
  readonly word: Span
  readonly typed: string
  /** The word is in double quotes, which stay. */
  readonly quoted: boolean
  /** A key at the cursor has its colon already. */
  readonly hasColon: boolean
}

const mark = ({ name, text, offset }: CompletionRequest): MarkedWord | undefined => {
  const before = /(["']?)(?<![^\s"'{}[\],])([^\s"'{}[\],]*)$/.exec(text.slice(0, offset))
  const [, quote = '', typed = ''] = before ?? []
  const after = /^[^\s"'{}[\],:]*/.exec(text.slice(offset))?.[0] ?? ''
  const word = { start: offset - typed.length, end: offset + after.length }
  const rest = text.slice(word.end)
  const closing = quote !== '' && !rest.startsWith(quote) ? quote : ''
  const hasColon = /^["']?[ \t]*:/.test(rest)
  const isJson = openPlanText(name, '{}').format === 'json' || /^\s*\{/.test(text)
  const opening = isJson && quote === '' ? '"' : ''
  const marked = `${text.slice(0, word.start)}${opening}${MARK}${opening}${closing}${rest}`
  const plan = openPlanText(name, marked)
  return { plan, word, typed, quoted: quote !== '', hasColon }
}

const findMark = ({ plan }: MarkedWord): { readonly path: FieldPath; readonly inKey: boolean } | undefined => {
  const offset = plan.text.indexOf(MARK)
  const { path, inKey } = cursorAt(plan, offset + 1)
  if (inKey) return { path, inKey }
  const value = fieldAt(plan, path)?.value
  return isScalar(value) && String(value.value).trim() === MARK ? { path, inKey } : undefined
}

const keysAt = (marked: MarkedWord, path: FieldPath): readonly Completion[] => {
  const { plan, word, quoted, hasColon } = marked
  const present = new Set(keysOf(fieldAt(plan, path)?.value ?? null))
  const known = new Map<string, SchemaNode>()
  for (const { properties = {} } of schemasAt(plan, path))
    for (const [key, schema] of Object.entries(properties)) if (!known.has(key)) known.set(key, schema)
  return [...known]
    .filter(([key]) => !present.has(key))
    .map(([key, schema]) => ({
      label: key,
      kind: 'key',
      range: word,
      text: `${plan.format === 'json' && !quoted ? JSON.stringify(key) : key}${hasColon || quoted ? '' : ': '}`,
      ...(schema.description !== undefined && { detail: schema.description }),
    }))
}

const keysOf = (node: ParsedNode | null): readonly string[] =>
  isMap(node) ? node.items.flatMap(({ key }) => (isScalar(key) ? [String(key.value)] : [])) : []

const valuesAt = ({ plan, word, quoted }: MarkedWord, schemas: readonly SchemaNode[]): readonly Completion[] => {
  const values = new Set(
    schemas.flatMap(({ type, const: only, enum: some = [] }) =>
      only !== undefined ? [only] : type === 'boolean' ? [true, false] : some,
    ),
  )
  return [...values].map((value) => ({
    label: String(value),
    kind: 'value',
    range: word,
    text: plan.format === 'json' && !quoted ? JSON.stringify(value) : String(value),
  }))
}

const MOST_FILES = 200

async function filesAt({ word, typed, quoted, plan }: MarkedWord, view: CheckoutView): Promise<CompletionList> {
  const wanted = typed.toLowerCase()
  const all = (await view.files()).filter((path) => path.toLowerCase().includes(wanted))
  const near = all.toSorted(
    (one, other) => Number(other.toLowerCase().startsWith(wanted)) - Number(one.toLowerCase().startsWith(wanted)),
  )
  const items = near.slice(0, MOST_FILES).map(
    (path): Completion => ({
      label: visible(path),
      kind: 'file',
      range: word,
      text: quoted
        ? JSON.stringify(path).slice(1, -1)
        : plan.format === 'json' || !/^[\w./@+-]+$/.test(path)
          ? JSON.stringify(path)
          : path,
    }),
  )
  return { items, more: near.length > MOST_FILES }
}

/** The names of variables, where a reference to one is being written. */
const variablesAt = ({ name, text, offset }: CompletionRequest): readonly Completion[] | undefined => {
  const [, typed] = /\$\{\{\s*(?:vars\.)?([\w-]*)$/.exec(text.slice(0, offset)) ?? []
  if (typed === undefined) return undefined
  const end = offset + (/^[\w-]*(?:\s*\}\})?/.exec(text.slice(offset))?.[0].length ?? 0)
  const start = text.lastIndexOf('{{', offset) + 2
  const declared = keysOf(fieldAt(openPlanText(name, text), ['vars'])?.value ?? null)
  const names =
    declared.length > 0
      ? declared
      : keysOf(fieldAt(openPlanText(name, text.slice(0, start - 3)), ['vars'])?.value ?? null)
  return names.map((variable) => ({
    label: variable,
    kind: 'variable',
    range: { start, end },
    text: ` vars.${variable} }}`,
  }))
}

/** A part of the plan's JSON Schema, as far as completion reads it. */
interface SchemaNode {
  readonly description?: string
  readonly type?: string
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly items?: SchemaNode
  readonly additionalProperties?: SchemaNode | boolean
  readonly definitions?: Readonly<Record<string, SchemaNode>>
  readonly $ref?: string
  readonly allOf?: readonly SchemaNode[]
  readonly anyOf?: readonly SchemaNode[]
  readonly oneOf?: readonly SchemaNode[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
  readonly default?: unknown
}

let whole: SchemaNode | undefined

/** What may be at a path of a plan: all alternatives that the tool of the step leaves open. */
const schemasAt = (plan: PlanText, path: FieldPath): readonly SchemaNode[] => {
  whole ??= planJsonSchema() as SchemaNode
  let nodes: readonly SchemaNode[] = [whole]
  for (const [at, part] of path.entries()) {
    const inner = nodes.flatMap((node) => {
      const next =
        typeof part === 'number' ? node.items : (node.properties?.[String(part)] ?? node.additionalProperties)
      return typeof next === 'object' ? alternativesOf(next) : []
    })
    nodes = ofTool(inner, plan, path.slice(0, at + 1))
  }
  return nodes
}

/** The node, or what it is one of; constraints without a meaning of their own are no alternatives. */
const alternativesOf = (said: SchemaNode): readonly SchemaNode[] => {
  const node = { ...said, ...Object.assign({}, ...(said.allOf ?? []).map(definitionOf)) } as SchemaNode
  const given = [...(node.anyOf ?? []), ...(node.oneOf ?? [])].filter(
    (one) =>
      one.type !== undefined ||
      one.properties ||
      one.anyOf ||
      one.oneOf ||
      one.const !== undefined ||
      one.enum ||
      one.allOf,
  )
  if (given.length === 0) return [node]
  const { description, examples, default: fallback } = node
  return given.flatMap((one) =>
    alternativesOf({
      ...(description !== undefined && { description }),
      ...(examples && { examples }),
      ...(fallback !== undefined && { default: fallback }),
      ...one,
    }),
  )
}

const definitionOf = (node: SchemaNode): SchemaNode => {
  const name = node.$ref?.split('/').at(-1)
  return (name !== undefined && whole?.definitions?.[name]) || node
}

/** Where a step names its tool, the forms of that tool alone. */
const ofTool = (nodes: readonly SchemaNode[], plan: PlanText, path: FieldPath): readonly SchemaNode[] => {
  const isWanted = (key: string, node: SchemaNode): boolean => {
    const wanted = node.properties?.[key]?.const
    const given = textOf(fieldAt(plan, [...path, key])?.value)
    return wanted === undefined || given === undefined || wanted === given
  }
  const isBlock = textOf(fieldAt(plan, [...path, 'type'])?.value) === 'tool_use'
  const isForm = (node: SchemaNode): boolean =>
    path.length !== 2 || path[0] !== 'steps' || (node.properties?.type !== undefined) === isBlock
  const left = nodes.filter((node) => isForm(node) && isWanted('tool', node) && isWanted('name', node))
  return left.length > 0 ? left : nodes.filter(isForm)
}
