import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ErrorName } from '../../errors.ts'
import type { Step } from '../plan/schema.ts'
import type { EditInput } from '../plan/steps.ts'
import { areFileEditsEquivalent } from '../text/equivalence.ts'
import { CONTEXT } from '../text/hunks.ts'
import { withSortedKeys } from '../text/json.ts'
import { toLf } from '../text/line-ending.ts'
import type { StructuredPatchHunk } from '../text/patch.ts'
import { toolOf } from '../tools/list.ts'
import type { Outcome, StepOutcome, ToolResult } from '../tools/tool.ts'
import { type Change, touchedPaths } from '../workspace/change.ts'
import type { RepoPath } from '../workspace/workspace.ts'

/** The applied Edits of a replay, as far as later ones may repeat them. */
export interface EditMemory {
  /** Number of the earlier Edit that this one repeats, judged by the tool's outcome at its place in the plan. */
  repeated(path: RepoPath, input: EditInput, outcome: Outcome): number | undefined
  applied(index: number, input: EditInput, change: Change): void
  changed(path: RepoPath): void
}

/** How many edits of one file are compared by their effect; all are compared by their text. */
const COMPARED = 16
/** Bytes of files before those edits that are held for it. The edits of a file that does not fit are compared by their text. */
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

/** An Edit repeats an equivalent one of its file that was the last to change it, or where it cannot apply any more. */
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
      done.set(index, { index, input, before: change.before ?? Buffer.alloc(0), hunks: change.structuredPatch ?? [] })
    },
    changed: (path) => {
      last.delete(path)
    },
  }
}

/** Fixed in size, whatever the edit's: a plan may have a million. */
const keyOf = (path: RepoPath, { old_string, new_string, replace_all = false, match = 'exact' }: EditInput): string =>
  hash('sha1', JSON.stringify([path, old_string, new_string, replace_all, match]), 'binary')

/** Whether an edit that applies may do what the last edit of its file did: a cheap question, never wrongly denied. */
const mayRepeat = (
  earlier: readonly StructuredPatchHunk[],
  input: EditInput,
  { change, matchedBy = 'exact' }: ToolResult,
): boolean => {
  if (!change) return false
  if (matchedBy !== 'exact') return true
  const wanted = toLf(input.old_string)
  const reach = wanted.split('\n').length
  const meets = (hunk: StructuredPatchHunk) => earlier.some((other) => isNear(other, hunk, reach))
  return (
    (change.structuredPatch ?? []).every(meets) &&
    (reach > CONTEXT + 1 || earlier.some((hunk) => mayHold(hunk, wanted)))
  )
}

/** The later hunk counts its old lines as the earlier one counts its new ones. */
const isNear = (earlier: StructuredPatchHunk, later: StructuredPatchHunk, reach: number): boolean =>
  later.oldStart - reach <= earlier.newStart + earlier.newLines &&
  earlier.newStart - reach <= later.oldStart + later.oldLines

/** Whether a run of changed lines held `wanted`; yes where lines were only added or only removed. */
const mayHold = ({ lines }: StructuredPatchHunk, wanted: string): boolean => {
  const reach = wanted.split('\n').length
  const old: string[] = []
  const runs: { readonly start: number; end: number; added: boolean }[] = []
  for (const line of lines) {
    if (line.startsWith('\\')) continue
    const run = runs.at(-1)
    const current = run?.end === old.length ? run : undefined
    if (line.startsWith('+')) {
      if (!current) return true
      current.added = true
    } else {
      old.push(line.slice(1))
      if (line.startsWith(' ')) continue
      if (current) current.end = old.length
      else runs.push({ start: old.length - 1, end: old.length, added: false })
    }
  }
  return runs.some(
    ({ start, end, added }) =>
      !added || toLf(`${old.slice(Math.max(0, start - reach + 1), end + reach - 1).join('\n')}\n`).includes(wanted),
  )
}

/** The applied steps that are not plain Edits (a glob's, a pattern's, Delete, Move), as far as later ones may repeat them. */
export interface StepMemory {
  /** Number of the earlier step that this one repeats. `lastStep`: number of the last step that changed a file. */
  repeated(step: Step, outcome: StepOutcome, lastStep: (path: RepoPath) => number | undefined): number | undefined
  /** The step was applied; of a Delete or a Move, the path it took away first. */
  applied(step: Step, paths: readonly RepoPath[]): void
}

/** Refusals that mean: done already. */
const DONE_ALREADY: ReadonlySet<ErrorName> = new Set([
  'STRING_NOT_FOUND',
  'STRING_NOT_UNIQUE',
  'UNEXPECTED_MATCHES',
  'NO_CHANGE',
  'FILE_NOT_FOUND',
  'NO_FILES',
])

/** A step repeats an equal one where no step changed that one's files between, or, for an Edit, it cannot apply. */
export const createStepMemory = (): StepMemory => {
  const applied = new Map<string, { readonly index: number; readonly paths: readonly RepoPath[] }>()
  return {
    repeated: (step, outcome, lastStep) => {
      const earlier = isRemembered(step) ? applied.get(stepKey(step)) : undefined
      if (!earlier) return undefined
      const untouched = (paths: readonly RepoPath[]) => paths.every((path) => lastStep(path) === earlier.index)
      if (outcome.ok)
        return untouched(outcome.done.flatMap(({ change }) => (change ? touchedPaths(change) : [])))
          ? earlier.index
          : undefined
      const { name } = outcome.problem
      if (!DONE_ALREADY.has(name) || (name === 'FILE_NOT_FOUND' && !untouched(earlier.paths.slice(0, 1))))
        return undefined
      return earlier.index
    },
    applied: (step, paths) => {
      if (isRemembered(step)) applied.set(stepKey(step), { index: step.index, paths })
    },
  }
}

const isRemembered = ({ tool }: Step): boolean => toolOf(tool).isRepeatable === true

/** Fixed in size, whatever the step's. */
const stepKey = ({ tool, input }: Step): string => {
  const said = Object.entries(withSortedKeys(input))
  return hash('sha1', JSON.stringify([tool, said]), 'binary')
}
