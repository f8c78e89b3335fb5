import path from 'node:path/posix'
import type { Destination } from '../plan/steps.ts'
import { fillReferences, groupsIn } from '../text/glob-groups.ts'
import { listOf } from '../text/globs.ts'
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

/**
 * Where a file of a step's globs goes, or where one is written for it; a path that ends in `/` keeps the name, one that ends in `/**` the
 * path below the glob's folder.
 */
export const destinationOf = (to: Destination, file: RepoPath): string => {
  if (isFolder(to)) return `${to.given.trim().slice(0, -2)}${file.slice(folderOf(to)?.length ?? 0)}`
  const filled = textFor(to.given.trim(), to, file)
  return filled === '' || filled.endsWith('/') ? filled + path.basename(file) : filled
}

const isFolder = ({ given }: Destination): boolean => /(?:^|\/)\*\*$/.test(given.trim())

/** The folder, with its `/`, that a single glob begins with; undefined for several globs, or for one that names files in no certain folder. */
const folderOf = ({ glob }: Destination): string | undefined => {
  const [only, ...others] = listOf(glob)
  const fixed = /^\/?((?:[^*?[\]{}\\/]+\/)*)(?=.)/.exec(only ?? '')?.[1]
  return others.length > 0 || !fixed ? undefined : fixed
}

/** What is wrong with where a step puts files, as a sentence. */
export const wrongDestination = (to: Destination, files: readonly RepoPath[]): string | undefined => {
  if (isFolder(to) && folderOf(to) === undefined)
    return `${to.key} ends in /**, which takes a single glob that begins with a folder, such as lib/**.`
  const taken = new Map<string, RepoPath>()
  for (const file of files) {
    const destination = path.normalize(destinationOf(to, file))
    const other = taken.get(destination)
    if (other !== undefined)
      return visible(
        `${other} and ${file} would both become ${destination}. Write $<dir>, $<name>, $<ext>, a group of the glob or a folder with /** in ${to.key} to tell them apart.`,
      )
    taken.set(destination, file)
  }
  return undefined
}
