import type { ObjectStore } from '../../git/object-store.ts'
import type { Policy } from '../../policy/policy.ts'
import { isUnreadable } from '../../tools/permission.ts'
import type { Ground } from '../ground.ts'
import type { AttemptOptions, Place, Terms } from '../terms.ts'
import type { DiagnosedRun, RunDiagnostics } from './diagnose-run.ts'

interface Asking {
  readonly store: ObjectStore
  readonly ground: Ground
  readonly policy: Policy
  readonly options: AttemptOptions
  readonly terms: Pick<Terms<Place>, 'diagnostics' | 'servers' | 'onFailure'>
}

/**
 * Asks the policy's language servers about a run, where there is one and the verb asks. What speaks to them is loaded only then. Throws
 * what `diagnoseRun` throws.
 */
export async function askServers(
  { store, ground, policy, options, terms }: Asking,
  made: DiagnosedRun | undefined,
): Promise<RunDiagnostics> {
  const servers = policy.file.diagnostics
  if (!made || servers.length === 0 || terms.diagnostics === 'never') return NOT_ASKED
  if (terms.diagnostics === 'on-demand') return { ...NOT_ASKED, notes: [ON_DEMAND] }
  const { diagnoseRun } = await import('./diagnose-run.ts')
  return diagnoseRun(store, made, {
    servers,
    worktree: policy.file.worktree,
    drafts: terms.onFailure !== 'stop',
    isHidden: (path) => isUnreadable(path, { workspace: ground.source, policy }),
    kept: terms.servers,
    signal: options.signal,
  })
}

const NOT_ASKED: RunDiagnostics = { diagnostics: [], problems: [], notes: [], draft: false }

const ON_DEMAND = 'The policy names language servers; `editplan check --diagnostics` asks them.'
