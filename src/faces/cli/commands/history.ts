import path from 'node:path'
import { Command } from 'commander'
import { oneLine } from '../../../core/report/plain-text.ts'
import { fitStart, paint, type TerminalStyle, wrap } from '../../../core/report/terminal/style.ts'
import type { RunSummary } from '../../../core/run/show-runs.ts'
import { counted } from '../../../core/text/words.ts'
import type { CommandFactory } from '../context.ts'
import { examples, repositoryOption } from '../options.ts'

/** `editplan history`: the recorded runs of a repository. */
export const historyCommand: CommandFactory = (context, finish) =>
  new Command('history')
    .summary('list the runs of this repository')
    .description('Lists the recorded runs, newest first, with date, title and totals.')
    .addOption(repositoryOption())
    .option('--json', 'the runs as JSON')
    .addHelpText('after', examples('editplan history'))
    .action(async ({ repo, json }: { repo: string; json?: boolean }) => {
      const { listRuns } = await import('../../../core/run/show-runs.ts')
      const runs = await listRuns({ root: path.resolve(context.cwd, repo) })
      if (json) context.stdout(`${JSON.stringify(runs, null, 2)}\n`)
      else if (runs.length === 0) context.stdout('No runs are recorded in this repository.\n')
      else for (const run of runs) context.stdout(`${runLine(run, context.style)}\n`)
      finish(0)
    })

/** Columns for a title; where there are fewer, a run takes several lines. */
const LEAST = 20

/** A run on one line, if it fits: id, date, title, totals, state. */
export function runLine(run: RunSummary, style: TerminalStyle): string {
  const { id, time, title, branch, totals } = run
  const { files, insertions, deletions } = totals
  const place = branch === undefined ? '' : ` on ${oneLine(branch)}`
  const counts = `${counted(files, 'file')} +${insertions} −${deletions}`
  const end = `${counts}  ${stateOf(run)}${place}`
  const date = time.slice(0, 16).replace('T', ' ')
  const room = style.width - id.length - date.length - end.length - 6
  const start = `${paint(style, 'yellow', id)}  ${date}`
  if (room >= LEAST)
    return `${start}  ${paint(style, 'bold', fitStart(oneLine(title), room))}  ${paint(style, 'dim', end)}`
  const lines = [fitStart(oneLine(title), style.width - 2), ...wrap(end, style.width - 2)]
  return [start, ...lines.map((line, at) => `  ${paint(style, at === 0 ? 'bold' : 'dim', line)}`)].join('\n')
}

function stateOf({ status, step }: RunSummary): string {
  if (status === 'partly-undone') return `undone to after step ${step}`
  return status === 'worktree-gone' ? 'applied in a worktree that is gone' : status
}
