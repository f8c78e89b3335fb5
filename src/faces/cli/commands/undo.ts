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

/** `editplan undo`: puts back what a run changed. */
export const undoCommand: CommandFactory = (context, finish) =>
  withPutBackOptions(new Command('undo'))
    .summary('put back what a run changed')
    .description(
      'Puts back what a run changed, all of it or back to after a step. Files changed since are refused. A run on a branch goes back to the branch it came from, as `git switch` does.',
    )
    .argument('[run]', 'the run: its id, or four characters or more of it; by default the latest that is applied')
    .addOption(repositoryOption())
    .option('--to <step>', 'back to after this step: its number or id')
    .option('--merge', 'merge with what changed since')
    .addHelpText('after', examples('editplan undo', 'editplan undo 4f1c2ab --to 12'))
    .action(async (run: string | undefined, options: UndoOptions) => finish(await undo(run, options, context)))

async function undo(run: string | undefined, options: UndoOptions, context: Context): Promise<number> {
  const { undoRun } = await import('../../../index.ts')
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
