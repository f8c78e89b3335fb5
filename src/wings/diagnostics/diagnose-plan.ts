import { parsePlan } from '../../core/plan/parse.ts'
import type { ReportedServer } from '../../core/report/report-parts.ts'
import { executeRun } from '../../core/run/execute-run.ts'
import { requestOf } from '../../core/run/request.ts'
import { READ_ONLY, type RunMode } from '../../core/run/run-mode.ts'
import { EditplanError } from '../../errors.ts'
import type { DiagnosePlanOptions } from '../../wing.ts'

/**
 * What the policy's language servers say about a plan's text on its base, whatever the checkout holds; nothing is written. Throws what the
 * plan, its steps and the servers' worktree refuse.
 */
export async function diagnosePlan(text: string, options: DiagnosePlanOptions): Promise<readonly ReportedServer[]> {
  const parsed = parsePlan({ name: 'plan.yaml', text })
  if (!parsed.ok) throw new EditplanError(parsed.problems)
  const report = await executeRun(requestOf(parsed.plan), options, { ...TERMS, wishes: options }, async () => ({
    written: false,
  }))
  const [refused] = report.steps.flatMap(({ error }) => error ?? [])
  if (refused) throw new EditplanError({ name: refused.name, message: refused.message })
  return report.diagnostics ?? []
}

const TERMS: RunMode = { ...READ_ONLY, onto: 'merge', oneCommit: true, inspects: 'always' }
