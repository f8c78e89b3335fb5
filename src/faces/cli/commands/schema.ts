import { Command } from 'commander'
import { EditplanError } from '../../../errors.ts'
import { WINGS } from '../../../wings.ts'
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
  if (repair) return (await import('../../../core/report/repair-packet.ts')).repairJsonSchema()
  if (campaign) return ofWing('campaign')
  if (report) return (await import('../../../core/report/report.ts')).reportJsonSchema()
  const { planJsonSchema } = await import('../../../core/plan/schema.ts')
  const { policyJsonSchema } = await import('../../../core/policy/policy-file.ts')
  return policy ? policyJsonSchema() : planJsonSchema()
}

/** Throws UNAVAILABLE_HERE where the wing is absent. */
async function ofWing(name: string): Promise<object> {
  const schema = WINGS.flatMap(({ schemas }) => schemas?.[name] ?? [])[0]
  if (schema) return schema()
  throw new EditplanError({ name: 'UNAVAILABLE_HERE', message: `This editplan was built without its wing ${name}.` })
}
