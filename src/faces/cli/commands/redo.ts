import path from 'node:path'
import { Command } from 'commander'
import type { CommandFactory, Context } from '../context.ts'
import { examples, repositoryOption } from '../options.ts'
import { type PutBackOptions, putBackLines, withPutBackOptions } from '../put-back.ts'

/** `editplan redo`: applies an undone run again. */
export const redoCommand: CommandFactory = (context, finish) =>
  withPutBackOptions(new Command('redo'))
    .summary('apply an undone run again')
    .description(
      'Applies an undone run again, or its undone steps: the same files, the same commits, the same branch. It refuses to overwrite files that changed since the undo.',
    )
    .argument('[run]', 'the run: its id, or its first four or more characters; by default the one undone last')
    .addOption(repositoryOption())
    .addHelpText('after', examples('editplan redo', 'editplan redo 4f1c2ab'))
    .action(async (run: string | undefined, options: RedoOptions) => finish(await redo(run, options, context)))

interface RedoOptions extends PutBackOptions {
  readonly repo: string
}

async function redo(run: string | undefined, options: RedoOptions, context: Context): Promise<number> {
  const { redoRun } = await import('../../../core/run/redo.ts')
  const redone = await redoRun({ root: path.resolve(context.cwd, options.repo), ...(run !== undefined && { run }) })
  context.stdout(putBackLines(`Applied run ${redone.run} again`, redone, options))
  return 0
}
