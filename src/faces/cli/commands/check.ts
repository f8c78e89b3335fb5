import { type FSWatcher, watch } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Command } from 'commander'
import type { SteppedPlan } from '../../../core/plan/steps.ts'
import type { RefusedStep, RepairAnswer } from '../../../core/report/repair-packet.ts'
import { paint, wrap } from '../../../core/report/terminal/style.ts'
import type { ApplyOptions } from '../../../core/run/apply.ts'
import type { Repair, RepairOptions } from '../../../core/run/repair.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { EditplanError, type Problem, saidBy } from '../../../errors.ts'
import type { Input } from '../../../inputs/input.ts'
import type { InputsOf } from '../../../inputs/table.ts'
import { type CommandFactory, type Context, problemsOf, tellFailure, terminalOf, writeOutput } from '../context.ts'
import { examples, openPlan, openPlans, PLANS, type ReplayValues, withInputs } from '../options.ts'
import { readText, unreadable, writePlan } from '../read-plans.ts'
import { type DeliveryOptions, deliverProblems, failedOutcome, type RepositoryOutcome, replay } from '../replay.ts'
import { inEachRepository } from '../repositories.ts'

const CHECK = { verbs: ['check'], of: 'face', option: ['', 'Options'] } as const
const OWN = [
  {
    name: 'find',
    type: 'flag',
    about: 'only print what the texts, patterns and rules of the steps match: file, line, captures',
    ...{ ...CHECK, verbs: ['check --find'] },
  },
  {
    name: 'repair',
    type: 'text',
    about: 'write what an agent needs to correct the refused steps, as JSON',
    ...{ ...CHECK, option: ['<file>', 'Options'] },
  },
  {
    name: 'diagnostics',
    type: 'flag',
    about: 'ask the language servers of the policy what the plan breaks',
    ...CHECK,
  },
  {
    name: 'watch',
    type: 'flag',
    about: 'check again whenever a plan file changes, until interrupted',
    ...{ ...CHECK, verbs: ['check', 'check --find'] },
  },
] as const satisfies readonly Input[]

type CheckValues = InputsOf<'check' | 'check --find', (typeof OWN)[number]>

/** `editplan check`: validates what apply would, and writes nothing. */
const checkCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('check'), { own: OWN, verbOf: ({ find }) => (find ? 'check --find' : 'check') })
    .summary('validate plans without applying them')
    .description('Validates everything that apply validates, lists all problems at once, and writes nothing.')
    .argument('<plan...>', PLANS)
    .addHelpText(
      'after',
      examples(
        'editplan check plan.yaml',
        'editplan check plan.yaml --watch',
        'editplan check plan.yaml --find --repos repositories.txt',
        'editplan check --json - < plan.json',
      ),
    )
    .action(async (names: string[], options: CheckValues) => {
      if (options.repair !== undefined) requireOnePlan(names)
      finish(await (options.watch ? checkAgain : check)(names, options, context))
    })

/** A packet is about the steps of one plan, which are known by their numbers. */
function requireOnePlan(names: readonly string[]): void {
  if (names.length < 2) return
  const message = `--repair writes a packet about one plan, and these are ${names.length}. Check each one separately.`
  throw new EditplanError({ name: 'USAGE', message })
}

async function checkAgain(names: readonly string[], options: CheckValues, context: Context): Promise<number> {
  if (names.includes('-')) {
    throw new EditplanError({ name: 'USAGE', message: 'Standard input cannot be watched. Pass a plan file.' })
  }
  let exitCode = 0
  const files = names.map((name) => path.resolve(context.cwd, name))
  for await (const _ of whenWritten(files, context.signal)) {
    exitCode = await check(names, options, context)
    context.stderr('Waiting for changes of the plan.\n')
  }
  return exitCode
}

const check = (names: readonly string[], given: CheckValues, whole: Context): Promise<number> =>
  inEachRepository(given, withKeptInput(whole), (options, context) => {
    if (options.find) return find(names, { ...options, verb: 'check --find' }, context)
    return replay(
      names,
      { ...options, verb: 'check', onProblems: tellUnread(names, options, context) },
      context,
      async (plans, run) => {
        const { checkPlan } = await import('../../../core/run/apply.ts')
        const report = await checkPlan(plans, { ...run, diagnostics: options.diagnostics })
        const [plan] = plans
        if (plan && options.repair !== undefined) await writePacket(plan, run, options.repair, context)
        return report
      },
    )
  })

/** `check --find`: prints what the steps match. */
async function find(
  names: readonly string[],
  options: ReplayValues & DeliveryOptions,
  context: Context,
): Promise<RepositoryOutcome> {
  try {
    const { plans, place } = await openPlans(names, options, context)
    const [{ findMatches }, { exitCodeOfFound, foundWords, renderFound }] = await Promise.all([
      import('../../../core/run/find-matches.ts'),
      import('../../../core/report/found-report.ts'),
    ])
    const report = await findMatches(plans, place)
    const json = `${JSON.stringify(report, null, 2)}\n`
    if (options.report !== undefined) await writeOutput(options.report, json, context)
    const exitCode = exitCodeOfFound(report)
    if (options.json || !options.quiet || exitCode !== 0)
      context.stdout(options.json ? json : renderFound(report, context.style))
    return { exitCode, cells: [foundWords(report), ...(exitCode === 0 ? [] : [`exit code ${exitCode}`])] }
  } catch (error) {
    const problems = await problemsOf(error)
    if (problems) await deliverProblems({ files: names, problems }, options, context)
    return failedOutcome(await tellFailure(error, context))
  }
}

/** Standard input can be read again. */
function withKeptInput(context: Context): Context {
  let kept: Promise<Buffer> | undefined
  return { ...context, readStdin: () => (kept ??= context.readStdin()) }
}

/** A plan that cannot be read has a packet too, about its text. */
const tellUnread =
  ([name = '-']: readonly string[], { repair }: Pick<CheckValues, 'repair'>, context: Context) =>
  async (problems: readonly Problem[]): Promise<void> => {
    const ofText = problems.filter(({ at }) => at !== undefined)
    if (repair === undefined || ofText.length === 0) return
    const { packetText, unreadPacket } = await import('../../../core/report/repair-packet.ts')
    const text = await readText(name, context, { what: name })
    await writeOutput(repair, packetText(unreadPacket(text, ofText)), context)
  }

async function writePacket(plan: SteppedPlan, run: ApplyOptions, name: string, context: Context): Promise<void> {
  const { repairPlan } = await import('../../../core/run/repair.ts')
  const { root, bare, base, policy, overrides, signal } = run
  const { packet } = await repairPlan(plan, { root, bare, base, policy, overrides, signal })
  const { packetText } = await import('../../../core/report/repair-packet.ts')
  await writeOutput(name, packetText(packet), context)
}

/** Milliseconds without a further change before a file is looked at: editors write in several steps. */
const STILL = 100

/**
 * Yields at once, and again whenever one of the files is written, replaced or removed, until the signal aborts. It watches the
 * folders, because many editors write a new file and rename it. Throws PLAN_NOT_FOUND if a folder does not exist.
 */
async function* whenWritten(files: readonly string[], signal: AbortSignal): AsyncGenerator<void, void> {
  let wake = (): void => undefined
  const watchers = [...new Set(files.map((file) => path.dirname(file)))].map((folder) => {
    const wanted = new Set(files.filter((file) => path.dirname(file) === folder).map((file) => path.basename(file)))
    return openWatch(folder, (name) => (name === null || wanted.has(name)) && wake())
  })
  signal.addEventListener('abort', () => wake(), { once: true })
  try {
    while (!signal.aborted) {
      const written = new Promise<void>((resolve) => {
        wake = resolve
      })
      yield
      if (!signal.aborted) await written
      await setTimeout(STILL)
    }
  } finally {
    for (const watcher of watchers) watcher.close()
  }
}

const openWatch = (folder: string, tell: (name: string | null) => void): FSWatcher => {
  try {
    return watch(folder, (_, name) => tell(name))
  } catch (error) {
    throw new EditplanError(unreadable(`The folder ${folder}`, error, folder))
  }
}

const REPAIR = { verbs: ['repair'], of: 'face', option: ['<file>', 'Options'] } as const
const OF_REPAIR = [
  {
    name: 'packet',
    type: 'text',
    about: 'what `check --repair` wrote; refused if it belongs to another plan',
    ...REPAIR,
  },
  {
    name: 'answers',
    type: 'text',
    about: 'JSON: {"step", "input"} or {"step", "drop": true} for each step; - is standard input',
    ...REPAIR,
  },
  {
    name: 'accept',
    type: 'flag',
    about: 'take every correction that is certain',
    ...{ ...REPAIR, option: ['', 'Options'] },
  },
  { name: 'repair', type: 'text', about: 'write what is still refused to this file, as JSON', ...REPAIR },
] as const satisfies readonly Input[]

type RepairValues = InputsOf<'repair', (typeof OF_REPAIR)[number]>

/** `editplan repair`: a plan with its refused steps corrected. */
const repairCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('repair'), { own: OF_REPAIR, headings: [] })
    .summary('correct the refused steps of a plan')
    .description(
      'Writes the plan with corrected steps: by the corrections that are certain, by answers of an agent, or by what you choose on the terminal. The exit code is 1 while steps are refused.',
    )
    .argument('<plan>', 'the plan file; - is standard input')
    .addHelpText(
      'after',
      examples(
        'editplan repair plan.yaml --accept -o repaired.yaml',
        'editplan repair plan.yaml --packet packet.json --answers answers.json -o repaired.yaml',
      ),
    )
    .action(async (name: string, options: RepairValues) => finish(await repair(name, options, context)))

async function repair(name: string, options: RepairValues, context: Context): Promise<number> {
  const { accept } = options
  const { plan, place } = await openPlan(name, { ...options, verb: 'repair' }, context)
  if (options.packet !== undefined) await requireSamePlan(options.packet, plan, context)
  const answers = options.answers === undefined ? [] : await readAnswers(options.answers, context)
  const repaired = await repairAsTold(plan, { ...place, answers, accept }, { name, options, context })
  if (options.repair !== undefined) {
    const { packetText } = await import('../../../core/report/repair-packet.ts')
    await writeOutput(options.repair, packetText(repaired.packet), context)
  }
  for (const line of linesOf(repaired, answers)) context.stderr(`${line}\n`)
  for (const step of repaired.packet.refused)
    context.stderr(`${paint(context.errorStyle, 'red', '✗')} ${lineOf(step)}\n`)
  if (repaired.plan.steps.length === 0) {
    throw new EditplanError({ name: 'PLAN_EMPTY', message: 'Every step is left out: no plan is written.' })
  }
  await writePlan(repaired.plan, options.output, context)
  return repaired.packet.refused.length === 0 ? 0 : 1
}

/** Somebody at a terminal is asked where nothing else says what to do. */
async function repairAsTold(
  plan: SteppedPlan,
  repairOptions: RepairOptions,
  { name, options, context }: { readonly name: string; readonly options: RepairValues; readonly context: Context },
): Promise<Repair> {
  const { repairPlan } = await import('../../../core/run/repair.ts')
  const repaired = await repairPlan(plan, repairOptions)
  if (options.accept || options.answers !== undefined || repaired.packet.refused.length === 0) return repaired
  const choices = await askAboutRepairs(repaired.packet.refused, { plan: name, context })
  return choices ? repairPlan(plan, { ...repairOptions, ...choices }) : repaired
}

async function requireSamePlan(file: string, plan: SteppedPlan, context: Context): Promise<void> {
  const { repairPacket } = await import('../../../core/report/repair-packet.ts')
  const parsed = repairPacket.safeParse(await readJson(file, context))
  if (!parsed.success) {
    const message = `${file} is not a packet of editplan. Write one with check --repair.`
    throw new EditplanError({ name: 'INVALID_INPUT', message })
  }
  if (parsed.data.plan.sha256 === plan.digest) return
  const message = `${file} belongs to another plan, or the plan has changed since. Check the plan again with --repair.`
  throw new EditplanError({ name: 'FILE_MODIFIED', message })
}

async function readAnswers(file: string, context: Context): Promise<readonly RepairAnswer[]> {
  const { repairAnswers } = await import('../../../core/report/repair-packet.ts')
  const parsed = repairAnswers.safeParse(await readJson(file, context))
  if (parsed.success) return parsed.data
  const message = `${file} holds no answers: write a JSON array of {"step", "input"} or {"step", "drop": true}.`
  throw new EditplanError({ name: 'INVALID_INPUT', message })
}

async function readJson(file: string, context: Context): Promise<unknown> {
  try {
    return JSON.parse(await readText(file, context, { what: file, refusal: 'INVALID_INPUT' }))
  } catch (error) {
    if (error instanceof EditplanError) throw error
    const message = `${file} cannot be read as JSON: ${saidBy(error)}. Correct it.`
    throw new EditplanError({ name: 'INVALID_INPUT', message })
  }
}

const linesOf = ({ corrected, packet }: Repair, answers: readonly RepairAnswer[]): readonly string[] => [
  ...(corrected.length > 0 ? [`Corrected: step ${corrected.join(', ')}.`] : []),
  ...(answers.length > 0 ? [`Answered: step ${answers.map(({ step }) => step).join(', ')}.`] : []),
  packet.refused.length === 0
    ? 'No step is refused.'
    : `Refused: ${packet.refused.length} of ${packet.plan.steps} steps.`,
]

const lineOf = ({ step, tool, input, error, corrected }: RefusedStep): string => {
  const file = String(input.file_path ?? input.notebook_path ?? input.glob ?? '')
  const hint = corrected ? ' There is a correction: take it with --accept.' : ''
  return `step ${step}: ${tool} ${oneLine(file)}: ${error.name}.${hint}`
}

/** Asks the person at the terminal about each refused step; undefined if there is nobody to ask. */
async function askAboutRepairs(
  refused: readonly RefusedStep[],
  { plan, context }: { readonly plan: string; readonly context: Context },
): Promise<{ readonly accept: readonly number[]; readonly answers: readonly RepairAnswer[] } | undefined> {
  const terminal = terminalOf(context)
  const { input, output } = terminal
  if (!context.live || !input.isTTY || output.columns === 0 || plan === '-') return undefined
  const { isCancel, select } = await import('@clack/prompts')
  const accept: number[] = []
  const answers: RepairAnswer[] = []
  for (const step of refused) {
    const choice = await select<'leave' | 'accept' | 'drop'>({
      ...terminal,
      signal: context.signal,
      message: messageOf(step, context.errorStyle.width - FRAME),
      initialValue: 'leave',
      options: [
        { value: 'leave', label: 'Leave the step as it is' },
        ...(step.corrected ? [{ value: 'accept' as const, label: 'Take the correction' }] : []),
        { value: 'drop', label: 'Take the step out of the plan' },
      ],
    })
    if (isCancel(choice)) break
    if (choice === 'accept') accept.push(step.step)
    if (choice === 'drop') answers.push({ step: step.step, drop: true })
  }
  return { accept, answers }
}

/** Columns that the prompt takes for its frame. */
const FRAME = 6

function messageOf({ step, tool, error, corrected }: RefusedStep, width: number): string {
  const words = [
    `Step ${step}: ${tool}: ${error.name}`,
    ...error.message.split('\n').map(oneLine),
    ...(corrected ? ['The correction:', ...JSON.stringify(corrected, null, 2).split('\n').map(oneLine)] : []),
  ]
  return words.flatMap((line) => wrap(line, width)).join('\n')
}

export const commands = [checkCommand, repairCommand]
