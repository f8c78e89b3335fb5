import { constants } from 'node:buffer'
import { isDeepStrictEqual } from 'node:util'
import { RE2JS } from 're2js'
import { textsOf } from './eight-bit.ts'
import type { TextFile } from './encoding.ts'
import { lineEndAdapter, toLf } from './line-ending.ts'
import { canHold, type Match } from './match.ts'
import type { Span } from './pattern.ts'
import type { Splice } from './splice.ts'

/** A pattern of a plan, and what takes the place of its matches. Time is linear in the text: RE2 has no look-around and no back-references. */
export interface Substitution {
  readonly pattern: RE2JS
  /** Literal texts and names of groups, in turn, a text first and last. */
  readonly template: readonly string[]
}

/** `empty`: the pattern takes no character somewhere, so that what it replaces there is nobody's text. */
export type RegexMatch =
  | Extract<Match, { ok: false }>
  | { readonly ok: false; readonly reason: 'empty' }
  | { readonly ok: true; readonly matchedBy: 'regex'; readonly splices: readonly Splice[] }

/**
 * Compiles `regex` and `new_string` of an Edit. In the new text `$<name>` is replaced by what the group of that name matched, nothing
 * where it took no part; all else is literal, and without named groups everything is. Returns what is wrong, as a string.
 */
export const compileSubstitution = (regex: string, newString: string): Substitution | string => {
  const pattern = compile(regex)
  if (typeof pattern === 'string') return pattern
  const names = Object.keys(pattern.namedGroups())
  const template = names.length === 0 ? [newString] : newString.split(/\$<(\w+)>/)
  const unknown = template.find((part, at) => at % 2 === 1 && !names.includes(part))
  if (unknown === undefined) return { pattern, template: template.map(toLf) }
  return `new_string uses the group $<${unknown}>; the groups of the pattern are ${names.join(', ')}`
}

/** Whether the pattern matches anywhere in the file, or may in one that is not UTF-8. */
export const holdsMatch = (file: TextFile, { pattern }: Substitution): boolean =>
  isTooLong(file) ||
  dependsOnEncoding(file, pattern) ||
  textsOf(file).some((text) => pattern.matcher(toLf(text)).find())

/**
 * Finds the pattern in a file, whose line ends it sees as LF, and says which bytes to replace by what. A match takes exactly what
 * the pattern takes: deleting a line's text leaves its line end.
 */
export const matchRegex = (file: TextFile, substitution: Substitution, replaceAll: boolean): RegexMatch => {
  if (isTooLong(file)) return { ok: false, reason: 'too-much' }
  if (dependsOnEncoding(file, substitution.pattern)) return UNCERTAIN
  const limit = replaceAll ? MAX_REPLACED : MAX_PLACES
  const [found, ...others] = textsOf(file).map((text) => findPlaces({ file, text }, substitution, limit))
  if (!found || others.some((other) => !isDeepStrictEqual(other, found))) return UNCERTAIN
  if ('reason' in found) return found
  const { places, more } = found
  if (places.length === 0) return { ok: false, reason: 'not-found' }
  if (!replaceAll && places.length > 1) return { ok: false, reason: 'not-unique', spans: places, more }
  if (more) return { ok: false, reason: 'too-much' }
  const adapt = lineEndAdapter(file)
  const splices: Splice[] = []
  for (const { start, end, text } of places) {
    if (!canHold(file, text)) return { ok: false, reason: 'unencodable' }
    splices.push({ start, end, replacement: Buffer.from(adapt({ start, end }, text), file.encoding) })
  }
  return { ok: true, matchedBy: 'regex', splices }
}

const MAX_PLACES = 100
const MAX_REPLACED = 1_000_000
/**
 * Characters from each place to the end of the file, for all places together: a pattern may look at all of them again for every place.
 * A file of 1 MiB may have a thousand places, one of 100 KiB ten thousand.
 */
const MAX_LOOKED_AT = 2 ** 29

/** RE2JS gives every mistake of a pattern an error of its own. */
const compile = (regex: string): RE2JS | string => {
  try {
    return RE2JS.compile(regex)
  } catch (error) {
    if (error instanceof Error && error.name.startsWith('RE2JS')) return error.message
    throw error
  }
}

/** A pattern sees a file as one string. */
const isTooLong = ({ bytes }: TextFile): boolean => bytes.length > constants.MAX_STRING_LENGTH

const UNCERTAIN = { ok: false, reason: 'uncertain', spans: [] } as const

/** Characters beyond ASCII, named or by their class, are other bytes in each encoding. */
const dependsOnEncoding = ({ valid }: TextFile, pattern: RE2JS): boolean =>
  !valid && /[^\0-\x7f]|\\[pPx0-7]/.test(pattern.pattern())

interface Place extends Span {
  readonly text: string
}

function findPlaces(
  { file, text }: { readonly file: TextFile; readonly text: string },
  { pattern, template }: Substitution,
  limit: number,
): { places: Place[]; more: boolean } | Extract<RegexMatch, { ok: false }> {
  const lf = toLf(text)
  const byteAt = byteOffsets(file, text)
  const matcher = pattern.matcher(lf)
  const places: Place[] = []
  let lookedAt = 0
  while (matcher.find()) {
    if (matcher.start() === matcher.end()) return { ok: false, reason: 'empty' }
    lookedAt += lf.length - matcher.start()
    if (lookedAt > MAX_LOOKED_AT) return { ok: false, reason: 'too-much' }
    const start = byteAt(matcher.start())
    const end = byteAt(matcher.end())
    if (places.length === limit) return { places, more: true }
    const parts = template.map((part, at) => (at % 2 === 0 ? part : (matcher.group(part) ?? '')))
    places.push({ start, end, text: parts.join('') })
  }
  return { places, more: false }
}

/**
 * Where a character of the text with LF line ends begins in the file's bytes. Asked in rising order. Before a CRLF's LF stands
 * its CR, so that no place splits the two.
 */
const byteOffsets = (file: TextFile, text: string): ((lfIndex: number) => number) => {
  let [lfAt, textAt, byteAt] = [0, 0, file.bom]
  let crAt = text.indexOf('\r\n')
  return (lfIndex) => {
    const from = textAt
    while (crAt >= 0 && lfAt + (crAt - textAt) < lfIndex) {
      lfAt += crAt - textAt + 1
      textAt = crAt + 2
      crAt = text.indexOf('\r\n', textAt)
    }
    textAt += lfIndex - lfAt
    lfAt = lfIndex
    byteAt += byteLength(file, text.slice(from, textAt))
    return byteAt
  }
}

/** Bytes of a piece of decoded text; one for each byte that is not UTF-8. */
const byteLength = ({ encoding, valid }: TextFile, text: string): number =>
  Buffer.byteLength(text, encoding) - (valid ? 0 : 2 * (text.match(/\p{Surrogate}/gu)?.length ?? 0))
