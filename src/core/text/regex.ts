import { constants } from 'node:buffer'
import { isDeepStrictEqual } from 'node:util'
import { RE2JS } from 're2js'
import type { TextFile } from './encoding.ts'
import { byteOffsets, lineEndAdapter, toLf } from './line-ending.ts'
import { canHold, type Match, MatchLimit, type MatchPlace } from './match.ts'
import type { Span, Splice } from './splice.ts'
import { partText, readTemplate, type Template } from './template.ts'
import { textsOf } from './unknown-encoding.ts'

/** A pattern of a plan, and the replacement of its matches. Time is linear in the text: RE2 has no look-around and no back-references. */
export type Substitution = { readonly pattern: RE2JS; readonly template: Template }

/** `empty`: the pattern matches the empty text somewhere. `steps`: finding all places needs more steps than the limit. */
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

/** Compiles a pattern in RE2's syntax. Returns a string that describes its fault, if it has one. */
export const compilePattern = (regex: string): RE2JS | string => {
  try {
    const pattern = RE2JS.compile(regex)
    const size = pattern.programSize()
    return size > MAX_PROGRAM ? `it compiles to ${size} instructions; at most ${MAX_PROGRAM} are allowed` : pattern
  } catch (error) {
    // RE2JS has an error of its own for every mistake in a pattern.
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

/** The engine accepts every object that claims to be a string. */
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

/** Finds the pattern in a file, whose line ends it sees as LF. A match covers exactly what the pattern matches. */
export const matchRegex = (file: TextFile, substitution: Substitution, replaceAll: boolean): RegexMatch => {
  try {
    return match(file, substitution, replaceAll)
  } catch (error) {
    if (error instanceof MatchLimit) return { ok: false, reason: 'steps', steps: error.steps }
    throw error
  }
}

const match = (file: TextFile, substitution: Substitution, replaceAll: boolean): RegexMatch => {
  const { pattern, template } = substitution
  const textOf = (group: GroupText) => template.map((part) => partText(part, group)).join('')
  const found = placesIn(file, pattern, { limit: replaceAll ? MAX_HELD : MAX_PLACES, read: textOf })
  if ('reason' in found) return found
  const { places, more } = found
  if (!replaceAll && places.length > 1) return { ok: false, reason: 'not-unique', spans: places, more }
  if (more) throw new MatchLimit(MAX_HELD)
  const adapt = lineEndAdapter(file)
  const splices: Splice[] = []
  for (const { start, end, value: text } of places) {
    if (!canHold(file, text)) return { ok: false, reason: 'unencodable' }
    splices.push({ start, end, replacement: Buffer.from(adapt({ start, end }, text), file.encoding) })
  }
  return { ok: true, matchedBy: 'regex', splices }
}

/** Every place of a pattern in a file, in order, with what its groups took, named as `new_string` names them: `$1`, `$<name>`. */
export const findRegex = (file: TextFile, pattern: RE2JS): FoundMatches => {
  const names = Object.entries(pattern.namedGroups())
  const groups = Array.from({ length: pattern.groupCount() }, (_, at) => {
    const [name] = names.find(([, number]) => number === at + 1) ?? []
    return [name === undefined ? `$${at + 1}` : `$<${name}>`, at + 1] as const
  })
  const capturesOf = (group: GroupText) =>
    Object.fromEntries(
      groups.flatMap(([name, number]) => (group(number) === null ? [] : [[name, group(number) ?? '']])),
    )
  try {
    const found = placesIn(file, pattern, { limit: MAX_HELD, read: capturesOf })
    if ('reason' in found) return found
    if (found.more) throw new MatchLimit(MAX_HELD)
    return { ok: true, places: found.places.map(({ value: captures, ...span }) => ({ ...span, captures })) }
  } catch (error) {
    if (error instanceof MatchLimit) return { ok: false, reason: 'steps', steps: error.steps }
    throw error
  }
}

/** A place that is looked for, and what the groups or variables of the pattern took there. */
export type FoundPlace = Span & { readonly captures: Readonly<Record<string, string>> }

type FoundMatches = { readonly ok: true; readonly places: readonly FoundPlace[] } | Extract<RegexMatch, { ok: false }>

const MAX_PLACES = 100
const MAX_HELD = 10_000_000

const UNCERTAIN = { ok: false, reason: 'uncertain', spans: [] } as const

/** What a group of a match took, by its number or name; null where it took no part. */
type GroupText = (group: number | string) => string | null

type ValuedSpan<Value> = Span & { readonly value: Value }

interface PlaceQuery<Value> {
  readonly limit: number
  readonly read: (group: GroupText) => Value
}

type Places<Value> =
  | { readonly places: readonly ValuedSpan<Value>[]; readonly more: boolean }
  | Extract<RegexMatch, { ok: false }>

/** At least one place, the same in every reading of the file. */
function placesIn<Value>(file: TextFile, pattern: RE2JS, query: PlaceQuery<Value>): Places<Value> {
  if (dependsOnEncoding(file, pattern)) return UNCERTAIN
  const [found, ...others] = textsIn(file).map((text) => findPlaces({ file, text }, pattern, query))
  if (!found || others.some((other) => !isDeepStrictEqual(other, found))) return UNCERTAIN
  return 'places' in found && found.places.length === 0 ? { ok: false, reason: 'not-found' } : found
}

function findPlaces<Value>(
  { file, text }: { file: TextFile; text: string },
  pattern: RE2JS,
  { limit, read }: PlaceQuery<Value>,
): Places<Value> {
  const counted = countedText(text, pattern)
  const byteAt = byteOffsets(file, text)
  const matcher = pattern.matcher(counted as unknown as string)
  const places: ValuedSpan<Value>[] = []
  while (matcher.find()) {
    if (matcher.start() === matcher.end()) return { ok: false, reason: 'empty' }
    counted.spend(SEARCH)
    const start = byteAt(matcher.start())
    const end = byteAt(matcher.end())
    if (places.length === limit) return { places, more: true }
    places.push({ start, end, value: read((group) => matcher.group(group)) })
  }
  return { places, more: false }
}

/** What the engine does for each search before it looks at the text, in steps. */
const SEARCH = 32

/** Steps allowed for every search, and further steps for each character of its text. */
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
