import '../../wings.ts'

export type { PlanOrigin } from '../../publish/ledger.ts'
export { type Campaign, campaignJsonSchema, campaignSource, parseCampaign } from './campaign-file.ts'
export type { CampaignStatus } from './campaign-report.ts'
export type { CampaignOptions } from './campaign-run.ts'
export { campaignStatus, closeCampaign, planCampaign, trackInIssue } from './manage-campaign.ts'
export { type CampaignResult, type RepositoryResult, runCampaign } from './run-campaign.ts'
