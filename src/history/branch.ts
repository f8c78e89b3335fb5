import type { Problem } from '../errors.ts'
import { EditplanError } from '../errors.ts'
import { openObjectReader } from '../git/cat-file.ts'
import { stagedPaths, unstagedPaths } from '../git/commands/diff.ts'
import { currentBranch, isBranchName, listRefs, pointHead, type Ref, updateRefs } from '../git/commands/refs.ts'
import { headCommit } from '../git/commands/rev-parse.ts'
import { detailOf } from '../git/failure.ts'
import type { Git } from '../git/git.ts'
import { refreshIndex } from '../git/refresh-index.ts'
import { type SurveyOptions, survey } from './survey.ts'

/** What stands against making a branch of this name: BRANCH_INVALID, BRANCH_EXISTS (also a name that another blocks). */
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
  const ref = `refs/heads/${name}`
  const standing = await branchNamed(git, name)
  if (standing?.worktree) return exists(name, `is checked out in ${standing.worktree}. Choose another name.`)
  if (standing && !force) return exists(name, 'exists. Choose another name, or pass --force to replace it.')
  const head = await git.run(headCommit())
  if (standing || !head) return undefined
  try {
    await git.run(updateRefs([{ ref, to: head, from: null }], { rehearse: true }))
    return undefined
  } catch (error) {
    // Git's own word for a name that another takes the place of; any other failure is none of the name's.
    if (!(error instanceof EditplanError && error.message.includes(' exists'))) throw error
    return exists(name, `cannot stand beside the branches there are: ${detailOf(error)}. Choose another name.`)
  }
}

/**
 * Touched files that a branch or a pull request would not carry as they are: DIRTY_FILES (changed, staged, untracked)
 * and PATH_IGNORED, each naming its files. Looks at these paths alone.
 */
export async function checkClean(git: Git, options: SurveyOptions): Promise<Problem[]> {
  await using reader = openObjectReader(git)
  using known = await survey(git, reader, options)
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

/** Where a branch's move begins: what HEAD stands on, a full ref, or a commit when detached; and where a branch to be replaced stands. */
export interface Departure {
  readonly cameFrom: string
  readonly replaced: string | undefined
}

export async function departure(git: Git, name: string): Promise<Departure> {
  return { cameFrom: await headPlace(git), replaced: (await branchNamed(git, name))?.oid }
}

export interface BranchMove {
  readonly name: string
  readonly commit: string
  /** Replace a branch that exists. */
  readonly force?: boolean
  /** Paths whose index entries follow the work tree; no other entry is touched. */
  readonly paths: Iterable<string>
}

/**
 * Makes the branch and stands HEAD on it, once the work tree holds the run's files: index entries, branch, HEAD, in this
 * order. May be called again after a kill, wherever it came to.
 */
export async function moveToBranch(git: Git, { name, commit, force = false, paths }: BranchMove): Promise<void> {
  const ref = `refs/heads/${name}`
  await refreshIndex(git, paths)
  if ((await branchNamed(git, name))?.oid !== commit) {
    const update = force ? { ref, to: commit } : { ref, to: commit, from: null }
    await git.run(updateRefs([update], { message: 'editplan: apply' }))
  }
  await git.run(pointHead(ref, `editplan: moving to ${name}`))
}

/** Takes a move back that failed on its way, once the work tree is restored: HEAD, the branch, index entries. May be done again. */
export async function abandonMove(git: Git, { name, commit, paths }: BranchMove, from: Departure): Promise<void> {
  await pointBack(git, from.cameFrom)
  if ((await branchNamed(git, name))?.oid === commit && from.replaced !== commit)
    await git.run(updateRefs([{ ref: `refs/heads/${name}`, to: from.replaced, from: commit }]))
  await followWorkTree(git, paths)
}

/** Takes HEAD back to where it came from, once the work tree is restored; the branch stays. */
export async function moveBack(git: Git, cameFrom: string, paths: Iterable<string>): Promise<void> {
  await refreshIndex(git, paths)
  await pointBack(git, cameFrom)
}

/** The same after a move that failed, whose failure may have kept it from touching the index: that may be what still cannot be. */
export async function returnTo(git: Git, place: string, paths: Iterable<string>): Promise<void> {
  await pointBack(git, place)
  await followWorkTree(git, paths)
}

async function followWorkTree(git: Git, paths: Iterable<string>): Promise<void> {
  const changed = new Set([...(await git.run(unstagedPaths())), ...(await git.run(stagedPaths()))])
  const differing = [...paths].filter((path) => changed.has(path))
  if (differing.length > 0) await refreshIndex(git, differing)
}

async function pointBack(git: Git, cameFrom: string): Promise<void> {
  if ((await headPlace(git)) === cameFrom) return
  const message = 'editplan: undo'
  if (cameFrom.startsWith('refs/')) await git.run(pointHead(cameFrom, message))
  else await git.run(updateRefs([{ ref: 'HEAD', to: cameFrom }], { message, detach: true }))
}

const headPlace = async (git: Git): Promise<string> =>
  (await git.run(currentBranch())) ?? (await git.run(headCommit())) ?? ''

async function branchNamed(git: Git, name: string): Promise<Ref | undefined> {
  const ref = `refs/heads/${name}`
  return (await git.run(listRefs(ref))).find((one) => one.name === ref)
}

const exists = (name: string, why: string): Problem => ({
  name: 'BRANCH_EXISTS',
  message: `The branch "${name}" ${why}`,
})

/** The first of many paths, for a message. */
function some(paths: readonly string[]): string {
  const shown = paths.slice(0, 20).join(', ')
  return paths.length > 20 ? `${shown} and ${paths.length - 20} more` : shown
}
