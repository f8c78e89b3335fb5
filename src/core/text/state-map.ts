import { type Region, type RegionTest, RegionTree } from './region-tree.ts'
import type { Splice } from './splice.ts'

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

const LF = 0x0a

const keyOf = (text: Uint8Array): string => Buffer.from(text.buffer, text.byteOffset, text.length).toString('latin1')

const isEqual = (made: Uint8Array | undefined, text: Uint8Array): boolean =>
  made !== undefined && Buffer.compare(made, text) === 0

/** Ends in LF, of UTF-16LE too. */
const endsLine = (text: Uint8Array): boolean => text.at(-1) === LF || (text.at(-1) === 0 && text.at(-2) === LF)
