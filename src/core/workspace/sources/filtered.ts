import type { ObjectReader } from '../../git/cat-file.ts'
import type { Conversions } from '../../git/conversions.ts'
import type { Git } from '../../git/git.ts'
import { openSmudge } from '../../git/smudge.ts'
import type { RepoPath, Source } from '../workspace.ts'

export interface Committed {
  readonly git: Git
  readonly reader: ObjectReader
  readonly conversions: Conversions
  /** The commit that the files on the disk are of. */
  readonly commit: string
}

/**
 * The same source, which also refuses to read a committed file that a checkout could not be made of, as its filter is gone: where only
 * the commit is there, nobody can read it either. Throws FILTER_UNAVAILABLE.
 */
export const refuseUnfiltered = async (
  source: Source,
  { git, reader, conversions, commit }: Committed,
): Promise<Source> => {
  const smudge = await openSmudge(git, conversions)
  const checked = new Set<RepoPath>()
  const check = (path: RepoPath): void => {
    if (checked.has(path)) return
    if (conversions.of(path).driver?.smudges) {
      const blob = reader.readNow(`${commit}:${path}`)
      if (blob?.type === 'blob') smudge.now({ path, oid: blob.oid, content: blob.content })
    }
    checked.add(path)
  }
  return {
    ...source,
    read: (path) => {
      check(path)
      return source.read(path)
    },
  }
}
