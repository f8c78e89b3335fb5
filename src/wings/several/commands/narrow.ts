import { Command } from 'commander'
import type { NamedStep, NarrowingReport, ReportedCulprit } from '../../../core/report/several-plans.ts'
import { paint, type TerminalStyle } from '../../../core/report/terminal/style.ts'
import { oneLine, showInvisible } from '../../../core/text/neutralise.ts'
import { counted } from '../../../core/text/words.ts'
import { exitCodeOf } from '../../../errors.ts'
import type { CommandFactory, Context } from '../../../faces/cli/context.ts'
import { countUpTo, examples, type JudgeFlags, openPlan, withJudgeOptions } from '../../../faces/cli/options.ts'
import { writePlan } from '../../../faces/cli/write-plan.ts'

interface NarrowFlags extends JudgeFlags {
  readonly budget?: number
  readonly output?: string
  readonly quiet?: boolean
}

/** `editplan narrow`: which steps break a build. */
export const narrowCommand: CommandFactory = (context, finish) =>
  withJudgeOptions(new Command('narrow'))
    .summary('find the steps of a plan that break a build')
    .description(
      'Runs a command, or the verifications of the policy, on parts of a plan, in a worktree of its own. Finds a smallest set of steps to leave out so that it passes, and writes the rest as a plan. Steps that need one of them go as well. The checkout stays as it is.',
    )
    .argument('<plan>', 'the plan file: .yaml, .yml, .json or .jsonl; - is standard input')
    .argument('[command...]', 'the command, after --; by default the verifications of the policy')
    .option('--budget <n>', 'the most runs of the command; 50 by default', countUpTo(999_999))
    .option('-o, --output <file>', 'where to write the part of the plan that passes; - is standard output')
    .option('--json', 'print the result as JSON, and nothing else, on standard output')
    .option('--quiet', 'do not tell of each run on a terminal')
    .addHelpText(
      'after',
      examples('editplan narrow plan.yaml -o passing.yaml -- npm test', 'editplan narrow plan.yaml'),
    )
    .action(async (name: string, command: string[], options: NarrowFlags) =>
      finish(await narrow(name, { ...options, command }, context)),
    )

async function narrow(
  name: string,
  options: NarrowFlags & { readonly command: readonly string[] },
  context: Context,
): Promise<number> {
  const { plan, place } = await openPlan(name, options, context)
  const { narrowPlan } = await import('../narrow-plans.ts')
  const { masked } = await import('../../../core/policy/secrets.ts')
  const [program, ...args] = options.command
  const isTold = context.live && !options.quiet && !options.json
  const narrowed = await narrowPlan(plan, {
    ...place,
    ...(program !== undefined && { command: [program, ...args] }),
    budget: options.budget,
    onRun: ({ number, kept, ok }) =>
      isTold && context.stderr(`run ${number}: ${kept} steps, ${ok ? 'passes' : 'fails'}\n`),
  })
  const report = await masked(narrowed.report)
  if (narrowed.plan && options.output !== undefined) await writePlan(narrowed.plan, options.output, context)
  const write = options.output === '-' ? context.stderr : context.stdout
  write(options.json ? `${JSON.stringify(report, null, 2)}\n` : renderNarrowing(report, context.style))
  return report.result === 'never' || report.result === 'unknown' ? exitCodeOf('VERIFY_FAILED') : 0
}

/** Which steps break a verification, for a terminal. */
function renderNarrowing(report: NarrowingReport, style: TerminalStyle): string {
  const { culprits, dependants, notes } = report
  const lines = [
    headline(report, style),
    ...culprits.flatMap((culprit) => culpritLines(culprit, style)),
    ...dependants.map(
      (step) => `${paint(style, 'yellow', '!')} ${nameOf(step)} needs ${step.needs.join(', ')}, and goes as well`,
    ),
    ...(report.complete
      ? []
      : [`The budget of ${report.budget} runs was spent: fewer steps may be enough. Raise --budget.`]),
    ...(report.flaky
      ? ['The program is flaky: with the same files it once passed and once failed. Trust this less.']
      : []),
    ...notes.map(showInvisible),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

function headline({ result, runs, culprits, kept }: NarrowingReport, style: TerminalStyle): string {
  const after = `after ${counted(runs, 'run')}`
  if (result === 'all-pass') return `${paint(style, 'green', '✓')} It passes with all steps (${after}).`
  if (result === 'never') return `${paint(style, 'red', '✗')} It fails without any step too (${after}).`
  if (result === 'unknown') return `${paint(style, 'red', '✗')} Nothing passed ${after}. Raise --budget.`
  const what = counted(culprits.length, 'step')
  return `${paint(style, 'red', '✗')} It passes without ${what} (${after}); ${kept} remain.`
}

function culpritLines(culprit: ReportedCulprit, style: TerminalStyle): readonly string[] {
  const output = (culprit.output ?? '').split('\n').filter((line) => line.trim() !== '')
  return [
    `${paint(style, ['red', 'bold'], '✗')} ${nameOf(culprit)}`,
    ...output.slice(-SHOWN).map((line) => `    ${showInvisible(line)}`),
  ]
}

/** Lines of a program's output. */
const SHOWN = 10

const nameOf = ({ index, id, tool, file_path }: NamedStep): string =>
  oneLine(`step ${index}${id === undefined ? '' : ` (${id})`}, ${tool} ${file_path}`)
