import { addGramsAround, type Grams, gramsIn, gramsOf, holdAll, PREFIX } from './grams.ts'
import { countLf } from './line-feeds.ts'
import type { Splice } from './splice.ts'

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

/**
 * What is known of a large file's bytes, block by block, so that the next edit need not go through all of them again: line feeds,
 * whether there is a CR, and where a piece may be. The bytes must not change; `spliced` makes the blocks of the next state from
 * these, at a cost that follows the edit.
 */
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

  /** The block after splices inside it alone. */
  #patched(block: Block, splices: readonly Splice[], made: { moved: number; after: Buffer } & Range): Block {
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

interface Range {
  readonly start: number
  readonly end: number
}

/** Blocks of bytes [start, end), all about as long as asked for. */
function cut(bytes: Buffer, { start, end, size }: Range & { size: number }): readonly Block[] {
  const count = Math.max(1, Math.round((end - start) / size))
  const border = (index: number): number => start + Math.floor(((end - start) * index) / count)
  return Array.from({ length: count }, (_, index) => {
    const part = bytes.subarray(border(index), border(index + 1))
    return { length: part.length, lineFeeds: countLf(part), hasCr: part.includes(CR), searches: 0, grams: undefined }
  })
}

function searched(block: Block, bytes: Buffer, { start, end }: Range): void {
  block.searches += 1
  if (block.searches >= SEARCHES) block.grams ??= gramsIn(bytes, start, end)
}

const growth = (splices: readonly Splice[]): number =>
  splices.reduce((sum, { start, end, replacement }) => sum + replacement.length - (end - start), 0)
