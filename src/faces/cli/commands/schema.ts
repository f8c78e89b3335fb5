import { Command } from 'commander'
import type { CommandFactory } from '../context.ts'
import { examples } from '../options.ts'

/** `editplan schema`: JSON Schemas for editors and validators. */
export const schemaCommand: CommandFactory = (context, finish) =>
  new Command('schema')
    .summary('print the JSON Schema of a plan')
    .description(
      'Prints the JSON Schema (draft 7) of a plan, of the policy, of a campaign, of the report or of the repair packet.',
    )
    .option('--policy', 'print that of the policy')
    .option('--campaign', 'print that of a campaign')
    .option('--report', 'print that of the report')
    .option('--repair', 'print that of the repair packet')
    .addHelpText('after', examples('editplan schema > plan.schema.json'))
    .action(async (options: SchemaOptions) => {
      context.stdout(`${JSON.stringify(await schemaOf(options), null, 2)}\n`)
      finish(0)
    })

interface SchemaOptions {
  readonly policy?: boolean
  readonly campaign?: boolean
  readonly report?: boolean
  readonly repair?: boolean
}

async function schemaOf({ policy, campaign, report, repair }: SchemaOptions): Promise<object> {
  if (repair) return (await import('../../../wings/sessions/repair-packet.ts')).repairJsonSchema()
  if (report) return (await import('../../../core/report/report.ts')).reportJsonSchema()
  const { campaignJsonSchema, planJsonSchema, policyJsonSchema } = await import('../../../index.ts')
  if (campaign) return campaignJsonSchema()
  return policy ? policyJsonSchema() : planJsonSchema()
}
