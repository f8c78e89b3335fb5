import { authorOf, configuredCommitter, signedCommitTree } from '../core/git/commands/commit.ts'
import { detailOf } from '../core/git/failure.ts'
import type { Git } from '../core/git/git.ts'
import type { Snapshot } from '../core/history/snapshot.ts'
import { EditplanError } from '../errors.ts'
import { type BranchPlan, lastOfChain } from './branch.ts'

type Chain = Pick<BranchPlan, 'snapshots' | 'head'>

/**
 * Makes the planned commits again, signed with the key of git's own configuration. Trees, messages, authors and dates
 * stay; the committer is the person that git's configuration names, for whom the key vouches. Throws GIT_FAILED, and
 * nothing is pushed, where git cannot sign.
 * @returns the commits to push, and their ids by those of the run's
 */
export async function signCommits(
  git: Git,
  plan: Chain,
  format: 'gpg' | 'ssh',
): Promise<{ readonly chain: Chain; readonly made: ReadonlyMap<string, string> }> {
  const made = new Map<string, string>()
  const last = lastOfChain(plan)
  if (!last) return { chain: plan, made }
  if ((await git.run(configuredCommitter())) === undefined) throw nobodySigns()
  const snapshots: Snapshot[] = []
  for (const snapshot of plan.snapshots) {
    const parent = made.get(snapshot.parent) ?? snapshot.parent
    const author = await git.run(authorOf(snapshot.commit))
    const commit = await sign(git, { ...snapshot, parent, author }, format)
    made.set(snapshot.commit, commit)
    snapshots.push({ ...snapshot, commit, parent })
  }
  const head = { commit: made.get(last.commit) ?? last.commit, tree: last.tree }
  return { chain: { snapshots, head }, made }
}

const nobodySigns = (): EditplanError =>
  new EditplanError({
    name: 'GIT_FAILED',
    message: 'The commits cannot be signed: git does not know who you are. Set `user.name` and `user.email`.',
  })

async function sign(git: Git, commit: Parameters<typeof signedCommitTree>[0], format: 'gpg' | 'ssh'): Promise<string> {
  try {
    return await git.run(signedCommitTree(commit, format))
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    throw new EditplanError({
      name: 'GIT_FAILED',
      message: `The commits could not be signed, and nothing was pushed. Check \`user.signingkey\` and that its ${format} key can be used without a prompt: ${detailOf(error)}.`,
    })
  }
}
