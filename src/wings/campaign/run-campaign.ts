import { partialClone } from '../../core/git/partial-clone.ts'
import type { Locator } from '../../core/plan/document.ts'
import { substitute } from '../../core/plan/variables.ts'
import type { RunReport } from '../../core/report/report.ts'
import { wrapSystemErrors } from '../../core/workspace/file-identity.ts'
import { EditplanError, type ErrorName, type Problem } from '../../errors.ts'
import { commitWordsOf, destinedInCampaign } from '../../inputs/read.ts'
import { isTeamOf, otherTeam } from '../../publish/code-owners.ts'
import { ApiError } from '../../publish/github.ts'
import { openPullRequest, type PullRequestOptions } from '../../publish/open-pull-request.ts'
import { credentialEnvironment } from '../../publish/origin.ts'
import { noteRef, type Outcome, shortDigest } from './campaign-file.ts'
import {
  type CampaignOptions,
  type OpenCampaign,
  openCampaign,
  readState,
  repositoryFacts,
  type Station,
} from './campaign-run.ts'
import type { Reach } from './connections.ts'
import { createRef, deleteRef, updateRef } from './github-queries.ts'
import { type Rerun, type Row, roomFor } from './matrix.ts'

interface RunCampaignOptions extends CampaignOptions {
  /** `owner/name`: this one alone, whatever the pace says. Default: all that the pace allows. */
  readonly repository?: string | undefined
  /** Repositories at the same time; default 2. */
  readonly jobs?: number | undefined
  readonly rerun?: Rerun | undefined
  /** Told of each repository when it is done. */
  readonly onResult?: ((result: RepositoryResult) => void) | undefined
}

export interface CampaignResult {
  /** What was done, in the order in which it was done. */
  readonly results: readonly RepositoryResult[]
  /** Every repository as it was before, and why nothing was done where nothing was. */
  readonly rows: readonly Row[]
  /** Repositories that a later run takes up. */
  readonly left: number
  readonly problems: readonly Problem[]
}

/**
 * Opens and updates pull requests until the campaign's pace says stop. A rerun takes up what the last one did not finish. Throws USAGE
 * without credentials, GITHUB_FAILED where the survey fails, and the problems of the plans.
 */
export async function runCampaign(options: RunCampaignOptions): Promise<CampaignResult> {
  const open = openCampaign(options)
  const { repository: only, rerun } = options
  const { stations, problems } = await readState(open, { only, rerun, asksNeed: only === undefined })
  const rows = stations.map(({ row }) => row)
  const room = only === undefined ? roomFor(rows, { pace: open.limits, now: open.clock.now() }) : 1
  const queue = createQueue(stations, room)
  const results: RepositoryResult[] = []
  const work = async (): Promise<void> => {
    for (let station = await queue.next(); station; station = await queue.next()) {
      refuseStopped(options.signal)
      const result = await runInRepository(open, station)
      queue.done(station, result)
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

/** Open pull requests first, then what is new, then what is tried again: those two as long as there is room. */
function createQueue(stations: readonly Station[], room: number) {
  const todo = (what: Row['todo']) => stations.filter(({ row }) => row.todo === what)
  const updates = todo('update')
  const candidates = [...todo('open'), ...todo('again')]
  let [opened, underWay] = [0, 0]
  const freed: (() => void)[] = []
  return {
    /** Returns the next repository, once one under way has made room for it; undefined if none is left or no room can come. */
    async next(): Promise<Station | undefined> {
      const update = updates.shift()
      if (update) return update
      while (candidates.length > 0 && opened + underWay >= room && underWay > 0) {
        await new Promise<void>((resolve) => freed.push(resolve))
      }
      if (opened + underWay >= room) return undefined
      const candidate = candidates.shift()
      if (candidate) underWay += 1
      return candidate
    },
    done({ row }: Station, { outcome }: RepositoryResult): void {
      if (row.todo === 'update') return
      underWay -= 1
      if (outcome === 'opened') opened += 1
      for (const wake of freed.splice(0)) wake()
    },
    /** Repositories that found no room. */
    left: () => candidates.length + updates.length,
  }
}

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

/** Refusals that say that the branch, or the base, holds what must not be overwritten. */
const CONFLICTS: readonly ErrorName[] = [
  'BRANCH_NOT_OURS',
  'BRANCH_HAS_FOREIGN_COMMITS',
  'OTHER_PLAN',
  'MERGE_CONFLICT',
]

const outcomeOf = (problems: RepositoryResult['problems']): 'conflict' | 'failed' =>
  problems.some(({ name }) => CONFLICTS.includes(name)) ? 'conflict' : 'failed'

function resultOf(repository: string, { pull_request: pull, problems = [], steps }: RunReport): RepositoryResult {
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

type NoteContext = { readonly station: Station; readonly reached: Reach; readonly result: RepositoryResult }

/** Notes in the repository that the plans were tried on this base; what GitHub or git failed at is tried again without a note. */
async function noted(open: OpenCampaign, { station, reached, result }: NoteContext): Promise<RepositoryResult> {
  const { outcome, repository } = result
  const { base, notes, asked } = station.surveyed
  if (!isOutcome(outcome) || !base || isPassing(result)) return result
  const { digest } = await open.plansOf(asked)
  const earlier = notes.filter(({ plan }) => plan === shortDigest(digest))
  const ref = (of: Outcome): string => noteRef(open.identity, digest, of)
  const short = (of: Outcome): string => ref(of).slice('refs/'.length)
  try {
    for (const note of earlier) {
      if (note.outcome !== outcome) await reached.github.send(deleteRef(repository, short(note.outcome)))
    }
    const isThere = earlier.some((note) => note.outcome === outcome)
    const { commit } = base
    await reached.github.send(
      isThere ? updateRef(repository, short(outcome), commit) : createRef(repository, ref(outcome), commit),
    )
    return result
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ...result, problems: [...result.problems, ...error.problems] }
  }
}

const isOutcome = (outcome: RepositoryResult['outcome']): outcome is Outcome =>
  outcome === 'not-needed' || outcome === 'failed' || outcome === 'conflict'

/** Failures that say nothing of the repository's files. */
const PASSING: readonly ErrorName[] = ['GIT_FAILED', 'GITHUB_FAILED', 'INTERRUPTED', 'READ_FAILED', 'WRITE_FAILED']

const isPassing = ({ outcome, problems }: RepositoryResult): boolean =>
  outcome === 'failed' && problems.some(({ name }) => PASSING.includes(name))
