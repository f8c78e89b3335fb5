import type { Engine } from './engine.ts'
import type { HeldEngine } from './held.ts'
import type { Language } from './languages.ts'
import type { Matcher } from './rule.ts'

interface InnerNode {
  readonly type: string
  readonly startIndex: number
  readonly endIndex: number
  readonly parent: InnerNode | null
}

interface InnerTree {
  readonly rootNode: { descendantForIndex(start: number, end: number): InnerNode | null }
}

/**
 * The same matcher with each pattern put where the language allows it: PHP begins in text that is none, and Go has no statements
 * outside of functions. A pattern that is no single node there stays as it is.
 */
export const inContext = (
  engine: Engine,
  language: Language,
  { matcher, held }: { readonly matcher: Matcher; readonly held: HeldEngine },
): Matcher => {
  const frame = language.frame
  if (!frame) return matcher
  const placed = (pattern: string): unknown => place(engine, language, { pattern, frame, held }) ?? pattern
  if (typeof matcher !== 'string') return everyPattern(matcher, placed) as Matcher
  const pattern = placed(matcher)
  return typeof pattern === 'string' ? pattern : { rule: { pattern } }
}

/** Replaces the texts under `pattern`, wherever they are in a rule. */
const everyPattern = (value: unknown, placed: (pattern: string) => unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => everyPattern(one, placed))
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'pattern' && typeof one === 'string' ? placed(one) : everyPattern(one, placed),
    ]),
  )
}

const place = (
  engine: Engine,
  language: Language,
  {
    pattern,
    frame,
    held,
  }: { readonly pattern: string; readonly frame: NonNullable<Language['frame']>; readonly held: HeldEngine },
): { readonly context: string; readonly selector: string } | undefined => {
  const [before, after] = frame
  const trimmed = pattern.trim()
  const ended = /[;}]$/.test(trimmed) ? after.replace(/^;/, '') : after
  const plain = trimmed.replace(/\$+(?=[A-Z_])/g, (dollars) => (language.expandoChar ?? '$').repeat(dollars.length))
  const root = held.keep(engine.parse(language, before + plain + ended))
  const tree = root.getInnerTree() as InnerTree
  const kind = kindAt(tree, before.length, before.length + plain.length)
  return kind === undefined ? undefined : { context: before + trimmed + ended, selector: kind }
}

/** The kind of the outermost node that has exactly the range; undefined where none has. */
const kindAt = ({ rootNode }: InnerTree, start: number, end: number): string | undefined => {
  const has = (node: InnerNode | null): node is InnerNode => node?.startIndex === start && node.endIndex === end
  let node = rootNode.descendantForIndex(start, end - 1)
  if (!has(node)) return undefined
  while (has(node.parent)) node = node.parent
  return node.type
}
