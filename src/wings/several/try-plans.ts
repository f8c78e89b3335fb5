import {
  type ListedWorktree,
  listTemporaryWorktrees,
  removeTemporaryWorktrees,
} from '../../core/git/temporary-worktree.ts'
import { type PlanInput, plansFrom } from '../../core/plan/define-plan.ts'
import type { CandidatesReport } from '../../core/report/several-plans.ts'
import { applyPlan, checkPlan, type RunOptions } from '../../core/run/apply.ts'
import { openRepository } from '../../core/run/baseline.ts'
import { EditplanError } from '../../errors.ts'
import { type Rehearsal, tryEach } from './candidates.ts'

export interface TryOptions extends RunOptions {
  /** How many plans are tried at once; default 2. */
  readonly jobs?: number | undefined
  /** Keep the worktrees in which programs ran; default only those in which they left untracked files. */
  readonly keep?: boolean | undefined
  /** Apply the smallest change among the plans that pass. */
  readonly best?: boolean | undefined
}

/**
 * Tries plans for the same task side by side on the same base: each is checked as `checkPlan` does, with the policy's verifications and
 * language servers, in an isolated worktree of its own. The checkout changes only with `best`. A plan that is refused does not stop the
 * others. Throws INTERRUPTED when the signal aborts.
 */
export async function tryPlans(inputs: readonly PlanInput[], options: TryOptions): Promise<CandidatesReport> {
  const plans = plansFrom(inputs)
  const check: Rehearsal = (plan, onWorktree) => checkPlan(plan, { ...options, onWorktree, diagnostics: true })
  const candidates = await tryEach(plans, check, options)
  const best = candidates.findIndex((candidate) => candidate.best)
  const plan = plans[best]
  const told = { version: 1, candidates, ...(plan && { best: candidates[best]?.plan ?? '' }) } as const
  if (!options.best || !plan) return told
  const { run, written, problems = [] } = await applyPlan(plan, options)
  if (problems.length > 0) throw new EditplanError(problems.map(({ name, message }) => ({ name, message })))
  return { ...told, applied: { run: run?.id ?? null, written } }
}

/** Worktrees that `tryPlans` and verifications of killed runs left, and those that were kept: what `removeWorktrees` removes. */
export async function listWorktrees(options: Pick<RunOptions, 'root' | 'bare'>): Promise<readonly ListedWorktree[]> {
  return listTemporaryWorktrees(await openRepository(options))
}

/** Removes kept and left worktrees by their names; never that of a process that lives. Their paths. */
export async function removeWorktrees(options: Pick<RunOptions, 'root' | 'bare'>): Promise<readonly string[]> {
  return removeTemporaryWorktrees(await openRepository(options))
}
