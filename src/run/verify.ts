import { EditplanError } from '../errors.ts'
import { resolveCommit } from '../git/commands/rev-parse.ts'
import { deepenTo } from '../git/deepen.ts'
import { type Comparison, compareWithRun } from '../history/verify.ts'
import type { PlanOptions } from '../plan/schema.ts'
import type { SteppedPlan } from '../plan/steps.ts'
import { attempt } from './attempt.ts'
import { requestOf } from './request.ts'
import type { AttemptOptions, Place, Terms } from './terms.ts'

export interface VerifyOptions extends Pick<AttemptOptions, 'root' | 'bare' | 'policy' | 'signal'> {
  /** Commit that the plan's result goes onto. */
  readonly base: string
  /** What is said to be the plan's result. */
  readonly head: string
  readonly overrides?: Partial<PlanOptions> | undefined
}

/**
 * Replays plans on a base, formatters of the policy after it, and compares the result with a head, commit by commit. The checkout
 * and its runs stay as they are. Throws the refusals of a plan that does not apply to the base.
 */
export async function verifyPlan(
  plans: SteppedPlan | readonly SteppedPlan[],
  options: VerifyOptions,
): Promise<Comparison> {
  let compared: Comparison | undefined
  const report = await attempt(requestOf(plans, options.overrides), options, termsOf(options), async (ready) => {
    const { store, ground, place } = ready
    const { run = { id: '', ref: '', base: ground.head, head: ground.head, snapshots: [] } } = ready
    compared = await compareWithRun(store.git, run, place.claimed)
    return { written: false }
  })
  if (compared) return compared
  const [refusal] = [...(report.problems ?? []), ...report.steps.flatMap(({ error }) => error ?? [])]
  throw new EditplanError(refusal ?? { name: 'VERIFY_MISMATCH', message: 'The plan was refused on the base.' })
}

interface ClaimedPlace extends Place {
  /** The commit that is said to be the result. */
  readonly claimed: string
}

const termsOf = ({ base, head }: VerifyOptions): Terms<ClaimedPlace> => ({
  async place(git) {
    const claimed = await git.run(resolveCommit(head))
    await deepenTo(git, base, claimed)
    return { head: base, claimed }
  },
  replays: 'commit',
  onto: 'rebase',
  writes: false,
  dirty: 'ignored',
  allRefusals: false,
  tellsCommits: false,
  asks: false,
  onAsk: 'pass',
  programs: 'formatters',
  diagnostics: 'never',
  onFailure: 'stop',
  limits: false,
})
