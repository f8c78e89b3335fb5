import type { Problem } from '../../../errors.ts'
import type { ObjectReader } from '../../git/cat-file.ts'
import type { Conversions } from '../../git/conversions.ts'
import { openSmudge } from '../../git/filters.ts'
import type { Git } from '../../git/git.ts'
import { lookUpPaths, type TreeEntry } from '../../git/tree.ts'
import { foldersAbove } from '../../text/paths.ts'
import { twinPathsIn } from '../path-guard.ts'
import { similarNow } from '../similar.ts'
import type { PathLocation, RepoPath, Source } from '../workspace.ts'

/**
 * The same source, which also refuses a new file in the place of a submodule, or below a link, that the commit has and the disk has
 * not: a clone without its submodules, a link that was removed. Only paths at which nothing is on the disk are looked up, and their twins.
 * Refusals: PATH_PROTECTED, PATH_OUTSIDE_REPO.
 */
export const guardCommittedPlaces = async (
  source: Source,
  reader: ObjectReader,
  { commit, paths }: { readonly commit: string; readonly paths: readonly string[] },
): Promise<Source> => {
  const absent = new Set(paths.flatMap((given) => absentPath(source, source.locate(given))))
  if (absent.size === 0) return source
  const twinsOf = twinPathsIn(source)
  const twins = [...absent].flatMap((file) => twinsOf(file).map(([, twin]) => twin))
  const { entries, blocked } = await lookUpPaths(reader, commit, { paths: new Set([...absent, ...twins]) })
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
export const placesOn = (file: RepoPath): readonly RepoPath[] => [...foldersAbove(file), file]

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

interface CommitSource {
  readonly git: Git
  readonly reader: ObjectReader
  readonly conversions: Conversions
  readonly commit: string
}

/** The same source, which refuses to read a committed file whose filter is gone. Throws FILTER_UNAVAILABLE. */
export const refuseUnfiltered = async (
  source: Source,
  { git, reader, conversions, commit }: CommitSource,
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

/** A source that answers the same for a whole run, whatever happens to the files meanwhile. */
interface SteadySource extends Source {
  /** Reads a file that is about to be changed: its bytes are kept, and every later read gives them. */
  hold(path: RepoPath): Buffer
}

/** Asks the source once for each path: every file is compared again when the result is put in place. */
export const openSteady = (source: Source): SteadySource => {
  const held = new Map<RepoPath, Buffer>()
  const steady: SteadySource = {
    locate: remembering((given) => source.locate(given)),
    stat: remembering((file) => source.stat(file)),
    read: (file) => held.get(file) ?? source.read(file),
    linkTarget: remembering((file) => source.linkTarget(file)),
    list: (folder) => source.list(folder),
    similar: (file) => similarNow(file, steady),
    hold: (file) => {
      const bytes = steady.read(file)
      held.set(file, bytes)
      return bytes
    },
  }
  return steady
}

const remembering = <Answer>(ask: (key: string) => Answer): ((key: string) => Answer) => {
  const answers = new Map<string, { readonly answer: Answer }>()
  return (key) => {
    const known = answers.get(key) ?? { answer: ask(key) }
    answers.set(key, known)
    return known.answer
  }
}
