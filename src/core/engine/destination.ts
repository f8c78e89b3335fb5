import path from 'node:path/posix'
import type { Destination } from '../plan/steps.ts'
import { fillReferences, groupsIn } from '../text/glob-groups.ts'
import { visible } from '../text/visible.ts'
import type { RepoPath } from '../workspace/workspace.ts'

/**
 * What the texts of a step say for one file of its globs: `$<dir>` is its folder with a `/` (nothing at the root), `$<name>` its name
 * without extension, `$<ext>` its extension with the dot, unless a group of the glob has that name; any other is a group of the glob.
 */
export const textFor = (text: string, { glob }: Pick<Destination, 'glob'>, file: RepoPath): string => {
  if (!text.includes('$')) return text
  const { dir, name, ext } = path.parse(file)
  const parts = new Map([['dir', dir === '' ? '' : `${dir}/`], ['name', name], ['ext', ext], ...groupsIn(file, glob)])
  return fillReferences(text, parts)
}

/** Where a file of a step's globs goes, or where one is written for it; a path that ends in `/` keeps the name. */
export const destinationOf = (to: Destination, file: RepoPath): string => {
  const filled = textFor(to.given.trim(), to, file)
  return filled === '' || filled.endsWith('/') ? filled + path.basename(file) : filled
}

/** What is wrong where two files would get one path, as a sentence. */
export const sharedDestination = (to: Destination, files: readonly RepoPath[]): string | undefined => {
  const taken = new Map<string, RepoPath>()
  for (const file of files) {
    const destination = path.normalize(destinationOf(to, file))
    const other = taken.get(destination)
    if (other !== undefined)
      return visible(
        `${other} and ${file} would both become ${destination}. Write $<dir>, $<name>, $<ext> or a group of the glob in ${to.key} to tell them apart.`,
      )
    taken.set(destination, file)
  }
  return undefined
}
