import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import type { Plan } from '../../../core/plan/schema.ts'
import { paint, type TerminalStyle, wrap } from '../../../core/report/terminal/style.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { counted } from '../../../core/text/words.ts'
import { EditplanError, exitCodeOf } from '../../../errors.ts'
import type { CommandFactory, Context } from '../../../faces/cli/context.ts'
import { examples, openPlan, openPlans, serverOptions, WAYS_TO_SPLIT, withInputs } from '../../../faces/cli/options.ts'
import { writePlan } from '../../../faces/cli/read-plans.ts'
import type { Input } from '../../../inputs/input.ts'
import type { InputsOf } from '../../../inputs/table.ts'
import type { CompositionReport, OverlapReport } from '../report.ts'
import type { PlanSplit } from '../split.ts'
import { type Fit, findingsOf, fitsOf, overlapRest } from '../words.ts'

const COMPOSE = { verbs: ['compose'], of: 'face', option: ['', 'Options'] } as const
const OF_COMPOSE = [
  {
    name: 'output',
    type: 'text',
    about: 'where to write the plan; - is standard output',
    ...{ ...COMPOSE, option: ['-o, output <file>', 'Options'] },
  },
  {
    name: 'json',
    type: 'flag',
    about: 'print verdicts and plan as JSON, and nothing else, on standard output',
    ...COMPOSE,
  },
] as const satisfies readonly Input[]

type ComposeValues = InputsOf<'compose', (typeof OF_COMPOSE)[number]>

/** `editplan compose`: how plans fit together, and the one plan that they make. */
export const composeCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('compose'), { own: OF_COMPOSE, headings: [] })
    .summary('combine plans into one, or say why they conflict')
    .description(
      'Replays each plan by itself, and pairs in both orders where the order may matter. Says for each pair whether they do the same, touch different files, may come in any order, need an order, or conflict. Writes one plan in an order that works. It writes nothing else.',
    )
    .argument('<plan...>', 'plan files, two or more: .yaml, .yml, .json or .jsonl; - is standard input')
    .addHelpText(
      'after',
      examples('editplan compose a.yaml b.yaml c.yaml -o combined.yaml', 'editplan compose a.yaml b.yaml --json'),
    )
    .action(async (names: string[], options: ComposeValues) => finish(await compose(names, options, context)))

async function compose(names: readonly string[], options: ComposeValues, context: Context): Promise<number> {
  if (names.length < 2)
    throw new EditplanError({ name: 'USAGE', message: 'compose takes two plans or more. Name the others too.' })
  const { plans, place } = await openPlans(names, { ...options, verb: 'compose' }, context)
  const { composePlans } = await import('../compose.ts')
  const { masked } = await import('../../../core/policy/secrets.ts')
  const { report, plan } = await composePlans(plans, place)
  await tell({ report: await masked(report), plan }, options, context)
  return report.error ? exitCodeOf(report.error.name) : 0
}

async function tell(
  { report, plan }: { readonly report: CompositionReport; readonly plan: Plan | undefined },
  { output, json }: ComposeValues,
  context: Context,
): Promise<void> {
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
const fitLines = ({ kind, words, details }: Fit, style: TerminalStyle): readonly string[] => [
  `${signOf(kind, style)} ${paint(style, 'bold', words)}`,
  ...details.flatMap((text) => wrap(text, style.width - INDENT.length)).map((line) => INDENT + line),
]

const signOf = (kind: Fit['kind'], style: TerminalStyle): string =>
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

const OVERLAP = { verbs: ['overlap'], of: 'face', option: ['', 'Options'] } as const
const OF_OVERLAP = [
  {
    name: 'pulls',
    type: 'flag',
    about: 'compare with the open pull requests on the base branch',
    ...OVERLAP,
    only: 'the Action compares with nothing else',
  },
  {
    name: 'worktrees',
    type: 'flag',
    about: 'compare with the worktrees of the repository, uncommitted files included',
    ...OVERLAP,
    only: 'the Action needs no checkout for it',
  },
  {
    name: 'exit-code',
    type: 'flag',
    about: 'exit with 4 on a conflict',
    ...OVERLAP,
    only: 'a later step reads the output `overlaps`',
  },
  {
    name: 'json',
    type: 'flag',
    about: 'print the result as JSON, and nothing else, on standard output',
    ...OVERLAP,
    only: 'the Action has outputs',
  },
] as const satisfies readonly Input[]

type OverlapValues = InputsOf<'overlap', (typeof OF_OVERLAP)[number]>

/** `editplan overlap`: how changes that are under way fit together. */
export const overlapCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('overlap'), { own: OF_OVERLAP, headings: [] })
    .summary('say how plans, open pull requests and worktrees fit together')
    .description(
      'Replays changes that are under way on the tip of the base, those that share files in both orders, and says which do the same, may come in any order, need an order, conflict, or are behind the base. With plans, each is compared with all others; without, all are. Nothing is written. With --pulls the token comes from GITHUB_TOKEN or GH_TOKEN.',
    )
    .argument('[plan...]', 'plan files: .yaml, .yml, .json or .jsonl; - is standard input')
    .addHelpText(
      'after',
      examples(
        'editplan overlap plan.yaml --pulls',
        'editplan overlap --worktrees',
        'editplan overlap a.yaml b.yaml --json',
      ),
    )
    .action(async (names: string[], options: OverlapValues) => finish(await overlap(names, options, context)))

async function overlap(names: readonly string[], options: OverlapValues, context: Context): Promise<number> {
  const { base, pulls, worktrees } = options
  const { plans, place } = await openPlans(names, { ...options, verb: 'overlap' }, context)
  const { findOverlaps } = await import('../find-overlaps.ts')
  const report = await findOverlaps(plans, {
    ...place,
    ...{ pulls, worktrees, base: pulls ? undefined : base },
    publish: { ...serverOptions(context), base },
  })
  if (options.json) context.stdout(`${JSON.stringify(report, null, 2)}\n`)
  else context.stdout(render(report, context.style))
  const hasConflict = report.pairs.some(({ relation }) => relation === 'conflicts')
  return options.exitCode && hasConflict ? exitCodeOf('PLANS_CONFLICT') : 0
}

/** Each pair that shares files, the worst first; then what was settled by file lists, and what was left out. */
const render = (report: OverlapReport, style: TerminalStyle): string =>
  [...findingsOf(report).flatMap((finding) => fitLines(finding, style)), ...overlapRest(report)]
    .map((line) => `${line}\n`)
    .join('')

const SPLIT = { verbs: ['split'], of: 'face', option: ['', 'Options'] } as const
const OF_SPLIT = [
  {
    name: 'by',
    type: 'lines',
    about: WAYS_TO_SPLIT,
    mandatory: true,
    ...{ ...SPLIT, option: ['<how>', 'Options'] },
  },
  {
    name: 'output',
    type: 'text',
    about: 'where to write the parts, as 1-NAME.yaml and so on; the folder is made',
    ...{ ...SPLIT, option: ['-o, output <folder>', 'Options'] },
  },
  {
    name: 'json',
    type: 'flag',
    about: 'print the parts with their plans as JSON, and nothing else, on standard output',
    ...SPLIT,
  },
] as const satisfies readonly Input[]

type SplitValues = InputsOf<'split', (typeof OF_SPLIT)[number]>

/** `editplan split`: one plan for each group of files. */
export const splitCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('split'), { own: OF_SPLIT, headings: [] })
    .summary('make one plan for each owner, folder or other group of files')
    .description(
      'Splits a plan into parts that can be reviewed on their own, and replays them to prove that they give the same result. A step that changes files of several groups gets its own part. It writes only the parts.',
    )
    .argument('<plan>', 'the plan file: .yaml, .yml, .json or .jsonl; - is standard input')
    .addHelpText(
      'after',
      examples('editplan split plan.yaml --by folder -o parts', 'editplan split plan.yaml --by codeowners --json'),
    )
    .action(async (name: string, options: SplitValues) => finish(await split(name, options, context)))

async function split(name: string, options: SplitValues, context: Context): Promise<number> {
  const { plan, place } = await openPlan(name, { ...options, verb: 'split' }, context)
  const { splitPlan } = await import('../split-plan.ts')
  await tellParts(await splitPlan(plan, { ...place, by: options.by }), options, context)
  return 0
}

async function tellParts(parts: PlanSplit, { output, json }: SplitValues, context: Context): Promise<void> {
  const { masked } = await import('../../../core/policy/secrets.ts')
  const { printPlan } = await import('../../../core/plan/print.ts')
  const files = output === undefined ? [] : await writeParts(parts, output, context)
  const report = await masked(reportSplit(parts))
  if (!json) return context.stdout(renderSplit(report, files, context.style))
  const withPlans = report.parts.map((part, at) => ({
    ...part,
    ...(files[at] !== undefined && { file: files[at] }),
    plan: JSON.parse(printPlan(parts.parts[at]?.plan ?? missing(), 'json')),
  }))
  context.stdout(`${JSON.stringify({ ...report, parts: withPlans }, null, 2)}\n`)
}

/** Names of the files, numbered in an order in which they can be applied. */
async function writeParts({ parts }: PlanSplit, folder: string, context: Context): Promise<readonly string[]> {
  await mkdir(path.resolve(context.cwd, folder), { recursive: true })
  const digits = String(parts.length).length
  const files: string[] = []
  for (const [at, { slug, plan }] of parts.entries()) {
    const file = path.join(folder, `${String(at + 1).padStart(digits, '0')}-${slug}.yaml`)
    await writePlan(plan, file, context)
    files.push(file)
  }
  return files
}

const missing = (): never => {
  throw new TypeError('each part has a plan')
}

function renderSplit(
  { parts }: ReturnType<typeof reportSplit>,
  files: readonly string[],
  style: TerminalStyle,
): string {
  if (parts.length === 0) return 'The plan changes nothing: there are no parts.\n'
  const lines = parts.flatMap((part, at) => {
    const { name, steps, files: changed, needs, spanning } = part
    const counts = `${counted(steps, 'step')}, ${counted(changed.length, 'file')}`
    const after = needs.length === 0 ? [] : wrap(`after ${needs.map(oneLine).join(', ')}`, style.width - INDENT.length)
    const spans = spanning.flatMap(({ index, id, groups }) =>
      wrap(
        oneLine(`step ${index}${id === undefined ? '' : ` (${id})`} changes files of ${groups.join(', ')}`),
        style.width - INDENT.length,
      ),
    )
    const written = files[at] === undefined ? [] : [oneLine(files[at])]
    const head = wrap(`${at + 1} ${oneLine(name)} · ${counts}`, style.width)
    return [
      ...head.map((line, row) => (row === 0 ? paint(style, 'bold', line) : line)),
      ...[...after, ...spans, ...written].map((line) => `${INDENT}${paint(style, 'dim', line)}`),
    ]
  })
  return lines.map((line) => `${line}\n`).join('')
}

/** What `editplan split --json` prints without the plans; parts have names. */
function reportSplit({ parts, stacks }: PlanSplit) {
  const nameAt = (at: number): string => parts[at]?.name ?? ''
  return {
    version: 1,
    parts: parts.map(({ name, slug, groups, plan, files, needs, spanning }) => ({
      ...{ name, slug, groups, title: plan.title, digest: plan.digest, steps: plan.steps.length, files },
      needs: needs.map(nameAt),
      spanning: spanning.map(({ step: { index, id }, groups: spanned }) => ({
        index,
        ...(id !== undefined && { id }),
        groups: spanned,
      })),
    })),
    stacks: stacks.map((stack) => stack.map(nameAt)),
  }
}
