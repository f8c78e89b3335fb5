import type { ReadInput } from '../../plan/plan-data.ts'

/** Which lines of a text (or cells of a notebook) are read. */
export interface ReadRange {
  /** The first, counted from 1. */
  readonly offset: number
  /** How many; all that follow without one. */
  readonly limit: number | undefined
  /** The caller named a range, so that nothing less is shown in its place. */
  readonly named: boolean
}

export const rangeOf = ({ offset, limit }: Pick<ReadInput, 'offset' | 'limit'>): ReadRange => ({
  offset: Math.max(1, offset ?? 1),
  limit,
  named: offset !== undefined || limit !== undefined,
})
