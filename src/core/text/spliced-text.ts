import type { TextFile } from './encoding.ts'
import type { Patch } from './hunks.ts'
import { patchFromSplices } from './patch.ts'
import { PiecedText } from './pieced-text.ts'
import { applySplices, resultSize, type Splice } from './splice.ts'
import { editBytes } from './utf8-cache.ts'

/** What was asked for last, so that whoever asks of each text in turn pays for one splice. */
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

/** A state of a file after splices at free places, made one after the other: its bytes are made when somebody asks for them. */
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

/** What was taken first stays first; insertions come before a replacement that begins there. */
const inOrder = (one: Splice, other: Splice): number => one.start - other.start || one.end - other.end

const NOTHING = Buffer.alloc(0)
