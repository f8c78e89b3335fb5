import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ErrorName } from '../../errors.ts'
import type { EditInput, Step } from '../plan/schema.ts'
import { openString, openText, type TextFile } from '../text/encoding.ts'
import { CONTEXT } from '../text/hunks.ts'
import { withSortedKeys } from '../text/json.ts'
import { toLf } from '../text/line-ending.ts'
import { matchEdit } from '../text/match.ts'
import type { StructuredPatchHunk } from '../text/patch.ts'
import { applySplices, resultSize, type Splice } from '../text/splice.ts'
import type { Edit } from '../text/tolerances.ts'
import { MAX_FILE_SIZE } from '../tools/checks.ts'
import type { FileChange, Outcome, ToolResult } from '../tools/tool.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import type { StepOutcome } from './file-step.ts'
import { changesOf } from './step-result.ts'

/** The applied Edits of a replay, as far as later ones may repeat them. */
export interface EditMemory {
  /** Number of the earlier Edit that this one repeats, judged by the tool's outcome at its place in the plan. */
  repeated(path: RepoPath, input: EditInput, outcome: Outcome): number | undefined
  applied(index: number, input: EditInput, change: FileChange): void
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
  return change.structuredPatch.every(meets) && (reach > CONTEXT + 1 || earlier.some((hunk) => mayHold(hunk, wanted)))
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
        return untouched(outcome.done.flatMap(changesOf).map(({ path }) => path)) ? earlier.index : undefined
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

const isRemembered = ({ tool }: Step): boolean => REMEMBERED.has(tool)

const REMEMBERED: ReadonlySet<Step['tool']> = new Set(['Edit', 'Delete', 'Move', 'Set', 'Unset', 'Convert'])

/** Fixed in size, whatever the step's. */
const stepKey = ({ tool, input }: Step): string => {
  const said = Object.entries(withSortedKeys(input))
  return hash('sha1', JSON.stringify([tool, said]), 'binary')
}

/**
 * True when two lists of edits of one file are equal field by field, or when applying each in turn to `originalContent` gives the
 * same content. A list that cannot be applied is equivalent to nothing but an equal list. Single edits are compared on the bytes
 * that they replace alone.
 */
export function areFileEditsEquivalent(
  edits1: readonly Edit[],
  edits2: readonly Edit[],
  originalContent: string | Buffer,
): boolean {
  if (edits1.length === edits2.length && edits1.every((edit, index) => sameFields(edit, edits2[index]!))) return true
  const file = open(originalContent)
  if (!file) return false
  const [only1, only2] = [edits1[0], edits2[0]]
  if (only1 && only2 && edits1.length === 1 && edits2.length === 1) return sameResult(file, only1, only2)
  const after1 = applyAll(file, edits1)
  const after2 = after1 && applyAll(file, edits2)
  return after1 !== undefined && after2 !== undefined && after1.equals(after2)
}

const sameFields = (one: Edit, other: Edit): boolean =>
  one.old_string === other.old_string &&
  one.new_string === other.new_string &&
  (one.replace_all ?? false) === (other.replace_all ?? false) &&
  (one.match ?? 'exact') === (other.match ?? 'exact')

function open(content: string | Buffer): TextFile | undefined {
  if (typeof content === 'string') return openString(content)
  const opened = openText(content)
  return opened.ok ? opened.file : undefined
}

/** Both results agree outside the bytes that either edit replaces, so that only those between need comparing. */
function sameResult(file: TextFile, edit1: Edit, edit2: Edit): boolean {
  const splices1 = splicesOf(file, edit1)
  const splices2 = splices1 && splicesOf(file, edit2)
  if (!splices1 || !splices2) return false
  const size = resultSize(file.bytes, splices1)
  if (size > MAX_FILE_SIZE || size !== resultSize(file.bytes, splices2)) return false
  const start = Math.min(splices1[0]?.start ?? 0, splices2[0]?.start ?? 0)
  const end = Math.max(splices1.at(-1)?.end ?? 0, splices2.at(-1)?.end ?? 0)
  const within = (splices: readonly Splice[]): Buffer =>
    applySplices(
      file.bytes.subarray(start, end),
      splices.map((splice) => ({ ...splice, start: splice.start - start, end: splice.end - start })),
    )
  return within(splices1).equals(within(splices2))
}

/** The content after the edits, one after the other; undefined when one cannot be applied. */
function applyAll(file: TextFile, edits: readonly Edit[]): Buffer | undefined {
  let bytes = file.bytes
  for (const edit of edits) {
    const splices = splicesOf({ ...file, bytes }, edit)
    if (!splices || resultSize(bytes, splices) > MAX_FILE_SIZE) return undefined
    bytes = applySplices(bytes, splices)
  }
  return bytes
}

function splicesOf(file: TextFile, edit: Edit): readonly Splice[] | undefined {
  const match = matchEdit(file, edit)
  return match.ok ? match.splices : undefined
}
