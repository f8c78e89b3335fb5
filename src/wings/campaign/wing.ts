import type { Wing } from '../../wing.ts'

/** The same plans in many repositories. */
export const campaign: Wing = {
  name: 'campaign',
  schemas: { campaign: async () => (await import('./campaign-file.ts')).campaignJsonSchema() },
  commands: { names: ['campaign'], load: async () => [(await import('./commands/campaign.ts')).campaignCommand] },
}
