import { type ObjectReader, openObjectReader } from '../core/git/cat-file.ts'
import { authorOf, treeOf } from '../core/git/commands/commit.ts'
import { NOTHING, SUBMODULE, type TreeChange, treeChanges } from '../core/git/commands/tree-changes.ts'
import type { Git } from '../core/git/git.ts'
import { lfsPointer } from '../core/git/lfs-store.ts'
import type { Snapshot } from '../core/history/snapshot.ts'
import { EditplanError } from '../errors.ts'
import type { TreeEntry } from './github-api.ts'

/** What has to be sent so that GitHub makes one commit. */
export interface CommitUpload {
  readonly snapshot: Snapshot
  /** The tree of the commit's parent. */
  readonly base: string
  /** Contents that are not UTF-8, sent before the entries that name them. */
  readonly blobs: readonly Buffer[]
  /** The changed paths, each part put over the tree that the one before made. */
  readonly chunks: readonly (readonly TreeEntry[])[]
  /** The commit's message, the author of the plan named in it: GitHub signs only what it says itself who made. */
  readonly message: string
}

/** Entries of a tree sent in one call. */
const CHUNK = 100

/** The uploads of a chain of commits, one at a time. Throws GITHUB_FAILED for what the API cannot carry. */
export async function* planUploads(git: Git, snapshots: readonly Snapshot[]): AsyncGenerator<CommitUpload, void> {
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
      chunks: Array.from({ length: Math.ceil(entries.length / CHUNK) }, (_, at) =>
        entries.slice(at * CHUNK, (at + 1) * CHUNK),
      ),
      message: await withAuthor(git, snapshot),
    }
  }
}

/** A folder may give way to a file of its name. */
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
  if (!change.isUtf8) throw notUtf8(path)
  if (mode === NOTHING) return { path, mode: '100644', type: 'blob', sha: null }
  if (mode === SUBMODULE) return { path, mode, type: 'commit', sha: blob }
  if (known.has(blob)) return { path, mode, type: 'blob', sha: blob }
  const bytes = (await objects.read(blob))?.content ?? Buffer.alloc(0)
  const content = bytes.toString('utf8')
  if (lfsPointer(bytes) !== undefined) throw lfsFile(path)
  if (Buffer.from(content).equals(bytes)) return { path, mode, type: 'blob', content }
  blobs.push(bytes)
  known.add(blob)
  // An id that GitHub made otherwise shows in the tree.
  return { path, mode, type: 'blob', sha: blob }
}

async function withAuthor(git: Git, { commit, message }: Snapshot): Promise<string> {
  const { name, email } = await git.run(authorOf(commit))
  return `${message.trimEnd()}\nCo-authored-by: ${name} <${email}>\n`
}

const notUtf8 = (path: string): EditplanError =>
  new EditplanError({
    name: 'GITHUB_FAILED',
    message: `The name "${path}" is not UTF-8, which GitHub’s API cannot carry. Publish without \`sign-commits: api\`.`,
  })

const lfsFile = (path: string): EditplanError =>
  new EditplanError({
    name: 'GITHUB_FAILED',
    message: `The file "${path}" is in Git LFS, whose contents the API does not take along. Publish without \`sign-commits: api\`.`,
  })
