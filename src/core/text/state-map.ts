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

/** Bytes [start, end) of a state that a step replaced. */
export interface Region {
  readonly start: number
  readonly end: number
  /** Bytes there now. */
  readonly size: number
  readonly by: number
  /** Absent where several steps changed it. */
  readonly made?: Uint8Array
}

/** Whether a region is at or after a place, given by how much those before it make the file longer; true for all after the first. */
type RegionTest = (region: Region, moved: number) => boolean

/** The regions on either side of a place, and by how much those before it make the file longer. */
type Neighbours = {
  readonly before: Region | undefined
  readonly after: Region | undefined
  readonly moved: number
}

/** Regions that a leaf holds at most: what is looked for is found in a few hundred steps, whatever comes in which order. */
const MOST = 256

interface Leaf {
  readonly regions: Region[]
  /** By how much all of its regions make the file longer. */
  growth: number
}

/** Ordered regions that do not overlap, in leaves of a few hundred: cheap to find, insert and remove. */
export class RegionTree {
  readonly #leaves: Leaf[] = []
  /** By how much all regions make the file longer. */
  #growth = 0

  around(reached: RegionTest): Neighbours {
    const { leaf, index, moved } = this.#find(reached)
    const before = index > 0 ? this.#leaves[leaf]?.regions[index - 1] : this.#leaves[leaf - 1]?.regions.at(-1)
    return { before, after: this.#leaves[leaf]?.regions[index], moved }
  }

  /** Puts a region before the first one that is reached. */
  insert(region: Region, reached: RegionTest): void {
    const { leaf, index } = this.#find(reached)
    // What comes after all others goes into the last leaf.
    const at = leaf === this.#leaves.length ? Math.max(0, leaf - 1) : leaf
    const target = this.#leaves[at] ?? { regions: [], growth: 0 }
    if (at === this.#leaves.length) this.#leaves.push(target)
    target.regions.splice(at === leaf ? index : target.regions.length, 0, region)
    target.growth += growthOf(region)
    this.#growth += growthOf(region)
    if (target.regions.length > MOST) this.#leaves.splice(at, 1, ...halves(target))
  }

  /** Takes out those from the first that `from` reaches up to the first that `to` reaches. */
  remove(from: RegionTest, to: RegionTest): readonly Region[] {
    const [first, last] = [this.#find(from), this.#find(to)]
    const taken: Region[] = []
    for (let leaf = last.leaf; leaf >= first.leaf; leaf--) {
      const own = this.#leaves[leaf]
      if (!own) continue
      const start = leaf === first.leaf ? first.index : 0
      const end = leaf === last.leaf ? last.index : own.regions.length
      const gone = own.regions.splice(start, Math.max(0, end - start))
      const growth = totalGrowth(gone)
      own.growth -= growth
      this.#growth -= growth
      taken.unshift(...gone)
      if (own.regions.length === 0) this.#leaves.splice(leaf, 1)
    }
    return taken
  }

  #find(reached: RegionTest): { readonly leaf: number; readonly index: number; readonly moved: number } {
    const count = this.#leaves.length
    const end = this.#leaves[count - 1]?.regions.at(-1)
    // Tools report most places in order.
    if (!end || !reached(end, this.#growth - growthOf(end))) return { leaf: count, index: 0, moved: this.#growth }
    let moved = 0
    for (let leaf = 0; leaf < count; leaf++) {
      const { regions, growth } = this.#leaves[leaf]!
      const last = regions[regions.length - 1]!
      if (reached(last, moved + growth - growthOf(last)))
        for (let index = 0; ; index++) {
          const region = regions[index]!
          if (reached(region, moved)) return { leaf, index, moved }
          moved += growthOf(region)
        }
      moved += growth
    }
    return { leaf: count, index: 0, moved }
  }
}

const growthOf = ({ start, end, size }: Region): number => size - (end - start)

const totalGrowth = (regions: readonly Region[]): number => regions.reduce((sum, region) => sum + growthOf(region), 0)

const leafOf = (regions: Region[]): Leaf => ({ regions, growth: totalGrowth(regions) })

const halves = ({ regions }: Leaf): readonly Leaf[] => [
  leafOf(regions.slice(0, MOST / 2)),
  leafOf(regions.slice(MOST / 2)),
]
