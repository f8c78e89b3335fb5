import { decodeText, isBinary, isWellFormed, openString, openText, startsWith, type TextFile } from './encoding.ts'
import { hunksOf, type Patch } from './hunks.ts'
import { lineChanges, linesOf } from './line-changes.ts'

interface SearchText {
  /** As it is on disk; for an unsupported encoding, its decoded text in memory, which serves searches only. */
  readonly file: TextFile
  /** The encoding as people call it, where files of it cannot be edited. */
  readonly unsupported?: string
}

/** The text of a file in any encoding that can be recognised, with or without a mark; undefined for a binary file. */
export const decodeForSearch = (bytes: Buffer): SearchText | undefined => {
  const binary = isBinary(bytes)
  const opened = binary ? undefined : openText(bytes)
  if (opened?.ok) return { file: opened.file }
  const wide = opened ? MARKED.find(({ mark }) => startsWith(bytes, mark)) : unmarked(bytes)
  if (!wide) return undefined
  const label = opened ? opened.encoding : `${wide.name} without a byte order mark`
  return { file: openString(wide.decode(bytes.subarray(wide.mark?.length ?? 0))), unsupported: label }
}

interface Wide {
  readonly name: string
  readonly mark?: Buffer
  decode(bytes: Buffer): string
}

const utf16 = (bytes: Buffer): string => bytes.subarray(0, bytes.length & ~1).toString('utf16le')
const utf16Swapped = (bytes: Buffer): string => utf16(Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16())

const utf32 =
  (read: (bytes: Buffer, at: number) => number) =>
  (bytes: Buffer): string => {
    const parts: string[] = []
    for (let at = 0; at + 4 <= bytes.length; at += 4) {
      const point = read(bytes, at)
      parts.push(point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd')
    }
    return parts.join('')
  }
const utf32le = utf32((bytes, at) => bytes.readUInt32LE(at))
const utf32be = utf32((bytes, at) => bytes.readUInt32BE(at))

const MARKED: readonly (Wide & { readonly mark: Buffer })[] = [
  { name: 'UTF-32LE', mark: Buffer.from([0xff, 0xfe, 0, 0]), decode: utf32le },
  { name: 'UTF-32BE', mark: Buffer.from([0, 0, 0xfe, 0xff]), decode: utf32be },
  { name: 'UTF-16BE', mark: Buffer.from([0xfe, 0xff]), decode: utf16Swapped },
  { name: 'UTF-16LE', mark: Buffer.from([0xff, 0xfe]), decode: utf16 },
]

/** The place in each four bytes at which ASCII has its own byte, NUL at the others. */
const UNMARKED: readonly (Wide & { readonly own: readonly number[] })[] = [
  { name: 'UTF-32LE', own: [0], decode: utf32le },
  { name: 'UTF-32BE', own: [3], decode: utf32be },
  { name: 'UTF-16LE', own: [0, 2], decode: utf16 },
  { name: 'UTF-16BE', own: [1, 3], decode: utf16Swapped },
]

const SAMPLE = 8000

/** Nearly all text is ASCII, and almost no NUL is where a character's own byte is. */
const unmarked = (bytes: Buffer): Wide | undefined => {
  const sample = bytes.subarray(0, SAMPLE)
  const nuls = [0, 0, 0, 0]
  for (let at = 0; at < sample.length; at += 1) if (sample[at] === 0) nuls[at % 4] = (nuls[at % 4] ?? 0) + 1
  const most = Math.floor(sample.length / 4)
  if (most < 2) return undefined
  return UNMARKED.find(({ own }) =>
    nuls.every((count, place) => (own.includes(place) ? count === 0 : count >= 0.7 * most)),
  )
}

/** The change of a file that git treats as binary, though it is text of two or four bytes a character. */
export interface WideChange extends Patch {
  /** What it is written in, and what it was where that differs. */
  readonly encoding: string
}

/** The change in lines of UTF-16 or UTF-32, none where only the encoding changed; undefined where a side is no text. */
export function wideChange(before: Buffer | undefined, after: Buffer | undefined): WideChange | undefined {
  const sides = [before, after].map((bytes) => (bytes === undefined ? NO_FILE : labelledText(bytes)))
  const [was, is] = sides
  if (!was || !is) return undefined
  const names = new Set(sides.flatMap((side) => side?.encoding ?? []))
  if (![...names].some((name) => !name.startsWith('UTF-8'))) return undefined
  const lines = linesOf(was.text)
  const patch = hunksOf(lines, lineChanges(lines, linesOf(is.text)), { oldStart: 1, newStart: 1 })
  return { ...patch, encoding: [...names].join(' → ') }
}

/** The text of bytes in UTF-16 or UTF-32 that says all that they hold; undefined of others. A byte order mark is its first character. */
export function wideText(bytes: Buffer): string | undefined {
  const labelled = labelledText(bytes)
  return labelled?.encoding.startsWith('UTF-8') === false ? labelled.text : undefined
}

interface LabelledText {
  /** Absent of no file. */
  readonly encoding?: string
  readonly text: string
}

const NO_FILE: LabelledText = { text: '' }

function labelledText(bytes: Buffer): (LabelledText & { readonly encoding: string }) | undefined {
  const found = decodeForSearch(bytes)
  if (!found) return undefined
  const { file, unsupported } = found
  const text = decodeText(file, 0, file.bytes.length)
  if (file.encoding === 'utf8' && unsupported === undefined) return { encoding: 'UTF-8', text }
  const encoding = unsupported ?? 'UTF-16LE'
  const isWhole = bytes.length % (encoding.startsWith('UTF-32') ? 4 : 2) === 0
  return isWhole && isWellFormed(text) && !/[\0\ufffd]/.test(text) ? { encoding, text } : undefined
}
