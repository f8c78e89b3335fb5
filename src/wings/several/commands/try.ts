import { Command } from 'commander'
import type { CommandWords } from '../../../core/policy/run-verifications.ts'
import { paint, type TerminalStyle, tableLines } from '../../../core/report/terminal/style.ts'
import { oneLine, showInvisible } from '../../../core/text/neutralise.ts'
import { counted } from '../../../core/text/words.ts'
import { EditplanError, exitCodeOf } from '../../../errors.ts'
import type { CommandFactory, Context } from '../../../faces/cli/context.ts'
import { examples, openPlan, openPlans, runOptions, withInputs } from '../../../faces/cli/options.ts'
import { writePlan } from '../../../faces/cli/read-plans.ts'
import type { Input } from '../../../inputs/input.ts'
import type { InputsOf } from '../../../inputs/table.ts'
import type { NamedStep, NarrowingReport } from '../../../publish/publish-plans.ts'
import type { Candidate, CandidatesReport, ReportedCulprit } from '../report.ts'
import { CANDIDATE_HEADS, candidateCells, reasonsOf } from '../words.ts'

const TRY = { verbs: ['try'], of: 'face', option: ['', 'Options'] } as const
const OF_TRY = [
  {
    name: 'jobs',
    type: 'count',
    most: 99,
    about: 'how many plans to try at once; 2 by default',
    ...{ ...TRY, option: ['<n>', 'Options'] },
  },
  { name: 'keep', type: 'flag', about: 'keep the worktrees in which programs ran', ...TRY },
  { name: 'best', type: 'flag', about: 'apply the plan with the smallest change of those that pass', ...TRY },
  {
    name: 'json',
    type: 'flag',
    about: 'print the result as JSON, and nothing else, on standard output',
    ...{ ...TRY, verbs: ['try', 'try --clean'] },
  },
  {
    name: 'clean',
    type: 'flag',
    about: 'list and remove the worktrees that were kept, or left by a killed run',
    ...{ ...TRY, verbs: ['try --clean'] },
  },
] as const satisfies readonly Input[]

type TryValues = InputsOf<'try' | 'try --clean', (typeof OF_TRY)[number]>

/** `editplan try`: plans for the same task side by side. */
export const tryCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('try'), { own: OF_TRY, headings: [], verbOf: ({ clean }) => (clean ? 'try --clean' : 'try') })
    .summary('try plans for the same task side by side, and pick the best')
    .description(
      'Replays each plan on the same base, and runs a command, or the verifications of the policy, and its language servers on the result in a separate worktree, several plans at once. Shows verdict, tests, diagnostics, size and time. The checkout changes only with --best.',
    )
    .argument('[plan...]', 'plan files: .yaml, .yml, .json or .jsonl; - is standard input; then -- and a command')
    .addHelpText(
      'after',
      examples(
        'editplan try a.yaml b.yaml c.yaml --jobs 3',
        'editplan try a.yaml b.yaml --best',
        'editplan try a.yaml b.yaml -- npm test',
        'editplan try --clean',
      ),
    )
    .action(async (words: string[], options: TryValues, command: Command) =>
      finish(
        await (options.clean ? clean(words, options, context) : tryAll(splitCommand(words, command), options, context)),
      ),
    )

interface TriedPlans {
  readonly names: readonly string[]
  /** What follows `--`; undefined where nothing does. */
  readonly command: CommandWords | undefined
}

/** Commander joins what follows `--` to the arguments before it. */
function splitCommand(words: readonly string[], { parent }: Command): TriedPlans {
  const raw = (parent as unknown as { readonly rawArgs: readonly string[] }).rawArgs
  const length = raw.includes('--') ? raw.length - raw.indexOf('--') - 1 : 0
  const [program, ...args] = words.slice(words.length - length)
  const command = length > 0 && program !== undefined ? ([program, ...args] as const) : undefined
  return { names: words.slice(0, words.length - length), command }
}

async function tryAll({ names, command }: TriedPlans, options: TryValues, context: Context): Promise<number> {
  if (names.length === 0)
    throw new EditplanError({ name: 'USAGE', message: 'There is no plan to try. Name one or more.' })
  const { plans, place } = await openPlans(names, { ...options, verb: 'try' }, context)
  const { tryPlans } = await import('../try-plans.ts')
  const { jobs, keep, best } = options
  const report = await tryPlans(plans, { ...place, jobs, keep, best, command })
  context.stdout(options.json ? `${JSON.stringify(report, null, 2)}\n` : renderCandidates(report, context.style))
  if (report.best !== undefined) return 0
  const [problem] = report.candidates.flatMap(({ problems = [] }) => problems)
  return problem ? exitCodeOf(problem.name) : 0
}

async function clean(names: readonly string[], options: TryValues, context: Context): Promise<number> {
  if (names.length > 0)
    throw new EditplanError({ name: 'USAGE', message: '--clean takes no plans. Leave them out, or leave out --clean.' })
  const { listWorktrees, removeWorktrees } = await import('../try-plans.ts')
  const place = await runOptions({ ...options, verb: 'try --clean' }, context)
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

const NARROW = { verbs: ['narrow'], of: 'face', option: ['', 'Options'] } as const
const OF_NARROW = [
  {
    name: 'budget',
    type: 'count',
    most: 999_999,
    about: 'the most runs of the command; 50 by default',
    ...{ ...NARROW, option: ['<n>', 'Options'] },
  },
  {
    name: 'output',
    type: 'text',
    about: 'where to write the part of the plan that passes; - is standard output',
    ...{ ...NARROW, option: ['-o, output <file>', 'Options'] },
  },
  { name: 'json', type: 'flag', about: 'print the result as JSON, and nothing else, on standard output', ...NARROW },
  { name: 'quiet', type: 'flag', about: 'do not tell of each run on a terminal', ...NARROW },
] as const satisfies readonly Input[]

type NarrowValues = InputsOf<'narrow', (typeof OF_NARROW)[number]>

/** `editplan narrow`: which steps break a build. */
export const narrowCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('narrow'), { own: OF_NARROW, headings: [] })
    .summary('find the steps of a plan that break a build')
    .description(
      'Runs a command, or the verifications of the policy, on parts of a plan, in a separate worktree. Finds a smallest set of steps to leave out so that it passes, and writes the other steps as a plan. It also leaves out steps that need one of them. The checkout does not change.',
    )
    .argument('<plan>', 'the plan file: .yaml, .yml, .json or .jsonl; - is standard input')
    .argument('[command...]', 'the command, after --; by default the verifications of the policy')
    .addHelpText(
      'after',
      examples('editplan narrow plan.yaml -o passing.yaml -- npm test', 'editplan narrow plan.yaml'),
    )
    .action(async (name: string, command: string[], options: NarrowValues) =>
      finish(await narrow(name, { ...options, command }, context)),
    )

async function narrow(
  name: string,
  options: NarrowValues & { readonly command: readonly string[] },
  context: Context,
): Promise<number> {
  const { plan, place } = await openPlan(name, { ...options, verb: 'narrow' }, context)
  const { narrowPlan } = await import('../narrow-plans.ts')
  const { masked } = await import('../../../core/policy/secrets.ts')
  const [program, ...args] = options.command
  const showsRuns = context.live && !options.quiet && !options.json
  const narrowed = await narrowPlan(plan, {
    ...place,
    ...(program !== undefined && { command: [program, ...args] }),
    budget: options.budget,
    onRun: ({ number, kept, ok }) =>
      showsRuns && context.stderr(`run ${number}: ${kept} steps, ${ok ? 'passes' : 'fails'}\n`),
  })
  const report = await masked(narrowed.report)
  if (narrowed.plan && options.output !== undefined) await writePlan(narrowed.plan, options.output, context)
  const write = options.output === '-' ? context.stderr : context.stdout
  write(options.json ? `${JSON.stringify(report, null, 2)}\n` : renderNarrowing(report, context.style))
  return report.result === 'never' || report.result === 'unknown' ? exitCodeOf('VERIFY_FAILED') : 0
}

function renderNarrowing(report: NarrowingReport, style: TerminalStyle): string {
  const { culprits, dependants, notes } = report
  const lines = [
    headline(report, style),
    ...culprits.flatMap((culprit) => culpritLines(culprit, style)),
    ...dependants.map(
      (step) => `${paint(style, 'yellow', '!')} ${nameOf(step)} needs ${step.needs.join(', ')}, and is left out too`,
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
  const what = culprits.length === 1 ? 'one step' : `${culprits.length} steps`
  const verb = kept === 1 ? 'remains' : 'remain'
  return `${paint(style, 'green', '✓')} It passes without ${what} (${after}); ${kept} ${verb}.`
}

function culpritLines(culprit: ReportedCulprit, style: TerminalStyle): readonly string[] {
  const output = (culprit.output ?? '').split('\n').filter((line) => line.trim() !== '')
  return [
    `${paint(style, ['red', 'bold'], '✗')} ${nameOf(culprit)}`,
    ...output.slice(-SHOWN).map((line) => `    ${showInvisible(line)}`),
  ]
}

const SHOWN = 10

const nameOf = ({ index, id, tool, file_path, source }: NamedStep): string =>
  oneLine(`step ${index}${id === undefined ? '' : ` (${id})`}, ${tool} ${file_path}${source ? `, ${source}` : ''}`)
