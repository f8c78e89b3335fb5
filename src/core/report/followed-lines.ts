import type { StructuredPatchHunk } from '../text/hunks.ts'

/** Lines [from, to) before (`L`) or after (`R`) a run that a step removed, or wrote. */
export type Maker = readonly [side: 'L' | 'R', from: number, to: number, step: number]

/** The patch of one step of a file. */
export type StepPatch = { readonly step: number; readonly hunks: readonly StructuredPatchHunk[] }

/** Lines of a file that belong together after some steps; those that are gone keep their place. */
export type Stretch =
  | { readonly kind: 'kept'; readonly old: number; readonly count: number }
  | {
      readonly kind: 'gone'
      readonly old: number
      readonly count: number
      readonly step: number
      readonly text: string
    }
  | { readonly kind: 'written'; readonly count: number; readonly step: number; readonly lines: readonly string[] }

/** A file through its steps. */
interface FollowedLines {
  readonly stretches: readonly Stretch[]
  /** Pairs of steps of which the later one changed what the earlier one wrote, or wrote beside it: neither has a place without the other. */
  readonly joined: readonly (readonly [number, number])[]
}

/**
 * Which step made each changed line of a file. A removed line is of the step that removed it, an added one of the step that wrote it last.
 */
export function makersOf(patches: readonly StepPatch[]): readonly Maker[] {
  let at = 1
  const makers = followLines(patches).stretches.flatMap((stretch): readonly Maker[] => {
    if (stretch.kind === 'gone') return [['L', stretch.old, stretch.old + stretch.count, stretch.step]]
    const from = at
    at += stretch.count
    return stretch.kind === 'written' ? [['R', from, at, stretch.step]] : []
  })
  return makers.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
}

/** Follows the patches of a file's steps, in order, from the lines before to the lines after. */
export function followLines(patches: readonly StepPatch[]): FollowedLines {
  let stretches: readonly Stretch[] = [{ kind: 'kept', old: 1, count: Number.POSITIVE_INFINITY }]
  const joined: (readonly [number, number])[] = []
  for (const { step, hunks } of patches) {
    const walk = walkThrough(stretches, step)
    let at = 1
    for (const hunk of hunks) {
      walk.keep(hunk.oldStart - at)
      for (const block of blocksOf(hunk.lines)) {
        walk.change(block)
        walk.keep(block.kept)
      }
      at = hunk.oldStart + hunk.oldLines
    }
    walk.keep(Number.POSITIVE_INFINITY)
    stretches = walk.made
    joined.push(...walk.neighbours.map((other) => [other, step] as const))
  }
  return { stretches, joined }
}

/** Lines that a hunk removes and adds at one place, with their line ends, and how many it keeps after them. */
type Block = { readonly removed: readonly string[]; readonly added: readonly string[]; readonly kept: number }

function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: { removed: string[]; added: string[]; kept: number }[] = [{ removed: [], added: [], kept: 0 }]
  for (const [at, line] of lines.entries()) {
    const sign = line.charAt(0)
    if (sign === '\\') continue
    const last = blocks.at(-1)!
    if (sign === ' ') {
      last.kept += 1
      continue
    }
    const block = last.kept > 0 ? { removed: [], added: [], kept: 0 } : last
    if (block !== last) blocks.push(block)
    const text = line.slice(1) + (lines[at + 1]?.startsWith('\\') ? '' : '\n')
    block[sign === '-' ? 'removed' : 'added'].push(text)
  }
  return blocks
}

interface Walk {
  readonly made: Stretch[]
  /** Steps that the changes touch. */
  readonly neighbours: number[]
  keep(count: number): void
  change(block: Block): void
}

function walkThrough(stretches: readonly Stretch[], step: number): Walk {
  const left = [...stretches].reverse()
  const made: Stretch[] = []
  const neighbours: number[] = []
  /** The next stretch, of at most so many lines. */
  const next = (most: number): Stretch | undefined => {
    const one = left.pop()
    if (!one || one.kind === 'gone' || one.count <= most) return one
    const [head, tail] = cut(one, most)
    left.push(tail)
    return head
  }
  const touch = (stretch: Stretch | undefined): void => {
    if (stretch && stretch.kind !== 'kept' && stretch.step !== step) neighbours.push(stretch.step)
  }
  /** Takes lines away; answers whether one of them was there before the steps. */
  const remove = (lines: readonly string[]): boolean => {
    let isOfFile = false
    for (let at = 0; at < lines.length; ) {
      const one = next(lines.length - at)
      if (!one) break
      if (at > 0 || one.kind === 'written') touch(one)
      if (one.kind === 'gone') {
        made.push(one)
        continue
      }
      if (one.kind === 'kept') {
        isOfFile = true
        made.push({ ...one, kind: 'gone', step, text: lines.slice(at, at + one.count).join('') })
      }
      at += one.count
    }
    return isOfFile
  }
  return {
    made,
    neighbours,
    keep(count) {
      for (let wanted = count; wanted > 0; ) {
        const one = next(wanted)
        if (!one) break
        made.push(one)
        if (one.kind !== 'gone') wanted -= one.count
      }
    },
    change({ removed, added }) {
      const before = made.at(-1)
      if (!remove(removed) && removed.length + added.length > 0) for (const one of [before, left.at(-1)]) touch(one)
      if (added.length > 0) made.push({ kind: 'written', count: added.length, step, lines: added })
    },
  }
}

function cut(stretch: Exclude<Stretch, { kind: 'gone' }>, count: number): readonly [Stretch, Stretch] {
  const rest = stretch.count - count
  if (stretch.kind === 'kept')
    return [
      { ...stretch, count },
      { ...stretch, old: stretch.old + count, count: rest },
    ]
  const { lines } = stretch
  return [
    { ...stretch, count, lines: lines.slice(0, count) },
    { ...stretch, count: rest, lines: lines.slice(count) },
  ]
}
