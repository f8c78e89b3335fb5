import type { Node } from 'web-tree-sitter'
import { inTurns } from '../../../core/engine/turns.ts'
import type { Span } from '../../../core/text/splice.ts'
import { saidBy } from '../../../errors.ts'
import type { DroppedComment } from '../dropped-comments.ts'
import { droppedIn } from './dropped-comments.ts'
import {
  dropEngine,
  dropParser,
  type Engine,
  freeParsed,
  hasParserFailed,
  type ParsedText,
  placeOf,
  withEngine,
} from './engine.ts'
import { brokenLine, fitted } from './fitted.ts'
import type { Language } from './languages.ts'
import { tokensOverLines } from './line-tokens.ts'
import type { Matcher } from './matcher.ts'
import { neededText, placesOf } from './needed-text.ts'
import { outlineOf } from './outline.ts'
import { wholeMatcher } from './partial-matches.ts'
import { capturesOf, replacementAt } from './replace.ts'
import { linesIn, outermost, partWith, type ReplacedSpan } from './replaced-parts.ts'
import type { Replacement } from './rule.ts'
import type { FixPart } from './template.ts'
import { templateLines } from './template-lines.ts'
import { type PatternParser, withWholePatterns } from './whole-patterns.ts'
import { createHeld, type HeldEngine, StructureLimit, walk, work } from './work.ts'

/** What becomes of matches within one another. */
export type NestingOrder = 'inner-first' | 'outer-only'

/** A place to replace, in characters of the text, and what is to stand there. */
export interface StructuralMatch {
  readonly start: number
  readonly end: number
  readonly replacement: string
  /** The text at the place does not parse. */
  readonly broken: boolean
  /** There is code behind what the pattern names. */
  readonly isPartial?: boolean
  /** What the variables that the query names took, by their names with dollars. */
  readonly captures?: Readonly<Record<string, string>>
}

export type StructuralResult =
  | {
      readonly ok: true
      readonly matches: readonly StructuralMatch[]
      /** The line, from 1, at which the new text does not parse, where the old one does. */
      readonly brokenAt?: number
      /** Comments in matches that the new text does not have, in order. */
      readonly dropped?: readonly DroppedComment[]
      /** The first match, by its number, that would be read otherwise than it is meant. */
      readonly misfit?: number
      /** The first match, by its number, with code behind what the pattern names. */
      readonly partial?: number
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
    : withEngine(sought.language, (engine) => inTurns(searching(engine, text, sought)))

/** In parts: no other search begins between them. */
function* searching(engine: Engine, text: string, sought: StructureQuery): Generator<void, StructuralResult> {
  work.begin(text.length)
  const held = createHeld()
  try {
    const { language } = sought
    const { whole, needed } = prepared(sought, { engine, language, held })
    const read: <Value>(text: string, look: (root: Node) => Value) => Value = (made, look) => {
      const value = look(treeOf(held.keep(engine.parse(language, made))))
      held.free()
      freeParsed()
      return value
    }
    const literals = literalsOf(whole.replacement, (code) =>
      read(code, (root) => tokensOverLines(root, code, language, false)),
    )
    const root = held.keep(engine.parse(language, text))
    yield
    const places = needed === undefined ? undefined : placesOf(text, needed)
    const matches = yield* matchesIn(root, text, { sought: whole, places, held, literals })
    const isOverlapping = matches.some(({ start }, at) => start < (matches[at - 1]?.end ?? 0))
    const tree = treeOf(root)
    const dropped = sought.captures ? [] : droppedIn(tree, text, { matches, matcher: sought.matcher })
    yield
    const partial = matches.findIndex(({ isPartial }) => isPartial)
    const lost = { dropped, ...(partial >= 0 && { partial }) }
    if (!sought.keepsSyntax || matches.length === 0 || isOverlapping)
      return { ok: true, matches: matches.map(written), ...lost }
    const fitting = {
      text,
      language: language.name,
      outline: outlineOf(tree, matches),
      isWhole: brokenLine(tree, language.name) === undefined,
      read,
    }
    held.free()
    freeParsed()
    const { matches: fit, ...faults } = yield* fitted(matches, fitting)
    return { ok: true, matches: fit.map(written), ...lost, ...faults }
  } catch (error) {
    return refusalOf(error, held)
  } finally {
    held.free()
    freeParsed()
  }
}

const treeOf = (root: ParsedText): Node => (root.getInnerTree() as { readonly rootNode: Node }).rootNode

type WrittenMatch = Omit<StructuralMatch, 'replacement'> & ReplacedSpan

const written = ({ lines, ...match }: WrittenMatch): StructuralMatch => ({ ...match, replacement: lines.text })

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
    message: saidBy(error).split('\n').join(' '),
  }
}

/** In order of their starts, the wider first. */
function* matchesIn(
  root: ParsedText,
  text: string,
  {
    sought,
    places,
    held,
    literals,
  }: {
    readonly sought: StructureQuery
    readonly places: readonly number[] | undefined
    readonly held: HeldEngine
    readonly literals: Literals
  },
): Generator<void, readonly WrittenMatch[]> {
  const { matcher, replacement, nested, captures, language } = sought
  const inner = treeOf(root)
  const hasError = inner.hasError
  walk.lead(places, text.length)
  const found = held
    .keep(root.root())
    .findAll(typeof matcher === 'string' ? matcher : { ...matcher })
    .map((node) => ({ node: held.keep(node), ...placeOf(node) }))
    .sort((one, other) => one.start - other.start || other.end - one.end)
  yield
  const nodes = nested === 'outer-only' ? outermost(found) : found
  const done: WrittenMatch[] = Array(nodes.length)
  const whole = captures ? undefined : wholeMatcher(matcher)
  const read = (template: readonly FixPart[]) => literals.get(template) ?? templateLines(template, () => [])
  const linesOf = linesIn(text, () => tokensOverLines(inner, text, language))
  for (let at = nodes.length - 1; at >= 0; at -= 1) {
    const { node, start, end } = nodes[at] as (typeof nodes)[number]
    const partOf = (range: Span) =>
      nested === 'inner-first' ? partWith(linesOf, { done, after: at + 1 }, range) : linesOf(range)
    const broken = hasError && (inner.descendantForIndex(start, Math.max(start, end - 1))?.hasError ?? false)
    const match = held.within(() => {
      const place = replacementAt(node, replacement, { text, language: language.name, held, partOf, read })
      return captures ? { ...place, captures: capturesOf(node, captures, { text, held }) } : place
    })
    done[at] = { ...match, broken, ...(whole && !node.matches(whole) && { isPartial: true }) }
    yield
  }
  return nested === 'inner-first' ? outermost(done) : done
}

type Literals = ReadonlyMap<readonly FixPart[], ReturnType<typeof templateLines>>

/** The templates of a replacement and of its rewriters, read once. */
const literalsOf = (replacement: Replacement, tokensOf: (code: string) => readonly Span[]): Literals => {
  const templates = [replacement, ...replacement.rewriters.map((rewriter) => rewriter.replacement)]
  return new Map(templates.map(({ template }) => [template, templateLines(template, tokensOf)]))
}
