import { Command } from 'commander'
import type { SteppedPlan } from '../../../core/plan/steps.ts'
import type { RunOptions } from '../../../core/run/apply.ts'
import { EditplanError } from '../../../errors.ts'
import { askAtTerminal } from '../ask.ts'
import type { CommandFactory, Context } from '../context.ts'
import { type DeliveryOptions, withDeliveryOptions } from '../deliver.ts'
import { keepBeside } from '../keep-output.ts'
import { examples, type ReplayOptions, withBaseOptions, withReplayOptions } from '../options.ts'
import { replay } from '../replay.ts'
import { inEachRepository, type RepositoryOptions, repositoriesOption, withRepositoryList } from '../repositories.ts'
import { writePlan } from '../write-plan.ts'

interface ApplyOptions extends Omit<ReplayOptions, 'repo'>, RepositoryOptions, DeliveryOptions {
  readonly branch?: string
  readonly force?: boolean
  readonly dryRun?: boolean
  readonly pick?: boolean
  readonly output?: string
}

/** `editplan apply`: replays plans on a checkout. */
export const applyCommand: CommandFactory = (context, finish) =>
  withRepositoryList(
    withDeliveryOptions(withBaseOptions(withReplayOptions(new Command('apply'), repositoriesOption()))),
  )
    .summary('replay plans on a checkout')
    .description(
      'Replays plans on a checkout. The work tree changes; HEAD and the index do not. The commits of the run are kept under refs/editplan/runs/.',
    )
    .option('--branch <name>', 'create this branch from the base with the commits of the run, and switch to it')
    .option('--force', 'replace the branch if it exists')
    .option('--dry-run', 'show the patches and write nothing')
    .option('--pick', 'ask about each step, or each place of it, and apply only what you take')
    .option('-o, --output <file>', 'with --pick: write what you take as a plan')
    .addHelpText(
      'after',
      examples('editplan apply plan.yaml', 'editplan apply plan.yaml --branch rename --report report.json'),
    )
    .action(async (names: string[], options: ApplyOptions) => finish(await apply(names, options, context)))

const apply = (names: readonly string[], given: ApplyOptions, whole: Context): Promise<number> =>
  inEachRepository(given, whole, (options, context) => applyIn(names, options, context))

const applyIn = (
  names: readonly string[],
  options: ApplyOptions & { readonly repo: string },
  context: Context,
): Promise<number> =>
  replay(names, { ...options, patches: options.dryRun ?? false }, context, async (plans, run) => {
    const { applyPlan } = await import('../../../core/run/apply.ts')
    return applyPlan(options.pick ? await picked(plans, options, { context, run }) : plans, {
      ...run,
      ask: askAtTerminal(names, context),
      keepOutput: keepBeside(options, context),
      ...(options.branch !== undefined && { branch: options.branch }),
      ...(options.force && { force: true }),
      ...(options.dryRun && { dryRun: true }),
    })
  })

async function picked(
  plans: readonly SteppedPlan[],
  { output, bare }: ApplyOptions,
  { context, run }: { readonly context: Context; readonly run: RunOptions },
): Promise<SteppedPlan> {
  const [plan, second] = plans
  if (!plan || second || bare !== undefined)
    throw new EditplanError({ name: 'USAGE', message: '--pick takes one plan, and a checkout. Compose several first.' })
  const { pickAtTerminal } = await import('../pick.ts')
  const { root, base, policy } = run
  const taken = await pickAtTerminal(plan, { root, base, policy }, { context })
  if (!taken) throw new EditplanError({ name: 'PLAN_EMPTY', message: 'You took no step: nothing is applied.' })
  if (output !== undefined) await writePlan(taken, output, context)
  return taken
}
