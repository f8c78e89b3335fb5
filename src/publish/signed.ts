import type { Git } from '../core/git/git.ts'
import { EditplanError } from '../errors.ts'
import { type BranchPlan, lastOfChain } from './branch.ts'
import { ApiError, type GitHub } from './github.ts'
import { createBlob, createBranch, createCommit, createTree, moveBranch } from './github-api.ts'
import { BranchMoved, type Target, tipOf } from './target.ts'
import { type CommitUpload, planUploads } from './upload.ts'

type SignedTarget = Target & { readonly headRepository: string }

/**
 * Makes the commits through GitHub, which signs them, and moves the branch to the last. Every tree made there must have
 * the local one's id, and every commit must be verified, before the branch moves; otherwise nothing moves.
 * @returns the commits' ids there, by their local ids
 */
export async function pushSigned(
  git: Git,
  github: GitHub,
  { target, plan, repositoryId }: { target: SignedTarget; plan: BranchPlan; repositoryId: string },
): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>()
  const last = lastOfChain(plan)
  if (!last) return made
  const repository = target.headRepository
  for await (const upload of planUploads(git, plan.snapshots)) {
    const { snapshot, message } = upload
    const tree = await sendTree(github, repository, upload)
    const parents = [made.get(snapshot.parent) ?? snapshot.parent]
    const commit = await github.send(createCommit(repository, { message, tree, parents }))
    if (!commit.verification.verified) throw notSigned(commit.verification.reason)
    made.set(snapshot.commit, commit.sha)
  }
  await moveTo(git, github, { target, repositoryId, tip: plan.tip, commit: made.get(last.commit) as string })
  return made
}

async function sendTree(github: GitHub, repository: string, upload: CommitUpload): Promise<string> {
  const { snapshot, base, blobs, chunks } = upload
  for (const bytes of blobs) await github.send(createBlob(repository, bytes))
  let tree = base
  for (const chunk of chunks) tree = (await github.send(createTree(repository, tree, chunk))).sha
  if (tree === snapshot.tree) return tree
  throw new EditplanError({
    name: 'GITHUB_FAILED',
    message: `GitHub made the tree ${tree} of a commit whose tree is ${snapshot.tree}, so the branch was not moved. Publish without \`sign-commits: api\`.`,
  })
}

interface RefMove {
  readonly target: SignedTarget
  /** Node id of the repository that has the branch. */
  readonly repositoryId: string
  /** Where the branch has to be before. */
  readonly tip: string | undefined
  readonly commit: string
}

async function moveTo(git: Git, github: GitHub, { target, repositoryId, tip, commit }: RefMove): Promise<void> {
  const { headRepository, branch } = target
  const isNew = tip === undefined
  try {
    if (isNew) await github.send(createBranch(headRepository, branch, commit))
    else await github.send(moveBranch(repositoryId, branch, { from: tip, to: commit }))
  } catch (error) {
    // GraphQL refuses with status 200.
    if (!(error instanceof ApiError) || error.status !== (isNew ? 422 : 200)) throw error
    const now = await tipOf(git, target.push, branch)
    if (now === commit) return
    throw now === tip ? error : new BranchMoved()
  }
}

function notSigned(reason: string): EditplanError {
  return new EditplanError({
    name: 'GITHUB_FAILED',
    message: `GitHub did not sign the commit (${reason}), so the branch was not moved. It signs for the tokens of apps and workflows only: use such a token, or publish without \`sign-commits: api\`.`,
  })
}
