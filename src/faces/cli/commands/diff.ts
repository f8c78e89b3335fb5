import path from 'node:path'
import { Command } from 'commander'
import type { CommandFactory, Context } from '../context.ts'
import { examples, repositoryOption } from '../options.ts'

/** `editplan diff`: what a run changed, in the user's own tool. */
export const diffCommand: CommandFactory = (context, finish) =>
  new Command('diff')
    .summary('open what a run or a step changed in a diff tool')
    .description('Opens git’s difftool on what a recorded run or one of its steps changed, file by file.')
    .argument('[run]', 'the run: its id, or its first four or more characters; by default the latest applied run')
    .argument('[step]', 'the step: its number or id')
    .addOption(repositoryOption())
    .option('--tool <name>', 'a tool that git knows (git difftool --tool-help), or code; diff.tool by default')
    .addHelpText('after', examples('editplan diff', 'editplan diff 4f1c2ab 3 --tool code'))
    .action(async (run: string | undefined, step: string | undefined, options: DiffOptions) =>
      finish(await diff({ run, step }, options, context)),
    )

interface DiffOptions {
  readonly repo: string
  readonly tool?: string
}

async function diff(
  wanted: { readonly run: string | undefined; readonly step: string | undefined },
  { repo, tool }: DiffOptions,
  context: Context,
): Promise<number> {
  const { diffRun } = await import('../../../core/run/diff-run.ts')
  const root = path.resolve(context.cwd, repo)
  const files = await diffRun({ ...wanted, root, tool, signal: context.signal })
  if (files === 0) context.stdout('No file differs.\n')
  return 0
}
