import type { TextFile } from './encoding.ts'
import { CONTEXT, type Patch, type StructuredPatchHunk } from './hunks.ts'
import { patchFromSplices } from './patch.ts'
import { applySplices, resultSize, type Span, type Splice } from './splice.ts'
import { countLf, editBytes } from './utf8-cache.ts'

/** The latest results: a caller that reads each text in turn pays for one splice each. */
interface Memory {
  /** The bytes of two texts. */
  recent: readonly { readonly text: SplicedText; readonly bytes: Buffer }[]
  /** The lines of a large one. */
  lines?: { readonly text: SplicedText; readonly pieces: PiecedText }
}

/** Bytes of a file of which each step's lines are found in pieces of it. */
const LARGE = 64 * 1024

interface SplicedFrom {
  readonly text: SplicedText
  /** In offsets of the state at the beginning. */
  readonly named: readonly Splice[]
  /** In offsets of the text before. */
  readonly now: readonly Splice[]
}

/** A state of a file after splices at free places, made one after the other: its bytes are computed on demand. */
export class SplicedText {
  readonly size: number
  readonly #file: TextFile
  readonly #from: SplicedFrom | undefined
  readonly #memory: Memory

  private constructor(file: TextFile, memory: Memory, from?: SplicedFrom) {
    this.#file = file
    this.#memory = memory
    this.#from = from
    this.size = from ? from.text.size + resultSize(NOTHING, from.now) : file.bytes.length
  }

  static of(file: TextFile): SplicedText {
    return new SplicedText(file, { recent: [] })
  }

  spliced(named: readonly Splice[], now: readonly Splice[]): SplicedText {
    return new SplicedText(this.#file, this.#memory, { text: this, named, now })
  }

  get origin(): TextFile {
    return this.#file
  }

  /** The text, whose encoding and soundness splices of valid text leave as they are. */
  get file(): TextFile {
    return { ...this.#file, bytes: this.bytes }
  }

  get bytes(): Buffer {
    if (!this.#from) return this.#file.bytes
    const known = this.#memory.recent.find(({ text }) => text === this)
    if (known) return known.bytes
    const { text: before, now } = this.#from
    const isNext = !before.#from || this.#memory.recent.some(({ text }) => text === before)
    const bytes = isNext ? editBytes(before.file, now) : applySplices(this.#file.bytes, this.#all())
    this.#memory.recent = [{ text: this, bytes }, ...this.#memory.recent.slice(0, 1)]
    return bytes
  }

  /** The patch that splices, in order, make of the text. */
  patchOf(splices: readonly Splice[]): Patch | undefined {
    return this.size < LARGE ? patchFromSplices(this.file, splices) : this.#lines.patchOf(splices)
  }

  get #lines(): PiecedText {
    const known = this.#memory.lines
    const since: (readonly Splice[])[] = []
    let text: SplicedText = this
    for (; known && text.#from && text !== known.text; text = text.#from.text) since.push(text.#from.now)
    const pieces = known && text === known.text ? known.pieces : new PiecedText(this.file)
    if (pieces === known?.pieces) for (const splices of since.reverse()) pieces.splice(splices)
    this.#memory.lines = { text: this, pieces }
    return pieces
  }

  #all(): readonly Splice[] {
    const splices: (readonly Splice[])[] = []
    for (let from = this.#from; from; from = from.text.#from) splices.push(from.named)
    return splices.reverse().flat().sort(inOrder)
  }
}

/** Keeps the order of equal places; insertions come before a replacement that begins there. */
export const inOrder = (one: Span, other: Span): number => one.start - other.start || one.end - other.end

const NOTHING = Buffer.alloc(0)

/** Bytes of a piece when it is cut; it grows to at most twice as many. */
const SIZE = 16 * 1024

const LF = 0x0a

interface Piece {
  readonly bytes: Buffer
  readonly lineFeeds: number
}

/** A large UTF-8 text that splices change one after the other: its effect on the lines is known without reading the whole text. */
export class PiecedText {
  readonly #file: TextFile
  readonly #pieces: Piece[]

  readonly #size: number

  constructor(file: TextFile, size = SIZE) {
    this.#file = file
    this.#size = size
    this.#pieces = cut(file.bytes, size)
  }

  /** Applies splices of the current text, in order and not overlapping. */
  splice(splices: readonly Splice[]): void {
    for (const splice of splices.toReversed()) this.#spliceOne(splice)
  }

  /** As `patchFromSplices` of the whole text as it is. */
  patchOf(splices: readonly Splice[]): Patch | undefined {
    const structuredPatch: StructuredPatchHunk[] = []
    let [insertions, deletions] = [0, 0]
    for (const { start, end, inside } of this.#windowsOf(splices)) {
      const bytes = this.#between(start, end)
      const file = { ...this.#file, bytes, bom: start === 0 ? this.#file.bom : 0 }
      const shifted = inside.map((splice) => ({ ...splice, start: splice.start - start, end: splice.end - start }))
      const patch = patchFromSplices(file, shifted)
      if (!patch) return undefined
      const line = this.#lineFeedsBefore(start)
      for (const { oldStart, newStart, ...hunk } of patch.structuredPatch)
        structuredPatch.push({
          oldStart: oldStart + line,
          oldLines: hunk.oldLines,
          newStart: newStart + line + insertions - deletions,
          newLines: hunk.newLines,
          lines: hunk.lines,
        })
      insertions += patch.insertions
      deletions += patch.deletions
    }
    return { structuredPatch, insertions, deletions }
  }

  #spliceOne({ start, end, replacement }: Splice): void {
    const [first, last] = [this.#pieceAt(start), this.#pieceAt(end)]
    const old = this.#pieces.slice(first.index, last.index + 1)
    const whole = joined(old)
    const [from, to] = [start - first.start, end - first.start]
    const bytes = applySplices(whole, [{ start: from, end: to, replacement }])
    const removed = countLf(whole.subarray(from, to))
    const lineFeeds = old.reduce((sum, piece) => sum + piece.lineFeeds, countLf(replacement) - removed)
    const made = bytes.length > 2 * this.#size ? cut(bytes, this.#size) : [{ bytes, lineFeeds }]
    this.#pieces.splice(first.index, old.length, ...made)
  }

  /** Lines that hold splices, those of context around them, and one more: those that meet are one. */
  #windowsOf(splices: readonly Splice[]): readonly Window[] {
    const windows: { start: number; end: number; inside: Splice[] }[] = []
    for (const splice of splices) {
      const [start, end] = [this.#lineStart(splice.start), this.#lineEnd(splice.end)]
      const last = windows.at(-1)
      if (last && start <= last.end) {
        last.inside.push(splice)
        last.end = Math.max(last.end, end)
      } else windows.push({ start, end, inside: [splice] })
    }
    return windows
  }

  /** Where the last line begins that is so many lines before a place. */
  #lineStart(place: number): number {
    let { index, start } = this.#pieceAt(place)
    let at = place - start - 1
    for (let lines = 0; ; ) {
      const found = at < 0 ? -1 : this.#pieces[index]!.bytes.lastIndexOf(LF, at)
      if (found >= 0 && ++lines > LINES) return start + found + 1
      at = found - 1
      if (found >= 0) continue
      if (index === 0) return 0
      index--
      start -= this.#pieces[index]!.bytes.length
      at = this.#pieces[index]!.bytes.length - 1
    }
  }

  #lineEnd(place: number): number {
    let { index, start } = this.#pieceAt(place)
    let at = place - start
    for (let lines = 0; ; ) {
      const { bytes } = this.#pieces[index]!
      const found = bytes.indexOf(LF, at)
      if (found >= 0 && ++lines > LINES) return start + found + 1
      at = found + 1
      if (found >= 0) continue
      start += bytes.length
      if (++index === this.#pieces.length) return start
    }
  }

  #between(start: number, end: number): Buffer {
    const [first, last] = [this.#pieceAt(start), this.#pieceAt(end)]
    return joined(this.#pieces.slice(first.index, last.index + 1)).subarray(start - first.start, end - first.start)
  }

  #lineFeedsBefore(place: number): number {
    const { index, start } = this.#pieceAt(place)
    const inside = countLf(this.#pieces[index]!.bytes.subarray(0, place - start))
    return this.#pieces.slice(0, index).reduce((sum, { lineFeeds }) => sum + lineFeeds, inside)
  }

  /** The piece that holds a place, the last one for the end of the text, and where it begins. */
  #pieceAt(place: number): { readonly index: number; readonly start: number } {
    let start = 0
    for (let index = 0; ; index++) {
      const { length } = this.#pieces[index]!.bytes
      if (place < start + length || index === this.#pieces.length - 1) return { index, start }
      start += length
    }
  }
}

type Window = { readonly start: number; readonly end: number; readonly inside: readonly Splice[] }

/** Whole lines on either side of what changes. */
const LINES = CONTEXT + 1

const joined = (pieces: readonly Piece[]): Buffer =>
  pieces.length === 1 ? pieces[0]!.bytes : Buffer.concat(pieces.map(({ bytes }) => bytes))

/** Pieces of about one size; one, which may be empty, where there is little. */
function cut(bytes: Buffer, size: number): Piece[] {
  const count = bytes.length > 2 * size ? Math.round(bytes.length / size) : 1
  const border = (index: number): number => Math.floor((bytes.length * index) / count)
  return Array.from({ length: count }, (_, index) => {
    const part = bytes.subarray(border(index), border(index + 1))
    return { bytes: part, lineFeeds: countLf(part) }
  })
}
