import { EditplanError, type Problem } from '../../errors.ts'
import { checkOut } from '../workspace/checkout.ts'
import { isErrno } from '../workspace/file-identity.ts'
import type { FileReplacement, Overlay } from '../workspace/overlay.ts'
import { type DiskSource, openDisk } from '../workspace/sources/disk.ts'
import type { Workspace } from '../workspace/workspace.ts'

/** The files of a session: what its tools read, and where their changes go. */
export interface SessionFiles {
  readonly workspace: Workspace
  /**
   * Puts files in place, all or none, synchronously, if each still is what its change was made from; else says why not, and all is as
   * it was: FILE_MODIFIED, SYMLINK, WRITE_FAILED …
   */
  put(changes: readonly FileReplacement[]): Problem | undefined
}

/** The files on the disk under a folder, `root` with its links resolved. Throws USAGE when there is no such folder. */
export const filesOnDisk = (folder: string): SessionFiles & { readonly root: string } => {
  const workspace = openRoot(folder)
  return {
    workspace,
    root: workspace.root,
    put: (changes) => {
      const placed = checkOut(changes, { root: workspace.root })
      if (!placed.ok) return placed.problems[0]
      placed.keep()
      return undefined
    },
  }
}

/** The files of an overlay, which takes the changes: the disk below it stays as it is. */
export const filesInMemory = (overlay: Overlay): SessionFiles => ({
  workspace: overlay,
  put: (changes) => {
    const changed = changes.find(({ path, before }) => {
      const stat = overlay.stat(path)
      return before === undefined ? stat !== undefined : stat === undefined || !overlay.read(path).equals(before)
    })
    if (changed) {
      const message = `${changed.path} is not what the change was made from. Read it again and make the edit against that.`
      return { name: 'FILE_MODIFIED', message }
    }
    for (const change of changes) overlay.put(change)
    return undefined
  },
})

const openRoot = (root: string): DiskSource => {
  try {
    return openDisk(root)
  } catch (error) {
    if (!isErrno(error)) throw error
    const message = `${JSON.stringify(root)} cannot be opened: ${error.message}. Give the folder of a checkout.`
    throw new EditplanError({ name: 'USAGE', message }, { cause: error })
  }
}
