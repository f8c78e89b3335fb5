import { isGuess } from '../matched.ts'
import type { ReportedStep } from '../report.ts'

/** Steps that are not shown, one after the other. */
interface Fold {
  readonly steps: number
}

export type Row = ReportedStep | Fold

/** Up to so many steps, all are shown; of more, so many at each end, so many refused, and so many remarkable ones. */
const MAX_STEPS = 20
const AT_ENDS = 2
const REFUSED = 5
const REMARKABLE = 4

/** All steps if there are few; otherwise the ones to look at, in order, with the others folded in between. */
export function foldSteps(steps: readonly ReportedStep[]): readonly Row[] {
  if (steps.length <= MAX_STEPS) return steps
  const remarkable = steps.filter(
    (step) => !step.error && (step.status === 'collapsed' || step.notes || isGuess(step.matched_by)),
  )
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
    // A single step takes no more room than the line that would replace it.
    if (folded.length > 0) rows.push(...(folded.length === 1 ? folded : [{ steps: folded.length }]))
    folded = []
    if (step) rows.push(step)
  }
  return rows
}
