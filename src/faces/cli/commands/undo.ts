import path from 'node:path'
import { Command } from 'commander'
import { oneLine } from '../../../report/plain-text.ts'
import type { Context } from '../context.ts'
import { examples, repositoryOption } from '../options.ts'
import type { CommandFactory } from '../program.ts'

interface UndoOptions {
  readonly repo: string
  readonly to?: string
  readonly merge?: boolean
}

/** `editplan undo`: puts back what a run changed. */
export const undoCommand: CommandFactory = (context, finish) =>
  new Command('undo')
    .summary('put back what a run changed')
    .description('Puts back what a run changed, all of it or back to after a step. Files changed since are refused.')
    .argument('[run]', 'the run; the last one by default')
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
  const count = `${undone.files.length} ${undone.files.length === 1 ? 'file' : 'files'}`
  const place = options.to === undefined ? '' : ` to after step ${oneLine(options.to)}`
  context.stdout(`Undid run ${undone.run}${place}: ${count} put back.\n`)
  for (const file of undone.files.slice(0, MAX_FILES)) context.stdout(`  ${oneLine(file)}\n`)
  if (undone.files.length > MAX_FILES) context.stdout(`  … ${undone.files.length - MAX_FILES} more\n`)
  return 0
}

const MAX_FILES = 20
