import { isDeepStrictEqual } from 'node:util'
import { EditplanError, type Problem } from '../../errors.ts'
import { openObjectReader } from '../git/cat-file.ts'
import { stagedPaths, unstagedPaths } from '../git/commands/diff.ts'
import { currentBranch, isBranchName, listRefs, pointHead, type Ref, updateRefs } from '../git/commands/refs.ts'
import { headCommit } from '../git/commands/rev-parse.ts'
import { detailOf } from '../git/failure.ts'
import type { Git } from '../git/git.ts'
import { type EntriesOfTree, flagsOf, putEntries } from '../git/index-entries.ts'
import { operationInProgress } from '../git/operation-in-progress.ts'
import { withOptionalFilters } from '../git/optional-filters.ts'
import { andMore } from '../text/words.ts'
import { readWorkTree, type SurveyOptions } from './read-work-tree.ts'

/**
 * Why no branch of this name can be made: BRANCH_INVALID, BRANCH_EXISTS (also a name that another blocks); with a work tree also
 * OPERATION_IN_PROGRESS.
 */
export async function checkBranch(
  git: Git,
  name: string,
  { force = false }: { readonly force?: boolean } = {},
): Promise<Problem | undefined> {
  if (/[\0\n]/.test(name) || !(await git.run(isBranchName(name)))) {
    return {
      name: 'BRANCH_INVALID',
      message: `Git does not allow a branch named ${JSON.stringify(name)}. Choose another name.`,
    }
  }
  const busy = git.bare ? undefined : await checkSwitch(git)
  if (busy) return busy
  const ref = `refs/heads/${name}`
  const existing = await branchNamed(git, name)
  if (existing?.worktree) return exists(name, `is checked out in ${existing.worktree}. Choose another name.`)
  if (existing && !force) return exists(name, 'already exists. Choose another name, or pass --force to replace it.')
  const head = await git.run(headCommit())
  if (existing || !head) return undefined
  try {
    await git.run(updateRefs([{ ref, to: head, from: null }], { rehearse: true }))
    return undefined
  } catch (error) {
    // Git says so where another branch blocks the name. Any other failure has nothing to do with the name.
    if (!(error instanceof EditplanError && error.message.includes(' exists'))) throw error
    return exists(name, `conflicts with another branch: ${detailOf(error)}. Choose another name.`)
  }
}

/** OPERATION_IN_PROGRESS where `git switch` would refuse to move HEAD. */
export async function checkSwitch(git: Git): Promise<Problem | undefined> {
  const operation = await operationInProgress(git)
  if (!operation) return undefined
  const message = `Git is in the middle of ${operation.name}, so HEAD cannot move to another branch. Finish it first: ${operation.remedy}.`
  return { name: 'OPERATION_IN_PROGRESS', message }
}

/**
 * Touched files that a branch or a pull request would not contain as they are: DIRTY_FILES (changed, staged, untracked)
 * and PATH_IGNORED, each naming its files. Looks at these paths alone.
 */
export async function checkClean(git: Git, options: SurveyOptions): Promise<Problem[]> {
  await using reader = openObjectReader(git)
  using known = await readWorkTree(git, reader, options)
  const touched = new Set(options.paths)
  const staged = git.bare ? [] : (await git.run(stagedPaths())).filter((path) => touched.has(path))
  const dirty = [...new Set([...known.dirty.map(({ operation }) => operation.path), ...staged])].sort()
  const ignored = [...known.ignored].sort()
  const problems: Problem[] = []
  if (dirty.length > 0) {
    const message = `Files that the plan touches have uncommitted changes: ${some(dirty)}. Commit or stash them first.`
    problems.push({ name: 'DIRTY_FILES', message })
  }
  if (ignored.length > 0) {
    const message = `Git ignores files that the plan touches: ${some(ignored)}. Track them, or apply without a branch.`
    problems.push({ name: 'PATH_IGNORED', message })
  }
  return problems
}

/** Before a move to a branch: where HEAD is (a full ref, or a commit when detached), and the commit of a branch that it replaces. */
export interface Departure {
  readonly cameFrom: string
  readonly replaced: string | undefined
}

/** Reads what a move to the branch `name` leaves behind; changes nothing. */
export async function departure(git: Git, name: string): Promise<Departure> {
  return { cameFrom: await headPlace(git), replaced: (await branchNamed(git, name))?.oid }
}

export interface BranchMove {
  readonly name: string
  readonly commit: string
  /** Replace a branch that exists. */
  readonly force?: boolean
}

/** The paths whose index entries follow HEAD, with their flags. No other entry changes. */
export type FollowingEntries = Omit<EntriesOfTree, 'treeish'>

/**
 * Makes the branch and moves HEAD to it, once the work tree holds the run's files: index entries, branch, HEAD, in this
 * order. After a kill it can be called again.
 */
export async function moveToBranch(
  git: Git,
  { name, commit, force = false }: BranchMove,
  following: FollowingEntries,
): Promise<void> {
  const ref = `refs/heads/${name}`
  await putEntries(git, { ...following, treeish: commit })
  if ((await branchNamed(git, name))?.oid !== commit) {
    const update = force ? { ref, to: commit } : { ref, to: commit, from: null }
    await git.run(updateRefs([update], { message: 'editplan: apply' }))
  }
  await git.run(pointHead(ref, `editplan: moving to ${name}`))
}

/**
 * Takes a move back that failed halfway, once the work tree is restored: HEAD, the branch, index entries. Can be called again. Writes
 * the index only where it differs: what made the move fail may be that it cannot be written.
 */
export async function abandonMove(
  git: Git,
  { name, commit }: BranchMove,
  { from, following }: { readonly from: Departure; readonly following: FollowingEntries },
): Promise<void> {
  await pointTo(git, { to: from.cameFrom, message: 'editplan: undo' })
  if ((await branchNamed(git, name))?.oid === commit && from.replaced !== commit)
    await git.run(updateRefs([{ ref: `refs/heads/${name}`, to: from.replaced, from: commit }]))
  await followAgain(git, from.cameFrom, following)
}

/** Where HEAD goes: an existing branch (a full ref) or a commit. */
export interface HeadMove {
  readonly to: string
  readonly message: string
}

/** Moves HEAD, once the work tree holds the files. Can be called again. */
export async function moveHead(git: Git, move: HeadMove, following: FollowingEntries): Promise<void> {
  await putEntries(git, { ...following, treeish: move.to })
  await pointTo(git, move)
}

/** Takes back a move of HEAD that failed halfway, once the work tree is restored, as `abandonMove` does. */
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
  (await git.run(currentBranch())) ?? (await git.run(headCommit())) ?? ''

const branchNamed = (git: Git, name: string): Promise<Ref | undefined> => refNamed(git, `refs/heads/${name}`)

/** A ref by its full name. */
export const refNamed = async (git: Git, name: string): Promise<Ref | undefined> =>
  (await git.run(listRefs(name))).find((one) => one.name === name)

const exists = (name: string, why: string): Problem => ({
  name: 'BRANCH_EXISTS',
  message: `The branch "${name}" ${why}`,
})

/** The first of many paths, for a message. */
function some(paths: readonly string[]): string {
  return andMore(paths, 20)
}
