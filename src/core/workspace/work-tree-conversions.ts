import type { ObjectReader } from '../git/cat-file.ts'
import { type Conversions, openConversions, orEnded } from '../git/conversions.ts'
import type { Git } from '../git/git.ts'
import { lookUpPaths } from '../git/tree.ts'
import { spellGivenPath } from './given-path.ts'
import { openDisk } from './sources/disk.ts'

export interface CheckedOut {
  /** The commit that the work tree is of. */
  readonly commit: string
  /** Paths that will be asked about; others may be, too. */
  readonly paths: readonly string[]
}

/**
 * Conversions by the attribute files of the work tree. Where it lacks one, as in a sparse checkout, that of the commit counts, as for git
 * that of its index.
 */
export async function workTreeConversions(
  git: Git,
  reader: ObjectReader,
  { commit, paths: given }: CheckedOut,
): Promise<Conversions> {
  const disk = openDisk(git.root)
  const paths = given.flatMap((path) => {
    const spelled = spellGivenPath(path, [git.root])
    return spelled.ok ? [spelled.path] : []
  })
  const { named } = await lookUpPaths(reader, commit, { paths, names: [ATTRIBUTES] })
  const foreseen = new Set(paths.flatMap(foldersAbove))
  const conversions = await openConversions(git, (file) => {
    const stat = disk.stat(file)
    if (stat?.kind === 'file' && !stat.link) return disk.read(file)
    if (stat) return undefined
    const isForeseen = foreseen.has(file.slice(0, -ATTRIBUTES.length))
    const name = isForeseen ? named.get(file)?.oid : `${commit}:${file}`
    const object = name === undefined ? undefined : reader.readNow(name)
    return object?.type === 'blob' ? object.content : undefined
  })
  await orEnded(conversions, () => conversions.look(paths))
  return conversions
}

const ATTRIBUTES = '.gitattributes'

/** With the slash after each; the root is empty. */
const foldersAbove = (path: string): readonly string[] =>
  path.split('/').map((_, depth, parts) =>
    parts
      .slice(0, depth)
      .map((part) => `${part}/`)
      .join(''),
  )
