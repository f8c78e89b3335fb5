import { Command } from 'commander'
import { examples } from '../options.ts'
import type { CommandFactory } from '../program.ts'

/** `editplan schema`: JSON Schemas for editors and validators. */
export const schemaCommand: CommandFactory = (context, finish) =>
  new Command('schema')
    .summary('print the JSON Schema of a plan')
    .description('Prints the JSON Schema (draft 7) of a plan, or of what else editplan reads and writes.')
    .option('--report', 'of the report')
    .addHelpText('after', examples('editplan schema > plan.schema.json'))
    .action(async ({ report }: { report?: boolean }) => {
      context.stdout(`${JSON.stringify(await schemaOf(report ?? false), null, 2)}\n`)
      finish(0)
    })

async function schemaOf(report: boolean): Promise<unknown> {
  if (report) return (await import('../../../report/report.ts')).reportJsonSchema()
  return (await import('../../../index.ts')).planJsonSchema()
}
