import { Command } from 'commander'
import type { CommandFactory } from '../context.ts'
import { examples } from '../options.ts'
import { fromDiffCommand } from './from-diff.ts'

/** `editplan plan`: makes plans. */
export const planCommand: CommandFactory = (context, finish) =>
  new Command('plan')
    .summary('make a plan of changes, or a shorter one of a plan')
    .description('Makes plans: of the changes in the work tree or in commits, or a plan of few steps from one of many.')
    .addCommand(fromDiffCommand(context, finish))
    .addHelpText('after', examples('editplan plan from-diff -o plan.yaml', 'editplan plan generalise plan.yaml'))
