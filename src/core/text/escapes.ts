import type { Tolerance } from './candidate-text.ts'
import type { TextFile } from './encoding.ts'
import { unitOf } from './encoding.ts'
import type { Span, Token } from './pattern.ts'

/**
 * `\uXXXX` escapes against the characters they name, both ways: of characters beyond ASCII, and of `< > & ' "`, which JSON
 * writers escape too. The new text spells each character as the file does; if that is not certain, nothing matches.
 */
export const escapes: Tolerance = (edit) => {
  const pieces = piecesOf(edit.old_string)
  if (!pieces.some(isSpelled) || plain(pieces) === plain(piecesOf(edit.new_string))) return undefined
  return {
    tokens: pieces.map(tokenOf),
    needs: needsOf(pieces),
    accept: isNotEscapedTwice,
    replacement: (found) => respell(edit.new_string, spellingsIn(pieces, found)),
  }
}

/** A character that has two spellings, as the edit spells it. */
interface Spelled {
  readonly character: string
  readonly written: string
}

type Piece = string | Spelled

const isSpelled = (piece: Piece): piece is Spelled => typeof piece !== 'string'

/** An escape (a pair for one character where it needs two), any character that may be escaped, or an escaped backslash. */
const SPELLED = /\\\\|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|[<>&'"]|[^\0-\x7f]/gu

function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: written, index } of text.matchAll(SPELLED)) {
    const character = written.startsWith('\\') ? unescaped(written) : written
    const afterBackslash = !written.startsWith('\\') && text[index - 1] === '\\'
    if (!isSpellable(character) || afterBackslash) continue
    pieces.push(text.slice(at, index), { character, written })
    at = index + written.length
  }
  return [...pieces, text.slice(at)]
}

/** `\\` stays, `\u00e9` is é. */
const unescaped = (written: string): string =>
  written.replace(/\\u([0-9a-fA-F]{4})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

const isSpellable = (character: string): boolean => /^[<>&'"]$|^[^\0-\x7f\p{Surrogate}]$/u.test(character)

const escaped = (character: string, upper: boolean): string =>
  character
    .split('')
    .map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
    .map((digits) => `\\u${upper ? digits.toUpperCase() : digits}`)
    .join('')

const plain = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (isSpelled(piece) ? piece.character : piece)).join('')

const spellingsOf = ({ character, written }: Spelled): readonly string[] => [
  ...new Set([character, escaped(character, false), escaped(character, true), written]),
]

const tokenOf = (piece: Piece): Token => (isSpelled(piece) ? { oneOf: spellingsOf(piece) } : { text: piece })

/** A text that does not match as it is needs an escape in the file, or a character that it has as an escape itself. */
const needsOf = (pieces: readonly Piece[]): readonly string[] => {
  const named = pieces.filter(isSpelled).filter(({ character, written }) => written !== character)
  return ['\\u', ...new Set(named.map(({ character }) => character))]
}

/** The text found does not begin with an escape whose backslash is itself escaped. */
function isNotEscapedTwice({ bytes, encoding, bom }: TextFile, { start }: Span): boolean {
  const unit = unitOf(encoding)
  return start - unit < bom || bytes[start] !== BACKSLASH || bytes[start - unit] !== BACKSLASH
}

const BACKSLASH = 0x5c

/** How the text found spells each character; undefined for one that it spells in two ways. */
function spellingsIn(pieces: readonly Piece[], found: string): ReadonlyMap<string, string | undefined> {
  const spellings = new Map<string, string | undefined>()
  let at = 0
  for (const piece of pieces) {
    const taken = isSpelled(piece) ? spellingsOf(piece).find((spelling) => found.startsWith(spelling, at)) : piece
    at += taken?.length ?? 0
    if (!isSpelled(piece)) continue
    const same = !spellings.has(piece.character) || spellings.get(piece.character) === taken
    spellings.set(piece.character, same ? taken : undefined)
  }
  return spellings
}

/** Each character as the text found spells it; undefined where that is uncertain for one. */
function respell(text: string, spellings: ReadonlyMap<string, string | undefined>): string | undefined {
  const others = { ascii: styleOf(spellings, true), beyond: styleOf(spellings, false) }
  const spell = ({ character, written }: Spelled): string | undefined => {
    if (spellings.has(character)) return spellings.get(character)
    const style = isAscii(character) ? others.ascii : others.beyond
    if (style === 'none') return written
    if (style === 'plain') return character
    return style === 'mixed' || isAscii(character) ? undefined : escaped(character, style === 'upper')
  }
  const parts = piecesOf(text).map((piece) => (isSpelled(piece) ? spell(piece) : piece))
  return parts.includes(undefined) ? undefined : parts.join('')
}

/** How all characters of a class (ASCII, or beyond) that were found are spelled: what holds for those that were not. */
function styleOf(
  spellings: ReadonlyMap<string, string | undefined>,
  ascii: boolean,
): 'none' | 'plain' | 'lower' | 'upper' | 'mixed' {
  const peers = [...spellings].filter(([character]) => isAscii(character) === ascii)
  if (peers.length === 0) return 'none'
  if (peers.every(([character, spelling]) => spelling === character)) return 'plain'
  if (peers.some(([character, spelling]) => spelling === undefined || spelling === character)) return 'mixed'
  return peers.some(([, spelling]) => /\\u[0-9a-f]*[A-F]/.test(spelling ?? '')) ? 'upper' : 'lower'
}

const isAscii = (character: string): boolean => character < '\x80'
