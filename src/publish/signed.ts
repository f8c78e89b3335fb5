import { EditplanError } from '../errors.ts'
import { type ObjectReader, openObjectReader } from '../git/cat-file.ts'
import type { Git } from '../git/git.ts'
import type { Snapshot } from '../history/snapshot.ts'
import type { BranchPlan } from './branch.ts'
import { createBlob, createBranch, createCommit, createTree, moveBranch, type TreeEntry } from './calls.ts'
import { authorOf, changedPaths, type TreeChange, treeOf } from './commit-commands.ts'
import { ApiError, type GitHub } from './github.ts'
import { BranchMoved } from './push.ts'
import { type Target, tipOf } from './target.ts'

/** Entries of a tree sent in one call. */
const CHUNK = 100

/** First line of the text that stands for a file in Git LFS (git-lfs, docs/spec.md). */
const LFS_POINTER = 'version https://git-lfs.github.com/spec/'

const GONE = '000000'
const SUBMODULE = '160000'

/**
 * Makes the commits through GitHub, which signs them, and moves the branch to the last. Every tree made there must have
 * the local one's id, and every commit must be verified, before the branch moves; otherwise nothing moves.
 * @returns the commits' ids there, by their local ids
 */
export async function pushSigned(
  git: Git,
  github: GitHub,
  { target, plan }: { target: Target & { headRepository: string }; plan: BranchPlan },
): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>()
  const last = plan.snapshots.at(-1)
  if (!last) return made
  if (last.commit !== plan.head.commit) throw new Error('the head of a signed run is its last snapshot')
  await using objects = openObjectReader(git)
  const upload: Upload = { git, github, objects, repository: target.headRepository, uploaded: new Set() }
  for (const snapshot of plan.snapshots) {
    const parent = made.get(snapshot.parent) ?? snapshot.parent
    const tree = await uploadTree(upload, snapshot)
    const message = await signedMessage(git, snapshot)
    const commit = await github.send(createCommit(target.headRepository, { message, tree, parents: [parent] }))
    if (!commit.verification.verified) throw notSigned(commit.verification.reason)
    made.set(snapshot.commit, commit.sha)
  }
  await moveTo(git, github, { target, tip: plan.tip, commit: made.get(last.commit) as string })
  return made
}

/** What the parts of one upload share. */
interface Upload {
  readonly git: Git
  readonly github: GitHub
  readonly objects: ObjectReader
  readonly repository: string
  /** Blobs that are on the server already. */
  readonly uploaded: Set<string>
}

async function uploadTree(upload: Upload, snapshot: Snapshot): Promise<string> {
  const { git, github, repository } = upload
  const changes = await git.run(changedPaths(`${snapshot.parent}^{tree}`, snapshot.tree))
  let tree = await git.run(treeOf(snapshot.parent))
  // Removals first: a folder may give way to a file of its name.
  const ordered = [...changes.filter(({ mode }) => mode === GONE), ...changes.filter(({ mode }) => mode !== GONE)]
  for (let at = 0; at < ordered.length; at += CHUNK) {
    const entries: TreeEntry[] = []
    for (const change of ordered.slice(at, at + CHUNK)) {
      entries.push(await treeEntry(upload, change))
    }
    tree = (await github.send(createTree(repository, tree, entries))).sha
  }
  if (tree === snapshot.tree) return tree
  throw new EditplanError({
    name: 'GITHUB_FAILED',
    message: `GitHub made the tree ${tree} of a commit whose tree is ${snapshot.tree}; the branch was not moved`,
  })
}

async function treeEntry({ github, objects, repository, uploaded }: Upload, change: TreeChange): Promise<TreeEntry> {
  const path = change.path.toString('utf8')
  if (!Buffer.from(path).equals(change.path)) {
    throw new EditplanError({
      name: 'GITHUB_FAILED',
      message: `the name "${path}" is not UTF-8, which GitHub’s API cannot carry; publish without \`sign-commits: api\``,
    })
  }
  const { mode, blob } = change
  if (mode === GONE) return { path, mode: '100644', type: 'blob', sha: null }
  if (mode === SUBMODULE) return { path, mode, type: 'commit', sha: blob }
  if (uploaded.has(blob)) return { path, mode, type: 'blob', sha: blob }
  const bytes = (await objects.read(blob))?.content ?? Buffer.alloc(0)
  const content = bytes.toString('utf8')
  if (content.startsWith(LFS_POINTER)) throw lfsFile(path)
  if (Buffer.from(content).equals(bytes)) return { path, mode, type: 'blob', content }
  await github.send(createBlob(repository, bytes))
  uploaded.add(blob)
  // An id that GitHub made otherwise shows in the tree.
  return { path, mode, type: 'blob', sha: blob }
}

/** GitHub signs only what it says itself who made: the plan's author is named in the message. */
async function signedMessage(git: Git, { commit, message }: Snapshot): Promise<string> {
  const { name, email } = await git.run(authorOf(commit))
  return `${message.trimEnd()}\nCo-authored-by: ${name} <${email}>\n`
}

async function moveTo(
  git: Git,
  github: GitHub,
  { target, tip, commit }: { target: Target & { headRepository: string }; tip: string | undefined; commit: string },
): Promise<void> {
  const { headRepository, branch } = target
  // The API knows no lease: look again as late as possible.
  if ((await tipOf(git, target.push, branch)) !== tip) throw new BranchMoved()
  try {
    await github.send(
      tip === undefined ? createBranch(headRepository, branch, commit) : moveBranch(headRepository, branch, commit),
    )
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    const now = await tipOf(git, target.push, branch)
    if (now === commit) return
    throw now === tip ? error : new BranchMoved()
  }
}

function lfsFile(path: string): EditplanError {
  return new EditplanError({
    name: 'GITHUB_FAILED',
    message: `the file "${path}" is in Git LFS, whose contents the API does not take along; publish without \`sign-commits: api\``,
  })
}

function notSigned(reason: string): EditplanError {
  return new EditplanError({
    name: 'GITHUB_FAILED',
    message: `GitHub did not sign the commit (${reason}); it signs for the tokens of apps and workflows only. The branch was not moved; use such a token, or publish without \`sign-commits: api\``,
  })
}
