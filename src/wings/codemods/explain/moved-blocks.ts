import { replay } from '../../../core/engine/replay.ts'
import { NOTHING, type TreeChange } from '../../../core/git/commands/tree-changes.ts'
import type { StepInput } from '../../../core/plan/edits-between.ts'
import { OPTIONS } from '../../../core/run/from-diff.ts'
import { sha256 } from '../../../core/text/digest.ts'
import { hunksOf } from '../../../core/text/hunks.ts'
import { type LineChange, lineChanges, linesOf } from '../../../core/text/line-changes.ts'
import { countsOf, type MovedLines, movedLines } from '../../../core/text/moved-lines.ts'
import { counted } from '../../../core/text/words.ts'
import { moveLines } from '../../../core/tools/move-lines.ts'
import type { PolicyChecks } from '../../../core/tools/permission.ts'
import { stepOf } from '../../../core/tools/tool.ts'
import { createOverlay, type Overlay } from '../../../core/workspace/overlay.ts'
import type { Source } from '../../../core/workspace/workspace.ts'
import type { RuleStep } from './cover.ts'
import { type ChangedText, remainderOf } from './hunks.ts'
import { type Effort, editable, numbered } from './trial.ts'

/** A text file before the change and after it; empty where it is not there. */
export interface TextChange extends ChangedText {
  /** Its path before the change. */
  readonly old: string
  readonly isNew: boolean
  /** Of the text, of the goal, and between them. */
  readonly lines: readonly string[]
  readonly goalLines: readonly string[]
  readonly changes: readonly LineChange[]
}

/** Steps about lines that stay as they are, before every other step. */
export interface LineSteps {
  readonly steps: readonly RuleStep[]
  /** The files as the steps leave them. */
  readonly source: Source
}

/** The files before, and what may be done to them. */
export interface LineTrees {
  readonly before: Source
  readonly policy: PolicyChecks
}

/** Steps that move blocks of lines, each replayed, before every other step; one that leaves no fewer lines to read is none. */
export async function moveBlocks(
  texts: readonly TextChange[],
  { before, policy }: LineTrees,
  effort: Effort,
): Promise<LineSteps> {
  const isAffordable = effort.spend(texts.reduce((sum, { text, goal }) => sum + text.length + goal.length, 0) * 4)
  const moves = isAffordable ? movesAmong(texts) : []
  const steps: RuleStep[] = []
  let source: Source = before
  for (const { move, from, to } of moves.slice(0, MOST_STEPS)) {
    const step = stepFor(move, { from, to, source })
    if (!step) continue
    const trial = createOverlay(source)
    if (!(await isApplied(step, trial, policy))) continue
    const files = [...new Set([from, to])].map((file) => ({
      path: file.path,
      lines: linesLeft(file, source) - linesLeft(file, trial),
    }))
    const gain = files.reduce((sum, { lines }) => sum + lines, 0)
    if (gain < LEAST_GAIN || !effort.spend((from.text.length + to.goal.length) * 4)) continue
    steps.push({ step, files, matches: files.length, title: titleOf(move) })
    source = trial
  }
  return { steps, source }
}

const MOST_STEPS = 100
/** Removed and added lines that a step explains at least. */
const LEAST_GAIN = 5

export function textChange(
  { path, from = path, oldMode, newMode, isUtf8 }: TreeChange,
  before: Source,
  after: Source,
): readonly TextChange[] {
  if (!isUtf8 || path.endsWith('.ipynb')) return []
  const textIn = (source: Source, name: string): string | undefined =>
    source.stat(name)?.kind === 'file' ? editable(source.read(name)) : undefined
  const text = oldMode === NOTHING ? '' : textIn(before, from)
  const goal = newMode === NOTHING ? '' : textIn(after, path)
  if (text === undefined || goal === undefined) return []
  const [lines, goalLines] = [linesOf(text), linesOf(goal)]
  const changed = lineChanges(lines, goalLines)
  return [{ path, old: from, text, goal, isNew: oldMode === NOTHING, lines, goalLines, changes: changed }]
}

interface PlacedMove {
  readonly move: MovedLines
  readonly from: TextChange
  readonly to: TextChange
}

/** Moves of which none shares a line with another, in an order in which those to one place come to stand as they should. */
function movesAmong(texts: readonly TextChange[]): readonly PlacedMove[] {
  const patched = texts.map(({ path, old, lines, changes }) => {
    const { structuredPatch } = hunksOf(lines, changes, { oldStart: 1, newStart: 1 })
    return { path, from: old, structuredPatch }
  })
  const [olds, news] = [new Map(texts.map((one) => [one.old, one])), new Map(texts.map((one) => [one.path, one]))]
  const taken = new Set<string>()
  const placed: PlacedMove[] = []
  const bySize = movedLines(patched).toSorted((one, other) => countsOf(other).unchanged - countsOf(one).unchanged)
  for (const move of bySize) {
    const [from, to] = [olds.get(move.from.path), news.get(move.to.path)]
    const keys = [...keysOf('-', move.from), ...keysOf('+', move.to)]
    if (!from || !to || keys.some((key) => taken.has(key))) continue
    for (const key of keys) taken.add(key)
    placed.push({ move, from, to })
  }
  const order = ({ to, move }: PlacedMove): number => (to.isNew ? move.to.first : -move.to.first)
  return placed.sort((one, other) =>
    one.to.path === other.to.path ? order(one) - order(other) : one.to.path < other.to.path ? -1 : 1,
  )
}

const keysOf = (sign: string, { path, first, last }: MovedLines['from']): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => `${sign}${first + at} ${path}`)

/** The step as the files are now; undefined where its block or its place is not there once. */
function stepFor(
  move: MovedLines,
  { from, to, source }: Pick<PlacedMove, 'from' | 'to'> & { readonly source: Source },
): StepInput | undefined {
  const block = from.lines.slice(move.from.first - 1, move.from.last)
  const now = linesOf(source.stat(from.old) ? (editable(source.read(from.old)) ?? '') : '')
  const [at, ...others] = placesOf(block, now)
  if (at === undefined || others.length > 0) return undefined
  const name = to.isNew ? to.path : to.old
  const goes = to.isNew && !source.stat(name) ? [] : linesOf(editable(source.read(name)) ?? '')
  const place = placeFor(move, to, goes)
  if (!place) return undefined
  const indent = indentOf(move, from, to)
  const text = block.join('')
  return stepOf(moveLines, {
    ...{ file_path: from.old, lines: [at + 1, at + block.length], new_path: name },
    ...place,
    ...(indent !== 0 && { indent }),
    sha256: sha256(text.endsWith('\n') ? text : `${text}\n`),
  })
}

const placesOf = (block: readonly string[], lines: readonly string[]): readonly number[] =>
  lines.flatMap((line, at) => (line === block[0] && block.every((one, nth) => lines[at + nth] === one) ? [at] : []))

/** Behind the lines that are before the block and stay, as few as are there once; else before those that follow, or at an end. */
function placeFor({ to: { first } }: MovedLines, { lines, changes, isNew }: TextChange, now: readonly string[]) {
  if (isNew) return { at: 'end' } as const
  let shift = 0
  let [start, end] = [0, 0]
  for (const { at, removed, added } of changes) {
    if (at + shift < first) [start, end] = [at, at + removed]
    shift += added.length - removed
  }
  if (start === 0) return { at: 'start' } as const
  for (let count = 1; count <= Math.min(MOST_ANCHOR, start); count += 1) {
    const after = lines.slice(start - count, start)
    if (placesOf(after, now).length === 1) return { after: textOf(after) }
  }
  if (end === lines.length) return { at: 'end' } as const
  for (let count = 1; count <= Math.min(MOST_ANCHOR, lines.length - end); count += 1) {
    const before = lines.slice(end, end + count)
    if (placesOf(before, now).length === 1) return { before: textOf(before) }
  }
  return undefined
}

const MOST_ANCHOR = 4

const textOf = (lines: readonly string[]): string => lines.join('').replace(/\n$/, '')

function indentOf({ blocks }: MovedLines, from: TextChange, to: TextChange): number {
  const [old, fresh] = [from.lines, to.goalLines]
  for (const { from: first, to: goes, lines } of blocks)
    for (let at = 0; at < lines; at += 1) {
      const [was = '', is = ''] = [old[first - 1 + at], fresh[goes - 1 + at]]
      if (was.trim() !== '') return is.length - was.length
    }
  return 0
}

export async function isApplied(step: StepInput, workspace: Overlay, policy: PolicyChecks): Promise<boolean> {
  for await (const event of replay([{ options: OPTIONS, steps: [numbered(step)] }], { workspace, policy }))
    if (event.type === 'step') return event.result.status === 'applied'
  return false
}

function linesLeft({ path, old, goal, isNew }: TextChange, source: Source): number {
  const name = isNew ? path : old
  return remainderOf(source.stat(name) ? (editable(source.read(name)) ?? '') : '', goal).lines
}

function titleOf(move: MovedLines): string {
  const { unchanged, changed } = countsOf(move)
  const [from, to] = [move.from.path, move.to.path]
  const where = from === to ? 'within the file' : `from ${from} to ${to}`
  return `${counted(unchanged, 'line')} moved unchanged ${where}${changed > 0 ? `, ${changed} changed on the way` : ''}`
}
