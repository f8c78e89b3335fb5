import path from 'node:path'
import { trackedFiles } from '../git/commands/ls-files.ts'
import { openText, type TextFile } from '../text/encoding.ts'
import { isErrno } from '../workspace/errno.ts'
import { openDisk } from '../workspace/sources/disk.ts'
import type { RepoPath } from '../workspace/workspace.ts'
import { openRepository } from './ground.ts'

/** A checkout as it is now, for whoever looks at a plan. */
export interface CheckoutView {
  /** Absolute. */
  readonly root: string
  /** The files that git tracks, in its order. */
  files(): Promise<readonly RepoPath[]>
  /** A text file that a plan names; undefined for whatever else the path leads to, and for what no plan may read. */
  text(given: string): ViewedFile | undefined
}

export interface ViewedFile {
  readonly path: RepoPath
  readonly absolute: string
  readonly file: TextFile
}

/** Larger files are not looked into. */
const MOST_BYTES = 16 * 1024 * 1024

/** Opens the checkout that a folder is in. Throws NOT_A_REPOSITORY, BARE_REPOSITORY. */
export async function viewCheckout(folder: string): Promise<CheckoutView> {
  const git = await openRepository({ root: folder })
  const disk = openDisk(git.root)
  return {
    root: git.root,
    files: () => git.run(trackedFiles()),
    text: (given) => {
      try {
        const located = disk.locate(given)
        const stat = located.ok ? disk.stat(located.path) : undefined
        if (!located.ok || stat?.kind !== 'file' || stat.broken || stat.size > MOST_BYTES) return undefined
        const opened = openText(disk.read(located.path))
        return opened.ok
          ? { path: located.path, absolute: path.join(git.root, located.path), file: opened.file }
          : undefined
      } catch (error) {
        if (isErrno(error)) return undefined
        throw error
      }
    },
  }
}
