import { turnsOfWork } from '../../../core/engine/turns.ts'
import { EXECUTABLE, NOTHING, type TreeChange } from '../../../core/git/commands/tree-changes.ts'
import type { StepInput } from '../../../core/plan/edits-between.ts'
import type { Step } from '../../../core/plan/schema.ts'
import { replacementKey } from '../../../core/report/changed-words.ts'
import { isLockFile } from '../../../core/report/sources.ts'
import { isAsWanted, splitCrossingRenames } from '../../../core/run/from-diff.ts'
import { groupBy } from '../../../core/text/group-by.ts'
import { hunkOf } from '../../../core/text/hunks.ts'
import { linesOf } from '../../../core/text/line-changes.ts'
import { effectOf } from '../../../core/tools/list.ts'
import type { Overlay } from '../../../core/workspace/overlay.ts'
import type { Source } from '../../../core/workspace/workspace.ts'
import type { FileToRead } from '../../../wing.ts'
import { coverByRules, type RuleStep } from './cover.ts'
import { groundFor, isCarried, type TwoStates } from './ground.ts'
import { sum } from './hunks.ts'
import { layoutStep } from './layout.ts'
import { type LineSteps, moveBlocks, type TextChange, textChange } from './moved-blocks.ts'
import { DELETED, filesToRead, inOneFix, type RestSteps, stepsWithin } from './rest.ts'
import { MANY_LINES } from './rule.ts'
import { sortLines } from './sorted-lines.ts'
import { type Effort, editable, numbered } from './trial.ts'

export interface SmallPlan extends Omit<RestSteps, 'steps'> {
  /** Lines that are sorted or moved, before every other step. */
  readonly moved: readonly RuleStep[]
  /** Deletions and moves, then steps about several files or places. */
  readonly rules: readonly RuleStep[]
  /** Ordinary steps for what no rule explains, deletions of single files first. */
  readonly residual: readonly Step[]
  /** How many of the residual steps stand at the beginning, where they make names free. */
  readonly first: number
  /** What the residual steps change; files without lines are those with other changes. */
  readonly toRead: readonly FileToRead[]
}

/** Finds a small plan that leads from one state to the other. Each of its steps was replayed; that they give the whole is for the caller to prove. */
export async function smallPlan(given: TwoStates, effort: Effort): Promise<SmallPlan> {
  const { after, policy } = given
  const turn = turnsOfWork()
  const all = splitCrossingRenames(given.changes)
  const { steps: moved, source: before } = given.restTogether
    ? await arrangeLines(all.filter(isCarried), given, effort)
    : { steps: [], source: given.before }
  const states = { ...given, before }
  const changes = all.map((change) => asModified(change, before))
  await turn()
  const ground = await groundFor(changes, states)
  await turn()
  const covered = await coverByRules(ground, effort)
  await turn()
  const workspace = ground.workspace()
  const layout = given.restTogether ? await layoutStep(changes, { made: workspace, after, ground }, effort) : undefined
  const open = changes.flatMap((change) => remaining(change, workspace, after))
  const trees = { source: workspace, result: after, policy }
  const { steps: single, leftOut, isCut } = await stepsWithin(open, trees, () => effort.allows('rest'))
  const alone = ground.fileSteps.filter(({ step, files }) => isAlone(step) && !isLong(before, files))
  const told = ground.fileSteps
    .filter((one) => !alone.includes(one))
    .map(({ step, files }) => ({
      step,
      files: files.map((path) => ({ path, lines: effectOf(step.tool) === 'removes' ? linesIn(before, path) : 0 })),
      matches: files.length,
    }))
  const left = new Set(leftOut.map(({ path }) => path))
  const rest = open.filter(({ path }) => !left.has(path))
  const steps = states.restTogether && !isCut ? await inOneFix(single, rest, trees) : single
  return {
    moved,
    rules: [...told, ...covered, ...(layout ? [layout] : [])],
    residual: [...alone.map(({ step }, at) => numbered(step, at)), ...steps],
    first: alone.length,
    toRead: [
      ...alone.flatMap(({ files }) =>
        files.map((path) => ({ path, lines: linesIn(before, path), diff: '', said: DELETED })),
      ),
      ...filesToRead(rest, { ...states, made: workspace }),
    ],
    leftOut,
    isCut,
  }
}

const isAlone = ({ tool, input }: StepInput): boolean => effectOf(tool) === 'removes' && 'file_path' in input

/** Whether one step in place of these lines saves a reader much. */
const isLong = (source: Source, files: readonly string[]): boolean => {
  const lines = sum(files, (path) => linesIn(source, path))
  return lines >= MANY_LINES && Number.isFinite(lines)
}

const linesIn = (source: Source, path: string): number => {
  const text = editable(source.read(path))
  return text === undefined ? Number.POSITIVE_INFINITY : linesOf(text).length
}

/** Lines are sorted, then blocks of them moved. */
async function arrangeLines(changes: readonly TreeChange[], trees: TwoStates, effort: Effort): Promise<LineSteps> {
  const textsIn = (source: Source) =>
    withoutInPlace(changes.flatMap((change) => textChange(change, source, trees.after)))
  const texts = textsIn(trees.before)
  // A command may sort them in fewer steps.
  const sorted = trees.commands ? { steps: [], source: trees.before } : await sortLines(texts, trees, effort)
  const { steps, source } = sorted
  const moved = await moveBlocks(steps.length > 0 ? textsIn(source) : texts, { ...trees, before: source }, effort)
  return { steps: [...steps, ...moved.steps], source: moved.source }
}

/**
 * Texts but those whose lines keep their places, in which nothing moves: only their indentation changes, or the same words do as in other
 * texts. In a lock file packages come and go, and lines of one resemble those of another by chance.
 */
function withoutInPlace(texts: readonly TextChange[]): readonly TextChange[] {
  const alike = groupBy(texts, wordsReplaced)
  const isInPlace = (text: TextChange): boolean => {
    const key = wordsReplaced(text)
    return isReindented(text) || (key !== undefined && (alike.get(key)?.length ?? 0) >= LEAST_ALIKE)
  }
  return texts.filter((text) => !isLockFile(text.old) && !isInPlace(text))
}

/** So many texts in which the same words change. */
const LEAST_ALIKE = 3

const isReindented = ({ lines, goalLines }: TextChange): boolean =>
  lines.length === goalLines.length && lines.every((line, at) => line.trim() === goalLines[at]?.trim())

const wordsReplaced = ({ lines, changes }: TextChange): string | undefined =>
  replacementKey(
    changes.map(({ at, removed, added }) =>
      hunkOf(at + 1, [...lines.slice(at, at + removed).map((line) => `-${line}`), ...added.map((line) => `+${line}`)]),
    ),
  )

/** A change of a file that a moved block made. */
const asModified = (change: TreeChange, before: Source): TreeChange =>
  change.oldMode === NOTHING && before.stat(change.path)?.kind === 'file'
    ? { ...change, status: 'modified', oldMode: '100644' }
    : change

/** What is still to be done of a change. */
function remaining(change: TreeChange, made: Overlay, after: Source): readonly TreeChange[] {
  const { path, from, newMode, oldMode } = change
  if (!isCarried(change)) return [change]
  if (isAsWanted(change, made, after)) return []
  if (from !== undefined && made.stat(from)?.kind === 'file') return [change]
  const { from: _, ...rest } = change
  const stat = made.stat(path)
  const mode = stat?.kind !== 'file' ? NOTHING : (stat.mode & 0o100) > 0 ? EXECUTABLE : '100644'
  if (newMode === NOTHING) return [change]
  return [{ ...rest, status: mode === NOTHING ? 'added' : 'modified', oldMode: oldMode === NOTHING ? NOTHING : mode }]
}
