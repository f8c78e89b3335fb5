import { EditplanError } from '../../errors.ts'
import { type ObjectReader, openObjectReader } from '../git/cat-file.ts'
import { stagedPaths } from '../git/commands/diff.ts'
import { SUBMODULE } from '../git/commands/tree-changes.ts'
import type { Git } from '../git/git.ts'
import { type Flags, flagsOf } from '../git/index-entries.ts'
import { lookUpPaths, type TreeEntry } from '../git/tree.ts'
import { isWellFormed } from '../text/encoding.ts'
import { visible } from '../text/visible.ts'
import { readWorkTree, type SurveyOptions, type WrittenFiles } from './read-work-tree.ts'
import type { FileTransition, RunFile, Transition } from './transition.ts'

type SideName = 'from' | 'to' | 'ownFrom' | 'ownTo'
type Entry = Pick<TreeEntry, 'oid' | 'mode'>
type Entries = Readonly<Record<SideName, ReadonlyMap<string, Entry>>>

/** What a switch depends on, asked as far as it does: git answers in a run, a table in a test. */
export interface SwitchFacts {
  /** Paths that differ between the two commits. */
  readonly paths: readonly string[]
  /** Paths of which the index holds another version than HEAD. */
  staged(): Promise<readonly string[]>
  entries(paths: readonly string[]): Promise<Entries>
  workTree(paths: readonly string[]): Promise<WorkTree>
  /** Files of the commit before, or after, as a checkout writes them. */
  written(side: 'from' | 'to', paths: readonly string[]): Promise<ReadonlyMap<string, Buffer>>
  flags(paths: readonly string[]): Promise<Flags>
}

interface WorkTree {
  /** Files that a sparse checkout leaves out. */
  readonly absent: ReadonlySet<string>
  /** A file's bytes if git calls it unchanged: its line ends may be others than the commit's. */
  unchanged(path: string): Buffer | undefined
}

export function switchFacts(
  git: Git,
  options: Pick<SurveyOptions, 'conversions'> & {
    /** The commits of HEAD before and after. */
    readonly from: string
    readonly to: string
    /** Paths that differ between them. */
    readonly paths: readonly string[]
    /** The trees before and after the run's own changes. They differ from the two above if someone has made commits since. */
    readonly ownFrom: string
    readonly ownTo: string
    readonly readFile: NonNullable<SurveyOptions['readFile']>
    readonly writtenFiles: WrittenFiles
  },
): SwitchFacts & AsyncDisposable {
  const reader = openObjectReader(git)
  return {
    paths: options.paths,
    staged: () => git.run(stagedPaths()),
    entries: (paths) => lookUpSides(reader, options, paths),
    workTree: (paths) => lookAtWorkTree(git, reader, { ...options, paths }),
    written: (side, paths) => options.writtenFiles(options[side], paths),
    flags: (paths) => flagsOf(git, paths),
    [Symbol.asyncDispose]: () => reader[Symbol.asyncDispose](),
  }
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
export async function decideSwitch(facts: SwitchFacts, transition: Omit<Transition, 'run'>): Promise<Switch> {
  const { paths } = facts
  refuseStaged(paths, new Set(await facts.staged()))
  const own = new Map(transition.files.map((file) => [file.path, file]))
  const entries = await facts.entries([...new Set([...paths, ...own.keys()])])
  const isOwn = (path: string) => sameEntry(entries, path, 'from', 'ownFrom') && sameEntry(entries, path, 'to', 'ownTo')
  const known = new Set([...own.keys(), ...transition.settled])
  const others = paths.filter((path) => !(known.has(path) && isOwn(path)) && !isSubmodule(entries, path))
  refuseNames(others)
  refuseLinks(others, entries)
  const kept = [...own.values()].filter(({ path }) => isOwn(path))
  const { absent, unchanged } = await facts.workTree([...others, ...kept.map(({ path }) => path)])
  const present = others.filter((path) => !absent.has(path))
  const files = [...kept, ...(await otherFiles(facts, entries, present))].map((file) => {
    const content = file.left && unchanged(file.path)
    return file.left && content ? { ...file, left: { ...file.left, content } } : file
  })
  const flags = new Map(await facts.flags(paths))
  const skipped = transition.skipped.filter((path) => isOwn(path))
  for (const path of skipped) flags.set(path, { assumeUnchanged: false, ...flags.get(path), skipWorktree: true })
  return { files: files.sort((one, other) => (one.path < other.path ? -1 : 1)), flags }
}

function refuseStaged(paths: readonly string[], staged: ReadonlySet<string>): void {
  const problems = paths.filter((path) => staged.has(path))
  if (problems.length === 0) return
  const message = `HEAD cannot move: the index has uncommitted changes in ${problems.join(', ')}. Commit, stash or unstage them first.`
  throw new EditplanError({ name: 'DIRTY_FILES', message })
}

async function lookUpSides(
  reader: ObjectReader,
  options: Readonly<Record<SideName, string>>,
  paths: readonly string[],
): Promise<Entries> {
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

async function lookAtWorkTree(
  git: Git,
  reader: ObjectReader,
  { from, ...given }: Parameters<typeof switchFacts>[1],
): Promise<WorkTree> {
  using known = await readWorkTree(git, reader, { base: from, ...given })
  const changed = new Set([...known.dirty.map(({ operation }) => operation.path), ...known.ignored])
  return {
    absent: known.absent,
    unchanged: (path) => (changed.has(path) ? undefined : given.readFile(path)?.content),
  }
}

async function otherFiles(facts: SwitchFacts, entries: Entries, paths: readonly string[]): Promise<FileTransition[]> {
  const formsOf = async (side: 'from' | 'to') => {
    const forms = await facts.written(side, paths)
    return (path: string): RunFile | undefined => {
      const content = forms.get(path)
      return content && { content, executable: entries[side].get(path)?.mode === '100755' }
    }
  }
  const [left, restore] = [await formsOf('from'), await formsOf('to')]
  return paths.map((path) => ({ path, left: left(path), restore: restore(path) }))
}
