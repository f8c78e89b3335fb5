import type { Problem } from '../../../errors.ts'
import type { ObjectReader } from '../../git/cat-file.ts'
import { lookUpPaths, type TreeEntry } from '../../git/tree.ts'
import type { PathLocation, RepoPath, Source } from '../workspace.ts'

export interface CommittedPlaces {
  /** The commit that the work tree is of. */
  readonly commit: string
  /** Paths as the plan gives them. */
  readonly paths: readonly string[]
}

/**
 * The same source, which also refuses a new file in the place of a submodule, or below a link, that the commit has and the disk has
 * not: a clone without its submodules, a link that was removed. Only paths at which nothing is on the disk are looked up.
 * Refusals: PATH_PROTECTED, PATH_OUTSIDE_REPO.
 */
export const guardCommittedPlaces = async (
  source: Source,
  reader: ObjectReader,
  { commit, paths }: CommittedPlaces,
): Promise<Source> => {
  const absent = new Set(paths.flatMap((given) => absentPath(source, source.locate(given))))
  if (absent.size === 0) return source
  const { entries, blocked } = await lookUpPaths(reader, commit, { paths: absent })
  const submodules = [...entries].filter(([, { mode }]) => mode === SUBMODULE)
  const taken = new Map([...submodules, ...[...blocked].filter(([, { mode }]) => mode === SUBMODULE || mode === LINK)])
  if (taken.size === 0) return source
  return {
    ...source,
    locate: (given) => {
      const located = source.locate(given)
      const place = absentPath(source, located).flatMap((file) => placesOn(file).filter((one) => taken.has(one)))[0]
      return place === undefined ? located : { ok: false, problem: problemOf(given, place, taken.get(place)) }
    },
  }
}

/** None where the path is refused or something is there. */
const absentPath = (source: Source, located: PathLocation): readonly RepoPath[] =>
  located.ok && !source.stat(located.path) ? [located.path] : []

/** The folders on the way to a path, and the path. */
const placesOn = (file: RepoPath): readonly RepoPath[] => {
  const parts = file.split('/')
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}

const problemOf = (given: string, place: RepoPath, entry: TreeEntry | undefined): Problem => {
  const [path, at] = [JSON.stringify(given), JSON.stringify(place)]
  return entry?.mode === SUBMODULE
    ? { name: 'PATH_PROTECTED', message: `${path} is in the submodule ${at}. Apply a separate plan there.` }
    : {
        name: 'PATH_OUTSIDE_REPO',
        message: `${path} is below ${at}, which is a symbolic link in git. Use the path of the folder that the link points to.`,
      }
}

const LINK = '120000'
const SUBMODULE = '160000'
