import { EditplanError, type Problem } from '../../errors.ts'
import { openObjectReader } from '../git/cat-file.ts'
import { isBranchName, listRefs, type Ref } from '../git/commands/refs.ts'
import { isAncestor } from '../git/commands/rev-parse.ts'
import { detailOf } from '../git/failure.ts'
import type { Git } from '../git/git.ts'
import type { IndexState } from '../git/index-entries.ts'
import { openRefWriter } from '../git/ref-writer.ts'
import { shellWord } from '../text/words.ts'
import { checkSwitch, headPlace, refNamed } from './branch.ts'
import type { RunRecord } from './run-record.ts'

/** Where HEAD goes; places are full refs, or commits when detached. */
export interface Way {
  readonly from: { readonly place: string; readonly commit: string }
  readonly to: { readonly place: string; readonly commit: string }
  /** The branch will be made. */
  readonly makes: boolean
  /** The commit of an existing branch that the move replaces, if there is one. */
  readonly replaces?: string | undefined
}

/** What a way depends on, asked as far as it does: git answers in a run, a table in a test. */
export interface WayFacts {
  /** The commit is empty on a branch that has none yet. */
  head(): Promise<Way['from']>
  /** Why HEAD cannot move now. */
  blocked(): Promise<Problem | undefined>
  /** A branch by its full name. */
  ref(name: string): Promise<Ref | undefined>
  branches(): Promise<readonly Ref[]>
  isAncestor(commit: string, of: string): Promise<boolean>
  /** What git has against making a ref, which is rehearsed. */
  obstacle(ref: string, commit: string): Promise<unknown>
}

/** @param index as it was read */
export const wayFacts = (git: Git, index?: IndexState): WayFacts => ({
  head: async () => ({ place: await headPlace(git), commit: await headCommit(git) }),
  blocked: async () => (git.bare ? undefined : checkSwitch(git, index)),
  ref: (name) => refNamed(git, name),
  branches: () => git.run(listRefs('refs/heads/')),
  isAncestor: (commit, of) => git.run(isAncestor(commit, of)),
  async obstacle(ref, commit) {
    await using refs = openRefWriter(git)
    return await refs.rehearse([{ ref, to: commit, from: null }]).catch((error: unknown) => error)
  },
})

async function headCommit(git: Git): Promise<string> {
  await using reader = openObjectReader(git)
  return (await reader.read('HEAD^{commit}'))?.oid ?? ''
}

/** A way to the commit of a run that is still to be made. */
export type WayOut = Pick<Way, 'from' | 'replaces'> & { readonly branch: string }

/**
 * Where HEAD goes when a run is applied to a branch of its own. Throws BRANCH_INVALID, OPERATION_IN_PROGRESS, and BRANCH_EXISTS, also for a
 * name that another branch blocks.
 */
export async function wayOut(
  facts: WayFacts,
  { name, force }: { readonly name: string; readonly force: boolean },
): Promise<WayOut> {
  const from = await facts.head()
  const branch = refOf(name)
  const obstacle = from.commit !== '' && isPlain(name) ? await facts.obstacle(branch, from.commit) : UNKNOWN
  if (obstacle && !(isPlain(name) && isBranchName(name))) throw invalid(name)
  await refuseSwitch(facts)
  if (!obstacle) return { from, branch }
  const existing = await facts.ref(branch)
  if (existing?.worktree) throw exists(name, `is checked out in ${existing.worktree}. Choose another name.`)
  if (existing && !force)
    throw exists(
      name,
      `already exists. Choose another name, pass --force to replace it, or delete it: git branch -D ${shellWord(name)}.`,
    )
  if (existing || obstacle === UNKNOWN) return { from, branch, replaces: existing?.oid }
  // Git prints this where another branch blocks the name. Any other failure has another cause.
  if (!(obstacle instanceof EditplanError && obstacle.message.includes(' exists'))) throw obstacle
  throw exists(name, `conflicts with another branch: ${detailOf(obstacle)}. Choose another name.`)
}

/** Without a commit nothing can be rehearsed. */
const UNKNOWN = Symbol('unknown')

/** A name that git cannot read as an option, as HEAD, or as more than one line. */
const isPlain = (name: string): boolean =>
  !/[\0\n]/.test(name) && !['HEAD', '@'].includes(name) && !name.startsWith('-')

const invalid = (name: string): EditplanError =>
  new EditplanError({
    name: 'BRANCH_INVALID',
    message: `Git does not allow a branch named ${JSON.stringify(name)}. Choose another name.`,
  })

const exists = (name: string, why: string): EditplanError =>
  new EditplanError({ name: 'BRANCH_EXISTS', message: `The branch "${name}" ${why}` })

/** What is known of the run. */
export interface WayRun {
  readonly id: string
  readonly head: { readonly commit: string }
  readonly record: Pick<RunRecord, 'branch' | 'cameFrom' | 'status'>
}

/**
 * Where HEAD goes when all of a run is undone: from the run's branch, or one made on it, back to where it was before.
 * Undefined where HEAD stays: a run without a branch, or one that was merged since. Throws RUN_NOT_APPLIED where HEAD
 * has left the run, OPERATION_IN_PROGRESS, UNKNOWN_REVISION, BRANCH_IN_USE, and DIRTY_FILES for commits that would be on no branch.
 */
export async function wayBack(
  facts: WayFacts,
  { id, head, record: { branch, cameFrom } }: WayRun,
): Promise<Way | undefined> {
  if (branch === undefined || cameFrom === undefined) return undefined
  await refuseSwitch(facts)
  const from = await facts.head()
  const holdsRun = await facts.isAncestor(head.commit, from.commit)
  if (from.place !== refOf(branch)) {
    if (!holdsRun) throw left(id, branch)
    if (from.place === cameFrom) return undefined
  }
  if (!from.place.startsWith('refs/')) await refuseLoss(facts, from.commit, { branch, run: head.commit })
  if (!cameFrom.startsWith('refs/')) return { from, to: { place: cameFrom, commit: cameFrom }, makes: false }
  const target = await facts.ref(cameFrom)
  if (!target) throw gone(cameFrom, branch)
  refuseInUse(target)
  return { from, to: { place: cameFrom, commit: target.oid }, makes: false }
}

/**
 * Where HEAD goes when a run is redone: to its branch, which is created again if it is gone. Undefined for a run without a branch, or
 * when HEAD is on it already. Throws RUN_APPLIED, OPERATION_IN_PROGRESS, BRANCH_IN_USE, and BRANCH_EXISTS where the branch does
 * not contain the run any more.
 */
export async function wayAgain(facts: WayFacts, { id, head, record }: WayRun): Promise<Way | undefined> {
  const { branch, cameFrom, status } = record
  if (branch === undefined || cameFrom === undefined) return undefined
  const from = await facts.head()
  if (status === 'undone' && (await facts.isAncestor(head.commit, from.commit))) throw here(id)
  if (from.place === refOf(branch)) return undefined
  await refuseSwitch(facts)
  const target = await facts.ref(refOf(branch))
  if (!target) return { from, to: { place: refOf(branch), commit: head.commit }, makes: true }
  refuseInUse(target)
  if (!(await facts.isAncestor(head.commit, target.oid))) throw moved(id, branch)
  return { from, to: { place: refOf(branch), commit: target.oid }, makes: false }
}

const refOf = (branch: string): string => `refs/heads/${branch}`

export const shortOf = (ref: string): string => ref.replace(/^refs\/heads\//, '')

async function refuseSwitch(facts: WayFacts): Promise<void> {
  const problem = await facts.blocked()
  if (problem) throw new EditplanError(problem)
}

/** Refuses to leave commits of a detached HEAD that are on no branch: they would be hard to find again. */
async function refuseLoss(
  facts: WayFacts,
  commit: string,
  { branch, run }: { readonly branch: string; readonly run: string },
): Promise<void> {
  if (commit === run) return
  const branches = await facts.branches()
  const holder = branches.find(({ name }) => name === refOf(branch)) ?? branches.find(({ oid }) => oid === commit)
  if (holder && (await facts.isAncestor(commit, holder.oid))) return
  const message = `HEAD is detached, on commits that are on no branch. Create a branch for them first: \`git switch -c NAME\`.`
  throw new EditplanError({ name: 'DIRTY_FILES', message })
}

function refuseInUse({ name, worktree }: Ref): void {
  if (worktree === '') return
  const message = `The branch "${shortOf(name)}" is checked out in ${worktree}. Switch to another branch there first.`
  throw new EditplanError({ name: 'BRANCH_IN_USE', message })
}

const left = (id: string, branch: string): EditplanError =>
  new EditplanError({
    name: 'RUN_NOT_APPLIED',
    message: `Run ${id} is on the branch "${branch}", but HEAD is not. To undo it, run \`git switch ${shellWord(branch)}\` first.`,
  })

const here = (id: string): EditplanError =>
  new EditplanError({
    name: 'RUN_APPLIED',
    message: `The current commit already contains run ${id}. Switch to the branch that you came from, then redo.`,
  })

const gone = (cameFrom: string, branch: string): EditplanError =>
  new EditplanError({
    name: 'UNKNOWN_REVISION',
    message: `The branch "${shortOf(cameFrom)}", on which the run started, is gone. Create it again, or switch to another branch with \`git switch\`; the branch "${branch}" keeps the run.`,
  })

const moved = (id: string, branch: string): EditplanError =>
  new EditplanError({
    name: 'BRANCH_EXISTS',
    message: `The branch "${branch}" does not contain run ${id} any more. Rename it, or apply the plan again with --force.`,
  })
