import { isGuess } from '../matched.ts'
import type { ReportedStep } from '../report.ts'
import { inRuleOrder, LEAST_FIXES } from '../rules.ts'

/** Steps that are not shown, one after the other. */
interface Fold {
  readonly steps: number
  /** The rule whose fixes they are. */
  readonly rule?: string
}

export type Row = ReportedStep | Fold

/** Up to so many steps, all are shown; of more, so many at each end, so many refused, and so many remarkable ones. */
const MAX_STEPS = 20
const AT_ENDS = 2
const REFUSED = 5
const REMARKABLE = 4

/**
 * All steps if there are few, the fixes of a rule that has several in one row but for refused ones; otherwise the ones to look at, in
 * order, with the others folded in between.
 */
export function foldSteps(all: readonly ReportedStep[]): readonly Row[] {
  const rows = fixesFolded(inRuleOrder(all))
  if (rows.length <= MAX_STEPS) return rows
  const steps = rows.filter((row) => 'index' in row)
  const remarkable = steps.filter(
    (step) => !step.error && (step.status === 'collapsed' || step.notes || isGuess(step.matched_by)),
  )
  const chosen = new Set<Row>([
    ...rows.slice(0, AT_ENDS),
    ...steps.filter((step) => step.error).slice(0, REFUSED),
    ...remarkable.slice(0, REMARKABLE),
    ...rows.slice(-AT_ENDS),
  ])
  const shown: Row[] = []
  let folded: Row[] = []
  for (const row of [...rows, undefined]) {
    if (row && !chosen.has(row)) {
      folded.push(row)
      continue
    }
    // A single row takes no more room than the line that would replace it.
    if (folded.length === 1) shown.push(...folded)
    else if (folded.length > 1) shown.push({ steps: folded.reduce((sum, one) => sum + countOf(one), 0) })
    folded = []
    if (row) shown.push(row)
  }
  return shown
}

const countOf = (row: Row): number => ('index' in row ? 1 : row.steps)

/** Neighbours that are fixes of one rule, and not refused, in one row. */
function fixesFolded(steps: readonly ReportedStep[]): readonly Row[] {
  const rows: Row[] = []
  for (let at = 0; at < steps.length; ) {
    const { source, error } = steps[at]!
    let end = at + 1
    while (source !== undefined && !error && steps[end]?.source === source) end += 1
    rows.push(...(end - at < LEAST_FIXES ? steps.slice(at, end) : [{ steps: end - at, rule: source ?? '' }]))
    at = end
  }
  return rows
}
