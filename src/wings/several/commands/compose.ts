import { Command } from 'commander'
import type { Plan } from '../../../core/plan/schema.ts'
import type { CompositionReport } from '../../../core/report/several-plans.ts'
import { type Fit, fitsOf } from '../../../core/report/several-words.ts'
import { paint, type TerminalStyle, wrap } from '../../../core/report/terminal/style.ts'
import { counted } from '../../../core/text/words.ts'
import { EditplanError, exitCodeOf } from '../../../errors.ts'
import type { CommandFactory, Context } from '../../../faces/cli/context.ts'
import { examples, type JudgeFlags, openPlans, withJudgeOptions } from '../../../faces/cli/options.ts'
import { writePlan } from '../../../faces/cli/write-plan.ts'

interface ComposeFlags extends JudgeFlags {
  readonly output?: string
}

/** `editplan compose`: how plans fit together, and the one plan that they make. */
export const composeCommand: CommandFactory = (context, finish) =>
  withJudgeOptions(new Command('compose'))
    .summary('put plans together to one, or say why they conflict')
    .description(
      'Replays plans alone and in the orders that may differ, and says for each pair whether they do the same, touch different files, may come in any order, need an order, or conflict. Writes one plan in an order that works. Nothing else is written.',
    )
    .argument('<plan...>', 'plan files, two or more: .yaml, .yml, .json or .jsonl; - is standard input')
    .option('-o, --output <file>', 'where to write the plan; - is standard output')
    .option('--json', 'print verdicts and plan as JSON, and nothing else, on standard output')
    .addHelpText(
      'after',
      examples('editplan compose a.yaml b.yaml c.yaml -o combined.yaml', 'editplan compose a.yaml b.yaml --json'),
    )
    .action(async (names: string[], options: ComposeFlags) => finish(await compose(names, options, context)))

async function compose(names: readonly string[], options: ComposeFlags, context: Context): Promise<number> {
  if (names.length < 2)
    throw new EditplanError({ name: 'USAGE', message: 'compose takes two plans or more. Name the others too.' })
  const { plans, place } = await openPlans(names, options, context)
  const { composePlans } = await import('../compose-plans.ts')
  const { masked } = await import('../../../core/policy/secrets.ts')
  const { report, plan } = await composePlans(plans, place)
  await tell({ report: await masked(report), plan }, options, context)
  return report.error ? exitCodeOf(report.error.name) : 0
}

interface ComposeOutput {
  readonly report: CompositionReport
  readonly plan: Plan | undefined
}

async function tell({ report, plan }: ComposeOutput, { output, json }: ComposeFlags, context: Context): Promise<void> {
  if (plan && output !== undefined) await writePlan(plan, output, context)
  if (json && output !== '-') {
    const { printPlan } = await import('../../../core/plan/print.ts')
    const whole = { ...report, ...(plan && { plan: JSON.parse(printPlan(plan, 'json')) }) }
    context.stdout(`${JSON.stringify(whole, null, 2)}\n`)
  } else {
    const toStandardOutput = output !== '-'
    const write = toStandardOutput ? context.stdout : context.stderr
    write(renderComposition(report, toStandardOutput ? context.style : context.errorStyle))
  }
}

/** How plans fit together, for a terminal: each pair that shares files, what does not fit, and the order. */
function renderComposition(report: CompositionReport, style: TerminalStyle): string {
  const fits = fitsOf(report)
  const order = report.order ? fits.slice(-1) : []
  const lines = [
    ...fits.slice(0, fits.length - order.length).flatMap((fit) => fitLines(fit, style)),
    ...disjointLine(report.pairs),
    ...order.map(({ words }) => words),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

/** A finding with its sign, and why, indented. */
export const fitLines = ({ kind, words, details }: TerminalFit, style: TerminalStyle): readonly string[] => [
  `${signOf(kind, style)} ${paint(style, 'bold', words)}`,
  ...details.flatMap((text) => wrap(text, style.width - INDENT.length)).map((line) => INDENT + line),
]

interface TerminalFit extends Omit<Fit, 'kind'> {
  readonly kind: Fit['kind'] | 'unknown'
}

const signOf = (kind: TerminalFit['kind'], style: TerminalStyle): string =>
  kind === 'conflicts'
    ? paint(style, ['red', 'bold'], '✗')
    : kind === 'order'
      ? paint(style, 'yellow', '!')
      : kind === 'unknown'
        ? paint(style, 'yellow', '?')
        : paint(style, 'green', '✓')

const INDENT = '    '

function disjointLine(pairs: CompositionReport['pairs']): readonly string[] {
  const { length } = pairs.filter(({ relation }) => relation === 'disjoint')
  if (length === 0) return []
  return [`${counted(length, 'pair touches', 'pairs touch')} different files.`]
}
