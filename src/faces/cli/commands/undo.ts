import path from 'node:path'
import { Command } from 'commander'
import type { CommandFactory, Context } from '../context.ts'
import { examples, repositoryOption } from '../options.ts'
import { type PutBackOptions, putBackLines, withPutBackOptions } from '../put-back.ts'

interface UndoOptions extends PutBackOptions {
  readonly repo: string
  readonly to?: string
  readonly merge?: boolean
}

/** `editplan undo`: restores what a run changed. */
export const undoCommand: CommandFactory = (context, finish) =>
  withPutBackOptions(new Command('undo'))
    .summary('restore what a run changed')
    .description(
      'Restores what a run changed, or goes back to the state after one of its steps. It refuses to overwrite files that changed since. The undo of a run on a branch switches back to the previous branch.',
    )
    .argument('[run]', 'the run: its id, or its first four or more characters; by default the latest applied run')
    .addOption(repositoryOption())
    .option('--to <step>', 'go back to the state after this step: its number or id')
    .option('--merge', 'merge with the changes made since')
    .addHelpText('after', examples('editplan undo', 'editplan undo 4f1c2ab --to 12'))
    .action(async (run: string | undefined, options: UndoOptions) => finish(await undo(run, options, context)))

async function undo(run: string | undefined, options: UndoOptions, context: Context): Promise<number> {
  const { undoRun } = await import('../../../core/run/undo.ts')
  const undone = await undoRun({
    root: path.resolve(context.cwd, options.repo),
    ...(run !== undefined && { run }),
    ...(options.to !== undefined && { to: options.to }),
    ...(options.merge && { merge: true }),
  })
  const place = options.to === undefined ? '' : ` to after step ${options.to}`
  context.stdout(putBackLines(`Undid run ${undone.run}${place}`, undone, options))
  return 0
}
