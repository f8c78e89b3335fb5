import { type ObjectReader, openObjectReader } from '../core/git/cat-file.ts'
import { authorOf, configuredCommitter, signedCommitTree, treeOf } from '../core/git/commands/commit.ts'
import { objectSizes } from '../core/git/commands/object-sizes.ts'
import { pushLfsObjects } from '../core/git/commands/remote.ts'
import { NOTHING, SUBMODULE, type TreeChange, treeChanges } from '../core/git/commands/tree-changes.ts'
import type { Conversions } from '../core/git/conversions.ts'
import { detailOf } from '../core/git/failure.ts'
import type { Git } from '../core/git/git.ts'
import { lfsContents } from '../core/git/lfs-store.ts'
import type { Run, Snapshot } from '../core/history/run-record.ts'
import { lfsPointer, POINTER_BYTES } from '../core/text/lfs-pointer.ts'
import { EditplanError } from '../errors.ts'
import type { BranchPlan } from './branch-plan.ts'
import type { GitHub } from './github.ts'
import { createBlob, createCommit, createTree, type TreeEntry } from './github-api.ts'
import { remedyFor, type Target } from './target.ts'

/** A commit that is made again: on its parent, and of a merge also on what it merges. */
interface PlannedCommit extends Snapshot {
  readonly merged?: string
}

/** What has to be sent so that GitHub makes one commit. */
export interface CommitUpload {
  readonly snapshot: PlannedCommit
  /** The tree of the commit's parent. */
  readonly base: string
  /** Contents that are large or not UTF-8, sent before the entries that name them. */
  readonly blobs: readonly Buffer[]
  /** The changed paths, each part put over the tree that the one before made. */
  readonly chunks: readonly (readonly TreeEntry[])[]
  /** The commit's message, the author of the plan named in it: GitHub signs only commits whose author it sets itself. */
  readonly message: string
}

/** Entries of a tree sent in one call, and bytes of contents in them; of more GitHub makes no tree in time. */
const CHUNK = 100
const CHUNK_BYTES = 1_000_000

/** The uploads of a chain of commits, one at a time. Throws GITHUB_FAILED for what the API cannot carry. */
export async function* planUploads(git: Git, snapshots: Iterable<PlannedCommit>): AsyncGenerator<CommitUpload, void> {
  await using objects = openObjectReader(git)
  const known = new Set<string>()
  for (const snapshot of snapshots) {
    const { tree, parent } = snapshot
    const blobs: Buffer[] = []
    const entries: TreeEntry[] = []
    for (const change of removalsFirst(await git.run(treeChanges(`${parent}^{tree}`, tree, { renames: false })))) {
      entries.push(await entryOf(change, { objects, known, blobs }))
    }
    yield {
      snapshot,
      base: await git.run(treeOf(parent)),
      blobs,
      chunks: chunksOf(entries),
      message: await withAuthor(git, snapshot),
    }
  }
}

/** Entries in lists of at most 100, with at most 1 MB of contents each. */
export function chunksOf(entries: readonly TreeEntry[]): readonly (readonly TreeEntry[])[] {
  const chunks: TreeEntry[][] = []
  let room = 0
  for (const entry of entries) {
    const bytes = Buffer.byteLength(entry.content ?? '')
    const last = chunks.at(-1)
    if (last && last.length < CHUNK && bytes <= room) last.push(entry)
    else {
      chunks.push([entry])
      room = CHUNK_BYTES
    }
    room -= bytes
  }
  return chunks
}

/** A file may replace a folder of its name. */
const removalsFirst = (changes: readonly TreeChange[]): readonly TreeChange[] => [
  ...changes.filter(({ newMode }) => newMode === NOTHING),
  ...changes.filter(({ newMode }) => newMode !== NOTHING),
]

interface Upload {
  readonly objects: ObjectReader
  /** Ids of the blobs that are sent already. */
  readonly known: Set<string>
  readonly blobs: Buffer[]
}

async function entryOf(change: TreeChange, { objects, known, blobs }: Upload): Promise<TreeEntry> {
  const { path, newMode: mode, newBlob: blob } = change
  if (!change.isUtf8) throw notCarried(`The name "${path}" is not UTF-8, which GitHub’s API cannot carry`)
  if (mode === NOTHING) return { path, mode: '100644', type: 'blob', sha: null }
  if (mode === SUBMODULE) return { path, mode, type: 'commit', sha: blob }
  if (known.has(blob)) return { path, mode, type: 'blob', sha: blob }
  const bytes = (await objects.read(blob))?.content ?? Buffer.alloc(0)
  const content = bytes.toString('utf8')
  if (lfsPointer(bytes) !== undefined)
    throw notCarried(`The file "${path}" is in Git LFS, whose contents the API does not take along`)
  if (bytes.length <= CHUNK_BYTES && Buffer.from(content).equals(bytes)) return { path, mode, type: 'blob', content }
  blobs.push(bytes)
  known.add(blob)
  // An id that GitHub made otherwise shows in the tree.
  return { path, mode, type: 'blob', sha: blob }
}

async function withAuthor(git: Git, { commit, message }: Snapshot): Promise<string> {
  const { name, email } = await git.run(authorOf(commit))
  return `${message.trimEnd()}\nCo-authored-by: ${name} <${email}>\n`
}

const notCarried = (why: string): EditplanError =>
  new EditplanError({ name: 'GITHUB_FAILED', message: `${why}. Publish without \`sign-commits: api\`.` })

type Chain = Pick<BranchPlan, 'snapshots' | 'head'>

/** The commits of a chain in their order, and the merge that puts them on a branch of others, where there is one. */
async function plannedCommits(git: Git, { snapshots, head }: Chain): Promise<readonly PlannedCommit[]> {
  const chain: readonly PlannedCommit[] = [...snapshots]
  const last = chain.at(-1)
  if (!last || last.commit === head.commit) return chain
  await using objects = openObjectReader(git)
  const text = (await objects.read(head.commit))?.content.toString('utf8') ?? ''
  const [parent = '', merged = ''] = [...text.matchAll(/^parent (.+)$/gm)].map(([, id]) => id ?? '')
  return [...chain, { ...head, parent, merged, message: text.slice(text.indexOf('\n\n') + 2), steps: [] }]
}

/** @param made ids of commits that were made again, by those of the run's */
const parentsOf = ({ parent, merged }: PlannedCommit, made: ReadonlyMap<string, string>): readonly string[] =>
  [parent, ...(merged === undefined ? [] : [merged])].map((one) => made.get(one) ?? one)

/**
 * Makes the planned commits again, signed with the key of git's own configuration. Trees, messages, authors and dates
 * stay; the committer is the person that git's configuration names, for whom the key vouches. Throws GIT_FAILED, and
 * nothing is pushed, where git cannot sign.
 * @returns the commits' new ids by those of the run's
 */
export async function signCommits(git: Git, plan: Chain, format: 'gpg' | 'ssh'): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>()
  const planned = await plannedCommits(git, plan)
  if (planned.length === 0) return made
  if ((await git.run(configuredCommitter())) === undefined) {
    const message = 'The commits cannot be signed: git does not know who you are. Set `user.name` and `user.email`.'
    throw new EditplanError({ name: 'GIT_FAILED', message })
  }
  for (const commit of planned) {
    const author = await git.run(authorOf(commit.commit))
    made.set(commit.commit, await sign(git, { ...commit, parents: parentsOf(commit, made), author }, format))
  }
  return made
}

async function sign(git: Git, commit: Parameters<typeof signedCommitTree>[0], format: 'gpg' | 'ssh'): Promise<string> {
  try {
    return await git.run(signedCommitTree(commit, format))
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    const message = `The commits could not be signed, and nothing was pushed. Check \`user.signingkey\` and that its ${format} key can be used without a prompt: ${detailOf(error)}.`
    throw new EditplanError({ name: 'GIT_FAILED', message })
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
  { target, chain }: { readonly target: { readonly headRepository: string }; readonly chain: Chain },
): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>()
  const repository = target.headRepository
  for await (const upload of planUploads(git, await plannedCommits(git, chain))) {
    const { snapshot, message } = upload
    const tree = await sendTree(github, repository, upload)
    const parents = parentsOf(snapshot, made)
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
  const message = `GitHub made the tree ${tree} of a commit whose tree is ${snapshot.tree}, so the branch was not moved. Publish without \`sign-commits: api\`.`
  throw new EditplanError({ name: 'GITHUB_FAILED', message })
}

function notSigned(reason: string): EditplanError {
  const message = `GitHub did not sign the commit (${reason}), so the branch was not moved. It signs for the tokens of apps and workflows only: use such a token, or publish without \`sign-commits: api\`.`
  return new EditplanError({ name: 'GITHUB_FAILED', message })
}

/** Ids in one command. */
const PUSHED_AT_ONCE = 500

/**
 * Uploads the contents that the commits' pointers name, as git-lfs's own hook does where hooks run. Contents that the checkout does not
 * have are at the server, or it says so. Throws LFS_NOT_UPLOADED.
 */
export async function uploadLfsObjects(git: Git, { push }: Target, snapshots: Run['snapshots']): Promise<void> {
  if (push.relay === undefined) return
  const isHere = lfsContents(git.commonDir, await git.config())
  if (!isHere) return
  const ids = (await pointersOf(git, snapshots)).filter(isHere)
  try {
    for (let at = 0; at < ids.length; at += PUSHED_AT_ONCE)
      await git.run(pushLfsObjects(push, ids.slice(at, at + PUSHED_AT_ONCE)))
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    const remedy = remedyFor(error.message)?.[1] ?? 'Install git-lfs on the runner, and see that the token may write'
    const message = `The commits change files of Git LFS, whose contents could not be uploaded, so nothing was pushed: ${detailOf(error)}. ${remedy[0]?.toUpperCase()}${remedy.slice(1)}.`
    throw new EditplanError({ name: 'LFS_NOT_UPLOADED', message })
  }
}

interface ChangedFiles {
  readonly git: Git
  /** Tree of the base, and of the result. */
  readonly before: string
  readonly after: string
  /** Of the result. */
  readonly paths: readonly string[]
  /** By the attributes of the result. */
  readonly conversions: Conversions
}

/**
 * Throws LFS_NOT_UPLOADED where git stored a content that belongs into Git LFS, because no git-lfs is configured. A file that was stored so
 * before stays as it is.
 */
export async function refuseStoredContents({ git, before, after, paths, conversions }: ChangedFiles): Promise<void> {
  const inLfs = paths.filter((path) => conversions.of(path).inLfs)
  if (inLfs.length === 0) return
  await using objects = openObjectReader(git)
  const isStored = async (tree: string, path: string): Promise<boolean> => {
    const blob = await objects.read(`${tree}:${path}`)
    return blob !== undefined && blob.content.length > 0 && lfsPointer(blob.content) === undefined
  }
  const stored: string[] = []
  for (const path of inLfs) if ((await isStored(after, path)) && !(await isStored(before, path))) stored.push(path)
  if (stored.length === 0) return
  const message = `${stored.map((path) => JSON.stringify(path)).join(', ')} belongs into Git LFS by .gitattributes, and no git-lfs is configured here: git would store the content itself. Nothing was pushed. Install git-lfs on the runner, run \`git lfs install\` before this step, or leave the file out of the plan.`
  throw new EditplanError({ name: 'LFS_NOT_UPLOADED', message })
}

/** What the files that the commits change have in Git LFS, each once. */
async function pointersOf(git: Git, snapshots: Run['snapshots']): Promise<readonly string[]> {
  const blobs = new Set<string>()
  for (const { parent, tree } of snapshots)
    for (const { newMode, newBlob } of await git.run(treeChanges(`${parent}^{tree}`, tree, { renames: false })))
      if (newMode.startsWith('100')) blobs.add(newBlob)
  const sizes = await git.run(objectSizes([...blobs]))
  await using objects = openObjectReader(git)
  const ids = new Set<string>()
  for (const [at, blob] of [...blobs].entries()) {
    if ((sizes[at] ?? POINTER_BYTES) >= POINTER_BYTES) continue
    const id = lfsPointer((await objects.read(blob))?.content ?? Buffer.alloc(0))
    if (id !== undefined) ids.add(id)
  }
  return [...ids]
}
