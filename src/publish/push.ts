import { pushCommit } from '../core/git/commands/remote.ts'
import type { Git } from '../core/git/git.ts'
import { EditplanError } from '../errors.ts'
import type { BranchPlan } from './branch.ts'
import { type Clock, systemClock } from './clock.ts'
import { explained } from './git-refusal.ts'
import { uploadLfsObjects } from './lfs-objects.ts'
import { BranchMoved, type Target, tipOf } from './target.ts'

const ATTEMPTS = 3

/**
 * Pushes the planned commits, and only over the tip that the plan was made for. Whether a push that failed took
 * effect is read from the remote, never guessed from git's words.
 */
export async function pushBranch(
  git: Git,
  target: Target,
  { plan, clock = systemClock }: { plan: BranchPlan; clock?: Clock | undefined },
): Promise<void> {
  if (plan.snapshots.length === 0 && plan.tip !== undefined) return
  const { branch } = target
  await uploadLfsObjects(git, target, plan.snapshots)
  for (let attempt = 1; ; attempt += 1) {
    try {
      await git.run(pushCommit(target.push, { branch, commit: plan.head.commit, expected: plan.tip ?? '' }))
      return
    } catch (error) {
      if (!(error instanceof EditplanError)) throw error
      const now = await tipOf(git, target.push, branch).catch(() => plan.tip)
      if (now === plan.head.commit) return
      if (now !== plan.tip) throw new BranchMoved()
      if (attempt === ATTEMPTS || !isTransient(error.message)) {
        throw explained(error, `The branch "${branch}" could not be pushed`)
      }
      await clock.sleep(1000 * 2 ** (attempt - 1))
    }
  }
}

const isTransient = (said: string): boolean =>
  /HTTP 5\d\d|returned error: 5\d\d|RPC failed|unexpected disconnect|hung up|timed out|Could(?: not|n't) (?:resolve|connect)|reset by peer/i.test(
    said,
  )
