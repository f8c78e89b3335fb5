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
export type RegionTest = (region: Region, moved: number) => boolean

/** The regions on either side of a place, and by how much those before it make the file longer. */
export type Neighbours = {
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

interface LeafPlace {
  readonly leaf: number
  readonly index: number
  readonly moved: number
}

/** Regions in order, none overlapping another, in leaves of a few hundred: found, put in and taken out at little cost. */
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

  #find(reached: RegionTest): LeafPlace {
    const count = this.#leaves.length
    const end = this.#leaves[count - 1]?.regions.at(-1)
    // Tools tell most places in order.
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
