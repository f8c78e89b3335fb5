import { EditplanError, type Problem } from '../../errors.ts'
import { ownerOf } from '../../publish/api-call.ts'
import { ApiError } from '../../publish/github.ts'
import { getRepository, mergePull, updatePull, updateRefs } from '../../publish/github-api.ts'
import { type CampaignOptions, type OpenCampaign, openCampaign, readState } from './campaign-run.ts'
import type { Reach } from './connections.ts'
import {
  type CloseDecision,
  decideClosing,
  decideMerging,
  type MergeDecision,
  mayBeMerged,
  whyNotApproved,
  whyRefused,
} from './decide.ts'
import { reviewPulls } from './github-queries.ts'
import { reviewsOf } from './manage-campaign.ts'

/** What became of an open pull request of the campaign. `left`: nobody may merge it yet. `refused`: GitHub did not. `ready`: a run now merges it. */
interface MergedPull {
  readonly repository: string
  readonly number?: number
  readonly url?: string
  readonly outcome: 'merged' | 'left' | 'refused' | 'ready'
  readonly why?: string
}

/**
 * Merges the open pull requests of the campaign that are approved and whose checks pass, one by one. Each is merged only at the commit that
 * the campaign pushed: what others pushed on top is theirs to merge. A rule that forbids it is GitHub's to tell.
 */
export async function mergeCampaign(
  options: CampaignOptions & {
    /** `owner/name`: this one alone; default all. */
    readonly repository?: string | undefined
    /** What was decided is answered, and nothing is done. */
    readonly dryRun?: boolean | undefined
    /** Default merge. */
    readonly method?: 'merge' | 'squash' | 'rebase' | undefined
  },
): Promise<{ readonly pulls: readonly MergedPull[]; readonly problems: readonly Problem[] }> {
  const open = openCampaign(options)
  const { stations, problems } = await readState(open, { only: options.repository })
  const all = stations.map(({ surveyed }) => surveyed)
  const asked = all.flatMap((one) => mayBeMerged(one).map(({ number }) => ({ repository: one.name, number })))
  const reviews = await reviewsOf(asked, open.connections)
  const pulls: MergedPull[] = []
  for (const decision of all.flatMap((one) => decideMerging(one, () => reviews.get(one.name))))
    pulls.push({ ...placeOf(decision), ...(await merged(open, decision, options)) })
  return { pulls, problems }
}

async function merged(
  open: OpenCampaign,
  decision: MergeDecision,
  { method = 'merge', dryRun }: Parameters<typeof mergeCampaign>[0],
): Promise<Pick<MergedPull, 'outcome' | 'why'>> {
  if (decision.do === 'leave') return { outcome: 'left', why: decision.why }
  if (dryRun) return { outcome: 'ready' }
  const { repository, number, head } = decision
  const refused = await reached(open, repository, async ({ github }) => {
    // Whoever approved it may have taken that back since.
    const why = whyNotApproved((await github.send(reviewPulls([{ repository, number }])))[0])
    if (why === undefined) await github.send(mergePull(repository, number, { sha: head, merge_method: method }))
    return why
  })
  if (refused instanceof EditplanError) return { outcome: 'refused', why: whyRefused(detailOf(refused)) }
  return refused === undefined ? { outcome: 'merged' } : { outcome: 'left', why: refused }
}

const detailOf = (error: EditplanError): string => (error instanceof ApiError ? error.detail : error.message)

/** A pull request that was closed, or why it was not; without a number where it is not known whether there is one. */
interface ClosedPull {
  readonly repository: string
  readonly number?: number
  readonly url?: string
  /** Its branch, where that is deleted too. */
  readonly deletes?: string
  readonly problem?: string
}

/**
 * Closes the open pull requests of the campaign. Merged ones stay merged; a branch that others committed to is not deleted, be it since
 * GitHub was asked. With SEARCH_INCOMPLETE among the problems, others may be open.
 */
export async function closeCampaign(
  options: Omit<Parameters<typeof mergeCampaign>[0], 'method'> & {
    /** Deletes the branches too; default they stay. */
    readonly deleteBranches?: boolean | undefined
  },
): Promise<{ readonly closed: readonly ClosedPull[]; readonly problems: readonly Problem[] }> {
  const open = openCampaign(options)
  const { stations, problems } = await readState(open, { only: options.repository })
  const closing = { identity: open.identity, deleteBranches: options.deleteBranches }
  const closed: ClosedPull[] = []
  for (const decision of stations.flatMap(({ surveyed }) => decideClosing(surveyed, closing))) {
    const problem = decision.do === 'leave' ? decision.why : options.dryRun ? undefined : await close(open, decision)
    const deletes = decision.do === 'close' && decision.deletes && { deletes: decision.deletes.branch }
    closed.push({ ...placeOf(decision), ...deletes, ...(problem !== undefined && { problem }) })
  }
  return { closed, problems }
}

/** Why it was not closed, or its branch not deleted. */
async function close(
  open: OpenCampaign,
  { repository, number, deletes }: Extract<CloseDecision, { do: 'close' }>,
): Promise<string | undefined> {
  const refused = await reached(open, repository, async ({ github }) => {
    await github.send(updatePull(repository, number, { state: 'closed' }))
    if (!deletes) return
    const { node_id: id } = await github.send(getRepository(repository))
    const ref = `refs/heads/${deletes.branch}`
    await github.send(updateRefs(id, [{ ref, commit: undefined, expected: deletes.at }]))
  })
  return refused?.message
}

const placeOf = ({ repository, number, url }: MergeDecision | CloseDecision) => ({
  repository,
  ...(number !== undefined && { number }),
  ...(url !== undefined && { url }),
})

/** Works in a repository; answers why GitHub did not take it. */
async function reached<Result>(
  { connections }: OpenCampaign,
  repository: string,
  work: (reach: Reach) => Promise<Result>,
): Promise<Result | EditplanError> {
  const reach = await connections.reach(ownerOf(repository))
  if (!('github' in reach)) return new EditplanError(reach)
  try {
    return await work(reach)
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}
