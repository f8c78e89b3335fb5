import path from 'node:path'
import { isVacant } from './folders.ts'
import type { FileReplacement } from './overlay.ts'
import type { Pending } from './replacement.ts'
import type { RepoPath } from './workspace.ts'

/** The places of a run's files, of which some may be a folder before and a file after, or the other way. */
export interface Places {
  /** The folder nearest to a file that stands before the run and after it, unless it is made for the file. */
  steadyFolder(file: RepoPath): RepoPath
  /** Whether nothing stands at a path but what the run removes. */
  isFree(file: RepoPath): boolean
  /** Removals first, so that what takes the place of a file or a folder finds it gone. */
  inOrder(pending: readonly Pending[]): Pending[]
}

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
      const removes = ({ replacement }: Pending) => replacement.how === 'remove'
      return [...pending.filter(removes), ...pending.filter((one) => !removes(one))]
    },
  }
}
