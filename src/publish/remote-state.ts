import type { Git } from '../core/git/git.ts'
import { ApiError, connect, type GitHub } from './github.ts'
import { getRepository, type ListedPull, listPulls, type RepositoryAnswer } from './github-api.ts'
import type { KnownRun } from './ledger.ts'
import { type KnownLedger, readBranch } from './ledger-ref.ts'
import type { PublishOptions } from './options.ts'
import type { Target } from './target.ts'

export type OpenTarget = Target & { readonly repository: string; readonly headRepository: string }

/** GitHub, and the repositories that a run publishes to. */
export interface Hub {
  readonly github: GitHub
  readonly target: OpenTarget
  /** The one that has the pull request. */
  readonly repository: RepositoryAnswer
  /** The one that gets the branch; undefined where it is a fork that the token cannot see. */
  readonly head: RepositoryAnswer | undefined
}

/** What the remote knows of a branch. */
export interface RemoteState {
  readonly target: Target
  /** Where the branch is; undefined where there is none. */
  readonly tip: string | undefined
  readonly ledger: KnownLedger | undefined
  /** Of the repository that gets the branch. */
  readonly defaultBranch: string | undefined
  /** Undefined where there is no token for this server, or the remote is not a GitHub repository. */
  readonly hub: Hub | undefined
  /** Every pull request of the branch itself, on whatever base, the latest first; those of forks are not among them. */
  readonly pulls: readonly ListedPull[]
  /** The branch is that of a part: its pull request is found on whatever base. */
  readonly isPart?: boolean
}

/** Asks the remote for the branch and its ledger, and GitHub for its pull requests. */
export async function lookUp(git: Git, target: Target, options: PublishOptions): Promise<RemoteState> {
  const hub = await connectTo(target, options)
  // A review is posted on a pull request that is known by its number.
  if (options.suggestOn !== undefined)
    return { target, tip: undefined, ledger: undefined, defaultBranch: undefined, hub, pulls: [] }
  const branch = await readBranch(git, target.push, target.branch, target.seen)
  return { target, ...branch, hub, pulls: hub ? await pullsOf(hub) : [], isPart: options.part !== undefined }
}

/** Undefined where there is no token for this server, or the remote is not a GitHub repository. */
export async function connectTo(
  target: Target,
  { graphqlUrl, clock, pace, branchToken, withheld, pushToFork }: PublishOptions,
): Promise<Hub | undefined> {
  const { token, apiUrl } = target
  if (token === undefined || !isOpenTarget(target)) return undefined
  const github = await connect({ token, apiUrl, graphqlUrl, clock, pace, branchToken, withheld })
  const repository = await github.send(getRepository(target.repository))
  const head = pushToFork === undefined ? repository : await unlessRefused(github.send(getRepository(pushToFork)))
  return { github, target, repository, head }
}

const isOpenTarget = (target: Target): target is OpenTarget =>
  target.repository !== undefined && target.headRepository !== undefined

/** Undefined where the token is not allowed to ask. */
export async function unlessRefused<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status !== undefined && error.status < 500) return undefined
    throw error
  }
}

/** The same, asked again. */
export async function lookAgain(git: Git, state: RemoteState): Promise<RemoteState> {
  const branch = await readBranch(git, state.target.push, state.target.branch)
  return { ...state, ...branch, pulls: state.hub ? await pullsOf(state.hub) : [] }
}

/**
 * Every pull request of a branch, the latest first. GitHub is asked by the owner's name, which forks of the same owner have too: whose
 * branch it is, the repository's number tells.
 */
export async function pullsOf({ github, target, head }: Hub, branch = target.branch): Promise<readonly ListedPull[]> {
  const owner = target.headRepository.split('/')[0]
  const pulls = await github.list(listPulls(target.repository, `${owner}:${branch}`))
  return pulls.filter((pull) => isOfBranch(pull, { repository: head?.id, branch }))
}

/** Whether a pull request's head is the branch of that repository. */
export const isOfBranch = (
  { head }: Pick<ListedPull, 'head'>,
  { repository, branch }: { readonly repository: number | undefined; readonly branch: string },
): boolean => repository !== undefined && head.repo?.id === repository && head.ref === branch

/** The pull requests among them that are ours: the ledger names them, or the commit that they are at. */
export const ourPulls = <Pull extends { readonly number: number; readonly head: { readonly sha: string } }>(
  pulls: readonly Pull[],
  ledger: KnownLedger | undefined,
): readonly Pull[] =>
  ledger === undefined
    ? []
    : pulls.filter(({ number, head }) => isRemembered(ledger, number) || head.sha === ledger.run.head)

const isRemembered = (ledger: KnownLedger, number: number): boolean => ledger.pulls.some((one) => one.number === number)

/** Our open pull request of the branch on this base, of which GitHub allows one; of a part also one that is to move to it. */
export function openPullOf({ pulls, ledger, target, isPart }: RemoteState): ListedPull | undefined {
  const open = ourPulls(pulls, ledger).filter(({ state }) => state === 'open')
  return open.find(({ base }) => base.ref === target.base.branch) ?? (isPart && ledger?.run.split ? open[0] : undefined)
}

/** What the ledger says of the run that a pull request showed last. */
export const runOfPull = (
  ledger: KnownLedger | undefined,
  { number, head }: { readonly number: number; readonly head: { readonly sha: string } },
): KnownRun | undefined =>
  ledger?.run.head === head.sha ? ledger.run : ledger?.pulls.find((one) => one.number === number)?.run
