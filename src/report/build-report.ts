import type { StepResult } from '../engine/step-result.ts'
import { numberOf, type Problem } from '../errors.ts'
import type { MoveInput } from '../plan/schema.ts'
import { cellOf } from './cell.ts'
import { filesOf } from './changed-files.ts'
import type { ReportedProblem, ReportedStep, RunReport } from './report.ts'

/** What a run knows when it ends; everything but the plan and the steps may be missing when it ended early. */
export interface ReportParts {
  readonly plan: {
    readonly title: string
    readonly digest: string
    readonly description?: string | undefined
    /** Names of the plan files, in the order they were replayed. */
    readonly files: readonly string[]
    /** Options of the run that replaced the plan's own. */
    readonly overrides?: RunReport['plan']['overrides']
  }
  readonly steps: readonly (StepResult | ReportedStep)[]
  readonly base?: RunReport['base']
  readonly head?: RunReport['head']
  readonly run?: RunReport['run']
  readonly notes?: readonly string[]
  readonly verifications?: RunReport['verifications']
  readonly problems?: readonly Problem[]
  readonly pullRequest?: RunReport['pull_request']
}

/** The report of a run, totals counted from its steps. */
export function buildReport(parts: ReportParts): RunReport {
  const { plan, base = null, head = null, run = null, notes = [], verifications = [], problems = [] } = parts
  const steps = parts.steps.map((step) => ('step' in step ? reportStep(step) : step))
  return {
    version: 1,
    plan: {
      title: plan.title,
      ...(plan.description !== undefined && { description: plan.description }),
      sha256: plan.digest,
      files: [...plan.files],
      ...(plan.overrides && Object.keys(plan.overrides).length > 0 && { overrides: plan.overrides }),
    },
    base,
    head,
    run,
    steps,
    totals: totalsOf(steps),
    ...(notes.length > 0 && { notes: [...notes] }),
    ...(verifications.length > 0 && { verifications }),
    ...(problems.length > 0 && { problems: problems.map(reportProblem) }),
    ...(parts.pullRequest && { pull_request: parts.pullRequest }),
  }
}

/** A step's result in the report's words: snake_case, no bytes. */
export function reportStep(result: StepResult): ReportedStep {
  const { step, status, path, matchedBy, structuredPatch, insertions, deletions, error, notes } = result
  const cell = cellOf(result)
  const files = severalFiles(result)
  return {
    index: step.index,
    ...(step.id !== undefined && { id: step.id }),
    tool: step.tool,
    file_path: path,
    ...(step.tool === 'Move' && { new_path: newPathOf(result, step.input) }),
    status,
    ...(step.why !== undefined && { why: step.why }),
    ...(matchedBy !== undefined && { matched_by: matchedBy }),
    ...(structuredPatch.length > 0 && { structuredPatch }),
    ...(cell && { cell }),
    insertions,
    deletions,
    ...(files && { files }),
    ...(result.commit !== undefined && { commit: result.commit }),
    ...(result.duplicateOf !== undefined && { duplicate_of: result.duplicateOf }),
    ...(notes && notes.length > 0 && { notes }),
    ...(error && { error: { ...placeOf(step.at), ...reportProblem(error) } }),
  }
}

/** Where a Move goes; of a glob what the plan says of all its files. */
const newPathOf = ({ changes }: StepResult, { glob, new_path }: MoveInput): string =>
  glob === undefined ? (changes[1]?.path ?? new_path) : new_path

/** The files of a step that changed others than the one it is called by. */
function severalFiles({ path, changes }: StepResult): ReportedStep['files'] {
  if (changes.every((change) => change.path === path)) return undefined
  return changes.map((change) => ({
    file_path: change.path,
    ...(change.structuredPatch.length > 0 && { structuredPatch: change.structuredPatch }),
    insertions: change.insertions,
    deletions: change.deletions,
  }))
}

/** A refusal in the report's words. */
export const reportProblem = ({ name, message, at, suggestions }: Problem): ReportedProblem => ({
  name,
  code: numberOf(name),
  message,
  ...(at && placeOf(at)),
  ...(suggestions && suggestions.length > 0 && { suggestions }),
})

const placeOf = ({ file, line, column }: { file?: string; line: number; column: number }) => ({
  ...(file !== undefined && { file }),
  line,
  column,
})

function totalsOf(steps: readonly ReportedStep[]): RunReport['totals'] {
  const totals = {
    applied: 0,
    unchanged: 0,
    collapsed: 0,
    failed: 0,
    skipped: 0,
    files: 0,
    insertions: 0,
    deletions: 0,
  }
  const files = new Set<string>()
  for (const step of steps) {
    if (step.status !== 'read') totals[step.status] += 1
    if (step.status !== 'applied') continue
    for (const { file_path } of filesOf(step)) files.add(file_path)
    totals.insertions += step.insertions
    totals.deletions += step.deletions
  }
  return { ...totals, files: files.size }
}
