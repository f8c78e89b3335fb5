import { dirname } from 'node:path/posix'
import { trackedFolders } from './commands/ls-files.ts'
import { refreshEntries } from './commands/update-index.ts'
import type { Git } from './git.ts'

/**
 * Brings the index entries of these paths, and no other, in line with the work tree; may be done again. Of two paths of which one lies
 * below the other, one is gone: git refuses the other where it is a folder by now, so it is asked for last, and only as a file.
 */
export async function refreshIndex(git: Git, paths: Iterable<string>): Promise<void> {
  const all = [...paths]
  const above = foldersAmong(all)
  await git.run(refreshEntries(all.filter((path) => !above.has(path))))
  if (above.size === 0) return
  const folders = await git.run(trackedFolders(above))
  await git.run(refreshEntries([...above].filter((path) => !folders.has(path))))
}

/** The paths that others of them lie below. */
const foldersAmong = (paths: readonly string[]): ReadonlySet<string> => {
  const known = new Set(paths)
  const above = new Set<string>()
  for (const path of paths)
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) if (known.has(folder)) above.add(folder)
  return above
}
