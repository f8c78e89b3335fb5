import { Command } from 'commander'
import type { Context } from '../context.ts'
import { type DeliveryOptions, withDeliveryOptions } from '../deliver.ts'
import { baseOption, examples, type ReplayOptions, withReplayOptions } from '../options.ts'
import type { CommandFactory } from '../program.ts'
import { replay } from '../replay.ts'

/** `editplan check`: everything apply would validate, nothing written. */
export const checkCommand: CommandFactory = (context, finish) =>
  withDeliveryOptions(withReplayOptions(new Command('check')))
    .summary('say what apply would refuse')
    .description('Validates everything that apply would, writes nothing, and names all problems at once.')
    .addOption(baseOption())
    .addHelpText('after', examples('editplan check plan.yaml', 'editplan check --json - < plan.json'))
    .action(async (names: string[], options: ReplayOptions & DeliveryOptions) =>
      finish(await check(names, options, context)),
    )

const check = (names: readonly string[], options: ReplayOptions & DeliveryOptions, context: Context): Promise<number> =>
  replay(names, options, context, async (plans, run) => {
    const { checkPlan } = await import('../../../run.ts')
    return checkPlan(plans, run)
  })
