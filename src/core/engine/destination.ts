import path from 'node:path/posix'
import type { MoveInput } from '../plan/schema.ts'
import { listOf } from '../text/globs.ts'
import { visible } from '../text/visible.ts'
import type { RepoPath } from '../workspace/workspace.ts'

/**
 * Where a Move by glob takes a file: `$<dir>` is its folder with a `/` (nothing at the root), `$<name>` its name without extension,
 * `$<ext>` its extension with the dot; a path that ends in `/` keeps the name, one that ends in `/**` the path below the glob's folder.
 */
export const destinationOf = ({ new_path: newPath, glob }: Destination, file: RepoPath): string => {
  if (isFolder(newPath)) return `${newPath.trim().slice(0, -2)}${file.slice(folderOf(glob)?.length ?? 0)}`
  const { dir, name, ext } = path.parse(file)
  const parts: Readonly<Record<string, string>> = { dir: dir === '' ? '' : `${dir}/`, name, ext }
  const filled = newPath.trim().replace(/\$<(dir|name|ext)>/g, (_, part: string) => parts[part] ?? '')
  return filled === '' || filled.endsWith('/') ? filled + name + ext : filled
}

type Destination = Pick<MoveInput, 'new_path' | 'glob'>

const isFolder = (newPath: string): boolean => /(?:^|\/)\*\*$/.test(newPath.trim())

/** The folder, with its `/`, that a single glob begins with; undefined for several globs, or for one that names files in no certain folder. */
const folderOf = (glob: MoveInput['glob']): string | undefined => {
  const [only, ...others] = glob === undefined ? [] : listOf(glob)
  const fixed = /^\/?((?:[^*?[\]{}\\/]+\/)*)(?=.)/.exec(only ?? '')?.[1]
  return others.length > 0 || !fixed ? undefined : fixed
}

/** What is wrong with where a Move takes files, as a sentence. */
export const wrongDestination = (input: Destination, files: readonly RepoPath[]): string | undefined => {
  if (isFolder(input.new_path) && folderOf(input.glob) === undefined)
    return 'new_path ends in /**, which takes a single glob that begins with a folder, such as lib/**.'
  const taken = new Map<string, RepoPath>()
  for (const file of files) {
    const destination = path.normalize(destinationOf(input, file))
    const other = taken.get(destination)
    if (other !== undefined)
      return visible(
        `${other} and ${file} would both become ${destination}. Write $<dir>, $<name>, $<ext> or a folder with /** in new_path to tell them apart.`,
      )
    taken.set(destination, file)
  }
  return undefined
}
