import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ErrorName } from '../errors.ts'
import type { EditInput } from '../plan/schema.ts'
import type { StructuredPatchHunk } from '../text/patch.ts'
import type { FileChange, Outcome } from '../tools/tool.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import { areFileEditsEquivalent } from './equivalence.ts'
import { mayRepeat } from './may-repeat.ts'

/** The applied Edits of a replay, as far as later ones may repeat them. */
export interface EditMemory {
  /** Number of the earlier Edit that this one repeats, judged by the tool's outcome at its place in the plan. */
  repeated(path: RepoPath, input: EditInput, outcome: Outcome): number | undefined
  /** An Edit was applied. */
  applied(index: number, input: EditInput, change: FileChange): void
  /** Another tool changed the file. */
  changed(path: RepoPath): void
}

/** Edits of one file that are compared by what they do; all are by what they say. */
const COMPARED = 16
/** Bytes of files before those edits that are held for it. A file that does not fit has its edits compared by what they say. */
const HELD_BYTES = 64 * 2 ** 20

/** Refusals that mean: the edit cannot apply at its place in the plan. */
const CANNOT_APPLY: ReadonlySet<ErrorName> = new Set([
  'STRING_NOT_FOUND',
  'STRING_NOT_UNIQUE',
  'NO_CHANGE',
  'FILE_EXISTS',
])

interface AppliedEdit {
  readonly index: number
  readonly input: EditInput
  readonly before: Buffer
  readonly hunks: readonly StructuredPatchHunk[]
}

/**
 * An Edit repeats an earlier applied one of the same file when the two are equivalent on the content before the earlier, and either
 * the earlier was the last to change the file or the later cannot apply at its place in the plan. Most are told apart by their hunks, so
 * that a replay's cost follows its edits and not the size of its files.
 */
export const createEditMemory = (): EditMemory => {
  const said = new Map<string, number>()
  const done = new LRUCache<number, AppliedEdit>({
    maxSize: HELD_BYTES,
    sizeCalculation: ({ before, input }) => 256 + before.length + input.old_string.length + input.new_string.length,
  })
  /** Numbers of a file's last Edits, newest last; emptied when another tool changes the file. */
  const recent = new Map<RepoPath, number[]>()
  /** Files last changed by an Edit: its number. */
  const last = new Map<RepoPath, number>()

  const alike = (index: number, input: EditInput): boolean => {
    const earlier = done.get(index)
    return earlier !== undefined && areFileEditsEquivalent([earlier.input], [input], earlier.before)
  }
  return {
    repeated: (path, input, outcome) => {
      const before = last.get(path)
      if (outcome.ok) {
        if (before === undefined || !outcome.change) return undefined
        if (said.get(keyOf(path, input)) === before) return before
        const hunks = done.get(before)?.hunks
        return hunks && mayRepeat(hunks, input, outcome) && alike(before, input) ? before : undefined
      }
      if (!CANNOT_APPLY.has(outcome.problem.name)) return undefined
      return said.get(keyOf(path, input)) ?? recent.get(path)?.findLast((index) => alike(index, input))
    },
    applied: (index, input, change) => {
      said.set(keyOf(change.path, input), index)
      last.set(change.path, index)
      const indexes = recent.get(change.path) ?? []
      recent.set(change.path, indexes)
      indexes.push(index)
      if (indexes.length > COMPARED) done.delete(indexes.shift() ?? index)
      done.set(index, { index, input, before: change.before ?? Buffer.alloc(0), hunks: change.structuredPatch })
    },
    changed: (path) => {
      last.delete(path)
    },
  }
}

/** Fixed in size, whatever the edit's: a plan may have a million. */
const keyOf = (path: RepoPath, { old_string, new_string, replace_all = false, match = 'exact' }: EditInput): string =>
  hash('sha1', JSON.stringify([path, old_string, new_string, replace_all, match]), 'binary')
