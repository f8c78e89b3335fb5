import type { ReportedStep } from '../report.ts'

/** Steps that are not shown, one after the other. */
interface Fold {
  readonly steps: number
}

export type Row = ReportedStep | Fold

/** Steps up to which all are shown; of more, so many at each end, refused, and otherwise remarkable. */
const MAX_STEPS = 20
const AT_ENDS = 2
const REFUSED = 5
const REMARKABLE = 4

/** All of few steps; of many the ones to look at, in order, with the others folded between them. */
export function foldSteps(steps: readonly ReportedStep[]): readonly Row[] {
  if (steps.length <= MAX_STEPS) return steps
  const remarkable = steps.filter((step) => !step.error && (step.status === 'collapsed' || step.notes || isLoose(step)))
  const chosen = new Set([
    ...steps.slice(0, AT_ENDS),
    ...steps.filter((step) => step.error).slice(0, REFUSED),
    ...remarkable.slice(0, REMARKABLE),
    ...steps.slice(-AT_ENDS),
  ])
  const rows: Row[] = []
  let folded: ReportedStep[] = []
  for (const step of [...steps, undefined]) {
    if (step && !chosen.has(step)) {
      folded.push(step)
      continue
    }
    // One step takes no more room than the line that stands for it.
    if (folded.length > 0) rows.push(...(folded.length === 1 ? folded : [{ steps: folded.length }]))
    folded = []
    if (step) rows.push(step)
  }
  return rows
}

/** Found by old_string other than exactly. */
export const isLoose = (step: ReportedStep): boolean => step.matched_by !== undefined && step.matched_by !== 'exact'
