import { EditplanError } from '../../errors.ts'
import { parsePlan } from '../plan/parse.ts'
import type { ReportedServer } from '../report/report-parts.ts'
import { executeRun } from './execute-run.ts'
import type { KeptServers } from './language-servers.ts'
import { requestOf } from './request.ts'
import type { Place, RunMode } from './run-mode.ts'
import type { PolicySource } from './run-policy.ts'

export interface PlanDiagnosisOptions {
  readonly root: string
  readonly policy?: PolicySource | undefined
  /** As in `Terms`. */
  readonly servers?: KeptServers | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * What the policy's language servers say of a plan's text on its base, whatever the checkout holds; nothing is written. Throws what the
 * plan, its steps and the servers' worktree refuse.
 */
export async function diagnosePlan(
  text: string,
  { servers, ...options }: PlanDiagnosisOptions,
): Promise<readonly ReportedServer[]> {
  const parsed = parsePlan({ name: 'plan.yaml', text })
  if (!parsed.ok) throw new EditplanError(parsed.problems)
  const report = await executeRun(requestOf(parsed.plan), options, { ...TERMS, servers }, async () => ({
    written: false,
  }))
  const [refused] = report.steps.flatMap(({ error }) => error ?? [])
  if (refused) throw new EditplanError({ name: refused.name, message: refused.message })
  return report.diagnostics ?? []
}

const TERMS: RunMode<Place> = {
  place: () => ({}),
  replays: 'commit',
  onto: 'merge',
  writes: false,
  dirty: 'ignored',
  allRefusals: false,
  tellsCommits: false,
  asks: false,
  onAsk: 'pass',
  programs: 'formatters',
  diagnostics: 'always',
  onFailure: 'stop',
  limits: false,
}
