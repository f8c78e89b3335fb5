import type { Problem } from '../../errors.ts'
import { type CampaignOptions, openCampaign, readState } from './campaign-run.ts'
import { type Estimate, estimateOf } from './estimate.ts'
import { matrixOf, type RunPlan } from './matrix.ts'
import type { Row, Wish } from './rows.ts'

export interface PlanCampaignOptions extends CampaignOptions {
  /** Jobs at the same time; default 4. */
  readonly parallel?: number | undefined
  readonly wish?: Wish | undefined
}

export interface PlannedCampaign {
  readonly plan: RunPlan
  readonly estimate: Estimate
  readonly rows: readonly Row[]
  readonly problems: readonly Problem[]
}

/** Says which repositories the next run takes up, as the matrix of a workflow. Nothing is written. */
export async function planCampaign(options: PlanCampaignOptions): Promise<PlannedCampaign> {
  const open = openCampaign(options)
  const { stations, problems } = await readState(open, { wish: options.wish, asksNeed: true })
  const rows = stations.map(({ row }) => row)
  const plan = matrixOf(rows, { pace: open.limits, parallel: options.parallel ?? 4, now: open.clock.now() })
  return { plan, estimate: estimateOf(rows, options), rows, problems }
}
