import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Command } from 'commander'
import type { SteppedPlan } from '../../../core/plan/steps.ts'
import type { RefusedStep, RepairAnswer } from '../../../core/report/repair-packet.ts'
import { paint, wrap } from '../../../core/report/terminal/style.ts'
import type { Repair, RepairOptions } from '../../../core/run/repair.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { EditplanError } from '../../../errors.ts'
import type { Terminal } from '../ask.ts'
import type { CommandFactory, Context } from '../context.ts'
import { examples, openPlan, repositoryOption } from '../options.ts'
import { readText, writePlan } from '../read-plans.ts'

interface RepairCommandOptions {
  readonly repo: string
  readonly base?: string
  readonly policy?: string
  readonly packet?: string
  readonly answers?: string
  readonly accept?: boolean
  readonly repair?: string
  readonly output: string
}

/** `editplan repair`: a plan with its refused steps corrected. */
export const repairCommand: CommandFactory = (context, finish) =>
  new Command('repair')
    .summary('correct the refused steps of a plan')
    .description(
      'Writes the plan with corrected steps: by the corrections that are certain, by answers of an agent, or by what you choose on the terminal. The exit code is 1 while steps are refused.',
    )
    .argument('<plan>', 'the plan file; - is standard input')
    .addOption(repositoryOption())
    .option('--base <rev>', 'the commit to replay on; an ancestor of the current one')
    .option('--policy <file>', 'the policy to obey')
    .option('--packet <file>', 'what `check --repair` wrote; refused if it is about another plan')
    .option('--answers <file>', 'JSON: {"step", "input"} or {"step", "drop": true} for each step; - is standard input')
    .option('--accept', 'take every correction that is certain')
    .option('--repair <file>', 'write there, as JSON, what is refused still')
    .option('-o, --output <file>', 'write the plan there, as YAML, JSON or JSON Lines by its name', '-')
    .addHelpText(
      'after',
      examples(
        'editplan repair plan.yaml --accept -o repaired.yaml',
        'editplan repair plan.yaml --packet packet.json --answers answers.json -o repaired.yaml',
      ),
    )
    .action(async (name: string, options: RepairCommandOptions) => finish(await repair(name, options, context)))

async function repair(name: string, options: RepairCommandOptions, context: Context): Promise<number> {
  const { accept } = options
  const { plan, place } = await openPlan(name, options, context)
  if (options.packet !== undefined) await requireSamePlan(options.packet, plan, context)
  const answers = options.answers === undefined ? [] : await readAnswers(options.answers, context)
  const repaired = await repairAsTold(
    plan,
    { ...place, answers, ...(accept && { accept }) },
    { name, options, context },
  )
  if (options.repair !== undefined) {
    await writeFile(path.resolve(context.cwd, options.repair), `${JSON.stringify(repaired.packet, null, 2)}\n`)
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

interface RepairInput {
  readonly name: string
  readonly options: RepairCommandOptions
  readonly context: Context
}

/** Somebody at a terminal is asked where nothing else says what to do. */
async function repairAsTold(
  plan: SteppedPlan,
  told: RepairOptions,
  { name, options, context }: RepairInput,
): Promise<Repair> {
  const { repairPlan } = await import('../../../core/run/repair.ts')
  const repaired = await repairPlan(plan, told)
  if (options.accept || options.answers !== undefined || repaired.packet.refused.length === 0) return repaired
  const choices = await askAboutRepairs(repaired.packet.refused, { plan: name, context })
  return choices ? repairPlan(plan, { ...told, ...choices }) : repaired
}

async function requireSamePlan(file: string, plan: SteppedPlan, context: Context): Promise<void> {
  const { repairPacket } = await import('../../../core/report/repair-packet.ts')
  const parsed = repairPacket.safeParse(await readJson(file, context))
  if (!parsed.success) {
    throw new EditplanError({
      name: 'INVALID_INPUT',
      message: `${file} is not a packet of editplan. Write one with check --repair.`,
    })
  }
  if (parsed.data.plan.sha256 === plan.digest) return
  const message = `${file} is about another plan, or the plan was changed since. Check the plan again with --repair.`
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
    const message = `${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}. Correct it.`
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

/** What somebody chose for refused steps. */
interface RepairChoices {
  /** Steps whose correction is taken. */
  readonly accept: readonly number[]
  readonly answers: readonly RepairAnswer[]
}

/** Asks whoever sits at the terminal about each refused step; undefined when nobody can be asked. */
async function askAboutRepairs(
  refused: readonly RefusedStep[],
  { plan, context }: { readonly plan: string; readonly context: Context },
  terminal: Terminal = { input: process.stdin, output: process.stderr },
): Promise<RepairChoices | undefined> {
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
