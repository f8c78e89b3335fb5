import { Command } from 'commander'
import type { OverlapReport } from '../../../core/report/several-plans.ts'
import type { TerminalStyle } from '../../../core/report/terminal/style.ts'
import type { CommandFactory, Context } from '../../../faces/cli/context.ts'
import { examples, type JudgeFlags, openPlans, serverOptions, withJudgeOptions } from '../../../faces/cli/options.ts'

interface OverlapFlags extends JudgeFlags {
  readonly pulls?: boolean
  readonly worktrees?: boolean
}

/** `editplan overlap`: how changes that are under way fit together. */
export const overlapCommand: CommandFactory = (context, finish) =>
  withJudgeOptions(new Command('overlap'), 'the commit to replay on; with --pulls their base branch')
    .summary('say how plans, open pull requests and worktrees fit together')
    .description(
      'Replays changes that are under way on the tip of the base, those that share files in both orders, and says which do the same, may come in any order, need an order, conflict, or are behind the base. With plans, each is compared with all others; without, all are. Nothing is written. With --pulls the token comes from GITHUB_TOKEN or GH_TOKEN.',
    )
    .argument('[plan...]', 'plan files: .yaml, .yml, .json or .jsonl; - is standard input')
    .option('--pulls', 'compare with the open pull requests on the base branch')
    .option('--worktrees', 'compare with the worktrees of the repository, uncommitted files included')
    .option('--json', 'print the result as JSON, and nothing else, on standard output')
    .addHelpText(
      'after',
      examples(
        'editplan overlap plan.yaml --pulls',
        'editplan overlap --worktrees',
        'editplan overlap a.yaml b.yaml --json',
      ),
    )
    .action(async (names: string[], options: OverlapFlags) => finish(await overlap(names, options, context)))

async function overlap(names: readonly string[], options: OverlapFlags, context: Context): Promise<number> {
  const { base, pulls, worktrees } = options
  const { plans, place } = await openPlans(names, options, context)
  const { findOverlaps } = await import('../find-overlaps.ts')
  const report = await findOverlaps(plans, {
    ...place,
    ...{ pulls, worktrees, base: pulls ? undefined : base },
    publish: { ...serverOptions(context), base },
  })
  if (options.json) context.stdout(`${JSON.stringify(report, null, 2)}\n`)
  else context.stdout(await render(report, context.style))
  return 0
}

/** Each pair that shares files, the worst first; then what was settled by file lists, and what was left out. */
async function render(report: OverlapReport, style: TerminalStyle): Promise<string> {
  const [{ findingsOf, overlapDetails, overlapRest }, { fitLines }] = await Promise.all([
    import('../../../core/report/several-words.ts'),
    import('./compose.ts'),
  ])
  const lines = findingsOf(report).flatMap((finding) =>
    fitLines({ ...finding, details: overlapDetails(finding, report) }, style),
  )
  return [...lines, ...overlapRest(report)].map((line) => `${line}\n`).join('')
}
