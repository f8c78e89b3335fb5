import { numberOf, type Position, type Problem } from '../../errors.ts'
import type { StepResult } from '../engine/step-result.ts'
import type { LeftOutPassage, PlanSource, Step } from '../plan/schema.ts'
import { GITLINK } from '../text/gitlink.ts'
import type { NotebookCell } from '../text/notebook.ts'
import { outputText } from '../text/notebook-output.ts'
import { linesOf } from '../tools/file-change.ts'
import { effectOf, sourceOf } from '../tools/list.ts'
import { notebookEdit } from '../tools/notebook-edit.ts'
import type { StepInputs, StepTool } from '../tools/step-inputs.ts'
import { isStepOf } from '../tools/tool.ts'
import type { Change } from '../workspace/change.ts'
import { type RuleGroup, rulesOf } from './groups.ts'
import { reportMoved } from './net-changes.ts'
import { cellState, MAX_SOURCE } from './notebook-cells.ts'
import type { ReportedCell, ReportedSession, ReportedStep, RunReport } from './report.ts'
import type { ReportedProblem } from './report-parts.ts'
import type { Sections } from './sections.ts'

/** What a run knows when it ends; everything but the plan and the steps may be missing when it ended early. */
interface ReportParts {
  readonly plan: {
    readonly title: string
    readonly digest: string
    readonly description?: string | undefined
    /** Names of the plan files, in the order they were replayed. */
    readonly files: readonly string[]
    /** Options of the run that replaced the plan's own. */
    readonly overrides?: RunReport['plan']['overrides']
    /** Numbers of the steps that the run left out. */
    readonly without?: readonly number[]
    /** What the sources of the plans propose and no step does. */
    readonly leftOut?: readonly LeftOutPassage[] | undefined
    /** What the plans were read from that was no plan. */
    readonly sources?: readonly PlanSource[] | undefined
    /** The steps' own words, each with its number. */
    readonly words?: readonly Pick<Step, 'index' | 'session'>[]
  }
  readonly steps: readonly (StepResult | ReportedStep)[]
  /** The net change, as git lists it; default nothing. */
  readonly files?: RunReport['files']
  /** Whether anything was written; default false. */
  readonly written?: boolean
  readonly base?: RunReport['base']
  readonly head?: RunReport['head']
  readonly run?: RunReport['run']
  readonly notes?: readonly string[]
  readonly verifications?: RunReport['verifications']
  readonly problems?: readonly Problem[]
  /** What wings say about where the run's plan comes from, and of its result. */
  readonly sections?: Sections | undefined
}

/** The report of a run: steps counted by their status, files and lines from the net change. */
export function buildReport(parts: ReportParts): RunReport {
  const { plan, base = null, head = null, run = null, notes = [], verifications = [], problems = [] } = parts
  const { files = [], written = false, sections } = parts
  const steps = parts.steps.map((step) => ('step' in step ? reportStep(step) : step))
  const rules = rulesOf(steps)
  const sessions = sessionsOf(plan.words ?? [])
  const { moved, totals } = reportMoved({ files, steps })
  return {
    version: 1,
    plan: {
      title: plan.title,
      ...(plan.description !== undefined && { description: plan.description }),
      sha256: plan.digest,
      files: [...plan.files],
      ...(plan.overrides && Object.keys(plan.overrides).length > 0 && { overrides: plan.overrides }),
      ...(plan.without && plan.without.length > 0 && { without: [...plan.without] }),
      ...(plan.leftOut && plan.leftOut.length > 0 && { left_out: [...plan.leftOut] }),
      ...(plan.sources && plan.sources.length > 0 && { sources: plan.sources.map(reportSource) }),
      ...(sessions.length > 0 && { sessions }),
    },
    base,
    head,
    run,
    steps,
    ...(rules.length > 0 && { rules: rules.map(reportRule) }),
    written,
    files,
    ...(moved && { moved }),
    totals: { ...countedByStatus(steps), ...sizeOf(files), ...totals },
    ...(notes.length > 0 && { notes: [...notes] }),
    ...(verifications.length > 0 && { verifications }),
    ...sections,
    ...(problems.length > 0 && { problems: problems.map(reportProblem) }),
  }
}

const reportSource = ({ file, format, notes, passages }: PlanSource) => ({
  ...{ file, format },
  ...(notes.length > 0 && { notes: [...notes] }),
  ...(passages.length > 0 && { passages: [...passages] }),
})

/** The sessions that steps name as their origin, in order of first mention. */
function sessionsOf(words: readonly Pick<Step, 'index' | 'session'>[]): ReportedSession[] {
  const found = new Map<string, ReportedSession>()
  for (const { index, session } of words) {
    if (!session) continue
    const key = JSON.stringify([session.agent, session.model, session.id])
    const known = found.get(key) ?? { ...session, steps: [] }
    known.steps.push(index)
    found.set(key, known)
  }
  return [...found.values()]
}

const reportRule = ({ rule, files, ...groups }: RuleGroup) => {
  const numbers = (steps: readonly ReportedStep[]): number[] => steps.map(({ index }) => index)
  return {
    rule,
    applied: numbers(groups.applied),
    refused: numbers(groups.refused),
    others: numbers(groups.others),
    files: [...files],
  }
}

/** What a Fix names as its source that an explanation made, and no tool: there is no rule that it is of. */
const OWN = /^editplan\//

/** A step's result in the report's words: snake_case, no bytes. */
export function reportStep(result: StepResult): ReportedStep {
  const { step, status, path, changes, matchedBy, error, notes } = result
  const [only, ...others] = changes
  const { structuredPatch = [] } = only && only.from === undefined && others.length === 0 ? only : {}
  const cell = cellOf(result)
  const files = severalFiles(result)
  const source = sourceOf(step)
  return {
    index: step.index,
    ...(step.id !== undefined && { id: step.id }),
    tool: step.tool,
    file_path: path,
    ...('new_path' in step.input && { new_path: newPathOf(result, step.input) }),
    ...(source !== undefined && !OWN.test(source) && { source }),
    status,
    ...(step.why !== undefined && { why: step.why }),
    ...(matchedBy !== undefined && { matched_by: matchedBy }),
    ...(structuredPatch.length > 0 && { structuredPatch }),
    ...(cell && { cell }),
    ...linesOf(changes),
    ...(files ? { files } : changes.length > 0 && modesOf(step.tool, changes[0]!)),
    ...(result.commit !== undefined && { commit: result.commit }),
    ...(result.duplicateOf !== undefined && { duplicate_of: result.duplicateOf }),
    ...(result.reads && { reads: result.reads }),
    ...(notes && notes.length > 0 && { notes }),
    ...(error && { error: { ...placeOf(error.at ?? step.at), ...reportProblem(error) } }),
  }
}

/** The destination of a Move; for a glob, the plan's own words for all its files. */
const newPathOf = ({ changes }: StepResult, { glob, new_path }: StepInputs['Move']): string =>
  glob === undefined ? (changes.find(({ from }) => from !== undefined)?.path ?? new_path) : new_path

/** The files of a step that changed more than its own file. */
function severalFiles({ step, path, changes }: StepResult): ReportedStep['files'] {
  if (changes.every((change) => change.path === path)) return undefined
  return changes.flatMap((change) => {
    const { path: file_path, from, structuredPatch = [] } = change
    const lines = { ...(structuredPatch.length > 0 && { structuredPatch }), ...linesOf([change]) }
    const file = { file_path, ...lines, ...modesOf(step.tool, change) }
    return from === undefined ? [file] : [{ file_path: from, insertions: 0, deletions: 0 }, file]
  })
}

/**
 * The modes that a step changes, and those of a file that it makes executable or empty, or takes away without being a tool for that: no
 * line of the patch tells them.
 */
function modesOf(tool: StepTool, change: Change): Pick<ReportedStep, 'old_mode' | 'new_mode'> | undefined {
  const { modeBefore, mode, size = change.after?.length } = change
  const [old_mode, new_mode] = [gitMode(modeBefore), gitMode(size === undefined ? undefined : mode)]
  const isShown =
    new_mode === NO_FILE
      ? old_mode !== NO_FILE && effectOf(tool) !== 'removes'
      : old_mode === NO_FILE
        ? new_mode === '100755' || size === 0
        : old_mode !== new_mode
  return isShown ? { old_mode, new_mode } : undefined
}

const NO_FILE = '000000'

const gitMode = (permissions: number | undefined): string => {
  if (permissions === undefined) return NO_FILE
  return permissions === GITLINK ? '160000' : permissions & 0o100 ? '100755' : '100644'
}

/** A refusal in the report's words. */
export const reportProblem = ({ name, message, at, suggestions, passage }: Problem): ReportedProblem => ({
  name,
  code: numberOf(name),
  message,
  ...(at && placeOf(at)),
  ...(suggestions && suggestions.length > 0 && { suggestions }),
  ...(passage !== undefined && { class: passage }),
})

const placeOf = ({
  file,
  line,
  column,
  field,
}: Position): Pick<ReportedProblem, 'file' | 'line' | 'column' | 'field'> =>
  field === undefined ? { ...(file !== undefined && { file }), line, column } : { field }

function countedByStatus(
  steps: readonly ReportedStep[],
): Omit<RunReport['totals'], 'files' | 'insertions' | 'deletions'> {
  const totals = { applied: 0, unchanged: 0, collapsed: 0, failed: 0, skipped: 0 }
  for (const { status } of steps) if (status !== 'read') totals[status] += 1
  return totals
}

/** Files and lines of a net change. */
export const sizeOf = (files: RunReport['files']): Pick<RunReport['totals'], 'files' | 'insertions' | 'deletions'> => ({
  files: files.length,
  insertions: files.reduce((sum, { insertions }) => sum + insertions, 0),
  deletions: files.reduce((sum, { deletions }) => sum + deletions, 0),
})

/** The cell that a step names and changes, before and after; undefined for other steps. */
export function cellOf({ step, changes: [change] }: StepResult): ReportedCell | undefined {
  if (!change?.cell || !isStepOf(step, notebookEdit)) return undefined
  if (step.input.cell !== undefined || step.input.glob !== undefined) return undefined
  const { index, language, before, after } = change.cell
  if (Math.max(before?.source.length ?? 0, after?.source.length ?? 0) > MAX_SOURCE) return undefined
  const id = (after ?? before)?.id
  return {
    index,
    ...(id !== undefined && { id }),
    language,
    ...(before && { before: reportCell(before) }),
    ...(after && { after: reportCell(after) }),
  }
}

const reportCell = ({ outputs, ...cell }: NotebookCell): NonNullable<ReportedCell['before']> =>
  cellState({ ...cell, output: outputs.map(outputText).join('').trimEnd() })
