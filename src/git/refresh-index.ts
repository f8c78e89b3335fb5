import { dirname } from 'node:path/posix'
import { trackedFolders } from './commands/ls-files.ts'
import { refreshEntries } from './commands/update-index.ts'
import type { Git } from './git.ts'

/**
 * Updates the index entries of these paths, and only these, from the work tree; running it twice does no harm. Where one path is a
 * folder above another, at most one of the two is a file now. Git refuses a folder, so such paths come last, and only if they are files.
 */
export async function refreshIndex(git: Git, paths: Iterable<string>): Promise<void> {
  const all = [...paths]
  const above = foldersAmong(all)
  await git.run(refreshEntries(all.filter((path) => !above.has(path))))
  if (above.size === 0) return
  const folders = await git.run(trackedFolders(above))
  await git.run(refreshEntries([...above].filter((path) => !folders.has(path))))
}

/** Those of the paths that are folders above others of them. */
const foldersAmong = (paths: readonly string[]): ReadonlySet<string> => {
  const known = new Set(paths)
  const above = new Set<string>()
  for (const path of paths)
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) if (known.has(folder)) above.add(folder)
  return above
}
