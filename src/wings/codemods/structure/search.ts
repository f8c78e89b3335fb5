import type { Span } from '../../../core/text/splice.ts'
import {
  dropEngine,
  dropParser,
  type Engine,
  freeParsed,
  hasParserFailed,
  type ParsedText,
  type PatternPart,
  placeOf,
  withEngine,
} from './engine.ts'
import type { Language } from './languages.ts'
import type { Matcher } from './matcher.ts'
import { capturesOf, replacementAt } from './replace.ts'
import type { Replacement } from './rule.ts'
import { type PatternParser, withWholePatterns } from './whole-patterns.ts'
import { createHeld, type HeldEngine, StructureLimit, walk, work } from './work.ts'

/** A place to replace, in characters of the text, and what is to stand there. */
export interface StructuralMatch {
  readonly start: number
  readonly end: number
  readonly replacement: string
  /** The text at the place does not parse. */
  readonly broken: boolean
  /** What the variables that the query names took, by their names with dollars. */
  readonly captures?: Readonly<Record<string, string>>
}

export type StructuralResult =
  | {
      readonly ok: true
      readonly matches: readonly StructuralMatch[]
      /** The line, from 1, at which the new text does not parse, where the old one does. */
      readonly brokenAt?: number
    }
  /** The engine does not take the pattern or the rule. */
  | { readonly ok: false; readonly reason: 'invalid'; readonly message: string }
  /** A search that takes more steps than that, or, without a number, one that takes more memory or stack. */
  | { readonly ok: false; readonly reason: 'limit'; readonly steps: number | undefined }

/** Characters of a text that is searched for structure. */
export const MAX_TEXT = 8 * 2 ** 20

/** What is looked for in a text, and what becomes of it. */
export interface StructureQuery {
  readonly language: Language
  readonly matcher: Matcher
  readonly replacement: Replacement
  /** Default: matches within others are found as well. */
  readonly nested?: NestingOrder | undefined
  /** Whether a text that parses has to parse when every match is replaced. */
  readonly keepsSyntax?: boolean
  /** Variables, with their dollars, whose values are wanted. */
  readonly captures?: Iterable<string>
}

/** Finds every place of a text that a matcher takes, in order, with its replacement. */
export const findStructure = async (text: string, sought: StructureQuery): Promise<StructuralResult> =>
  text.length > MAX_TEXT
    ? { ok: false, reason: 'limit', steps: MAX_TEXT }
    : withEngine(sought.language, (engine) => search(engine, text, sought))

const search = (engine: Engine, text: string, sought: StructureQuery): StructuralResult => {
  work.begin(text.length)
  const held = createHeld()
  try {
    const { language } = sought
    const { whole, needed } = prepared(sought, { engine, language, held })
    const root = held.keep(engine.parse(language, text))
    const places = needed === undefined ? undefined : placesOf(text, needed)
    const matches = matchesIn(root, text, { sought: whole, places, held })
    const isWhole = sought.keepsSyntax && matches.length > 0 && !rootOf(root).hasError
    held.free()
    freeParsed()
    const brokenAt = isWhole ? brokenLine(held.keep(engine.parse(language, replaced(text, matches)))) : undefined
    return { ok: true, matches, ...(brokenAt !== undefined && { brokenAt }) }
  } catch (error) {
    return refusalOf(error, held)
  } finally {
    held.free()
    freeParsed()
  }
}

/** What the last search looked for: the next one looks for the same in another text. */
let last:
  | { readonly sought: StructureQuery; readonly whole: StructureQuery; readonly needed: string | undefined }
  | undefined

/** A query with whole patterns, and a text that every match contains. */
const prepared = (sought: StructureQuery, parser: PatternParser): NonNullable<typeof last> => {
  const { language, matcher, replacement } = sought
  const isLast =
    last?.sought.matcher === matcher && last.sought.replacement === replacement && last.sought.language === language
  if (last && isLast)
    return { ...last, whole: { ...sought, matcher: last.whole.matcher, replacement: last.whole.replacement } }
  const whole = withWholePatterns(sought, parser)
  last = { sought, whole, needed: neededText(parser, whole.matcher) }
  return last
}

/** An exception of the engine's own leaves it half done; what it says about a rule does not. */
export const refusalOf = (error: unknown, held: HeldEngine): Extract<StructuralResult, { ok: false }> => {
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

type Inner = { readonly rootNode: InnerNode }

interface InnerNode {
  readonly hasError: boolean
  readonly startPosition: { readonly row: number }
  readonly children: readonly InnerNode[]
  descendantForIndex(start: number, end?: number): InnerNode | null
}

const rootOf = (root: ParsedText): InnerNode => (root.getInnerTree() as Inner).rootNode

/** The text with its matches replaced; of matches within one another the outermost. */
const replaced = (text: string, matches: readonly StructuralMatch[]): string =>
  partWith(text, { done: matches, after: 0 }, { start: 0, end: text.length })

/** The line of the first innermost node that does not parse. */
const brokenLine = (root: ParsedText): number | undefined => {
  let node = rootOf(root)
  if (!node.hasError) return undefined
  for (let inner: InnerNode | undefined = node; inner; inner = node.children.find(({ hasError }) => hasError))
    node = inner
  return node.startPosition.row + 1
}

interface SearchContext {
  readonly sought: StructureQuery
  readonly places: readonly number[] | undefined
  readonly held: HeldEngine
}

/** In order of their starts, the wider first. */
const matchesIn = (
  root: ParsedText,
  text: string,
  { sought, places, held }: SearchContext,
): readonly StructuralMatch[] => {
  const { matcher, replacement, nested, captures } = sought
  const inner = rootOf(root)
  const hasError = inner.hasError
  walk.lead(places, text.length)
  const found = held
    .keep(root.root())
    .findAll(typeof matcher === 'string' ? matcher : { ...matcher })
    .map((node) => ({ node: held.keep(node), ...placeOf(node) }))
    .sort((one, other) => one.start - other.start || other.end - one.end)
  const nodes = nested === 'outer-only' ? outermost(found) : found
  const done: StructuralMatch[] = Array(nodes.length)
  for (let at = nodes.length - 1; at >= 0; at -= 1) {
    const { node, start, end } = nodes[at] as (typeof nodes)[number]
    const partOf = (range: Span) =>
      nested === 'inner-first' ? partWith(text, { done, after: at + 1 }, range) : text.slice(range.start, range.end)
    const broken = hasError && (inner.descendantForIndex(start, Math.max(start, end - 1))?.hasError ?? false)
    const match = held.within(() => {
      const written = replacementAt(node, replacement, { text, held, partOf })
      const place = { start: written.start, end: written.end, replacement: written.text }
      return captures ? { ...place, captures: capturesOf(node, captures, { text, held }) } : place
    })
    done[at] = { ...match, broken }
  }
  return nested === 'inner-first' ? outermost(done) : done
}

/** What becomes of matches within one another. */
export type NestingOrder = 'inner-first' | 'outer-only'

/** Of ranges in order of their starts, the wider first, those that no other holds. */
const outermost = <Item extends Span>(ranges: readonly Item[]): readonly Item[] => {
  let end = Number.NEGATIVE_INFINITY
  return ranges.filter((range) => {
    const isOuter = range.start >= end
    if (isOuter) end = range.end
    return isOuter
  })
}

interface ReplacedRange extends Span {
  readonly replacement: string
}

/** A part of a text with the outermost of what is replaced in it; `done` is in order of their starts, the wider first, and holds nothing before `after`. */
const partWith = (
  text: string,
  { done, after }: { readonly done: readonly (ReplacedRange | undefined)[]; readonly after: number },
  { start, end }: Span,
): string => {
  const parts: string[] = []
  let from = start
  for (let at = firstFrom(done, after, start); at < done.length; at += 1) {
    const one = done[at]
    if (!one || one.start >= end) break
    if (one.start < from || one.end > end) continue
    parts.push(text.slice(from, one.start), one.replacement)
    from = one.end
  }
  return parts.join('') + text.slice(from, end)
}

const firstFrom = (ranges: readonly (Span | undefined)[], after: number, start: number): number => {
  let [low, high] = [after, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  return low
}

/** Characters of a needed text that are looked for. */
const MAX_NEEDED = 100
/** Places that are worth telling apart. */
const MAX_PLACES = 10_000

/**
 * A text that every match contains; undefined if none is certain. Of the parts of a pattern the engine compares the texts of named
 * ones; of others, as keywords, only the kinds. A pattern that the engine does not take has none: the search says what is wrong with it.
 */
const neededText = ({ engine, language }: PatternParser, matcher: Matcher): string | undefined => {
  const pattern = patternOf(matcher)
  if (pattern === undefined) return undefined
  try {
    const texts = textsOf(engine.readPattern(language, pattern)) ?? []
    const [longest] = texts.toSorted((one, other) => other.length - one.length)
    return longest?.slice(0, MAX_NEEDED) || undefined
  } catch (error) {
    const isSaid = error instanceof Error && !(error instanceof RangeError || error instanceof WebAssembly.RuntimeError)
    if (isSaid && !(error instanceof StructureLimit)) return undefined
    throw error
  }
}

/** The places of a text in another, in order; undefined for too many places. */
const placesOf = (text: string, needed: string): readonly number[] | undefined => {
  const places: number[] = []
  for (let at = text.indexOf(needed); at !== -1; at = text.indexOf(needed, at + 1)) {
    if (places.length === MAX_PLACES) return undefined
    places.push(at)
  }
  return places
}

/** The pattern that every match has, where it is compared word for word. */
const patternOf = (matcher: Matcher): { readonly context: string; readonly selector?: string } | undefined => {
  if (typeof matcher === 'string') return { context: matcher }
  const { pattern } = matcher.rule as { readonly pattern?: unknown }
  if (typeof pattern === 'string') return { context: pattern }
  if (typeof pattern !== 'object' || pattern === null) return undefined
  const { context, selector, ...others } = pattern as Readonly<Record<string, unknown>>
  const isPlain = typeof context === 'string' && typeof selector === 'string' && Object.keys(others).length === 0
  return isPlain ? { context, selector } : undefined
}

/** Undefined where the parts are not those that were written. */
const textsOf = ({ kind, isNamed, children, text = '', pattern }: PatternPart): readonly string[] | undefined => {
  if (kind.startsWith('MISSING')) return undefined
  if (pattern === 'terminal') return isNamed ? [text] : []
  const within = children.map(textsOf)
  return within.every((texts) => texts !== undefined) ? within.flat() : undefined
}
