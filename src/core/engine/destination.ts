import path from 'node:path/posix'
import { visible } from '../text/visible.ts'
import type { RepoPath } from '../workspace/workspace.ts'

/**
 * Where a Move by glob takes a file: `$<dir>` is its folder with a `/` (nothing at the root), `$<name>` its name without extension,
 * `$<ext>` its extension with the dot; a path that ends in `/` keeps the name.
 */
export const destinationOf = (newPath: string, file: RepoPath): string => {
  const { dir, name, ext } = path.parse(file)
  const parts: Readonly<Record<string, string>> = { dir: dir === '' ? '' : `${dir}/`, name, ext }
  const filled = newPath.trim().replace(/\$<(dir|name|ext)>/g, (_, part: string) => parts[part] ?? '')
  return filled === '' || filled.endsWith('/') ? filled + name + ext : filled
}

/** What is wrong where two files would get one path, as a sentence. */
export const sharedDestination = (newPath: string, files: readonly RepoPath[]): string | undefined => {
  const taken = new Map<string, RepoPath>()
  for (const file of files) {
    const destination = path.normalize(destinationOf(newPath, file))
    const other = taken.get(destination)
    if (other !== undefined)
      return visible(
        `${other} and ${file} would both become ${destination}. Write $<dir>, $<name> or $<ext> in new_path to tell them apart.`,
      )
    taken.set(destination, file)
  }
  return undefined
}
