import type { Diagnostic } from './diagnostic.ts'

/** A diagnostic that the base does not have. */
export interface NewDiagnostic extends Diagnostic {
  /** The stage after which it appeared; undefined where that could not be found out. */
  readonly stage?: number
}

/** Those of the diagnostics that are there at a stage. */
export type PresentAt = (stage: number, asked: readonly Diagnostic[]) => Promise<ReadonlySet<Diagnostic>>

/**
 * The stage after which each appeared: not there after the one before. Stages are halved, so that few of many are asked about. All are
 * absent at 0 and present at `last`.
 */
export async function attribute(
  added: readonly Diagnostic[],
  last: number,
  presentAt: PresentAt,
): Promise<readonly NewDiagnostic[]> {
  const stages = new Map<Diagnostic, number>()
  const search = async (absent: number, present: number, some: readonly Diagnostic[]): Promise<void> => {
    if (some.length === 0) return
    if (present - absent === 1) {
      for (const one of some) stages.set(one, present)
      return
    }
    const middle = Math.floor((absent + present) / 2)
    const there = await presentAt(middle, some)
    await search(
      absent,
      middle,
      some.filter((one) => there.has(one)),
    )
    await search(
      middle,
      present,
      some.filter((one) => !there.has(one)),
    )
  }
  // What is new stays so, whether or not the server lives to tell since when.
  await search(0, last, added).catch(() => undefined)
  return added.map((one) => {
    const stage = stages.get(one)
    return stage === undefined ? one : { ...one, stage }
  })
}
