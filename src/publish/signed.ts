import type { Git } from '../core/git/git.ts'
import { EditplanError } from '../errors.ts'
import { type BranchPlan, lastOfChain } from './branch.ts'
import type { GitHub } from './github.ts'
import { createBlob, createCommit, createTree } from './github-api.ts'
import { type CommitUpload, planUploads } from './upload.ts'

/**
 * Makes the commits through GitHub, which signs them. Every tree made there must have the local one's id, and every commit must be
 * verified; otherwise it throws, and as no ref names them, nothing has changed.
 * @returns the commits' ids there, by their local ids
 */
export async function makeSigned(
  git: Git,
  github: GitHub,
  { target, plan }: { readonly target: { readonly headRepository: string }; readonly plan: BranchPlan },
): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>()
  if (!lastOfChain(plan)) return made
  const repository = target.headRepository
  for await (const upload of planUploads(git, plan.snapshots)) {
    const { snapshot, message } = upload
    const tree = await sendTree(github, repository, upload)
    const parents = [made.get(snapshot.parent) ?? snapshot.parent]
    const commit = await github.send(createCommit(repository, { message, tree, parents }))
    if (!commit.verification.verified) throw notSigned(commit.verification.reason)
    made.set(snapshot.commit, commit.sha)
  }
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

function notSigned(reason: string): EditplanError {
  return new EditplanError({
    name: 'GITHUB_FAILED',
    message: `GitHub did not sign the commit (${reason}), so the branch was not moved. It signs for the tokens of apps and workflows only: use such a token, or publish without \`sign-commits: api\`.`,
  })
}
