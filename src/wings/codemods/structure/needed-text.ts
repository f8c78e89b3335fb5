import type { PatternPart } from './engine.ts'
import type { Matcher } from './matcher.ts'
import type { PatternParser } from './whole-patterns.ts'
import { StructureLimit } from './work.ts'

/** Characters of a needed text that are looked for. */
const MAX_NEEDED = 100
/** Places that are worth telling apart. */
const MAX_PLACES = 10_000

/**
 * A text that every match contains; undefined if none is certain. Of the parts of a pattern the engine compares the texts of named
 * ones; of others, as keywords, only the kinds. A pattern that the engine does not take has none: the search says what is wrong with it.
 */
export const neededText = ({ engine, language }: PatternParser, matcher: Matcher): string | undefined => {
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
export const placesOf = (text: string, needed: string): readonly number[] | undefined => {
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
