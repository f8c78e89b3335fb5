import path from 'node:path'
import { Command } from 'commander'
import type { CommandFactory, Context } from '../context.ts'
import { examples, repositoryOption } from '../options.ts'
import { type PutBackOptions, putBackLines, withPutBackOptions } from '../put-back.ts'

/** `editplan redo`: applies a run again that was undone. */
export const redoCommand: CommandFactory = (context, finish) =>
  withPutBackOptions(new Command('redo'))
    .summary('apply a run again that was undone')
    .description(
      'Applies a run again that was undone, or the steps of it that were: the same files, the same commits, its branch. Files changed since the undo are refused.',
    )
    .argument('[run]', 'the run: its id, or four characters or more of it; by default the one that was undone last')
    .addOption(repositoryOption())
    .addHelpText('after', examples('editplan redo', 'editplan redo 4f1c2ab'))
    .action(async (run: string | undefined, options: RedoOptions) => finish(await redo(run, options, context)))

interface RedoOptions extends PutBackOptions {
  readonly repo: string
}

async function redo(run: string | undefined, options: RedoOptions, context: Context): Promise<number> {
  const { redoRun } = await import('../../../index.ts')
  const redone = await redoRun({ root: path.resolve(context.cwd, options.repo), ...(run !== undefined && { run }) })
  context.stdout(putBackLines(`Applied run ${redone.run} again`, redone, options))
  return 0
}
