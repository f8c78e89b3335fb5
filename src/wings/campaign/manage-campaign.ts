import { safeTitle } from '../../core/report/safe-markdown.ts'
import { groupBy } from '../../core/text/group-by.ts'
import { EditplanError, type Problem } from '../../errors.ts'
import { ownerOf } from '../../publish/api-call.ts'
import { ownIssue } from '../../publish/fallback.ts'
import { ApiError } from '../../publish/github.ts'
import { createIssue, getViewer, updateIssue } from '../../publish/github-api.ts'
import { unlessRefused } from '../../publish/remote-state.ts'
import { isRepositoryName, notesPrefix } from './campaign-file.ts'
import { type CampaignStatus, campaignMarkdown, type Estimate, estimateOf, statusOf } from './campaign-report.ts'
import { type CampaignOptions, openCampaign, readState } from './campaign-run.ts'
import type { Connections } from './connections.ts'
import { type PullReview, reviewPulls, SURVEYED_AT_ONCE } from './github-queries.ts'
import { matrixOf, type RunPlan } from './matrix.ts'
import type { Rerun, Row } from './row.ts'

/** Asks GitHub where the campaign is. Nothing is written. */
export async function campaignStatus(options: CampaignOptions): Promise<CampaignStatus> {
  const open = openCampaign(options)
  const { stations, problems } = await readState(open, { asksNeed: true })
  const { title } = options.campaign
  const rows = stations.map(({ row }) => row)
  const pulls = stations.flatMap(({ surveyed }) => surveyed.pulls)
  const reviews = await reviewsOf(openIn(rows), open.connections)
  return statusOf({ title, branch: open.identity.branch, rows, pulls, reviews, problems, now: open.clock.now() })
}

const openIn = (rows: readonly Row[]) =>
  rows.flatMap(({ repository, state, pull }) =>
    pull && state !== 'merged' && state !== 'closed' ? [{ repository, number: pull.number }] : [],
  )

/** Who has to act on open pull requests, one of a repository: reviewers, and checks that fail. Nothing of those of which GitHub does not say. */
export async function reviewsOf(
  open: readonly { readonly repository: string; readonly number: number }[],
  connections: Connections,
): Promise<ReadonlyMap<string, PullReview>> {
  const found = new Map<string, PullReview>()
  for (const [owner, pulls] of groupBy(open, ({ repository }) => ownerOf(repository))) {
    const reached = await connections.reach(owner)
    if (!('github' in reached)) continue
    for (let at = 0; at < pulls.length; at += SURVEYED_AT_ONCE) {
      const batch = pulls.slice(at, at + SURVEYED_AT_ONCE)
      const answers = await unlessFailed(reached.github.send(reviewPulls(batch)))
      for (const [nth, { repository }] of batch.entries()) {
        const answer = answers?.[nth]
        if (answer) found.set(repository, answer)
      }
    }
  }
  return found
}

const unlessFailed = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError) return undefined
    throw error
  })

interface PlannedCampaign {
  readonly plan: RunPlan
  readonly estimate: Estimate
  readonly rows: readonly Row[]
  readonly problems: readonly Problem[]
}

/** Says which repositories the next run takes up, as the matrix of a workflow. Nothing is written. */
export async function planCampaign(
  options: CampaignOptions & {
    /** Jobs at the same time; default 4. */
    readonly parallel?: number | undefined
    readonly rerun?: Rerun | undefined
  },
): Promise<PlannedCampaign> {
  const open = openCampaign(options)
  const { stations, problems } = await readState(open, { rerun: options.rerun, asksNeed: true })
  const rows = stations.map(({ row }) => row)
  const plan = matrixOf(rows, { pace: open.limits, parallel: options.parallel ?? 4, now: open.clock.now() })
  return { plan, estimate: estimateOf(rows, options), rows, problems }
}

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
