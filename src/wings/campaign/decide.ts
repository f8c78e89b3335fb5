import type { RunReport } from '../../core/report/report.ts'
import type { ErrorName } from '../../errors.ts'
import type { ApiCall } from '../../publish/api-call.ts'
import { type Identity, noteRef, type Outcome, shortDigest } from './campaign-file.ts'
import { createRef, deleteRef, type PullReview, updateRef } from './github-queries.ts'
import type { CampaignPull, RepositorySurvey } from './survey.ts'

interface PullPlace {
  readonly repository: string
  readonly number: number
  readonly url: string
}

/** Nothing is done, and why; without a number where it is not known whether there is a pull request. */
type LeftPull = { readonly do: 'leave'; readonly why: string } & Pick<PullPlace, 'repository'> & Partial<PullPlace>

/** A pull request is merged only at the commit that was seen. */
export type MergeDecision = ({ readonly do: 'merge'; readonly head: string } & PullPlace) | LeftPull

/** The pull requests of a repository that may be merged, if they are approved. */
export const mayBeMerged = ({ obstacle, base, pulls }: RepositorySurvey): readonly CampaignPull[] =>
  obstacle ? [] : pulls.filter((pull) => pull.state === 'open' && whyNot(pull, base?.branch) === undefined)

/** What becomes of a repository's open pull requests when a campaign merges them. @param reviews undefined of those that GitHub does not tell */
export function decideMerging(
  { name: repository, obstacle, base, pulls }: RepositorySurvey,
  reviews: (number: number) => PullReview | undefined,
): readonly MergeDecision[] {
  if (obstacle) return [{ do: 'leave', repository, why: obstacle.message }]
  return openOf(pulls).map((pull) => {
    const { number, url, head } = pull
    const why = whyNot(pull, base?.branch) ?? whyNotApproved(reviews(number))
    return why === undefined
      ? { do: 'merge', repository, number, url, head }
      : { do: 'leave', repository, number, url, why }
  })
}

/** Why it is not merged as it was reviewed, if it is not. */
export const whyNotApproved = (review: PullReview | undefined): string | undefined =>
  review === undefined
    ? 'GitHub does not say whether it is approved'
    : review.isApproved
      ? undefined
      : 'it lacks an approval: of its last commit, or one that the rules require'

/** Why GitHub did not merge it, and the setting that answers that. @param said its own words */
export function whyRefused(said: string): string {
  if (/\b(?:commits|merges) are not allowed/i.test(said)) return `${said} Give another \`--method\`.`
  return /merge queue/i.test(said) ? `${said} Set \`auto_merge\`, with which the queue takes it.` : said
}

/** What keeps it from being merged, as far as the survey tells. */
function whyNot(
  { draft, head, run, base, conflicting, checks }: CampaignPull,
  main: string | undefined,
): string | undefined {
  if (draft) return 'it is a draft'
  if (head !== run.head || run.kept.length > 0) return 'it holds commits that no run pushed'
  if (base !== main) return `its base is "${base}"`
  if (conflicting) return 'it conflicts with its base'
  return checks === 'passing' ? undefined : checks === 'none' ? 'no check has run' : `its checks are ${checks}`
}

/** `deletes`: its branch too, only where it was seen. */
export type CloseDecision =
  | ({ readonly do: 'close'; readonly deletes?: { readonly branch: string; readonly at: string } } & PullPlace)
  | LeftPull

/** What becomes of a repository's open pull requests when a campaign is closed. A branch that others committed to is not deleted. */
export function decideClosing(
  surveyed: RepositorySurvey,
  {
    identity: { branch },
    deleteBranches = false,
  }: { readonly identity: Identity; readonly deleteBranches?: boolean | undefined },
): readonly CloseDecision[] {
  const { name: repository, base, pulls, obstacle } = surveyed
  const unread: readonly LeftPull[] = isUnread(surveyed)
    ? [{ do: 'leave', repository, why: obstacle?.message ?? '' }]
    : []
  const closes = openOf(pulls).map(({ number, url, head, run }): CloseDecision => {
    const isOurs = head === run.head && run.kept.length === 0 && branch !== base?.branch
    return { do: 'close', repository, number, url, ...(deleteBranches && isOurs && { deletes: { branch, at: head } }) }
  })
  return [...unread, ...closes]
}

/** Whether nobody knows which pull requests of the campaign a repository has: it was not read, or not all of it. */
const isUnread = ({ obstacle, viewer }: RepositorySurvey): boolean =>
  obstacle?.kind === 'unclear' || obstacle?.kind === 'ledger' || (obstacle?.kind === 'no-permission' && viewer === '')

const openOf = (pulls: readonly CampaignPull[]) => pulls.filter(({ state }) => state === 'open')

/** What a run did in one repository. */
export interface RepositoryResult {
  readonly repository: string
  /** `unchanged`: the pull request was as it should be. */
  readonly outcome: 'opened' | 'updated' | 'unchanged' | 'merged' | Outcome
  readonly number?: number
  readonly url?: string
  /** Why, where no pull request is as it should be; what GitHub refused of one that is. */
  readonly problems: readonly { readonly name: ErrorName; readonly message: string }[]
}

/** Refusals that say that the branch, or the base, holds what must not be overwritten. */
const CONFLICTS: readonly ErrorName[] = [
  'BRANCH_NOT_OURS',
  'BRANCH_HAS_FOREIGN_COMMITS',
  'OTHER_PLAN',
  'MERGE_CONFLICT',
]

export const outcomeOf = (problems: RepositoryResult['problems']): 'conflict' | 'failed' =>
  problems.some(({ name }) => CONFLICTS.includes(name)) ? 'conflict' : 'failed'

/** What a report says of a repository. */
export function resultOf(
  repository: string,
  { pull_request: pull, problems = [], steps }: RunReport,
): RepositoryResult {
  const refused = steps.flatMap(({ error }) => error ?? [])
  const reasons = [...problems, ...refused].map(({ name, message }) => ({ name, message }))
  const link = pull?.number === undefined ? {} : { number: pull.number, url: pull.url }
  if (!pull || pull.failed) return { repository, outcome: outcomeOf(reasons), ...link, problems: reasons }
  return { repository, outcome: OUTCOMES[pull.operation](link.number), ...link, problems: reasons }
}

const OUTCOMES = {
  created: () => 'opened',
  updated: () => 'updated',
  closed: () => 'not-needed',
  none: (number) => (number === undefined ? 'not-needed' : 'unchanged'),
} as const satisfies Record<
  NonNullable<RunReport['pull_request']>['operation'],
  (number: number | undefined) => RepositoryResult['outcome']
>

/**
 * The calls that note in a repository that the plans were tried on its base and opened no pull request; none where they opened one, and
 * where git or GitHub failed: that is tried again. @param digest of the plans
 */
export function decideNotes(
  { base, notes }: RepositorySurvey,
  { repository, outcome, problems }: RepositoryResult,
  { identity, digest }: { readonly identity: Identity; readonly digest: string },
): readonly ApiCall<unknown>[] {
  if (!isOutcome(outcome) || !base || (outcome === 'failed' && problems.some(({ name }) => PASSING.includes(name))))
    return []
  const earlier = notes.filter(({ plan }) => plan === shortDigest(digest)).map((note) => note.outcome)
  const ref = (of: Outcome): string => noteRef(identity, digest, of)
  const short = (of: Outcome): string => ref(of).slice('refs/'.length)
  return [
    ...earlier.filter((one) => one !== outcome).map((one) => deleteRef(repository, short(one))),
    earlier.includes(outcome)
      ? updateRef(repository, short(outcome), base.commit)
      : createRef(repository, ref(outcome), base.commit),
  ]
}

const isOutcome = (outcome: RepositoryResult['outcome']): outcome is Outcome =>
  outcome === 'not-needed' || outcome === 'failed' || outcome === 'conflict'

/** Failures that say nothing of the repository's files. */
const PASSING: readonly ErrorName[] = ['GIT_FAILED', 'GITHUB_FAILED', 'INTERRUPTED', 'READ_FAILED', 'WRITE_FAILED']
