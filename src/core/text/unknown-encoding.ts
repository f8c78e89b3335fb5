import { type TextFile, wholeText } from './encoding.ts'
import type { Span } from './splice.ts'

/**
 * Files that are not UTF-8. Nothing in them says which encoding they are in: of one byte a character (Latin-1, windows-125x) or
 * also of several (Shift-JIS, GBK, GB18030, Big5, EUC), in some of which an ASCII byte may be the second half of a character.
 * What all these encodings agree on is certain; the rest is refused.
 */

/** Length in bytes of the character at `at`, in one family of encodings; 1 for a byte that begins no longer one. */
type CharacterLength = (bytes: Buffer, at: number) => number

const singleByte: CharacterLength = () => 1

/** GBK, Big5 and EUC-KR with its extension too; GB18030 has characters of four bytes, whose second and fourth are digits. */
const gb18030: CharacterLength = (bytes, at) => {
  if (!isWithin(bytes[at], 0x81, 0xfe)) return 1
  if (isWithin(bytes[at + 1], 0x40, 0xfe) && bytes[at + 1] !== 0x7f) return 2
  const four = isDigit(bytes[at + 1]) && isWithin(bytes[at + 2], 0x81, 0xfe) && isDigit(bytes[at + 3])
  return four ? 4 : 1
}

const shiftJis: CharacterLength = (bytes, at) => {
  const leads = isWithin(bytes[at], 0x81, 0x9f) || isWithin(bytes[at], 0xe0, 0xfc)
  return leads && isWithin(bytes[at + 1], 0x40, 0xfc) && bytes[at + 1] !== 0x7f ? 2 : 1
}

const eucJp: CharacterLength = (bytes, at) => {
  const isTrail = (byte: number | undefined): boolean => isWithin(byte, 0xa1, 0xfe)
  if (bytes[at] === 0x8f) return isTrail(bytes[at + 1]) && isTrail(bytes[at + 2]) ? 3 : 1
  return (bytes[at] === 0x8e || isTrail(bytes[at])) && isTrail(bytes[at + 1]) ? 2 : 1
}

const isWithin = (byte: number | undefined, least: number, most: number): boolean =>
  byte !== undefined && byte >= least && byte <= most

const isDigit = (byte: number | undefined): boolean => isWithin(byte, 0x30, 0x39)

/** True when the span is ASCII of whole characters whatever the encoding; in UTF-8 and UTF-16 every place is certain. */
export const isCertain = (file: TextFile, { start, end }: Span): boolean =>
  file.valid || (isAsciiIn(file.bytes, start, end) && isAsciiCharacter(file, start))

/** Whether text may occur in bytes of any encoding, UTF-16 and UTF-32 too: each of its ASCII pieces does. */
export const mayHold = (bytes: Buffer, text: string): boolean => {
  const spelled = bytes.includes(0) ? Buffer.from(bytes.filter((byte) => byte !== 0)) : bytes
  return asciiPieces(text).every((piece) => spelled.includes(piece))
}

/** The parts of one line each that are the same bytes in every encoding but UTF-16. */
export const asciiPieces = (text: string): readonly string[] => text.split(/[^\0-\x7f]+|\r?\n/).filter(Boolean)

/** True for text that is the same bytes in every encoding but UTF-16. */
export const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text)

/**
 * The file's text without its BOM, once for each different way in which its bytes form characters; one for a file that is UTF-8
 * or UTF-16. A byte or character that is not UTF-8 becomes a placeholder that occurs in no text and has as many bytes in
 * UTF-8, a single byte the lone surrogate that `decodeText` makes of it.
 */
export const textsOf = (file: TextFile): readonly string[] => {
  const text = wholeText(file)
  if (file.valid) return [text]
  return [...new Set([text, ...FAMILIES.map((lengthAt) => decodeAs(file, lengthAt))])]
}

const FAMILIES: readonly CharacterLength[] = [singleByte, gb18030, shiftJis, eucJp]

/** Placeholders for characters of two, three and four bytes, by their length; none is assigned. */
const PLACEHOLDERS: readonly string[] = ['', '', '\u0378', '\uffff', '\u{10ffff}']

function decodeAs({ bytes, bom }: TextFile, lengthAt: CharacterLength): string {
  const parts: string[] = []
  let ascii = bom
  for (let at = bom; at < bytes.length; ) {
    const length = bytes[at]! < 0x80 ? 0 : lengthAt(bytes, at)
    if (length > 0) {
      parts.push(bytes.toString('latin1', ascii, at), PLACEHOLDERS[length] || String.fromCharCode(0xdc00 + bytes[at]!))
      ascii = at + length
    }
    at += length || 1
  }
  parts.push(bytes.toString('latin1', ascii))
  return parts.join('')
}

function isAsciiIn(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (bytes[at]! >= 0x80) return false
  return true
}

/** Encodings in which an ASCII byte may be a part of another character. */
const WITH_ASCII_TRAILS: readonly CharacterLength[] = [gb18030, shiftJis]

/** How many bytes to go back in search of a place where characters begin in every encoding. */
const MAX_BACK = 256

/** True when the ASCII byte at `at` is a character of its own in every encoding. */
function isAsciiCharacter({ bytes, bom }: TextFile, at: number): boolean {
  let from = at
  while (from > bom && !isBoundary(bytes, from)) {
    from -= 1
    if (at - from > MAX_BACK) return false
  }
  return WITH_ASCII_TRAILS.every((lengthAt) => {
    let reached = from
    while (reached < at) reached += lengthAt(bytes, reached)
    return reached === at
  })
}

/** True if the two bytes alone prove that a character begins: none goes on with a byte below 0x30, or after an ASCII byte other than a digit. */
function isBoundary(bytes: Buffer, at: number): boolean {
  const [before, here] = [bytes[at - 1]!, bytes[at]!]
  return here < 0x30 || before < 0x30 || (before < 0x80 && (here < 0x80 || !isDigit(before)))
}
