import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Problem } from '../../errors.ts'
import { openObjectReader } from '../git/cat-file.ts'
import { stagedPaths, unstagedPaths } from '../git/commands/diff.ts'
import { listIndex } from '../git/commands/index-files.ts'
import { currentBranch, listRefs, pointHead, type Ref, updateRefs } from '../git/commands/refs.ts'
import { headCommit } from '../git/commands/rev-parse.ts'
import type { Git } from '../git/git.ts'
import {
  type EntriesOfTree,
  flagsOf,
  type IndexState,
  putEntries,
  readIndex,
  withOptionalFilters,
} from '../git/index-entries.ts'
import { commandLineOf, listed } from '../text/words.ts'
import { ignoreFilesOf, readWorkTree, type SurveyOptions } from './read-work-tree.ts'

/** OPERATION_IN_PROGRESS where `git switch` would refuse to move HEAD. @param index as it was read */
export async function checkSwitch(git: Git, index?: IndexState): Promise<Problem | undefined> {
  await using reader = openObjectReader(git)
  const isThere = (place: string) => existsSync(join(git.gitDir, place))
  return await decideOperation({
    isThere,
    names: async (ref) => isThere(ref) || (await reader.read(ref)) !== undefined,
    hasConflicts: async () => (index ?? (await git.run(listIndex(new Set())))).hasConflicts,
  })
}

/** What git leaves while it is in the middle of something, asked as far as needed: git answers in a run, a table in a test. */
interface OperationFacts {
  /** Whether the git directory of the worktree has a file or a folder. */
  isThere(place: string): boolean
  /** Whether a ref is there, as a file or otherwise. */
  names(ref: string): Promise<boolean>
  /** Whether the index holds conflicts. */
  hasConflicts(): Promise<boolean>
}

/** OPERATION_IN_PROGRESS during a merge, rebase, cherry-pick, revert, am or bisect, or where conflicts are not resolved. */
export async function decideOperation(facts: OperationFacts): Promise<Problem | undefined> {
  const operation = await operationInProgress(facts)
  if (!operation) return undefined
  const message = `Git is in the middle of ${operation.name}, so HEAD cannot move to another branch. Finish it first: ${operation.remedy}.`
  return { name: 'OPERATION_IN_PROGRESS', message }
}

/**
 * Touched files that a branch or a pull request would not contain as they are: DIRTY_FILES (changed, staged, untracked)
 * and PATH_IGNORED, each naming its files. Looks at these paths alone. `index`: as it was read of them.
 */
export async function checkClean(
  git: Git,
  options: SurveyOptions & { readonly index?: IndexState },
): Promise<Problem[]> {
  await using reader = openObjectReader(git)
  using known = await readWorkTree(git, reader, options)
  const index = git.bare ? undefined : (options.index ?? (await readIndex(git, options.paths)))
  const staged = [...options.paths].filter((path) => index?.isStaged(path, known.entry(path)))
  const paths = new Set(options.paths)
  // By rules that the plan changes it may be ignored no more: the run tells.
  const isOpen = (path: string): boolean => ignoreFilesOf(path).some((file) => paths.has(file))
  return decideClean({
    dirty: [...known.dirty.map(({ operation }) => operation.path), ...staged],
    ignored: [...known.ignored].filter((path) => !isOpen(path)),
  })
}

/** DIRTY_FILES, PATH_IGNORED for paths that hold what no commit has, and those that none can hold. */
export function decideClean(paths: {
  readonly dirty: Iterable<string>
  readonly ignored: Iterable<string>
}): Problem[] {
  const [dirty, ignored] = [[...new Set(paths.dirty)].sort(), [...paths.ignored].sort()]
  const problems: Problem[] = []
  if (dirty.length > 0) {
    const message = `Files that the plan touches have uncommitted changes: ${listed(dirty, NAMED)}. Commit them, or run \`${stashOf(dirty)}\` first.`
    problems.push({ name: 'DIRTY_FILES', message })
  }
  if (ignored.length > 0) {
    const message = `Git ignores files that the plan touches: ${listed(ignored, NAMED)}. Track them with \`git add --force\` and commit, or apply in a checkout without a branch.`
    problems.push({ name: 'PATH_IGNORED', message })
  }
  return problems
}

/** Of these files only, while they are listed whole: a plan that nobody committed stays. */
const stashOf = (paths: readonly string[]): string =>
  paths.length > NAMED
    ? 'git stash --include-untracked'
    : commandLineOf(['git', 'stash', 'push', '--include-untracked', '--', ...paths.map(pathspecOf)])

/** From the root; no letter of a name is a pattern. */
const pathspecOf = (path: string): string => (/[*?[\\]/.test(path) ? `:(top,literal)${path}` : `:/${path}`)

/** The paths whose index entries follow HEAD, with their flags. No other entry changes. */
export type FollowingEntries = Omit<EntriesOfTree, 'treeish'>

/** Where HEAD goes: an existing branch (a full ref) or a commit. */
type HeadMove = { readonly to: string; readonly message: string }

/** Moves HEAD, once the work tree holds the files. Can be called again. */
export async function moveHead(git: Git, move: HeadMove, following: FollowingEntries): Promise<void> {
  await putEntries(git, { ...following, treeish: move.to })
  await pointTo(git, move)
}

/**
 * Takes back a move of HEAD that failed halfway, once the work tree is restored. Can be called again. Writes the index only where it
 * differs: what made the move fail may be that it cannot be written.
 */
export async function returnHead(git: Git, move: HeadMove, following: FollowingEntries): Promise<void> {
  await pointTo(git, move)
  await followAgain(git, move.to, following)
}

async function followAgain(repository: Git, treeish: string, following: FollowingEntries): Promise<void> {
  const git = await withOptionalFilters(repository)
  const paths = [...following.paths]
  const changed = new Set([...(await git.run(unstagedPaths())), ...(await git.run(stagedPaths(treeish)))])
  const flags = await flagsOf(git, paths)
  const hasFlags = (path: string) => isDeepStrictEqual(flags.get(path), following.flags?.get(path))
  const differing = paths.filter((path) => changed.has(path) || !hasFlags(path))
  await putEntries(git, { ...following, paths: differing, treeish })
}

async function pointTo(git: Git, { to, message }: HeadMove): Promise<void> {
  if ((await headPlace(git)) === to) return
  if (to.startsWith('refs/')) await git.run(pointHead(to, message))
  else await git.run(updateRefs([{ ref: 'HEAD', to }], { message, detach: true }))
}

/** Where HEAD is: a full ref, or a commit when detached. */
export const headPlace = async (git: Git): Promise<string> =>
  placeInFile(git) ?? (await git.run(currentBranch())) ?? (await git.run(headCommit())) ?? ''

/** As git keeps it in a file; undefined where that is a link, or refs are kept elsewhere and the file names no ref. */
function placeInFile({ gitDir }: Git): string | undefined {
  const file = join(gitDir, 'HEAD')
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return undefined
  const [, ref, commit] = /^(?:ref: (refs\/heads\/[^\n]+)|([0-9a-f]{40,64}))\n$/.exec(readFileSync(file, 'utf8')) ?? []
  return ref?.startsWith('refs/heads/.') ? undefined : (ref ?? commit)
}

/** A ref by its full name. */
export const refNamed = async (git: Git, name: string): Promise<Ref | undefined> =>
  (await git.run(listRefs(name))).find((one) => one.name === name)

/** Paths that a message names. */
const NAMED = 20

/** Something that git began here and has not ended. */
interface Operation {
  /** With its article, as in "git is in the middle of a merge". */
  readonly name: string
  /** The commands that end it. */
  readonly remedy: string
}

async function operationInProgress({ isThere, names, hasConflicts }: OperationFacts): Promise<Operation | undefined> {
  const found = TRACES.find(({ place }) => isThere(place))
  if (found) return found.operation
  // A rebase makes these too, while it picks a commit.
  if (await names('CHERRY_PICK_HEAD')) return ending('a cherry-pick', 'cherry-pick')
  if (await names('REVERT_HEAD')) return ending('a revert', 'revert')
  return (await hasConflicts()) ? CONFLICTS : undefined
}

const ending = (name: string, command: string): Operation => ({
  name,
  remedy: `\`git ${command} --continue\` or \`git ${command} --abort\``,
})

const CONFLICTS: Operation = {
  name: 'a merge with conflicts',
  remedy: '`git add` for each file that you resolved, and a commit',
}

/** Files that operations create in the git directory of the worktree; the first that exists counts. */
const TRACES: readonly { readonly place: string; readonly operation: Operation }[] = [
  { place: 'MERGE_HEAD', operation: ending('a merge', 'merge') },
  { place: 'rebase-merge', operation: ending('a rebase', 'rebase') },
  { place: 'rebase-apply/applying', operation: ending('an am', 'am') },
  { place: 'rebase-apply', operation: ending('a rebase', 'rebase') },
  {
    place: 'sequencer',
    operation: { name: 'a cherry-pick or a revert', remedy: '`git cherry-pick --abort` or `git revert --abort`' },
  },
  { place: 'BISECT_LOG', operation: { name: 'a bisect', remedy: '`git bisect reset`' } },
]
