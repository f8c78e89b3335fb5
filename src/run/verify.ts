import { EditplanError } from '../errors.ts'
import { resolveCommit } from '../git/commands/rev-parse.ts'
import { type Comparison, compareWithRun } from '../history/verify.ts'
import type { PlanOptions } from '../plan/schema.ts'
import type { SteppedPlan } from '../plan/streamed-plan.ts'
import type { Policy, PolicyChecks } from '../policy/policy.ts'
import { currentCommit, openCommit, openRepository, resolveBase } from './ground.ts'
import { replayAndRecord } from './replayed.ts'
import { requestOf, withFiles } from './request.ts'
import { openPolicy, type PolicySource } from './run-policy.ts'
import { verifyRun } from './verification.ts'

export interface VerifyOptions {
  readonly root: string
  readonly bare?: boolean
  /** Commit the plan was replayed on. */
  readonly base: string
  /** What is said to be the plan's result. */
  readonly head: string
  readonly overrides?: Partial<PlanOptions>
  readonly policy?: PolicySource
  readonly signal?: AbortSignal
}

/**
 * Replays plans on a base, formatters of the policy after it, and compares the result with a head, commit by commit. The checkout
 * and its runs stay as they are. Throws the refusals of a plan that does not apply to the base.
 */
export async function verifyPlan(
  plans: SteppedPlan | readonly SteppedPlan[],
  options: VerifyOptions,
): Promise<Comparison> {
  const asked = requestOf(plans, options.overrides)
  const git = await openRepository(options)
  const head = await currentCommit(git)
  const claimed = await git.run(resolveCommit(options.head))
  const base = await resolveBase(git, options.base, claimed)
  await using ground = await openCommit({ git, head, base }, asked.paths)
  const policy = await openPolicy(git, base.commit, { given: options.policy, asks: false })
  const request = await withFiles(ground, asked, policy)
  const { run, steps, stopped, workspace } = await replayAndRecord(ground, request, {
    policy: leniently(policy),
    recorded: 'scratch',
    ...(options.signal && { signal: options.signal }),
  })
  const [failed] = stopped ? steps.flatMap(({ error }) => error ?? []) : []
  if (failed) throw new EditplanError({ name: failed.name, message: failed.message })
  if (!run) return await compareWithRun(git, { id: '', ref: '', base, head: base, snapshots: [] }, claimed)
  const formatted = await verifyRun(
    git,
    { run, workspace },
    {
      verifications: policy.file.verify.filter(({ formats }) => formats),
      request,
      onFailure: 'stop',
      scratch: true,
      signal: options.signal,
    },
  )
  if (formatted.problems.length > 0) throw new EditplanError(formatted.problems)
  return await compareWithRun(git, formatted.run, claimed)
}

/** Nothing is written, and what somebody allowed then is not known now: what would be asked is let through. */
const leniently = (policy: Policy): PolicyChecks => ({
  ...policy,
  path: (path, tool) => (policy.decide(path, tool).behavior === 'ask' ? undefined : policy.path(path, tool)),
})
