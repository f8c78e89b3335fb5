import { ApiError } from '../../publish/github.ts'
import { updatePull } from '../../publish/github-api.ts'
import { type CampaignOptions, openCampaign, readState } from './campaign-run.ts'
import { deleteRef } from './github-queries.ts'

export interface CloseCampaignOptions extends CampaignOptions {
  /** `owner/name`: this one alone; default all. */
  readonly repository?: string | undefined
  /** Deletes the branches too; default they stay. */
  readonly deleteBranches?: boolean | undefined
}

/** A pull request that was closed, or why it was not. */
export interface ClosedPull {
  readonly repository: string
  readonly number: number
  readonly url: string
  readonly problem?: string
}

/** Closes the open pull requests of the campaign. Merged ones stay merged; a branch that others committed to is not deleted. */
export async function closeCampaign(options: CloseCampaignOptions): Promise<readonly ClosedPull[]> {
  const open = openCampaign(options)
  const { stations } = await readState(open, { only: options.repository })
  const closed: ClosedPull[] = []
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
  return closed
}
