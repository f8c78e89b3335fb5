import { Command } from 'commander'
import type { Plan } from '../../../core/plan/schema.ts'
import type { CompositionReport, OverlapReport } from '../../../core/report/several-plans.ts'
import { type Fit, findingsOf, fitsOf, overlapDetails, overlapRest } from '../../../core/report/several-words.ts'
import { paint, type TerminalStyle, wrap } from '../../../core/report/terminal/style.ts'
import { counted } from '../../../core/text/words.ts'
import { EditplanError, exitCodeOf } from '../../../errors.ts'
import type { CommandFactory, Context } from '../../../faces/cli/context.ts'
import { examples, type JudgeFlags, openPlans, serverOptions, withJudgeOptions } from '../../../faces/cli/options.ts'
import { writePlan } from '../../../faces/cli/read-plans.ts'

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
const fitLines = ({ kind, words, details }: TerminalFit, style: TerminalStyle): readonly string[] => [
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
  else context.stdout(render(report, context.style))
  return 0
}

/** Each pair that shares files, the worst first; then what was settled by file lists, and what was left out. */
const render = (report: OverlapReport, style: TerminalStyle): string =>
  [
    ...findingsOf(report).flatMap((finding) =>
      fitLines({ ...finding, details: overlapDetails(finding, report) }, style),
    ),
    ...overlapRest(report),
  ]
    .map((line) => `${line}\n`)
    .join('')
