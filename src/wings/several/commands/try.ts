import { Command } from 'commander'
import type { Candidate, CandidatesReport } from '../../../core/report/several-plans.ts'
import { CANDIDATE_HEADS, candidateCells, reasonsOf } from '../../../core/report/several-words.ts'
import { paint, type TerminalStyle, tableLines } from '../../../core/report/terminal/style.ts'
import { oneLine, showInvisible } from '../../../core/text/neutralise.ts'
import { EditplanError, exitCodeOf } from '../../../errors.ts'
import type { CommandFactory, Context } from '../../../faces/cli/context.ts'
import {
  countUpTo,
  examples,
  type JudgeFlags,
  openPlans,
  runOptions,
  withJudgeOptions,
} from '../../../faces/cli/options.ts'

interface TryFlags extends JudgeFlags {
  readonly jobs?: number
  readonly keep?: boolean
  readonly best?: boolean
  readonly clean?: boolean
}

/** `editplan try`: plans for the same task side by side. */
export const tryCommand: CommandFactory = (context, finish) =>
  withJudgeOptions(new Command('try'))
    .summary('try plans for the same task side by side, and pick the best')
    .description(
      'Replays each plan on the same base, and runs the verifications and language servers of the policy on its result in a worktree of its own, several plans at once. Shows verdict, tests, diagnostics, size and time. The checkout changes only with --best.',
    )
    .argument('[plan...]', 'plan files: .yaml, .yml, .json or .jsonl; - is standard input')
    .option('--jobs <n>', 'how many plans to try at once; 2 by default', countUpTo(99))
    .option('--keep', 'keep the worktrees in which programs ran')
    .option('--best', 'apply the plan with the smallest change of those that pass')
    .option('--json', 'print the result as JSON, and nothing else, on standard output')
    .option('--clean', 'list and remove the worktrees that were kept, or left by a killed run')
    .addHelpText(
      'after',
      examples(
        'editplan try a.yaml b.yaml c.yaml --jobs 3',
        'editplan try a.yaml b.yaml --best',
        'editplan try --clean',
      ),
    )
    .action(async (names: string[], options: TryFlags) =>
      finish(await (options.clean ? clean(names, options, context) : tryAll(names, options, context))),
    )

async function tryAll(names: readonly string[], options: TryFlags, context: Context): Promise<number> {
  if (names.length === 0)
    throw new EditplanError({ name: 'USAGE', message: 'There is no plan to try. Name one or more.' })
  const { plans, place } = await openPlans(names, options, context)
  const { tryPlans } = await import('../try-plans.ts')
  const { jobs, keep, best } = options
  const report = await tryPlans(plans, { ...place, jobs, keep, best })
  context.stdout(options.json ? `${JSON.stringify(report, null, 2)}\n` : renderCandidates(report, context.style))
  if (report.best !== undefined) return 0
  const [problem] = report.candidates.flatMap(({ problems = [] }) => problems)
  return problem ? exitCodeOf(problem.name) : 0
}

async function clean(names: readonly string[], options: TryFlags, context: Context): Promise<number> {
  if (names.length > 0)
    throw new EditplanError({ name: 'USAGE', message: '--clean takes no plans. Leave them out, or leave out --clean.' })
  const { listWorktrees, removeWorktrees } = await import('../try-plans.ts')
  const place = await runOptions(options, context)
  const running = (await listWorktrees(place)).filter(({ state }) => state === 'running')
  const removed = await removeWorktrees(place)
  if (options.json)
    context.stdout(`${JSON.stringify({ version: 1, removed, running: running.map(({ path }) => path) }, null, 2)}\n`)
  else {
    for (const path of removed) context.stdout(`removed ${oneLine(path)}\n`)
    for (const { path } of running) context.stdout(`in use, stays: ${oneLine(path)}\n`)
    if (removed.length + running.length === 0) context.stdout('There is nothing to remove.\n')
  }
  return 0
}

/** Candidates side by side, for a terminal: a table, then why some do not pass, then the best. */
export function renderCandidates({ candidates, best, applied }: CandidatesReport, style: TerminalStyle): string {
  const rows = [CANDIDATE_HEADS, ...candidates.map((candidate) => candidateCells(candidate).map(oneLine))]
  const lines = [
    ...tableLines(rows, (cell, column, row) => {
      if (row === 0) return paint(style, 'dim', cell)
      return CANDIDATE_HEADS[column] === 'verdict'
        ? paint(style, COLOURS[candidates[row - 1]?.verdict ?? 'unchanged'], cell)
        : cell
    }),
    ...candidates.flatMap((candidate) => whyNot(candidate, style)),
    ...candidates.flatMap(({ plan, worktree }) =>
      worktree === undefined
        ? []
        : [`${oneLine(plan)}: the worktree ${oneLine(worktree)} is kept; editplan try --clean removes it`],
    ),
    best === undefined
      ? paint(style, 'red', 'None passes.')
      : paint(style, 'green', `Best: ${oneLine(best)}${applied?.written ? ', applied' : ''}`),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

const COLOURS = { passes: 'green', fails: 'red', refused: 'red', unchanged: 'dim' } as const

const whyNot = (candidate: Candidate, style: TerminalStyle): readonly string[] =>
  reasonsOf(candidate).map(
    ({ name, message }) =>
      `${paint(style, 'red', '✗')} ${oneLine(candidate.plan)}: ${name}. ${showInvisible(oneLine(message))}`,
  )
