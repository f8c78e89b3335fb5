import { safeTitle } from '../../core/report/safe-markdown.ts'
import { groupBy } from '../../core/text/group-by.ts'
import { EditplanError, type Problem } from '../../errors.ts'
import { ownIssue } from '../../publish/fallback.ts'
import { ApiError } from '../../publish/github.ts'
import { createIssue, getViewer, updateIssue, updatePull } from '../../publish/github-api.ts'
import { unlessRefused } from '../../publish/remote-state.ts'
import { isRepositoryName, notesPrefix } from './campaign-file.ts'
import { type CampaignStatus, campaignMarkdown, type Estimate, estimateOf, statusOf } from './campaign-report.ts'
import { type CampaignOptions, openCampaign, readState } from './campaign-run.ts'
import type { Connections } from './connections.ts'
import { deleteRef, type PullReview, reviewPulls, SURVEYED_AT_ONCE } from './github-queries.ts'
import { matrixOf, type Rerun, type Row, type RunPlan } from './matrix.ts'
import type { RepositorySurvey } from './survey.ts'

/** Asks GitHub where the campaign is. Nothing is written. */
export async function campaignStatus(options: CampaignOptions): Promise<CampaignStatus> {
  const open = openCampaign(options)
  const { stations, problems } = await readState(open, { asksNeed: true })
  const { title } = options.campaign
  const rows = stations.map(({ row }) => row)
  const pulls = stations.flatMap(({ surveyed }) => surveyed.pulls)
  const reviews = await reviewsOf(rows, open.connections)
  return statusOf({ title, branch: open.identity.branch, rows, pulls, reviews, problems, now: open.clock.now() })
}

/** Who has to act on the open pull requests: reviewers, and checks that fail. Unknown where GitHub does not say. */
async function reviewsOf(rows: readonly Row[], connections: Connections): Promise<ReadonlyMap<string, PullReview>> {
  const found = new Map<string, PullReview>()
  const open = rows.flatMap(({ repository, state, pull }) =>
    pull && state !== 'merged' && state !== 'closed' ? [{ repository, number: pull.number }] : [],
  )
  for (const [owner, pulls] of groupBy(open, ({ repository }) => repository.split('/')[0] ?? '')) {
    const reached = await connections.reach(owner)
    if (!('github' in reached)) continue
    for (let at = 0; at < pulls.length; at += SURVEYED_AT_ONCE) {
      const batch = pulls.slice(at, at + SURVEYED_AT_ONCE)
      const answers = await unlessRefused(reached.github.send(reviewPulls(batch)))
      for (const [nth, { repository }] of batch.entries()) {
        const answer = answers?.[nth]
        if (answer) found.set(repository, answer)
      }
    }
  }
  return found
}

interface PlanCampaignOptions extends CampaignOptions {
  /** Jobs at the same time; default 4. */
  readonly parallel?: number | undefined
  readonly rerun?: Rerun | undefined
}

interface PlannedCampaign {
  readonly plan: RunPlan
  readonly estimate: Estimate
  readonly rows: readonly Row[]
  readonly problems: readonly Problem[]
}

/** Says which repositories the next run takes up, as the matrix of a workflow. Nothing is written. */
export async function planCampaign(options: PlanCampaignOptions): Promise<PlannedCampaign> {
  const open = openCampaign(options)
  const { stations, problems } = await readState(open, { rerun: options.rerun, asksNeed: true })
  const rows = stations.map(({ row }) => row)
  const plan = matrixOf(rows, { pace: open.limits, parallel: options.parallel ?? 4, now: open.clock.now() })
  return { plan, estimate: estimateOf(rows, options), rows, problems }
}

interface CloseCampaignOptions extends CampaignOptions {
  /** `owner/name`: this one alone; default all. */
  readonly repository?: string | undefined
  /** Deletes the branches too; default they stay. */
  readonly deleteBranches?: boolean | undefined
}

/** A pull request that was closed, or why it was not; without a number where it is not known whether there is one. */
interface ClosedPull {
  readonly repository: string
  readonly number?: number
  readonly url?: string
  readonly problem?: string
}

/**
 * Closes the open pull requests of the campaign. Merged ones stay merged; a branch that others committed to is not deleted. With
 * SEARCH_INCOMPLETE among the problems, others may be open.
 */
export async function closeCampaign(
  options: CloseCampaignOptions,
): Promise<{ readonly closed: readonly ClosedPull[]; readonly problems: readonly Problem[] }> {
  const open = openCampaign(options)
  const { stations, problems } = await readState(open, { only: options.repository })
  const closed: ClosedPull[] = stations
    .filter(({ surveyed }) => isUnread(surveyed))
    .map(({ surveyed: { name, obstacle } }) => ({ repository: name, problem: obstacle?.message ?? '' }))
  for (const { surveyed } of stations) {
    for (const pull of surveyed.pulls.filter(({ state }) => state === 'open')) {
      const { number, url, run } = pull
      const known = { repository: surveyed.name, number, url }
      const reached = await open.connections.reach(surveyed.name.split('/')[0] ?? '')
      if (!('github' in reached)) {
        closed.push({ ...known, problem: reached.message })
        continue
      }
      try {
        await reached.github.send(updatePull(surveyed.name, number, { state: 'closed' }))
        const isOurs = pull.head === run.head && run.kept.length === 0
        if (options.deleteBranches && isOurs && open.identity.branch !== surveyed.base?.branch) {
          await reached.github.send(deleteRef(surveyed.name, `heads/${open.identity.branch}`))
        }
        closed.push(known)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        closed.push({ ...known, problem: error.message })
      }
    }
  }
  return { closed, problems }
}

/** Whether nobody knows which pull requests of the campaign a repository has: it was not read, or not all of it. */
const isUnread = ({ obstacle, viewer }: RepositorySurvey): boolean =>
  obstacle?.kind === 'unclear' || obstacle?.kind === 'ledger' || (obstacle?.kind === 'no-permission' && viewer === '')

/**
 * Keeps the status in one open issue of a repository, which we opened and which has a mark: made once, then brought up to date in place. Nothing is
 * sent where it says the same. A token is used before an app. Throws USAGE, GITHUB_FAILED.
 * @param repository `owner/name`
 */
export async function trackInIssue(
  options: CampaignOptions,
  status: CampaignStatus,
  repository: string,
): Promise<{ readonly number: number; readonly url: string }> {
  if (!isRepositoryName(repository)) {
    throw new EditplanError({ name: 'USAGE', message: `${JSON.stringify(repository)} is not owner/name.` })
  }
  const { identity } = openCampaign(options)
  // The issue may have a token of its own: an app requests only what pull requests need.
  const { connections } = openCampaign(options.token ? { ...options, app: undefined } : options)
  const reached = await connections.reach(repository.split('/')[0] ?? '')
  if (!('github' in reached)) throw new EditplanError(reached)
  const { github } = reached
  const mark = `<!-- editplan:campaign ${notesPrefix(identity).split('/').at(-2)} -->`
  const body = `${mark}\n${campaignMarkdown(status)}`
  const viewer = (await unlessRefused(github.send(getViewer())))?.viewer.login
  const known = await ownIssue({ github, viewer }, repository, mark)
  if (!known) {
    const made = await github.send(createIssue(repository, { title: safeTitle(status.title), body }))
    return { number: made.number, url: made.html_url }
  }
  if (withoutTime(known.body ?? '') !== withoutTime(body))
    await github.send(updateIssue(repository, known.number, body))
  return { number: known.number, url: known.html_url }
}

const withoutTime = (body: string): string => body.replace(/, as of [^.]*\./, '')
