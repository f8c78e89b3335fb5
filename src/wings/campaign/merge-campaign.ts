import type { Problem } from '../../errors.ts'
import { ApiError } from '../../publish/github.ts'
import { mergePull } from '../../publish/github-api.ts'
import { type CampaignOptions, openCampaign, readState, type Station } from './campaign-run.ts'
import { reviewPulls } from './github-queries.ts'
import type { CampaignPull } from './survey.ts'

interface MergeCampaignOptions extends CampaignOptions {
  /** `owner/name`: this one alone; default all. */
  readonly repository?: string | undefined
  /** Default merge. */
  readonly method?: 'merge' | 'squash' | 'rebase' | undefined
}

/** What became of an open pull request of the campaign. `left`: nobody may merge it yet. `refused`: GitHub did not. */
interface MergedPull {
  readonly repository: string
  readonly number?: number
  readonly url?: string
  readonly outcome: 'merged' | 'left' | 'refused'
  readonly why?: string
}

/**
 * Merges the open pull requests of the campaign that are approved and whose checks pass, one by one. Each is merged only at the commit that
 * the campaign pushed: what others pushed on top is theirs to merge. A rule that forbids it is GitHub's to tell.
 */
export async function mergeCampaign(
  options: MergeCampaignOptions,
): Promise<{ readonly pulls: readonly MergedPull[]; readonly problems: readonly Problem[] }> {
  const open = openCampaign(options)
  const { stations, problems } = await readState(open, { only: options.repository })
  const pulls: MergedPull[] = []
  for (const { surveyed } of stations) {
    const { name: repository, obstacle } = surveyed
    if (obstacle) pulls.push({ repository, outcome: 'left', why: obstacle.message })
    else
      for (const pull of surveyed.pulls.filter(({ state }) => state === 'open'))
        pulls.push({ repository, number: pull.number, url: pull.url, ...(await mergeOne(open, { surveyed, pull })) })
  }
  return { pulls, problems }

  async function mergeOne(
    { connections }: typeof open,
    { surveyed: { name, base }, pull }: Pick<Station, 'surveyed'> & { readonly pull: CampaignPull },
  ): Promise<Pick<MergedPull, 'outcome' | 'why'>> {
    const early = whyNot(pull, base?.branch)
    if (early !== undefined) return { outcome: 'left', why: early }
    const reached = await connections.reach(name.split('/')[0] ?? '')
    if (!('github' in reached)) return { outcome: 'refused', why: reached.message }
    const { github } = reached
    try {
      const [review] = await github.send(reviewPulls([{ repository: name, number: pull.number }]))
      if (!review?.isApproved) return { outcome: 'left', why: 'nobody approved it as the rules ask' }
      await github.send(mergePull(name, pull.number, { sha: pull.head, merge_method: options.method ?? 'merge' }))
      return { outcome: 'merged' }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { outcome: 'refused', why: error.detail }
    }
  }
}

/** What keeps it from being merged, as far as the survey tells. */
function whyNot(
  { draft, head, run, base, conflicting, checks }: CampaignPull,
  main: string | undefined,
): string | undefined {
  if (draft) return 'it is a draft'
  if (head !== run.head || run.kept.length > 0) return 'it holds commits that no run pushed'
  if (base !== main) return `it goes to "${base}"`
  if (conflicting) return 'it conflicts with its base'
  return checks === 'passing' ? undefined : checks === 'none' ? 'no check has run' : `its checks are ${checks}`
}
