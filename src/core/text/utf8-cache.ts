import { isUtf8 } from 'node:buffer'
import { applySplices, type Span, type Splice } from './splice.ts'

const LF = 0x0a

/** Number of line feeds. Four bytes at a time: the time of an edit of a large file is spent here. */
export function countLf(bytes: Uint8Array): number {
  if (bytes.length < 8) return countEach(bytes, 0, bytes.length)
  const head = -bytes.byteOffset & 3
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + head, (bytes.length - head) >>> 2)
  let lines = countEach(bytes, 0, head) + countEach(bytes, head + 4 * words.length, bytes.length)
  for (let at = 0; at < words.length; at += 1) {
    // a byte of `differs` is 0 where there is a LF; the top bit of a byte of `found` is set there alone
    const differs = words[at]! ^ 0x0a0a0a0a
    const found = ~(((differs & 0x7f7f7f7f) + 0x7f7f7f7f) | differs) & 0x80808080
    if (found !== 0) lines += Math.imul(found >>> 7, 0x01010101) >>> 24
  }
  return lines
}

function countEach(bytes: Uint8Array, start: number, end: number): number {
  let lines = 0
  for (let at = start; at < end; at += 1) lines += bytes[at] === LF ? 1 : 0
  return lines
}

/** Smaller files are scanned again. */
const LARGE = 2 ** 20
/** More splices at once are not followed. */
const MAX_SPLICES = 64

/** What an edit knows about a file's bytes; see `TextFile`. */
type EditedFile = { readonly bytes: Buffer; readonly encoding: string; readonly valid: boolean }

/** The large, valid UTF-8 files that edits made, undefined until their blocks are needed; an entry is dropped with its bytes. */
const known = new WeakMap<Buffer, Blocks | undefined>()

/** The file's bytes with the splices applied; what is known of a large file is kept. Neither may be changed in place. */
export function editBytes(file: EditedFile, splices: readonly Splice[]): Buffer {
  const after = applySplices(file.bytes, splices)
  if (after.length < LARGE || splices.length > MAX_SPLICES || !staysUtf8(file, splices)) return after
  // a file that is edited once is never cut into blocks
  known.set(after, blocksOf(file.bytes)?.spliced(splices, after))
  return after
}

/** True for bytes that are known to be valid UTF-8. */
export const isKnownUtf8 = (bytes: Buffer): boolean => known.has(bytes)

/** What is known about the bytes. */
export function blocksOf(bytes: Buffer): Blocks | undefined {
  if (!known.has(bytes)) return undefined
  const blocks = known.get(bytes) ?? Blocks.of(bytes)
  known.set(bytes, blocks)
  return blocks
}

const staysUtf8 = ({ bytes, encoding, valid }: EditedFile, splices: readonly Splice[]): boolean =>
  encoding === 'utf8' &&
  valid &&
  splices.every(
    ({ start, end, replacement }) => !isInside(bytes, start) && !isInside(bytes, end) && isUtf8(replacement),
  )

/** True between two bytes of one character. */
export const isInside = (bytes: Buffer, at: number): boolean => at < bytes.length && (bytes[at]! & 0xc0) === 0x80

const CR = 0x0d

/** Bytes that a block has at first; it grows and shrinks with the edits in it, at most to twice as many. */
const BLOCK_SIZE = 2 ** 16

/** A block that was searched so often gets the set of its sequences, which costs about as much as those searches. */
const SEARCHES = 8

/** The set may contain sequences that the block does not: it is shared with earlier states of the block. */
interface Block {
  readonly length: number
  readonly lineFeeds: number
  readonly hasCr: boolean
  searches: number
  grams: Grams | undefined
}

/** Facts about a large file's bytes, block by block: the next edit need not scan them all again. */
export class Blocks {
  readonly #bytes: Buffer
  readonly #blocks: readonly Block[]
  readonly #size: number

  private constructor(bytes: Buffer, blocks: readonly Block[], size: number) {
    this.#bytes = bytes
    this.#blocks = blocks
    this.#size = size
  }

  static of(bytes: Buffer, size = BLOCK_SIZE): Blocks {
    return new Blocks(bytes, cut(bytes, { start: 0, end: bytes.length, size }), size)
  }

  get hasCr(): boolean {
    return this.#blocks.some(({ hasCr }) => hasCr)
  }

  /** Line feeds in bytes [start, end). */
  countLf(start: number, end: number): number {
    let count = 0
    let from = 0
    for (const { length, lineFeeds } of this.#blocks) {
      if (from >= end) break
      const to = from + length
      if (start <= from && to <= end) count += lineFeeds
      else if (start < to) count += countLf(this.#bytes.subarray(Math.max(from, start), Math.min(to, end)))
      from = to
    }
    return count
  }

  /** As `Buffer.indexOf`, for a piece that is not empty. */
  indexOf(piece: Buffer, from: number): number {
    const sought = gramsOf(piece)
    let start = 0
    for (const [index, block] of this.#blocks.entries()) {
      const end = start + block.length
      if (end > from && this.#mayBegin(index, sought)) {
        const at = Math.max(start, from)
        const found = this.#bytes.subarray(at, end + piece.length - 1).indexOf(piece)
        if (found >= 0) return at + found
        searched(block, this.#bytes, { start, end })
      }
      start = end
    }
    return -1
  }

  /** The blocks of `after`, which splices (in order, not overlapping) made of these bytes. */
  spliced(splices: readonly Splice[], after: Buffer): Blocks {
    const blocks: Block[] = []
    let [start, moved, next] = [0, 0, 0]
    for (let index = 0; index < this.#blocks.length; index += 1) {
      const block = this.#blocks[index]!
      const own: Splice[] = []
      let end = start + block.length
      for (; next < splices.length && (splices[next]!.start < end || index === this.#blocks.length - 1); next += 1) {
        own.push(splices[next]!)
        while (splices[next]!.end > end) end += this.#blocks[++index]!.length
      }
      const grown = growth(own)
      const range = { start: start + moved, end: end + moved + grown, size: this.#size }
      const fits = range.end - range.start <= 2 * this.#size && end === start + block.length
      if (own.length === 0) blocks.push(block)
      else if (fits) blocks.push(this.#patched(block, own, { moved, after, ...range }))
      else blocks.push(...cut(after, range))
      moved += grown
      start = end
    }
    return new Blocks(after, blocks, this.#size)
  }

  /** False where no piece with these sequences begins in the block: they would be in this block and the next. */
  #mayBegin(index: number, sought: readonly number[]): boolean {
    const here = this.#blocks[index]!.grams
    const next = this.#blocks[index + 1]
    if (!here || (next && !next.grams)) return true
    const reachesFurther = next !== undefined && next.length < PREFIX && index + 2 < this.#blocks.length
    return reachesFurther || holdAll(here, next?.grams, sought)
  }

  #patched(block: Block, splices: readonly Splice[], made: { moved: number; after: Buffer } & Span): Block {
    let { lineFeeds, hasCr, grams } = block
    let { moved } = made
    for (const { start, end, replacement } of splices) {
      const removed = this.#bytes.subarray(start, end)
      lineFeeds += countLf(replacement) - countLf(removed)
      hasCr &&= !removed.includes(CR)
      if (grams) addGramsAround(grams, made.after, { start: start + moved, end: start + moved + replacement.length })
      moved += replacement.length - (end - start)
    }
    hasCr ||= made.after.subarray(made.start, made.end).includes(CR)
    return { length: made.end - made.start, lineFeeds, hasCr, searches: block.searches, grams }
  }
}

/** Blocks of bytes [start, end), all of about the requested size. */
function cut(bytes: Buffer, { start, end, size }: Span & { size: number }): readonly Block[] {
  const count = Math.max(1, Math.round((end - start) / size))
  const border = (index: number): number => start + Math.floor(((end - start) * index) / count)
  return Array.from({ length: count }, (_, index) => {
    const part = bytes.subarray(border(index), border(index + 1))
    return { length: part.length, lineFeeds: countLf(part), hasCr: part.includes(CR), searches: 0, grams: undefined }
  })
}

function searched(block: Block, bytes: Buffer, { start, end }: Span): void {
  block.searches += 1
  if (block.searches >= SEARCHES) block.grams ??= gramsIn(bytes, start, end)
}

const growth = (splices: readonly Splice[]): number =>
  splices.reduce((sum, { start, end, replacement }) => sum + replacement.length - (end - start), 0)

/** The sequences of four bytes in some bytes, as a set of hashes: it may contain false entries, but never misses one. */
type Grams = Uint32Array

const LENGTH = 4
const BITS = 2 ** 16

/** The sequences that end in bytes [start, end). */
function gramsIn(bytes: Buffer, start: number, end: number): Grams {
  const grams = new Uint32Array(BITS / 32)
  addGrams(grams, bytes, { start: start - LENGTH + 1, end: end - LENGTH + 1 })
  return grams
}

/** Adds the sequences that hold one of bytes [start, end), or bytes on both sides of them. */
const addGramsAround = (grams: Grams, bytes: Buffer, { start, end }: { start: number; end: number }): void =>
  addGrams(grams, bytes, { start: start - LENGTH + 1, end })

/** Bytes at the beginning of a piece that its sequences are taken of. */
const PREFIX = 256
const MOST = 48

/** Hashes of sequences that begin a piece, at most so many, spread over its prefix; none of a piece that is too short. */
function gramsOf(piece: Buffer): readonly number[] {
  const count = Math.min(piece.length, PREFIX) - LENGTH + 1
  const step = Math.max(1, Math.ceil(count / MOST))
  const hashes: number[] = []
  for (let at = 0; at < count; at += step) hashes.push(hashAt(piece, at))
  return hashes
}

const holdAll = (one: Grams, other: Grams | undefined, hashes: readonly number[]): boolean =>
  hashes.every((hash) => has(one, hash) || (other !== undefined && has(other, hash)))

function addGrams(grams: Grams, bytes: Buffer, { start, end }: { start: number; end: number }): void {
  const last = Math.min(end, bytes.length - LENGTH + 1)
  for (let at = Math.max(0, start); at < last; at += 1) {
    const hash = hashAt(bytes, at)
    grams[hash >>> 5]! |= 1 << (hash & 31)
  }
}

const has = (grams: Grams, hash: number): boolean => (grams[hash >>> 5]! & (1 << (hash & 31))) !== 0

const hashAt = (bytes: Buffer, at: number): number =>
  Math.imul(bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24), 0x9e3779b1) >>> 16
