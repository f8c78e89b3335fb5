import type { TextFile } from './encoding.ts'
import type { Patch } from './hunks.ts'
import { patchFromSplices } from './patch.ts'
import { PiecedText } from './pieced-text.ts'
import { type Region, type RegionTest, RegionTree } from './region-tree.ts'
import { applySplices, resultSize, type Splice } from './splice.ts'
import { editBytes } from './utf8-cache.ts'

/** What a splice finds at its place of a state. */
export type Claim =
  | { readonly kind: 'free' }
  /** Step `by` made the same change. Unless it is certain, text was inserted that may be meant twice. */
  | { readonly kind: 'done'; readonly by: number; readonly certain: boolean }
  | { readonly kind: 'taken'; readonly by: number }

/** Where the bytes of a state are after later splices. Insertions at one place keep their order, before a replacement. */
export class StateMap {
  readonly #regions = new RegionTree()
  /** Of them the insertions, by place and text. */
  readonly #insertions = new Map<number, Map<string, Region>>()

  /** Whether a splice, in offsets of the state, may be made. Equal insertions of whole lines at one place are one. */
  claim({ start, end, replacement }: Splice): Claim {
    const hit = this.#hit(start, end)
    if (hit) {
      const isSame = hit.start === start && hit.end === end && isEqual(hit.made, replacement)
      return isSame ? { kind: 'done', by: hit.by, certain: true } : { kind: 'taken', by: hit.by }
    }
    const twin = start === end ? this.#insertions.get(start)?.get(keyOf(replacement)) : undefined
    if (twin) return { kind: 'done', by: twin.by, certain: replacement.includes(LF) && endsLine(replacement) }
    return FREE
  }

  /** Where a free splice is in the file as it is now. */
  now({ start, end, replacement }: Splice): Splice {
    const { moved } = this.#regions.around(from(start))
    return { start: start + moved, end: end + moved, replacement }
  }

  /** Takes a splice at a free place, in offsets of the state. */
  take({ start, end, replacement }: Splice, by: number): void {
    this.#add({ start, end, size: replacement.length, by, made: replacement })
  }

  /** Takes splices of the file as it is now, in order and not overlapping. What they touch becomes one region with them. */
  follow(splices: readonly Splice[], by: number): void {
    for (const splice of splices.toReversed()) this.#followOne(splice, by)
  }

  #followOne({ start, end, replacement }: Splice, by: number): void {
    const ends: RegionTest = (region, moved) => region.start + moved + region.size >= start
    const { moved } = this.#regions.around(ends)
    const touched = this.#regions.remove(ends, (region, before) => region.start + before > end)
    let grown = moved
    let size = replacement.length
    for (const region of touched) {
      const now = region.start + grown
      grown += region.size - (region.end - region.start)
      size += Math.max(0, start - now) + Math.max(0, now + region.size - end)
      if (region.made) this.#insertions.get(region.start)?.delete(keyOf(region.made))
    }
    const [first, last] = [touched[0], touched.at(-1)]
    this.#add({
      start: Math.min(start - moved, first?.start ?? Number.POSITIVE_INFINITY),
      end: Math.max(end - grown, last?.end ?? 0),
      size,
      by,
      ...(first === undefined && { made: replacement }),
    })
  }

  #add(region: Region): void {
    const { start, end, made } = region
    this.#regions.insert(region, from(start))
    if (start !== end || !made) return
    const here = this.#insertions.get(start) ?? new Map<string, Region>()
    this.#insertions.set(start, here.set(keyOf(made), region))
  }

  #hit(start: number, end: number): Region | undefined {
    const { before, after } = this.#regions.around(from(start))
    if (before && before.end > start) return before
    return after && after.start < end && start < end ? after : undefined
  }
}

/** Those that begin after a place of the state, or there and replace something. */
const from =
  (place: number): RegionTest =>
  ({ start, end }) =>
    start > place || (start === place && end > place)

const FREE: Claim = { kind: 'free' }

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

const LF = 0x0a

const keyOf = (text: Uint8Array): string => Buffer.from(text.buffer, text.byteOffset, text.length).toString('latin1')

const isEqual = (made: Uint8Array | undefined, text: Uint8Array): boolean =>
  made !== undefined && Buffer.compare(made, text) === 0

/** Ends in LF, of UTF-16LE too. */
const endsLine = (text: Uint8Array): boolean => text.at(-1) === LF || (text.at(-1) === 0 && text.at(-2) === LF)
