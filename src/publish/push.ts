import { EditplanError } from '../errors.ts'
import { pushCommit } from '../git/commands/remote.ts'
import { detailOf } from '../git/failure.ts'
import type { Git } from '../git/git.ts'
import type { BranchPlan } from './branch.ts'
import { type Clock, systemClock } from './github.ts'
import { type Target, tipOf } from './target.ts'

/** Thrown when the branch moved between looking and pushing: look again. */
export class BranchMoved extends Error {}

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
  for (let attempt = 1; ; attempt += 1) {
    try {
      await git.run(pushCommit(target.push, { branch, commit: plan.head.commit, expected: plan.tip ?? '' }))
      return
    } catch (error) {
      if (!(error instanceof EditplanError)) throw error
      const now = await tipOf(git, target.push, branch).catch(() => plan.tip)
      if (now === plan.head.commit) return
      if (now !== plan.tip) throw new BranchMoved()
      if (attempt === ATTEMPTS || !isTransient(error.message)) throw pushRefused(target, error)
      await clock.sleep(1000 * 2 ** (attempt - 1))
    }
  }
}

const isTransient = (said: string): boolean =>
  /HTTP 5\d\d|returned error: 5\d\d|RPC failed|unexpected disconnect|hung up|timed out|Could(?: not|n't) (?:resolve|connect)|reset by peer/i.test(
    said,
  )

const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [
    /without [`'"]?workflows?[`'"]? (?:permission|scope)|refusing to allow/i,
    'the change holds workflow files. Push with a token that may write workflows (a GitHub App with `workflows: write`, or a token with the `workflow` scope); the workflow’s own token never may',
  ],
  [
    /GH008|unknown Git LFS objects/i,
    'files of Git LFS were not uploaded. Run `git lfs install` in the checkout, so that pushing takes them along',
  ],
  [
    /GH006|GH013|protected branch|rule violations|hook declined/i,
    'a rule of the repository protects it. Choose another `branch`, or let the token’s owner bypass the rule',
  ],
  [
    /returned error: 403|Permission to .* denied|Write access to repository not granted/i,
    'the token may not push. Give the job `permissions: contents: write`, or a token that may write contents',
  ],
  [
    /Authentication failed|returned error: 401|could not read Username|Invalid username or (?:password|token)/i,
    'the token is not valid for this repository. Check that it has not expired and covers the repository',
  ],
  [
    /returned error: 404|not found/i,
    'the repository does not exist, or the token cannot see it. Check its name, and what the token covers',
  ],
]

function pushRefused({ branch }: Target, error: EditplanError): EditplanError {
  const remedy = REMEDIES.find(([pattern]) => pattern.test(error.message))?.[1]
  if (!remedy) return error
  return new EditplanError({
    name: 'GIT_FAILED',
    message: `The branch "${branch}" could not be pushed: ${remedy}. ${detailOf(error)}.`,
  })
}
