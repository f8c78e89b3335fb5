import type { StructuredPatchHunk } from '../../../core/text/hunks.ts'

/** Lines [from, to) before (`L`) or after (`R`) a run that a step removed, or wrote. */
export type Maker = readonly [side: 'L' | 'R', from: number, to: number, step: number]

type Hunks = readonly StructuredPatchHunk[]

/** The lines of a file as they are after some steps: where each stretch of them comes from. */
interface Stretch {
  readonly count: number
  /** The step that wrote it; absent for lines of the file as it was, from line `old` on. */
  readonly step?: number
  readonly old: number
}

/**
 * Which step made each changed line of a file: the patches of its steps, in order, are followed from the lines before to the lines after.
 * A removed line is of the step that removed it, an added one of the step that wrote it last.
 */
export function makersOf(patches: readonly { readonly step: number; readonly hunks: Hunks }[]): readonly Maker[] {
  let lines: readonly Stretch[] = [{ count: Number.POSITIVE_INFINITY, old: 1 }]
  const removed: Maker[] = []
  for (const { step, hunks } of patches) {
    const next: Stretch[] = []
    const rest = reader(lines)
    let at = 1
    for (const hunk of hunks) {
      next.push(...rest.take(hunk.oldStart - at))
      const made = followed(hunk, step, rest)
      next.push(...made.lines)
      removed.push(...made.removed)
      at = hunk.oldStart + hunk.oldLines
    }
    next.push(...rest.take(Number.POSITIVE_INFINITY))
    lines = next
  }
  return [...removed, ...written(lines)]
}

function followed(
  { lines: text }: StructuredPatchHunk,
  step: number,
  rest: ReturnType<typeof reader>,
): { readonly lines: readonly Stretch[]; readonly removed: readonly Maker[] } {
  const lines: Stretch[] = []
  const removed: Maker[] = []
  for (const [sign, count] of signsOf(text)) {
    const taken = sign === '+' ? [{ count, step, old: 0 }] : rest.take(count)
    if (sign !== '-') lines.push(...taken)
    else
      for (const { old, count: gone, step: by } of taken)
        if (by === undefined) removed.push(['L', old, old + gone, step])
  }
  return { lines, removed }
}

function written(lines: readonly Stretch[]): readonly Maker[] {
  let at = 1
  return lines.flatMap(({ count, step }): readonly Maker[] => {
    const from = at
    at += count
    return step === undefined ? [] : [['R', from, at, step]]
  })
}

/** Runs of lines of one sign; notes about line ends are none. */
function signsOf(lines: readonly string[]): readonly (readonly [sign: string, count: number])[] {
  const runs: [string, number][] = []
  for (const line of lines) {
    const sign = line.charAt(0)
    if (sign === '\\') continue
    const last = runs.at(-1)
    if (last?.[0] === sign) last[1] += 1
    else runs.push([sign, 1])
  }
  return runs
}

function reader(stretches: readonly Stretch[]): { take(count: number): readonly Stretch[] } {
  const left = [...stretches].reverse()
  return {
    take(count) {
      const taken: Stretch[] = []
      for (let wanted = count; wanted > 0; ) {
        const next = left.pop()
        if (!next) break
        if (next.count <= wanted) taken.push(next)
        else {
          taken.push({ ...next, count: wanted })
          left.push({ ...next, count: next.count - wanted, old: next.step === undefined ? next.old + wanted : 0 })
        }
        wanted -= next.count
      }
      return taken
    },
  }
}
