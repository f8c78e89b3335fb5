import path from 'node:path'
import { Command } from 'commander'
import { oneLine } from '../../../core/report/plain-text.ts'
import type { CommandFactory } from '../context.ts'
import { examples, repositoryOption } from '../options.ts'

/** `editplan resume`: after a kill, finishes or rolls back. */
export const resumeCommand: CommandFactory = (context, finish) =>
  new Command('resume')
    .summary('finish or roll back a run that was killed')
    .description('If a run was killed, brings the checkout to the state after the run or before it, and says which.')
    .addOption(repositoryOption())
    .addHelpText('after', examples('editplan resume'))
    .action(async ({ repo }: { repo: string }) => {
      const { resumeRun } = await import('../../../core/run/resume.ts')
      const { outcome, kept, originals } = await resumeRun({ root: path.resolve(context.cwd, repo) })
      context.stdout(`${OUTCOMES[outcome]}\n`)
      if (kept.length > 0) context.stdout('These files have changed since. They are left as they are:\n')
      for (const file of kept) context.stdout(`  ${oneLine(file)}\n`)
      if (originals.length > 0) context.stdout('Their content from before the run is kept in:\n')
      for (const { original } of originals) context.stdout(`  ${oneLine(original)}\n`)
      finish(0)
    })

const OUTCOMES = {
  finished: 'Finished the interrupted run.',
  'rolled-back': 'Rolled back the interrupted run: the checkout is as it was before.',
  nothing: 'No run was interrupted in this checkout.',
} as const
