import { isCollection, isMap, isPair, isScalar, isSeq, type ParsedNode, type Scalar, visit, type YAMLMap } from 'yaml'
import { DEFAULT_LIMITS, type FieldPath, placesOf } from '../../core/plan/document.ts'
import { detectFormat, type PlanFormat } from '../../core/plan/print.ts'
import type { Span } from '../../core/text/splice.ts'
import { composeYaml } from '../../core/text/yaml.ts'
import type { Position } from '../../errors.ts'

/** The text of a plan as it is being written: it need not parse. */
export interface PlanText {
  readonly text: string
  readonly format: PlanFormat
  /** The nodes, as far as they can be read: JSON is read as YAML, which it is; undefined for JSON Lines and hostile nesting. */
  readonly contents: ParsedNode | null | undefined
}

/** A field of a plan's text. */
export interface Field {
  /** Absent for an item of a list. */
  readonly key?: Scalar.Parsed
  readonly value: ParsedNode | null
  readonly parent?: YAMLMap.Parsed
}

export const openPlanText = (name: string, text: string): PlanText => {
  const format = detectFormat(name, text)
  if (format === 'jsonl') return { text, format, contents: undefined }
  const composed = composeYaml(text, { nesting: DEFAULT_LIMITS.nesting })
  return { text, format, contents: composed.ok ? (composed.documents[0]?.contents ?? null) : undefined }
}

/** Whether a file is a plan: by its name, else by the keys that every plan has. */
export const isPlan = (name: string, text: string): boolean =>
  /(^|[./\\])(edit)?plan\.(ya?ml|jsonl?)$/i.test(name) ||
  (/^[ \t]*\{?[ \t]*"?version"?\s*:\s*1\b/m.test(text) && /^[ \t]*"?steps"?\s*:/m.test(text))

/** The field at a path; undefined where the text has none. */
export const fieldAt = ({ contents }: PlanText, path: FieldPath): Field | undefined => {
  let found: Field | undefined = { value: contents ?? null }
  for (const part of path) found = found && memberOf(found.value, part)
  return found
}

const memberOf = (node: ParsedNode | null, part: PropertyKey): Field | undefined => {
  if (isSeq(node)) {
    const item = node.items[Number(part)]
    return item === undefined ? undefined : { value: item as ParsedNode }
  }
  if (!isMap(node)) return undefined
  const pair = node.items.find(({ key }) => isScalar(key) && key.value === part)
  return pair && { key: pair.key as Scalar.Parsed, value: pair.value, parent: node }
}

/** A key of a step, in either form of a step. */
export const stepField = (plan: PlanText, index: number, key: string): Field | undefined =>
  fieldAt(plan, ['steps', index - 1, key]) ?? fieldAt(plan, ['steps', index - 1, 'input', key])

/** The text of a scalar; undefined for any other node. */
export const textOf = (node: ParsedNode | null | undefined): string | undefined =>
  isScalar(node) && node.value !== null ? String(node.value) : undefined

export const rangeOf = (node: ParsedNode | null | undefined): Span | undefined =>
  node ? { start: node.range[0], end: node.range[1] } : undefined

/** Without the line end that a block has at its end. */
export const visibleRange = ({ text }: PlanText, { start, end }: Span): Span => ({
  start,
  end: start + text.slice(start, end).trimEnd().length,
})

/** The key or value that begins at a place; else the rest of its line. */
export const rangeAt = (plan: PlanText, place: Position): Span => {
  const start = offsetOf(plan.text, place)
  let found: Span | undefined
  if (plan.contents) {
    visit(plan.contents, {
      Scalar: (_, node) => {
        if (node.range?.[0] !== start) return undefined
        found = { start, end: node.range[1] }
        return visit.BREAK
      },
    })
  }
  const line = /^[^\r\n]*/.exec(plan.text.slice(start))?.[0] ?? ''
  const rest = { start, end: start + Math.max(line.trimEnd().length, 0) }
  return found && found.end > found.start ? visibleRange(plan, found) : rest
}

const offsetOf = (text: string, { line, column }: Position): number => {
  let start = 0
  for (let number = 1; number < line && start >= 0; number++) {
    const next = text.indexOf('\n', start)
    if (next < 0) return text.length
    start = next + 1
  }
  return Math.min(text.length, start + column - 1)
}

/** Keys and indices from the root to the innermost field around an offset, and whether the offset is in its key. */
type Cursor = { readonly path: FieldPath; readonly inKey: boolean }

export const cursorAt = ({ contents }: PlanText, offset: number): Cursor => {
  let cursor: Cursor = { path: [], inKey: false }
  const enter = (node: ParsedNode | null, path: FieldPath): void => {
    if (!node || !isCollection(node)) return
    for (const [at, item] of node.items.entries()) {
      const [key, value] = isPair(item)
        ? [item.key as ParsedNode | null, item.value as ParsedNode | null]
        : [null, item as ParsedNode]
      const name = isScalar(key) ? String(key.value) : at
      const inKey = isInside(key, offset)
      if (!inKey && !isInside(value, offset)) continue
      cursor = { path: [...path, name], inKey }
      if (!inKey) enter(value, [...path, name])
      return
    }
  }
  enter(contents ?? null, [])
  return cursor
}

const isInside = (node: ParsedNode | null, offset: number): boolean =>
  node !== null && node.range[0] <= offset && offset <= node.range[1]

/** The number of the step, from 1, that a path leads into. */
export const stepOf = ([first, index]: FieldPath): number | undefined =>
  first === 'steps' && typeof index === 'number' ? index + 1 : undefined

/** The line and column of an offset, from 1. */
export const placeAt = ({ text }: PlanText, offset: number): Position => placesOf(text)(offset)
