import { type ListedPull, listPulls } from './calls.ts'
import { connect, type GitHub } from './github.ts'
import { type PublishedRecord, readRecord } from './marker.ts'
import type { PublishOptions } from './options.ts'
import type { Target } from './target.ts'

export type OpenTarget = Target & { readonly repository: string; readonly headRepository: string }

/** A pull request of the branch, open or closed, and what it remembers of the run that made it. */
export type KnownPull = ListedPull & { readonly record: PublishedRecord | undefined }

/** What GitHub knows of the branch. */
export interface Standing {
  readonly github: GitHub
  readonly target: OpenTarget
  /** Every pull request of the branch, on whatever base; the latest first. */
  readonly pulls: readonly KnownPull[]
}

/** Asks for the pull requests of the branch; undefined where there is no token for this server, or the remote is not a GitHub repository. */
export async function lookUp(target: Target, options: PublishOptions): Promise<Standing | undefined> {
  const { token, apiUrl } = target
  if (token === undefined || !isOpenTarget(target)) return undefined
  const github = await connect({
    token,
    apiUrl,
    graphqlUrl: options.graphqlUrl,
    clock: options.clock,
    pace: options.pace,
  })
  // A review is posted on a pull request that is known by its number.
  const pulls = options.suggestOn === undefined ? await pullsOf(github, target) : []
  return { github, target, pulls }
}

const isOpenTarget = (target: Target): target is OpenTarget =>
  target.repository !== undefined && target.headRepository !== undefined

/** The same, asked again. */
export const lookAgain = async ({ github, target }: Standing): Promise<Standing> => ({
  github,
  target,
  pulls: await pullsOf(github, target),
})

async function pullsOf(github: GitHub, target: OpenTarget): Promise<readonly KnownPull[]> {
  const owner = target.headRepository.split('/')[0]
  const pulls = await github.list(listPulls(target.repository, `${owner}:${target.branch}`))
  return pulls.map((pull) => ({ ...pull, record: readRecord(pull.body ?? '') }))
}

/** The open pull request of the branch on this base; GitHub allows one. */
export const openPullOf = ({ pulls, target }: Pick<Standing, 'pulls' | 'target'>): KnownPull | undefined =>
  pulls.find(({ state, base }) => state === 'open' && base.ref === target.base.branch)

/** What the pull requests remember, the latest first. */
export const recordsOf = (standing: Standing | undefined): readonly PublishedRecord[] =>
  (standing?.pulls ?? []).flatMap(({ record }) => record ?? [])
