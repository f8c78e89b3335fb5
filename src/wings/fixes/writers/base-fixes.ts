import { maskedLinesOf } from '../../../core/report/flags.ts'
import { followLines, type StepPatch, type Stretch } from '../../../core/report/followed-lines.ts'
import { filesOf } from '../../../core/report/net-changes.ts'
import type { ReportedFile, ReportedStep, RunReport } from '../../../core/report/report.ts'
import { reasonOf } from '../../../core/report/safe-markdown.ts'
import { isWellFormed } from '../../../core/text/encoding.ts'
import { addTo, groupBy } from '../../../core/text/group-by.ts'
import { numberRanges } from '../../../core/text/words.ts'
import { effectOf } from '../../../core/tools/list.ts'

/** Whole lines of a file at the base, and their replacement. */
export interface Replacement {
  readonly path: string
  /** Number of the first line, from 1; of an insertion the line that it comes before. */
  readonly line: number
  /** The lines with their ends; empty for an insertion. */
  readonly old: string
  readonly text: string
}

/** What a step proposes for the files of the base: whole or not at all. */
export interface BaseFix {
  /** The steps that have no place without each other, in order; mostly one. */
  readonly steps: readonly number[]
  readonly replacements: readonly Replacement[]
}

/**
 * The changes of a run as fixes of the base that do not depend on each other: all of them together give its result, each alone gives what
 * its steps do. By the number of each step. A step has none where it does something that lines do not tell: files that come, go or move,
 * modes, binary files, bytes that are no UTF-8, lines that the report masks.
 */
export function baseFixes(report: Pick<RunReport, 'steps' | 'files'>): ReadonlyMap<number, BaseFix> {
  const files = new Map(report.files.map((file) => [file.path, file]))
  const patches = patchesByPath(report.steps)
  const groups = unions()
  const untold = new Set<number>()
  const followed = [...patches].map(([path, all]) => {
    for (const { step } of all) groups.add(step)
    const told = all.map(({ step, hunks }) => hunks && { step, hunks })
    if (!isTold(files.get(path)) || told.some((patch) => !patch)) {
      for (const { step } of all) untold.add(step)
      return { path, stretches: [] }
    }
    const { stretches, joined } = followLines(told.flatMap((patch) => patch ?? []))
    for (const [one, other] of joined) groups.join(one, other)
    return { path, stretches }
  })
  const fixes = new Map<number, BaseFix>()
  for (const steps of groups.all()) {
    if (steps.some((step) => untold.has(step))) continue
    const own = new Set(steps)
    const replacements = followed.flatMap(({ path, stretches }) => replacementsOf(path, stretches, own))
    const fix = { steps, replacements }
    if (replacements.length > 0 && replacements.every(isText)) for (const step of steps) fixes.set(step, fix)
  }
  return fixes
}

/** A step's patch of a file; without hunks where they do not tell what it does. */
type PathPatch = { readonly step: number; readonly hunks: StepPatch['hunks'] | undefined }

function patchesByPath(steps: readonly ReportedStep[]): ReadonlyMap<string, readonly PathPatch[]> {
  const found = new Map<string, [PathPatch, ...PathPatch[]]>()
  for (const step of steps) {
    if (step.status !== 'applied') continue
    for (const { file_path: path, structuredPatch: hunks, old_mode: was, new_mode: is } of filesOf(step)) {
      const isLines = was === is && hunks && maskedLinesOf(hunks) === 0 && effectOf(step.tool) !== 'renames'
      const patch = { step: step.index, hunks: isLines ? hunks : undefined }
      addTo(found, path, patch)
    }
  }
  return found
}

/** A file that came and went, or that keeps its content in the end, is not in the list of files. */
const isTold = (file: ReportedFile | undefined): boolean =>
  file?.status === 'modified' && !file.binary && file.encoding === undefined && file.old_mode === file.new_mode

function replacementsOf(
  path: string,
  stretches: readonly Stretch[],
  steps: ReadonlySet<number>,
): readonly Replacement[] {
  const made: { path: string; line: number; count: number; old: string; text: string }[] = []
  let open: (typeof made)[number] | undefined
  let line = 1
  for (const stretch of stretches) {
    const isOwn = stretch.kind !== 'kept' && steps.has(stretch.step)
    // What another step writes in between has a place of its own.
    if (!isOwn) open = undefined
    else if (!open) {
      open = { path, line, count: 0, old: '', text: '' }
      made.push(open)
    }
    if (isOwn && open && stretch.kind === 'gone') {
      open.old += stretch.text
      open.count += stretch.count
    }
    if (isOwn && open && stretch.kind === 'written') open.text += stretch.lines.join('')
    if (stretch.kind !== 'written') line = stretch.old + stretch.count
  }
  return made.map(({ count: _, ...replacement }) => withoutMark(replacement)).filter(({ old, text }) => old !== text)
}

/** Columns do not count a byte order mark. */
const withoutMark = (replacement: Replacement): Replacement => {
  const { line, old, text } = replacement
  const isMarked = line === 1 && old.startsWith('\ufeff') && text.startsWith('\ufeff')
  return isMarked ? { ...replacement, old: old.slice(1), text: text.slice(1) } : replacement
}

const isText = ({ line, old, text }: Replacement): boolean =>
  isWellFormed(old) && isWellFormed(text) && !(line === 1 && (old.startsWith('\ufeff') || text.startsWith('\ufeff')))

interface Unions {
  add(one: number): void
  join(one: number, other: number): void
  all(): readonly (readonly number[])[]
}

function unions(): Unions {
  const parents = new Map<number, number>()
  const rootOf = (one: number): number => {
    let root = one
    for (let up = parents.get(root); up !== undefined && up !== root; up = parents.get(root)) root = up
    parents.set(one, root)
    return root
  }
  return {
    add: (one) => void rootOf(one),
    join: (one, other) => void parents.set(rootOf(one), rootOf(other)),
    all() {
      const members = [...parents.keys()].sort((one, other) => one - other)
      return [...groupBy(members, rootOf).values()]
    },
  }
}

/** The rule of a fix's tool; of other steps their tool. */
export const ruleOf = ({ source, tool }: ReportedStep): string => source ?? tool

/** What a step is for, or why it is refused; and with which steps it belongs together. */
export function messageOf(step: ReportedStep, fix: BaseFix | undefined): string {
  const words = step.error ? `${step.error.name}: ${step.error.message}` : reasonOf(step.why ?? '')
  const name = `Step ${step.index}, ${step.tool}${words === '' ? '' : `: ${words}`}`
  if (!fix || fix.steps.length < 2) return name
  const others = numberRanges(fix.steps.filter((index) => index !== step.index))
  return `${name} (with ${fix.steps.length === 2 ? 'step' : 'steps'} ${others}, one fix)`
}
