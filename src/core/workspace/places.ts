import path from 'node:path'
import { entryAt, isVacant } from './folders.ts'
import type { FileReplacement } from './overlay.ts'
import type { PendingReplacement } from './replacement.ts'
import type { RepoPath } from './workspace.ts'

/** The places of a run's files. Some may be a folder before and a file after, or the other way round. */
export interface Places {
  /** The nearest folder of a file that exists before and after the run, or is made for the file. */
  steadyFolder(file: RepoPath): RepoPath
  /** Whether a path has only what the run removes. */
  isFree(file: RepoPath): boolean
  /** Removals first, so that a file or folder with the same name can be created afterwards. */
  inOrder(pending: readonly PendingReplacement[]): PendingReplacement[]
}

/** @param root absolute path of the checkout */
export const openPlaces = (root: string, changes: readonly FileReplacement[]): Places => {
  const paths = new Set(changes.map(({ path }) => path))
  const removed = new Set(changes.filter(({ after }) => !after).map(({ path: file }) => path.join(root, file)))
  return {
    steadyFolder: (file) => {
      let steady = path.posix.dirname(file)
      for (let folder = steady; folder !== '.'; folder = path.posix.dirname(folder))
        if (paths.has(folder)) steady = path.posix.dirname(folder)
      return steady
    },
    isFree: (file) => isVacant(path.join(root, file), (absolute) => removed.has(absolute)),
    inOrder: (pending) => {
      const removes = ({ replacement }: PendingReplacement) => replacement.how === 'remove'
      return [...pending.filter(removes), ...pending.filter((one) => !removes(one))]
    },
  }
}

/** Folders that must be made before the files' temporaries can be, outermost first. */
export const missingFolders = (root: string, pending: readonly PendingReplacement[]): readonly RepoPath[] => {
  const missing = new Set<RepoPath>()
  const known = new Set<RepoPath>(['.'])
  for (const { change, replacement } of pending) {
    if (change.before) continue
    const wanted: RepoPath[] = []
    for (
      let folder = path.posix.dirname(replacement.temporary);
      !known.has(folder);
      folder = path.posix.dirname(folder)
    ) {
      known.add(folder)
      if (!entryAt(path.join(root, folder))) wanted.unshift(folder)
    }
    for (const folder of wanted) missing.add(folder)
  }
  return [...missing]
}
