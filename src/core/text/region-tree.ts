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

/** Whether a region lies at or after a place, given by how much those before it make the file longer; true for all after the first. */
export type RegionTest = (region: Region, moved: number) => boolean

/** The regions on either side of a place, and by how much those before it make the file longer. */
export type Neighbours = { readonly before?: Region; readonly after?: Region; readonly moved: number }

interface Node {
  readonly region: Region
  /** Larger than those below: random, so that the tree is about as deep as the logarithm of its size, whatever comes in which order. */
  readonly priority: number
  left?: Node | undefined
  right?: Node | undefined
  /** By how much all of the node's regions make the file longer. */
  growth: number
}

/** Regions in order, none overlapping another: found, put in and taken out in logarithmic time. */
export class RegionTree {
  #root: Node | undefined

  around(reached: RegionTest): Neighbours {
    let before: Region | undefined
    let after: Region | undefined
    let moved = 0
    for (let node = this.#root; node; ) {
      const until = moved + (node.left?.growth ?? 0)
      if (reached(node.region, until)) {
        after = node.region
        node = node.left
      } else {
        before = node.region
        moved = until + growthOf(node.region)
        node = node.right
      }
    }
    return { moved, ...(before && { before }), ...(after && { after }) }
  }

  /** Puts a region before the first one that is reached. */
  insert(region: Region, reached: RegionTest): void {
    const [left, right] = split(this.#root, reached, 0)
    const node = { region, priority: Math.random(), growth: growthOf(region) }
    this.#root = merge(merge(left, node), right)
  }

  /** Takes out those from the first that `from` reaches up to the first that `to` reaches. */
  remove(from: RegionTest, to: RegionTest): readonly Region[] {
    const [left, rest] = split(this.#root, from, 0)
    const [taken, right] = split(rest, to, left?.growth ?? 0)
    this.#root = merge(left, right)
    return regionsOf(taken)
  }
}

const growthOf = ({ start, end, size }: Region): number => size - (end - start)

function split(node: Node | undefined, reached: RegionTest, moved: number): readonly (Node | undefined)[] {
  if (!node) return []
  const until = moved + (node.left?.growth ?? 0)
  if (reached(node.region, until)) {
    const [left, right] = split(node.left, reached, moved)
    node.left = right
    return [left, summed(node)]
  }
  const [left, right] = split(node.right, reached, until + growthOf(node.region))
  node.right = left
  return [summed(node), right]
}

function merge(left: Node | undefined, right: Node | undefined): Node | undefined {
  if (!left || !right) return left ?? right
  if (left.priority > right.priority) {
    left.right = merge(left.right, right)
    return summed(left)
  }
  right.left = merge(left, right.left)
  return summed(right)
}

function summed(node: Node): Node {
  node.growth = growthOf(node.region) + (node.left?.growth ?? 0) + (node.right?.growth ?? 0)
  return node
}

const regionsOf = (node: Node | undefined): readonly Region[] =>
  node ? [...regionsOf(node.left), node.region, ...regionsOf(node.right)] : []
