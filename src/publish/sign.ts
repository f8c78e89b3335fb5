import { authorOf, configuredCommitter, signedCommitTree } from '../core/git/commands/commit.ts'
import { detailOf } from '../core/git/failure.ts'
import type { Git } from '../core/git/git.ts'
import type { Snapshot } from '../core/history/snapshot.ts'
import { EditplanError } from '../errors.ts'
import { type BranchPlan, lastOfChain } from './branch.ts'
import type { GitHub } from './github.ts'
import { createBlob, createCommit, createTree } from './github-api.ts'
import { type CommitUpload, planUploads } from './upload.ts'

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
