import { partialClone } from '../../core/git/partial-clone.ts'
import type { Locator } from '../../core/plan/document.ts'
import { substitute } from '../../core/plan/variables.ts'
import type { RunReport } from '../../core/report/report.ts'
import { wrapSystemErrors } from '../../core/workspace/file-identity.ts'
import { EditplanError, type Problem } from '../../errors.ts'
import { commitWordsOf, destinedInCampaign } from '../../inputs/read.ts'
import { isTeamOf, otherTeam } from '../../publish/code-owners.ts'
import { ApiError } from '../../publish/github.ts'
import { openPullRequest } from '../../publish/open-pull-request.ts'
import { credentialEnvironment } from '../../publish/origin.ts'
import type { PullRequestOptions } from '../../publish/pull-to-open.ts'
import {
  type CampaignOptions,
  type OpenCampaign,
  openCampaign,
  readState,
  repositoryFacts,
  type Station,
} from './campaign-run.ts'
import type { Reach } from './connections.ts'
import { decideNotes, outcomeOf, type RepositoryResult, resultOf } from './decide.ts'
import { createQueue, nextRows, roomFor } from './queue.ts'
import type { Rerun, Row } from './row.ts'

export interface CampaignResult {
  /** What was done, in the order in which it was done. */
  readonly results: readonly RepositoryResult[]
  /** Every repository as it was before, and why nothing was done where nothing was. */
  readonly rows: readonly Row[]
  /** Of a dry run: what a run now takes up, in its order. */
  readonly next?: readonly Row[]
  /** Repositories that a later run takes up. */
  readonly left: number
  readonly problems: readonly Problem[]
}

/**
 * Opens and updates pull requests until the campaign's pace says stop. A rerun takes up what the last one did not finish. Throws USAGE
 * without credentials, GITHUB_FAILED where the survey fails, and the problems of the plans.
 */
export async function runCampaign(
  options: CampaignOptions & {
    /** `owner/name`: this one alone, whatever the pace says. Default: all that the pace allows. */
    readonly repository?: string | undefined
    /** Repositories at the same time; default 2. */
    readonly jobs?: number | undefined
    readonly rerun?: Rerun | undefined
    /** What was decided is answered, and nothing is done. */
    readonly dryRun?: boolean | undefined
    /** Told of each repository when it is done. */
    readonly onResult?: ((result: RepositoryResult) => void) | undefined
  },
): Promise<CampaignResult> {
  const open = openCampaign(options)
  const { repository: only, rerun } = options
  const { stations, problems } = await readState(open, { only, rerun, asksNeed: only === undefined })
  const rows = stations.map(({ row }) => row)
  const room = only === undefined ? roomFor(rows, { pace: open.limits, now: open.clock.now() }) : 1
  if (options.dryRun) return { results: [], rows, ...nextRows(rows, room), problems }
  const stationOf = new Map(stations.map((station) => [station.row, station]))
  const queue = createQueue(rows, room)
  const results: RepositoryResult[] = []
  const work = async (): Promise<void> => {
    for (let row = await queue.next(); row; row = await queue.next()) {
      refuseStopped(options.signal)
      const result = await runInRepository(open, stationOf.get(row)!)
      queue.done(row, result.outcome === 'opened')
      results.push(result)
      options.onResult?.(result)
    }
  }
  await Promise.all(Array.from({ length: only === undefined ? (options.jobs ?? 2) : 1 }, work))
  return { results, rows, left: queue.left(), problems }
}

function refuseStopped(signal: AbortSignal | undefined): void {
  if (!signal?.aborted) return
  const message = 'The campaign was stopped. Run it again: it continues.'
  throw new EditplanError({ name: 'INTERRUPTED', message })
}

/**
 * Opens or updates the pull request of one repository, from a clone without history and without contents, into which it fetches what the
 * plans name. Where that opens none, a note in the repository says so. Throws only what is the matter with the campaign itself.
 */
async function runInRepository(open: OpenCampaign, station: Station): Promise<RepositoryResult> {
  const { name } = station.surveyed
  const reached = await open.connections.reach(name.split('/')[0] ?? '')
  if (!('github' in reached)) return { repository: name, outcome: 'failed', problems: [reached] }
  let result: RepositoryResult
  try {
    const { problems, ...done } = resultOf(name, await wrapSystemErrors(() => publishThere(open, station, reached)))
    result = { ...done, problems: [...problems, ...otherTeams(open, name)] }
  } catch (error) {
    if (!(error instanceof EditplanError)) throw error
    result = { repository: name, outcome: outcomeOf(error.problems), problems: error.problems }
  }
  return noted(open, { station, reached, result })
}

async function publishThere(open: OpenCampaign, { surveyed }: Station, { token }: Reach): Promise<RunReport> {
  const { options, serverUrl, scratch } = open
  const { name, asked, base } = surveyed
  const { pull_requests: wanted, ...rest } = options.campaign
  const { run, commits, publishing } = destinedInCampaign({ ...rest, ...filledIn(wanted, name) })
  const url = `${serverUrl}/${name}.git`
  const environment = { ...options.environment, ...credentialEnvironment(url, token, options.environment) }
  const { plans } = await open.plansOf(asked)
  using clone = await partialClone({ url, branch: base?.branch ?? '', environment, parent: scratch })
  return await openPullRequest(plans, {
    root: clone.root,
    bare: true,
    environment,
    programs: options.programs ?? 'refused',
    signal: options.signal,
    ...run,
    source: open.identity.source,
    codeOwners: wanted.reviewers === 'codeowners',
    commitWords: commitWordsOf(commits),
    publish: { ...publishing, ...publishOptions(open, surveyed, token) },
  })
}

function publishOptions(
  { options, serverUrl, apiUrl, pace, clock, identity }: OpenCampaign,
  { name, base, viewer }: Station['surveyed'],
  token: string,
): PullRequestOptions['publish'] {
  const { pull_requests: wanted, title } = options.campaign
  const reviewers = wanted.reviewers === 'codeowners' ? [] : wanted.reviewers
  return {
    token,
    title,
    repository: name,
    serverUrl,
    apiUrl,
    graphqlUrl: options.graphqlUrl,
    branch: identity.branch,
    base: base?.branch,
    reviewers: reviewers.filter((one) => !one.includes('/')),
    teamReviewers: reviewers.filter((one) => one.includes('/') && isTeamOf(name, one)),
    viewer: viewer === '' ? undefined : viewer,
    whenUnchanged: 'close',
    // The campaign decides when a pull request is made again.
    update: 'always',
    pace,
    clock,
  }
}

/** Values with the facts of their repository in texts. */
function filledIn(values: object, name: string): object {
  const facts = { repository: repositoryFacts(name) }
  const filled = (text: string): unknown => substitute(text, facts, { path: [], locate: NOWHERE }).value
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? filled(value) : value]),
  )
}

/** The campaign's file was checked: nothing is wrong at any place. */
const NOWHERE: Locator = { value: () => ({ line: 1, column: 1 }), key: () => ({ line: 1, column: 1 }) }

/** Teams of the campaign that the repository's owner does not have. */
function otherTeams({ options }: OpenCampaign, name: string): readonly Problem[] {
  const { reviewers } = options.campaign.pull_requests
  const teams = reviewers === 'codeowners' ? [] : reviewers.filter((one) => one.includes('/'))
  return teams.filter((team) => !isTeamOf(name, team)).map((team) => otherTeam(team, 'CAMPAIGN_INVALID'))
}

/** Notes in the repository that the plans were tried on this base. */
async function noted(
  open: OpenCampaign,
  {
    station: { surveyed },
    reached,
    result,
  }: { readonly station: Station; readonly reached: Reach; readonly result: RepositoryResult },
): Promise<RepositoryResult> {
  const { digest } = await open.plansOf(surveyed.asked)
  try {
    for (const call of decideNotes(surveyed, result, { identity: open.identity, digest }))
      await reached.github.send(call)
    return result
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ...result, problems: [...result.problems, ...error.problems] }
  }
}
