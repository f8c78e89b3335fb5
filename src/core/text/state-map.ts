import type { TextFile } from './encoding.ts'
import { applySplices, resultSize, type Splice } from './splice.ts'
import { editBytes } from './utf8-cache.ts'

/** What a splice finds at its place of a state. */
export type Claim =
  | { readonly kind: 'free' }
  /** Step `by` made the same change. Unless it is certain, text was inserted that may be meant twice. */
  | { readonly kind: 'done'; readonly by: number; readonly certain: boolean }
  | { readonly kind: 'taken'; readonly by: number }

interface Region {
  /** Bytes [start, end) of the state. */
  readonly start: number
  readonly end: number
  /** Bytes there now. */
  readonly size: number
  readonly by: number
  /** Absent where several steps changed it. */
  readonly made?: Uint8Array
}

/** Where the bytes of a state are after later splices. Insertions at one place keep their order, before a replacement. */
export class StateMap {
  /** In order, not overlapping. */
  readonly #regions: Region[] = []
  /** Of them the insertions, by place and text. */
  readonly #insertions = new Map<number, Map<string, Region>>()
  /** By how much the first regions make the file longer. */
  #cursor = { at: 0, moved: 0 }

  /** Whether a splice, in offsets of the state, may be made. Equal insertions of whole lines at one place are one. */
  claim({ start, end, replacement }: Splice): Claim {
    const at = this.#indexFor(start)
    const hit = this.#hit(at, { start, end })
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
    const moved = this.#movedBefore(this.#indexFor(start))
    return { start: start + moved, end: end + moved, replacement }
  }

  /** Takes a splice at a free place, in offsets of the state. */
  take({ start, end, replacement }: Splice, by: number): void {
    const region = { start, end, size: replacement.length, by, made: replacement }
    const index = this.#indexFor(start)
    this.#regions.splice(index, 0, region)
    const { at, moved } = this.#cursor
    if (index < at) this.#cursor = { at: at + 1, moved: moved + growthOf(region) }
    this.#noteInsertion(region)
  }

  /** Takes splices of the file as it is now, in order and not overlapping. What they touch becomes one region with them. */
  follow(splices: readonly Splice[], by: number): void {
    this.#cursor = { at: 0, moved: 0 }
    for (const splice of splices.toReversed()) this.#followOne(splice, by)
  }

  #followOne({ start, end, replacement }: Splice, by: number): void {
    let moved = 0
    let first = 0
    for (; first < this.#regions.length; first++) {
      const region = this.#regions[first]!
      if (region.start + moved + region.size >= start) break
      moved += growthOf(region)
    }
    let [from, to] = [start - moved, end - moved]
    let size = replacement.length
    let count = 0
    for (let at = first; at < this.#regions.length; at++) {
      const region = this.#regions[at]!
      const now = region.start + moved
      if (now > end) break
      moved += growthOf(region)
      size += Math.max(0, start - now) + Math.max(0, now + region.size - end)
      from = Math.min(from, region.start)
      to = Math.max(region.end, end - moved)
      count++
    }
    const region = { start: from, end: to, size, by, ...(count === 0 && { made: replacement }) }
    for (const { start: place, made } of this.#regions.splice(first, count, region))
      if (made) this.#insertions.get(place)?.delete(keyOf(made))
    this.#noteInsertion(region)
  }

  #noteInsertion(region: Region): void {
    const { start, end, made } = region
    if (start !== end || !made) return
    const here = this.#insertions.get(start) ?? new Map<string, Region>()
    this.#insertions.set(start, here.set(keyOf(made), region))
  }

  #indexFor(start: number): number {
    let [low, high] = [0, this.#regions.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const region = this.#regions[middle]!
      if (region.start > start || (region.start === start && region.end > start)) high = middle
      else low = middle + 1
    }
    return low
  }

  #hit(at: number, { start, end }: { start: number; end: number }): Region | undefined {
    const [before, after] = [this.#regions[at - 1], this.#regions[at]]
    if (before && before.end > start) return before
    return after && after.start < end && start < end ? after : undefined
  }

  #movedBefore(count: number): number {
    // Splices mostly come in order.
    let { at, moved } = this.#cursor
    for (; at < count; at++) moved += growthOf(this.#regions[at]!)
    for (; at > count; at--) moved -= growthOf(this.#regions[at - 1]!)
    this.#cursor = { at, moved }
    return moved
  }
}

const FREE: Claim = { kind: 'free' }

const growthOf = ({ start, end, size }: Region): number => size - (end - start)

/** Two texts that were asked for last, so that whoever asks for each in turn pays for one splice. */
type Recent = readonly { readonly text: SplicedText; readonly bytes: Buffer }[]

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
  readonly #memory: { recent: Recent }

  private constructor(file: TextFile, memory: { recent: Recent }, from?: SplicedFrom) {
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
