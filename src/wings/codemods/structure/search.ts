import type { SgNode } from '@ast-grep/wasm'
import { inContext } from './context.ts'
import {
  dropEngine,
  dropParser,
  type Engine,
  freeParsed,
  hasParserFailed,
  type ParsedText,
  withEngine,
} from './engine.ts'
import { createHeld, type HeldEngine } from './held.ts'
import type { Language } from './languages.ts'
import { neededText, placesOf } from './needed.ts'
import type { Matcher } from './rule.ts'
import { type FixPart, indentBefore, reindent } from './template.ts'
import { walk } from './walk.ts'
import { StructureLimit, work } from './work.ts'

/** A place that matches, in characters of the text, and what is to stand there. */
export interface StructuralMatch {
  readonly start: number
  readonly end: number
  readonly replacement: string
  /** The text at the place does not parse. */
  readonly broken: boolean
}

export type StructuralResult =
  | { readonly ok: true; readonly matches: readonly StructuralMatch[] }
  /** The engine does not take the pattern or the rule. */
  | { readonly ok: false; readonly reason: 'invalid'; readonly message: string }
  /** A search that takes more steps than that, or, without a number, one that takes more memory or stack. */
  | { readonly ok: false; readonly reason: 'limit'; readonly steps: number | undefined }

/** Characters of a text that is searched for structure. */
export const MAX_TEXT = 8 * 2 ** 20

interface StructureQuery {
  readonly language: Language
  readonly matcher: Matcher
  readonly fix: readonly FixPart[]
}

/** Finds every place of a text that a matcher takes, in order, with its replacement. */
export const findStructure = async (text: string, sought: StructureQuery): Promise<StructuralResult> =>
  text.length > MAX_TEXT
    ? { ok: false, reason: 'limit', steps: MAX_TEXT }
    : withEngine(sought.language, (engine) => search(engine, text, sought))

const search = (engine: Engine, text: string, { language, matcher, fix }: StructureQuery): StructuralResult => {
  work.begin(text.length)
  const held = createHeld()
  try {
    const root = held.keep(engine.parse(language, text))
    const { framed, needed } = prepared(engine, language, { matcher, held })
    const places = needed === undefined ? undefined : placesOf(text, needed)
    return { ok: true, matches: matchesIn(root, text, { matcher: framed, places, fix, held }) }
  } catch (error) {
    return refusalOf(error, held)
  } finally {
    held.free()
    freeParsed()
  }
}

interface PreparedQuery {
  readonly framed: Matcher
  readonly needed: string | undefined
}

/** What the last search looked for: the next one looks for the same in another text. */
let last: (PreparedQuery & { readonly language: Language; readonly matcher: Matcher }) | undefined

const prepared = (
  engine: Engine,
  language: Language,
  { matcher, held }: { readonly matcher: Matcher; readonly held: HeldEngine },
): PreparedQuery => {
  if (last?.language === language && last.matcher === matcher) return last
  const framed = inContext(engine, language, { matcher, held })
  last = { language, matcher, framed, needed: neededText(engine, language, framed) }
  return last
}

/** An exception of the engine's own leaves it half done; what it says of a rule does not. */
const refusalOf = (error: unknown, held: HeldEngine): Extract<StructuralResult, { ok: false }> => {
  const isTrap = error instanceof RangeError || error instanceof WebAssembly.RuntimeError || hasParserFailed()
  if (isTrap || error instanceof StructureLimit) held.free()
  if (isTrap) {
    dropParser()
    return { ok: false, reason: 'limit', steps: undefined }
  }
  if (error instanceof StructureLimit) dropEngine()
  if (work.isDone()) return { ok: false, reason: 'limit', steps: work.budget }
  return {
    ok: false,
    reason: 'invalid',
    message: String(error instanceof Error ? error.message : error)
      .split('\n')
      .join(' '),
  }
}

interface Inner {
  readonly rootNode: InnerNode
}

interface InnerNode {
  readonly hasError: boolean
  descendantForIndex(start: number, end?: number): InnerNode | null
}

const matchesIn = (
  root: ParsedText,
  text: string,
  {
    matcher,
    places,
    fix,
    held,
  }: {
    readonly matcher: Matcher
    readonly places: readonly number[] | undefined
    readonly fix: readonly FixPart[]
    readonly held: HeldEngine
  },
): readonly StructuralMatch[] => {
  const inner = (root.getInnerTree() as Inner).rootNode
  const hasError = inner.hasError
  walk.lead(places, text.length)
  const nodes = held
    .keep(root.root())
    .findAll(typeof matcher === 'string' ? matcher : { ...matcher })
    .map(held.keep)
  return nodes
    .map((node) => {
      const { start, end } = placeOf(node, held)
      const replacement = reindent(fill(fix, { node, text, held }), 0, indentBefore(text, start))
      const broken = hasError && (inner.descendantForIndex(start, Math.max(start, end - 1))?.hasError ?? false)
      return { start, end, replacement, broken }
    })
    .sort((one, other) => one.start - other.start || one.end - other.end)
}

const placeOf = (node: SgNode, { keep }: HeldEngine): { readonly start: number; readonly end: number } => {
  const range = keep(node.range())
  return { start: keep(range.start).index, end: keep(range.end).index }
}

interface Place {
  readonly node: SgNode
  readonly text: string
  readonly held: HeldEngine
}

/** The replacement with what the variables matched, moved to the column where it lands. */
const fill = (fix: readonly FixPart[], place: Place): string =>
  fix.map((part) => (typeof part === 'string' ? part : captured(part, place))).join('')

const captured = ({ variable, several, indent }: Exclude<FixPart, string>, { node, text, held }: Place): string => {
  const transformed = node.getTransformed(variable)
  if (transformed !== undefined) return reindent(transformed, 0, indent)
  const single = several ? undefined : node.getMatch(variable)
  const nodes = (single ? [single] : node.getMultipleMatches(variable)).map(held.keep)
  const [first, last] = [nodes[0], nodes.at(-1)]
  if (!first || !last) return ''
  const { start } = placeOf(first, held)
  return reindent(text.slice(start, placeOf(last, held).end), indentBefore(text, start), indent)
}
