import { type CampaignOptions, openCampaign, readState } from './campaign-run.ts'
import { type CampaignStatus, statusOf } from './status.ts'

/** Asks GitHub where the campaign is. Nothing is written. */
export async function campaignStatus(options: CampaignOptions): Promise<CampaignStatus> {
  const open = openCampaign(options)
  const { stations, problems } = await readState(open, { asksNeed: true })
  const { title } = options.campaign
  const rows = stations.map(({ row }) => row)
  return statusOf({ title, branch: open.identity.branch, rows, problems, now: open.clock.now() })
}
