import { EditplanError } from '../../errors.ts'
import { type ObjectReader, openObjectReader } from '../git/cat-file.ts'
import { changedPaths, stagedPaths } from '../git/commands/diff.ts'
import { SUBMODULE } from '../git/commands/tree-changes.ts'
import type { Git } from '../git/git.ts'
import { type Flags, flagsOf } from '../git/index-entries.ts'
import { lookUpPaths, type TreeEntry } from '../git/tree.ts'
import { isWellFormed } from '../text/encoding.ts'
import { visible } from '../text/visible.ts'
import { readWorkTree, type SurveyOptions, type WrittenFiles } from './read-work-tree.ts'
import type { FileTransition, RunFile, Transition } from './transition.ts'

export interface SwitchOptions extends Pick<SurveyOptions, 'conversions'> {
  /** The commits of HEAD before and after. */
  readonly from: string
  readonly to: string
  /** The trees before and after the run's own changes. They differ from the two above if someone has made commits since. */
  readonly ownFrom: string
  readonly ownTo: string
  readonly readFile: NonNullable<SurveyOptions['readFile']>
  readonly writtenFiles: WrittenFiles
}

export interface Switch {
  readonly files: readonly FileTransition[]
  /** The flags that index entries of the paths that differ will have. */
  readonly flags: Flags
}

/**
 * What `git switch` would write to go from one commit to another, when a run is part of the difference. Files that only the run
 * changed come back byte for byte, all others as a checkout of the commit has them. Throws DIRTY_FILES for a version that
 * the index alone holds, SYMLINK where a link or a submodule would have to change.
 */
export async function planSwitch(git: Git, transition: Transition, options: SwitchOptions): Promise<Switch> {
  await using reader = openObjectReader(git)
  const paths = await git.run(changedPaths(options.from, options.to))
  await refuseStaged(git, paths)
  const own = new Map(transition.files.map((file) => [file.path, file]))
  const entries = await lookUpSides(reader, options, [...new Set([...paths, ...own.keys()])])
  const isOwn = (path: string) => sameEntry(entries, path, 'from', 'ownFrom') && sameEntry(entries, path, 'to', 'ownTo')
  const known = new Set([...own.keys(), ...transition.settled])
  const others = paths.filter((path) => !(known.has(path) && isOwn(path)) && !isSubmodule(entries, path))
  refuseNames(others)
  refuseLinks(others, entries)
  const kept = [...own.values()].filter(({ path }) => isOwn(path))
  const seen = await lookAtWorkTree(git, reader, { ...options, paths: [...others, ...kept.map(({ path }) => path)] })
  const present = others.filter((path) => !seen.absent.has(path))
  const files = await otherFiles(entries, present, options)
  const flags = new Map(await flagsOf(git, paths))
  const skipped = transition.skipped.filter((path) => isOwn(path))
  for (const path of skipped) flags.set(path, { assumeUnchanged: false, ...flags.get(path), skipWorktree: true })
  return {
    files: [...kept, ...files].map(seen.withCurrentContent).sort((one, other) => (one.path < other.path ? -1 : 1)),
    flags,
  }
}

async function refuseStaged(git: Git, paths: readonly string[]): Promise<void> {
  const staged = new Set(await git.run(stagedPaths()))
  const problems = paths.filter((path) => staged.has(path))
  if (problems.length === 0) return
  const message = `HEAD cannot move: the index has uncommitted changes in ${problems.join(', ')}. Commit, stash or unstage them first.`
  throw new EditplanError({ name: 'DIRTY_FILES', message })
}

type SideName = 'from' | 'to' | 'ownFrom' | 'ownTo'
type Entries = Readonly<Record<SideName, ReadonlyMap<string, TreeEntry>>>

async function lookUpSides(reader: ObjectReader, options: SwitchOptions, paths: readonly string[]): Promise<Entries> {
  const entriesIn = async (treeish: string) => (await lookUpPaths(reader, treeish, { paths })).entries
  return {
    from: await entriesIn(options.from),
    to: await entriesIn(options.to),
    ownFrom: await entriesIn(options.ownFrom),
    ownTo: await entriesIn(options.ownTo),
  }
}

const sameEntry = (entries: Entries, path: string, one: SideName, other: SideName): boolean => {
  const [a, b] = [entries[one].get(path), entries[other].get(path)]
  return a?.oid === b?.oid && a?.mode === b?.mode
}

/** For a submodule, only the index entry changes, not its folder; git does the same. */
const isSubmodule = ({ from, to }: Entries, path: string): boolean =>
  from.get(path)?.mode === SUBMODULE && to.get(path)?.mode === SUBMODULE

function refuseNames(paths: readonly string[]): void {
  const path = paths.find((one) => !isWellFormed(one))
  if (path === undefined) return
  const message = `HEAD was not moved: the name "${visible(path)}" in one of the two commits is not UTF-8. Use \`git switch\` instead.`
  throw new EditplanError({ name: 'PATH_INVALID', message })
}

function refuseLinks(paths: readonly string[], { from, to }: Entries): void {
  const path = paths.find((one) => [from, to].some((side) => /^1[26]0000$/.test(side.get(one)?.mode ?? '')))
  if (path === undefined) return
  const message = `HEAD was not moved: ${JSON.stringify(path)} is a symbolic link or a submodule in one of the two commits. Use \`git switch\` instead.`
  throw new EditplanError({ name: 'SYMLINK', message })
}

interface CheckoutFacts {
  /** Files that a sparse checkout leaves out. */
  readonly absent: ReadonlySet<string>
  /** The file as it is now counts as left, if git calls it unchanged: its line ends may differ. */
  withCurrentContent(file: FileTransition): FileTransition
}

async function lookAtWorkTree(
  git: Git,
  reader: ObjectReader,
  { from, ...given }: SwitchOptions & { readonly paths: readonly string[] },
): Promise<CheckoutFacts> {
  const { readFile } = given
  using known = await readWorkTree(git, reader, { base: from, ...given })
  const dirty = new Set(known.dirty.map(({ operation }) => operation.path))
  return {
    absent: known.absent,
    withCurrentContent(file) {
      const { path, left } = file
      const content = left && !dirty.has(path) && !known.ignored.has(path) ? readFile(path)?.content : undefined
      return left && content ? { ...file, left: { ...left, content } } : file
    },
  }
}

async function otherFiles(
  { from, to }: Entries,
  paths: readonly string[],
  { writtenFiles, ...sides }: SwitchOptions,
): Promise<FileTransition[]> {
  const formsOf = async (side: string, entries: Entries['from']) => {
    const forms = await writtenFiles(side, paths)
    return (path: string): RunFile | undefined => {
      const content = forms.get(path)
      return content && { content, executable: entries.get(path)?.mode === '100755' }
    }
  }
  const [old, next] = [await formsOf(sides.from, from), await formsOf(sides.to, to)]
  return paths.map((path) => ({ path, left: old(path), restore: next(path) }))
}
