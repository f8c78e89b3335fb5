import { openObjectReader } from '../core/git/cat-file.ts'
import { objectSizes } from '../core/git/commands/object-sizes.ts'
import { pushLfsObjects } from '../core/git/commands/remote.ts'
import { treeChanges } from '../core/git/commands/tree-changes.ts'
import { detailOf } from '../core/git/failure.ts'
import type { Git } from '../core/git/git.ts'
import { lfsContents, lfsPointer, POINTER_BYTES } from '../core/git/lfs-store.ts'
import type { Snapshot } from '../core/history/snapshot.ts'
import { EditplanError } from '../errors.ts'
import type { Target } from './target.ts'

/** Ids in one command. */
const CHUNK = 500

/**
 * Uploads the contents that the commits' pointers name, as git-lfs's own hook does where hooks run. Contents that the checkout does not
 * have are at the server, or it says so. Throws LFS_NOT_UPLOADED.
 */
export async function uploadLfsObjects(git: Git, { push }: Target, snapshots: readonly Snapshot[]): Promise<void> {
  if (push.relay === undefined) return
  const isHere = lfsContents(git.commonDir, await git.config())
  if (!isHere) return
  const ids = (await pointersOf(git, snapshots)).filter(isHere)
  try {
    for (let at = 0; at < ids.length; at += CHUNK) await git.run(pushLfsObjects(push, ids.slice(at, at + CHUNK)))
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    throw new EditplanError({
      name: 'LFS_NOT_UPLOADED',
      message: `The commits change files of Git LFS, whose contents could not be uploaded, so nothing was pushed: ${detailOf(error)}. Install git-lfs on the runner, and see that the token may write.`,
    })
  }
}

/** What the files that the commits change have in Git LFS, each once. */
async function pointersOf(git: Git, snapshots: readonly Snapshot[]): Promise<readonly string[]> {
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
