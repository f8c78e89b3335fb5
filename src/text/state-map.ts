import type { Splice } from './splice.ts'

/** A place of a state, and where it is now; or what was made of it since. */
export type StatePlace =
  | { readonly ok: true; readonly start: number; readonly end: number }
  | {
      readonly ok: false
      /** Number of the step that changed it. */
      readonly by: number
      /** That step made this of exactly this place. */
      readonly same?: Uint8Array
    }

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

/**
 * Where the bytes of one state of a file are after the splices that were made since. Splices that only touch do not overlap; insertions
 * at one place keep the order in which they were taken, before a replacement that begins there.
 */
export class StateMap {
  /** In order, not overlapping. */
  readonly #regions: Region[] = []

  /** Where bytes [start, end) of the state are now. */
  place(start: number, end: number): StatePlace {
    const at = this.#indexFor(start)
    const clash = this.#clash(at, { start, end })
    if (clash) return clash
    const moved = this.#movedBefore(at)
    return { ok: true, start: start + moved, end: end + moved }
  }

  /** An insertion of these bytes at this place, by an earlier step; its number. */
  insertedAt(at: number, text: Uint8Array): number | undefined {
    for (let index = this.#indexFor(at) - 1; index >= 0; index--) {
      const region = this.#regions[index]!
      if (region.start !== at || region.end !== at) return undefined
      if (region.made && Buffer.compare(region.made, text) === 0) return region.by
    }
    return undefined
  }

  /** Takes a splice at a free place, in offsets of the state. */
  take({ start, end, replacement }: Splice, by: number): void {
    this.#regions.splice(this.#indexFor(start), 0, { start, end, size: replacement.length, by, made: replacement })
  }

  /** Takes splices of the file as it is now, in order and not overlapping. What they touch becomes one region with them. */
  follow(splices: readonly Splice[], by: number): void {
    for (const splice of splices.toReversed()) this.#followOne(splice, by)
  }

  #followOne({ start, end, replacement }: Splice, by: number): void {
    let moved = 0
    let first = 0
    for (; first < this.#regions.length; first++) {
      const region = this.#regions[first]!
      if (region.start + moved + region.size >= start) break
      moved += region.size - (region.end - region.start)
    }
    let [from, to] = [start - moved, end - moved]
    let size = replacement.length
    let count = 0
    for (let at = first; at < this.#regions.length; at++) {
      const region = this.#regions[at]!
      const now = region.start + moved
      if (now > end) break
      moved += region.size - (region.end - region.start)
      size += Math.max(0, start - now) + Math.max(0, now + region.size - end)
      from = Math.min(from, region.start)
      to = Math.max(region.end, end - moved)
      count++
    }
    this.#regions.splice(first, count, { start: from, end: to, size, by, ...(count === 0 && { made: replacement }) })
  }

  /** The first region that comes after what begins at `start`. */
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

  #clash(at: number, { start, end }: { readonly start: number; readonly end: number }): StatePlace | undefined {
    const [before, after] = [this.#regions[at - 1], this.#regions[at]]
    const hit = before && before.end > start ? before : after && after.start < end && start < end ? after : undefined
    if (!hit) return undefined
    const isSame = hit.start === start && hit.end === end
    return { ok: false, by: hit.by, ...(isSame && hit.made && { same: hit.made }) }
  }

  #movedBefore(count: number): number {
    let moved = 0
    for (let at = 0; at < count; at++) {
      const { start, end, size } = this.#regions[at]!
      moved += size - (end - start)
    }
    return moved
  }
}
