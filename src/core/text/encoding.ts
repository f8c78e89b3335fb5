import { isUtf8 } from 'node:buffer'
import { isKnownUtf8 } from './utf8-cache.ts'

/** Encodings that text is searched and written in. */
type Encoding = 'utf8' | 'utf16le'

/** A file's bytes and how they spell text. Strings are only ever made of parts of it. */
export interface TextFile {
  readonly bytes: Buffer
  readonly encoding: Encoding
  /** Length in bytes of the byte order mark, 0 without one. */
  readonly bom: number
  /** False for UTF-8 that contains invalid sequences: an 8-bit file, whose other bytes are kept as they are. */
  readonly valid: boolean
}

export type OpenedText =
  | { readonly ok: true; readonly file: TextFile }
  | {
      readonly ok: false
      /** The encoding as people call it. */
      readonly encoding: string
    }

/** The encoding of a file, from its first bytes: UTF-16LE with a BOM, else UTF-8. UTF-16BE and UTF-32 are not supported. */
export function openText(bytes: Buffer): OpenedText {
  const unsupported = UNSUPPORTED.find(([mark]) => startsWith(bytes, mark))
  if (unsupported) return { ok: false, encoding: unsupported[1] }
  if (startsWith(bytes, BOM.utf16le)) {
    if (bytes.length % 2 === 1) return { ok: false, encoding: 'UTF-16LE with half a character at its end' }
    return { ok: true, file: { bytes, encoding: 'utf16le', bom: 2, valid: true } }
  }
  return {
    ok: true,
    file: {
      bytes,
      encoding: 'utf8',
      bom: startsWith(bytes, BOM.utf8) ? 3 : 0,
      valid: isKnownUtf8(bytes) || isUtf8(bytes),
    },
  }
}

/** A string as a file in memory: UTF-16LE, so that every string survives, lone surrogates too. */
export const openString = (text: string): TextFile => ({
  bytes: Buffer.from(text, 'utf16le'),
  encoding: 'utf16le',
  bom: text.startsWith('\ufeff') ? 2 : 0,
  valid: true,
})

/** The mark that a file of this encoding may begin with. */
export const BOM: Readonly<Record<Encoding, Buffer>> = {
  utf8: Buffer.from([0xef, 0xbb, 0xbf]),
  utf16le: Buffer.from([0xff, 0xfe]),
}

/** Bytes of one code unit. */
export const unitOf = (encoding: Encoding): 1 | 2 => (encoding === 'utf8' ? 1 : 2)

/** True when the bytes hold a NUL among the first 8,000, as git decides it, and are not UTF-16LE or another marked encoding. */
export function isBinary(bytes: Buffer): boolean {
  if (startsWith(bytes, BOM.utf16le) || UNSUPPORTED.some(([mark]) => startsWith(bytes, mark))) return false
  return bytes.subarray(0, 8000).includes(0)
}

/** True when nearly all bytes are characters that text is made of, NUL aside: UTF-8, or another encoding of mostly ASCII. */
export function isMostlyText(bytes: Buffer): boolean {
  const isWhole = isUtf8(bytes)
  let [some, odd] = [0, 0]
  for (const byte of bytes) {
    if (byte === 0) continue
    some += 1
    if ((byte < 0x20 && (byte < 0x09 || byte > 0x0d)) || byte === 0x7f || (byte > 0x7f && !isWhole)) odd += 1
  }
  return bytes.length === 0 || odd < some * MOST_ODD
}

/** Programs, archives and images have more; ELF and PNG files some 0.55 of their bytes. */
const MOST_ODD = 0.3

/**
 * Bytes [start, end) as a string that keeps every byte: one that is not UTF-8 becomes the lone surrogate U+DC80…U+DCFF of its
 * value (the `surrogateescape` of PEP 383), which no valid text decodes to.
 */
export function decodeText({ bytes, encoding, valid }: TextFile, start: number, end: number): string {
  if (encoding === 'utf16le' || valid) return bytes.toString(encoding, start, end)
  const part = bytes.subarray(start, end)
  return isUtf8(part) ? part.toString() : escapeInvalid(part)
}

/** All of a text, without its mark. */
export const wholeText = (file: TextFile): string => decodeText(file, file.bom, file.bytes.length)

/** The text of a file, without its mark; undefined where the encoding is not supported. */
export function textOfFile(bytes: Buffer): string | undefined {
  const opened = openText(bytes)
  return opened.ok ? wholeText(opened.file) : undefined
}

/** Bytes as UTF-8, whatever they are. */
export const utf8Text = (bytes: Buffer): string =>
  decodeText({ bytes, encoding: 'utf8', bom: 0, valid: false }, 0, bytes.length)

/** The bytes that `decodeText` makes a text of, in UTF-8; undefined for half a character, which represents no byte. */
export function encodeText(text: string): Buffer | undefined {
  if (isWellFormed(text)) return Buffer.from(text)
  const parts = text.split(/([\udc80-\udcff])/u)
  if (parts.some((part, index) => index % 2 === 0 && !isWellFormed(part))) return undefined
  return Buffer.concat(
    parts.map((part, index) => (index % 2 === 0 ? Buffer.from(part) : Buffer.from([part.charCodeAt(0) - 0xdc00]))),
  )
}

/** True when the text contains no lone surrogate. */
export const isWellFormed = (text: string): boolean => text.isWellFormed()

const UNSUPPORTED: readonly (readonly [Buffer, string])[] = [
  [Buffer.from([0xff, 0xfe, 0, 0]), 'UTF-32LE'],
  [Buffer.from([0, 0, 0xfe, 0xff]), 'UTF-32BE'],
  [Buffer.from([0xfe, 0xff]), 'UTF-16BE'],
]

/** A text without its byte order mark. */
export const withoutMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text)

export const startsWith = (bytes: Buffer, mark: Buffer): boolean => mark.every((byte, at) => bytes[at] === byte)

function escapeInvalid(bytes: Buffer): string {
  const parts: string[] = []
  let done = 0
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes, at)
    if (length === 0) {
      parts.push(bytes.toString('utf8', done, at), String.fromCharCode(0xdc00 + bytes[at]!))
      done = at + 1
    }
    at += length || 1
  }
  parts.push(bytes.toString('utf8', done))
  return parts.join('')
}

/** Length of the valid UTF-8 sequence at `at`, 0 when there is none. */
function sequenceLength(bytes: Buffer, at: number): number {
  const lead = bytes[at]!
  if (lead < 0x80) return 1
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2
  return at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length)) ? length : 0
}
