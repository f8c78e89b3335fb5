import { connect, type GitHub } from './github.ts'
import { type ListedPull, listPulls } from './github-api.ts'
import { type PublishedRecord, readRecord } from './marker.ts'
import type { PublishOptions } from './options.ts'
import type { Target } from './target.ts'

export type OpenTarget = Target & { readonly repository: string; readonly headRepository: string }

/** A pull request of the branch, open or closed, and what it remembers of the run that made it. */
export type KnownPull = ListedPull & { readonly record: PublishedRecord | undefined }

/** What GitHub knows of the branch. */
export interface RemoteState {
  readonly github: GitHub
  readonly target: OpenTarget
  /** Every pull request of the branch, on whatever base; the latest first. */
  readonly pulls: readonly KnownPull[]
  /** The branch is that of a part: its pull request is found on whatever base. */
  readonly isPart?: boolean
}

/** Asks for the pull requests of the branch; undefined where there is no token for this server, or the remote is not a GitHub repository. */
export async function lookUp(target: Target, options: PublishOptions): Promise<RemoteState | undefined> {
  const connected = await connectTo(target, options)
  if (!connected) return undefined
  const { github, target: open } = connected
  // A review is posted on a pull request that is known by its number.
  const pulls = options.suggestOn === undefined ? await pullsOf(github, open) : []
  return { github, target: open, pulls, isPart: options.part !== undefined }
}

/** Undefined where there is no token for this server, or the remote is not a GitHub repository. */
export async function connectTo(
  target: Target,
  { graphqlUrl, clock, pace, branchToken, withheld }: PublishOptions,
): Promise<Pick<RemoteState, 'github' | 'target'> | undefined> {
  const { token, apiUrl } = target
  if (token === undefined || !isOpenTarget(target)) return undefined
  return { github: await connect({ token, apiUrl, graphqlUrl, clock, pace, branchToken, withheld }), target }
}

const isOpenTarget = (target: Target): target is OpenTarget =>
  target.repository !== undefined && target.headRepository !== undefined

/** The same, asked again. */
export const lookAgain = async (standing: RemoteState): Promise<RemoteState> => ({
  ...standing,
  pulls: await pullsOf(standing.github, standing.target),
})

async function pullsOf(github: GitHub, target: OpenTarget): Promise<readonly KnownPull[]> {
  const owner = target.headRepository.split('/')[0]
  const pulls = await github.list(listPulls(target.repository, `${owner}:${target.branch}`))
  return pulls.map(known)
}

/** The same, with what it remembers. */
export const known = (pull: ListedPull): KnownPull => ({ ...pull, record: readRecord(pull.body ?? '') })

/** The open pull request of the branch on this base, of which GitHub allows one; of a part also one that is to move to it. */
export function openPullOf({ pulls, target, isPart }: Omit<RemoteState, 'github'>): KnownPull | undefined {
  const open = pulls.filter(({ state }) => state === 'open')
  return open.find(({ base }) => base.ref === target.base.branch) ?? open.find(({ record }) => isPart && record?.split)
}

/** What the pull requests remember, the latest first. */
export const recordsOf = (standing: RemoteState | undefined): readonly PublishedRecord[] =>
  (standing?.pulls ?? []).flatMap(({ record }) => record ?? [])
