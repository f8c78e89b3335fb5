import type { ObjectStore } from '../git/object-store.ts'
import type { Policy } from '../policy/policy.ts'
import { isUnreadable } from '../tools/permission.ts'
import type { Baseline } from './baseline.ts'
import { type DiagnosedRun, languageServers, type RunDiagnostics } from './language-servers.ts'
import type { AttemptOptions, Place, RunMode } from './run-mode.ts'

interface DiagnosisContext {
  readonly store: ObjectStore
  readonly baseline: Baseline
  readonly policy: Policy
  readonly options: AttemptOptions
  readonly runMode: Pick<RunMode<Place>, 'diagnostics' | 'servers' | 'onFailure'>
}

/**
 * Asks the policy's language servers about a run, where there is one and the verb asks. What speaks to them is loaded only then. Throws
 * what `diagnoseRun` throws.
 */
export async function askServers(
  { store, baseline, policy, options, runMode }: DiagnosisContext,
  made: DiagnosedRun | undefined,
): Promise<RunDiagnostics> {
  const servers = policy.file.diagnostics
  if (!made || servers.length === 0 || runMode.diagnostics === 'never') return NOT_ASKED
  if (runMode.diagnostics === 'on-demand') return { ...NOT_ASKED, notes: [ON_DEMAND] }
  const { diagnoseRun } = await languageServers.get()()
  return diagnoseRun(store, made, {
    servers,
    worktree: policy.file.worktree,
    drafts: runMode.onFailure !== 'stop',
    isHidden: (path) => isUnreadable(path, { workspace: baseline.source, policy }),
    kept: runMode.servers,
    signal: options.signal,
  })
}

const NOT_ASKED: RunDiagnostics = { diagnostics: [], problems: [], notes: [], draft: false }

const ON_DEMAND = 'The policy names language servers; `editplan check --diagnostics` asks them.'
