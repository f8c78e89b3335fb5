import { constants } from 'node:buffer'
import { isDeepStrictEqual } from 'node:util'
import { RE2JS } from 're2js'
import type { TextFile } from './encoding.ts'
import { byteOffsets, lineEndAdapter, toLf } from './line-ending.ts'
import { canHold, type Match, MatchLimit, type MatchPlace } from './match.ts'
import type { Span } from './pattern.ts'
import type { Splice } from './splice.ts'
import { partText, readTemplate, type Template } from './template.ts'
import { textsOf } from './unknown-encoding.ts'

/** A pattern of a plan, and what takes the place of its matches. Time is linear in the text: RE2 has no look-around and no back-references. */
export type Substitution = { readonly pattern: RE2JS; readonly template: Template }

/** `empty`: the pattern takes no character somewhere. `steps`: looking for all places takes more steps than that. */
export type RegexMatch =
  | Extract<Match, { ok: false }>
  | { readonly ok: false; readonly reason: 'empty' }
  | { readonly ok: false; readonly reason: 'steps'; readonly steps: number }
  | { readonly ok: true; readonly matchedBy: 'regex'; readonly splices: readonly Splice[] }

/** Compiles `regex` and `new_string` of an Edit; see `readTemplate` for the latter. Returns what is wrong, as a string. */
export const compileSubstitution = (regex: string, newString: string): Substitution | string => {
  const pattern = compilePattern(regex)
  if (typeof pattern === 'string') return pattern
  const template = readTemplate(newString, { count: pattern.groupCount(), named: pattern.namedGroups() })
  return typeof template === 'string' ? template : { pattern, template }
}

/** Compiles a pattern as RE2 takes it. Returns what is wrong with it, as a string. */
export const compilePattern = (regex: string): RE2JS | string => {
  try {
    const pattern = RE2JS.compile(regex)
    const size = pattern.programSize()
    return size > MAX_PROGRAM ? `it compiles to ${size} instructions; at most ${MAX_PROGRAM} are allowed` : pattern
  } catch (error) {
    // RE2JS gives every mistake of a pattern an error of its own.
    if (error instanceof Error && error.name.startsWith('RE2JS')) return error.message
    throw error
  }
}

/** Instructions of a compiled pattern: each may be looked at for every character. */
const MAX_PROGRAM = 10_000

/** Instructions that the engine follows in the time of one look at the text. */
const FOLLOWED = 32

/** Whether the pattern matches anywhere in the file; `uncertain` in one that is not UTF-8 where its encoding decides. Throws MatchLimit. */
export const holdsMatch = (file: TextFile, pattern: RE2JS): MatchPlace => {
  if (dependsOnEncoding(file, pattern)) return 'uncertain'
  const found = textsIn(file).map((text) => pattern.test(countedText(text, pattern) as unknown as string))
  if (!found.includes(true)) return 'no'
  return found.includes(false) ? 'uncertain' : 'yes'
}

/** The engine takes every object that says it is a string. */
const countedText = (text: string, pattern: RE2JS): CountedText =>
  new CountedText(toLf(text), Math.ceil(pattern.programSize() / FOLLOWED))

/** As `textsOf`. A pattern sees a file as one string. Throws MatchLimit for one that is longer. */
const textsIn = (file: TextFile): readonly string[] => {
  if (file.bytes.length > constants.MAX_STRING_LENGTH) throw new MatchLimit(constants.MAX_STRING_LENGTH)
  return textsOf(file)
}

/** Characters beyond ASCII, named or by their class, are other bytes in each encoding. */
const dependsOnEncoding = ({ valid }: TextFile, pattern: RE2JS): boolean =>
  !valid && /[^\0-\x7f]|\\[pPx0-7]/.test(pattern.pattern())

/** Finds the pattern in a file, whose line ends it sees as LF. A match takes exactly what the pattern takes. */
export const matchRegex = (file: TextFile, substitution: Substitution, replaceAll: boolean): RegexMatch => {
  try {
    return match(file, substitution, replaceAll)
  } catch (error) {
    if (error instanceof MatchLimit) return { ok: false, reason: 'steps', steps: error.steps }
    throw error
  }
}

const match = (file: TextFile, substitution: Substitution, replaceAll: boolean): RegexMatch => {
  if (dependsOnEncoding(file, substitution.pattern)) return UNCERTAIN
  const limit = replaceAll ? MAX_HELD : MAX_PLACES
  const [found, ...others] = textsIn(file).map((text) => findPlaces({ file, text }, substitution, limit))
  if (!found || others.some((other) => !isDeepStrictEqual(other, found))) return UNCERTAIN
  if ('reason' in found) return found
  const { places, more } = found
  if (places.length === 0) return { ok: false, reason: 'not-found' }
  if (!replaceAll && places.length > 1) return { ok: false, reason: 'not-unique', spans: places, more }
  if (more) throw new MatchLimit(MAX_HELD)
  const adapt = lineEndAdapter(file)
  const splices: Splice[] = []
  for (const { start, end, text } of places) {
    if (!canHold(file, text)) return { ok: false, reason: 'unencodable' }
    splices.push({ start, end, replacement: Buffer.from(adapt({ start, end }, text), file.encoding) })
  }
  return { ok: true, matchedBy: 'regex', splices }
}

const MAX_PLACES = 100
const MAX_HELD = 10_000_000

const UNCERTAIN = { ok: false, reason: 'uncertain', spans: [] } as const

type Place = Span & { readonly text: string }

function findPlaces(
  { file, text }: { file: TextFile; text: string },
  { pattern, template }: Substitution,
  limit: number,
): { places: Place[]; more: boolean } | Extract<RegexMatch, { ok: false }> {
  const counted = countedText(text, pattern)
  const byteAt = byteOffsets(file, text)
  const matcher = pattern.matcher(counted as unknown as string)
  const places: Place[] = []
  while (matcher.find()) {
    if (matcher.start() === matcher.end()) return { ok: false, reason: 'empty' }
    counted.spend(SEARCH)
    const start = byteAt(matcher.start())
    const end = byteAt(matcher.end())
    if (places.length === limit) return { places, more: true }
    const parts = template.map((part) => partText(part, (group) => matcher.group(group)))
    places.push({ start, end, text: parts.join('') })
  }
  return { places, more: false }
}

/** What the engine does for each search before it looks at the text, in steps. */
const SEARCH = 32

/** Steps that every search may take, and those it may take for each character of its text. */
const STEPS = 2 ** 24
const STEPS_PER_CHARACTER = 8

/** Characters that a search for a fixed text goes through in the time of one step. */
const FAST = 16

/** A text that counts how often an engine looks at it, `weight` each time. Throws MatchLimit when its budget is spent. */
class CountedText extends String {
  readonly #text: string
  readonly #weight: number
  readonly #budget: number
  #left: number

  constructor(text: string, weight = 1) {
    super(text)
    this.#text = text
    this.#weight = weight
    this.#budget = STEPS + STEPS_PER_CHARACTER * text.length
    this.#left = this.#budget
  }

  spend(steps: number): void {
    this.#left -= steps
    if (this.#left < 0) throw new MatchLimit(this.#budget)
  }

  override charCodeAt(at: number): number {
    this.spend(this.#weight)
    return this.#text.charCodeAt(at)
  }

  override indexOf(piece: string, from = 0): number {
    const found = this.#text.indexOf(piece, from)
    this.spend(((found < 0 ? this.#text.length : found) - from) / FAST)
    return found
  }

  override substring(start: number, end?: number): string {
    return this.#text.substring(start, end)
  }
}
