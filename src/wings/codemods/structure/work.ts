import { Node } from 'web-tree-sitter'

/** Thrown where a search for structure takes more steps than it may. The engine may turn it into an error of its own. */
export class StructureLimit extends Error {
  override readonly name = 'StructureLimit'

  constructor(steps: number) {
    super(`more than ${steps} steps`)
  }
}

/** Steps that the search of every text may take, and those it may take for each character. */
const STEPS = 500_000
const STEPS_PER_CHARACTER = 50

/** Steps that one progress report of the parser counts as: it reports after a hundred of its own. */
const PARSER_STEPS = 100

/** Counts what an engine does: each look at a node of the tree is a step. One search at a time. */
export const work = {
  budget: 0,
  left: 0,
  begin(length: number): void {
    this.budget = STEPS + STEPS_PER_CHARACTER * length
    this.left = this.budget
  },
  /** Throws StructureLimit. */
  spend(steps: number): void {
    this.left -= steps
    if (this.left < 0) throw new StructureLimit(this.budget)
  },
  /** Whether the parser is to stop. */
  parserIsDone(): boolean {
    this.left -= PARSER_STEPS
    return this.isDone()
  },
  /** Whether the search takes more steps than it may. */
  isDone(): boolean {
    return this.left < 0
  },
}

/** Nodes that the engine's walk has yet to come to, each with the place before which it ends. */
const ahead = new Map<Node, number>()
let places: readonly number[] | undefined
let length = 0
let starts = false

/**
 * The engine looks for matches on a walk through the whole tree. Here it is led past each node that holds none of the places where a
 * match can be: it is shown fewer children. It asks a node for its children first on its walk, and only then to compare the node with a
 * pattern, which sees all children, as nodes of their own.
 */
export const walk = {
  /** The next root is where a walk begins that is led to these places of a text, in order; to every node without them. */
  lead(to: readonly number[] | undefined, textLength: number): void {
    ahead.clear()
    starts = true
    places = to
    length = textLength
  },
  /** The root of a tree that is asked for. */
  root(node: Node): Node {
    if (starts && places) ahead.set(node, length)
    starts = false
    return node
  },
  /** The children to show in the place of a node's own. */
  childrenOf(node: Node): readonly Node[] {
    forgetLater(node)
    const end = ahead.get(node)
    if (end === undefined) return node.children
    ahead.delete(node)
    return node.children.flatMap((child, at, all) => {
      const before = all[at + 1]?.startIndex ?? end
      if (!isHeld(child.startIndex, before)) return []
      const shown: Node = Object.assign(Object.create(Node.prototype), child)
      ahead.set(shown, before)
      return [shown]
    })
  },
}

/** Nodes asked for their children, the last ones, in a ring. */
const remembered: (Node | undefined)[] = Array(1024)
let turn = 0

/** A node remembers the children that it gave, and so the root the whole tree. It is asked again soon, or not at all. */
const forgetLater = (node: Node): void => {
  const old = remembered[turn] as { _children?: unknown } | undefined
  if (old) old._children = undefined
  remembered[turn] = node
  turn = (turn + 1) % remembered.length
}

/** Whether one of the places is at `start` or after it, and before `end`. */
const isHeld = (start: number, end: number): boolean => {
  const all = places ?? []
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((all[middle] ?? 0) < start) low = middle + 1
    else high = middle
  }
  return (all[low] ?? end) < end
}

interface Freeable {
  free(): void
}

/** What an engine gave, whose memory is not JavaScript's. */
export interface HeldEngine {
  /** Remembers a thing that is to be freed. */
  readonly keep: <Thing extends Freeable>(thing: Thing) => Thing
  /** Does a work, and frees what was kept meanwhile; after an exception that is left to `free`. */
  readonly within: <Result>(work: () => Result) => Result
  /** Frees all of it, also where the engine is half done. */
  free(): void
}

export const createHeld = (): HeldEngine => {
  const things: Freeable[] = []
  const freeFrom = (first: number): void => {
    while (things.length > first) release(things.pop())
  }
  return {
    keep: (thing) => {
      things.push(thing)
      return thing
    },
    within: (work) => {
      const first = things.length
      const result = work()
      freeFrom(first)
      return result
    },
    free: () => freeFrom(0),
  }
}

/** A half done engine may fail to free; the thing is given up first, so that nothing frees it again. */
const release = (thing: Freeable | undefined): void => {
  try {
    thing?.free()
  } catch (error) {
    if (!(error instanceof Error)) throw error
  }
}
