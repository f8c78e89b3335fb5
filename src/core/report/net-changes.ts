import { groupBy } from '../text/group-by.ts'
import { countsOf, type MovedLines, movedLines } from '../text/moved-lines.ts'
import { listed } from '../text/words.ts'
import type { ChangedFile, ReportedFile, ReportedMove, ReportedStep, RunReport } from './report.ts'

/** A run's net change of each file, by path, with its steps, and its patch wherever the report has it: from git, or for a report without git's, from its steps. */
export function netChanges(report: {
  readonly files: RunReport['files']
  readonly steps: readonly ReportedStep[]
}): readonly ReportedFile[] {
  const isKnown = report.files.length > 0
  // A verification that fails leaves the patches of steps whose result was thrown away.
  const changing = report.steps.filter(
    ({ status, structuredPatch, files }) => status === 'applied' || (isKnown && (structuredPatch ?? files)),
  )
  const parts = groupBy(changing.flatMap(partsOf), ({ file }) => file.file_path)
  return isKnown
    ? report.files.map((file) => netChange(file, parts.get(file.path) ?? []))
    : [...parts].map(([path, of]) => changeBySteps(path, of)).sort((one, other) => (one.path < other.path ? -1 : 1))
}

/** What a step does to a file. */
type StepChange = { readonly step: number; readonly file: ChangedFile }

const partsOf = (step: ReportedStep): readonly StepChange[] => filesOf(step).map((file) => ({ step: step.index, file }))

/** Where the file has no patch of its own, that of its only step is the net one. */
function netChange(file: ReportedFile, parts: readonly StepChange[]): ReportedFile {
  const [only, ...others] = parts
  const isNet = others.length === 0 && file.insertions + file.deletions > 0
  const structuredPatch = file.structuredPatch ?? (isNet ? only?.file.structuredPatch : undefined)
  return { ...file, steps: file.steps ?? stepsOf(parts), ...(structuredPatch && { structuredPatch }) }
}

const stepsOf = (parts: readonly StepChange[]): number[] => [...new Set(parts.map(({ step }) => step))]

function changeBySteps(path: string, parts: readonly StepChange[]): ReportedFile {
  const files = parts.map(({ file }) => file)
  const sum = (count: (file: ChangedFile) => number): number => files.reduce((total, file) => total + count(file), 0)
  const structuredPatch = files.flatMap((file) => file.structuredPatch ?? [])
  return {
    path,
    status: 'modified',
    old_mode: files.find(({ old_mode }) => old_mode !== undefined)?.old_mode ?? '100644',
    new_mode: files.findLast(({ new_mode }) => new_mode !== undefined)?.new_mode ?? '100644',
    binary: false,
    insertions: sum(({ insertions }) => insertions),
    deletions: sum(({ deletions }) => deletions),
    steps: stepsOf(parts),
    ...(structuredPatch.length > 0 && { structuredPatch }),
  }
}

/** A step by its number: a plan that is data may have gaps in its numbers. */
export const stepNumbered = <Step extends Pick<ReportedStep, 'index'>>(
  steps: readonly Step[],
  index: number,
): Step | undefined => (steps[index - 1]?.index === index ? steps[index - 1] : steps.find((one) => one.index === index))

/** What is remarked on a step, but for counts of places that its reason says. */
export const notesOf = ({ notes = [], why = '' }: Pick<ReportedStep, 'notes' | 'why'>): readonly string[] =>
  notes.filter((note) => !why.includes(`(${/^\d+ (?:places?(?= in )|files?(?=\.))/.exec(note)?.[0] ?? note})`))

/** The files that an applied step changed, each with its part of the patch; most steps are about one. */
export const filesOf = (step: ReportedStep): readonly ChangedFile[] => step.files ?? [step]

/** What a step does to a file; `from`: its path before a Move. */
export type StepFile = ChangedFile & { readonly from?: string }

/**
 * The same with a Move as one change. In a report the path before is an entry of its own, without lines, right before the new one, and files
 * whose imports the Move rewrites come last.
 */
export function changesOf(step: ReportedStep): readonly StepFile[] {
  const files = filesOf(step)
  if (step.tool !== 'Move') return files
  const changes: StepFile[] = []
  for (let at = 0; at < files.length; at += 1) {
    const [file, next] = [files[at]!, files[at + 1]]
    const isBefore = next !== undefined && file.insertions + file.deletions === 0
    changes.push(isBefore ? { ...next, from: file.file_path } : file)
    if (isBefore) at += 1
  }
  return changes
}

/** What tells what a step is about. */
type StepSubject = Pick<ReportedStep, 'file_path' | 'new_path'> & {
  readonly files?: readonly Pick<ChangedFile, 'file_path'>[] | undefined
}

/** The file of a step, or its glob; both paths of a Move, and of lines that move to another file. */
export const namesOf = ({ file_path, new_path }: Omit<StepSubject, 'files'>): readonly string[] =>
  new_path === undefined || new_path === file_path ? [file_path] : [file_path, new_path]

/** The same in few words: of a list of files the first, and how many more there are. @param shown writes a name for the output */
export function subjectOf(step: StepSubject, shown: (name: string) => string): string {
  const [first = '', ...others] = namesOf(step)
  if (others.length > 0) return [first, ...others].map(shown).join(' → ')
  const files = (step.files ?? []).map(({ file_path }) => file_path)
  const names = files.length < 2 ? [first] : files.includes(first) ? files : first.split(', ')
  return listed(names.map(shown), names.length > 2 ? 1 : 2)
}

/** Lines that moved in a net change, and how many of its lines that are: nothing where none did. */
export function reportMoved(report: Pick<RunReport, 'files' | 'steps'>): {
  readonly moved?: readonly ReportedMove[]
  readonly totals?: Pick<RunReport['totals'], 'moved_insertions' | 'moved_deletions'>
} {
  if (report.files.length === 0) return {}
  const moved = movedLines(netChanges(report)).map(reportMove)
  if (moved.length === 0) return {}
  const { fresh, old } = movedPlaces(moved)
  return { moved, totals: { moved_insertions: fresh.size, moved_deletions: old.size } }
}

/** For each line that moved, by `lineKey`, where its other side is: of lines before the change, and after it. */
export interface MovedPlaces {
  readonly old: ReadonlyMap<string, LinePlace>
  readonly fresh: ReadonlyMap<string, LinePlace>
}

/** A line of a file, counted from 1. */
export type LinePlace = { readonly file_path: string; readonly line: number }

export const lineKey = ({ file_path, line }: LinePlace): string => `${line} ${file_path}`

/** Where each moved line went to, or came from. Of two places that a line went to, the one in the larger block. */
export function movedPlaces(moved: readonly ReportedMove[]): MovedPlaces {
  const [old, fresh] = [new Map<string, LinePlace>(), new Map<string, LinePlace>()]
  const blocks = moved.flatMap(({ from, to, blocks }) =>
    blocks.map((block) => ({ ...block, from: from.file_path, at: block.from, to: to.file_path, goes: block.to })),
  )
  for (const { from, at, to, goes, lines } of blocks.sort((one, other) => other.lines - one.lines))
    for (let line = 0; line < lines; line += 1) {
      const [was, is] = [
        { file_path: from, line: at + line },
        { file_path: to, line: goes + line },
      ]
      if (!old.has(lineKey(was))) old.set(lineKey(was), is)
      if (!fresh.has(lineKey(is))) fresh.set(lineKey(is), was)
    }
  return { old, fresh }
}

const reportMove = (move: MovedLines): ReportedMove => ({
  from: { file_path: move.from.path, lines: [move.from.first, move.from.last] },
  to: { file_path: move.to.path, lines: [move.to.first, move.to.last] },
  ...countsOf(move),
  blocks: move.blocks,
})
