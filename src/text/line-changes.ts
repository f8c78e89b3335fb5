import { diffArrays } from 'diff'
import { sharedEnds } from './shared-ends.ts'

/** Lines `at` … `at + removed` of a text give way to `added`. */
export interface Change {
  readonly at: number
  readonly removed: number
  readonly added: readonly string[]
}

/** A text's lines, each with its LF; the last one without, where the text does not end in one. */
export const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

/**
 * The changes between two lists of lines, in order. The shortest there are up to 1,000 lines of difference; beyond, one change of
 * everything between the first and the last line that differ.
 */
export function lineChanges(before: readonly string[], after: readonly string[]): readonly Change[] {
  const { head, tail } = sharedEnds(before, after)
  const removed = before.slice(head, before.length - tail)
  const added = after.slice(head, after.length - tail)
  if (removed.length === 0 && added.length === 0) return []
  const whole: Change = { at: head, removed: removed.length, added }
  return removed.length === 0 || added.length === 0 ? [whole] : (shortest(removed, added, head) ?? [whole])
}

const MAX_EDIT_LENGTH = 1000

function shortest(before: string[], after: string[], offset: number): readonly Change[] | undefined {
  const parts = diffArrays(before, after, { maxEditLength: MAX_EDIT_LENGTH })
  if (!parts) return undefined
  const changes: Change[] = []
  let change: { at: number; removed: number; added: string[] } | undefined
  let at = offset
  for (const { added, removed, value } of parts) {
    if (!added && !removed) {
      change = undefined
      at += value.length
      continue
    }
    if (!change) {
      change = { at, removed: 0, added: [] }
      changes.push(change)
    }
    if (added) change.added = value
    else {
      change.removed = value.length
      at += value.length
    }
  }
  return changes
}
