import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { Command } from 'commander'
import { openGit } from '../../../core/git/git.ts'
import { notePlan, type WrittenPlan, writtenPlan } from '../../../core/history/recordings.ts'
import type { Plan } from '../../../core/plan/schema.ts'
import { oneLine } from '../../../core/text/neutralise.ts'
import { counted } from '../../../core/text/words.ts'
import { EditplanError } from '../../../errors.ts'
import { type CommandFactory, type Context, tellFailure } from '../../../faces/cli/context.ts'
import { examples, withInputs } from '../../../faces/cli/options.ts'
import { tellLeftOut, writePlan } from '../../../faces/cli/read-plans.ts'
import type { Input } from '../../../inputs/input.ts'
import type { InputsOf } from '../../../inputs/table.ts'
import type { RecordedChanges } from '../record/plan.ts'
import { parseHook } from './hook-call.ts'
import { OF_RECORD, placeOf, type RecordValues, tellIgnored } from './record-options.ts'

/** `editplan record`: a plan of what a command, or an agent with a hook, changes. */
export const recordCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('record'), { own: OF_RECORD, headings: [], verbOf })
    .summary('run an agent or any command, and make a plan of what it changes')
    .description(
      'Runs a command and makes a plan of everything that it changed in the checkout: by edits, shell commands, formatters, generators. Ignored files do not count. The exit code is that of the command; 1 if it succeeded and something is not in the plan.',
    )
    .argument('[command...]', 'the command, after --')
    .addHelpText(
      'after',
      examples(
        'editplan record -o plan.yaml -- npm run format',
        'editplan record --start; editplan record --stop -o ../plan.yaml',
        'editplan record --acp -o ../plan.yaml -- gemini --acp',
        'editplan record hook -o ../plan.yaml < payload.json',
      ),
    )
    .addCommand(hookCommand(context, finish))
    .action(async (command: string[], options: RecordValues) => finish(await record(command, options, context)))

const verbOf = ({ acp }: Partial<RecordValues>, _: readonly string[], called: Command) =>
  called.name() === 'hook' ? 'record of a hook' : acp ? 'record --acp' : 'record'

async function record(command: readonly string[], options: RecordValues, context: Context): Promise<number> {
  const [file, ...args] = command
  if (options.start || options.stop) return recordBetween(command, options, context)
  if (file === undefined) {
    const message = 'There is no command to run. Give one after --, or use --start and --stop.'
    throw new EditplanError({ name: 'USAGE', message })
  }
  if (options.acp) {
    const { recordAcpCommand } = await import('./record-acp.ts')
    return recordAcpCommand([file, ...args], options, context)
  }
  const { recordCommand: run } = await import('../record/command.ts')
  const recorded = await run({
    ...(await placeOf(options, context)),
    command: [file, ...args],
    cwd: context.cwd,
    stdout: options.output === '-' ? 'stderr' : 'stdout',
    signal: context.signal,
    deliver: (made) => deliver(made, options.output, context),
  })
  return recorded.exitCode !== 0 ? recorded.exitCode : recorded.leftOut.length > 0 ? 1 : 0
}

/** `--start` and `--stop`, around whatever runs between two calls. */
async function recordBetween(command: readonly string[], options: RecordValues, context: Context): Promise<number> {
  if (options.start === options.stop || command.length > 0)
    throw new EditplanError({ name: 'USAGE', message: 'Give --start, or --stop, and no command.' })
  const { startRecording, stopRecording } = await import('../record/between.ts')
  const place = await placeOf(options, context)
  if (options.start) {
    await startRecording(place)
    return 0
  }
  const { leftOut } = await stopRecording({ ...place, deliver: (made) => deliver(made, options.output, context) })
  return leftOut.length > 0 ? 1 : 0
}

async function deliver(
  { plan, leftOut, ignored, note }: RecordedChanges & { readonly note?: string },
  output: string,
  context: Context,
): Promise<void> {
  if (note !== undefined) context.stderr(`${note}\n`)
  tellLeftOut(leftOut, context)
  tellIgnored(ignored, context)
  if (plan) await writePlan(plan, output, context)
  if (plan && output !== '-') context.stderr(`${oneLine(output)}: ${counted(plan.steps.length, 'step')}\n`)
  if (!plan && leftOut.length === 0) context.stderr('Nothing changed: there is no plan.\n')
  tellRunner(plan !== undefined, context)
}

/** The output `changed` of a step of a workflow: without a plan there is nothing to upload, and nothing to publish. */
function tellRunner(isChanged: boolean, { env }: Context): void {
  if (env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, `changed=${isChanged}\n`)
}

const OF_HOOK = [
  {
    name: 'event',
    type: 'text',
    about: 'name of the hook, for agents that do not give it: sessionStart, postToolUse, sessionEnd',
    verbs: ['record hook'],
    of: 'face',
    option: ['<name>', 'Options'],
  },
] as const satisfies readonly Input[]

type HookValues = RecordValues & InputsOf<'record hook', (typeof OF_HOOK)[number]>

const hookCommand: CommandFactory = (context, finish) =>
  withInputs(new Command('hook'), { own: OF_HOOK, name: 'record hook' })
    .summary('the same as a hook that an agent calls')
    .description(
      'Reads what an agent gives its hook on standard input. Notes the work tree after each call of a tool, and writes the plan when the agent stops. Takes the options of record; --output is seen from the checkout, and must be given. Says nothing on standard output; the exit code is 0, or 1 where something failed, so that no agent is held up.',
    )
    .action(async (_: object, command: Command) => {
      // The options before and after the word go to the command above, which has the same.
      const { repo, ...options } = command.optsWithGlobals<HookValues>()
      const isGiven = command.parent?.getOptionValueSource('repo') !== 'default'
      finish(await hook(options, isGiven ? repo : undefined, context))
    })

/** An agent takes some exit codes for orders: only 0 and 1 are none. */
async function hook(options: Omit<HookValues, 'repo'>, repo: string | undefined, context: Context): Promise<number> {
  try {
    const call = parseHook(String(await context.readStdin()), options.event)
    if (!call)
      throw new EditplanError({
        name: 'INVALID_INPUT',
        message:
          'The hook was given no JSON object on standard input. Name the command in the settings of the agent, which passes one: see `editplan help agents`.',
      })
    if (options.output === '-') {
      const message = 'A hook has nowhere to print the plan. Name a file with --output.'
      throw new EditplanError({ name: 'USAGE', message })
    }
    const root = path.resolve(context.cwd, repo ?? call.cwd ?? '.')
    const output = path.resolve(root, options.output)
    const { recordHook } = await import('../record/hook.ts')
    const made = await recordHook(call, { ...(await placeOf({ ...options, repo: root, output }, context)) })
    if (made) {
      tellLeftOut(made.leftOut, context)
      tellIgnored(made.ignored, context)
      if (made.note !== undefined) context.stderr(`${made.note}\n`)
      if (made.plan) await keep(made.plan, { root, output, session: call.session }, context)
    }
    return 0
  } catch (error) {
    await tellFailure(error, context)
    return 1
  }
}

type PlanOwner = { readonly root: string; readonly output: string; readonly session: string }

async function keep(plan: Plan, { root, output, session }: PlanOwner, context: Context): Promise<void> {
  const git = await openGit(root)
  const { writeRecorded } = await import('./recorded-plan.ts')
  const onWrite = (written: WrittenPlan): void => notePlan(git, session, written)
  const written = writeRecorded(plan, { wanted: output, known: writtenPlan(git, session), onWrite })
  if (written.file !== output) context.stderr(`${output} is not this session's: its plan is in ${written.file}\n`)
}
